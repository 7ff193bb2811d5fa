"""The market: the cards on offer, the draw pile and the discards."""

from typing import NamedTuple

from iteru.engine.events import Value
from iteru.engine.phrase import Phrase
from iteru.games.imhotep.show.card_words import card_facts, card_rule
from iteru.games.imhotep.show.picture.icons import icon
from iteru.games.imhotep.show.picture.pieces import diamond
from iteru.games.imhotep.view_types import ImhotepView
from iteru.kit import cards
from iteru.kit.kept import cache
from iteru.kit.scene import (
    BOLD,
    Drawn,
    Font,
    Group,
    Part,
    Parts,
    Path,
    Point,
    Text,
    Wrapped,
    drawn,
    rectangle,
)

TOP = 58
CARD_HEIGHT, HEAD_HEIGHT = 108, 32
WIDE_ENOUGH = 70  # for a card to have words on it
NAMES = (Font("card-name", 12.5, 13, BOLD), Font("card-name less", 11.6, 13, BOLD))
DOES = (
    Font("card-does", 12.5, 13),
    Font("card-does less", 11.6, 12.5),
    Font("card-does least", 10.8, 11),
)
BACKS = (Font("back-text", 12.5, 13),)


class Face(NamedTuple):
    """A card as it is drawn, with the facts of what it does."""

    card: str
    colour: str
    does: tuple[tuple[str, Value], ...]


def face(view: ImhotepView, card: str) -> Face:
    return Face(card, view["market"]["colours"][card], tuple(card_facts(view, card).items()))


def market(view: ImhotepView, width: float, height: float) -> Parts:
    """Draws the cards on offer side by side; if the viewer looks at the pair, both its cards, and the others narrower."""
    its = view["market"]
    stalls, faces = its["cards"], its["pair_cards"]
    hidden = 1 if view["options"]["market"] == "B" else 0
    room = width - 18 - 6 * (len(stalls) + max(hidden, len(faces)) - 1)
    wide = min(84.0, room / (len(stalls) + hidden))
    narrow = (room - 2 * wide) / len(stalls) if faces else wide
    parts = [draw_pile(its["draw_pile"]), discards(its["discards"])]
    for i, card in enumerate(stalls):
        at = (9 + i * (narrow + 6), TOP)
        parts.append(
            offer(view, card, f"stall-{i + 1}", at, narrow) if card else empty_stall(at, narrow)
        )
    x = 9 + len(stalls) * (narrow + 6)
    for i, card in enumerate(faces):
        at = (x + i * (wide + 6), TOP)
        parts.append(offer(view, card, f"pair-{i + 1}", at, wide))
    if hidden and not faces:
        parts.append(pair(its["pair"], len(stalls) + 1, (x, TOP), wide))
    return parts


@cache
def empty_stall(at: Point, width: float) -> Part:
    return Group([cards.gap(width, CARD_HEIGHT)], at, title=Phrase("picture-stall-empty"))


@cache
def pair(count: int, number: int, at: Point, width: float) -> Part:
    """R6.1: draws two cards face down that are one pick."""
    if count == 0:
        return empty_stall(at, width)
    backs = [card_back(width - 10, CARD_HEIGHT - 10, (10 - 10 * i, 10 * i)) for i in range(count)]
    words = Phrase("picture-pair", {"count": count})
    label = Wrapped(BACKS, ((width - 10) / 2, CARD_HEIGHT - 20), words, width - 18, 40)
    parts = [drawn(*backs), label, cards.edge(width, CARD_HEIGHT)]
    title, place = Phrase("picture-pair-hidden", {"count": count}), f"stall-{number}"
    return Group(parts, at, "card", place, "card-pair", place, title)


def card_back(width: float, height: float, at: Point) -> Part:
    return Group([cards.back(width, height, diamond(19, width / 2, height / 2))], at)


def offer(view: ImhotepView, card: str, place: str, at: Point, width: float) -> Part:
    return offered(face(view, card), card_rule(view, card), place, at, width)


@cache
def offered(face: Face, rule: str, place: str, at: Point, width: float) -> Part:
    """Draws a coloured head with the name, one large icon, and what the card does, if there is room for words."""
    card, facts = face.card, dict(face.does)
    parts: Parts = [cards.ground(width, CARD_HEIGHT, HEAD_HEIGHT)]
    if width > WIDE_ENOUGH:
        name = Phrase(f"picture-name-{card}")
        short = Phrase(f"picture-short-{card}")
        middle = (width / 2, HEAD_HEIGHT / 2 + 4)
        parts.append(Wrapped(NAMES, middle, name, width - 4, 28, shorter=short))
        parts.append(icon(card, width / 2, HEAD_HEIGHT + 16, 0.66))
        does = Phrase("picture-does", facts)
        parts.append(Wrapped(DOES, (width / 2, 88), does, width - 4, 44))
    else:
        parts.append(icon(card, width / 2, 68, 0.95))
    parts.append(cards.edge(width, CARD_HEIGHT))
    words = Phrase("picture-card", facts)
    look = f"card card-{face.colour}"
    return Group(parts, at, look, place, f"card-{card}", place, words, rule=rule)


@cache
def draw_pile(count: int) -> Part:
    backs = [Path("back", rectangle(9, 3, 28, 32, 4)), Path("back", rectangle(6, 6, 28, 32, 4))]
    pile = drawn(*backs, Text("back-count", 20, 27, count))
    words = Phrase("picture-draw-pile", {"count": count})
    halo = drawn(Path("hit halo", rectangle(-2, -1, 46, 46, 6)))
    return Group([pile, halo], (110, 2), target="draw", title=words, rule="R3.3")


def discards(discarded: dict[str, int]) -> Part:
    names = " ".join([card for card, count in discarded.items() for _ in range(count)])
    shown = (
        Phrase("picture-discards-are", {"cards": names}) if names else Phrase("picture-no-discards")
    )
    return Group([discard_pile(sum(discarded.values()))], (152, 2), title=shown, rule="R3.3")


@cache
def discard_pile(count: int) -> Drawn:
    pile = Path("paper" if count else "slot", rectangle(8, 5, 28, 32, 4))
    return drawn(pile, Text("count", 22, 26, count))
