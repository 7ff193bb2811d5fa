"""The three sites by name: what never changes of each, and what does."""

from iteru.games.egizia.show.picture.obelisk import amarna, amarna_ground
from iteru.games.egizia.show.picture.pyramid import giza, giza_ground
from iteru.games.egizia.show.picture.site import Look
from iteru.games.egizia.show.picture.sphinx import abydus, abydus_ground
from iteru.games.egizia.view_types import EgiziaView
from iteru.kit.scene import Group, Part, Parts

SITES = {"sphinx": abydus, "obelisk": amarna, "pyramid": giza}
GROUNDS = {"sphinx": abydus_ground, "obelisk": amarna_ground, "pyramid": giza_ground}


def ground_of(view: EgiziaView, site: str, look: Look) -> Parts:
    return GROUNDS[site](view, look)


def site_parts(view: EgiziaView, site: str, look: Look) -> Part:
    """Draws what changes of a site; lessons find it by its place."""
    return Group([SITES[site](view, look)], place=f"site-{site}")


def folded(site: str) -> Look:
    """Returns where the other sites stand while one is built: the Sphinx leaves its corner to Amarna."""
    return "edge" if site == "sphinx" else "corner"
