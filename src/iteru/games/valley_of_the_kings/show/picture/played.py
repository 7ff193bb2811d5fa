"""What the turn has brought about: cards on the altar, what lasts until the turn ends, and the stele with its number."""

from iteru.engine.phrase import Phrase, packed
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
from iteru.games.valley_of_the_kings.show.picture.formats import CHIP, PLAYED, Format
from iteru.games.valley_of_the_kings.show.picture.front import (
    TALL_ALTAR,
    Place,
    stage,
    thumb,
)
from iteru.games.valley_of_the_kings.view_types import ValleyView
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.parts import Group, Part, Parts, Shape, Text, Wrapped
from iteru.kit.paths import Point

SMALL = (Face(15, "sans", "middle"), Face(14, "sans", "middle"))


def is_asked(view: ValleyView) -> bool:
    """Whether the viewer may touch cards in play: they are put away in an order."""
    asks = view["asks"]
    return asks is not None and asks["seat"] == view["seat"] == view["on_turn"]


def in_play(view: ValleyView) -> list[tuple[Card, bool]]:
    """Cards on the table until the turn ends, and those that a book has revealed."""
    cards = [(card_of(view, name), False) for name in view["played"]]
    return [*cards, *[(card_of(view, name), True) for name in view["revealed"]]]


def altar(view: ValleyView, place: Place, are_elsewhere: bool = False) -> Part:
    """The altar with the cards in play, unless these lie on a tray."""
    cards = [] if are_elsewhere else in_play(view)
    inside = [*laid_out(cards, place, is_asked(view)), *words_below(view, len(cards), place)]
    return stage(place, inside, view["seat"] is not None)


def words_below(view: ValleyView, count: int, place: Place) -> Parts:
    if place is TALL_ALTAR:
        return tall_words(view, count)
    width, x = place.width - 20, place.width / 2 - 1
    parts: Parts = []
    is_over = view["actor"] is None
    if not count:
        words = Phrase("prompt-over" if is_over else "picture-nothing-played")
        parts.append(Wrapped(SMALL, (x, 110), words, width - 12, 60))
    if view["seat"] != view["on_turn"] and not is_over:
        turn = Phrase("picture-on-turn", {"seat": view["on_turn"]})
        parts.append(on_turn(turn, (x, 195), width, 17))
    elif count:
        words = Phrase("prompt-over") if is_over else Phrase("picture-in-play", {"count": count})
        parts.append(Wrapped(SMALL, (x, 195), words, width, 17))
    return parts


def tall_words(view: ValleyView, count: int) -> Parts:
    if view["seat"] != view["on_turn"]:
        words = Phrase("picture-on-turn", {"seat": view["on_turn"]})
    else:
        words = Phrase("picture-in-play", {"count": count})
    return [on_turn(words, (90, 64), 68, 50)]


def on_turn(words: Phrase, at: Point, width: float, height: float) -> Part:
    """Draws whose turn it is; a long name is shortened, and said whole when it is touched."""
    return Group([Wrapped(SMALL, at, words, width, height)], title=words, rule="R3.1")


