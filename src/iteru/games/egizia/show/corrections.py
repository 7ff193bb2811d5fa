"""Notes on the rule page for a box that an owner corrected."""

from typing import Final

from iteru.engine.game import Game
from iteru.engine.phrase import Phrase, unpacked
from iteru.games.egizia.rules.box import Layout
from iteru.games.egizia.rules.card_table import effect_view, printed
from iteru.games.egizia.rules.moves import CARDS, SPHINX_CARDS, TOWNS
from iteru.games.egizia.rules.state import EgiziaState
from iteru.games.egizia.show.card_words import does, rule_of_card, town_gains
from iteru.games.egizia.view_types import Printed
from iteru.kit.corrections import differs, figure_notes, in_this_box

RULES_OF_FIGURES: Final = {
    "rounds": ("R3.3", "R12.1"),
    "river": ("R1.2",),
    "berths": ("R2.8",),
    "ring": ("R2.4",),
    "stone_sale": ("R8.2", "R8.3", "R12.3"),
    "grain_market": ("R5.3", "R8.4"),
    "obelisk": ("R7.13",),
    "graves": ("R2.7", "R12.4"),
    "pyramid": ("R7.16", "R7.17"),
    "temple": ("R7.18",),
    "crews": ("R2.2", "R4.12"),
    "stones": ("R2.2", "R6.2"),
    "ships": ("R2.2",),
    "start.field": ("R2.3",),
    "start.quarry": ("R2.3",),
    "bonus": ("R9.1",),
    "drawing": ("R2.5", "R7.10", "R7.11"),
    "scarab": ("R9.5",),
}
"""The rules that quote figures which are not on cards."""


def notes(game: Game[EgiziaState]) -> dict[str, Phrase]:
    """Returns, for each rule that a corrected box contradicts, what holds instead."""
    box, shipped = game.box, game.meta.read_box()
    layout = game.setting(game.meta.min_seats, {})
    assert isinstance(layout, Layout)
    found = figure_notes(box, shipped, RULES_OF_FIGURES)
    for town in TOWNS:
        if differs(box, shipped, f"towns.{town}"):
            found.setdefault("R4.11", []).extend(town_note(layout, town))
    table = printed(layout)
    for card in (*CARDS, *SPHINX_CARDS):
        deck = "nile" if card in CARDS else "sphinx"
        if differs(box, shipped, f"{deck}.{card}"):
            found.setdefault(rule_of_card(table, card), []).extend(card_note(table, card))
    return in_this_box(found)


def town_note(layout: Layout, town: str) -> list[Phrase]:
    """Returns what the town brings, if the corrected river has it."""
    if town not in layout.space_name:
        return [Phrase("note-no-town", {"town": town})]
    effect = effect_view(layout.effects[layout.space_name.index(town)])
    return [Phrase("note-town", {"town": town}), *town_gains(effect)]


def card_note(table: Printed, card: str) -> list[Phrase]:
    """Returns the text of a card, and how many copies there are; of a Nile card, in each deck."""
    if card in table["cards"]:
        in_decks = table["cards"][card]["copies"]
    else:
        in_decks = [table["sphinx_table"][card]["count"]]
    copies = Phrase("note-copies", {"copies": "+".join(map(str, in_decks))})
    return [Phrase("note-card", {"card": card}), *unpacked(does(table, card)), copies]
