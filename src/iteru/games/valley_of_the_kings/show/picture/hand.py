"""Hands: the viewer's own cards as a fan; of other hands there are backs, and the cards that everybody has seen."""

from collections import Counter
from math import cos, radians, sin

from iteru.engine.phrase import Phrase
from iteru.games.valley_of_the_kings.show.picture.cards import (
    Card,
    card_of,
    coloured,
    drawn_card,
    lights,
    piece,
    rule,
    title,
)
from iteru.games.valley_of_the_kings.show.picture.formats import (
    CHIP,
    HAND,
    HAND_OF_5,
    HAND_OF_6,
    HAND_OF_12,
    HAND_OF_18,
    SMALL_HAND,
    TALL_HAND,
    TALL_HAND_OF_5,
    Format,
)
from iteru.games.valley_of_the_kings.show.picture.front import thumb
from iteru.games.valley_of_the_kings.show.picture.masonry import back
from iteru.games.valley_of_the_kings.show.words import viewer
from iteru.games.valley_of_the_kings.view_types import ValleyView
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.parts import Drawn, Group, Part, Parts, Shape, Text, Use, Wrapped, drawn
from iteru.kit.paths import Point, rectangle

MIDDLE, HEIGHT = (637.0, 683.0), 204.0
TALL_MIDDLE = (397.0, 821.0)
ROOM, TALL_ROOM = 636.0, 560.0
GAP = 2.0
BELOW, LOW_BELOW = (5.0, -6.0), (3.0, -3.0)
"""How far one of several like cards lies from the one above it."""


def gold_each(view: ValleyView) -> int:
    """R9.35: the gold that this turn gives to every card, or 0."""
    return view["so_far"]["gold_each"] if view["seat"] == view["on_turn"] else 0


def hand_shows(view: ValleyView) -> str:
    """Everything that the picture of one's own hand depends on."""
    return f"hand {view['seat']} {gold_each(view)} {viewer(view)['hand_cards']}"


def kinds_in_hand(view: ValleyView) -> list[tuple[Card, int]]:
    """R2.7: the own cards, each kind once, and how many there are of it."""
    gold = gold_each(view)
    held = Counter(viewer(view)["hand_cards"])
    return [(card_of(view, name, gold=gold), count) for name, count in held.items()]


def fan(view: ValleyView) -> Parts:
    """The viewer's hand, as a fan while its cards can be read; else in rows."""
    held = kinds_in_hand(view)
    has_copies = any(count > 1 for _, count in held)
    if len(held) <= 6:
        form = HAND if len(held) <= 4 else HAND_OF_5 if len(held) == 5 else HAND_OF_6
        if has_copies and form is HAND_OF_5:
            form = HAND_OF_6
        return fanned(held, form, MIDDLE, ROOM, 1.85 if form is HAND else 1.0)
    form = HAND_OF_12 if len(held) <= 12 else HAND_OF_18 if len(held) <= 18 else CHIP
    return in_rows(held, form, MIDDLE, ROOM)


def tall_fan(view: ValleyView) -> Parts:
    held = kinds_in_hand(view)
    if len(held) <= 5:
        form = TALL_HAND if len(held) <= 4 else TALL_HAND_OF_5
        return fanned(held, form, TALL_MIDDLE, TALL_ROOM, 0.9)
    form = HAND_OF_12 if len(held) <= 10 else HAND_OF_18 if len(held) <= 15 else CHIP
    return in_rows(held, form, TALL_MIDDLE, TALL_ROOM)


def fanned(
    held: list[tuple[Card, int]], form: Format, at: Point, room: float, bend: float
) -> Parts:
    pitch = min(form.width + 7, (room - form.width) / max(1, len(held) - 1))
    parts: Parts = []
    for number, (card, count) in enumerate(held):
        aside = number - (len(held) - 1) / 2
        middle = (at[0] + aside * pitch, at[1] + aside * aside * 0.8 * bend)
        parts.append(held_card(card, count, middle, form, round(aside * bend, 2)))
    return parts


