"""The base class of all games."""

import os
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from iteru.engine.errors import NOTHING_THERE, OTHER_QUESTION, BadOptions, IllegalMove
from iteru.engine.events import Event, Journal
from iteru.engine.lead import lead
from iteru.engine.meta import Meta
from iteru.engine.moves import Moves
from iteru.engine.options import read_options
from iteru.engine.phrase import Choice, Phrase
from iteru.engine.rng import KEY_BYTES, Rng, Seed, generator
from iteru.engine.setting import MAX_SETTINGS, Setting
from iteru.engine.sight import sight
from iteru.engine.state import NOBODY, State
from iteru.engine.telling import BoxMessages, Telling, Wording, wording

if TYPE_CHECKING:
    from iteru.engine.box import Box

View = Mapping[str, Any]
"""What a seat may know, as plain JSON. Each game's own is a TypedDict."""
S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """One title with its box and its moves. A game implements the abstract methods below.

    Words and pictures come from `Meta.shown`, loaded on first use.

    >>> import iteru
    >>> game = iteru.game("imhotep")
    >>> state = game.new(seats=2, seed=7)
    >>> game.play(state, seat=0, text="load 1 1")
    >>> state.actor
    1
    """

    view_type: ClassVar[type] = dict
    """The TypedDict of its views, from which the API describes them."""
    box_brings_messages: ClassVar[bool] = False
    """Whether corrected boxes bring messages of their own, such as names of cards (`Telling.messages`)."""
    playout_length: ClassVar[int] = 6
    """How many choices of a turn a search plays on, at most, before it judges the position; 0: it judges at once."""
    plays_round_out: ClassVar[bool] = False
    """Whether a search plays the round to its end, at random, before it judges a position: for games in which positions in the
    middle of a round say little."""
    explore: ClassVar[float] = 0.2
    """How much a search tries what it tried seldom."""
    trust: ClassVar[float] = 4.0
    """How much sooner a search tries what promises more."""

    def __init__(self, meta: Meta, box: "Box", moves: Moves) -> None:
        brings = type(self).box_brings_messages
        self.meta = replace(meta, said=BoxMessages(meta.shown, box)) if brings else meta
        self.box = box
        self.moves = moves
        self.notations = moves.notations
        self.action_count = len(self.notations)
        self.actions = {text: action for action, text in enumerate(self.notations)}
        self.settings: dict[tuple[int, Any], Setting] = {}
        self.words: Telling | None = None

    @property
    def name(self) -> str:
        """The name in commands and records."""
        return self.meta.name

    @abstractmethod
    def lay_out(self, seats: int, options: Any) -> Setting:
        """Returns the setting for a number of seats and these options."""
        raise NotImplementedError("Game.lay_out")

    @abstractmethod
    def bare(self, setting: Any) -> S:
        """Returns a state with nothing on the table yet."""
        raise NotImplementedError("Game.bare")

    @abstractmethod
    def set_up(self, state: S, /) -> None:
        """Sets up a bare state for the first move; its generator and journal are ready."""
        raise NotImplementedError("Game.set_up")

    @abstractmethod
    def view(self, state: S, /, seat: int | None) -> View:
        """Returns all that a seat (None: a spectator) may know."""
        raise NotImplementedError("Game.view")

    def view_beside(self, state: S, /, seat: int | None, other: Any) -> View:
        """Returns a seat's view, given another seat's view of the same position.

        A game that shares the parts that are the same for both saves most of the work at a table.
        """
        return self.view(state, seat)

    def constants(self, setting: Any, /) -> View:
        """Returns the parts of every view, nested as there, that stay the same from the first move to the last.

        Programs get them once, and then views without them (`without`).
        """
        return {}

    def breakdown(self, state: S) -> dict[str, list[int]]:
        """Returns the points of each seat by heading: what they are for."""
        return state.breakdown()

    @abstractmethod
    def census(self, state: S, /) -> dict[str, int]:
        """Counts the things that no action may create or lose."""
        raise NotImplementedError("Game.census")

    def prospects(self, state: S, /) -> list[float]:
        """Estimates how many points each seat is likely to have in the end.

        Bots call it on sights, in which hidden things were dealt anew. Without it a search plays games to their end at random.
        """
        return [float(points) for points in state.scores()]

    def expected_points(self, state: S, /) -> list[float]:
        """Estimates the final points of each seat: what a search judges positions by.

        By default `prospects`. A game may give a better estimate that was fitted to played games, while `prospects` stays as it
        is: `greedy` plays by it, and others are measured against `greedy`.
        """
        return self.prospects(state)

    def promises(self, state: S, actions: list[int], /) -> list[float]:
        """Estimates how many points the actor will be ahead after each of these actions.

        A search tries promising choices sooner. A game may know a cheaper way than to try each of them out.
        """
        found: list[float] = []
        for action in actions:
            ahead = cast(S, state.clone())
            ahead.apply(action)
            found.append(lead(self.expected_points(ahead), state.actor))
        return found

    def playout_choice(self, state: S, rng: Rng, /) -> int:
        """Chooses for the actor while a search plays a turn on: cheaply, and better than chance.

        By default it takes the most promising action.
        """
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        promises = self.promises(state, actions)
        return actions[promises.index(max(promises))]

    def rival(self, state: S, /) -> dict[str, int]:
        """Returns the points of an opponent without a seat, by the headings of `breakdown`; {} without one.

        If that opponent wins, `State.winners` is empty. The message `rival` names the opponent.
        """
        return {}

    def points_so_far(self, state: S, /) -> list[int]:
        """Returns the points that each seat has already, without those that `State.scores` adds for the end."""
        return state.scores()

    def round(self, state: S, /) -> int | None:
        """Returns the number of the round that is now played; None if the game has no rounds.

        The story of a game is told by rounds, and replays jump from one to the next. A game without rounds is told by turns:
        a seat's choices until another seat chooses.
        """
        return None

    def new(
        self,
        seats: int,
        seed: Seed | None = None,
        options: Mapping[str, object] | None = None,
        journal: Journal | None = None,
    ) -> S:
        """Returns a new game. Equal seats, seed and options give equal games.

        Without a seed a random one is used. A number seeds the fast generator, 32 bytes key the other.
        """
        self.check_seats(seats)
        state = self.bare(self.setting(seats, options or {}))
        state.rng = generator(new_seed() if seed is None else checked_seed(seed))
        state.journal = journal
        self.set_up(state)
        state.begin()
        return state

    def restore(self, snapshot: Mapping[str, Any]) -> S:
        """Returns the state that `State.snapshot` saved."""
        state = self.bare(self.setting(snapshot["seats"], snapshot["options"]))
        state.put(dict(snapshot))
        return state

    def setting(self, seats: int, options: Mapping[str, object]) -> Setting:
        """Returns the setting for a number of seats and these options; the latest ones are cached."""
        chosen = read_options(self.meta.options, options)
        key = (seats, chosen)
        found = self.settings.pop(key) if key in self.settings else self.lay_out(seats, chosen)
        self.settings[key] = found
        if len(self.settings) > MAX_SETTINGS:
            del self.settings[next(iter(self.settings))]
        return found

    def check_seats(self, seats: int) -> None:
        """Refuses a number of players that the game is not made for."""
        if not self.meta.min_seats <= seats <= self.meta.max_seats:
            raise BadOptions(
                "bad-seats",
                game=self.name,
                given=seats,
                least=self.meta.min_seats,
                most=self.meta.max_seats,
            )

    def notation(self, action: i64) -> str:
        """Returns the text of an action; `parse` is its inverse."""
        return self.notations[action]

    def public_notation(self, action: i64) -> str:
        """Returns what other seats see of an action until the game is over.

        It says less than the notation where the action is secret.
        """
        return self.notations[action]

    def parse(self, text: str) -> int:
        """Returns the action that a text stands for.

        Words may be abbreviated as long as only one action fits.
        """
        words = text.casefold().split()
        exact = self.actions.get(" ".join(words))
        if exact is not None:
            return exact
        fitting = [
            action for notation, action in self.actions.items() if words and fits(words, notation)
        ]
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            likely = ", ".join(self.notations[action] for action in fitting[:4])
            raise IllegalMove("", "ambiguous-move", move=text.strip(), likely=likely)
        raise IllegalMove("", "unreadable-move", move=text.strip())

    def check(self, state: S, seat: int, action: int) -> None:
        """Refuses an action that the seat may not take now."""
        if state.actor == NOBODY:
            raise IllegalMove("", "game-is-over")
        if seat != state.actor:
            raise IllegalMove("", "not-your-turn", seat=state.actor)
        if not 0 <= action < self.action_count:
            raise IllegalMove("", "unreadable-move", move=str(action))
        if action not in state.legal_actions():
            raise self.why_not(state, action)

    def play(self, state: S, seat: int, text: str) -> None:
        """Carries out a move in notation, or refuses it."""
        action = self.parse(text)
        self.check(state, seat, action)
        state.apply(action)

    # Words, loaded on first use

    @property
    def telling(self) -> Telling:
        """The functions that put the game into words."""
        if self.words is None:
            assert self.meta.shown is not None, f"{self.name}: its Meta has no `shown`"
            self.words = self.meta.shown().telling
        return self.words

    def prompt(self, view: View) -> Phrase:
        """Says what is asked now, and of whom."""
        return self.telling.prompt(view)

    def choices(self, state: S, seat: int, view: View | None = None) -> list[Choice]:
        """Returns every legal action of a seat in words; nothing when another seat must choose.

        `view` is the seat's view, if the caller has it already.
        """
        if seat != state.actor:
            return []
        own_view = self.view(state, seat) if view is None else view
        legal = state.legal_actions()
        telling, rule = self.telling, state.rule_asked()
        cautions: dict[str, Phrase | None] = {}
        found: list[Choice] = []
        for action in legal:
            its_kind = self.moves.kind_of(action)
            facts, path, kind, its_rule, ends_turn = wording(its_kind, own_view, action)
            kind = kind or its_kind.name
            if kind not in cautions:
                cautions[kind] = telling.caution(own_view, kind, legal)
            words = Phrase("choice-" + kind, facts)
            notation, caution = self.notations[action], cautions[kind]
            found.append(
                Choice(action, notation, kind, words, path, its_rule or rule, caution, ends_turn)
            )
        return sorted(found, key=telling.place_in_list)

    def wording(self, view: View, action: int) -> Wording:
        """Returns the facts of an action, legal or not, and the things on the picture that it touches."""
        self.telling  # noqa: B018  loads the tellers
        return wording(self.moves.kind_of(action), view, action)

    def targets(self, view: View, action: int) -> tuple[str, ...]:
        """Returns the things on the picture that an action, legal or not, would touch."""
        return self.wording(view, action).path

    def why_not(self, state: S, action: int) -> IllegalMove:
        """Says why the actor may not take an action now, by what the actor may know."""
        return self.refusal(sight(state, state.actor, Rng.seeded(0)), action)

    def refusal(self, own_sight: S, action: int) -> IllegalMove:
        """Says why an action is not legal in the actor's sight."""
        found = own_sight.why_not(action)
        return IllegalMove(own_sight.rule_asked(), OTHER_QUESTION) if found is None else found

    def refusals(
        self, state: S, target: str, held: list[str], view: View | None = None
    ) -> list[IllegalMove]:
        """Says why the actor cannot touch a thing on the picture now, after the things in `held`.

        Of the actions that touch it, those count whose path it comes earliest in. "Something else
        is asked" is the answer only where there is no better reason.
        """
        own_sight = sight(state, state.actor, Rng.seeded(0))
        own = None if held else self.telling.why_not_touch(own_sight, target)
        if own is not None:
            return [own]
        own_view = self.view(state, state.actor) if view is None else view
        legal = state.legal_actions()
        found: dict[tuple[bool, int], dict[str, IllegalMove]] = {}
        for action in range(self.action_count):
            step = steps_to(self.targets(own_view, action), target, held)
            if step >= 0 and action not in legal:
                refusal = self.refusal(own_sight, action)
                nearness = (refusal.problem == OTHER_QUESTION, step)
                found.setdefault(nearness, {}).setdefault(str(refusal), refusal)
        if not found:
            return [IllegalMove(state.rule_asked(), NOTHING_THERE)]
        return list(found[min(found)].values())

    def describe(self, event: Event) -> Phrase:
        """Returns an event in words."""
        return Phrase(f"event-{event.name}", event.facts)

    def touched(self, event: Event) -> tuple[str, ...]:
        """Returns the things on the picture that an event concerns."""
        return self.telling.touched(event)

    def rule_notes(self) -> dict[str, Phrase]:
        """Returns where a corrected box differs from the rule page, by rule."""
        return self.telling.rule_notes(self)

    def is_window(self, state: S, /) -> bool:
        """Whether the actor can now only react to another seat's action.

        A game stops at a window for every seat that, by public information, could react. Table
        and terminal ask a seat that can, and answer for one that cannot, so that nobody can tell
        the two apart. The last legal action declines.
        """
        return False

    def sight(self, state: S, seat: int, rng: Rng) -> S:
        """Returns a copy for a bot: all that the seat cannot know is dealt anew, and chance is re-seeded."""
        return sight(state, seat, rng)


