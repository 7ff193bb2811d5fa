"""The turn: what has been played, how much gold is laid out, and what lasts until the turn ends."""

from typing import NamedTuple

from iteru.engine.phrase import Phrase, packed
from iteru.games.valley_of_the_kings.show.picture.cards import (
    Face,
    chip,
    coin,
    coloured,
    face,
    rule,
    tile,
    title,
)
from iteru.games.valley_of_the_kings.show.picture.hand import CHIP_WIDTH, GAP, TILE_WIDTH
from iteru.games.valley_of_the_kings.view_types import ValleyView
from iteru.kit.cards import edge
from iteru.kit.kept import cache
from iteru.kit.scene import (
    SERIF_BOLD,
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

LAID_WIDTH = 150  # of the gold laid out with its words; of the coin alone a third
STATES = (Font("so-far", 12.5, 14), Font("so-far less", 11.7, 12.6))
NAMES = (Font("name", 16, 17, SERIF_BOLD), Font("name less", 13, 13.5, SERIF_BOLD))


class Area(NamedTuple):
    """How large the area is, and where its cards lie."""

    width: float
    height: float
    cards_top: float
    cards_height: float


def play_area(view: ValleyView, area: Area) -> Part:
    if view["actor"] is None:
        over = Text("turn", area.width / 2, area.height / 2 + 5, Phrase("prompt-over"))
        return Group([panel(area), over])
    laid_out = view["so_far"]["laid"]
    laid_width = LAID_WIDTH if area.width > 400 else LAID_WIDTH / 3
    room = area.width - 24 - (laid_width if laid_out else 0)
    words = Phrase("picture-on-turn", {"seat": view["on_turn"]})
    parts: Parts = [
        panel(area),
        Wrapped(NAMES, (12, 19 if area.cards_top < 34 else 21), words, room, area.cards_top - 2),
        *([laid(laid_out, area.width)] if laid_out else []),
        *(cards(view, area) or [nothing_played(area)]),
    ]
    return Group([*parts, state(view, area)])


@cache
def panel(area: Area) -> Drawn:
    return drawn(Path("panel", rectangle(0.5, 0.5, area.width - 1, area.height - 1, 10)))


@cache
def laid(gold: int, width: float) -> Part:
    words = Phrase("picture-laid", {"gold": gold})
    label = [Text("so-far end", width - 44, 21, words)] if width > 400 else []
    return Group([coin(gold, width - 24, 18, 13), *label], title=words, rule="R4.2")


def nothing_played(area: Area) -> Part:
    y = area.cards_top + area.cards_height / 2 + 4
    return Text("label center", area.width / 2, y, Phrase("picture-nothing-played"))


def cards(view: ValleyView, area: Area) -> Parts:
    """Side by side with their names; where there are many, only their signs."""
    asks = view["asks"]
    asked = asks is not None and asks["seat"] == view["seat"] == view["on_turn"]
    names, revealed = [*view["played"], *view["revealed"]], len(view["revealed"])
    room = area.width - 20
    width = TILE_WIDTH if len(names) * (TILE_WIDTH + GAP) <= room + GAP else CHIP_WIDTH
    step = min(width + GAP, (room - width) / max(1, len(names) - 1))
    size = (width, area.cards_height)
    return [
        played(
            face(view, card),
            number,
            (10 + step * number, area.cards_top),
            size,
            asked,
            number >= len(names) - revealed,
        )
        for number, card in enumerate(names)
    ]


@cache
def played(face: Face, number: int, at: Point, size: Point, asked: bool, is_revealed: bool) -> Part:
    """A card on the table until the turn ends, or one that a book has revealed."""
    target = f"played-{face.card}" if asked and not is_revealed else ""
    words = Phrase("picture-revealed", title(face).facts) if is_revealed else title(face)
    look = f"{coloured(face)} revealed" if is_revealed else coloured(face)
    parts = [*(tile if size[0] == TILE_WIDTH else chip)(face, *size), edge(*size)]
    its = (look, target, f"card-{face.card}", f"played-{number}", words)
    return Group(parts, at, *its, rule=rule(face))


def state(view: ValleyView, area: Area) -> Part:
    """What the turn has brought about so far, or in which order its cards are put away."""
    top = area.cards_top + area.cards_height
    at, room = (12, (top + area.height) / 2 + 5), area.height - top
    return Wrapped(STATES, at, so_far(view), area.width - 20, room)


def so_far(view: ValleyView) -> Phrase:
    if view["arranged"]["cards"]:
        return Phrase("picture-arranged", {"cards": " ".join(view["arranged"]["cards"])})
    so_far = view["so_far"]
    phrases = [Phrase("so-far-changed" if so_far["changed"] else "so-far-unchanged")]
    phrases.append(Phrase("so-far-entombed" if so_far["entombed"] else "so-far-not-entombed"))
    if so_far["gold_each"]:
        phrases.append(Phrase("so-far-gold-each", {"gold": so_far["gold_each"]}))
    if so_far["anywhere"]:
        phrases.append(Phrase("so-far-anywhere"))
    if so_far["cheaper"]:
        phrases.append(Phrase("so-far-cheaper", {"gold": so_far["cheaper"]}))
    return Phrase("picture-action", {"phrases": packed(phrases)})
