"""Boxes at random: every card has an action of random steps of the vocabulary, sensible or not.

As a program it plays many games with such boxes: `python -m tests.valley_of_the_kings.fuzz 0 1000`.
"""

import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import iteru
from iteru.engine.box import Figure
from iteru.engine.errors import BadBox
from iteru.engine.events import Journal
from iteru.engine.game import Game
from iteru.engine.rng import Rng
from iteru.engine.state import State
from iteru.games.valley_of_the_kings.rules import (
    actions,
    choosing,
    moves,
    pyramid,
    reactions,
    steps,
    turn,
)
from iteru.games.valley_of_the_kings.rules.imagined_table import imagine
from iteru.games.valley_of_the_kings.rules.later_parts import MAX_TRIED, WaySearch
from iteru.games.valley_of_the_kings.rules.moves import CARDS
from iteru.games.valley_of_the_kings.rules.position import EMPTY
from iteru.games.valley_of_the_kings.rules.state import ValleyState
from iteru.games.valley_of_the_kings.rules.steps import Step
from iteru.games.valley_of_the_kings.rules.vocabulary import read_action

from .builder import SHORT, table, with_box

CHOOSING = ("discard", "sacrifice", "entomb", "gain", "take")
PLACES = ("hand", "pile", "tomb", "pyramid", "base", "stock", "boneyard")
FILTERS = (
    "the cheapest",
    "of the same set",
    "of a set in the tomb",
    "costing up to 4",
    "costing up to 2 times as much",
    "costing less than a purchase",
)
PLAIN = (
    "draw as many",
    "swap",
    "swap / sacrifice from pyramid",
    "swap / gain from base",
    "swap / take from pyramid the cheapest",
    "perform",
    "repeat",
    "this turn gold 3",
    "this turn buy anywhere",
    "this turn 2 cheaper",
    "only with 2 in pile",
    "only after a purchase",
)
REACTIONS = (
    "react to attack: refuse",
    "react to sacrifice: gain it",
    "react to purchase: gain from base",
)


def pick(rng: Rng, items: tuple[str, ...]) -> str:
    return items[rng.below(len(items))]


def random_step(rng: Rng) -> str:
    number = 1 + rng.below(3)
    if rng.below(3):
        return random_choice(rng, number)
    attack = f"opponents {pick(rng, ('discard', 'sacrifice', 'give'))} {number}{pick(rng, ('', ' if they own 6'))}"
    return pick(
        rng,
        (
            *PLAIN,
            f"draw {number}",
            f"stack {number}",
            f"look at {number + 1} keep {number}",
            attack,
            attack,
        ),
    )


def random_choice(rng: Rng, number: int) -> str:
    count = pick(rng, ("", " 1", f" {number}", " any"))
    places = pick(
        rng,
        (
            "",
            f" from {pick(rng, PLACES)}",
            f" from {pick(rng, PLACES)}",
            f" from {pick(rng, PLACES)} or pile",
        ),
    )
    return pick(rng, CHOOSING) + count + places + pick(rng, ("", "", f" {pick(rng, FILTERS)}"))


def random_action(rng: Rng) -> list[str]:
    if rng.below(6) == 0:
        return [pick(rng, REACTIONS)]
    return [random_step(rng) for _ in range(1 + rng.below(3))]


def random_parts(rng: Rng) -> list[str]:
    """Several steps of which all that matters can be foreseen (`is_foreseeable`)."""
    while True:
        action = [
            pick(rng, (f"draw {1 + rng.below(2)}", "stack 1", "swap", "look at 1 keep 1"))
            if rng.below(3) == 0
            else random_choice(rng, 1 + rng.below(2))
            for _ in range(2 + rng.below(2))
        ]
        figure = Figure("cards.any", {"action": action}, "owner", {}, "")
        if is_readable(action) and is_foreseeable(read_action(figure)):
            return action


def random_game(
    rng: Rng, folder: Path, throw: Callable[[Rng], list[str]] = random_action
) -> Game[State]:
    """A game of which every card does something else; what the vocabulary refuses is thrown again."""
    texts = []
    for card in CARDS:
        action = throw(rng)
        while not is_readable(action):
            action = throw(rng)
        texts.append(
            f"[cards.{card}]\naction = [" + ", ".join(f'"{step}"' for step in action) + "]\n"
        )
    return with_box(folder, "".join(texts))


