"""What a choice would leave undone: whoever makes it is told so, and asked once more."""

from iteru.engine.game import View
from iteru.engine.phrase import Phrase


def caution(view: View, kind: str) -> Phrase | None:
    """What costs nothing is seldom declined; and after the last round tokens are worth little."""
    if kind == "decline" and view["asks"]["question"] == "teacher":
        return Phrase("caution-declines-teacher")
    if kind == "pass":
        return last_chance(view["asks"].get("last_chance"))
    return None


def last_chance(chance: View | None) -> Phrase | None:
    """R9.1: what would still bring more points than it costs."""
    if chance is None:
        return None
    target = chance["target"].replace(" ", "-")
    return Phrase("caution-last-round", {"target": target, "points": chance["points"]})
