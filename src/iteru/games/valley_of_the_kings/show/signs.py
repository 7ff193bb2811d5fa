"""The signs on the buttons of choices, where a turn offers several kinds of them: those of the places on the board."""

from typing import Final

from iteru.games.valley_of_the_kings.show.picture.icons import ICONS

SIGNS: Final = {
    "lay": ICONS["purse"],
    "buy": ICONS["purse"],
    "act": ICONS["stage"],
    "entomb": ICONS["tomb"],
    "top": ICONS["deck"],
    "beneath": ICONS["deck"],
    "arrange": ICONS["pile"],
}
