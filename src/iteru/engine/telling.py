"""How a game is put into words: what it provides besides its rules, loaded on first use."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

from iteru.engine.errors import IllegalMove
from iteru.engine.events import Event, Value
from iteru.engine.moves import Kind
from iteru.engine.phrase import NO_FACTS, Choice, Phrase

if TYPE_CHECKING:
    from iteru.engine.box import Box
    from iteru.engine.game import Game

Facts = dict[str, Value]


class Wording(NamedTuple):
    """An action in words, legal or not: the facts of its message, and the things on the picture to touch."""

    facts: Mapping[str, Value] = NO_FACTS
    path: tuple[str, ...] = ()
    """The things to touch, in order; empty if the action has no place on the picture."""
    kind: str = ""
    """What its messages are named after; '': the kind of move."""
    rule: str = ""
    """'': the rule of the question."""
    ends_turn: bool = False


Teller = Callable[..., Wording]
"""`teller(view, *values)`: puts an action of some kind into words, for the view's seat; the values as in its notation."""
T = TypeVar("T", bound=Teller)


def tells(*kinds: Kind) -> Callable[[T], T]:
    """Marks the function that puts the actions of some kinds into words."""

    def keep(teller: T) -> T:
        for kind in kinds:
            kind.teller = teller
        return teller

    return keep


def wording(kind: Kind, view: Any, action: int) -> Wording:
    """Puts an action of a kind into words. A kind without a teller has no facts and no place."""
    return Wording() if kind.teller is None else kind.teller(view, *kind.values_of(action))


def no_caution(view: Any, kind: str, legal: list[int]) -> Phrase | None:
    return None


def in_order(choice: Choice) -> tuple[int, ...]:
    return (choice.action,)


def no_things(event: Event) -> tuple[str, ...]:
    return ()


def no_reason(sight: Any, target: str) -> IllegalMove | None:
    return None


def no_notes(game: "Game[Any]") -> dict[str, Phrase]:
    return {}


def no_messages(box: "Box") -> dict[str, str]:
    return {}


@dataclass(frozen=True)
class Telling:
    """The functions that put a game into words, besides the tellers of its moves. All but the first are optional."""

    prompt: Callable[[Any], Phrase]
    """`prompt(view)`: what is asked now, and who is asked."""
    caution: Callable[[Any, str, list[int]], Phrase | None] = no_caution
    """`caution(view, kind, legal)`: what speaks against a kind of choice, or None."""
    place_in_list: Callable[[Choice], tuple[int, ...]] = in_order
    """The key by which the list of choices is sorted."""
    touched: Callable[[Event], tuple[str, ...]] = no_things
    """The things on the picture that an event concerns."""
    why_not_touch: Callable[[Any, str], IllegalMove | None] = no_reason
    """`why_not_touch(sight, target)`: why this very thing cannot be touched, as the rules give the reason.

    None where the reasons against the actions that touch it will do, and for what is no thing of the game.
    """
    rule_notes: Callable[["Game[Any]"], dict[str, Phrase]] = no_notes
    """Where a corrected box differs from the rule page, by rule."""
    scored: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By the headings of `State.breakdown`, the things on the picture that the points are for.

    `grave` stands for `grave-1` and all others whose names begin like that, too.
    """
    messages: Callable[["Box"], dict[str, str]] = no_messages
    """For each language, messages that override those of `texts/`: names that a corrected box gives to things."""


class Shows(Protocol):
    """What `Meta.shown` returns; `iteru.kit.shown.Shown` is one."""

    @property
    def telling(self) -> Telling: ...


class BoxMessages:
    """The messages that a box adds, made on first use (`Meta.said`).

    It refers to the box and not to the game: words are cached longer than games.
    """

    def __init__(self, shown: Callable[[], Shows], box: "Box") -> None:
        self.shown = shown
        self.box = box
        self.found: dict[str, str] | None = None

    def __call__(self) -> dict[str, str]:
        if self.found is None:
            self.found = self.shown().telling.messages(self.box)
        return self.found
