"""The game's cover: the door of a tomb among cliffs, and what is to be buried in it."""

from iteru.kit.canvas import Canvas
from iteru.kit.landscape import jar, sky
from iteru.kit.paths import rectangle

LEFT_CRACKS = (14, 62, 150), (36, 66, 190), (58, 86, 160), (84, 106, 200)
RIGHT_CRACKS = (304, 56, 160), (280, 66, 190), (256, 96, 170), (232, 112, 190)
ANKH = (
    "M286 176Q278 178 279 188Q281 196 287 198L285 202H276V207H285L284 228H292L291 207H300V202H291L289 198"
    "Q295 196 297 188Q298 178 290 176ZM288 182Q293 182 292 188Q290 193 288 194Q286 193 284 188Q283 182 288 182Z"
)


def cover(canvas: Canvas) -> None:
    sky(canvas, "#C9DAD2", "#FBE3BE", (248, 50), 18)
    canvas.paint("M88 120L164 22L178 28L242 120Z", canvas.far("#E4B98A"), "line")
    canvas.paint("M164 22L178 28L242 120H186Z", canvas.far("#C88F60"))
    cliffs(canvas)
    door(canvas)
    coffin(canvas)
    canvas.paint(rectangle(0, 212, 320, 22), canvas.far("#E6C692"))
    canvas.paint("M0 212H320", "none", "line", 1.2)
    treasures(canvas)


def cliffs(canvas: Canvas) -> None:
    canvas.paint("M0 40L46 56L78 92L110 108L118 232H0Z", canvas.far("#DDA878"), "line", 1.1)
    canvas.paint("M320 30L282 52L246 96L212 110L204 232H320Z", canvas.far("#BE8457"), "line", 1.1)
    left = "".join([f"M{x} {top}l3 26 -5 20 4 {low - top - 46}" for x, top, low in LEFT_CRACKS])
    right = "".join([f"M{x} {top}l-3 22 4 24 -3 {low - top - 46}" for x, top, low in RIGHT_CRACKS])
    canvas.paint(left, "none", canvas.far("#9C6238"), 1.5, 0.75)
    canvas.paint(right, "none", canvas.far("#7E4A28"), 1.6, 0.75)


def door(canvas: Canvas) -> None:
    """Two pillars, a lintel with the winged sun, and the light inside."""
    canvas.ink("M98 214L104 96H216L222 214Z", canvas.far("#F3DFB4"), 1.3)
    canvas.paint("M190 96H216L222 214H196Z", canvas.far("#D5B47C"))
    canvas.ink("M94 98H226L222 84H98Z", canvas.far("#F8E9C6"), 1.2)
    canvas.disc((160, 91), 6, canvas.near("#C8502D"), "line")
    for side in (-1, 1):
        with canvas.moved((160, 0), side, 1):
            canvas.paint("M8 88Q30 82 56 90Q30 98 8 94Z", canvas.near("#3D86A8"), "line")
            canvas.paint("M24 87v7M38 87v7", "none", "line", 0.8)
    canvas.ink("M124 214L128 112H192L196 214Z", "#2B1A14", 1.2)
    canvas.paint("M134 214L160 128L186 214Z", "#7A4218", opacity=0.9)
    canvas.paint("M142 214L160 146L178 214Z", "#B86E22", opacity=0.9)


def coffin(canvas: Canvas) -> None:
    """Its light is its own, by day and by night."""
    canvas.ink("M148 212L144 164Q146 138 160 136Q174 138 176 164L172 212Z", "#D9A43A", 1.3)
    canvas.paint("M160 136Q174 138 176 164L172 212H162Z", "#A87420")
    hood = "M147 164Q146 142 160 141Q174 142 173 164L168 170V158Q160 150 152 158V170Z"
    canvas.paint(hood, "#1F5FA8", "#2B1A14")
    face = "M152 160Q152 150 160 150Q168 150 168 160Q168 170 160 171Q152 170 152 160Z"
    canvas.paint(face, "#E9C27A", "#2B1A14")
    canvas.paint("M155 159h3M162 159h3M158 166h4", "none", "#2B1A14", 1.2)
    canvas.paint("M149 182H171M150 192H170M151 202H169", "none", "#1F5FA8", 3)


def treasures(canvas: Canvas) -> None:
    """Two jars, a scroll, a cat and an amulet."""
    jar(canvas, (36, 222), "#C8502D", "M-10 -30Q-10 -46 -6 -48L-2 -42H2L7 -49Q11 -44 10 -30Z")
    jar(canvas, (66, 226), "#E9D9B0", "M-10 -30Q-9 -46 0 -47Q9 -46 10 -30Z")
    canvas.paint("M62 188h3M68 188h3", "none", "line", 1.4)
    canvas.ink("M84 200H108V226H84Z", canvas.near("#F6E8BE"))
    canvas.paint("M89 206h14M89 211h10M89 216h13", "none", "line", 1.2)
    for y in (200, 226):
        rod = f"M81 {y}q0 -5 4 -5h22q4 0 4 5q0 4 -4 4h-22q-4 0 -4 -4Z"
        canvas.ink(rod, canvas.near("#E3C788"), 1)
    fur = canvas.near("#3F6F78")
    cat = "M230 226L233 200Q230 190 237 183L236 172L241 178H246L251 172V184Q254 190 248 197Q262 204 258 226Z"
    canvas.ink(cat, fur, 1.2)
    canvas.paint("M262 226Q272 220 266 208", "none", fur, 4)
    canvas.paint("M240 186h3M246 186h3", "none", "#F6E8BE", 1.4)
    canvas.ink(ANKH, canvas.near("#1E8A6B"))


def emblem(canvas: Canvas) -> None:
    canvas.paint("M-7 -5Q-12 4 -6 13H6Q12 4 7 -5Z", canvas.near("#B8442E"), "line", 1.2)
    head = "M-7 -5Q-7 -14 -3 -13L-1 -11L1 -11L3 -13Q7 -14 7 -5Z"
    canvas.paint(head, canvas.near("#E7C79A"), "line", 1.2)
    canvas.paint("M-8 2H8M-7 7H7", "none", "line", 1.1)
