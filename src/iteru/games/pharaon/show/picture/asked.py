"""What the viewer is asked: pictures show large what is to be chosen from, and what an action would cost."""

from iteru.engine.game import View


def question(view: View) -> str:
    """What is asked of the viewer; nothing if somebody else must choose, or nobody."""
    asks = view["asks"]
    return str(asks["question"]) if asks and asks["seat"] == view["seat"] else ""


def target(view: View, name: str, *questions: str) -> str:
    """A thing that can be touched only while one of these questions is asked."""
    return name if question(view) in questions else ""


def payment(view: View, notation: str) -> list[str]:
    """R4.6: the obvious payment of an action, if the viewer can choose it now."""
    if question(view) != "turn":
        return []
    found: list[str] = view["asks"]["payments"].get(notation, [])
    return found
