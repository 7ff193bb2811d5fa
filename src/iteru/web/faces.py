"""The faces of the three opponents, in profile as painters of tombs drew them. The rows of a collar tell the level."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import cos, pi, sin
from typing import Final

from iteru.bots.characters import CHARACTERS, character_in
from iteru.bots.levels import LEVELS
from iteru.kit.busts import FEATHER, LONG_WIG, SIDE_LOCK, USUAL
from iteru.kit.canvas import Canvas, mixed
from iteru.kit.paths import num, rectangle

BLACK: Final = "#17100B"
WHITE: Final = "#FFFDF2"
HAIR: Final = "#1E1713"
LINEN: Final = "#F8F0DA"
BEADS: Final = ("#1F5FA8", "#C8502D", "#1E8A6B", "#EBD9A8", "#7A4E9B")
"""The rows of a collar, the first at the neck."""
PEARL: Final = "#FFF8E2"
SHADE: Final = "#3A1A08"
SHOULDERS: Final = "M70 132L68 160Q40 168 22 190L14 222H160L150 190Q134 170 102 162L100 138Z"
SKY: Final = {
    "seneb": ("#BFDCD6", "#FBEFD2"),
    "merit": ("#F1D3A2", "#FBEFD2"),
    "nakht": ("#C9C4D8", "#F6E8D2"),
}
SKIN: Final = {"seneb": "#A5623A", "merit": "#C98B58", "nakht": "#8A5230"}
JARS: Final = ((18, "#C8502D"), (53, "#1E8A6B"), (229, "#1F5FA8"), (264, "#C8502D"))
BUSTS: Final = {"seneb": FEATHER, "merit": LONG_WIG, "nakht": SIDE_LOCK}
"""What they wear on the pillars of a result."""
PICTURE: Final = (284, 200)
FACE: Final = (172, 222)


def picture(canvas: Canvas, character: str, level: int) -> None:
    """An opponent in front of what they care for, 284 by 200."""
    top, low = SKY[character]
    canvas.paint(rectangle(0, 0, *PICTURE), canvas.gradient(canvas.far(top), canvas.far(low)))
    BEHIND[character](canvas)
    with canvas.moved((50, 3), 0.92):
        face(canvas, character, level)


def before_dunes(canvas: Canvas) -> None:
    """Draws the dunes behind Seneb."""
    dunes = "M0 186Q90 162 166 182T284 172V200H0Z"
    canvas.paint(dunes, canvas.far("#DDBB7E"))
    for row in range(3):
        canvas.paint(f"M20 {96 + row * 26}h{44 - row * 9}", "none", canvas.near(LINEN), 4, 0.9)


def between_jars(canvas: Canvas) -> None:
    for x, colour in JARS:
        body = f"M{x - 10} 156Q{x - 15} 180 {x - 8} 202H{x + 8}Q{x + 15} 180 {x + 10} 156Z"
        canvas.ink(body, canvas.near(colour), 1.2)
        canvas.ink(f"M{x - 9} 156Q{x} 134 {x + 9} 156Z", canvas.near("#EBD9B0"), 1.1)


def before_ruins(canvas: Canvas) -> None:
    """Obelisks of others, one with a crack."""
    obelisks = "M196 200V106l14 -16 14 16V200ZM242 200V136l14 -16 14 16V200Z"
    canvas.paint(obelisks, canvas.far("#B9A8B8"), "line")
    canvas.paint("M210 126l6 22 -8 16 6 30", "none", "line", 1.8)


BEHIND: Final[Mapping[str, Callable[[Canvas], None]]] = {
    "seneb": before_dunes,
    "merit": between_jars,
    "nakht": before_ruins,
}


def face(canvas: Canvas, character: str, level: int) -> None:
    """A head with shoulders and collar, 172 by 222."""
    skin = canvas.near(SKIN[character])
    if character == "seneb":
        streamers = "M62 62Q30 58 8 70Q26 74 40 82Q20 84 4 100Q34 96 60 80Z"
        canvas.paint(streamers, canvas.near(LINEN), "line", 1.6)
    if character == "merit":
        behind = "M84 35Q36 40 33 112Q30 150 40 172L96 176L92 60Z"
        canvas.paint(behind, canvas.near(HAIR), "line", 2.2)
    canvas.paint(SHOULDERS, skin, "line", 2.2)
    head(canvas, character, skin)
    eye(canvas, character)
    WORN[character](canvas, skin)
    collar(canvas, level)


def head(canvas: Canvas, character: str, skin: str) -> None:
    cheek = 6 if character == "merit" else 0
    lean = 4 if character == "nakht" else 0
    canvas.paint(
        f"M66 60Q84 40 110 52Q117 58 118 68L{119 + lean} 76L{136 + lean} 98Q{137 + lean} 103 126 103"
        f"L129 109Q132 112 125 114Q131 118 126 121Q121 123 123 129Q125 139 {112 - lean} {142 + cheek // 2}"
        f"Q92 146 {80 - cheek // 3} {134 + cheek}Q66 118 66 60Z",
        skin,
        "line",
        2.2,
    )
    shade = mixed(skin, SHADE, 0.22)
    canvas.paint("M86 128Q98 140 112 139Q98 146 84 136Z", shade)
    canvas.paint("M78 88Q70 84 70 94Q71 104 79 106Q84 98 78 88Z", shade, "line", 1.6)


def eye(canvas: Canvas, character: str) -> None:
    """The eye, seen from the front, the brow and the mouth."""
    if character == "nakht":
        canvas.paint("M94 86Q104 80 118 85Q106 91 94 86Z", WHITE, BLACK, 2)
        canvas.disc((108, 85.5), 3.2, BLACK)
        canvas.paint("M76 88Q86 88 94 86M88 78Q102 66 119 74", "none", BLACK, 3.2)
        canvas.paint("M121 114Q114 115 109 109", "none", BLACK, 1.8)
        return
    canvas.paint("M92 86Q103 77 117 85Q106 93 92 86Z", WHITE, BLACK, 2)
    canvas.disc((107, 85), 3.8, BLACK)
    brow = "M88 75Q102 67 118 72" if character == "seneb" else "M88 76Q102 71 117 75"
    canvas.paint(f"M76 86Q86 88 92 86{brow}", "none", BLACK, 3.1)
    mouth = "M120 114Q114 112 110 108" if character == "seneb" else "M119 115Q114 114 111 116"
    canvas.paint(mouth, "none", BLACK, 1.8)


def feather(canvas: Canvas, skin: str) -> None:
    """Short hair, a fillet, and a feather in it."""
    hair = "M64 84Q58 40 96 38Q116 40 119 60Q96 62 88 72Q84 84 80 86Q70 80 64 84Z"
    canvas.paint(hair, canvas.near(HAIR), "line", 2.2)
    canvas.paint("M62 66Q88 52 120 60L120 68Q90 62 63 75Z", canvas.near(LINEN), "line", 1.6)
    canvas.paint("M92 58Q84 22 96 4Q108 20 100 58Z", canvas.near("#3D86A8"), "line", 1.8)
    canvas.paint("M96 56Q94 30 97 12", "none", "line", 1.4)


def long_wig(canvas: Canvas, skin: str) -> None:
    """With a fillet, a lotus, a cone of salve and an ear-ring."""
    wig = "M58 92Q46 36 94 34Q120 36 119 64Q104 60 96 70Q90 84 92 120L94 172Q66 178 56 164Q64 120 58 92Z"
    canvas.paint(wig, canvas.near(HAIR), "line", 2.2)
    strands = [f"M{62 + k * 5} {76 - k * 2}Q{58 + k * 5} 120 {62 + k * 5} 168" for k in range(6)]
    canvas.paint("".join(strands), "none", canvas.near("#5A4A3E"), 1.3)
    canvas.paint("M57 70Q84 48 120 58L120 65Q86 58 57 80Z", canvas.near("#C8502D"), "line", 1.5)
    canvas.paint("M118 60Q132 50 142 54Q136 66 120 66Z", canvas.near("#6FA7B8"), "line", 1.6)
    canvas.paint("M118 62Q134 60 144 64Q132 72 119 66Z", canvas.near("#FBF5E4"), "line", 1.4)
    canvas.paint("M80 36Q84 14 94 8Q106 16 110 38Z", canvas.near("#F0DDA8"), "line", 1.8)
    canvas.disc((84, 114), 8, canvas.near("#1E8A6B"), "line", 1.8)


def side_lock(canvas: Canvas, skin: str) -> None:
    """A shaven head with a lock and a beard, and a cat on the shoulder."""
    canvas.paint("M66 82Q60 40 94 37Q116 38 118 64Q100 54 84 64Q76 74 76 86Z", skin)
    canvas.paint("M66 82Q60 40 94 37Q116 38 118 66", "none", "line", 2.2)
    canvas.paint("M72 62Q80 44 98 43", "none", mixed(skin, "#FFFFFF", 0.28), 3.5)
    hair, cat = canvas.near(HAIR), canvas.near("#3A2C24")
    canvas.paint("M112 141Q118 150 114 164Q107 158 106 142Z", hair, "line", 1.4)
    canvas.paint("M70 58Q52 54 46 74Q42 96 54 108Q60 96 56 84Q58 72 70 74Z", hair, "line", 1.8)
    its = "M22 192Q10 160 26 142L24 122L34 132H42L52 122L52 144Q58 166 48 192Z"
    canvas.paint(its, cat, "line", 1.8)
    canvas.paint("M30 142l6 2M44 144l-6 0", "none", canvas.near("#E8D9A8"), 2.2)
    canvas.paint("M22 190Q2 186 6 162", "none", cat, 5)


WORN: Final[Mapping[str, Callable[[Canvas, str], None]]] = {
    "seneb": feather,
    "merit": long_wig,
    "nakht": side_lock,
}


def collar(canvas: Canvas, level: int) -> None:
    """Draws rows of beads, the widest below."""
    for row in range(level, 0, -1):
        wide, high = 22 + row * 8.5, 9 + row * 7
        low, slack = num(164 + high * 1.25), wide * 0.9
        canvas.paint(
            f"M{num(85 - wide)} 164Q{num(85 - slack)} {low} 85 {low}Q{num(85 + slack)} {low} {num(85 + wide)} 164Z",
            canvas.near(BEADS[row - 1]),
            "line",
            1.5,
        )
        for bead in range(2 + row * 2):
            turn = pi * (bead + 0.7) / (2.4 + row * 2)
            at = (85 - wide * 0.86 * cos(turn), 164 + high * 1.05 * sin(turn))
            canvas.disc(at, 1.7, canvas.near(PEARL))
    band = "M67 150Q84 162 103 152L104 164Q84 172 66 163Z"
    canvas.paint(band, canvas.near("#EBD9A8"), "line", 1.5)


def rows(canvas: Canvas, level: int) -> None:
    """The rows of a collar alone, 44 by 40: the sign of a level."""
    for row in range(level):
        canvas.paint(f"M2 {6 + row * 6}q20 12 40 0", "none", canvas.near(BEADS[row]), 3)


FACES: Final[Mapping[str, tuple[Callable[[Canvas], None], int, int]]] = {
    **{
        f"{kind}-{character}-{level}": (
            partial(draw, character=character, level=level),
            *size,
        )
        for kind, draw, size in (("opponent", picture, PICTURE), ("face", face, FACE))
        for character in CHARACTERS
        for level in range(1, len(LEVELS) + 1)
    },
    **{f"rows-{level}": (partial(rows, level=level), 44, 40) for level in range(1, 6)},
}
"""How each picture is drawn, and its width and height."""


def worn_by(bots: Sequence[str]) -> list[int]:
    """Returns what the player of each seat wears on the pillars of a result: opponents as they are known, the others as is
    usual in their seat, or else what nobody wears."""
    known = [BUSTS.get(character_in(bot)) for bot in bots]
    free = [worn for worn in range(USUAL) if worn not in known]
    return [worn if worn is not None else taken(seat, free) for seat, worn in enumerate(known)]


def taken(seat: int, free: list[int]) -> int:
    if not free:
        return seat
    return free.pop(free.index(seat) if seat in free else -1)
