"""The turn: what has been played, how much gold is laid out, and what lasts until the turn ends; or a tray to choose from."""

from functools import cache

from iteru.engine.game import View
from iteru.engine.phrase import Phrase, packed
from iteru.games.valley_of_the_kings.show.picture.cards import (
    Face,
    coin,
    coloured,
    face,
    tile,
    title,
)
from iteru.games.valley_of_the_kings.show.picture.tray import tray
from iteru.kit.cards import edge
from iteru.kit.scene import (
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

WIDTH, HEIGHT = 460, 122
TILE_WIDTH, TILE_HEIGHT, TILE_TOP = 86, 62, 30
STATES = (Font("so-far", 12, 14), Font("so-far least", 10.6, 12))


def turn(view: View) -> Parts:
    """A tray while cards are to be chosen from somewhere else; else what the player on turn has done."""
    return tray(view) or [play_area(view)]


def play_area(view: View) -> Part:
    if view["actor"] is None:
        return Group([panel(), Text("turn", WIDTH / 2, HEIGHT / 2 + 5, Phrase("prompt-over"))])
    so_far, asks = view["so_far"], view["asks"]
    asked = asks is not None and asks["seat"] == view["seat"] == view["on_turn"]
    revealed = len(view["revealed"])
    cards = [*view["played"], *view["revealed"]]
    step = min(TILE_WIDTH + 4, (WIDTH - 20 - TILE_WIDTH) / max(1, len(cards) - 1))
    parts: Parts = [
        panel(),
        Text("name", 12, 21, Phrase("picture-on-turn", {"seat": view["on_turn"]})),
    ]
    if so_far["laid"]:
        parts.append(laid(so_far["laid"]))
    if not cards:
        parts.append(Text("label center", WIDTH / 2, 66, Phrase("picture-nothing-played")))
    for number, name in enumerate(cards):
        is_revealed = number >= len(cards) - revealed
        parts.append(
            played(face(view, name), number, (10 + step * number, TILE_TOP), asked, is_revealed)
        )
    return Group([*parts, state(view)])


@cache
def panel() -> Drawn:
    return drawn(Path("panel", rectangle(0.5, 0.5, WIDTH - 1, HEIGHT - 1, 10)))


@cache
def laid(gold: int) -> Part:
    words = Phrase("picture-laid", {"gold": gold})
    return Group([coin(gold, WIDTH - 24, 16, 13), Text("so-far end", WIDTH - 44, 21, words)])


@cache
def played(face: Face, number: int, at: Point, asked: bool, is_revealed: bool) -> Part:
    """A card on the table until the turn ends, or one that a book has revealed."""
    target = f"played-{face.card}" if asked and not is_revealed else ""
    words = Phrase("picture-revealed", title(face).facts) if is_revealed else title(face)
    kind = f"{coloured(face)} revealed" if is_revealed else coloured(face)
    parts = [*tile(face, TILE_WIDTH, TILE_HEIGHT), edge(TILE_WIDTH, TILE_HEIGHT)]
    return Group(parts, at, kind, target, f"card-{face.card}", f"played-{number}", words)


def state(view: View) -> Part:
    """What the turn has brought about so far, or in which order its cards are put away."""
    if view["arranged"]["cards"]:
        return status(Phrase("picture-arranged", {"cards": " ".join(view["arranged"]["cards"])}))
    so_far = view["so_far"]
    phrases = [Phrase("so-far-changed" if so_far["changed"] else "so-far-unchanged")]
    phrases.append(Phrase("so-far-entombed" if so_far["entombed"] else "so-far-not-entombed"))
    if so_far["gold_each"]:
        phrases.append(Phrase("so-far-gold-each", {"gold": so_far["gold_each"]}))
    if so_far["anywhere"]:
        phrases.append(Phrase("so-far-anywhere"))
    if so_far["cheaper"]:
        phrases.append(Phrase("so-far-cheaper", {"gold": so_far["cheaper"]}))
    return status(Phrase("picture-action", {"phrases": packed(phrases)}))


def status(words: Phrase) -> Part:
    return Wrapped(STATES, (12, 111), words, WIDTH - 20, 26)
