"""Where stones are delivered (R4.8); the burial chamber (R5.9) and the obelisks (R5.11, R6.9, R6.10)."""

from mypy_extensions import i64

from iteru.games.imhotep.rules import pyramids, temple
from iteru.games.imhotep.rules.moves import BURIAL_CHAMBER, OBELISKS, PYRAMIDS, TEMPLE
from iteru.games.imhotep.rules.position import EARNED_OBELISKS, Position, earn


def deliver(s: Position, owner: i64, site: i64) -> None:
    """Delivers a stone to a site, from a ship or by a red card."""
    if site == PYRAMIDS:
        pyramids.come_to_pyramids(s, owner)
    elif site == TEMPLE:
        temple.come_to_temple(s, owner)
    elif site == BURIAL_CHAMBER:
        come_to_burial_chamber(s, owner)
    elif site == OBELISKS:
        come_to_obelisks(s, owner)


def come_to_burial_chamber(s: Position, owner: i64) -> None:
    """R5.9: column by column from the top left."""
    s.burial.append(owner)
    if s.journal is not None:
        place: i64 = len(s.burial) - 1
        rows: i64 = s.layout.burial_rows
        where: dict[str, int | str] = {"row": place % rows + 1, "column": place // rows + 1}
        s.journal.tell("buried", {"owner": owner, **where})


def come_to_obelisks(s: Position, owner: i64) -> None:
    """R5.11: onto the owner's obelisk; R6.9: on side B stones wait until there are enough for a tower."""
    s.obelisk[owner] += 1
    stones: i64 = s.obelisk[owner]
    needed: i64 = s.layout.tower_height
    if s.layout.obelisks_in_towers and stones == needed:
        raise_tower(s, owner)
    elif s.journal is not None:
        if s.layout.obelisks_in_towers:
            s.journal.tell("waits-for-tower", {"owner": owner, "count": stones, "needed": needed})
        else:
            s.journal.tell("on-obelisk", {"owner": owner, "height": stones})


def raise_tower(s: Position, owner: i64) -> None:
    """R6.9: on the free tower space of the highest value; R6.10: beyond the printed spaces a fixed value."""
    tower: i64 = len(s.towers)
    points: i64 = s.layout.tower_further
    if tower < len(s.layout.tower_points):
        points = s.layout.tower_points[tower]
    s.obelisk[owner] = 0
    s.towers.append(owner)
    earn(s, EARNED_OBELISKS, owner, points)
    if s.journal is not None:
        s.journal.tell("raised-tower", {"owner": owner, "points": points})
