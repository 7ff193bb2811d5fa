"""CONTRIBUTING names all that a game gives and all that the house reads of it."""

import re
from dataclasses import fields
from pathlib import Path

from iteru import skeleton
from iteru.contract.words import message_names, read_entries
from iteru.engine import registry
from iteru.engine.meta import Meta
from iteru.kit import parts
from iteru.kit.seats import SHAPES
from iteru.web.texts import WEB_TEXTS
from iteru.words import HOUSE_TEXTS

from .tree import ROOT, tracked

TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
NAMED = set(re.findall(r"`([^`\n]+)`", TEXT))
ROOMS = (
    "web",
    "terminal",
    "table",
    "kit",
    "arena",
    "bots",
    "words",
    "notebook.py",
    "commands",
    "cli.py",
)
"""Where the house handles games without knowing which."""


def house(*suffixes: str) -> str:
    """The source of the house, games left out."""
    inside = [path for path in tracked() if path.parts[:2] == ("src", "iteru")]
    return "\n".join(
        (ROOT / path).read_text(encoding="utf-8")
        for path in inside
        if path.parts[2] in ROOMS and path.suffix in suffixes
    )


def test_every_abstract_method_is_named() -> None:
    lists = (
        registry.ABSTRACT_IN_GAME,
        registry.ABSTRACT_IN_STATE,
        registry.ABSTRACT_IN_QUESTION,
        registry.ABSTRACT_IN_TASK,
    )
    assert {method for methods in lists for method in methods} - NAMED == set()


def test_every_field_of_the_meta_is_named() -> None:
    assert {field.name for field in fields(Meta)} - NAMED == set()


def test_every_file_that_a_game_must_have_is_named() -> None:
    assert set(registry.FILES) - NAMED == set()


def test_every_family_of_messages_that_the_house_reads_is_named() -> None:
    code = house(".py", ".html", ".jinja")
    of_the_house = message_names(read_entries(HOUSE_TEXTS, "en"))
    of_the_house += message_names(read_entries(WEB_TEXTS, "en"))
    said = set(re.findall(r"""(?:say|sentence)\(\s*f?["']([a-z]+)-(?:\{|["'] ~)""", code))
    said -= {name.partition("-")[0] for name in of_the_house}
    assert {"option", "score", "heading", "short"} <= said
    families = {name.partition("-")[0] for name in NAMED if re.match(r"[a-z]+-[A-Z.]", name)}
    assert said - families == set()
    assert {"prompt", "choice", "event", "refused", "value", "picture"} <= families


def test_every_attribute_of_a_part_is_named() -> None:
    source = Path(parts.__file__).read_text(encoding="utf-8")
    written = set(re.findall(r'"(data-[a-z-]+)"', source))
    assert {"data-target", "data-piece", "data-place"} <= written
    assert written - NAMED == set()


def test_every_class_that_the_page_handles_is_named_and_handled() -> None:
    style = house(".css", ".js", ".py")
    classes = {"lit", "chosen", "pointed", "board", "scene", "fits", "blocks", "leaf"}
    classes |= {"spares-seats", "spares-log"}
    assert classes - NAMED == set()
    assert [name for name in classes if not re.search(rf"[.\" ]{name}\b", style)] == []
    assert {"seat-0", f"seat-{len(SHAPES) - 1}"} <= NAMED


def test_every_key_of_a_view_that_the_house_reads_is_named() -> None:
    code = house(".py")
    found = re.findall(r"""\bview(?:\[|\.get\()["'](\w+)["']""", code)
    copied = set(re.findall(r'\{\*\*[^}]*view[^}]*, "(\w+)": None\}', code))
    assert {*found, *copied} == {"seat"}
    assert "reads one key, `seat`" in TEXT


def test_excerpts_are_from_the_example() -> None:
    example = "\n".join(skeleton.files_of(skeleton.EXAMPLE).values())
    excerpts = re.findall(r"```(?:python|css)\n(.*?)```", TEXT, re.DOTALL)
    assert len(excerpts) >= 4
    assert [text for text in excerpts if text not in example] == []
    assert "**R2.4 Draw.** Draw a card" in example


def test_files_that_are_linked_are_there() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", TEXT)
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []
