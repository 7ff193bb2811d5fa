"""The documentation site has every page and all of the public API; `make docs` builds it, and a warning is an error."""

import re
from importlib import import_module

import iteru

from .tree import ROOT, tracked

DOCS = ROOT / "docs"
API = "\n".join(path.read_text(encoding="utf-8") for path in sorted((DOCS / "api").glob("*.md")))
INDEX = (DOCS / "index.md").read_text(encoding="utf-8")


def test_all_that_is_public_is_in_the_reference() -> None:
    documented = set(re.findall(r"^\.\. auto\w+:: [\w.]*?(\w+)$", API, re.MULTILINE))
    for module in re.findall(r"^\.\. automodule:: (iteru\.[\w.]+)$", API, re.MULTILINE):
        inside = vars(import_module(module)).items()
        documented |= {name for name, thing in inside if getattr(thing, "__module__", "") == module}
    assert set(iteru.__all__) - documented == {"__version__"}


def test_every_page_can_be_reached_from_the_index() -> None:
    listed = set(re.findall(r"^([\w./-]+)$", INDEX, re.MULTILINE))
    pages = {
        str(path.relative_to("docs").with_suffix(""))
        for path in tracked()
        if path.parts[0] == "docs" and path.suffix == ".md" and len(path.parts) == 2
    }
    assert pages - listed == {"index"}


def test_the_site_is_checked_with_everything_else() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    check, rest = (recipe(makefile, target) for target in ("check", "check-rest"))
    assert "check-rest" in check
    assert "$(BUILD_DOCS)" in rest
    assert "--fail-on-warning" in makefile


def recipe(makefile: str, target: str) -> str:
    (found,) = re.findall(rf"^{target}:.*\n((?:\t.*\n)+)", makefile, re.MULTILINE)
    return str(found)


def rows_of_parts() -> list[tuple[list[str], list[str]]]:
    """Returns the rows of the table of parts: the files or folders of each, and the names in what it says of them."""
    text = (DOCS / "architecture.md").read_text(encoding="utf-8")
    table = text.split("| part | what it holds |")[1].split("\n\n")[0]
    cells = re.findall(r"^\| (`.*?) \| (.*) \|$", table, re.MULTILINE)
    return [(re.findall(r"`(.+?)`", part), re.findall(r"`(.+?)`", says)) for part, says in cells]


def test_the_page_about_architecture_names_what_there_is() -> None:
    """A row names modules and folders of a package, or classes of a file."""
    source = ROOT / "src" / "iteru"
    unknown = []
    for parts, names in rows_of_parts():
        folder = source / parts[0].partition("/")[0]
        if "<" in parts[0]:
            continue
        files = [folder.parent / parts[0], *[folder / part for part in parts[1:]]]
        code = [file.read_text(encoding="utf-8") for file in files if file.is_file()]
        for name in names:
            is_module = (folder / f"{name}.py").is_file() or (folder / name).exists()
            is_class = any(f"class {name}" in text for text in code)
            if not (is_module or is_class or " " in name or "." in name):
                unknown.append(f"{parts[0]}: {name}")
    assert unknown == []
