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

from .head_start import give_head_start
from .model import figures
from .model.play import Model
from .model.scoring import winners
from .model.seen import drawn
from .model.table import all_tokens

SWITCHES = ["traitor_passes_at_once", *[f"newcomer_{seat}" for seat in range(1, 6)]]
PILES = ["noble_deck", "artisan_deck", "jar_stock", "jar_discard", "bag", "traitor_jars"]
FAVOURITES = [
    *["nobles", "artisans", "tomb", "offerings", "nile", "bonus", "deck", "bag", "pass"],
    *["by-hand", "pay", "joker", "silver", "offering-", "seer", "treasurer"],
]


class Different(AssertionError):
    """The engine and the model do not agree."""


class SideBySide:
    """A random game with random options; seed and number of seats say which.

    With an odd seed players have a head start.
    """

    def __init__(self, seats: int, seed: int) -> None:
        game = iteru.game("pharaon")
        assert isinstance(game, Pharaon)
        self.game = game
        self.seats, self.seed = seats, seed
        self.rng = Rng.seeded(seed)
        self.options = random_options(self.rng)
        self.state: PharaonState = self.game.new(seats, seed, self.options)
        if seed % 2:
            give_head_start(self.state, self.rng)
        self.moves: list[str] = []
        piles = {name: getattr(self.state, name) for name in PILES}
        self.model = Model(self.game.view(self.state, None), piles)
        self.keenness = self.rng.below(4)
        """How much players like to act: those who pass early play dull games."""
        count = self.rng.below(4)
        self.favourites = [FAVOURITES[self.rng.below(len(FAVOURITES))] for _ in range(count)]

    def play(self, every: int = 1) -> None:
        """The whole game: choices are compared before each move, the table before every so many."""
        self.compare_printed()
        while self.state.actor >= 0:
            self.compare_choice()
            if len(self.moves) % every == 0:
                self.compare_table()
            self.move(self.random_move())
        self.compare_choice()
        self.compare_table()
        self.compare_end()

    def random_move(self) -> str:
        legal = sorted(self.model.legal_moves())
        goes_on = self.keenness and self.rng.below(4 * self.keenness)
        if goes_on and "pass" in legal and len(legal) > 1:
            legal.remove("pass")
        liked = [move for move in legal if any(word in move for word in self.favourites)]
        if liked and self.rng.below(2):
            legal = liked
        return legal[self.rng.below(len(legal))]

    def move(self, move: str) -> None:
        dice = Rng(*self.state.rng.words())
        self.moves.append(f"{self.state.actor}: {move}")
        self.state.apply(self.game.parse(move))
        self.model.play(move, dice)

    def compare_choice(self) -> None:
        """Who must choose, what is asked, what is legal, and the hidden piles."""
        asked, question = self.state.asked(), self.model.question
        actor = None if self.state.actor < 0 else self.state.actor
        self.same("actor", actor, self.model.actor)
        self.same("question", asked and asked.name, question and question.name)
        legal = [self.game.notation(action) for action in self.state.legal_actions()]
        self.same("legal moves", sorted(legal), sorted(self.model.legal_moves()))
        self.compare_piles()

    def compare_table(self) -> None:
        """All that the actor sees."""
        seat = self.model.actor
        view, own = self.game.view(self.state, seat), self.model.view(seat)
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
        self.same("all tokens", all_tokens(self.model.table), figures.TOKEN_COUNTS)
        points = [player["if_ended_now"] for player in self.model.view(None)["players"]]
        self.same("points", self.state.scores(), points)
        self.same("winners", self.state.winners(), self.model.winners())
        breakdown = self.game.breakdown(self.state)
        self.same("scores by source", breakdown, self.model.view(None)["points"])
        rival = self.game.rival(self.state)
        self.same("the Traitor's points", rival, self.model.rival())

    def same(self, what: str, engine: object, model: object) -> None:
        if engine != model:
            raise Different("\n".join([*self.story(), f"{what}:", *differences(engine, model)]))

    def story(self) -> list[str]:
        played = [f"  {number}. {move}" for number, move in enumerate(self.moves, start=1)]
        return [f"pharaon, {self.seats} seats, seed {self.seed}, {self.options}", *played]


def random_options(rng: Rng) -> dict[str, object]:
    """Half of the games with the standard options, the other half with any."""
    if rng.below(2):
        return {"traitor_level": str(rng.below(6))} if rng.below(2) else {}
    switches: dict[str, object] = {name: rng.below(2) == 1 for name in SWITCHES}
    return {**switches, "traitor_level": str(rng.below(6))}


def differences(engine: Any, model: Any, path: str = "") -> list[str]:
    """Where two pieces of plain data differ, innermost places first."""
    if isinstance(engine, dict) and isinstance(model, dict):
        keys = dict.fromkeys([*engine, *model])
        pairs = [(key, engine.get(key), model.get(key)) for key in keys]
    elif isinstance(engine, list) and isinstance(model, list) and len(engine) == len(model):
        pairs = [(i, *both) for i, both in enumerate(zip(engine, model, strict=True))]
    else:
        return [f"  {path or 'it'}: the engine has {engine!r}, the model {model!r}"]
    return [
        line
        for key, one, other in pairs
        if one != other
        for line in differences(one, other, f"{path}.{key}" if path else str(key))
    ]


def play_many(first_seed: int, games: int, every: int = 1) -> None:
    """So many games, at every number of seats in turn."""
    for seed in range(first_seed, first_seed + games):
        SideBySide(1 + seed % 5, seed).play(every)


if __name__ == "__main__":
    play_many(int(sys.argv[1]), int(sys.argv[2]), every=int(sys.argv[3]))
    print(f"{sys.argv[2]} games agree")
