"""Names of cards that have numbers in them, as messages made from the box; their words are in the texts."""

from typing import Final

from iteru.engine.game import View
from iteru.games.egizia.rules.box import Layout
from iteru.games.egizia.rules.card_table import ABOUT, card_table, sphinx_table

LANGUAGES: Final = ("en", "cs")


def messages(layout: Layout) -> dict[str, str]:
    """For each language the same messages: they refer to terms, which the texts of each language have."""
    nile = [
        named(card, its["kind"], {"colour": its["colour"], "value": its["value"]})
        for card, its in card_table(layout).items()
        if its["kind"] == "field"
    ]
    nile += [
        named(card, its["kind"], {"value": its["value"]})
        for card, its in card_table(layout).items()
        if its["kind"] == "quarry"
    ]
    nile += [
        named(card, its["kind"], pair(its["crews" if "crews" in its else "structures"]))
        for card, its in card_table(layout).items()
        if its["kind"] in ("crews_shown", "brick_points")
    ]
    sphinx = [
        named(card, its["kind"], {key: its[key] for key in ABOUT if key in its})
        for card, its in sphinx_table(layout).items()
    ]
    return dict.fromkeys(LANGUAGES, "".join(nile + sphinx))


def pair(things: list[str]) -> View:
    """The first two of a list; a third would make the name too long."""
    return {"first": things[0], "second": things[1] if len(things) > 1 else "none"}


def named(card: str, kind: str, facts: View) -> str:
    given = ", ".join(
        f"{key}: {value}" if isinstance(value, int) else f'{key}: "{value}"'
        for key, value in facts.items()
    )
    return f"card-{card} = {{ -card-{kind}({given}) }}\n"
