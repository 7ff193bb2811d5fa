"""One game in the engine and in the second model, compared at every choice.

As a program: `python -m tests.egizia.side_by_side FIRST_SEED GAMES EVERY`; the table is compared
before every so many moves, the choice before each.
"""

import copy
import sys
from typing import Any

import iteru
from iteru.engine.rng import Rng
from iteru.games.egizia.game import Egizia
from iteru.games.egizia.rules.state import EgiziaState
from tests.second_model import Comparison

from .head_start import give_head_start
from .model import figures
from .model.play import Model

SPARES = {"field_11": [f"field_{number}" for number in (12, 13, 14)], "quarry_3": ["quarry_4"]}
NILE_KINDS = [kind for card in figures.NILE_ORDER for kind in (card, *SPARES.get(card, []))]
SPHINX_KINDS = list(figures.SPHINX)
PRINTED = ["game", "cards", "sphinx_table"]
"""Parts of the view that never change, compared on their own."""
FAVOURITES = [
    *["sail 6", "sail 12", "sail 18", "crew", "add", "obelisk", "grave", "pyramid", "temple"],
    *["use", "draw 5", "keep", "first", "improve", "sail 8", "sail 16", "track stone_sale"],
]
RELUCTANT = ["pass", "give up", "decline", "stop", "done", "enough", "stay", "keep none"]
ADVICE = ("free_card", "may")
"""What cautions and prompts are made from; they are no rules, and the model has none."""


class SideBySide(Comparison):
    """A random game with random options; seed and number of seats say which.

    With an odd seed players have a head start.
    """

    def __init__(self, seats: int, seed: int) -> None:
        super().__init__(seats, seed)
        game = iteru.game("egizia")
        assert isinstance(game, Egizia)
        self.game: Egizia = game
        self.options = random_options(self.rng)
        self.state: EgiziaState = self.game.new(seats, seed, self.options)
        self.laid = laid_by_chance(self.state)
        self.model = Model(seats, self.all_options(), copy.deepcopy(self.laid))
        if seed % 2:
            give_head_start(self.state, self.model, self.rng)
        self.model.begin()
        self.keenness = self.rng.below(4)
        """How much players like to act: those who pass early play dull games."""
        self.patience = 1 + self.rng.below(6)
        """Among how many of the next spaces ships choose: those who hurry place few."""
        count = self.rng.below(4)
        self.favourites = [FAVOURITES[self.rng.below(len(FAVOURITES))] for _ in range(count)]

    def all_options(self) -> dict[str, Any]:
        return {"first_sphinx": "two", "tournament": False, "every_moment": False, **self.options}

    def random_move(self) -> str:
        legal = sorted(self.model.legal_moves())
        if self.keenness and self.rng.below(4 * self.keenness):
            legal = [move for move in legal if move not in RELUCTANT] or legal
        sails = sorted([move for move in legal if move.startswith("sail")], key=position)
        liked = [move for move in legal if any(word in move for word in self.favourites)]
        if liked and self.rng.below(2):
            legal = liked
        elif sails and self.rng.below(8):
            legal = sails[: self.patience]
        return str(legal[self.rng.below(len(legal))])

    def compare_choice(self) -> None:
        """Points so far as well."""
        super().compare_choice()
        points = [player.points for player in self.model.table.players]
        self.same("points so far", self.game.points_so_far(self.state), points)

    def compare_table(self) -> None:
        """All that the actor sees, and in turn each other seat and a spectator."""
        others = [None, *range(self.seats)]
        for seat in {self.model.actor, others[len(self.moves) % len(others)]}:
            view: dict[str, Any] = {**self.game.view(self.state, seat)}
            changing = {key: value for key, value in view.items() if key not in PRINTED}
            if changing["asks"] is not None:
                asks = changing["asks"].items()
                changing["asks"] = {key: value for key, value in asks if key not in ADVICE}
            self.same(f"view of {seat}", changing, self.model.view(seat))

    def compare_printed(self) -> None:
        view = self.game.view(self.state, None)
        left_out = figures.TOURNAMENT_LEAVES_OUT if self.all_options()["tournament"] else []
        for card, facts in printed_cards(left_out).items():
            self.same(card, {key: view["cards"][card].get(key) for key in facts}, facts)
        for card, facts in printed_sphinx_cards(left_out).items():
            self.same(card, {key: view["sphinx_table"][card].get(key) for key in facts}, facts)
        self.compare_box(left_out)

    def compare_box(self, left_out: list[str]) -> None:
        """All cards and tiles that chance dealt are those of the box."""
        laid = self.laid
        decks = [[card for card in deck if card not in left_out] for deck in figures.DECKS]
        self.same("Nile decks", [sorted(deck) for deck in laid["nile"]], [*map(sorted, decks)])
        drawn = [card for pair in laid["pairs"].values() for card in pair]
        sphinx = [*laid["deck"], *drawn, *[card for _seat, card in laid["kept"]]]
        own = [card for card in figures.SPHINX if card not in left_out]
        self.same("Sphinx cards", sorted(sphinx), sorted(own))
        self.same("grave tiles", sorted(laid["grave_tiles"]), sorted(figures.GRAVE_TILES))