def laid_out(cards: list[tuple[Card, bool]], place: Place, asked: bool) -> Parts:
    """One card large, a few with their gold, many with their emblems only."""
    if place is TALL_ALTAR:
        return grid(cards, (12, 38), 38, 46)
    if len(cards) == 1:
        card, is_revealed = cards[0]
        return [shown(card, 0, (12, 40), PLAYED, asked, is_revealed)]
    if len(cards) <= 4:
        return [
            shown(
                card,
                number,
                (12 + number % 2 * 60, 44 + number // 2 * 62),
                CHIP,
                asked,
                is_revealed,
            )
            for number, (card, is_revealed) in enumerate(cards)
        ]
    return grid(cards, (13, 41), 114, 132)


def grid(cards: list[tuple[Card, bool]], at: Point, width: float, height: float) -> Parts:
    """Cards side by side in rows, as large as there is room for."""
    columns = 1
    while columns * columns < len(cards):
        columns += 1
    w, h = width / columns, height / max(1, -(-len(cards) // columns))
    size = (round(w - 3, 1), round(min(h - 3, 1.2 * w), 1))
    return [
        small(
            card,
            number,
            (at[0] + number % columns * w, at[1] + number // columns * h),
            size,
            is_revealed,
        )
        for number, (card, is_revealed) in enumerate(cards)
    ]


@cache
def shown(card: Card, number: int, at: Point, form: Format, asked: bool, is_revealed: bool) -> Part:
    """A card in play."""
    target = f"played-{card.name}" if asked and not is_revealed else ""
    words = Phrase("picture-revealed", title(card).facts) if is_revealed else title(card)
    look = f"{coloured(card)} revealed" if is_revealed else coloured(card)
    parts = [*lights(form), *drawn_card(card, form)]
    its = (look, target, piece(card), f"played-{number}", words)
    return Group(parts, at, *its, rule=rule(card))


@cache
def small(card: Card, number: int, at: Point, size: Point, is_revealed: bool) -> Part:
    """A card in play where there are many; it is touched on a tray."""
    words = Phrase("picture-revealed", title(card).facts) if is_revealed else title(card)
    its = (coloured(card), "", piece(card), f"played-{number}", words)
    return Group(thumb(card, *size), at, *its, rule=rule(card))


# What lasts until the turn ends


def lasting(view: ValleyView) -> Phrase | None:
    """Returns what the turn's actions have brought about, or in which order its cards are put away."""
    if view["arranged"]["cards"]:
        return Phrase("picture-arranged", {"cards": " ".join(view["arranged"]["cards"])})
    so_far, phrases = view["so_far"], []
    if so_far["gold_each"]:
        phrases.append(Phrase("so-far-gold-each", {"gold": so_far["gold_each"]}))
    if so_far["anywhere"]:
        phrases.append(Phrase("so-far-anywhere"))
    if so_far["cheaper"]:
        phrases.append(Phrase("so-far-cheaper", {"gold": so_far["cheaper"]}))
    return Phrase("picture-action", {"phrases": packed(phrases)}) if phrases else None


def legend(view: ValleyView, x: float, y: float, width: float) -> Part:
    """A line below the pyramid: what lasts, or else what the star on a card means."""
    words = lasting(view)
    if words is None:
        quiet = (Face(14, "sans", "end", "quiet"), Face(13.8, "sans", "end", "quiet"))
        return Wrapped(quiet, (x, y), Phrase("picture-marked"), width, 17)
    strong = (Face(15, "bold", "end"), Face(14, "bold", "end"))
    return Group([Wrapped(strong, (x, y), words, width, 17)], title=words, rule="R6.1")


# The stele


def stele(left: float, foot: float) -> Parts:
    """A stone with a round top, on the step of the pyramid."""
    shape = "M0 0V-101C0 -135 78 -135 78 -101V0Z"
    side = "M72 0V-101C72 -117 58 -127 40 -127C68 -131 78 -119 78 -101V0Z"
    parts = [
        Group([Shape(shape, "shade", opacity=0.26)], (6, 1)),
        Shape(shape, "stone-l", "joint", 1.6),
        Shape(side, "stone-d"),
        Shape("M10 -53H64", "", "joint", 1.1),
    ]
    return [Group(parts, (left, foot))]


@cache
def stele_words(left: float, foot: float, turn: int, is_changed: bool) -> Part:
    state = Phrase("so-far-changed" if is_changed else "so-far-unchanged")
    small = (Face(14, "sans", "middle"), Face(13.8, "sans", "middle", leading=13.5))
    parts = [
        Text(Face(16, "serif", "middle"), 36, -92, Phrase("picture-turn-name")),
        Text(Face(29, "bold", "middle"), 36, -63, turn),
        Wrapped(small, (36, -26), state, 68, 46),
    ]
    return Group(parts, (left, foot), title=Phrase("picture-turn", {"turn": turn}), rule="R3.1")
