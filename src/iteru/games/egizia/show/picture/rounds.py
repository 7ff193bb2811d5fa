"""The round, its phase, the order of play, and the bonus that waits at the end of it."""

from functools import cache

from iteru.engine.game import View
from iteru.engine.phrase import Phrase
from iteru.games.egizia.show.card_words import Facts
from iteru.games.egizia.show.picture.pieces import mark
from iteru.games.egizia.show.picture.site import panel
from iteru.kit.scene import SERIF_BOLD, Font, Group, Part, Parts, Text, Wrapped, drawn

NAMES = (Font("name", 16, 17, SERIF_BOLD), Font("name less", 14, 15, SERIF_BOLD))
PHASES = (Font("phase", 13, 14), Font("phase less", 12.5, 13))
LABELS = (Font("about", 12.5, 13),)


def rounds(view: View, width: float, height: float) -> Part:
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
    facts: Facts = {"round": number, "rounds": rounds}
    words = Phrase("picture-round" if number else "picture-set-up", facts)
    named = Phrase("picture-phase", {"phase": phase})
    is_flat = height < 80
    top = height * (0.36 if is_flat else 0.25)
    column = width / 2 + 4 if is_flat else 10.0
    second = top if is_flat else top + height * 0.44
    step = min(30.0, (width / (2 if is_flat else 1) - 20) / len(order))
    tiles: Parts = []
    for place, seat in enumerate(order):
        x = column + 2 + step * place
        tiles += [Text("order", x, second + 1, place + 1), mark(seat, x + 15, second - 4, 5.6)]
    bonus_y = height - (12 if is_flat else 9)
    parts: Parts = [
        panel(width, height),
        Wrapped(NAMES, (10, top + 2), words, (width / 2 if is_flat else width) - 14, 18),
        Wrapped(
            PHASES,
            (10, top + height * (0.38 if is_flat else 0.24)),
            named,
            (width / 2 if is_flat else width) - 14,
            14,
        ),
        Group([drawn(*tiles)], title=Phrase("picture-order"), rule="R9.4"),
        Group(
            [
                Wrapped(
                    LABELS, (column, bonus_y), Phrase("picture-bonus"), width - column - 62, 14
                ),
                drawn(Text("scale end", width - 10, bonus_y, figures)),
            ],
            title=Phrase("picture-bonus-title", {"figures": figures}),
            rule="R9.1",
        ),
    ]
    return Group(parts, rule="R3.1")
