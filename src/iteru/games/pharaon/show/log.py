"""How the log shows what happened: an icon for each kind of event, and what begins a round."""

from typing import Final

from iteru.engine.box import Box
from iteru.engine.events import Event
from iteru.games.pharaon.rules.figures import under
from iteru.games.pharaon.rules.moves import RESOURCES
from iteru.games.pharaon.show.picture.cards import WORDS, craft
from iteru.kit.parts import Drawn, Use, drawn

JAR: Final = "M-8 -18H8M-6 -18V-12C-16 -6 -15 8 -9 17H9C15 8 16 -6 6 -12V-18"
GAIN: Final = "M-14 0a14 14 0 1 0 28 0a14 14 0 1 0 -28 0M0 -7V7M-7 0H7"
PAY: Final = "M-13 -13H13V13H-13ZM-6 0H6"
NILE: Final = "M-18 -10q6 -7 12 0t12 0t12 0M-18 1q6 -7 12 0t12 0t12 0M-18 12q6 -7 12 0t12 0t12 0"
TOMB: Final = "M-18 16H18V7H12V-1H6V-10H-6V-1H-12V7H-18Z"
OFFERING: Final = "M0 -17L16 -5L10 14H-10L-16 -5Z"
NOBLE: Final = "M0 -17C-10 -17 -12 -8 -15 14H-6V5C-2 8 2 8 6 5V14H15C12 -8 10 -17 0 -17ZM-11 -5H11"
ARTISAN: Final = "M-16 16L-3 3M-6 0L0 6L13 -7L7 -13ZM6 -17L17 -6"
PYRAMID: Final = "M-18 15L0 -16L18 15ZM-9 0H9"
CROWN: Final = "M-10 13L-13 -2C-6 -3 -7 -8 -4 -16C-1 -19 4 -18 4 -13C4 -8 6 -5 13 -8L9 13Z"
FLAG: Final = "M-10 18V-18L14 -9L-10 0"
EXCHANGE: Final = "M-16 -6H16M8 -14L16 -6L8 2M16 8H-16M-8 0L-16 8L-8 16"
GOD: Final = "M0 0C-12 -8 -10 -19 0 -19S12 -8 0 0V18M-12 4H12"
BLOCKED: Final = "M-13 -13H13V13H-13ZM-13 -13L13 13M13 -13L-13 13"

ICONS: Final = {
    **dict.fromkeys(("jar-taken", "jar-drawn", "traitor-jar"), JAR),
    **dict.fromkeys(("gained", "traitor-gained"), GAIN),
    "paid": PAY,
    **dict.fromkeys(("nile-action", "stepped", "traitor-nile"), NILE),
    **dict.fromkeys(("tomb-step", "traitor-tomb"), TOMB),
    **dict.fromkeys(("pair-taken", "bonus-taken", "offering-drawn"), OFFERING),
    **dict.fromkeys(("traitor-took-offerings", "traitor-drew"), OFFERING),
    **dict.fromkeys(("noble-taken", "noble-drawn", "noble-dealt", "used-noble"), NOBLE),
    **dict.fromkeys(("drew-nobles", "kept-noble", "got-scribe"), NOBLE),
    **dict.fromkeys(("traitor-took-noble", "traitor-discarded-noble"), NOBLE),
    **dict.fromkeys(("artisan-taken", "artisan-drawn", "artisan-dealt"), ARTISAN),
    **dict.fromkeys(("traitor-took-artisan", "traitor-discarded-artisan"), ARTISAN),
    **dict.fromkeys(("passed", "traitor-passed", "moved-on", "traitor-moved-on"), PYRAMID),
    **dict.fromkeys(("pharaoh", "traitor-pharaoh"), CROWN),
    **dict.fromkeys(("took-start", "traitor-start"), FLAG),
    "exchanged": EXCHANGE,
    "traitor-god": GOD,
    **dict.fromkeys(("blocked", "traitor-blocks", "traitor-column"), BLOCKED),
}
DIVIDERS: Final = ("round-began", "traitor-begins")
SCORED: Final = {
    **{zone: (f"zone-{zone}",) for zone in ("nobles", "tomb", "artisans")},
    "nile": ("track",),
    "goods": ("zone-offerings",),
    "tokens": ("pyramid",),
}
"""Where on the picture points come from."""


def emblem(event: Event, box: Box) -> Drawn | None:
    """Draws the emblem of the noble or artisan that an event is about."""
    noble, artisan = event.facts.get("noble"), event.facts.get("artisan")
    if noble is not None:
        name = box[f"nobles.{noble}"].values["name"]
        return drawn(Use(f"log-{name}")) if name in WORDS else None
    if artisan is not None:
        printed = under(box, "artisans.")[int(artisan) - 1]
        return drawn(Use(f"log-{craft(printed.words('gain', (*RESOURCES, 'jar')))}"))
    return None
