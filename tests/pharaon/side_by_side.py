"""One game in the engine and in the second model, compared at every choice.

As a program: `python -m tests.pharaon.side_by_side FIRST_SEED GAMES EVERY`; the table is compared
before every so many moves, the choice before each.
"""

import sys
from typing import Any

import iteru
from iteru.engine.rng import Rng
from iteru.games.pharaon.game import Pharaon
from iteru.games.pharaon.rules.state import PharaonState
from tests.second_model import Comparison

from .head_start import give_head_start
from .model import figures
from .model.play import Model
from .model.scoring import winners
from .model.table import all_tokens
from .model.view import drawn

SWITCHES = ["traitor_passes_at_once", *[f"newcomer_{seat}" for seat in range(1, 6)]]
PILES = ["noble_deck", "artisan_deck", "jar_stock", "jar_discard", "bag", "traitor_jars"]
FAVOURITES = [
    *["nobles", "artisans", "tomb", "offerings", "nile", "bonus", "deck", "bag", "pass"],
    *["by-hand", "pay", "joker", "silver", "offering-", "seer", "treasurer"],
]


class SideBySide(Comparison):
    """A random game with random options; seed and number of seats say which.

    With an odd seed players have a head start.
    """

    def __init__(self, seats: int, seed: int) -> None:
        super().__init__(seats, seed)
        game = iteru.game("pharaon")
        assert isinstance(game, Pharaon)
        self.game: Pharaon = game
        self.options = random_options(self.rng)
        self.state: PharaonState = self.game.new(seats, seed, self.options)
        if seed % 2:
            give_head_start(self.state, self.rng)
        piles = {name: getattr(self.state, name) for name in PILES}
        self.model = Model(self.view(None), piles)
        self.keenness = self.rng.below(4)
        """How much players like to act: those who pass early play dull games."""
        count = self.rng.below(4)
        self.favourites = [FAVOURITES[self.rng.below(len(FAVOURITES))] for _ in range(count)]

    def random_move(self) -> str:
        legal = sorted(self.model.legal_moves())
        goes_on = self.keenness and self.rng.below(4 * self.keenness)
        if goes_on and "pass" in legal and len(legal) > 1:
            legal.remove("pass")
        liked = [move for move in legal if any(word in move for word in self.favourites)]
        if liked and self.rng.below(2):
            legal = liked
        return str(legal[self.rng.below(len(legal))])

    def move(self, move: str) -> None:
        """The model is lent the engine's dice."""
        dice = Rng(*self.state.rng.words())
        self.moves.append(f"{self.state.actor}: {move}")
        self.state.apply(self.game.parse(move))
        self.model.play(move, dice)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What the engine shows a seat, key by key."""
        return {**self.game.view(self.state, seat)}

    def compare_choice(self) -> None:
        """The hidden piles as well."""
        super().compare_choice()
        self.compare_piles()

    def compare_table(self) -> None:
        """All that the actor sees."""
        seat = self.model.actor
        view, own = self.view(seat), self.model.view(seat)
        self.same("view", {key: view[key] for key in own}, own)
        if self.model.question:
            facts = self.model.question.facts
            self.same("what is asked", {key: view["asks"].get(key) for key in facts}, facts)
        so_far = [player["points"] for player in own["players"]]
        self.same("points so far", self.game.points_so_far(self.state), so_far)
        if own["drawn"]["count"]:
            self.compare_secrets()
        if own["round"] == 1:
            self.same("who is ahead", self.state.winners(), winners(self.model.table))

    def compare_piles(self) -> None:
        first_card = {"noble_deck": 1, "artisan_deck": 1}
        for name, own in self.model.hidden().items():
            theirs: list[Any] = [
                card + first_card.get(name, 0) for card in getattr(self.state, name)
            ]
            if name in ("bag", "offering_discard"):
                theirs = [figures.TOKENS[token] for token in theirs]
            self.same(name, theirs, own)

    def compare_secrets(self) -> None:
        """Nobles drawn at set-up look different to each seat and to a spectator."""
        for seat in (None, *range(self.seats)):
            theirs = self.game.view(self.state, seat)["drawn"]
            self.same(f"drawn nobles seen from {seat}", theirs, drawn(self.model.table, seat))

    def compare_printed(self) -> None:
        facts = self.game.view(self.state, None)["card_facts"]
        artisans = {
            str(number): {"points": points, "gain": gain + ["jar"] * jars}
            for number, (points, gain, jars) in figures.ARTISANS.items()
        }
        self.same("artisans", facts["artisans"], artisans)
        points = [(one["points"], one["each"], one["counts"]) for one in facts["nobles"].values()]
        self.same("nobles", points, list(figures.NOBLE_POINTS.values()))

    def compare_end(self) -> None:
        super().compare_end()
        self.same("all tokens", all_tokens(self.model.table), figures.TOKEN_COUNTS)
        self.same("the Traitor's points", self.game.rival(self.state), self.model.rival())


def random_options(rng: Rng) -> dict[str, object]:
    """Half of the games with the standard options, the other half with any."""
    if rng.below(2):
        return {"traitor_level": str(rng.below(6))} if rng.below(2) else {}
    switches: dict[str, object] = {name: rng.below(2) == 1 for name in SWITCHES}
    return {**switches, "traitor_level": str(rng.below(6))}


def play_many(first_seed: int, games: int, every: int = 1) -> None:
    """So many games, at every number of seats in turn."""
    for seed in range(first_seed, first_seed + games):
        SideBySide(1 + seed % 5, seed).play(every)


if __name__ == "__main__":
    play_many(int(sys.argv[1]), int(sys.argv[2]), every=int(sys.argv[3]))
    print(f"{sys.argv[2]} games agree")