def is_readable(action: list[str]) -> bool:
    try:
        read_action(Figure("cards.any", {"action": action}, "owner", {}, ""))
    except BadBox:
        return False
    return True


def play_checked(
    game: Game[State], seats: int, seed: int, options: dict[str, object]
) -> ValleyState:
    """A random game in which everything holds that must hold in every game."""
    state = game.new(seats, seed, options)
    assert isinstance(state, ValleyState)
    census = game.census(state)
    rng = Rng.seeded(seed)
    done = 0
    while state.actor != iteru.NOBODY:
        legal = state.legal_actions()
        assert legal == sorted(set(legal))
        assert legal, "nothing to choose"
        assert game.census(state) == census
        if done % 16 == 0:
            check_shown(game, state, done)
        if done % 8 == 0:
            check_possible(state)
        if done % 64 == 0:
            check_refusals(game, state, done)
        state.journal = Journal()
        state.apply(legal[rng.below(len(legal))])
        done += 1
        assert done < 30_000
    assert state.turns % seats == 0
    assert state.played + state.revealed + state.looked + state.arranged == []
    return state


def check_shown(game: Game[State], state: ValleyState, seed: int) -> None:
    """The position has words, can be saved, and shows a seat the same whatever is hidden from it."""
    assert game.restore(state.snapshot()).snapshot() == state.snapshot()
    for seat in range(state.seats):
        view = game.view(state, seat)
        other = game.sight(state, seat, Rng.seeded(seed))
        assert game.view(other, seat) == view
        assert game.census(other) == game.census(state)
        assert game.prompt(view)
        assert seat != state.actor or other.legal_actions() == state.legal_actions()
    assert game.choices(state, state.actor)


def check_refusals(game: Game[State], state: ValleyState, seed: int) -> None:
    """Every action is offered or refused, whatever is hidden for the same reason."""
    legal = state.legal_actions()
    seen = game.sight(state, state.actor, Rng.seeded(seed))
    for action in range(game.action_count):
        refused = state.why_not(action)
        assert (refused is None) == (action in legal), game.notation(action)
        assert refused is None or refused.rule
        assert str(seen.why_not(action)) == str(refused), game.notation(action)


# R6.2 against the game itself: all ways through an action are played out on copies

TOLD = {
    steps.DISCARD: "discarded",
    steps.SACRIFICE: "sacrificed",
    steps.ENTOMB: "entombed",
    steps.GAIN: "gained",
    steps.TAKE: "took",
    steps.STACK: "stacked",
    steps.SWAP: "swapped",
    steps.DRAW: "drew",
    steps.LOOK: "looked",
}
"""What is told of each step that always ends alike, whatever is hidden."""
OTHER_CHOICES = (pyramid.CRUMBLE, actions.KEEP_CARDS)
LASTING = (steps.TURN_GOLD, steps.TURN_ANYWHERE, steps.TURN_CHEAPER)
MOST = 400


class TooLong(Exception):
    """There are more ways through an action than we care to try."""


class PlayOut:
    """Ways through the action of a card, as the rules carry it out."""

    def __init__(self, state: ValleyState, kind: int) -> None:
        self.seat = state.actor
        self.action = state.layout.actions[kind]
        self.tried = 0
        self.begun = state.clone()
        self.begun.journal = Journal()
        self.begun.apply(moves.ACT.at(kind))

    def has_way(self, state: ValleyState, careless: bool) -> bool:
        """Whether all parts were carried out in the end; with `careless`, whatever is picked on the way.

        Where the pyramid can crumble in two ways, one of them is enough: the player may let the wrong card fall.
        """
        self.tried += 1
        if self.tried > MOST:
            raise TooLong
        while state.actor != self.seat and state.on_top(reactions.REACTION):
            state.apply(moves.DECLINE.first)
        if state.asked() not in (choosing.CHOOSE, choosing.CHOOSE_MORE, *OTHER_CHOICES):
            return self.is_complete(state)
        every = careless and state.asked() is not pyramid.CRUMBLE
        ways = (self.has_way(self.after(state, one), careless) for one in state.legal_actions())
        return all(ways) if every else any(ways)

    def after(self, state: ValleyState, action: int) -> ValleyState:
        assert state.journal is not None
        copy = state.clone()
        copy.journal = Journal()
        copy.journal.events = state.journal.events.copy()
        copy.apply(action)
        return copy

    def is_complete(self, state: ValleyState) -> bool:
        assert state.journal is not None
        told: Counter[str] = Counter()
        for event in state.journal.events:
            if event.facts.get("seat") == self.seat and event.known_to(None):
                told[event.name] += int(event.facts.get("count", 1))
        wanted: Counter[str] = Counter()
        for step in self.action:
            if step.verb in TOLD:
                wanted[TOLD[step.verb]] += max(step.count, 1)
        return all(told[name] >= count for name, count in wanted.items())


