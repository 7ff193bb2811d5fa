"""Prints the cards of a game: their values, and what they do."""

from itertools import groupby

from rich.console import Console
from rich.table import Table
from rich.text import Text

from iteru.engine.game import Game
from iteru.engine.state import State
from iteru.kit.card_index import IndexCard
from iteru.kit.shown import listed_cards
from iteru.words import Words
from iteru.words.cards import card_values

COLUMNS = ("card", "values", "does", "rule")


def show_cards(game: Game[State], words: Words, console: Console) -> None:
    """Prints every card in the box of a game, group by group."""
    cards = listed_cards(game)
    if not cards:
        console.print(words.say("no-cards", game=game.meta.title(words.lang)))
    for group, its in groupby(cards, lambda card: card.group):
        console.print(Text(f"\n{words.say(f'cards-{group}')}", style="bold"))
        console.print(cards_table(list(its), words))


def cards_table(cards: list[IndexCard], words: Words) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for column in COLUMNS:
        table.add_column(words.say(f"cards-column-{column}"), overflow="fold")
    for card in cards:
        values = "; ".join(card_values(card, words))
        table.add_row(words.phrase(card.name), values, words.phrase(card.does), card.rule)
    return table
