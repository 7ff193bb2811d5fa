"""One game in the engine and in the second model, compared at every choice.

As a program: `python -m tests.imhotep.side_by_side FIRST_SEED GAMES EVERY`; the table is compared
before every so many moves, the choice before each.
"""

import sys
from typing import Any

import iteru
from iteru.engine.rng import Rng
from iteru.games.imhotep.game import Imhotep
from iteru.games.imhotep.rules.state import ImhotepState
from tests.second_model import Comparison

from .head_start import give_head_start, write
from .model import figures, scoring
from .model.play import Model
from .model.table import Laid

KINDS = list(figures.CARDS)
FAVOURITES = [
    *["stones", "load", "sail", "play", "draw", "point", "take 4", "decline"],
    *["market", "pyramids", "temple", "burial_chamber", "obelisks", "pyramid middle"],
]
STRIDE = 27
"""Odd, and such that the first seeds have a bit of everything."""


class SideBySide(Comparison):
    """A random game; 64 seeds in a row have each mix of sides with and without the variant.

    In half of the games players have a head start.
    """

    def __init__(self, seats: int, seed: int) -> None:
        super().__init__(seats, seed)
        game = iteru.game("imhotep")
        assert isinstance(game, Imhotep)
        self.game: Imhotep = game
        self.options = options_of(seed)
        new: Any = self.game.new(seats, seed, self.options).snapshot()
        self.laid = laid_by_chance(seats, new)
        self.model = Model(seats, self.options, laid_by_chance(seats, new))
        if self.rng.below(2):
            give_head_start(self.model.table, self.rng)
            write(new, self.model.table)
        self.state: ImhotepState = self.game.restore(new)
        self.model.begin()
        count = self.rng.below(4)
        self.favourites = [FAVOURITES[self.rng.below(len(FAVOURITES))] for _ in range(count)]

    def random_move(self) -> str:
        legal: list[str] = sorted(self.model.legal_moves())
        liked = [move for move in legal if any(word in move for word in self.favourites)]
        if liked and self.rng.below(2):
            legal = liked
        return legal[self.rng.below(len(legal))]

    def move(self, move: str) -> None:
        """The model is lent the engine's dice."""
        dice = Rng(*self.state.rng.words())
        self.moves.append(f"{self.state.actor}: {move}")
        self.state.apply(self.game.parse(move))
        self.model.play(move, dice)

    def compare_choice(self) -> None:
        """Points so far as well."""
        super().compare_choice()
        if self.model.question:
            points = [sum(player.points.values()) for player in self.model.table.players]
            self.same("points so far", self.game.points_so_far(self.state), points)

    def compare_table(self) -> None:
        """All that the actor sees, and in turn each other seat and a spectator; the hidden piles."""
        others = [None, *range(self.seats)]
        for seat in {self.model.actor, others[len(self.moves) % len(others)]}:
            self.same(f"view of {seat}", self.game.view(self.state, seat), self.model.view(seat))
        ahead = [player.seat for player in scoring.winners(self.model.table)]
        self.same("who is ahead", self.state.winners(), ahead)
        self.compare_piles()

    def compare_piles(self) -> None:
        found: Any = self.state.snapshot()
        table = self.model.table
        piles = {"deck": table.draw_pile, "discard": table.discards, "pair": table.pair}
        for name, own in piles.items():
            self.same(name, [KINDS[kind] for kind in found[name]], own)

    def compare_printed(self) -> None:
        """How many there are of each card; all else that is printed is in the views."""
        laid = self.laid
        dealt = [*laid.market, *laid.pair, *laid.draw_pile]
        self.same("cards", {card: dealt.count(card) for card in KINDS}, figures.CARDS)
        printed = figures.ROUND_CARDS[self.seats]
        self.same("round cards", sorted(laid.round_cards), sorted(printed))


def options_of(seed: int) -> dict[str, Any]:
    """A side of each site and whether the pharaoh is wrathful, each mix once in 64 seeds."""
    mix = seed * STRIDE % 2**6
    sides = {site: "AB"[mix >> place & 1] for place, site in enumerate(figures.SITES)}
    return {**sides, "wrath": bool(mix >> len(figures.SITES) & 1)}


def laid_by_chance(seats: int, new: dict[str, Any]) -> Laid:
    """What chance laid at set-up, in names, from the snapshot of a new game."""
    cards = figures.ROUND_CARDS[seats]
    return Laid(
        round_cards=[cards[card] for card in new["round_cards"]],
        market=[KINDS[kind] for kind in new["stalls"]],
        pair=[KINDS[kind] for kind in new["pair"]],
        draw_pile=[KINDS[kind] for kind in new["deck"]],
    )


def play_many(first_seed: int, games: int, every: int = 1) -> None:
    """So many games, at every number of seats in turn."""
    for seed in range(first_seed, first_seed + games):
        SideBySide(2 + seed % 3, seed).play(every)


if __name__ == "__main__":
    play_many(int(sys.argv[1]), int(sys.argv[2]), every=int(sys.argv[3]))
    print(f"{sys.argv[2]} games agree")
