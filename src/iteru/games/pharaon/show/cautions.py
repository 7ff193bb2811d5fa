"""What a choice would leave undone: whoever makes it is told so, and asked once more."""

from iteru.engine.game import View
from iteru.engine.phrase import Phrase


def caution(view: View, kind: str) -> Phrase | None:
    """What costs nothing is seldom declined; and after the last round tokens are worth little."""
    if kind == "decline" and view["asks"]["question"] == "teacher":
        return Phrase("caution-declines-teacher")
    if kind == "pass" and view["round"] == view["rounds"]:
        return last_chance(view)
    return None


def last_chance(view: View) -> Phrase | None:
    """R9.4: what would bring most, if that is more than the tokens bring that it costs."""
    each = view["leftover_points"]
    gains = {
        target: worth(view, target) - len(paid) * each
        for target, paid in view["asks"]["payments"].items()
    }
    best = max(gains, key=gains.__getitem__, default=None)
    if best is None or gains[best] <= 0:
        return None
    return Phrase("caution-last-round", {"target": best.replace(" ", "-")})


def worth(view: View, target: str) -> int:
    """The points printed on the best that a target gives; what others count and what the Nile brings is left out."""
    facts = view["card_facts"]
    if target == "tomb":
        space = view["players"][view["asks"]["seat"]]["tomb"]
        before = view["tomb"][space - 1]["points"] if space else 0
        return int(view["tomb"][space]["points"] - before)
    if target in ("nobles", "artisans"):
        shown = [facts[target][str(number)] for number in view[target]["shown"] if number]
        return max([int(card["points"]) for card in shown], default=0)
    if target.startswith("offerings"):
        pairs = [pair for pair in view["offerings"]["pairs"] if pair]
        best = max([sum([token_points(view, token) for token in pair]) for pair in pairs])
        return best + (view["leftover_points"] if target == "offerings bonus" else 0)
    return 0


def token_points(view: View, token: str) -> int:
    """R9.4: what an offering brings at the end."""
    return int(view["leftover_points"] + view["gift_points"].get(token, 0))
