"""Emblems: one for every kind of card, light on the colour of its type, about 24 x 24 around a point."""

from typing import Final

from iteru.kit.parts import Part, Parts, Shape

Strokes = tuple[str, ...]
HULL: Final = "M-11 3C-9 8 -5 9.6 0 9.6C5 9.6 9 8 11 2C8 5 4 5.4 0 5.4C-4 5.4 -8 5 -11 3Z"
WORKER: Final = (
    "M-11 10L-10 1C-11 -2 -9 -3 -7 -3C-10 -7 -8 -11 -5 -11C-2 -11 0 -7 -3 -3C-1 -3 1 -2 0 1L1 10Z"
)
ARROW_DOWN: Final = "M7 -10V9M2.6 4.6L7 9L11.4 4.6"
STAR: Final = "M0 -8L2.3 -2.6L8 -2.2L3.6 1.4L5 7L0 4L-5 7L-3.6 1.4L-8 -2.2L-2.3 -2.6Z"

FILLED: Final[dict[str, Strokes]] = {
    "upstream": (HULL,),
    "reuse": (
        "M-11 -3C-9 1 -6 2.4 -2 2.4C3 2.4 6 1 8 -4C5 -1 2 -1 -2 -1C-6 -1 -9 -1.4 -11 -3Z",
        "M-8 5C-6 9 -3 10.4 1 10.4C6 10.4 9 9 11 4C8 7 5 7 1 7C-3 7 -6 6.6 -8 5ZM-2 -2V-11L4 -4Z",
    ),
    "strength": (
        "M-12 -10C-11 -4 -7 -2.6 -4.4 -3.4L4.4 -3.4C7 -2.6 11 -4 12 -10C14.4 -2 10 2.6 5.6 2.4L4.2 8.4"
        "C3.2 12 -3.2 12 -4.2 8.4L-5.6 2.4C-10 2.6 -14.4 -2 -12 -10Z",
    ),
    "grain": (
        "M-10 10V0C-10 -6 -5 -8 -5 -10C-5 -8 0 -6 0 0V10Z",
        "M1.6 10V2C1.6 -2.6 6 -4.6 6 -6.4C6 -4.6 10.6 -2.6 10.6 2V10Z",
    ),
    "stones_as_grain": ("M-11 -1h9v8h-9z",),
    "two_crews": (
        WORKER,
        "M3 10L2 0C3 -2 4 -3 5 -3C2 -7 4 -11 7 -10C10 -9 9 -5 8 -3C10 -3 12 -1 11 1L12 10Z",
    ),
    "more_sphinx": ("M-3.6 0a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0Z",),
    "crew_each_round": (WORKER,),
    "first_place": ("M-7 -11L9 -6L-7 -1Z",),
    "paid_crew": (WORKER, "M3.6 4h7.6v6.4h-7.6z"),
    "stones": ("M-11 1h10v8h-10z", "M1 1h10v8h-10z", "M-5 -9h10v8h-10z"),
    "stone_seller": ("M-11 2h10v8h-10z", "M7 -11a4 4 0 1 1 -.1 0ZM7 -1a4 4 0 1 1 -.1 0Z"),
    "double_ship": (
        "M-11 -3C-9 2 -5 3.6 0 3.6C5 3.6 9 2 11 -4C8 -1 4 -.6 0 -.6C-4 -.6 -8 -1 -11 -3ZM0 -2V-11L7 -4Z",
        "M-11 7C-9 11 -5 12 0 12C5 12 9 11 11 6C8 8.6 4 9 0 9C-4 9 -8 8.6 -11 7Z",
    ),
    "stone_sale_steps": ("M-11 -3h10v9h-10z",),
    "crews_choice": (WORKER, "M6.4 8.4a1.5 1.5 0 1 1 -.1 0Z"),
    "brick_points": (
        "M-11 1h22v9h-22z",
        "M0 -12L1.6 -8.2L5.6 -7.9L2.5 -5.4L3.5 -1.5L0 -3.6L-3.5 -1.5L-2.5 -5.4L-5.6 -7.9L-1.6 -8.2Z",
    ),
    "keep_more": (),
    "grave_value": ("M-9 11V-3C-9 -13 9 -13 9 -3V11H5V-2C5 -8 -5 -8 -5 -2V11Z",),
}
"""Faces of emblems."""
DRAWN: Final[dict[str, Strokes]] = {
    "upstream": ("M0 4V-11M-5 -6L0 -11L5 -6",),
    "field_improver": ("M-11 -7h4M-11 -1h3M-11 5h5M6 -8h5M5 -2h6M8 4h3",),
    "more_sphinx": ("M-11 0C-6 -7 6 -7 11 0C6 5 -6 5 -11 0Z", "M-2 4.6L-4 11M4 4C5 8 9 9 10 6"),
    "leftover": ("M-8 -10h12l5 5v15h-17z", "M-4 -2h8M-4 3h8"),
    "double_space": (
        "M-11 10V-2h9v12zM-8 -2V-8H0M1 10V0h10v10z",
        "M3.4 -9.4h7M6.9 -12.8v7",
    ),
    "crew_each_round": ("M7.4 9V-8M3 -3.6L7.4 -8L11.8 -3.6",),
    "first_place": ("M-7 11V-11L9 -6L-7 -1", "M2 10H9M5.6 10V3L3 5"),
    "paid_crew": ("M7.4 1V-7M3.6 -3.2h7.6",),
    "stones_as_grain": (
        "M7 10V-6M7 0C2 -1 2 -5 2 -6C6 -5 7 -3 7 0C12 -1 12 -5 12 -6C8 -5 7 -3 7 0M7 6C2 5 2 1 2 0",
    ),
    "stone_sale_steps": (ARROW_DOWN,),
    "grain_market_steps": (
        "M-6 10V-6M-6 0C-11 -1 -11 -5 -11 -6C-7 -5 -6 -3 -6 0C-1 -1 -1 -5 -1 -6C-5 -5 -6 -3 -6 0M-6 6C-11 5 -11 1 -11 0",
        ARROW_DOWN,
    ),
    "crews_choice": ("M3 -6C3 -12 11 -12 11 -6.4C11 -2.6 6.4 -2.6 6.4 2.4",),
    "keep_more": (
        "M-11 -10h9v16h-9zM-6 10h9v-3M2 -10h9v16h-9z",
        "M-8.6 -2C-7.4 -4 -5.6 -4 -4.4 -2M4.4 -2C5.6 -4 7.4 -4 8.6 -2",
    ),
    "grave_value": ("M0 1v8M-4 5h8",),
    "stone_seller": ("M-6 -3V-9M-9 -6.4L-6 -9.4L-3 -6.4",),
}
"""Lines of emblems."""
CANAL: Final = "M-3 -11C3 -6 -5 -1 1 4C4 7 2 9 3 11"
KINDS: Final = sorted({*FILLED, *DRAWN})


