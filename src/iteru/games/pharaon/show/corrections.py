"""What the rule page must add for a box that an owner corrected."""

from typing import Final

from iteru.engine.game import Game
from iteru.engine.phrase import Phrase
from iteru.games.pharaon.rules.state import PharaonState
from iteru.kit.corrections import figure_notes, in_this_box

RULES_OF_FIGURES: Final = {
    "rounds": ("R3.1",),
    "bank": ("R1.2",),
    "wheel": ("R2.1", "R3.3"),
    "start": ("R2.4", "R2.5"),
    "display": ("R2.3",),
    "players": ("R2.2", "R2.4", "R8.2", "R8.5"),
    "costs": ("R4.4",),
    "succession": ("R3.5", "R9.7"),
    "start_player": ("R9.7",),
    "leftover": ("R9.4",),
    "nile": ("R5.5", "R5.6"),
    "tracks": ("R9.3",),
    "tomb": ("R5.7", "R9.3"),
    "pyramid": ("R7.1", "R7.4"),
    "offerings": ("R1.3",),
    "segments": ("R9.5",),
    "jars": ("R1.4",),
    "artisans": ("R5.4", "R9.3"),
    "nobles": ("R1.6", "R9.2"),
    "traitor": ("R10.1", "R10.2"),
    "traitor_nobles": ("R10.10",),
}
"""The rules that tell what stands in the box."""


def notes(game: Game[PharaonState]) -> dict[str, Phrase]:
    """For each rule that a corrected box contradicts what holds instead."""
    return in_this_box(figure_notes(game.box, game.meta.read_box(), RULES_OF_FIGURES))
