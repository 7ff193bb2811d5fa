"""Draws a view in a terminal. Pieces are the letter and colour of their seat."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from iteru.games.egizia.show.card_words import does, rule_of_card, town_does
from iteru.games.egizia.view_types import (
    EgiziaView,
    GravesView,
    ObeliskView,
    PlayerView,
    SiteView,
    SpaceView,
)
from iteru.kit.marks import letter
from iteru.kit.numerals import signed
from iteru.kit.parts import Say
from iteru.kit.shown import Thing
from iteru.kit.terminal import panel, piece, row

ROOM = 35
FIELD_STYLES = {"green": "bright_green", "yellow_green": "bright_yellow", "brown": "yellow"}

FIELD_SIGNS = {"green": "●", "yellow_green": "◐", "brown": "○"}
COLUMNS = ("seat", "tile", "points", "if-ended-now", "stones", "ships", "sphinx")


def board(view: EgiziaView, say: Say) -> RenderableType:
    """Draws the whole table."""
    phase = say(f"phase-{view['phase']}")
    title = say("board-title", round=view["round"], rounds=view["rounds"], phase=phase)
    parts: list[RenderableType] = [Text(title, style="bold")]
    parts.append(panel(river(view, say), say("board-river")))
    left = Group(
        panel(sites(view, say), say("board-sites"), ROOM),
        panel(tracks(view, say), say("board-tracks"), ROOM),
    )
    blocks: list[RenderableType] = [
        left,
        panel(structures(view, say), say("board-structures"), ROOM),
    ]
    parts.append(Columns(blocks, padding=(0, 1)))
    if view["building"] and view["building"]["crews"]:
        parts.append(Text(building(view, say), style="bold"))
    return Group(*parts, seats(view, say), *own(view, say))


SITE_RULES = ("R7.10", "R7.13", "R7.16")


def things(view: EgiziaView, say: Say) -> list[Thing]:
    """Returns all cards, the towns and the sites."""
    cards = [card for card, its in view["cards"].items() if any(its["copies"])]
    cards += [card for card, its in view["sphinx_table"].items() if its["count"]]
    found = [
        Thing(
            say(f"card-{card}"),
            card,
            say("board-does", phrases=does(view, card)),
            rule_of_card(view, card),
        )
        for card in cards
    ]
    towns = [space for space in view["river"] if space["type"] == "round"]
    found += [
        Thing(
            say(f"town-{town['name']}"),
            str(town["name"]),
            say("board-does", phrases=town_does(town["effect"])),
            "R4.11",
        )
        for town in towns
    ]
    return found + [
        Thing(site_name(site, say), site["name"], about_site(view, say, site["name"]), rule)
        for site, rule in zip(view["sites"], SITE_RULES, strict=True)
    ]


def site_name(site: SiteView, say: Say) -> str:
    return f"{say('place-' + site['place'])}: {say('site-' + site['name'])}"


def about_site(view: EgiziaView, say: Say, site: str) -> str:
    its = view["sphinx"]
    facts = {"count": its["limit"], "keep": its["keep"], "points": its["returned_points"]}
    return say(f"board-about-{site}", **facts)


def building(view: EgiziaView, say: Say) -> str:
    step = view["building"]
    assert step is not None
    return say(
        "board-building",
        strength=step["strength"],
        used=step["used"],
        stones=step["stones"],
        points=step["points"],
    )


# The river


def river(view: EgiziaView, say: Say) -> RenderableType:
    """Draws the spaces in two columns; the second continues downstream from the first."""
    half = (len(view["river"]) + 1) // 2
    grid = Table.grid(padding=(0, 3))
    for first, second in zip(
        view["river"][:half], [*view["river"][half:], None][:half], strict=True
    ):
        grid.add_row(space(first, say), space(second, say) if second else "")
    return grid


def space(one: SpaceView, say: Say) -> Text:
    ships = [letter(seat) for seat in one["ships"]]
    number = Text(f"{one['position']:>2} ", style="dim")
    return row(number, *ships, " " if ships else "", space_name(one, say))


def space_name(one: SpaceView, say: Say) -> Text:
    if one["type"] == "card":
        card = one["card"]
        return Text(say(f"card-{card}")) if card else Text("·", style="dim")
    if one["type"] == "round":
        return Text(say(f"town-{one['name']}"), style="cyan")
    return Text(say(f"site-{one['name']}"), style="bold yellow")


# Sites and structures


def sites(view: EgiziaView, say: Say) -> RenderableType:
    lines: list[RenderableType] = []
    for site in view["sites"]:
        berths = [piece(seat, str(n)) for n, seat in enumerate(site["berths"], start=1)]
        waiting = [letter(seat) for seat in site["waiting"]]
        wait = [Text(f" {say('board-waiting')} ", style="dim"), *waiting] if waiting else []
        lines += [Text(site_name(site, say)), row(" ", *berths, *wait)]
    lines.append(Text(say("board-deck", count=view["sphinx"]["deck"]), style="dim"))
    return Group(*lines)


def structures(view: EgiziaView, say: Say) -> RenderableType:
    lines = [
        row(f"{say('structure-obelisk')} ", *filled(view["obelisk"])),
        row(f"{say('structure-graves')} ", *filled(view["graves"])),
        Text(say("structure-pyramid")),
    ]
    for line in reversed(view["pyramid"]["rows"]):
        lines.append(row("  ", *[piece(owner, str(line["value"])) for owner in line["owners"]]))
    lines.append(Text(say("structure-temple")))
    for section, its in view["temple"].items():
        lines.append(row(f"  {say(f'section-{section}')} ", *filled(its)))
    return Group(*lines)


def filled(structure: ObeliskView | GravesView) -> list[Text]:
    """Returns the owners of built spaces, then the values of the others."""
    built = structure["owners"]
    free = structure["values"][len(built) :]
    return [piece(owner) for owner in built] + [piece(None, str(value)) for value in free]


# Tracks


def tracks(view: EgiziaView, say: Say) -> RenderableType:
    sale, market = view["tracks"]["stone_sale"], view["tracks"]["grain_market"]
    lines: list[RenderableType] = [Text(say("track-stone_sale"))]
    for number in range(1, sale["spaces"] + 1):
        sells = f"{sale['stones_per_point']}:1" if number >= sale["sells_from"] else ""
        lines.append(track_line(number, sells, sale["at"]))
    lines.append(Text(say("track-grain_market")))
    for number, penalty in enumerate(market["penalty"], start=1):
        lines.append(track_line(number, signed(-penalty), market["at"]))
    return Group(*lines, Text(say("board-ring", ring=view["ring"]), style="cyan"))


def track_line(number: int, printed: str, at: list[int]) -> Text:
    here = [letter(seat) for seat, place in enumerate(at) if place == number]
    return row(Text(f" {number} {printed:>4} ", style="dim"), *here)


# The players


def seats(view: EgiziaView, say: Say) -> RenderableType:
    table = columns([say(f"board-{column}") for column in COLUMNS])
    for seat, player in enumerate(view["players"]):
        table.add_row(*seat_row(view, say, seat, player))
    legend = Text(say("board-legend", **FIELD_SIGNS), style="dim")
    return Group(table, workers(view, say), legend, *cards(view, say))


def columns(headings: list[str]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 1), header_style="dim")
    for heading in headings:
        table.add_column(heading, overflow="fold")
    return table


def workers(view: EgiziaView, say: Say) -> RenderableType:
    """Draws the crews of the seats with what feeds them; those that have worked this round in brackets."""
    crews = [say(f"board-crew-{crew}") for crew in view["players"][0]["crews"]]
    table = columns([say("board-crews"), *crews, say("board-grain"), say("board-fields")])
    for seat, player in enumerate(view["players"]):
        strengths = [
            Text(f"({strength})", style="dim")
            if crew in player["used"]
            else Text(f" {strength}", style="bold")
            for crew, strength in player["crews"].items()
        ]
        table.add_row(letter(seat), *strengths, feeding(view, say, player), fields(player))
    return table


def cards(view: EgiziaView, say: Say) -> list[RenderableType]:
    """Draws the cards of the seats, a line for each seat that has some."""
    found: list[RenderableType] = []
    for seat, player in enumerate(view["players"]):
        names = ", ".join(named(say, card, count) for card, count in player["cards"].items())
        if names:
            found.append(row(letter(seat), f" {names}"))
    return found


def seat_row(view: EgiziaView, say: Say, seat: int, player: PlayerView) -> list[RenderableType]:
    name = row(letter(seat), f" {say('name-of', seat=seat)}", " ◀" if seat == view["actor"] else "")
    is_over = view["phase"] == "over"
    stones = f"{player['stones']} {say('board-production', count=player['production'])}"
    return [
        name,
        str(player["tile"]),
        Text(signed(player["points"]), style="bold"),
        Text("" if is_over else signed(player["if_ended_now"]), style="dim"),
        stones,
        str(player["ships"]),
        str(player["sphinx"]),
    ]


def feeding(view: EgiziaView, say: Say, player: PlayerView) -> str:
    """Says the strength and the grain at the ring's present place, and the points that feeding will cost."""
    its = player["feeding"]
    now = its["by_ring"][view["ring"] - 1]
    cost = say("board-missing", missing=now["missing"], points=-now["points"])
    return f"{its['strength']}/{now['grain']} {cost}"


def fields(player: PlayerView) -> Text:
    shown = [
        Text(f"{field['value']}{FIELD_SIGNS[field['colour']]}", style=FIELD_STYLES[field["colour"]])
        for field in player["fields"]
    ]
    return Text(" ").join(shown)


def named(say: Say, card: str, count: int) -> str:
    return f"{count}× {say(f'card-{card}')}" if count > 1 else say(f"card-{card}")


def own(view: EgiziaView, say: Say) -> list[RenderableType]:
    """Draws the viewer's own Sphinx cards, and those just drawn."""
    found: list[RenderableType] = []
    if view["sphinx"]["drawn_cards"]:
        cards = ", ".join(say(f"card-{card}") for card in view["sphinx"]["drawn_cards"])
        found.append(Text(f"{say('board-drawn')}: {cards}", style="cyan"))
    player = None if view["seat"] is None else view["players"][view["seat"]]
    if player and player["sphinx_cards"]:
        scored = zip(player["sphinx_cards"], player["sphinx_points"] or [], strict=True)
        cards = ", ".join(
            f"{say(f'card-{card}')} – {say('picture-scores-now', points=points)}"
            for card, points in scored
        )
        found.append(Text(f"{say('board-own')}: {cards}"))
    return found
