"""The index of a game's cards: everything that rule page, card page and terminal show of each, made from the box."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from iteru.engine.game import Game
from iteru.engine.phrase import Phrase
from iteru.kit.parts import Part
from iteru.kit.paths import Point

Facets = Mapping[str, tuple[Phrase, ...]]
"""What a card can be found by: for each facet its values. The message `facet-NAME` names a facet."""


@dataclass(frozen=True)
class IndexCard:
    """A kind of card, or of another printed thing that players meet only when it is drawn."""

    key: str
    """Its name in the index, unlike any other; also its anchor on the page."""
    group: str
    """What it is listed under: the message `cards-GROUP`."""
    name: Phrase
    does: Phrase
    """What it does, in a sentence or two."""
    rule: str
    picture: Part
    """The card as it lies on the table, its upper left corner at (0, 0)."""
    size: Point
    figures: tuple[Phrase, ...] = ()
    """Its values, each in a few words."""
    facets: Facets = field(default_factory=dict)
    copies: int = 1
    is_reconstructed: bool = False
    """Whether some of its values were filled in by us."""
    figure: str = ""
    """The path of the figure in the box that is printed on it; several cards may have the same."""


class CardIndex(Protocol):
    """Lists the cards of a game. A module with this function will do."""

    def cards(self, game: Game[Any]) -> list[IndexCard]:
        """Returns every kind of card in the game's box, in the order of the index. Of kinds without a copy only
        the form for boxes shows something."""
