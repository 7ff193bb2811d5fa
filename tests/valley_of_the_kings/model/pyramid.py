"""The pyramid: taking cards away, crumbling (p. 6), refilling (p. 8)."""

from tests.questions import Script, ask

from .table import PLACES, Player, Table

ABOVE = {1: [4], 2: [4, 5], 3: [5], 4: [6], 5: [6], 6: []}
"""From which places a card can fall into each."""


def take_away(table: Table, place: int) -> str:
    """The card of a place; the gap stays until `crumble`."""
    kind = table.pyramid[place]
    assert kind is not None
    table.pyramid[place] = None
    table.changed = True
    return kind


def crumble(table: Table, gap: int, chooser: Player) -> Script[None]:
    """Cards fall until no card hangs above a gap; only the middle of the base leaves a choice (31, 34)."""
    while above := [place for place in ABOVE[gap] if table.pyramid[place]]:
        fallen = above[0]
        if len(above) == 2:
            answer = yield from ask(chooser, "crumble", ["fall left", "fall right"])
            fallen = above[0] if answer == "fall left" else above[1]
        table.pyramid[gap], table.pyramid[fallen] = table.pyramid[fallen], None
        gap = fallen


def swap(table: Table, one: int, other: int) -> None:
    """Two cards change places: a change of the pyramid, and nothing crumbles (27)."""
    table.pyramid[one], table.pyramid[other] = table.pyramid[other], table.pyramid[one]
    table.changed = True


def refill(table: Table) -> None:
    """Card by card from the bottom, from left to right, as far as the stock goes (30, 31)."""
    for place in PLACES:
        if table.pyramid[place] is None and table.stock:
            table.pyramid[place] = table.stock.pop()
