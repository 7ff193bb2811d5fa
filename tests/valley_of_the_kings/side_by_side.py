"""One game in the engine and in the second model, compared at every choice.

As a program: `python -m tests.valley_of_the_kings.side_by_side FIRST_SEED GAMES EVERY`; the table is compared
before every so many moves, the choice before each.
"""

import sys
from collections import Counter
from typing import Any

import iteru
from iteru.engine.rng import Rng
from iteru.games.valley_of_the_kings.game import ValleyOfTheKings
from iteru.games.valley_of_the_kings.rules.state import ValleyState
from tests.second_model import Comparison

from .head_start import SEEN, SEEN_BITS, give_head_start
from .model import figures
from .model.play import Model
from .model.table import Card

DEFAULTS: dict[str, Any] = {
    "completist": False,
    "boat_crumble": "turn",
    "partial_draws": False,
    "open_piles": False,
    "open_lists": True,
}
FAVOURITES = [
    *["act", "buy", "entomb", "lay", "arrange", "top", "react", "swap", "pick", "repeat", "end"],
    *["act book", "act statue", "act tyet", "act shabti", "act urn", "buy 2", "gates", "jar"],
]
RARE = [
    *["act book_of_traversing_eternity", "act ka_figurine", "act tyet_amulet"],
    *["act book_of_gates", "act censer", "act statue_of_thoth"],
]
"""What is seldom possible is done more often than by chance."""


class SideBySide(Comparison):
    """A random game with random options; seed and number of seats say which.

    With an odd seed players have a head start.
    """

    def __init__(self, seats: int, seed: int) -> None:
        super().__init__(seats, seed)
        game = iteru.game("valley_of_the_kings")
        assert isinstance(game, ValleyOfTheKings)
        self.game: ValleyOfTheKings = game
        self.options = random_options(self.rng)
        self.state: ValleyState = self.game.new(seats, seed, self.options)
        self.dealt = laid_by_chance(self.state)
        if seed % 2:
            give_head_start(self.state, self.rng)
        self.model = Model(seats, {**DEFAULTS, **self.options}, laid_by_chance(self.state))
        self.model.begin()
        self.keenness = self.rng.below(4)
        """How much players like to act: those who end early play dull games."""
        count = self.rng.below(4)
        self.favourites = [FAVOURITES[self.rng.below(len(FAVOURITES))] for _ in range(count)]

    def random_move(self) -> str:
        legal: list[str] = sorted(self.model.legal_moves())
        if self.keenness and self.rng.below(4 * self.keenness):
            legal = [move for move in legal if move not in ("end", "decline")] or legal
        rare = [move for move in legal if move in RARE]
        liked = rare or [move for move in legal if any(word in move for word in self.favourites)]
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
        """The hidden cards as well, and what of them everybody knows."""
        super().compare_choice()
        question, table = self.model.question, self.model.table
        is_reaction = question is not None and question.name == "reaction"
        self.same("window", self.game.is_window(self.state), is_reaction)
        self.same("stock", [figures.KINDS[card] for card in self.state.stock], table.stock)
        for player in table.players:
            seat = player.seat
            hand = sorted(player.hand, key=lambda card: (figures.ORDER[card.kind], card.known))
            self.compare_cards(f"hand of {seat}", self.state.hand[seat], hand)
            self.compare_cards(f"deck of {seat}", self.state.deck[seat], player.deck)
            self.compare_cards(f"pile of {seat}", self.state.pile[seat], player.pile)

    def compare_cards(self, what: str, theirs: list[int], own: list[Card]) -> None:
        engine = [(figures.KINDS[card >> SEEN_BITS], bool(card & SEEN)) for card in theirs]
        self.same(what, engine, [(card.kind, card.known) for card in own])

    def compare_table(self) -> None:
        """All that the actor sees, and in turn each other seat and a spectator."""
        others = [None, *range(self.seats)]
        for seat in {self.model.actor, others[len(self.moves) % len(others)]}:
            own = self.model.view(seat)
            view: dict[str, Any] = {**self.game.view(self.state, seat)}
            del view["cards"]  # printed: compared on its own
            if own["asks"] and own["asks"]["question"] != "choose-more":
                asks = view["asks"].items()  # what an earlier step left in `chosen` means nothing
                view["asks"] = {key: value for key, value in asks if key != "chosen"}
            self.same(f"view of {seat}", view, own)

    def compare_printed(self) -> None:
        cards: dict[str, Any] = {**self.game.view(self.state, None)["cards"]}
        self.same("kinds of cards", list(cards), figures.KINDS)
        for kind, facts in cards.items():
            own = printed(kind)
            self.same(kind, {key: facts[key] for key in own}, own)
        self.compare_box()

    def compare_box(self) -> None:
        """All cards that chance dealt are those of the box, age II above age III (p. 4)."""
        for hand, deck in zip(self.dealt["hand"], self.dealt["deck"], strict=True):
            self.same("starters", Counter([*hand, *deck]), Counter(figures.STARTERS))
            self.same("first hand", len(hand), figures.HAND)
        others = [*self.dealt["stock"], *self.dealt["boneyard"], *self.dealt["pyramid"]]
        own = {kind: card.copies for kind, card in figures.CARDS.items() if card.age > 1}
        self.same("cards to win", Counter(others), Counter(own))
        ages = [figures.CARDS[kind].age for kind in others]
        self.same("ages", ages, sorted(ages, reverse=True))

    def compare_end(self) -> None:
        final = self.model.view(None)
        points = [player["points"] for player in final["players"]]
        self.same("points", self.state.scores(), points)
        self.same("winners", self.state.winners(), self.model.winners())
        self.same("scores by source", self.game.breakdown(self.state), final["points"])


