"""Busts of people in profile, one for each seat: what they wear differs, and their collar has the colour of the seat."""

from typing import Final

from iteru.kit.kept import cache
from iteru.kit.parts import Drawn, Group, Part, Parts, Shape, drawn
from iteru.kit.paths import circle

WIDE: Final = 160
HIGH: Final = 222
"""The size of a bust; its shoulders are at the lower edge."""
HEAVY: Final = 2.2

SHOULDERS: Final = "M70 132L68 160Q40 168 22 190L14 222H160L150 190Q134 170 102 162L100 138Z"
HEAD: Final = (
    "M66 60Q84 40 110 52Q117 58 118 68L119 76L136 98Q137 103 126 103L129 109Q132 112 125 114Q131 118 126 121"
    "Q121 123 123 129Q125 139 112 142Q92 146 80 134Q66 118 66 60Z"
)
JAW: Final = "M86 128Q98 140 112 139Q98 146 84 136Z"
EAR: Final = "M78 88Q70 84 70 94Q71 104 79 106Q84 98 78 88Z"
EYE: Final = "M92 86Q103 77 117 85Q106 93 92 86Z"
LINES: Final = "M76 86Q86 88 92 86M88 75Q102 67 118 72M119 115Q114 114 111 116"
COLLAR: Final = "M46 164Q50 200 85 200Q120 200 124 164Z"
INNER: Final = "M55 164Q58 186 85 186Q112 186 115 164Z"
BAND: Final = "M67 150Q84 162 103 152L104 164Q84 172 66 163Z"
STRANDS: Final = "".join(
    [f"M{64 + k * 5} {74 - k * 2}Q{61 + k * 5} 110 {66 + k * 4} 146" for k in range(5)]
)


def short_wig() -> tuple[Parts, Parts]:
    return [Shape("M64 48Q42 62 44 108L50 150L86 150L88 60Z", "hair", "line", HEAVY)], [
        Shape(
            "M60 90Q50 38 92 36Q118 38 119 62Q102 58 94 68Q86 84 88 150L62 150Q64 120 60 90Z",
            "hair",
            "line",
            HEAVY,
        ),
        Shape(STRANDS, "", "skin-shade", 1.2),
    ]


def long_wig() -> tuple[Parts, Parts]:
    """With a fillet, a lotus and a cone of salve."""
    return [Shape("M84 35Q36 40 33 112Q30 150 40 172L96 176L92 60Z", "hair", "line", HEAVY)], [
        Shape(
            "M58 92Q46 36 94 34Q120 36 119 64Q104 60 96 70Q90 84 92 120L94 172Q66 178 56 164Q64 120 58 92Z",
            "hair",
            "line",
            HEAVY,
        ),
        Shape(STRANDS, "", "skin-shade", 1.2),
        Shape("M57 70Q84 48 120 58L120 65Q86 58 57 80Z", "front", "line", 1.5),
        Shape("M118 60Q132 50 142 54Q136 66 120 66Z", "river", "line", 1.6),
        Shape("M80 36Q84 14 94 8Q106 16 110 38Z", "linen", "line", 1.8),
    ]


def pen_behind_the_ear() -> tuple[Parts, Parts]:
    behind, above = short_wig()
    pen = "M84 80L130 58"
    return behind, [*above, Shape(pen, "", "plank-dark", 6), Shape(pen, "", "plank-lit", 3.2)]


def feather() -> tuple[Parts, Parts]:
    """A fillet with streamers, and a feather in it."""
    streamers = "M62 62Q30 58 8 70Q26 74 40 82Q20 84 4 100Q34 96 60 80Z"
    return [Shape(streamers, "linen", "line", 1.6)], [
        Shape(
            "M64 84Q58 40 96 38Q116 40 119 60Q96 62 88 72Q84 84 80 86Q70 80 64 84Z",
            "hair",
            "line",
            HEAVY,
        ),
        Shape("M62 66Q88 52 120 60L120 68Q90 62 63 75Z", "linen", "line", 1.6),
        Shape("M92 58Q84 22 96 4Q108 20 100 58Z", "top", "line", 1.8),
        Shape("M96 56Q94 30 97 12", "", "line", 1.4),
    ]


def side_lock() -> tuple[Parts, Parts]:
    return [], [
        Shape("M66 82Q60 40 94 37Q116 38 118 64Q100 54 84 64Q76 74 76 86Z", "skin"),
        Shape("M66 82Q60 40 94 37Q116 38 118 66", "", "line", HEAVY),
        Shape("M112 141Q118 150 114 164Q107 158 106 142Z", "hair", "line", 1.4),
        Shape(
            "M70 58Q52 54 46 74Q42 96 54 108Q60 96 56 84Q58 72 70 74Z",
            "hair",
            "line",
            1.8,
        ),
    ]


def headcloth() -> tuple[Parts, Parts]:
    """A striped cloth, for an opponent without a seat."""
    return [], [
        Shape(
            "M120 66Q112 36 84 38Q52 42 48 100L40 152Q60 170 88 152L86 92Q100 70 120 66Z",
            "stone",
            "line",
            HEAVY,
        ),
        Shape(
            "M54 76Q70 74 88 80M50 94Q66 94 86 96M47 112Q64 114 86 112M44 130Q62 134 87 130",
            "",
            "hair",
            3,
        ),
        Shape("M112 50Q126 44 122 56", "", "hair", 3),
    ]


WORN: Final = (short_wig, long_wig, pen_behind_the_ear, feather, side_lock, headcloth)
"""What the person of each seat usually wears, and last the opponent without one."""
USUAL: Final = len(WORN) - 1
"""How many seats have a look of their own."""
LONG_WIG: Final = WORN.index(long_wig)
FEATHER: Final = WORN.index(feather)
SIDE_LOCK: Final = WORN.index(side_lock)


@cache
def bust(worn: int) -> Drawn:
    """Draws a person who wears that; the group around it has the seat's colours."""
    behind, above = WORN[min(worn, len(WORN) - 1)]()
    return drawn(
        *behind,
        Shape(SHOULDERS, "skin", "line", HEAVY),
        Shape(HEAD, "skin", "line", HEAVY),
        Shape(JAW, "skin-shade"),
        Shape(EAR, "skin-shade", "line", 1.6),
        Shape(EYE, "linen", "hair", 2),
        moved(Shape(circle(3.8), "hair"), 107, 85),
        Shape(LINES, "", "hair", 3),
        *above,
        Shape(COLLAR, "front", "line", 1.5),
        Shape(INNER, "top", "line", 1.5),
        Shape(BAND, "linen", "line", 1.5),
    )


def moved(part: Part, x: float, y: float) -> Group:
    return Group([part], (x, y))
