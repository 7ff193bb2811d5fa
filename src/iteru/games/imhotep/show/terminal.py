"""Draws a view in a terminal. Stones are the letter and colour of their seat; the bow is on the left."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from iteru.games.imhotep.show.card_words import card_facts, card_rule
from iteru.games.imhotep.show.words import side_of
from iteru.games.imhotep.view_types import (
    BurialChamberView,
    ImhotepView,
    PlayerView,
    PyramidSpace,
)
from iteru.kit.numerals import signed
from iteru.kit.parts import Say
from iteru.kit.shown import Thing
from iteru.kit.terminal import panel, piece, row

ROOM = 33  # columns inside a panel
LINES = 5  # inside a panel, unless a site needs more

CARD_STYLES = {
    "red": "bright_red",
    "green": "bright_green",
    "purple": "bright_magenta",
    "blue": "bright_cyan",
}


def board(view: ImhotepView, say: Say) -> RenderableType:
    """Draws the whole table."""
    sites = [
        site_panel(ships(view, say), say("board-ships")),
        site_panel(market(view, say), heading(view, say, "market")),
        site_panel(pyramids(view, say), heading(view, say, "pyramids"), pyramid_height(view)),
        site_panel(temple(view, say), heading(view, say, "temple")),
        site_panel(
            burial_chamber(view, say),
            heading(view, say, "burial_chamber"),
            view["burial_chamber"]["rows"] + 2,
        ),
        site_panel(obelisks(view, say), heading(view, say, "obelisks")),
    ]
    title = Text(say("board-round", round=view["round"], rounds=view["rounds"]), style="bold")
    return Group(title, Columns(sites, padding=(0, 1)), seats(view, say))


ABOUT = {"temple": "picture-seen-every-round"}
"""Where a picture says less, since one sees it there."""
SITE_RULES = {
    "market": ("R5.1", "R6.1"),
    "pyramids": ("R5.5", "R6.3"),
    "temple": ("R5.7", "R6.7"),
    "burial_chamber": ("R5.9", "R6.8"),
    "obelisks": ("R5.11", "R6.9"),
}
"""For each site the rules of side A and of side B."""


def things(view: ImhotepView, say: Say) -> list[Thing]:
    """Returns the market cards, and the sites on the table."""
    cards = [
        Thing(
            say("board-card", card=card),
            card,
            say("board-does", **card_facts(view, card)),
            card_rule(view, card),
        )
        for card in view["market"]["does"]
    ]
    sites = [
        Thing(
            heading(view, say, site),
            site,
            say(ABOUT.get(site) or f"picture-about-{site}-{side_of(view, site)}"),
            rules["AB".index(side_of(view, site))],
        )
        for site, rules in SITE_RULES.items()
    ]
    return cards + sites


def site_panel(content: RenderableType, title: str, lines: int = LINES) -> Panel:
    return panel(content, title, ROOM, max(lines, LINES))


def heading(view: ImhotepView, say: Say, site: str) -> str:
    return f"{say(f'score-{site}') if site != 'market' else say('option-market')} {side_of(view, site)}"


def ships(view: ImhotepView, say: Say) -> RenderableType:
    lines = []
    for number, ship in enumerate(view["ships"], start=1):
        cargo = row(
            "<", *[piece(owner) for owner in ship["cargo"]], "> ", "   " * (4 - ship["size"])
        )
        if ship["waits"]:
            lines.append(
                row(
                    f"{number} ",
                    cargo,
                    Text(say("board-minimum", minimum=ship["minimum"]), style="dim"),
                )
            )
        else:
            where = say("board-at", site=ship["site"]) if ship["site"] else say("board-away")
            lines.append(
                row(
                    f"{number} ",
                    cargo if any_stone(ship["cargo"]) else "",
                    Text(f"→ {where}", style="italic"),
                )
            )
    return Group(*lines)


def any_stone(owners: list[int | None]) -> bool:
    return any(owner is not None for owner in owners)


def card_name(view: ImhotepView, say: Say, card: str) -> Text:
    return Text(say("board-card", card=card), style=CARD_STYLES[view["market"]["colours"][card]])


def market(view: ImhotepView, say: Say) -> RenderableType:
    market = view["market"]
    lines = []
    for number, card in enumerate(market["cards"], start=1):
        lines.append(
            row(f"{number} ", card_name(view, say, card) if card else Text("·", style="dim"))
        )
    if view["options"]["market"] == "B":
        shown = [card_name(view, say, card) for card in market["pair_cards"]]
        pair = (
            row(shown[0], ", ", shown[1])
            if shown
            else Text(say("board-pair", count=market["pair"]), style="dim")
        )
        lines.append(row("4 ", pair))
    piles = say("board-piles", draw=market["draw_pile"], discards=sum(market["discards"].values()))
    return Group(*lines, Text(piles, style="dim"))


def pyramids(view: ImhotepView, say: Say) -> RenderableType:
    """Draws the pyramids, as many side by side as there is room for."""
    site = view["pyramids"]
    body: list[RenderableType] = []
    for some in side_by_side(site["levels"]):
        grid = Table.grid(padding=(0, 1))
        grid.add_row(*[pyramid_lines(site["pyramids"][i], site["levels"][i], say) for i in some])
        body.append(grid)
    if len(site["pyramids"]) > 1:
        body.append(Text(say("board-marks"), style="dim"))
    beyond = row(say("board-beyond") + " ", *[piece(owner) for owner in site["beyond"]])
    return Group(*body, beyond if site["beyond"] else "")


def pyramid_height(view: ImhotepView) -> int:
    """Returns how many lines the pyramids, their marks and the stones beside them take."""
    levels: list[list[int]] = view["pyramids"]["levels"]
    return sum([max([levels[i][0] for i in some]) for some in side_by_side(levels)]) + 2


def side_by_side(levels: list[list[int]]) -> list[list[int]]:
    """Returns the rows of pyramids; a level takes three columns for each stone of its side."""
    found: list[list[int]] = []
    left = 0
    for index, sides in enumerate(levels):
        width = 3 * sum(sides) + len(sides)
        if width > left:
            found.append([])
            left = ROOM + 1
        found[-1].append(index)
        left -= width
    return found


def pyramid_lines(spaces: list[PyramidSpace], levels: list[int], say: Say) -> RenderableType:
    """Draws the levels side by side, the ground first; a level is filled column by column from the top left."""
    grid = Table.grid(padding=(0, 1))
    cells = []
    start = 0
    for side in levels:
        level = spaces[start : start + side * side]
        start += side * side
        cells.append(
            Group(
                *[
                    row(*[space_block(level[c * side + r], say) for c in range(side)])
                    for r in range(side)
                ]
            )
        )
    grid.add_row(*cells)
    return grid


def space_block(space: PyramidSpace, say: Say) -> Text:
    sign = say(f"mark-{space['bonus']}") if space["bonus"] else ""
    return piece(space["owner"], f"{space['points']}{sign}")


def temple(view: ImhotepView, say: Say) -> RenderableType:
    site = view["temple"]
    choice = site["choice_points"]
    heights = [
        (len(site["stones"]) + site["width"] - 1 - space) // site["width"]
        for space in range(site["width"])
    ]
    printed = [
        f"{say('mark-' + space['bonus'], points=choice) if space['bonus'] else space['points']:^3} "
        for space in site["spaces"]
    ]
    legend = Text(say("board-marks-temple", points=choice) if choice else "", style="dim")
    return Group(
        row(
            *[row(piece(owner), " ") for owner in site["seen"]],
            Text(" " + say("board-seen"), style="dim"),
        ),
        row(*[f"{height:^3} " for height in heights], Text(" " + say("board-height"), style="dim")),
        row(
            *[Text(text, style="dim") for text in printed],
            Text(" " + say("board-worth"), style="dim"),
        ),
        legend,
    )


def burial_chamber(view: ImhotepView, say: Say) -> RenderableType:
    site = view["burial_chamber"]
    rows, placed = site["rows"], site["stones"]
    columns = max(site["columns"], (len(placed) + rows - 1) // rows)
    first = max(0, columns - 10)
    lines = []
    for line in range(rows):
        owners = [
            placed[c * rows + line] if c * rows + line < len(placed) else None
            for c in range(first, columns)
        ]
        lines.append(row("…" if first else "", *[piece(owner) for owner in owners]))
    return Group(*lines, Text(burial_worth(site, say), style="dim"))


def burial_worth(site: BurialChamberView, say: Say) -> str:
    """Says the points for groups, or for the places in the rows: once for all rows, or row by row."""
    if not site["places"]:
        return " ".join([say("board-groups"), *map(str, site["groups"]), f"+{site['further']}"])
    rows = [" ".join(map(str, places)) for places in site["places"]]
    return f"{say('board-rows')} {rows[0] if len(set(rows)) == 1 else ' / '.join(rows)}"


def obelisks(view: ImhotepView, say: Say) -> RenderableType:
    site = view["obelisks"]
    lines = [
        row(piece(seat), f" {'▮' * height} {height}") for seat, height in enumerate(site["heights"])
    ]
    if site["places"]:
        worth = Text(f"{say('board-tallest')} {' '.join(map(str, site['places']))}", style="dim")
        return Group(*lines, worth)
    waiting = Table.grid(padding=(0, 2))
    half = (len(lines) + 1) // 2
    waiting.add_row(Group(*lines[:half]), Group(*lines[half:]))
    owners = site["towers"]
    printed = site["tower_points"] + [site["tower_further"]] * max(
        0, len(owners) - len(site["tower_points"])
    )
    towers = [
        piece(owners[i] if i < len(owners) else None, str(points))
        for i, points in enumerate(printed)
    ]
    return Group(waiting, row(say("board-towers") + " ", *[row(tower, " ") for tower in towers]))


def seats(view: ImhotepView, say: Say) -> RenderableType:
    table = Table(box=None, pad_edge=False, padding=(0, 2), header_style="dim")
    for column in ("seat", "points", "if-ended-now", "sled", "quarry", "cards"):
        is_text = column in ("seat", "sled", "cards")
        table.add_column(
            say(f"board-{column}"), justify="left" if is_text else "right", overflow="fold"
        )
    for seat, player in enumerate(view["players"]):
        acting = seat == view["actor"]
        name = row(
            piece(seat),
            Text(f" {say('name-of', seat=seat)}", style="bold" if acting else ""),
            " ◀" if acting else "",
        )
        sled = "▪" * player["sled"] + "·" * (player["sled_room"] - player["sled"])
        table.add_row(
            name,
            Text(signed(player["points"]), style="bold"),
            Text(signed(player["if_ended_now"]), style="dim"),
            sled,
            str(player["quarry"]),
            owned(view, say, player),
        )
    return Padding(table, (1, 0, 0, 0))


def owned(view: ImhotepView, say: Say, player: PlayerView) -> Text:
    """Returns the cards of a seat."""
    names = []
    for card, count in player["cards"].items():
        names.append(row(f"{count}× " if count > 1 else "", card_name(view, say, card)))
    return Text(", ").join(names)
