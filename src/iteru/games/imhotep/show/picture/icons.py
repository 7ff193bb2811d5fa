"""Signs of cards, bonuses and stones: strokes in a square from -20 to 20."""

from iteru.kit.icons import icon as drawn_icon
from iteru.kit.scene import Drawn

ICONS = {
    "entrance": "M-15 17V-5L0 -18L15 -5V17M-6 17V1H6V17M-19 17H19",
    "sarcophagus": "M-6 -18H6L12 -9L7 18H-7L-12 -9ZM-4 -9a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M-7 2H7M-6 8H6",
    "paved_path": "M-7 -17H7L18 17H-18ZM-10 -7H10M-14 5H14M0 -17V-7M-5 -7L-7 5M6 -7L8 5M0 5V17",
    "pyramid_decoration": "M-18 12L0 -17L18 12ZM-10 0H10M-5 -9H5M-18 17H18",
    "temple_decoration": "M-17 -9L0 -17L17 -9ZM-13 -9V12M-4 -9V12M4 -9V12M13 -9V12M-17 12H17M-18 17H18",
    "burial_chamber_decoration": "M-16 12V-4C-16 -21 16 -21 16 -4V12M-8 12V0C-8 -11 8 -11 8 0V12M-18 12H18M-18 17H18",
    "obelisk_decoration": "M0 -18L5 -11L7 12H-7L-5 -11ZM-5 -11H5M-12 12H12M-18 17H18",
    "statue": "M-7 -9a7 7 0 1 1 14 0M-7 -9V-3L-11 4M7 -9V-3L11 4M-4 -3H4M-12 17V8L-7 4H7L12 8V17ZM-16 17H16",
    "lever": "M-18 12L15 -15M15 -15L18 -11M-4 17L2 1L8 17ZM-18 4V12H-9",
    "hammer": "M-13 -15H10L15 -10V-5H-13ZM-2 -5V17M3 -5V17M-2 17H3",
    "sail": "M0 -19V12M0 -17C17 -12 18 2 18 6H0M-4 -10C-14 -4 -15 2 -15 6H-4M-17 12H17L12 18H-12Z",
    "chisel": "M-4 -18H4V-5H7V1L3 17H-3L-7 1V-5H-4ZM-7 1H7",
    "card": "M-6 -9H6V9H-6ZM-6 -4H6",
    "stones": "M-9 0H0V8H-9ZM1 0H10V8H1ZM-4 -9H5V-1H-4Z",
    "load": "M-11 1H11L7 8H-7ZM-4 -8H4V0H-4Z",
    "quarry": "M-16 15V-3H-6V-13H6V-3H16V15ZM-6 -3H6M-6 -3V15M6 -3V15",
}


def icon(name: str, x: float, y: float, scale: float, look: str = "icon") -> Drawn:
    return drawn_icon(ICONS[name], x, y, scale, look)