def steps_to(path: tuple[str, ...], target: str, held: list[str]) -> int:
    """Counts the steps to a thing on a path: 0 if it comes next, -1 if it is not on the path."""
    if target not in path:
        return -1
    step = path.index(target)
    return 0 if list(path[:step]) == held else step + 1


def without(view: View, constants: View) -> dict[str, Any]:
    """Returns a view without its constants."""
    found: dict[str, Any] = {}
    for key, value in view.items():
        if key not in constants:
            found[key] = value
        elif value is not constants[key] and value != constants[key]:
            found[key] = without(value, constants[key])
    return found


def whole_view(view: View, constants: View) -> dict[str, Any]:
    """Returns a view with its constants put back."""
    found = {**constants, **view}
    for key, value in view.items():
        if key in constants:
            found[key] = whole_view(value, constants[key])
    return found


def fits(words: list[str], notation: str) -> bool:
    parts = notation.split()
    return len(words) == len(parts) and all(
        part.startswith(word) for word, part in zip(words, parts, strict=True)
    )


def new_seed() -> int:
    return int.from_bytes(os.urandom(4), "big")


def checked_seed(seed: Seed) -> Seed:
    if isinstance(seed, bytes):
        if len(seed) != KEY_BYTES:
            raise BadOptions("bad-seed", given=f"{len(seed)} bytes")
    elif not 0 <= seed < 1 << 63:
        raise BadOptions("bad-seed", given=str(seed))
    return seed
