"""The harbours while a site is built: a large one for the site in turn, short ones for the others."""

from iteru.games.egizia.show.picture.harbour import berth, waiting
from iteru.games.egizia.show.picture.site import ORDER, site_of
from iteru.games.egizia.view_types import EgiziaView, SiteView
from iteru.kit.parts import Group, Part, Parts
from iteru.kit.paths import Point

SHORT = (92.0, 172.0)
LONG = 742.0


def folded_harbours(view: EgiziaView, site: str) -> Part:
    parts: Parts = []
    others = [one for one in ORDER if one != site]
    for y, other in zip(SHORT, others, strict=True):
        parts += row(view, site_of(view, other), 744, y, (33, 27), 0.66)
    parts += row(view, site_of(view, site), 716, LONG, (56, 40), 1.0)
    return Group(parts)


def row(
    view: EgiziaView, its: SiteView, right: float, y: float, size: Point, scale: float
) -> Parts:
    """Draws the berths of a harbour from the Nile to the land. They end above its name, or marks of moves would cover it."""
    pitch, height = size
    step = min(pitch, 2 * pitch / max(1, len(its["berths"]) - 1))
    parts = [
        berth(view, its, place, (right - place * step, y), scale, (step, height))
        for place in range(len(its["berths"]))
    ]
    return parts + waiting(its, (right - 2 * pitch - 40 * scale, y))
