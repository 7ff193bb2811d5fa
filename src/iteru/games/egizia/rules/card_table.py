"""What is printed on every Nile and Sphinx card, as plain JSON: for views, and for the texts that are made from them."""

from functools import lru_cache

from iteru.engine.box import Figure
from iteru.engine.game import View
from iteru.engine.setting import MAX_LAYOUTS
from iteru.games.egizia.rules.box import CONDITIONS, Effect, Layout
from iteru.games.egizia.rules.moves import (
    CARD_COUNT,
    CARDS,
    CREWS,
    FIRST_ANYTIME,
    FIRST_IMMEDIATE,
    FIRST_PERMANENT,
    FIRST_QUARRY,
    SPHINX_CARDS,
    TRACKS,
)

NUMBERS = ("steps", "grain", "cards", "stones", "value", "points", "keep", "strength")
ABOUT = ("structure", "need", "crew", "track", "production")


def effect_view(effect: Effect) -> View:
    return {
        "crews": [CREWS[crew] for crew in effect.crews],
        "any_crew": effect.any_crew,
        "stones": effect.stones,
        **dict(zip(TRACKS, effect.steps, strict=True)),
        "ring": effect.ring,
    }


@lru_cache(maxsize=MAX_LAYOUTS)
def card_table(layout: Layout) -> dict[str, View]:
    """Every Nile card."""
    return {CARDS[card]: card_view(layout, card) for card in range(CARD_COUNT)}


def card_view(layout: Layout, card: int) -> View:
    figure = layout.box[f"nile.{CARDS[card]}"]
    found: View = {"kind": kind_of_card(card), "type": type_of_card(card)}
    if card < FIRST_QUARRY:
        found["colour"] = figure.values["colour"]
    for key in NUMBERS:
        if key in figure.values:
            found[key] = figure.values[key]
    if card < FIRST_QUARRY:
        found |= {track: figure.values[track] for track in TRACKS}
    for key in ("crews", "structures"):
        if key in figure.values:
            found[key] = figure.values[key]
    return {**found, "copies": layout.copies[card], "reconstructed": reconstructed(figure)}


def kind_of_card(card: int) -> str:
    """Cards of one kind have one text: fields, quarries, shown crews, points for bricks."""
    if card < FIRST_PERMANENT or CARDS[card][-1].isdigit():
        return CARDS[card].rpartition("_")[0]
    return CARDS[card]


def type_of_card(card: int) -> str:
    if card < FIRST_ANYTIME:
        return "permanent"
    return "anytime" if card < FIRST_IMMEDIATE else "immediate"


@lru_cache(maxsize=MAX_LAYOUTS)
def sphinx_table(layout: Layout) -> dict[str, View]:
    """Every Sphinx card."""
    return {card: sphinx_view(layout, number, card) for number, card in enumerate(SPHINX_CARDS)}


def sphinx_view(layout: Layout, number: int, card: str) -> View:
    figure = layout.box[f"sphinx.{card}"]
    return {
        "kind": CONDITIONS[layout.condition[number]],
        **{key: figure.values[key] for key in ABOUT if key in figure.values},
        "points": layout.sphinx_points[number],
        "count": layout.sphinx_copies[number],
        "reconstructed": reconstructed(figure),
    }


def reconstructed(figure: Figure) -> list[str]:
    """Which values of a figure are not from any source."""
    return [key for key in figure.values if figure.source_of(key) == "reconstructed"]
