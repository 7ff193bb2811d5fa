"""The log: an icon for each kind of event, and the events that begin a round."""

from typing import Final

from iteru.games.egizia.show.picture import icons
from iteru.kit.icons import CARD, LET_BE

SHIP: Final = "M-18 2C-16 13 -8 16 0 16S16 13 18 2ZM0 2V-18L13 -3H0"
CREW: Final = "M-6 -11a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M-14 17C-14 4 -8 0 0 0S14 4 14 17Z"
STONES: Final = icons.ICONS["stones"]
DOWN: Final = "M0 -18V16M-10 6L0 17L10 6"
RING: Final = "M-14 0a14 14 0 1 0 28 0a14 14 0 1 0 -28 0M-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0"
POINTS: Final = "M0 -18L5 -6L18 -5L8 3L11 16L0 9L-11 16L-8 3L-18 -5L-5 -6Z"
GRAIN: Final = icons.ICONS["grain"]
ICONS: Final = {
    **dict.fromkeys(("to-town", "to-site", "waits-at", "went-first"), SHIP),
    **dict.fromkeys(("to-card", "used-card", "took-leftover"), CARD),
    **dict.fromkeys(("crew-rose", "crew-full", "named-crew", "added"), CREW),
    **dict.fromkeys(("got-stones", "produced", "paid", "ate-stone", "sold"), STONES),
    **dict.fromkeys(("track-moved",), DOWN),
    **dict.fromkeys(("fed", "hungry", "field-improved"), GRAIN),
    **dict.fromkeys(
        ("drew", "drew-cards", "chose-first", "kept", "returned"), icons.ICONS["sphinx"]
    ),
    "sphinx-scored": icons.ICONS["sphinx"],
    **dict.fromkeys(("bottom-points", "got-points", "step-points", "row-bonus", "bonus"), POINTS),
    **dict.fromkeys(("graves-laid", "grave-uncovered", "graves-scored"), icons.ICONS["graves"]),
    **dict.fromkeys(("cannot-sail", "gave-up"), LET_BE),
    "ring-moved": RING,
    "built": icons.ICONS["pyramid"],
    "got-tile": icons.ICONS["first_place"],
    "started": icons.ICONS["first_place"],
}
DIVIDERS: Final = ("round-began",)