def position(move: str) -> int:
    return int(move.removeprefix("sail "))


def random_options(rng: Rng) -> dict[str, object]:
    """Half of the games with the standard options, the other half with any."""
    if rng.below(2):
        return {}
    return {
        "first_sphinx": ["two", "one"][rng.below(2)],
        "tournament": rng.below(2) == 1,
        "every_moment": rng.below(2) == 1,
    }


def laid_by_chance(state: EgiziaState) -> dict[str, Any]:
    """What chance laid at set-up, in names, from the snapshot of a new game."""
    found: Any = state.snapshot()
    drawn = [SPHINX_KINDS[code % 64] for code in found["drawn"]]
    pairs = [drawn[place : place + 2] for place in range(0, len(drawn), 2)]
    nile = [NILE_KINDS[kind] for kind in found["nile"]]
    third, last = len(nile) - 34, len(nile) - 12
    return {
        "order": found["order"],
        "deck": [SPHINX_KINDS[code % 64] for code in found["deck"]],
        "pairs": dict(zip(found["order"], pairs, strict=False)),
        "kept": [(code % 4, SPHINX_KINDS[code // 4]) for code in found["kept"]],
        "grave_tiles": found["grave_tiles"],
        "nile": [nile[:third], nile[third:last], nile[last:]],
    }


def printed_cards(left_out: list[str]) -> dict[str, dict[str, Any]]:
    """What is compared of the Nile cards: type, number in each deck, values."""
    found: dict[str, dict[str, Any]] = {}
    for card in figures.NILE_ORDER:
        keeps = [*figures.FIELDS, *figures.QUARRIES, *figures.PERMANENT]
        kind = "anytime" if card in figures.ANYTIME else "immediate"
        copies = [0 if card in left_out else deck.count(card) for deck in figures.DECKS]
        found[card] = {"type": "permanent" if card in keeps else kind, "copies": copies}
    for card, (colour, value) in figures.FIELDS.items():
        bonus = dict.fromkeys(["stones", "points", "stone_sale", "grain_market"], 0)
        bonus |= figures.FIELD_BONUS.get(card, {})
        found[card] |= {"colour": colour, "value": value, **bonus}
    for card, value in figures.QUARRIES.items():
        found[card]["value"] = value
    return found


def printed_sphinx_cards(left_out: list[str]) -> dict[str, dict[str, Any]]:
    """What is compared of the Sphinx cards: whether they are there, points, how much is needed."""
    found: dict[str, dict[str, Any]] = {}
    for card, (_what, need, points) in figures.SPHINX.items():
        found[card] = {"count": int(card not in left_out)}
        found[card]["points"] = points if isinstance(points, list) else [points]
        if isinstance(need, tuple):
            found[card] |= {"structure": need[0], "need": need[1]}
        elif isinstance(need, int) and card != "tenths":
            found[card]["need"] = need
    return found


def play_many(first_seed: int, games: int, every: int = 1) -> None:
    """So many games, at every number of seats in turn."""
    for seed in range(first_seed, first_seed + games):
        SideBySide(2 + seed // 2 % 3, seed).play(every)


if __name__ == "__main__":
    play_many(int(sys.argv[1]), int(sys.argv[2]), every=int(sys.argv[3]))
    print(f"{sys.argv[2]} games agree")