def in_rows(held: list[tuple[Card, int]], form: Format, at: Point, room: float) -> Parts:
    rows = 2 if form is HAND_OF_12 else 3
    columns = max(int((room + GAP) // (form.width + GAP)), -(-len(held) // rows))
    pitch = min(form.width + GAP, room / columns)
    left, top = at[0] - columns * pitch / 2, at[1] - HEIGHT / 2 + 2
    down = HEIGHT / rows
    return [
        held_card(
            card,
            count,
            (left + (number % columns + 0.5) * pitch, top + (number // columns + 0.5) * down),
            form,
            0,
        )
        for number, (card, count) in enumerate(held)
    ]


def small_hand(view: ValleyView, top: float) -> tuple[Parts, float]:
    """The hand on a phone, three cards in a row, and how high that is; an empty one keeps its place."""
    held = kinds_in_hand(view)
    pitch, down = SMALL_HAND.width + 6, SMALL_HAND.height + 16
    parts: Parts = [
        held_card(
            card,
            count,
            (67 + number % 3 * pitch, top + SMALL_HAND.height / 2 + number // 3 * down),
            SMALL_HAND,
            0,
        )
        for number, (card, count) in enumerate(held)
    ]
    return parts, top + max(1, -(-len(held) // 3)) * down + 2


@cache
def held_card(card: Card, count: int, middle: Point, form: Format, turn: float) -> Part:
    """The copies of a card in hand around a point; each is a piece by itself, so that one of them can leave."""
    parts: Parts = [*lights(form)]
    aside, up = BELOW if form.texts else LOW_BELOW
    for copy in range(1, count + 1):
        depth = min(count - copy, 2)
        shown = drawn_card(card, form) if copy == count else [Use(f"below-{form.name}")]
        at = (aside * depth, up * depth)
        place = f"hand-{card.name}-{copy}"
        parts.append(Group(shown, at, coloured(card), "", piece(card), place))
    if count > 1:
        parts.append(times(count, form))
    words = Phrase("picture-held", {**title(card).facts, "count": count, "phrases": card.does})
    at = corner(middle, form, turn)
    return Group(parts, at, "held", f"hand-{card.name}", title=words, rule=rule(card), turn=turn)


def corner(middle: Point, form: Format, turn: float) -> Point:
    """Returns where the upper left corner of a turned card is."""
    x, y, angle = form.width / 2, form.height / 2, radians(turn)
    return (
        middle[0] - x * cos(angle) + y * sin(angle),
        middle[1] - x * sin(angle) - y * cos(angle),
    )


@cache
def times(count: int, form: Format) -> Drawn:
    """A tab that says how many copies there are: above the words, or below; on a card without any it leaves the price free,
    on a narrow one the first line of a long name, and on a phone the heading beside it."""
    wide, size = (38.0, 17) if form.names else (28.0, 16)
    x = form.width / 2 if form.names else wide / 2
    if form is SMALL_HAND:
        wide, x = 32.0, form.width - 15
    elif form.is_narrow and form.texts:
        x = form.width - 17
    y = 0.5 if form.texts else form.height - 5
    return drawn(
        Shape(rectangle(x - wide / 2, y - 16.5, wide, 22, 6), "tablet", "e-line", 1.3),
        Text(
            Face(size, "bold", "middle", "on-tablet"),
            x,
            y,
            f"× {count}" if form.names else f"×{count}",
        ),
    )


# Others

OTHER_HEIGHT, KNOWN_WIDTH = 62.0, 46.0


def other_hands(view: ValleyView, left: float, top: float, room: Point, columns: int) -> Parts:
    """For those who watch: the cards of each seat."""
    width = room[0] / columns
    rows = -(-view["seats"] // columns)
    return [
        part
        for seat in range(view["seats"])
        for part in other_hand(
            view,
            seat,
            (left + seat % columns * width, top + seat // columns * room[1] / rows),
            width - 24,
        )
    ]


def other_hand(view: ValleyView, seat: int, at: Point, room: float) -> Parts:
    """Draws how many cards somebody holds; those that everybody has seen, openly."""
    player = view["players"][seat]
    known = player["hand_cards"]
    step = min(KNOWN_WIDTH + 4, (room - KNOWN_WIDTH) / max(1, player["hand"] - 1))
    words = Phrase("picture-hand-of", {"seat": seat, "count": player["hand"]})
    names = (Face(16, "title"), Face(14, "title"))
    parts: Parts = [
        Group([Wrapped(names, (at[0], at[1] + 15), words, room, 18)], title=words, rule="R2.7")
    ]
    for number in range(player["hand"]):
        place = (at[0] + step * number, at[1] + 24)
        if number < len(known):
            card = card_of(view, known[number])
            shown = thumb(card, KNOWN_WIDTH, OTHER_HEIGHT)
            parts.append(Group(shown, place, coloured(card), title=title(card), rule=rule(card)))
        else:
            parts.append(back(*place, KNOWN_WIDTH, OTHER_HEIGHT))
    return parts
