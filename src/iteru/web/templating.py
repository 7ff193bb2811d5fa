"""The templates of all pages and regions, and what they may use."""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from jinja2 import FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from iteru.kit.artist import QuickTemplates
from iteru.kit.marks import mark, player_mark
from iteru.table.live import LiveTable
from iteru.web import pictures
from iteru.web.log import symbols
from iteru.web.region_changes import stamps


def address_of(table: LiveTable) -> str:
    """Returns the address of a table. The table of a lesson has no id, since nobody else may come."""
    return f"/t/{table.id}" if table.id else f"/learn/{table.game.name}"


def rule_link(say: Callable[..., str], table: LiveTable, rule: str) -> Markup:
    """A link to a rule, as the rules of this table have it."""
    return link_to_rule(address_of(table), rule, say("web-rule", rule=rule))


@lru_cache(maxsize=5_000)
def link_to_rule(address: str, rule: str, label: str) -> Markup:
    rule, label = escape(rule), escape(label)
    return Markup(
        f'<a class="rule" href="{address}/rules#{rule}" data-rule="{rule}" aria-label="{label}">{rule}</a>'
    )


def main_title(title: str) -> str:
    """Returns a game's title without its subtitle."""
    return title.partition(": ")[0]


TEMPLATES: Final = QuickTemplates(
    loader=FileSystemLoader(Path(__file__).parent / "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,
)
TEMPLATES.filters["main_title"] = main_title
TEMPLATES.globals["mark"] = mark
TEMPLATES.globals["player_mark"] = player_mark
TEMPLATES.globals["symbols"] = symbols
TEMPLATES.globals["pictures"] = pictures
TEMPLATES.globals["address_of"] = address_of
TEMPLATES.globals["rule_link"] = rule_link
TEMPLATES.globals["stamps"] = stamps
PARTS: Final[Any] = TEMPLATES.get_template("parts.html").module
