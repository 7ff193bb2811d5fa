"""Icons: strokes in a square from -20 to 20, which each game draws for itself."""

from functools import cache

from iteru.kit.scene import Drawn, Group, Path, drawn


@cache
def icon(strokes: str, x: float, y: float, scale: float, look: str = "icon") -> Drawn:
    """An icon around a point; `look` is its class."""
    return drawn(Group([Path(look, strokes)], (x, y), scale=scale))
