"""What is printed on every Nile and Sphinx card, as plain JSON for views and texts."""

from functools import lru_cache
from typing import Any, cast

from iteru.engine.box import Figure
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
    GRAIN_MARKET,
    SPHINX_CARDS,
    STONE_SALE,
    TRACKS,
)
from iteru.games.egizia.view_types import CardView, EffectView, Printed, SphinxCardView

NUMBERS = ("steps", "grain", "cards", "stones", "value", "points", "keep", "strength")
ABOUT = ("structure", "need", "crew", "track", "production")


def effect_view(effect: Effect) -> EffectView:
    return {
        "crews": [CREWS[crew] for crew in effect.crews],
        "any_crew": effect.any_crew,
        "stones": effect.stones,
        "stone_sale": effect.steps[STONE_SALE],
        "grain_market": effect.steps[GRAIN_MARKET],
        "ring": effect.ring,
    }


def printed(layout: Layout) -> Printed:
    """Returns all cards, as in every view."""
    return {"cards": card_table(layout), "sphinx_table": sphinx_table(layout)}


@lru_cache(maxsize=MAX_LAYOUTS)
def card_table(layout: Layout) -> dict[str, CardView]:
    """Returns every Nile card."""
    return {CARDS[card]: card_view(layout, card) for card in range(CARD_COUNT)}


def card_view(layout: Layout, card: int) -> CardView:
    figure = layout.box[f"nile.{CARDS[card]}"]
    found: dict[str, Any] = {"kind": kind_of_card(card), "type": type_of_card(card)}
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
    found |= {"copies": layout.copies[card], "reconstructed": reconstructed(figure)}
    return cast(CardView, found)


def kind_of_card(card: int) -> str:
    """Returns the kind of a card; fields, quarries, shown crews and points for bricks share one text each."""
    if card < FIRST_PERMANENT or CARDS[card][-1].isdigit():
        return CARDS[card].rpartition("_")[0]
    return CARDS[card]


def type_of_card(card: int) -> str:
    if card < FIRST_ANYTIME:
        return "permanent"
    return "anytime" if card < FIRST_IMMEDIATE else "immediate"


@lru_cache(maxsize=MAX_LAYOUTS)
def sphinx_table(layout: Layout) -> dict[str, SphinxCardView]:
    """Returns every Sphinx card."""
    return {card: sphinx_view(layout, number, card) for number, card in enumerate(SPHINX_CARDS)}


def sphinx_view(layout: Layout, number: int, card: str) -> SphinxCardView:
    figure = layout.box[f"sphinx.{card}"]
    found = {
        "kind": CONDITIONS[layout.condition[number]],
        **{key: figure.values[key] for key in ABOUT if key in figure.values},
        "points": layout.sphinx_points[number],
        "count": layout.sphinx_copies[number],
        "reconstructed": reconstructed(figure),
    }
    return cast(SphinxCardView, found)


def reconstructed(figure: Figure) -> list[str]:
    """Returns the names of a figure's values that no source gives."""
    return [key for key in figure.values if figure.source_of(key) == "reconstructed"]
