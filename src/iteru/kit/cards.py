"""Parts of drawn cards: the paper with its coloured head, the back, an empty place, and the edge to touch."""

from iteru.kit.kept import cache
from iteru.kit.scene import Drawn, Path, drawn, num, rectangle

ROUND = 7  # the radius of a card's corners


@cache
def ground(width: float, height: float, head: float) -> Drawn:
    """Draws the paper of a card, and its head in the colour of its class."""
    r = ROUND
    top = f"M0 {num(head)}V{r}a{r} {r} 0 0 1 {r} -{r}H{num(width - r)}a{r} {r} 0 0 1 {r} {r}V{num(head)}Z"
    return drawn(Path("paper", rectangle(0, 0, width, height, ROUND)), Path("head", top))


@cache
def back(width: float, height: float, emblem: str) -> Drawn:
    """Draws the back of a card; `emblem` is the path of the drawing on it."""
    lines = rectangle(4, 4, width - 8, height - 8, 4) + emblem
    return drawn(Path("back", rectangle(0, 0, width, height, ROUND)), Path("back-line", lines))


@cache
def edge(width: float, height: float) -> Drawn:
    """Draws the edge that lights up around a card, and the area to touch."""
    return drawn(Path("hit halo edge", rectangle(0, 0, width, height, ROUND)))


@cache
def gap(width: float, height: float) -> Drawn:
    """Draws an empty place for a card."""
    return drawn(Path("slot", rectangle(1, 1, width - 2, height - 2, ROUND)))
