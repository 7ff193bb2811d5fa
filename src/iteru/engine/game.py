"""A title: its box, its options, its words."""

import secrets
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from iteru.engine.box import Box
from iteru.engine.errors import OTHER_QUESTION, BadOptions, IllegalMove
from iteru.engine.events import Event, Journal
from iteru.engine.meta import Meta
from iteru.engine.moves import Moves
from iteru.engine.options import read_options
from iteru.engine.phrase import Choice, Phrase
from iteru.engine.rng import KEY_BYTES, Rng, Seed, generator
from iteru.engine.setting import MAX_SETTINGS, Setting
from iteru.engine.sight import sight
from iteru.engine.state import NOBODY, State
from iteru.engine.telling import Telling, Told, told

View = Mapping[str, Any]
"""What a seat may know, as plain JSON. Each game's own is a TypedDict."""
S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """One title with its box: its moves, and what is abstract below.

    How it is said and drawn comes from `Meta.shown`, loaded when somebody first wants to read.

    >>> import iteru
    >>> game = iteru.game("imhotep")
    >>> state = game.new(seats=2, seed=7)
    >>> game.play(state, seat=0, text="load 1 1")
    >>> state.actor
    1
    """

    view_type: ClassVar[type] = dict
    """The TypedDict of its views, from which the API describes them."""

    def __init__(self, meta: Meta, box: Box, moves: Moves) -> None:
        self.meta = meta
        self.box = box
        self.moves = moves
        self.notations = moves.notations
        self.action_count = len(self.notations)
        self.actions = {text: action for action, text in enumerate(self.notations)}
        self.settings: dict[tuple[int, Any], Setting] = {}
        self.words: Telling | None = None
        self.own_messages: dict[str, str] | None = None

    @property
    def name(self) -> str:
        """What it is called in commands and records."""
        return self.meta.name

    @abstractmethod
    def lay_out(self, seats: int, options: Any) -> Setting:
        """Returns the setting of a game with so many seats and these options."""
        raise NotImplementedError("Game.lay_out")

    @abstractmethod
    def bare(self, setting: Any) -> S:
        """Returns a state with nothing on the table yet."""
        raise NotImplementedError("Game.bare")

    @abstractmethod
    def set_up(self, state: S) -> None:
        """Lay a bare table for the first move; chance and journal are ready."""
        raise NotImplementedError("Game.set_up")

    @abstractmethod
    def view(self, state: S, seat: int | None) -> View:
        """Returns all that a seat (None: a spectator) may know."""
        raise NotImplementedError("Game.view")

    def constants(self, setting: Any) -> View:
        """Returns the parts of every view, nested as there, that stay the same from the first move to the last.

        Programs are given them once, and views without them (`without`).
        """
        return {}

    def breakdown(self, state: S) -> dict[str, list[int]]:
        """Returns the scores by what the points are for: for each heading a number for each seat."""
        return state.breakdown()

    @abstractmethod
    def census(self, state: S) -> dict[str, int]:
        """Counts what is conserved: things that no action may create or lose."""
        raise NotImplementedError("Game.census")

    @abstractmethod
    def prospects(self, state: S) -> list[float]:
        """Estimates how many points each seat is likely to have in the end.

        Used on positions in which hidden things were dealt anew.
        """
        raise NotImplementedError("Game.prospects")

    def rival(self, state: S) -> dict[str, int]:
        """The points of an opponent who has no seat, by the headings of `breakdown`; {} without one.

        Where there is one, `State.winners` is empty when the opponent wins; the message `rival` says who it is.
        """
        return {}

    def points_so_far(self, state: S) -> list[int]:
        """The points that each seat has already, where `State.scores` adds what only the end brings."""
        return state.scores()

    def new(
        self,
        seats: int,
        seed: Seed | None = None,
        options: Mapping[str, object] | None = None,
        journal: Journal | None = None,
    ) -> S:
        """A new game. Equal seats, seed and options give equal games.

        Without a seed, chance picks one. A number seeds the fast generator, 32 bytes key the other.
        """
        self.check_seats(seats)
        state = self.bare(self.setting(seats, options or {}))
        state.rng = generator(new_seed() if seed is None else checked_seed(seed))
        state.journal = journal
        self.set_up(state)
        state.begin()
        return state

    def restore(self, snapshot: Mapping[str, Any]) -> S:
        """The state that `State.snapshot` was taken of."""
        state = self.bare(self.setting(snapshot["seats"], snapshot["options"]))
        state.put(dict(snapshot))
        return state

    def setting(self, seats: int, options: Mapping[str, object]) -> Setting:
        """The setting for so many seats and these options; the latest ones are kept."""
        chosen = read_options(self.meta.options, options)
        key = (seats, chosen)
        found = self.settings.pop(key) if key in self.settings else self.lay_out(seats, chosen)
        self.settings[key] = found
        if len(self.settings) > MAX_SETTINGS:
            del self.settings[next(iter(self.settings))]
        return found

    def check_seats(self, seats: int) -> None:
        """Refuse a number of players that the game is not made for."""
        if not self.meta.min_seats <= seats <= self.meta.max_seats:
            raise BadOptions(
                "bad-seats",
                game=self.name,
                given=seats,
                least=self.meta.min_seats,
                most=self.meta.max_seats,
            )

    def notation(self, action: i64) -> str:
        """The text of an action; `parse` is its inverse."""
        return self.notations[action]

    def public_notation(self, action: i64) -> str:
        """What other seats are shown of an action until the game is over.

        Less than the notation where the action is a secret.
        """
        return self.notations[action]

    def parse(self, text: str) -> int:
        """The action that a text stands for.

        Each word may be cut short as long as only one action fits.
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
        """Refuse an action that the seat may not take now."""
        if state.actor == NOBODY:
            raise IllegalMove("", "game-is-over")
        if seat != state.actor:
            raise IllegalMove("", "not-your-turn", seat=state.actor)
        if not 0 <= action < self.action_count:
            raise IllegalMove("", "unreadable-move", move=str(action))
        if action not in state.legal_actions():
            raise self.why_not(state, action)

    def play(self, state: S, seat: int, text: str) -> None:
        """Checked play for people and programs: carry out a move in notation, or refuse it."""
        action = self.parse(text)
        self.check(state, seat, action)
        state.apply(action)

    # What it says, loaded when somebody first wants to read

    @property
    def telling(self) -> Telling:
        """How the game puts itself into words."""
        if self.words is None:
            assert self.meta.shown is not None, f"{self.name}: its Meta has no `shown`"
            self.words = self.meta.shown().telling
        return self.words

    def prompt(self, view: View) -> Phrase:
        """Says what is asked now, and of whom."""
        return self.telling.prompt(view)

    def choices(self, state: S, seat: int, view: View | None = None) -> list[Choice]:
        """Returns every legal action of a seat in words; nothing when another seat must choose.

        `view`, if given, is the seat's view, which then is not made again.
        """
        if seat != state.actor:
            return []
        seen = self.view(state, seat) if view is None else view
        legal = state.legal_actions()
        found = [self.choice(state, seen, action, legal) for action in legal]
        return sorted(found, key=self.telling.place_in_list)

    def choice(self, state: S, view: View, action: int, legal: list[int]) -> Choice:
        """One of the legal actions in words, for the seat whose view this is."""
        told = self.told(view, action)
        kind = told.kind or self.moves.kind_of(action).name
        return Choice(
            action,
            self.notations[action],
            kind,
            Phrase(f"choice-{kind}", told.facts),
            told.path,
            told.rule or state.rule_asked(),
            self.telling.caution(view, kind, legal),
            told.ends_turn,
        )

    def told(self, view: View, action: int) -> Told:
        """Any action, legal or not, with its facts and the things on the picture that it touches."""
        self.telling  # noqa: B018  loads the tellers
        return told(self.moves.kind_of(action), view, action)

    def targets(self, view: View, action: int) -> tuple[str, ...]:
        """The things on the picture that an action, legal or not, would touch."""
        return self.told(view, action).path

    def why_not(self, state: S, action: int) -> IllegalMove:
        """Says why the actor may not take an action now, judged by what it may know."""
        return self.refusal(sight(state, state.actor, Rng.seeded(0)), action)

    def refusal(self, seen: S, action: int) -> IllegalMove:
        """Why an action is not legal in a sight."""
        found = seen.why_not(action)
        return IllegalMove(seen.rule_asked(), OTHER_QUESTION) if found is None else found

    def refusals(
        self, state: S, target: str, held: list[str], view: View | None = None
    ) -> list[IllegalMove]:
        """Says why the actor cannot touch a thing on the picture now, after those that are held already.

        Of the actions that touch it, those count to which it is nearest. That something else is
        asked is said only where there is no better reason.
        """
        seen = sight(state, state.actor, Rng.seeded(0))
        own = None if held else self.telling.why_not_touch(seen, target)
        if own is not None:
            return [own]
        looked = self.view(state, state.actor) if view is None else view
        legal = state.legal_actions()
        found: dict[tuple[bool, int], dict[str, IllegalMove]] = {}
        for action in range(self.action_count):
            step = steps_to(self.targets(looked, action), target, held)
            if step >= 0 and action not in legal:
                refusal = self.refusal(seen, action)
                nearness = (refusal.problem == OTHER_QUESTION, step)
                found.setdefault(nearness, {}).setdefault(str(refusal), refusal)
        if not found:
            return [IllegalMove(state.rule_asked(), "nothing-to-choose-there")]
        return list(found[min(found)].values())

    def describe(self, event: Event) -> Phrase:
        """An event in words."""
        return Phrase(f"event-{event.name}", event.facts)

    def touched(self, event: Event) -> tuple[str, ...]:
        """The things on the picture that an event concerns."""
        return self.telling.touched(event)

    def rule_notes(self) -> dict[str, Phrase]:
        """What a corrected box says otherwise than the rule page, by the numbers of the rules."""
        return self.telling.rule_notes(self)

    def messages(self) -> dict[str, str]:
        """For each language, messages that this box brings beside those of `texts/`."""
        if self.own_messages is None:
            self.own_messages = self.telling.messages(self)
        return self.own_messages

    def is_window(self, state: S) -> bool:
        """Whether the actor may only react now to what another seat did.

        A game stops at a window for every seat that, from public information, could react. Table
        and terminal ask a seat that can, and answer for one that cannot, so that nobody can tell
        the two apart. The last legal action is the one that lets the window pass.
        """
        return False

    def sight(self, state: S, seat: int, rng: Rng) -> S:
        """A copy for a bot: all that the seat cannot know is dealt anew, and chance is re-seeded."""
        return sight(state, seat, rng)


def steps_to(path: tuple[str, ...], target: str, held: list[str]) -> int:
    """How far a thing is on a path: 0 if it comes next, more if other things come before it, -1 if it is not there."""
    if target not in path:
        return -1
    step = path.index(target)
    return 0 if list(path[:step]) == held else step + 1


def without(view: View, constants: View) -> dict[str, Any]:
    """What a view tells beside its constants."""
    found: dict[str, Any] = {}
    for key, value in view.items():
        if key not in constants:
            found[key] = value
        elif value != constants[key]:
            found[key] = without(value, constants[key])
    return found


def whole_view(view: View, constants: View) -> dict[str, Any]:
    """A view laid over the constants that were taken out of it."""
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
    return secrets.randbits(32)


def checked_seed(seed: Seed) -> Seed:
    if isinstance(seed, bytes):
        if len(seed) != KEY_BYTES:
            raise BadOptions("bad-seed", given=f"{len(seed)} bytes")
    elif not 0 <= seed < 1 << 63:
        raise BadOptions("bad-seed", given=str(seed))
    return seed
