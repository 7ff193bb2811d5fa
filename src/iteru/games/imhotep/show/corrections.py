"""Notes on the rule page for a box that an owner corrected."""

from typing import Final

from iteru.engine.game import Game
from iteru.engine.phrase import Phrase
from iteru.games.imhotep.rules.state import ImhotepState
from iteru.kit.corrections import figure_notes, in_this_box

RULES_OF_FIGURES: Final = {
    "stones": ("R2.4",),
    "sled": ("R2.5", "R4.3"),
    "turn": ("R4.2",),
    "rounds": ("R3.1", "R8.1"),
    "ships": ("R3.1", "R4.5"),
    "round_cards": ("R2.3",),
    "market.A": ("R3.2",),
    "market.B": ("R6.1",),
    "pyramids.A": ("R5.5", "R5.6"),
    "pyramids.B": ("R6.3", "R6.4", "R6.6"),
    "temple.A": ("R5.7", "R5.8"),
    "temple.B": ("R6.7",),
    "burial_chamber.A": ("R5.9", "R5.10"),
    "burial_chamber.B": ("R6.8",),
    "obelisks.A": ("R5.12",),
    "obelisks.B": ("R6.9", "R6.10"),
    "wrath": ("R8.3",),
    "cards.entrance": ("R2.2", "R7.1"),
    "cards.sarcophagus": ("R2.2", "R7.1"),
    "cards.paved_path": ("R2.2", "R7.1"),
    "cards.pyramid_decoration": ("R2.2", "R7.4"),
    "cards.temple_decoration": ("R2.2", "R7.4"),
    "cards.burial_chamber_decoration": ("R2.2", "R7.4"),
    "cards.obelisk_decoration": ("R2.2", "R7.4"),
    "cards.statue": ("R2.2", "R7.5"),
    "cards.lever": ("R2.2", "R7.7"),
    "cards.hammer": ("R2.2", "R7.8"),
    "cards.sail": ("R2.2", "R7.9"),
    "cards.chisel": ("R2.2", "R7.10"),
}
"""The rules that quote figures of the box."""


def notes(game: Game[ImhotepState]) -> dict[str, Phrase]:
    """Returns, for each rule that a corrected box contradicts, what holds instead."""
    return in_this_box(figure_notes(game.box, game.meta.read_box(), RULES_OF_FIGURES))
