"""Names of cards that contain numbers, as messages made from the box; their words are in the texts."""

from typing import Final

from iteru.engine.box import Box
from iteru.engine.telling import Facts
from iteru.games.egizia.meta import META, EgiziaOptions
from iteru.games.egizia.rules.box import Layout
from iteru.games.egizia.rules.card_table import printed
from iteru.games.egizia.show.card_words import about
from iteru.games.egizia.view_types import CardView

LANGUAGES: Final = ("en", "cs")
NAMED_BY_NUMBERS: Final = ("field", "quarry", "crews_shown", "brick_points")
"""The kinds of Nile cards whose names follow from what is printed on them."""


def messages(box: Box) -> dict[str, str]:
    """Returns the same messages for each language: they refer to terms, which the texts of each language have."""
    table = printed(Layout(box, META.min_seats, EgiziaOptions()))
    nile = [
        named(card, its["kind"], facts_of(its))
        for card, its in table["cards"].items()
        if its["kind"] in NAMED_BY_NUMBERS
    ]
    sphinx = [named(card, its["kind"], about(its)) for card, its in table["sphinx_table"].items()]
    return dict.fromkeys(LANGUAGES, "".join(nile + sphinx))


def facts_of(its: CardView) -> Facts:
    """Returns the facts in a card's name."""
    if its["kind"] == "field":
        return {"colour": its["colour"], "value": its["value"]}
    if its["kind"] == "quarry":
        return {"value": its["value"]}
    return pair(its["crews"] if its["kind"] == "crews_shown" else its["structures"])


def pair(things: list[str]) -> Facts:
    """Returns the first two of a list; a third would make the name too long."""
    return {"first": things[0], "second": things[1] if len(things) > 1 else "none"}


def named(card: str, kind: str, facts: Facts) -> str:
    arguments = ", ".join(
        f"{key}: {value}" if isinstance(value, int) else f'{key}: "{value}"'
        for key, value in facts.items()
    )
    return f"card-{card} = {{ -card-{kind}({arguments}) }}\n"