def emblem(kind: str) -> Parts:
    parts: list[Part] = [Shape(d, "onkind") for d in FILLED.get(kind, ())]
    parts += [Shape(d, "", "onkind", 2) for d in DRAWN.get(kind, ())]
    if kind == "field_improver":
        parts.append(Shape(CANAL, "", "onkind", 3.4))
    if kind == "strength":
        parts.append(Shape("M-3 .6v2M3 .6v2M-1.6 8.2h.1M1.6 8.2h.1", "", "any", 1.9))
    if kind == "grain":
        parts.append(Shape("M-7 4h4v5h-4z", "any"))
    return parts


STRUCTURES: Final[dict[str, Strokes]] = {
    "obelisk": ("M0 -11L3 -7L4.6 8H-4.6L-3 -7ZM-8 10H8",),
    "graves": ("M-8 9V-3C-8 -12 8 -12 8 -3V9M-2.6 9V0H2.6V9M-11 10H11",),
    "pyramid": ("M-11 9L0 -9L11 9ZM-6 1H6M-3 -4H3",),
    "temple": ("M-11 -6L0 -11L11 -6ZM-8 -5V8M-3 -5V8M3 -5V8M8 -5V8M-11 9H11",),
}
"""Signs of what is built, for cards that are about it."""


def structure(name: str) -> Parts:
    return [Shape(d, "", "onkind", 1.9) for d in STRUCTURES[name]]


def eye() -> Parts:
    """The eye on the back of Sphinx cards."""
    lids = "M-12 -1C-6 -8 6 -8 12 -1C6 5 -6 5 -12 -1ZM-12 -7C-6 -12 6 -12 12 -7"
    return [
        Shape(lids, "", "onkind", 2),
        Shape("M-3.8 -1a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0 -7.6 0Z", "onkind"),
        Shape("M-2 4.6L-4 11M5 3.4C6 8 10 9 11 5.6", "", "onkind", 2),
    ]
