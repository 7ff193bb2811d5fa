"""The templates of all pages and regions, and what they may use."""

from pathlib import Path
from typing import Any, Final

from jinja2 import FileSystemLoader, StrictUndefined

from iteru.kit.artist import QuickTemplates
from iteru.kit.marks import mark, player_mark
from iteru.table.live import LiveTable
from iteru.web import pictures
from iteru.web.log import symbols


def address_of(table: LiveTable) -> str:
    """Where a table is found; the table of a lesson has no id, since nobody else may come."""
    return f"/t/{table.id}" if table.id else f"/learn/{table.game.name}"


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
TEMPLATES.globals["address_of"] = address_of
PARTS: Final[Any] = TEMPLATES.get_template("parts.html").module
