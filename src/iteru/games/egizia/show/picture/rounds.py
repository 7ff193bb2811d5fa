"""The round, its phase, the order of play, and the bonus that waits at the end of it."""

from iteru.engine.phrase import Phrase
from iteru.engine.telling import Facts
from iteru.games.egizia.show.picture.pieces import mark
from iteru.games.egizia.show.picture.site import panel
from iteru.games.egizia.view_types import EgiziaView
from iteru.kit.kept import cache
from iteru.kit.scene import SERIF_BOLD, Font, Group, Part, Parts, Text, Wrapped, drawn

NAMES = (Font("name", 16, 17, SERIF_BOLD), Font("name less", 14, 15, SERIF_BOLD))
PHASES = (Font("phase", 13, 14), Font("phase less", 12.5, 13))
LABELS = (Font("about", 12.5, 13),)
LOW = 80.0


def rounds(view: EgiziaView, width: float, height: float) -> Part:
    order = tuple(view["order"])
    figures = "·".join(map(str, view["bonus"]))
    return drawn_round(view["round"], view["rounds"], view["phase"], order, figures, width, height)


@cache
def drawn_round(
    number: int,
    rounds: int,
    phase: str,
    order: tuple[int, ...],
    figures: str,
    width: float,
    height: float,
) -> Part:
    """Draws round, phase, order and bonus below each other, or in two columns where the panel is low."""
    is_low = height < LOW
    room = (width / 2 if is_low else width) - 14
    left = width / 2 + 4 if is_low else 10.0
    first = height * (0.36 if is_low else 0.25)
    second = first + height * (0.38 if is_low else 0.24)
    third = first if is_low else first + height * 0.44
    facts: Facts = {"round": number, "rounds": rounds}
    words = Phrase("picture-round" if number else "picture-set-up", facts)
    parts: Parts = [
        panel(width, height),
        Wrapped(NAMES, (10, first + 2), words, room, 18),
        Wrapped(PHASES, (10, second), Phrase("picture-phase", {"phase": phase}), room, 14),
        tiles(order, left, third, min(30.0, room / len(order))),
        bonus(figures, left, width, height - (12 if is_low else 9)),
    ]
    return Group(parts, rule="R3.1")


def tiles(order: tuple[int, ...], left: float, y: float, step: float) -> Part:
    """Draws the order of play."""
    parts: Parts = []
    for place, seat in enumerate(order):
        x = left + 2 + step * place
        parts += [Text("order", x, y + 1, place + 1), mark(seat, x + 15, y - 4, 5.6)]
    return Group([drawn(*parts)], title=Phrase("picture-order"), rule="R9.4")


def bonus(figures: str, left: float, width: float, y: float) -> Part:
    label = Wrapped(LABELS, (left, y), Phrase("picture-bonus"), width - left - 62, 14)
    title = Phrase("picture-bonus-title", {"figures": figures})
    return Group(
        [label, drawn(Text("scale end", width - 10, y, figures))], title=title, rule="R9.1"
    )
