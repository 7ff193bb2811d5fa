"""The cards of a game as a page: every card in its box, drawn as on the table, with filters."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from fastapi import APIRouter
from fastapi.responses import HTMLResponse
from starlette.responses import Response

from iteru.engine.game import Game
from iteru.engine.state import State
from iteru.kit.artist import Artist
from iteru.kit.card_index import IndexCard
from iteru.kit.shown import listed_cards
from iteru.table.watchdog import at_work
from iteru.web.pages.page_request import Asked, meta_of
from iteru.web.sheets import Sheet, sheet
from iteru.web.texts import page_words
from iteru.words import Words
from iteru.words.cards import card_values

router = APIRouter(include_in_schema=False)
SLIM, MEDIUM = 124, 160


class Facet(NamedTuple):
    """What cards can be filtered by, and its values, each with the code that cards with it carry."""

    name: str
    values: dict[str, str]


class Listed(NamedTuple):
    """A card in words; `facets` are the codes of its values, `part` is the place of its picture on the sheet."""

    part: int
    key: str
    name: str
    values: list[str]
    does: str
    rule: str
    facets: str


class Group(NamedTuple):
    """Cards that are listed together; `look` says how wide their pictures are."""

    name: str
    look: str
    cards: list[Listed]


@dataclass(frozen=True)
class Index:
    """All cards in one language."""

    facets: list[Facet]
    groups: list[Group]
    sheet: Sheet


@lru_cache(maxsize=24)
def index_of(game: Game[State], lang: str) -> Index:
    """Returns the cards of a game with its box; they are drawn once."""
    words = page_words(lang, game.meta)
    cards = listed_cards(game)
    facets = facets_of(cards, words)
    groups: dict[str, list[int]] = {}
    for part, card in enumerate(cards):
        groups.setdefault(card.group, []).append(part)
    found = [
        Group(
            words.say(f"cards-{group}"),
            look_of([cards[part] for part in parts]),
            [listed(part, cards[part], facets, words) for part in parts],
        )
        for group, parts in groups.items()
    ]
    drawn = sheet(Artist(game.meta, words), [(card.picture, card.size) for card in cards])
    return Index(facets, found, drawn)


def look_of(cards: list[IndexCard]) -> str:
    """Returns the class of a list by its widest picture: words stand beside slim ones even on a phone."""
    widest = max(card.size[0] for card in cards)
    size = "slim" if widest <= SLIM else "medium" if widest <= MEDIUM else "broad"
    return f"pictures-{size}"


def facets_of(cards: Iterable[IndexCard], words: Words) -> list[Facet]:
    """Returns the facets that divide the cards; the first is what they are listed under."""
    found: dict[str, dict[str, str]] = {}
    for card in cards:
        for name, values in said_facets(card, words):
            its = found.setdefault(name, {})
            for value in values:
                its.setdefault(value, f"{list(found).index(name)}.{len(its)}")
    return [Facet(name, values) for name, values in found.items() if len(values) > 1]


def said_facets(card: IndexCard, words: Words) -> list[tuple[str, list[str]]]:
    group = (words.say("web-card-group"), [words.say(f"cards-{card.group}")])
    own = [
        (words.say(f"facet-{name}"), [words.phrase(value) for value in values])
        for name, values in card.facets.items()
    ]
    return [group, *own]


def listed(part: int, card: IndexCard, facets: list[Facet], words: Words) -> Listed:
    codes = [
        facet.values[value]
        for name, values in said_facets(card, words)
        for facet in facets
        for value in values
        if facet.name == name
    ]
    return Listed(
        part,
        card.key,
        words.phrase(card.name),
        card_values(card, words),
        words.phrase(card.does),
        card.rule,
        " ".join(codes),
    )


@router.get("/rules/{name}/cards", response_class=HTMLResponse)
async def cards(name: str, ask: Asked) -> Response:
    game = ask.house.game(meta_of(name).name)
    return ask.page("cards.html", game.meta, **cards_shown(game, ask.lang, f"/rules/{name}"))


@router.get("/t/{table_id}/cards", response_class=HTMLResponse)
async def cards_of_table(table_id: str, ask: Asked) -> Response:
    """The cards that a table plays with: those of its own box."""
    table = await ask.house.table(table_id)
    with at_work(table.id):
        shown = cards_shown(table.game, ask.lang, f"/t/{table.id}/rules")
    return ask.page("cards.html", table.game.meta, **shown, table=table.id)


def cards_shown(game: Game[State], lang: str, rules: str) -> dict[str, Any]:
    index = index_of(game, lang)
    return {
        "meta": game.meta,
        "title": game.meta.title(lang),
        "index": index,
        "places": index.sheet.places(),
        "rules": rules,
    }
