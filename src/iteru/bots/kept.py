"""What a search found is kept for the next choice: the part of its tree below the moves that were made.

Nothing depends on it: where it is lost, or where chance or another seat brought something that no line of the tree has,
the next search begins anew.
"""

from typing import Final

from iteru.bots.search import MOST_NODES, Search
from iteru.bots.tree import Node
from iteru.engine.rng import Rng
from iteru.engine.state import NOBODY, State

Place = tuple[str, int, int]
"""A game, its seats, and the seat that thinks."""
LEAST_VISITS: Final = 24.0
"""Less is found again faster than it is looked for."""
MOST_TRIED: Final = 40
"""The most positions that are compared: about a millisecond."""


class Kept:
    """The latest search of every seat, as long as all of them together are not too large."""

    def __init__(self) -> None:
        self.searches: dict[Place, Search] = {}

    def keep(self, search: Search) -> None:
        place = place_of(search.game.name, search.sight)
        self.searches.pop(place, None)
        self.searches[place] = search
        while sum([one.nodes for one in self.searches.values()]) > MOST_NODES:
            del self.searches[next(iter(self.searches))]

    def continue_in(self, search: Search) -> None:
        """Gives a new search what the last one of its seat knows about its position."""
        before = self.searches.pop(place_of(search.game.name, search.sight), None)
        if before is None or not search.actions:
            return
        node = known(before, search.sight)
        if node is None or node.children is None:
            return
        if any(action not in node.children for action in search.actions):
            return
        search.root = node
        search.nodes = node.size()
        search.scale = before.scale
        search.leads = before.leads
        search.lead_mean = before.lead_mean
        search.lead_squares = before.lead_squares


def place_of(game: str, sight: State) -> Place:
    return (game, sight.seats, sight.actor)


def known(before: Search, sight: State) -> Node | None:
    """Returns the node of a position in the tree of an earlier search; None if it is not there."""
    wanted = seat_key(sight, before.seat)
    left = [(before.sight, before.root)]
    tried = 0
    while left:
        state, node = left.pop(0)
        for action, child in node.most_tried():
            if child.visits < LEAST_VISITS or tried >= MOST_TRIED:
                break
            if action in state.legal_actions():
                ahead = state.clone()
                ahead.apply(action)
                tried += 1
                if ahead.actor == before.seat and seat_key(ahead, before.seat) == wanted:
                    return child
                if ahead.actor != NOBODY:
                    left.append((ahead, child))
    return None


def seat_key(state: State, seat: int) -> str:
    """Returns a key of all that a seat may know: two positions that look the same to it have the same key."""
    copy = state.clone()
    copy.resample(seat, Rng.seeded(0))
    return copy.digest()
