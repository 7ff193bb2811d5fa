"""R6.2 against a plain model: every way through an action tried out, card by card."""

from pathlib import Path

import pytest

from iteru.engine.events import Journal
from iteru.engine.game import Game
from iteru.engine.rng import Rng
from iteru.engine.state import State
from iteru.games.valley_of_the_kings.rules.state import ValleyState

from .builder import SHORT, corrected, moves, play, shortened, table
from .fuzz import pick

HAND = ("urn", "shabti", "ka", "isis", "gates", "boat", "horus", "tyet")
STEPS = (
    "discard {n}{filter}",
    "sacrifice {n}{filter}",
    "sacrifice {n} from hand or tomb{filter}",
    "entomb {n}{filter}",
    "entomb {n} from pile{filter}",
    "entomb {n} from hand or pile{filter}",
    "take {n} from tomb{filter}",
    "take {n} from tomb or pile{filter}",
    "gain {n} from tomb{filter}",
)
FILTERS = ("", "", " costing up to 3", " costing up to 5", " of a set in the tomb", " the cheapest")
TO = {"discard": "pile", "sacrifice": "boneyard", "entomb": "tomb", "take": "hand", "gain": "pile"}

Zones = dict[str, tuple[str, ...]]


def some_cards(rng: Rng, most: int) -> str:
    return " ".join(pick(rng, HAND) for _ in range(rng.below(most + 1)))


def some_steps(rng: Rng) -> list[str]:
    return [
        pick(rng, STEPS).format(n=1 + rng.below(2), filter=pick(rng, FILTERS))
        for _ in range(2 + rng.below(2))
    ]


class Model:
    """The same actions once more, as plainly as can be."""

    def __init__(self, state: ValleyState, steps: list[str]) -> None:
        self.cost = dict(zip(SHORT, state.layout.cost, strict=True))
        self.set_of = dict(zip(SHORT, state.layout.set_of, strict=True))
        self.parts = [step for step in steps for _ in range(int(step.split()[1]))]

    def fits(self, zones: Zones, part: str, card: str) -> bool:
        if "costing up to" in part:
            return self.cost[card] <= int(part.split()[-1])
        if "of a set" in part:
            sets = [self.set_of[entombed] for entombed in zones["tomb"]]
            return self.set_of[card] > 1 and self.set_of[card] in sets
        return True

    def choices(self, zones: Zones, part: str) -> list[tuple[str, str]]:
        places = part.partition(" from ")[2].split(" of ")[0].split(" cost")[0].split(" the ")[0]
        found = [
            (place, card)
            for place in (places or "hand").split(" or ")
            for card in sorted(set(zones[place]))
            if self.fits(zones, part, card)
        ]
        lowest = min([self.cost[card] for _, card in found], default=0)
        return [one for one in found if "the cheapest" not in part or self.cost[one[1]] == lowest]

    def after(self, zones: Zones, part: str, place: str, card: str) -> Zones:
        left = list(zones[place])
        left.remove(card)
        moved = {**zones, place: tuple(left)}
        to = TO[part.split()[0]]
        return {**moved, to: (*moved[to], card)}

    def has_way(self, zones: Zones, at: int = 0) -> bool:
        return at == len(self.parts) or any(
            self.has_way(self.after(zones, self.parts[at], *choice), at + 1)
            for choice in self.choices(zones, self.parts[at])
        )

    def good_moves(self, zones: Zones, at: int) -> list[str]:
        part = self.parts[at]
        return sorted(
            f"pick {card}" if place == "hand" else f"pick {place} {card}"
            for place, card in self.choices(zones, part)
            if self.has_way(self.after(zones, part, place, card), at + 1)
        )


@pytest.mark.parametrize("seed", range(120))
def test_r6_2_choices_are_those_that_lead_through_all_parts(tmp_path: Path, seed: int) -> None:
    rng = Rng.seeded(seed)
    steps = some_steps(rng)
    game = corrected(tmp_path, food=steps)
    for _ in range(8):
        hand, pile, tomb = (some_cards(rng, most) for most in (5, 3, 3))
        state = table(game=game, hand={1: f"food {hand}"}, pile={1: pile}, tomb={1: tomb})
        lying = {"hand": hand, "pile": pile, "tomb": tomb, "boneyard": ""}
        zones = {place: tuple(cards.split()) for place, cards in lying.items()}
        model = Model(state, steps)
        assert ("act food" in moves(state)) == model.has_way(zones), (steps, zones)
        if "act food" in moves(state):
            follow(game, state, model, zones, rng)


def follow(game: Game[State], state: ValleyState, model: Model, zones: Zones, rng: Rng) -> None:
    """Play the action through at random, beside the model; a choice of one the engine makes by itself."""
    done = 0
    move = "act food"
    while True:
        state.journal = Journal()
        play(state, move, game=game)
        for place, card in taken(state.journal):
            named = f"pick {card}" if place == "hand" else f"pick {place} {card}"
            assert named in model.good_moves(zones, done)
            zones = model.after(zones, model.parts[done], place, card)
            done += 1
        if done == len(model.parts):
            return
        assert sorted(moves(state)) == model.good_moves(zones, done), (model.parts, done, zones)
        move = pick(rng, tuple(moves(state)))


def taken(journal: Journal) -> list[tuple[str, str]]:
    """Where the cards came from that were chosen."""
    facts = [event.facts for event in journal.events if "place" in event.facts]
    return [(str(one["place"]), shortened(str(one["card"]))) for one in facts]
