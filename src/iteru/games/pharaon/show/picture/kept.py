"""What the parts of a board show: as long as a text of this stays the same, so does the drawing."""

from iteru.engine.phrase import Phrase
from iteru.games.pharaon.show.picture.shapes import players
from iteru.games.pharaon.show.picture.stage import CELLS, STAGES, stage
from iteru.games.pharaon.show.picture.viewer import question
from iteru.games.pharaon.view_types import PharaonView, SegmentView
from iteru.kit.parts import Part
from iteru.kit.paths import Point
from iteru.kit.shown import Keep

ASKED_IN = {
    "offerings": ("pair", "offering", "turn", "target"),
    "nobles": ("noble", "turn", "target"),
    "artisans": ("artisan", "turn", "target"),
    "tomb": ("turn", "target"),
}
"""Questions about what lies in an area."""


def title(view: PharaonView) -> Phrase:
    return Phrase("picture-board", {"round": view["round"], "rounds": view["rounds"]})


def from_the_nile(view: PharaonView) -> list[SegmentView]:
    """The segments clockwise, beginning with the Nile: it lies always below the wheel."""
    ring = view["ring"]
    first = next(place for place, segment in enumerate(ring) if segment["zone"] == "nile")
    return ring[first:] + ring[:first]


def shown_of_wheel(view: PharaonView) -> list[object]:
    return [view["ring"], view["direction"]]


def shown_of_bank(view: PharaonView) -> object:
    return view["bank"]


def shown_of_god(view: PharaonView, segment: SegmentView) -> list[object]:
    name = segment["god"]["name"]
    standing = [player["gods"][name] for player in view["players"]]
    return [segment["god"], standing, view["traitor"]["gods"] if view["traitor"] else None]


def shown_of_quay(view: PharaonView, segment: SegmentView) -> list[object]:
    """Returns what stands on the lintel of the Nile; boats and pillars are kept by themselves."""
    asks = view["asks"]
    return [
        segment["colour"],
        segment["next_colour"],
        segment["spaces"],
        asks and asks.get("payments"),
    ]


def shown_of_zone(view: PharaonView, segment: SegmentView) -> list[object]:
    name = segment["zone"]
    asked = question(view)
    shows: list[object] = [
        segment,
        lying_in(view, name),
        asked if asked in ASKED_IN.get(name, ()) else "",
    ]
    if view["asks"] and asked == "turn":
        payments = view["asks"]["payments"]
        shows.append([payments[action] for action in payments if action.startswith(name)])
    return shows


def lying_in(view: PharaonView, zone: str) -> list[object]:
    """Returns what is printed and what lies in an area, players' pieces and all."""
    everybody = [its for _, its in players(view)]
    if zone == "offerings":
        return [view["offerings"]]
    if zone == "nobles":
        return [view["nobles"]]
    if zone == "artisans":
        return [view["artisans"], [its["artisans"] for its in everybody]]
    if zone == "nile":
        return [view["nile"], [its["nile"] for its in everybody]]
    cubes = [its["tomb"] for its in everybody]
    return [view["tomb"], cubes, view["seat"], view["pharaoh"]]


def shown_of_time(view: PharaonView) -> list[object]:
    """Returns what lies in the middle of the wheel while nothing else is to be chosen there."""
    rows = [(its["row"], its["field"], its["passed"]) for _, its in players(view)]
    return [view["round"], view["pyramid"], view["jars"]["shown"], rows, question(view) == "turn"]


def keep_stage(view: PharaonView, keep: Keep, at: Point) -> Part:
    if question(view) in CELLS | STAGES:
        return stage(view, at)
    return keep(f"time {at} {shown_of_time(view)}", lambda: stage(view, at))
