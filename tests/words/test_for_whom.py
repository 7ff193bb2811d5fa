"""A sentence meant for the terminal is said nowhere else: neither on the page nor by the API."""

import re
from pathlib import Path

import pytest

import iteru
from iteru.words import HOUSE_TEXTS, LANGUAGES

SOURCE = Path(iteru.__file__).parent
FOR_TERMINALS = {
    "Help of the command line",
    "Playing in a terminal",
    "What can be wrong on the command line",
    "The board in a terminal",
    "Nápověda příkazové řádky",
    "Hra v terminálu",
    "Co může být špatně v příkazové řádce",
    "Deska v terminálu",
}
TYPED = re.compile(
    r"\b[Tt]ype\b|\bEnter\b|(?<!\w)--[\w{]|\biteru [a-z]|\bpříkaz|(?<![\w}]) ?\? (?=[\w{])|\(arrange\)"
)
"""What is typed: commands, flags, the key Enter, the question mark as a command."""
SAYS = re.compile(
    r"""(?:say|tell|Forbidden|Error|IllegalMove|BadMessage|\w+)\(\s*"([a-z]+(?:-[a-z]+)+)\""""
)
TEXTS = [
    HOUSE_TEXTS,
    SOURCE / "web/texts",
    *[iteru.meta(name).folder / "texts" for name in iteru.games()],
]


def sections(folder: Path, lang: str) -> dict[str, list[tuple[str, str]]]:
    """The messages of a file under the heading of each section, each with its text."""
    found: dict[str, list[tuple[str, str]]] = {}
    for part in re.split(r"^## ", (folder / f"{lang}.ftl").read_text(encoding="utf-8"), flags=re.M):
        heading, _, body = part.partition("\n")
        messages = re.findall(r"^([\w-]+) = ?(.*(?:\n[ }].*)*)", body, flags=re.M)
        found.setdefault(heading, []).extend(messages)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", TEXTS, ids=lambda folder: folder.parent.name)
def test_only_the_terminal_speaks_of_typing(folder: Path, lang: str) -> None:
    said = {
        message: text
        for heading, messages in sections(folder, lang).items()
        if heading not in FOR_TERMINALS
        for message, text in messages
    }
    assert said
    assert {message: text for message, text in said.items() if TYPED.search(text)} == {}


def test_typing_is_spoken_of_in_the_terminal() -> None:
    """The search above finds what it looks for."""
    found = sections(HOUSE_TEXTS, "en")["Playing in a terminal"]
    assert {"play-how", "cover", "saved", "play-help"} <= {
        message for message, text in found if TYPED.search(text)
    }


def test_page_and_api_say_nothing_that_is_meant_for_the_terminal() -> None:
    terminal = {
        message
        for heading, messages in sections(HOUSE_TEXTS, "en").items()
        if heading in FOR_TERMINALS
        for message, _ in messages
    }
    files = [
        path
        for part in ("web", "table", "kit", "engine")
        for path in (SOURCE / part).rglob("*")
        if path.suffix in (".py", ".html")
    ]
    said = {message for path in files for message in SAYS.findall(path.read_text(encoding="utf-8"))}
    assert "not-your-turn" in said
    assert said & terminal == set()
