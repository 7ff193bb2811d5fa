"""The three sites by name: what never changes of each, and what does."""

from iteru.engine.phrase import Phrase
from iteru.games.egizia.show.picture.obelisk import amarna, amarna_ground
from iteru.games.egizia.show.picture.pyramid import giza, giza_ground
from iteru.games.egizia.show.picture.site import Look, site_of
from iteru.games.egizia.show.picture.sphinx import abydus, abydus_ground
from iteru.games.egizia.view_types import EgiziaView
from iteru.kit.letters import Face
from iteru.kit.parts import Group, Part, Parts, Text
from iteru.kit.paths import Point

BEFORE, BEHIND = Face(14.2, anchor="end", fill="quiet"), Face(14.2, fill="quiet")
NOTES: dict[tuple[str, Look], tuple[Point, Face]] = {
    ("sphinx", "corner"): ((295, 163), BEFORE),
    ("obelisk", "corner"): ((400, 176), BEHIND),
    ("obelisk", "edge"): ((92, 176), BEHIND),
    ("pyramid", "corner"): ((629, 194), BEFORE),
    ("pyramid", "edge"): ((637, 194), BEFORE),
}
"""Where it stands whether a folded site is still to be built at."""
SITES = {"sphinx": abydus, "obelisk": amarna, "pyramid": giza}
GROUNDS = {"sphinx": abydus_ground, "obelisk": amarna_ground, "pyramid": giza_ground}


def ground_of(view: EgiziaView, site: str, look: Look) -> Parts:
    return GROUNDS[site](view, look)


def site_parts(view: EgiziaView, site: str, look: Look) -> Part:
    """Draws what changes of a site; lessons find it by its place."""
    parts = [SITES[site](view, look)]
    if (site, look) in NOTES and (note := note_on(view, site)):
        at, face = NOTES[site, look]
        parts.append(Text(face, *at, Phrase(note)))
    return Group(parts, place=f"site-{site}")


def note_on(view: EgiziaView, site: str) -> str:
    """Returns the message that says whether a folded site is still to be built at, or was."""
    its = site_of(view, site)
    if its["took_part"] and not its["line"]:
        return "picture-site-done"
    return "picture-site-later" if any(seat is not None for seat in its["berths"]) else ""


def folded(site: str) -> Look:
    """Returns where the other sites stand while one is built: the Sphinx leaves its corner to Amarna."""
    return "edge" if site == "sphinx" else "corner"
