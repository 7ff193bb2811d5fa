"""Positions that worked examples of a rule page show, as `examples.toml` in the folder of the game has them, by name.

A position is a new game, or one of the game's lesson (`lesson = 5`), with some moves played and some of its values put
by hand. The picture is the part of the board with the things in `shows`, always with the box as printed.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass

from iteru.engine.errors import IteruError
from iteru.engine.game import Game
from iteru.engine.meta import Meta
from iteru.engine.state import State
from iteru.kit.artist import Artist, Speaker
from iteru.kit.crop import NotThere, cropped
from iteru.kit.guide import BadGuide, Reader
from iteru.kit.kept import cache_by_box
from iteru.kit.lesson import lesson_of

FILE = "examples.toml"
USUAL_SIZE = (320, 200)


@dataclass(frozen=True)
class Position:
    """A position of an example, and which part of the board its picture shows."""

    shows: tuple[str, ...]
    light: tuple[str, ...]
    lesson: int
    """The step of the lesson that it begins with, from 1; 0: a new game."""
    seats: int
    seed: int
    options: Mapping[str, str | bool]
    moves: tuple[str, ...]
    put: Mapping[str, object]
    """Values of the position: whole ones, or single entries of a list (`{ 2 = 1 }`)."""
    seat: int
    """Who looks on, from 1; 0: a spectator."""
    width: int
    height: int


@cache_by_box
def read_positions(meta: Meta) -> dict[str, Position]:
    """Returns the positions of a game's examples by name; raises `BadGuide` if they cannot be read."""
    file = meta.folder / FILE
    if not file.is_file():
        return {}
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadGuide(f"{FILE}: {error}") from error
    whole = Reader(FILE, found, ())
    return {name: position_of(whole.table(name)) for name in found}


def position_of(its: Reader) -> Position:
    position = Position(
        its.words("shows"),
        its.words("light"),
        its.number("lesson", 0),
        its.number("seats", 2),
        its.number("seed", 1),
        its.options("options"),
        its.words("moves"),
        its.values("put"),
        its.number("seat", 0),
        its.number("width", USUAL_SIZE[0]),
        its.number("height", USUAL_SIZE[1]),
    )
    its.finish()
    return position


def state_of(game: Game[State], position: Position) -> State:
    """Returns the position; raises `BadGuide` if a move is refused."""
    state = first_state(game, position)
    for move in position.moves:
        try:
            game.play(state, state.actor, move)
        except IteruError as error:
            raise BadGuide(f"{FILE}: `{move}` is refused: {error}") from error
    return with_values(game, state, position.put) if position.put else state


def first_state(game: Game[State], position: Position) -> State:
    if not position.lesson:
        return game.new(position.seats, position.seed, dict(position.options))
    lesson = lesson_of(game)
    if lesson is None:
        raise BadGuide(f"{FILE}: the game has no lesson")
    return lesson.at(position.lesson - 1).match.state


def with_values(game: Game[State], state: State, values: Mapping[str, object]) -> State:
    """Returns the position with other values."""
    snapshot = state.snapshot()
    for name, value in values.items():
        if name not in snapshot:
            raise BadGuide(f"{FILE}: a position has no `{name}`")
        snapshot[name] = changed(snapshot[name], value)
    return game.restore(snapshot)


def changed(before: object, value: object) -> object:
    """Returns a value, or a list with other entries at some places, which count from 0."""
    if not isinstance(value, dict) or not isinstance(before, list):
        return value
    return [value.get(str(place), entry) for place, entry in enumerate(before)]


def example_picture(game: Game[State], words: Speaker, name: str, night: bool = False) -> str:
    """Draws the picture of an example as an SVG file."""
    position = read_positions(game.meta)[name]
    view = game.view(state_of(game, position), position.seat - 1 if position.seat else None)
    whole = Artist(game.meta, words).standalone(view, night, position.light)
    try:
        return cropped(whole, position.shows, position.width, position.height)
    except NotThere as missing:
        raise BadGuide(f"{FILE}: {name}: `{missing}` is not on the picture") from missing
