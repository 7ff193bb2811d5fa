"""The documentation site: `make docs`. It is built from the files as they lie in the repository, and from docstrings.

The source folder is the root of the repository, so that a link works the same here as on a page of the repository.
"""

from iteru.version import __version__

project = "Iteru"
author = "Iteru contributors"
copyright = "Iteru contributors"  # noqa: A001 (Sphinx reads this name)
version = release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
root_doc = "docs/index"
include_patterns = [
    "*.md",
    "bench/README.md",
    "docs/**.md",
    "src/iteru/games/*/RULES*.md",
    "src/iteru/games/*/RULINGS*.md",
]
html_theme = "furo"
html_title = f"Iteru {release}"
html_extra_path = ["site"]
html_copy_source = False
html_static_path: list[str] = []

myst_heading_anchors = 3
default_role = "literal"
"""Docstrings quote code in single backticks, as Markdown does."""

autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "show-inheritance": True}
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True
python_display_short_literal_types = True
