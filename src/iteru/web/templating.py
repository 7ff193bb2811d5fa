"""The templates of all pages and regions, and what they may use."""

from pathlib import Path
from typing import Any, Final

from jinja2 import FileSystemLoader, StrictUndefined

from iteru.kit.artist import QuickTemplates
from iteru.kit.marks import mark, player_mark
from iteru.web import pictures
from iteru.web.log import symbols

TEMPLATES: Final = QuickTemplates(
    loader=FileSystemLoader(Path(__file__).parent / "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,
)
TEMPLATES.globals["mark"] = mark
TEMPLATES.globals["player_mark"] = player_mark
TEMPLATES.globals["symbols"] = symbols
TEMPLATES.globals["pictures"] = pictures
PARTS: Final[Any] = TEMPLATES.get_template("parts.html").module
