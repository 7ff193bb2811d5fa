"""Where things stand on one kind of screen, and how the sites are drawn there."""

from functools import partial
from typing import NamedTuple

from iteru.games.imhotep.show.picture import burial_chamber, market, obelisks, pyramids, temple
from iteru.games.imhotep.show.picture.harbours import Harbour, site
from iteru.games.imhotep.show.picture.names import pyramid_figures
from iteru.games.imhotep.show.picture.showing import shown_at, shown_everywhere
from iteru.games.imhotep.view_types import ImhotepView
from iteru.kit.parts import Part, Parts
from iteru.kit.paths import Point
from iteru.kit.shown import Keep


class Layout(NamedTuple):
    """The places of all sites. `figures` are points where what pyramids bring is written: on one line, or below each other."""

    name: str
    obelisks: obelisks.Plot
    pyramids: pyramids.Plot
    temple: temple.Plot
    chamber: burial_chamber.Plot
    stall: market.Plot
    piles: Point
    are_piles_named: bool
    figures: tuple[Point, ...]
    figures_width: float
    harbours: dict[str, Harbour]


def keep_sites(view: ImhotepView, keep: Keep, layout: Layout) -> list[Part]:
    """Draws what changes at the sites, each only if it does not look as before."""
    around = f"{layout.name} {shown_everywhere(view)}"
    return [
        keep(
            f"{around} {name} {shown_at(view, name)}",
            partial(site, view, name, harbour, partial(built, name=name, layout=layout)),
        )
        for name, harbour in layout.harbours.items()
    ]


def built(view: ImhotepView, name: str, layout: Layout) -> Parts:
    """Draws what has been built at a site, or lies there."""
    if name == "obelisks":
        return obelisks.obelisks(view, layout.obelisks)
    if name == "temple":
        return temple.temple(view, layout.temple)
    if name == "burial_chamber":
        return burial_chamber.burial_chamber(view, layout.chamber)
    if name == "market":
        piles = market.piles(view, layout.piles, layout.are_piles_named)
        return [*piles, *market.market(view, layout.stall)]
    figures = pyramid_figures(view, layout.figures, layout.figures_width)
    return [*pyramids.pyramids(view, layout.pyramids), *figures]
