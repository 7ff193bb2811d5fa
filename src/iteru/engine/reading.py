"""What the rules read of a box: what may stand for each value, and the settings in which it matters."""

from collections.abc import Iterator

from iteru.engine.allowed import Allowed, like
from iteru.engine.box import Box
from iteru.engine.meta import Meta
from iteru.engine.spread import Options, sets_at

Place = tuple[str, str]
"""The path of a figure and the key of one of its values."""
SetUp = tuple[int, Options]
"""A number of seats, and the options that differ from their defaults."""


class Reading:
    """What the rules have read so far, laid out in one setting after the other."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.allowed: dict[Place, Allowed] = {}
        self.set_ups: dict[Place, SetUp] = {}
        """The first setting in which each value is read."""

    def note(self, read: Box) -> list[Place]:
        """Adds what was read of a box, and returns the values that were; the box then counts as unread."""
        found: list[Place] = []
        for figure in read:
            for key, allowed in figure.allowed.items():
                place = (figure.path, key)
                before = self.allowed.get(place)
                self.allowed[place] = allowed if before is None else before.narrowed(allowed)
                found.append(place)
            figure.allowed.clear()
        return found

    def may_stand(self, place: Place) -> Allowed:
        """Returns what may stand for a value; of one that no rule reads, something of its type."""
        path, key = place
        return self.allowed.get(place) or like(self.box[path].values.get(key))

    def places(self) -> Iterator[Place]:
        """Yields every value of the box, and those that an owner may add."""
        for figure in self.box:
            for key in self.box.keys_of(figure.path):
                yield figure.path, key


def most_seats_first(set_up: SetUp) -> int:
    """Orders settings: the more play, the more a game shows of what is printed."""
    return -set_up[0]


def read_by_rules(meta: Meta, box: Box) -> Reading:
    """Begins a game in a spread of settings; refuses a box that does not fit each of them."""
    found = Reading(box)
    title = meta.load(box.unread())
    found.note(title.box)  # what it reads for all settings
    for seats, options in sorted(sets_at(meta), key=most_seats_first):
        title.new(seats, 0, dict(options))
        for place in found.note(title.box):
            found.set_ups.setdefault(place, (seats, options))
    return found
