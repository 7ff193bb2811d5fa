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
    (check,) = re.findall(r"^check:.*\n((?:\t.*\n)+)", makefile, re.MULTILINE)
    assert "$(BUILD_DOCS)" in check
    assert "--fail-on-warning" in makefile
