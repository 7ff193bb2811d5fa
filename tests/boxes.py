"""Random boxes within what corrections may say, with a liking for the ends: least, most, none, many.

What a value may be is learned from the errors of the box itself: it is first set to nonsense, and then to what the error
says would be right. A box that is accepted must be playable to the end.

As a program it plays some of them and prints a line for each, the same compiled and interpreted:
`python -m tests.boxes GAME FIRST COUNT`.
"""

import faulthandler
import hashlib
import json
import random
import re
import resource
import sys
from typing import Any

import iteru
from iteru.contract.games import named_options
from iteru.engine.errors import BadBox
from iteru.engine.events import Journal
from iteru.engine.game import Game
from iteru.engine.rng import Rng
from iteru.engine.state import State

Corrections = dict[str, Any]
Place = tuple[str, str]
"""A figure's path and the key of one of its values."""

RANGE = re.compile(r"(-?\d+)(?: - |–)(-?\d+)")
HANGS_AFTER = 300.0
"""Seconds for one box, on a machine that has other things to do as well."""
MEMORY = 4 * 2**30
"""Bytes; what loops often takes all there are."""
NONSENSE = -(10**6)
LOOK_EVERY = 25
MOST_EVENTS = 10_000


class Wishes:
    """What somebody would like to correct, until the box takes it."""

    def __init__(self, name: str, seed: int) -> None:
        self.random = random.Random(seed)
        self.box = iteru.meta(name).read_box()
        self.places: list[Place] = [
            (figure.path, key)
            for figure in self.box
            for key in [*figure.values, *self.box.may_add.get(kind_of(figure.path), ())]
        ]
        self.errors = 0
        self.end = ("least", "most", "any", "any")[seed % 4]
        picked = self.some() if self.end == "any" else self.group(seed // 4)
        self.values = {place: self.other(self.printed(place), place) for place in picked}
        self.patience = 2 * len(self.values) + 20

    def some(self) -> list[Place]:
        """Single values, or one of them on all cards."""
        picked = self.random.sample(self.places, self.random.choice((1, 1, 2, 3, 6)))
        more = self.alike(picked[0]) if self.random.random() < 0.5 else []
        return [*picked, *more]

    def group(self, number: int) -> list[Place]:
        """One value of all figures of a kind; one such group after the other."""
        groups = list(dict.fromkeys((kind_of(path), key) for path, key in self.places))
        group = groups[number % len(groups)]
        return [one for one in self.places if (kind_of(one[0]), one[1]) == group]

    def printed(self, place: Place) -> Any:
        return self.box[place[0]].values.get(place[1], True)

    def alike(self, place: Place) -> list[Place]:
        """The same value of all figures of a kind: of all cards, say."""
        same_kind = [one for one in self.places if kind_of(one[0]) == kind_of(place[0])]
        return [one for one in same_kind if one[1] == place[1]]

    def other(self, value: Any, place: Place) -> Any:
        """Something else of the same type."""
        if isinstance(value, bool):
            return not value
        if isinstance(value, int):
            return NONSENSE
        if isinstance(value, str):
            return self.with_other_numbers(value)
        return self.other_list(value, place) if isinstance(value, list) else value

    def other_list(self, items: list[Any], place: Place) -> list[Any]:
        """Nothing, more of the same, some of it, what stands on other cards, or other things in its places."""
        of_all = [item for one in self.alike(place) for item in self.printed(one)]
        some = self.random.choices(of_all or [1], k=self.random.randint(1, 4))
        found = self.random.choice(
            ([], items * 3, items * 10, items[: len(items) // 2], items[::-1], some, some, items)
        )
        return [self.other_item(item, place) for item in found]

    def other_item(self, item: Any, place: Place) -> Any:
        if isinstance(item, list):
            return self.other_list(item, place) if self.random.random() < 0.3 else item
        if isinstance(item, int) and not isinstance(item, bool):
            return self.random.choice((item, item, 0, 1, 60, 100, 1000))
        return self.with_other_numbers(item) if isinstance(item, str) else item

    def with_other_numbers(self, text: str) -> str:
        if self.random.random() < 0.5:
            return text
        return re.sub(r"\d+", lambda _: str(self.random.choice((1, 2, 5, 20, 99))), text)

    def mend(self, error: BadBox) -> None:
        """Do what an error says. What it does not say clearly is no longer wished; nor, by and by, what is too much at once."""
        place = (str(error.facts.get("figure")), str(error.facts.get("key")))
        self.errors += 1
        if self.errors > self.patience:
            self.values.pop(self.random.choice(list(self.values)))
            return
        better = None
        if place in self.places:
            value = self.values.get(place, self.printed(place))
            better = self.as_told(value, str(error.facts.get("right")))
        if better is None:
            self.values.pop(
                place if place in self.values else self.random.choice(list(self.values))
            )
        else:
            self.values[place] = better

    def as_told(self, value: Any, right: str) -> Any:
        """A value as an error says that it would be right; None if that cannot be understood."""
        found = RANGE.search(right)
        low, high = (int(found[1]), int(found[2])) if found else (0, 0)
        ends: list[int] = {"least": [low], "most": [high]}.get(self.end, [low, high])
        if isinstance(value, int):
            more = [self.random.randint(low, max(low, high))] if self.end == "any" else []
            return self.random.choice([*ends, *more]) if found else None
        if isinstance(value, list) and found and all(isinstance(item, int) for item in value):
            length = re.match(r"(\d+) x", right)
            return self.random.choices(
                ends, k=int(length[1]) if length else self.random.randint(1, 12)
            )
        words = [word for word in right.strip("[]").replace(", ...", "").split(" | ") if word]
        return self.random.choice(words) if isinstance(value, str) and words else None

    def corrections(self) -> Corrections:
        """As they stand in a file."""
        found: Corrections = {}
        for (path, key), value in self.values.items():
            table = found
            for part in path.split("."):
                table = table.setdefault(part, {})
            table[key] = value
        return found


def kind_of(path: str) -> str:
    return path.partition(".")[0]


def random_box(name: str, seed: int) -> tuple[Game[State], State]:
    """A game with a random box that was accepted, and a new state of it."""
    wishes = Wishes(name, seed)
    meta = iteru.meta(name)
    seats = wishes.random.randint(meta.min_seats, meta.max_seats)
    options = dict(wishes.random.choice(list(named_options(meta).values())))
    while True:
        try:
            meta.load(wishes.box.overlaid(wishes.corrections())).setting(seats, options)
            game = iteru.game(name, wishes.corrections())
            return game, game.new(seats, seed, options)
        except BadBox as error:
            if error.problem == "unplayable-corrections":
                raise RuntimeError(f"{name} {seed}: {wishes.corrections()}") from error
            wishes.mend(error)


def play(game: Game[State], state: State, seed: int) -> str:
    """A random game to its end, in which everything holds that must hold; a line that tells it."""
    rng = Rng.seeded(seed)
    census = game.census(state)
    story = hashlib.blake2b(digest_size=8)
    for number in range(game.meta.longest + 1):
        if number % LOOK_EVERY == 0 or state.actor == iteru.NOBODY:
            assert game.census(state) == census
            look(game, state)
            state = game.restore(json.loads(json.dumps(state.snapshot())))
            story.update(state.digest().encode())
        if state.actor == iteru.NOBODY:
            return f"{number} choices, {state.scores()}, {story.hexdigest()}"
        actions = state.legal_actions()
        assert actions, "nothing to choose"
        assert actions == sorted(set(actions)), actions
        state.journal = Journal()
        state.apply(actions[rng.below(len(actions))])
        assert len(state.journal.events) < MOST_EVENTS
    raise AssertionError(f"does not end within {game.meta.longest} choices: {state!r}")


def look(game: Game[State], state: State) -> None:
    """Whatever is shown of a position can be made."""
    for seat in [None, *range(state.seats)]:
        json.dumps(game.view(state, seat))
    game.breakdown(state)
    assert all(abs(one) < 1e6 for one in game.prospects(state))
    if state.actor != iteru.NOBODY:
        view = game.view(state, state.actor)
        assert game.prompt(view)
        assert len(game.choices(state, state.actor, view)) == len(state.legal_actions())
        sight = game.sight(state, state.actor, Rng.seeded(1))
        assert sight.legal_actions() == state.legal_actions()


def told(name: str, seed: int) -> str:
    """What became of one random box, in a line."""
    game, state = random_box(name, seed)
    try:
        return f"{seed}: {play(game, state, seed)}"
    except Exception as error:
        raise RuntimeError(f"{name} {seed}: {json.dumps(game.box.corrections)}") from error


def main(name: str, first: int, boxes: int) -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    for seed in range(first, first + boxes):
        faulthandler.dump_traceback_later(HANGS_AFTER, exit=True)
        print(told(name, seed), flush=True)
    faulthandler.cancel_dump_traceback_later()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
