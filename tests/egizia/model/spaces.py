"""Where the next bricks go on obelisk, graves, pyramid and temple, and laying one."""

from . import figures
from .table import Step, Table


def open_spaces(table: Table, site: str) -> dict[str, int]:
    """The next spaces of a site, as moves, with their values."""
    if site == "obelisk":
        return {**open_on_obelisk(table), **open_on_graves(table)}
    return {**open_on_pyramid(table), **open_on_temple(table)}


def cheapest(table: Table, site: str) -> int | None:
    """The value of the cheapest open space; at the Sphinx a card costs 1; None if nothing is open."""
    if site == "sphinx":
        return 1 if table.deck else None
    return min(open_spaces(table, site).values(), default=None)


def open_on_obelisk(table: Table) -> dict[str, int]:
    """From the bottom up."""
    left = figures.OBELISK[len(table.obelisk) :]
    return {"obelisk": left[0]} if left else {}


def open_on_graves(table: Table) -> dict[str, int]:
    """From the Nile outward, none is skipped."""
    left = table.grave_tiles[len(table.graves) :]
    return {"grave": left[0]} if left else {}


def open_on_pyramid(table: Table) -> dict[str, int]:
    """Rows grow from the left; a brick stands on two bricks of the row below."""
    found = {}
    for row, (value, size) in enumerate(figures.PYRAMID, start=1):
        bricks = len(table.pyramid[row - 1])
        below = len(table.pyramid[row - 2]) if row > 1 else size + 1
        if bricks < size and below >= bricks + 2 - (row == 1):
            found[f"pyramid {row}"] = value
    return found


def open_on_temple(table: Table) -> dict[str, int]:
    """Pillars first, then the columns between them, then the stones above."""
    found = {}
    for section, values in figures.TEMPLE.items():
        bricks = len(table.temple[section])
        if bricks < len(values) and all(section_stands(table, one) for one in bears(section)):
            found[f"temple {section}"] = values[bricks]
    return found


def bears(section: str) -> list[str]:
    return {"middle": ["left", "right"], "top": ["middle"]}.get(section, [])


def section_stands(table: Table, section: str) -> bool:
    return len(table.temple[section]) == len(figures.TEMPLE[section])


def row_is_full(table: Table, row: int) -> bool:
    return len(table.pyramid[row - 1]) == figures.PYRAMID[row - 1][1]


def lay_brick(table: Table, step: Step, brick: str) -> None:
    """A brick costs its value in strength and stones, and brings as many points."""
    value = open_spaces(table, step.site.name)[brick]
    structure, _, part = brick.partition(" ")
    player = step.player
    if structure == "obelisk":
        table.obelisk.append(player)
    elif structure == "grave":
        structure = "graves"
        table.graves.append(player)
        player.graves.append(value)
    elif structure == "pyramid":
        table.pyramid[int(part) - 1].append(player)
        if row_is_full(table, int(part)):
            step.full_rows.append(int(part))
    else:
        table.temple[part].append(player)
    step.pay(value)
    step.points[structure] = step.points.get(structure, 0) + value
