"""The names of the sites and what they are worth, as cut into a quay or a slab."""

from collections.abc import Iterable, Mapping

from iteru.engine.phrase import Phrase
from iteru.games.imhotep.show.picture.inscriptions import (
    ABOUT,
    TITLE,
    WORD,
    Entry,
    Figures,
    Inscription,
)
from iteru.games.imhotep.show.picture.landscape import joint
from iteru.games.imhotep.show.words import side_of
from iteru.games.imhotep.view_types import ImhotepView
from iteru.kit.parts import Part, Parts
from iteru.kit.paths import Point

RANKS = {1: "first", 2: "second", 3: "third"}


def heading(view: ImhotepView, name: str, at: Point, width: float) -> Part:
    """Writes the name of a site, and beside it when it counts."""
    side = side_of(view, name)
    about = Phrase(f"picture-about-{name}-{side}")
    return Inscription(at, [(TITLE, Phrase(f"option-{name}")), (ABOUT, about)], width)


def about(view: ImhotepView, name: str, at: Point, width: float) -> Parts:
    """Writes what a site is worth on a line: figures, or words where the figures stand elsewhere."""
    if name == "obelisks" and view["obelisks"]["places"]:
        places = view["obelisks"]["places"]
        return [Figures(at, [(place(n), points) for n, points in enumerate(places, 1)], width)]
    if name == "obelisks":
        waiting = Phrase("picture-waiting", {"count": view["obelisks"]["tower_height"]})
        return [Inscription(at, [(WORD, waiting)], width)]
    if name == "temple":
        return [Inscription(at, [(WORD, Phrase(f"picture-seen-{side_of(view, name)}"))], width)]
    return []


def names_on_the_quay(
    view: ImhotepView,
    quay: float,
    columns: Mapping[str, tuple[float, float]],
    joints: Iterable[float],
) -> Parts:
    """Writes names and worth of the sites above a quay; `columns` say where each begins and how wide it is."""
    words: Parts = []
    for name, (x, width) in columns.items():
        words.append(heading(view, name, (x, quay + 24), width))
        words += about(view, name, (x, quay + 42.5), width)
    return [*[joint(x, quay) for x in joints], *words]


def place(number: int) -> Phrase:
    return Phrase("picture-place", {"place": number, "rank": RANKS.get(number, "later")})


def pyramid_figures(view: ImhotepView, points: tuple[Point, ...], width: float) -> Parts:
    """Writes what the next stones on the pyramids bring: on one line, or each at a point of its own."""
    pairs = pyramid_pairs(view)
    if len(points) == 1:
        return [Figures(points[0], pairs, width)]
    if len(view["pyramids"]["pyramids"]) > 1:
        return []
    return [Entry(at, *pair, width) for at, pair in zip(points, pairs, strict=False)]


def pyramid_pairs(view: ImhotepView) -> list[tuple[Phrase, int]]:
    """Returns what the next stone brings, the last one, and each for which there is no room; on side B figures stand on the
    places themselves."""
    its = view["pyramids"]
    found = [(Phrase("picture-further"), its["beyond_points"])]
    spaces = its["pyramids"][0]
    free = [space["points"] for space in spaces if space["owner"] is None]
    if len(its["pyramids"]) > 1 or not free:
        return found
    if len(free) > 1:
        found = [(Phrase("picture-on-top"), free[-1]), *found]
    return [(Phrase("picture-next"), free[0]), *found]
