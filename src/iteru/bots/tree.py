"""The tree of a search: what came of each line of choices."""

from typing import Final

LEAST_KNOWN: Final = 3.0
"""A choice tried less often is not part of a main line."""


class Node:
    """A line of choices: how often it was played, and what came of it for every seat.

    Most nodes are never visited, so the lists and the dictionary come with the first visit.
    """

    def __init__(self, weight: float) -> None:
        self.weight = weight
        """How promising it looked at first sight, beside its siblings; the best has 1."""
        self.visits = 0.0
        self.wins = 0.0
        """The chances of the searcher's seat to win, added up."""
        self.totals: list[float] | None = None
        """The worth for each seat, added up."""
        self.points: list[float] | None = None
        """The final points of each seat, added up."""
        self.children: dict[int, Node] | None = None
        self.reference = 0.0
        """The promise of its best choice at first sight."""

    def note(self, worth: list[float], points: list[float], chance: float) -> None:
        """Adds an outcome."""
        self.visits += 1.0
        self.wins += chance
        totals = self.totals
        known = self.points
        if totals is None or known is None:
            self.totals = list(worth)
            self.points = list(points)
            return
        for seat in range(len(worth)):
            totals[seat] += worth[seat]
            known[seat] += points[seat]

    def mean(self, seat: int) -> float:
        """Returns what it was worth for a seat on average."""
        totals = self.totals
        return 0.0 if totals is None else totals[seat] / self.visits

    def most_tried(self) -> list[tuple[int, "Node"]]:
        """Returns the choices from here and their nodes, those tried most first."""
        if self.children is None:
            return []
        ranked = [(-child.visits, action) for action, child in self.children.items()]
        ranked.sort()
        return [(action, self.children[action]) for _, action in ranked]

    def main_line(self) -> list[int]:
        """Returns the choices that were tried most from here on."""
        found: list[int] = []
        children = self.children
        while children:
            most = -1.0
            chosen = -1
            for action, child in children.items():
                if child.visits > most:
                    most = child.visits
                    chosen = action
            if most < LEAST_KNOWN:
                return found
            found.append(chosen)
            children = children[chosen].children
        return found

    def size(self) -> int:
        """Counts the nodes from here on."""
        count = 0
        left = [self]
        while left:
            children = left.pop().children
            if children is not None:
                count += len(children)
                left += [child for child in children.values() if child.children is not None]
        return count
