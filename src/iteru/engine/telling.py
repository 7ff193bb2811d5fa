"""How a game puts itself into words: what it gives besides its rules, loaded when somebody wants to read."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from iteru.engine.errors import IllegalMove
from iteru.engine.events import Event, Value
from iteru.engine.moves import Kind
from iteru.engine.phrase import Choice, Phrase

if TYPE_CHECKING:
    from iteru.engine.game import Game

Facts = dict[str, Value]


@dataclass(frozen=True)
class Told:
    """An action, legal or not, in words: the facts of its message, and the things on the picture to touch for it."""

    facts: Facts = field(default_factory=dict)
    path: tuple[str, ...] = ()
    """In the order in which they are touched; empty without a place on the picture."""
    kind: str = ""
    """What its messages are called after; '': the kind of move."""
    rule: str = ""
    """'': the rule of what is asked."""
    ends_turn: bool = False


Teller = Callable[..., Told]
"""`teller(view, *values)`: an action of some kind for the seat whose view it is, the values as in its notation."""
T = TypeVar("T", bound=Teller)


def tells(*kinds: Kind) -> Callable[[T], T]:
    """Marks the function that puts the actions of some kinds into words."""

    def keep(teller: T) -> T:
        for kind in kinds:
            kind.teller = teller
        return teller

    return keep


def told(kind: Kind, view: Any, action: int) -> Told:
    """An action of a kind in words. A kind without a teller has neither facts nor a place."""
    return Told() if kind.teller is None else kind.teller(view, *kind.values_of(action))


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


def no_messages(game: "Game[Any]") -> dict[str, str]:
    return {}


@dataclass(frozen=True)
class Telling:
    """What a game says, beside the tellers of its moves: functions of its views. All but the first may be left out."""

    prompt: Callable[[Any], Phrase]
    """`prompt(view)`: what is asked now, and of whom."""
    caution: Callable[[Any, str, list[int]], Phrase | None] = no_caution
    """`caution(view, kind, legal)`: what of value a kind of choice would leave undone."""
    place_in_list: Callable[[Choice], tuple[int, ...]] = in_order
    """Where a choice stands in the list of all."""
    touched: Callable[[Event], tuple[str, ...]] = no_things
    """The things on the picture that an event concerns."""
    why_not_touch: Callable[[Any, str], IllegalMove | None] = no_reason
    """`why_not_touch(sight, target)`: the reason, as the rules give it, that lies in the thing that was touched.

    None where the reasons of the actions that touch it fit as well.
    """
    rule_notes: Callable[["Game[Any]"], dict[str, Phrase]] = no_notes
    """What a corrected box says otherwise than the rule page, by the numbers of the rules."""
    messages: Callable[["Game[Any]"], dict[str, str]] = no_messages
    """For each language, messages that go before those of `texts/`: how a corrected box calls things."""


class Shows(Protocol):
    """What `Meta.shown` gives; `iteru.kit.shown.Shown` is one."""

    @property
    def telling(self) -> Telling: ...
