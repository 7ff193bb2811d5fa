#!/usr/bin/env python3
"""Draws the icons of the installed page: a lapis pyramid by the Nile, as SVG and as PNG.

    scripts/icons.py        (or `make icons`)

Nothing but Python draws them, so they come out the same everywhere; a test compares them with what lies in the package.
"""

import struct
import zlib
from collections.abc import Iterator
from math import cos, pi, sin
from pathlib import Path
from typing import Final

STATIC: Final = Path(__file__).resolve().parents[1] / "src" / "iteru" / "web" / "static"
CORNER: Final = 22
"""How far the corners of an icon are rounded, of 100."""
FINE: Final = 4
"""Lines that are looked at for each line of pixels."""

Point = tuple[float, float]
Shape = list[Point]


def disc(x: float, y: float, r: float, turns: int = 48) -> Shape:
    return [
        (x + r * cos(2 * pi * k / turns), y + r * sin(2 * pi * k / turns)) for k in range(turns)
    ]


def wave(y: float, height: float) -> Shape:
    """A line of three waves from edge to edge."""
    return [(x, y + height * sin(2 * pi * x / 33.4)) for x in range(0, 101, 2)]


def rounded(r: float) -> Shape:
    """The outline of the whole icon."""
    corners = ((100 - r, r, -pi / 2), (100 - r, 100 - r, 0), (r, 100 - r, pi / 2), (r, r, pi))
    return [
        (x + r * cos(begin + pi * k / 24), y + r * sin(begin + pi * k / 24))
        for x, y, begin in corners
        for k in range(13)
    ]


PICTURE: Final[list[tuple[str, Shape]]] = [
    ("#c3deda", [(0, 0), (100, 0), (100, 100), (0, 100)]),
    ("#fff7e0", disc(71, 30, 11)),
    ("#e6c497", [(0, 62), (22, 57), (48, 61), (78, 56), (100, 60), (100, 80), (0, 80)]),
    ("#1f5fa8", [(17, 76), (47, 23), (83, 76)]),
    ("#163f73", [(47, 23), (83, 76), (60, 76)]),
    ("#4f93a6", [*wave(72, 1.8), (100, 100), (0, 100)]),
    ("#cfe6e4", [*wave(83, 1.8), *reversed(wave(85.4, 1.8))]),
]


def svg() -> str:
    def path(shape: Shape) -> str:
        return "M" + "L".join([f"{x:.1f} {y:.1f}" for x, y in shape]) + "Z"

    parts = "".join([f'<path fill="{colour}" d="{path(shape)}"/>' for colour, shape in PICTURE])
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<clipPath id="c"><path d="{path(rounded(CORNER))}"/></clipPath><g clip-path="url(#c)">{parts}</g></svg>\n'
    )


def spans(shape: Shape, y: float) -> Iterator[tuple[float, float]]:
    """From where to where a shape covers a line."""
    cuts = sorted(
        x0 + (y - y0) * (x1 - x0) / (y1 - y0)
        for (x0, y0), (x1, y1) in zip(shape, [*shape[1:], shape[0]], strict=True)
        if (y0 <= y) != (y1 <= y)
    )
    yield from zip(cuts[::2], cuts[1::2], strict=True)


def covered(shape: Shape, row: int, size: int) -> list[float]:
    """How much of each pixel of a row a shape covers."""
    found = [0.0] * size
    for part in range(FINE):
        y = (row + (part + 0.5) / FINE) * 100 / size
        for begin, end in spans(shape, y):
            left, right = max(0.0, begin * size / 100), min(float(size), end * size / 100)
            for x in range(int(left), min(size, int(right) + 1)):
                found[x] += max(0.0, min(right, x + 1) - max(left, x)) / FINE
    return found


def pixels(size: int, outline: Shape) -> Iterator[bytes]:
    """The rows of an icon: red, green, blue and opacity of each pixel."""
    for row in range(size):
        colours = [[0.0, 0.0, 0.0] for _ in range(size)]
        for colour, shape in PICTURE:
            paint = [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
            for pixel, part in zip(colours, covered(shape, row, size), strict=True):
                if part:
                    pixel[:] = [
                        old + (new - old) * part for old, new in zip(pixel, paint, strict=True)
                    ]
        whole = covered(outline, row, size)
        yield bytes(
            min(255, round(value))
            for pixel, part in zip(colours, whole, strict=True)
            for value in (*pixel, 255 * part)
        )


def png(size: int, outline: Shape) -> bytes:
    def chunk(kind: bytes, inside: bytes) -> bytes:
        check = zlib.crc32(kind + inside)
        return struct.pack(">I", len(inside)) + kind + inside + struct.pack(">I", check)

    head = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    rows = b"".join(b"\0" + row for row in pixels(size, outline))
    body = chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + body


SQUARE: Final = PICTURE[0][1]
PNGS: Final = {
    "icon-192.png": (192, rounded(CORNER)),
    "icon-512.png": (512, rounded(CORNER)),
    "icon-maskable-512.png": (512, SQUARE),
    "icon-touch-180.png": (180, SQUARE),
}
"""Sizes and outlines. What a device cuts to a shape of its own is a full square; the pyramid keeps clear of its corners."""


def main() -> None:
    (STATIC / "icon.svg").write_text(svg(), encoding="utf-8")
    for name, (size, outline) in PNGS.items():
        (STATIC / name).write_bytes(png(size, outline))
        print(f"wrote {name}")


if __name__ == "__main__":
    main()
