"""The game's words and pictures. Nothing here is compiled."""

from pathlib import Path

from iteru.engine.telling import Telling
from iteru.games.egizia.show import (
    card_index,
    card_names,
    cautions,
    corrections,
    cover,
    log,
    picture,
    signs,
    terminal,
    touches,
    words,
)
from iteru.kit.shown import Shown

TELLING = Telling(
    prompt=words.prompt,
    scored=log.SCORED,
    caution=cautions.caution,
    place_in_list=words.place_in_list,
    touched=words.touched,
    why_not_touch=touches.why_not_touch,
    rule_notes=corrections.notes,
    messages=card_names.messages,
)
SHOWN = Shown(
    Path(__file__).parent,
    TELLING,
    picture,
    terminal,
    log.ICONS,
    log.DIVIDERS,
    cover,
    card_index,
    signs.SIGNS,
    log.emblem,
)