def printed(kind: str) -> dict[str, Any]:
    """What is compared of a card: all but which of its figures are reconstructed."""
    card = figures.CARDS[kind]
    return {
        "set": card.set,
        "size": figures.SET_SIZES.get(card.set),
        "number": card.number,
        "age": card.age,
        "cost": card.cost,
        "gold": card.gold,
        "points": card.points,
        "copies": card.copies,
        "action": figures.ACTIONS[kind],
        "repeatable": kind not in figures.NOT_REPEATED,
    }


def random_options(rng: Rng) -> dict[str, object]:
    """Half of the games with the standard options, the other half with any."""
    if rng.below(2):
        return {}
    switches = [name for name in DEFAULTS if name != "boat_crumble"]
    found: dict[str, object] = {name: rng.below(2) == 1 for name in switches}
    return {**found, "boat_crumble": ["turn", "boat"][rng.below(2)]}


def laid_by_chance(state: ValleyState) -> dict[str, Any]:
    """What lies on the table before the first move, in names."""
    found: Any = state.snapshot()
    owned = {
        place: [[figures.KINDS[card >> SEEN_BITS] for card in cards] for cards in found[place]]
        for place in ("hand", "deck")
    }
    common = {
        place: [figures.KINDS[card] for card in found[place]]
        for place in ("stock", "boneyard", "pyramid")
    }
    tomb = [[figures.KINDS[card] for card in cards] for cards in found["tomb"]]
    return {**owned, **common, "tomb": tomb, "on_turn": found["on_turn"], "turns": found["turns"]}


def play_many(first_seed: int, games: int, every: int = 1) -> int:
    """So many games, at every number of seats in turn; how many choices they had."""
    choices = 0
    for seed in range(first_seed, first_seed + games):
        game = SideBySide(2 + seed // 2 % 3, seed)
        game.play(every)
        choices += len(game.moves)
    return choices


if __name__ == "__main__":
    choices = play_many(int(sys.argv[1]), int(sys.argv[2]), every=int(sys.argv[3]))
    print(f"{sys.argv[2]} games with {choices} choices agree")
