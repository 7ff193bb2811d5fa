"""Random boxes within what corrections may say, with a liking for the ends: least, most, none, many.

What a value may be is noted when the rules read it (`iteru.engine.reading`), and where values hang together, their errors
say what would be right. A box that is accepted must be playable to the end.

As a program it plays some of them and prints a line for each, the same compiled and interpreted:
`python -m tests.boxes GAME FIRST COUNT`.
"""

import faulthandler
import hashlib
import json
import random
import resource
import sys
from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Any

import iteru
from iteru.engine.allowed import Allowed, Each, Either, Form, Listed, Said, Switch, Whole, Word
from iteru.engine.errors import BadBox
from iteru.engine.events import Journal
from iteru.engine.game import Game
from iteru.engine.reading import Place, Reading, read_by_rules
from iteru.engine.rng import Rng
from iteru.engine.spread import named_options
from iteru.engine.state import State

Corrections = dict[str, Any]

HANGS_AFTER = 300.0
"""Seconds for one box, on a machine that has other things to do as well."""
MEMORY = 4 * 2**30
"""Bytes; what loops often takes all there are."""
LONG_LIST = 30
LOOK_EVERY = 25
MOST_EVENTS = 10_000


class Wishes:
    """What somebody would like to correct, until the box takes it."""

    def __init__(self, name: str, seed: int) -> None:
        self.random = random.Random(seed)
        meta = iteru.meta(name)
        self.box = meta.read_box()
        self.reading = reading_of(name)
        self.places: list[Place] = list(self.reading.places())
        self.errors = 0
        self.end = ("least", "most", "any", "any")[seed % 4]
        picked = self.some() if self.end == "any" else self.group(seed // 4)
        self.values = {place: self.wished(self.reading.may_stand(place)) for place in picked}
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

    def alike(self, place: Place) -> list[Place]:
        """The same value of all figures of a kind: of all cards, say."""
        same_kind = [one for one in self.places if kind_of(one[0]) == kind_of(place[0])]
        return [one for one in same_kind if one[1] == place[1]]

    def wished(self, allowed: Allowed) -> Any:
        """A value of those allowed, at the end that this wisher likes."""
        if isinstance(allowed, Whole):
            return self.number(allowed.low, allowed.high)
        if isinstance(allowed, Switch):
            return self.random.random() < 0.5
        if isinstance(allowed, Word):
            return self.random.choice(allowed.known)
        if isinstance(allowed, Listed):
            return self.list_of(allowed)
        if isinstance(allowed, Each):
            return {key: self.wished(allowed.of) for key in allowed.keys}
        if isinstance(allowed, Either):
            return self.wished(self.random.choice((allowed.first, allowed.second)))
        if isinstance(allowed, Said):
            return self.said(self.random.choice(allowed.forms))
        return "Ra"

    def number(self, low: int, high: int) -> int:
        return {"least": low, "most": high}.get(self.end) or self.random.choice(
            (low, high, self.random.randint(low, high))
        )

    def list_of(self, allowed: Listed) -> list[Any]:
        """As short or as long as it may be; long ones not quite, or no game would ever end."""
        longest = max(allowed.least, min(allowed.most, LONG_LIST))
        found = [self.wished(allowed.of) for _ in range(self.number(allowed.least, longest))]
        return sorted(set(found), reverse=True) if allowed.falling else found

    def said(self, form: Form) -> str:
        return "".join(
            piece if isinstance(piece, str) else str(self.wished(piece)) for piece in form.pieces
        )

    def mend(self, error: BadBox) -> None:
        """Do what an error says. What it does not say clearly is no longer wished; nor, by and by, what is too much at once."""
        place = (str(error.facts.get("figure")), str(error.facts.get("key")))
        self.errors += 1
        if self.errors <= self.patience and place in self.places and is_clear(error):
            assert isinstance(error.right, Allowed)
            self.values[place] = self.wished(error.right)
        else:
            wished = place if place in self.values else self.random.choice(list(self.values))
            self.values.pop(wished)

    def corrections(self) -> Corrections:
        """As they stand in a file."""
        found: Corrections = {}
        for (path, key), value in self.values.items():
            table = found
            for part in path.split("."):
                table = table.setdefault(part, {})
            table[key] = value
        return found


@cache
def reading_of(name: str) -> Reading:
    meta = iteru.meta(name)
    return read_by_rules(meta, meta.read_box())


def is_clear(error: BadBox) -> bool:
    """Whether an error says what would be right, and there is such a thing."""
    right = error.right
    return isinstance(right, Allowed) and not (isinstance(right, Whole) and right.low > right.high)


def ways_to_say(form: Form) -> list[str]:
    """Every text that a form can give; of numbers the ends."""
    return ["".join(parts) for parts in product(*[texts_of(piece) for piece in form.pieces])]


def texts_of(piece: str | Allowed) -> Sequence[str]:
    if isinstance(piece, Word):
        return piece.known
    return [str(piece.low), str(piece.high)] if isinstance(piece, Whole) else [str(piece)]


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
