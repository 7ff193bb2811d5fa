"""The viewer: what lies before them, what they are asked, and what an action would cost them."""

from iteru.games.pharaon.view_types import PharaonView, SeatView


def viewer(view: PharaonView) -> SeatView:
    """Returns what lies before the viewer, who has a seat."""
    assert view["seat"] is not None
    return view["players"][view["seat"]]


def question(view: PharaonView) -> str:
    """Returns what is asked of the viewer; nothing if somebody else must choose, or nobody."""
    asks = view["asks"]
    return asks["question"] if asks and asks["seat"] == view["seat"] else ""


def target(view: PharaonView, name: str, *questions: str) -> str:
    """A thing that can be touched only while one of these questions is asked."""
    return name if question(view) in questions else ""


def payment(view: PharaonView, notation: str) -> list[str]:
    """R4.6: the usual payment of an action, if the viewer can choose it now."""
    asks = view["asks"]
    if asks is None or question(view) != "turn":
        return []
    return asks["payments"].get(notation, [])


def may_pay(view: PharaonView) -> bool:
    """Whether the viewer chooses now what to pay for."""
    return question(view) in ("turn", "target")
