"""Cautions: warnings before choices that players nearly always regret."""

from iteru.engine.phrase import Phrase
from iteru.games.pharaon.view_types import LastChance, PharaonView


def caution(view: PharaonView, kind: str, legal: list[int]) -> Phrase | None:
    """Warns against declining what costs nothing, and against passing with tokens that would still bring points."""
    asks = view["asks"]
    assert asks is not None
    if kind == "decline" and asks["question"] == "teacher":
        return Phrase("caution-declines-teacher")
    if kind == "pass":
        return last_chance(asks.get("last_chance"))
    return None


def last_chance(chance: LastChance | None) -> Phrase | None:
    """R9.1: what would still bring more points than it costs."""
    if chance is None:
        return None
    target = chance["target"].replace(" ", "-")
    return Phrase("caution-last-round", {"target": target, "points": chance["points"]})
