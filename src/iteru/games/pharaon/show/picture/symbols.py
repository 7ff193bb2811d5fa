"""What comes again and again on the picture, drawn once: tokens, signs, emblems, gods, pieces, boats; patterns and light."""

from collections.abc import Sequence

from iteru.games.pharaon.show.picture import (
    court,
    gods,
    nile,
    offerings,
    shapes,
    shore,
    tokens,
    tomb,
    zones,
)
from iteru.games.pharaon.show.picture.crafts import CRAFTS
from iteru.games.pharaon.show.picture.emblems import NOBLES
from iteru.games.pharaon.show.picture.figures import FIGURES
from iteru.games.pharaon.show.picture.icons import STROKES
from iteru.games.pharaon.show.picture.surfaces import dot
from iteru.kit.parts import Group, Part, Parts, Shape
from iteru.kit.paths import rectangle
from iteru.kit.symbols import Gradient, Pattern, Symbols

PAINTS = ("lapis", "terra", "leaf", "straw")
TESSERAE = ("lapis", "chalk", "terra", "chalk", "leaf", "chalk")
GRAINS = ((6, 9, 0.8), (33, 27, 0.7), (21, 41, 0.9), (44, 6, 0.6))


def symbols() -> Symbols:
    found: dict[str, Part | Sequence[Part]] = {}
    for module in (tokens, shapes, court, nile, shore, offerings, tomb, gods):
        found |= module.symbols()
    found |= {f"noble-{name}": parts for name, parts in NOBLES.items()}
    found |= {f"craft-{name}": parts for name, parts in CRAFTS.items()}
    for name, parts in (*NOBLES.items(), *CRAFTS.items()):
        found[f"log-{name}"] = [
            Shape(dot(0, 0, 19.4), "paper2", "stone-edge"),
            Group(parts, scale=0.74),
        ]
    found |= FIGURES
    for name, strokes in STROKES.items():
        found[f"sign-{name}"] = [Shape(strokes, "", "ink", 1.9)]
        found[f"bright-{name}"] = [Shape(strokes, "", "on-head", 2.3)]
    return found | {"door": zones.door()} | patterns() | gradients()


def patterns() -> dict[str, Part]:
    mat = "M0 3H12M0 9H12M3 0V6M9 6V12"
    brick = "M0 0H36M0 12H36M9 0V12M27 0V12M0 12V24M18 12V24"
    waves = "M0 6q7.5 -5 15 0t15 0M34 20q7.5 -5 15 0t15 0"
    tile: Parts = [
        Shape("M0 0L14 14M14 0L0 14", "", "tile2", 1, 0.6),
        Shape("M5 5h4v4h-4Z", "tile2", opacity=0.6),
    ]
    return {
        "grain": Pattern(
            "grain", 50, 48, [Shape(dot(*grain), "grain", opacity=0.5) for grain in GRAINS]
        ),
        "frieze": Pattern(
            "frieze", 54, 7, [Shape(rectangle(0, 0, 54, 7), "line"), *stones(TESSERAE, 9, 8, 7)]
        ),
        "cornice": Pattern("cornice", 24, 8, stones(PAINTS, 6, 3.4, 8)),
        "waves": Pattern("waves", 68, 30, [Shape(waves, "", "wave", 1.5, 0.55)]),
        "mat": Pattern("mat", 12, 12, [Shape(mat, "", "mat2", 1, 0.5)]),
        "brick": Pattern("brick", 36, 24, [Shape(brick, "", "brick2", 1, 0.55)]),
        "tile": Pattern("tile", 14, 14, tile),
    }


def stones(paints: Sequence[str], pitch: float, width: float, height: float) -> Parts:
    return [Shape(rectangle(n * pitch, 0, width, height), paint) for n, paint in enumerate(paints)]


def gradients() -> dict[str, Part]:
    torch = [(0, "torch0"), (0.45, "torch1"), (1, "torch2")]
    return {
        "sand": Gradient("sand", [(0, "sand"), (1, "sand2")]),
        "water": Gradient("water", [(0, "water0"), (1, "water1")]),
        "torch": Gradient("torch", torch, kind="radial"),
    }
