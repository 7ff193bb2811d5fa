#!/usr/bin/env python3
"""Makes the drawings of docs/architecture.md from the code: layers and folders from the import graph, the path of a move
from the functions it passes. A test checks that the drawings in docs/ are up to date.

    scripts/drawings.py     (or `make drawings`)
"""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import grimp

from iteru.engine.phrase import Phrase
from iteru.kit.parts import Group, Parts, Text
from iteru.kit.parts import Path as Shape
from iteru.kit.paths import line, rectangle
from iteru.kit.scene import Scene

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "iteru"
WIDTH = 960
STYLE = """
text { font: 14px "DejaVu Sans", Verdana, sans-serif; fill: #2a2117; }
.room { fill: #fbf4e2; stroke: #b49a61; } .name { font-weight: bold; } .quiet { font-size: 12px; fill: #6b5b3e; }
.mono { font: 12px "DejaVu Sans Mono", monospace; } .arrow { fill: none; stroke: #1f4e8c; stroke-width: 1.5; }
.lane { fill: #f3e7cc; } .step { fill: #1f4e8c; } .on-step { fill: #ffffff; font-weight: bold; text-anchor: middle; }
"""
ABOUT = {
    "engine": "the base of every game: states, questions, records, events, boxes, the registry",
    "kit": "building blocks for showing games: scenes, seat marks, cards, icons",
    "games": "one folder for each game",
    "bots": "the base class of bots; the built-in bots",
    "words": "turns phrases into sentences; nothing else does",
    "external": "bots that are programs, and our bots as one",
    "arena": "plays many games between bots",
    "table": "games played by people: seats, turns, storage",
    "terminal": "playing in a terminal",
    "web": "pages, live updates, JSON API",
    "remote": "a bot that plays on a server",
    "notebook": "draws positions in notebooks",
    "contract": "what every game promises, as tests",
    "skeleton": "the game that `iteru new-game` writes",
    "commands": "the commands of `iteru`, a module for each group",
    "cli": "the program `iteru`: all commands together",
}
GAME = "imhotep"


@cache
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("iteru")