def is_foreseeable(action: list[Step]) -> bool:
    """Whether nothing hidden decides how an action ends: what is drawn or turned up is no card that a filter looks at."""
    hidden = any(step.verb in (steps.DRAW, steps.LOOK) for step in action)
    narrow = [step for step in action if step.which != steps.ANY_CARD]
    looked_at = [
        step for step in narrow if step.places & (steps.HAND | steps.TOMB) or looks_aside(step)
    ]
    of_bones = [step for step in action if step.places & steps.BONEYARD]
    bones = sum(2 if step.count == steps.ANY_NUMBER else step.units for step in of_bones)
    verbs = [step.verb for step in action]
    return (
        all(step.verb in TOLD or step.verb in LASTING for step in action)
        and all(step.other is None and not step.places & steps.STOCK for step in action)
        and not (hidden and looked_at)
        and not (bones > 1 and narrow)
        and not any(step.count == 0 and verbs.count(step.verb) > 1 for step in action)
    )


def looks_aside(step: Step) -> bool:
    """Whether its filter compares with other cards, which may have been drawn."""
    return step.which in (steps.SAME_SET, steps.TOMB_SET, steps.UP_TO_TIMES)


def gave_up(state: ValleyState, kind: int) -> bool:
    """Whether the search for a way through was ended; then the rules hope for the best."""
    if not state.layout.actions[kind][0].is_searched:
        return False
    search = WaySearch(state, state.layout.plans[kind])
    search.has_way(imagine(state, state.actor, kind, EMPTY), 0, 0)
    return search.tried > MAX_TRIED


def some_cards(rng: Rng, most: int) -> str:
    return " ".join(pick(rng, SHORT) for _ in range(rng.below(most + 1)))


def fuzz_possible(seed: int, folder: Path, positions: int = 40) -> None:
    """Actions of several parts, with few cards of each kind of place to carry them out with."""
    rng = Rng.seeded(seed)
    game = random_game(rng, folder, random_parts)
    for _ in range(positions):
        state = table(
            game=game,
            hand={1: some_cards(rng, 4) + " " + pick(rng, SHORT)},
            deck={1: some_cards(rng, 2)},
            pile={1: some_cards(rng, 3)},
            tomb={1: some_cards(rng, 2)},
            pyramid=" ".join(pick(rng, (*SHORT[4:12], ".")) for _ in range(3)) + " . . .",
            boneyard=some_cards(rng, 2),
            dearest=rng.below(2) * 5,
        )
        check_possible(state)


def check_possible(state: ValleyState) -> None:
    """An action is offered if it can be played through, and then every choice offered leads through it."""
    if not state.on_top(turn.TURN) or state.laid or state.layout.partial_draws:
        return
    for kind in sorted({card >> 1 for card in state.hand[state.actor]}):
        action = state.layout.actions[kind]
        if is_foreseeable(action):
            offered = moves.ACT.at(kind) in state.legal_actions()
            play_out = PlayOut(state, kind)
            try:
                found = play_out.has_way(play_out.begun, offered)
            except TooLong:
                continue
            hoped = offered and gave_up(state, kind)
            assert found == offered or hoped, ([step.text for step in action], offered, str(state))


def fuzz(seed: int, folder: Path, games: int = 3) -> None:
    rng = Rng.seeded(seed)
    game = random_game(rng, folder)
    for number in range(games):
        options: dict[str, object] = {
            "completist": bool(rng.below(2)),
            "boat_crumble": pick(rng, ("turn", "boat")),
            "partial_draws": bool(rng.below(2)),
            "open_piles": bool(rng.below(2)),
            "open_lists": bool(rng.below(2)),
        }
        play_checked(game, 2 + rng.below(3), seed + number, options)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(int(sys.argv[1]), int(sys.argv[2])):
            try:
                fuzz(seed, Path(folder))
            except Exception:
                print("seed", seed)
                raise
