"""Tables in all kinds of positions, for whoever looks at pages: openings, endings, and whatever is most of something.

Each game adds what play hardly reaches: `tests/<game>/extremes.py` with a function `extremes` that makes of a view others
in which there is more of everything.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from pathlib import Path
from unittest.mock import patch

import iteru
from iteru.contract.games import Case, random_action
from iteru.contract.legibility import LONG_NAMES as NAMES
from iteru.engine.game import View
from iteru.engine.phrase import Choice
from iteru.engine.rng import Rng
from iteru.engine.spread import other_values
from iteru.engine.state import State
from iteru.kit.artist import Artist
from iteru.table import house as house_module
from iteru.table.house import House
from iteru.table.migrate import migrate
from iteru.table.storage import Storage
from iteru.words import Words
from tests.conftest import run_apart
from tests.web.signed import begin_session

ROOT = Path(__file__).parents[2]
TEXT = re.compile(r">([^<]+)<")


@dataclass(frozen=True)
class Position:
    """A table to be looked at: how the game was begun, and what has been played."""

    case: Case
    label: str
    seed: int
    moves: tuple[tuple[int, str], ...]
    seat: int
    """Whose page it is."""

    def __str__(self) -> str:
        return f"{self.case}-{self.label}"

    def view(self, seat: int | None) -> View:
        """What a seat sees of it, or somebody who only watches."""
        game, state = self.case.game, self.case.new(self.seed)
        for _, move in self.moves:
            state.apply(game.parse(move))
        return game.view(state, seat)


def cases(name: str, is_long: bool) -> list[Case]:
    """The fewest seats with the standard game, and the most with all options; if it may take long, all numbers of seats."""
    meta = iteru.meta(name)
    all_options = tuple(dict(other_values(meta)).items())
    if is_long:
        seats = range(meta.min_seats, meta.max_seats + 1)
        return [Case(name, count, options) for count in seats for options in ((), all_options)]
    return [Case(name, meta.min_seats, ()), Case(name, meta.max_seats, all_options)]


def words_on(view: View, artist: Artist) -> int:
    """How many letters there are to read on the picture and before the seats."""
    seats = [artist.seat(view, seat) for seat in range(view["seats"])]
    return sum(map(len, TEXT.findall(artist.board(view) + "".join(seats))))


class MissingExtremes(Exception):
    """A game does not say what the most of everything is, so nobody knows whether that can be read."""


def extremes(name: str, view: View) -> dict[str, View]:
    """Views with more on them than play brings about."""
    file = f"tests/{name}/extremes.py"
    if not (ROOT / file).is_file():
        raise MissingExtremes(
            f"{name} needs {file} with a function `extremes`: see CONTRIBUTING.md"
        )
    found: dict[str, View] = import_module(f"tests.{name}.extremes").extremes(view)
    if not found:
        raise MissingExtremes(f"`extremes` in {file} gives no view")
    return found


@cache
def positions(name: str, games: int) -> list[Position]:
    """From random games: the opening, the middle, the end, the most choices, the most words on the picture, the longest
    question, the longest caution, and the most that others did since one's own move.
    """
    found: dict[str, Position] = {}
    for case in cases(name, games > 1):
        best: dict[str, tuple[float, Position]] = {}
        for seed in range(1, games + 1):
            for label, much, position in notable(case, seed):
                if label not in best or best[label][0] < much:
                    best[label] = (much, position)
        for _, position in best.values():
            found.setdefault(f"{position.seed} {position.moves}", position)
    return list(found.values())


def notable(case: Case, seed: int) -> Iterator[tuple[str, float, Position]]:
    """Labelled positions of a random game, and how much of what they are named for they have."""
    game, state, rng = case.game, case.new(seed), Rng.seeded(seed)
    words = Words("cs", game.meta)
    artist = Artist(game.meta, words)
    moves: list[tuple[int, str]] = []
    running: list[Position] = []
    while state.actor != iteru.NOBODY:
        here = Position(case, "middle", seed, tuple(moves), state.actor)
        running.append(here)
        view = game.view(state, state.actor)
        yield "choices", len(state.legal_actions()), replace(here, label="choices")
        yield "question", len(words.question(game.prompt(view))), replace(here, label="question")
        if careful := cautions(game.choices(state, state.actor, view), words):
            yield "caution", max(map(len, careful)), replace(here, label="caution")
        if len(moves) % 3 == 0:
            yield "words", words_on(view, artist), replace(here, label="words")
        yield "since", moves_since(moves, state.actor), replace(here, label="since")
        moves.append(play(case, state, rng))
    yield "opening", 0, replace(running[0], label="opening")
    yield "middle", 0, running[len(running) // 2]
    yield "end", 0, Position(case, "end", seed, tuple(moves), 0)


def cautions(choices: list[Choice], words: Words) -> list[str]:
    return [words.phrase(choice.caution) for choice in choices if choice.caution]


def moves_since(moves: list[tuple[int, str]], seat: int) -> int:
    """How many choices the others have made since a seat made one."""
    own = [number for number, (chooser, _) in enumerate(moves, start=1) if chooser == seat]
    return len(moves) - (own[-1] if own else 0)


def play(case: Case, state: State, rng: Rng) -> tuple[int, str]:
    """A random move, as a record has it."""
    action = random_action(state, rng)
    move = (state.actor, case.game.notation(action))
    state.apply(action)
    return move


def lay_out(data: Path, wanted: list[Position]) -> list[str]:
    """A database with a table for each position; gives their ids. They belong to the person of `signed_cookie`, who has
    more of them than anybody else may.
    """
    with patch.object(house_module, "MAX_TABLES", len(wanted)):
        return run_apart(open_tables(data, wanted))


async def open_tables(data: Path, wanted: list[Position]) -> list[str]:
    data.mkdir(parents=True, exist_ok=True)
    storage = Storage(f"sqlite+aiosqlite:///{data / 'iteru.db'}")
    await migrate(storage)
    house = House(storage)
    anna = await house.people.new_guest(NAMES[0])
    await begin_session(house, anna)
    ids = []
    for position in wanted:
        seats: list[dict[str, object]] = [
            {"kind": "bot", "bot": "random"} for _ in range(position.case.seats)
        ]
        seats[position.seat] = {"kind": "me"}
        options = dict(position.case.options)
        moves = position.moves
        name = position.case.name
        table = await house.open_table(anna, name, options, seats, position.seed, moves=moves)
        await table.set_seats(
            {at: replace(seat, name=NAMES[at]) for at, seat in enumerate(table.seats)}
        )
        ids.append(table.id)
    await house.stop()
    return ids