def layers() -> list[list[str]]:
    """The layers of pyproject.toml, the lowest first."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contract = project["tool"]["importlinter"]["contracts"][0]
    return [
        [part.strip().removeprefix("iteru.") for part in layer.split("|")]
        for layer in reversed(contract["layers"])
    ]


def imports_of(part: str) -> list[str]:
    """The other parts whose modules a part imports."""
    found = set()
    for module in graph().modules:
        if part_of(module) == part:
            found |= {part_of(other) for other in graph().find_modules_directly_imported_by(module)}
    known = [name for layer in layers() for name in layer]
    return [name for name in known if name in found and name != part]


def part_of(module: str) -> str:
    return module.split(".")[1] if "." in module else ""


# The layers


def layers_drawing() -> Scene:
    """A row for each layer, and in each box what the part is and which parts it imports."""
    height = 90
    rows = layers()
    parts: Parts = []
    for number, names in enumerate(reversed(rows)):
        width = (WIDTH - 16 * (len(names) - 1)) / len(names)
        for column, name in enumerate(names):
            at = ((width + 16) * column, (height + 12) * number)
            parts.append(Group(layer_box(name, width, height), at))
    return Scene(WIDTH, (height + 12) * len(rows), Phrase("drawing"), parts)


def layer_box(name: str, width: float, height: float) -> Parts:
    below = ", ".join(imports_of(name)) or "no other part"
    lines = wrapped(ABOUT[name], int(width / 7.2))
    texts: Parts = [Text("quiet", 12, 38 + 14 * i, words) for i, words in enumerate(lines[:2])]
    imports = reversed(wrapped(f"imports {below}", int((width - 24) / 7.3)))
    texts += [Text("mono", 12, height - 8 - 14 * i, words) for i, words in enumerate(imports)]
    return [
        Shape("room", rectangle(0.5, 0.5, width - 1, height - 1, 8)),
        Text("name", 12, 21, name),
        *texts,
    ]


def wrapped(text: str, letters: int) -> list[str]:
    lines = [""]
    for word in text.split():
        if len(lines[-1]) + len(word) + 1 > letters:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


# The inside of a game


ROOMS = {
    "meta": "cheap to load: names, seats, options",
    "game": "connects the rest to the engine",
    "rules": "what may be chosen, and what it does; compiled",
    "show": "how it is described and drawn; never compiled",
}


def room_of(module: str) -> str:
    return module.removeprefix(f"iteru.games.{GAME}.").split(".")[0]


def modules_of(room: str) -> list[str]:
    """The modules of a room of the game, by their names inside it."""
    prefix = f"iteru.games.{GAME}.{room}."
    names = sorted(m.removeprefix(prefix) for m in graph().modules if m.startswith(prefix))
    return [name for name in names if "." not in name] or [f"{room}.py"]


def rooms_imported_by(room: str) -> list[str]:
    found = set()
    for module in graph().modules:
        if module.startswith(f"iteru.games.{GAME}.{room}"):
            for other in graph().find_modules_directly_imported_by(module):
                inside = other.startswith(f"iteru.games.{GAME}.")
                found.add(room_of(other) if inside else part_of(other))
    return [name for name in [*ROOMS, "kit", "engine"] if name in found and name != room]


def files_of_game() -> list[str]:
    folder = SOURCE / "games" / GAME
    kept = [
        path
        for path in folder.rglob("*")
        if path.suffix in (".toml", ".ftl", ".md", ".css", ".jinja")
    ]
    return sorted(str(path.relative_to(folder)) for path in kept)


def game_drawing() -> Scene:
    """The rooms of a game with their modules, what each imports, and the files beside them."""
    parts: Parts = []
    y = 0.0
    for room, about in ROOMS.items():
        names = wrapped(", ".join(modules_of(room)), 118)
        height = 68 + 15 * len(names)
        uses = ", ".join(rooms_imported_by(room)) or "nothing"
        texts: Parts = [Text("mono", 12, 42 + 15 * i, words) for i, words in enumerate(names)]
        inside: Parts = [
            Shape("room", rectangle(0.5, 0.5, WIDTH - 1, height - 11, 8)),
            Text("name", 12, 21, room if room in ("rules", "show") else f"{room}.py"),
            Text("quiet", 110, 21, about),
            *texts,
            Text("quiet", 12, height - 20, f"imports {uses}"),
        ]
        parts.append(Group(inside, (0, y)))
        y += height
    files = wrapped("data and texts: " + ", ".join(files_of_game()), 118)
    parts += [Text("mono", 12, y + 14 + 15 * i, words) for i, words in enumerate(files)]
    return Scene(WIDTH, int(y + 20 + 15 * len(files)), Phrase("drawing"), parts)


# The path of a move


STEPS = (
    (
        "web/static/table.js",
        "touch",
        "a highlighted thing is clicked; the path of a choice is complete",
    ),
    ("web/static/socket.js", "send", "the move goes to the server with the version it is based on"),
    ("web/page_socket.py", "act", "the page's socket receives it"),
    ("table/live.py", "move", "a stale version is refused"),
    ("engine/game.py", "check", "an illegal action is refused with its rule"),
    ("table/moves.py", "write", "the move is stored before anybody sees it"),
    ("engine/match.py", "carry_out", "the action is applied with a journal attached"),
    (
        "engine/agenda.py",
        "apply",
        "the question on top of the agenda is answered, then tasks happen",
    ),
    ("games/imhotep/rules/turn.py", "answer", "the rule itself, which writes events"),
    ("table/live.py", "tell_everybody", "every page of the table learns that something is new"),
    ("web/regions.py", "draw", "every region of the page, once for each audience"),
    ("kit/artist.py", "board", "the game's picture of a seat's view, as SVG"),
    ("words/__init__.py", "sentence", "every phrase becomes a sentence in the reader's language"),
    ("web/region_changes.py", "change", "only what is new in a region is sent"),
    ("web/static/regions.js", "#put", "the page swaps the regions"),
    ("web/static/glide.js", "#setOff", "pieces glide to their new places"),
)


def missing_steps() -> Iterator[str]:
    """Steps whose function is not in the file that the drawing names."""
    for file, function, _ in STEPS:
        path = SOURCE / file
        text = path.read_text(encoding="utf-8") if path.is_file() else ""
        name = re.escape(function)
        if not re.search(
            rf"(?:def|function|async) {name}\(|^  {name}\([^)]*\) {{", text, re.MULTILINE
        ):
            yield f"{file}: {function}"


def move_drawing() -> Scene:
    pitch = 40
    parts: Parts = []
    for number, (file, function, about) in enumerate(STEPS):
        y = pitch * number
        if number:
            parts.append(Shape("arrow", line((18, y - 10), (18, y + 2))))
        parts += [
            Group(
                [Shape("step", rectangle(5, 2, 26, 26, 13)), Text("on-step", 18, 20, number + 1)],
                (0, y),
            ),
            Text("mono", 44, y + 20, f"{file}: {function}"),
            Text("quiet", 420, y + 20, about),
        ]
    return Scene(WIDTH, pitch * len(STEPS), Phrase("drawing"), parts)


DRAWINGS = {
    "layers.svg": ("The layers of Iteru", layers_drawing),
    "game.svg": ("The inside of a game", game_drawing),
    "move.svg": ("The path of a move", move_drawing),
}


def drawing(name: str) -> str:
    """A drawing as the text of an SVG file."""
    label, draw = DRAWINGS[name]
    head, close, rest = draw().alone(lambda message, **facts: label).partition(">")
    return f"{head}{close}<style>{STYLE}</style>{rest}\n"


def write_all() -> None:
    for name in DRAWINGS:
        (ROOT / "docs" / name).write_text(drawing(name), encoding="utf-8")
        print(f"wrote docs/{name}")


if __name__ == "__main__":
    write_all()
