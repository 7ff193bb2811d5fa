"""The board drawn in a terminal, from a view. Tokens are two letters on their colour; ° marks offerings, * jokers."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from iteru.games.pharaon.rules.moves import COLOURS, RESOURCES, TOKENS
from iteru.games.pharaon.show.card_words import RULE_OF_EFFECT, noble_facts
from iteru.games.pharaon.view_types import GodView, PharaonView, PlayerView, TraitorView
from iteru.kit.marks import letter
from iteru.kit.parts import Say
from iteru.kit.shown import Thing
from iteru.kit.terminal import panel, row

ROOM = 46  # columns inside a panel
STYLES = {
    "black": "white on grey11",
    "yellow": "black on yellow",
    "green": "black on green",
    "red": "white on red",
    "blue": "white on blue",
    "silver": "black on white",
}
OFFERING = "black on bright_magenta"


def board(view: PharaonView, say: Say) -> RenderableType:
    """The whole table."""
    panels = [
        panel(ring(view, say), say("board-wheel"), ROOM),
        panel(offerings(view, say), say("area-offerings"), ROOM),
        panel(cards(view, say), say("area-nobles"), ROOM),
        panel(artisans(view, say), say("area-artisans"), ROOM),
        panel(nile(view, say), say("area-nile"), ROOM),
        panel(tomb(view, say), say("area-tomb"), ROOM),
        panel(pyramid(view, say), say("board-pyramid"), ROOM),
        panel(stores(view, say), say("board-bank"), ROOM),
    ]
    if view["traitor"]:
        panels.append(panel(traitor(view, view["traitor"], say), say("board-traitor"), ROOM))
    title = Text(say("board-round", round=view["round"], rounds=view["rounds"]), style="bold")
    return Group(title, Columns(panels, padding=(0, 1)), *seats(view, say))


RULE_OF_PLACE = {
    "area-offerings": "R5.1",
    "area-nobles": "R5.3",
    "area-artisans": "R5.4",
    "area-nile": "R5.5",
    "area-tomb": "R5.7",
    "board-wheel": "R3.3",
    "board-pyramid": "R7.3",
    "board-bank": "R7.2",
}
"""The parts of the board, by the messages for their names."""


def places(view: PharaonView, say: Say) -> list[Thing]:
    """Returns what stands above the parts of the board, and the Traitor where he plays."""
    rules = RULE_OF_PLACE | ({"board-traitor": "R10.1"} if view["traitor"] else {})
    return [
        Thing(say(name), name.partition("-")[2], say(f"about-{name.partition('-')[2]}"), rule)
        for name, rule in rules.items()
    ]


def things(view: PharaonView, say: Say) -> list[Thing]:
    """All nobles, the gods of this ring, and the parts of the board."""
    nobles = [
        Thing(
            say(f"noble-{number}"),
            its["name"].replace("_", " "),
            say("board-does", **noble_facts(view, int(number))),
            RULE_OF_EFFECT[its["effect"]],
        )
        for number, its in view["card_facts"]["nobles"].items()
    ]
    gods = [
        Thing(say(f"god-{god['name']}"), god["name"], god_words(god, say), "R9.5")
        for god in [segment["god"] for segment in view["ring"]]
    ]
    return nobles + gods + places(view, say)


def god_words(god: GodView, say: Say) -> str:
    """A god with its two conditions and its points."""
    return say(
        "board-god",
        god=god["name"],
        left=say("board-need", zone=god["left_zone"], count=god["left_need"]),
        right=say("board-need", zone=god["right_zone"], count=god["right_need"]),
        points=god["left_points"] + god["right_points"],
    )


def token(name: str | None, say: Say) -> Text:
    """A token in its colour."""
    if name is None:
        return Text(" · ", style="dim")
    if name in STYLES:
        return Text(f"{say(f'board-mark-{name}')} ", style=STYLES[name])
    if name == "marker":
        return Text(" × ", style="reverse")
    kind, _, what = name.partition("-")
    if kind == "offering":
        return Text(f"{say(f'board-mark-{what}')}°", style=STYLES[what])
    letters = say(f"board-mark-{what}")
    return Text(f"*{letters}" if kind == "joker" else f"{letters:<3}", style=OFFERING)


def tokens(names: Sequence[str | None], say: Say) -> Text:
    line = Text()
    for name in names:
        line.append_text(token(name, say))
        line.append(" ")
    return line


def ring(view: PharaonView, say: Say) -> RenderableType:
    """Each zone with its entry spaces, the colour of the next round, and the god on its left."""
    lines: list[RenderableType] = []
    for segment in view["ring"]:
        lines.append(Text(god_words(segment["god"], say), style="dim"))
        coming = segment["next_colour"]
        after = say("board-next", colour=coming) if coming else say("board-last-round")
        entry = row(
            token(segment["colour"], say),
            " ",
            tokens([*segment["spaces"], *segment["beside"]], say),
        )
        lines.append(row(Text(say(f"area-{segment['zone']}"), style="bold"), " ", entry))
        lines.append(Text(f"  {after}", style="dim"))
    return Group(*lines)


def offerings(view: PharaonView, say: Say) -> RenderableType:
    its = view["offerings"]
    lines: list[RenderableType] = []
    for number, pair in enumerate(its["pairs"], start=1):
        lines.append(row(f"{number} ", tokens(pair or [None, None], say)))
    lines.append(row(say("board-bonus") + " ", tokens(its["bonus"], say)))
    used = len(its["discard"])
    lines.append(Text(say("board-bag", count=its["bag"], used=used), style="dim"))
    return Group(*lines)


def cards(view: PharaonView, say: Say) -> RenderableType:
    lines: list[RenderableType] = []
    for number, noble in enumerate(view["nobles"]["shown"], start=1):
        lines.append(Text(f"{number} {say(f'noble-{noble}') if noble else '·'}"))
    lines.append(Text(say("board-deck", count=view["nobles"]["deck"]), style="dim"))
    return Group(*lines)


def artisans(view: PharaonView, say: Say) -> RenderableType:
    lines: list[RenderableType] = []
    facts = view["card_facts"]["artisans"]
    for number, artisan in enumerate(view["artisans"]["shown"], start=1):
        if artisan is None:
            lines.append(Text(f"{number} ·"))
        else:
            its = facts[str(artisan)]
            lines.append(row(f"{number} {its['points']:>2} ", gains(its["gain"], say)))
    lines.append(Text(say("board-deck", count=view["artisans"]["deck"]), style="dim"))
    return Group(*lines)


def gains(symbols: list[str], say: Say) -> Text:
    """Resources as tokens, jars by their name."""
    line = Text()
    for symbol in symbols:
        line.append_text(token(symbol, say) if symbol in RESOURCES else Text(say("heading-jar")))
        line.append(" ")
    return line


def nile(view: PharaonView, say: Say) -> RenderableType:
    lines: list[RenderableType] = []
    for number, action in enumerate(view["nile"]["actions"], start=1):
        line = row(f"{number} ", tokens(action["cost"], say), "→ ")
        for symbol in action["gain"]:
            line.append_text(token(symbol, say) if symbol in RESOURCES else Text("⚱"))
            line.append(" ")
        for tracks in action["steps"]:
            every = len(tracks) == len(COLOURS)
            letters = "*" if every else "/".join([say(f"board-mark-{track}") for track in tracks])
            line.append(f"↑{letters} ")
        lines.append(line)
    return Group(*lines)


def tomb(view: PharaonView, say: Say) -> RenderableType:
    lines: list[RenderableType] = []
    for number, space in enumerate(view["tomb"], start=1):
        there = [letter(seat) for seat, one in enumerate(view["players"]) if one["tomb"] == number]
        lines.append(row(f"{number} {space['points']:>3} ", tokens(space["cost"], say), *there))
    return Group(*lines)


def pyramid(view: PharaonView, say: Say) -> RenderableType:
    """Rows from the top down, with the disks of who has passed."""
    its = view["pyramid"]
    lines: list[RenderableType] = []
    for number in range(its["used"], 0, -1):
        line = Text(f"{number} ")
        for place, field in enumerate(its["rows"][number - 1], start=1):
            words = " + ".join([say(f"board-field-{symbol}") for symbol in field]) or "·"
            line.append(f"[{words}")
            for disk, one in disks(view, say):
                if one["row"] == number and one["field"] == place:
                    line.append_text(disk)
            line.append("] ")
        lines.append(line)
    return Group(*lines)


def disks(view: PharaonView, say: Say) -> list[tuple[Text, PlayerView]]:
    """The disks of all players, the Traitor's with the first letter of his name, with what is told of them."""
    found: list[tuple[Text, PlayerView]] = [
        (letter(seat), one) for seat, one in enumerate(view["players"])
    ]
    if view["traitor"]:
        found.append((Text(f" {say('board-traitor-disk')} ", style="reverse"), view["traitor"]))
    return found


def stores(view: PharaonView, say: Say) -> RenderableType:
    bank = Text()
    for kind, count in view["bank"].items():
        bank.append_text(token(kind, say))
        bank.append(f" {count}  ")
    lines: list[RenderableType] = [bank]
    for number, jar in enumerate(view["jars"]["shown"], start=1):
        label = say("heading-jar")
        lines.append(
            row(f"{label} {number}: ", tokens(jar, say) if jar else Text("·", style="dim"))
        )
    return Group(*lines)


def traitor(view: PharaonView, his: TraitorView, say: Say) -> RenderableType:
    lines: list[RenderableType] = []
    for number, column in enumerate(his["columns"], start=1):
        dark = "yes" if column["dark"] else "no"
        label = say("board-column", column=number, colour=column["colour"], dark=dark)
        lines.append(row(f"{label} ", tokens(column["tokens"], say)))
        height = len(column["tokens"]) - 1
        if height < len(column["fields"]):
            lines.append(Text(f"   → {field_words(column['fields'][height:], say)}", style="dim"))
    lines.append(Text(standing(view, "traitor", his, say), style="bold"))
    lines.append(Text(say("board-traitor-jars", count=his["jars"])))
    lines.extend(owned(view, his, say))
    lines.append(gods_line(his["gods"], say))
    lines.append(Text("  " + say("board-noble-value", points=his["noble_value"])))
    return Group(*lines)


def field_words(fields: list[str], say: Say) -> str:
    """The next field of a column that does something, and how far it is."""
    for distance, field in enumerate(fields, start=1):
        if field:
            return f"{distance}: {one_field(field, say)}"
    return "·"


def one_field(field: str, say: Say) -> str:
    code, _, what = field.rpartition("-")
    if code in ("take-noble", "discard-noble", "noble-value", "pair", "bonus"):
        return f"{say(f'traitor-field-{code}')} {what}"
    if code == "god":
        return f"{say('traitor-field-god')} ({say(f'god-{what}')})"
    return say(f"traitor-field-{field}")


def seats(view: PharaonView, say: Say) -> list[RenderableType]:
    found: list[RenderableType] = []
    for seat, player in enumerate(view["players"]):
        turn = " ◀" if seat == view["actor"] else ""
        name = Text(f" {say('name-of', seat=seat)}{turn} · ", style="bold")
        found.append(row(letter(seat), name, standing(view, seat, player, say)))
        found.extend(owned(view, player, say))
        found.append(
            gods_line([god for god, one in player["gods"].items() if one["satisfied"]], say)
        )
    return found


def standing(view: PharaonView, player: int | str, its: PlayerView, say: Say) -> str:
    """The points of a seat or of the Traitor, the tokens that lie there, and whether they have passed."""
    differs = its["points"] != its["if_ended_now"]
    message = "board-standing-now" if differs else "board-standing"
    notes = [say(message, points=its["points"], now=its["if_ended_now"])]
    notes += [say("board-pharaoh")] if view["pharaoh"] == player else []
    notes += [say("board-start")] if view["start"] == player else []
    notes += [say("board-passed")] if its["passed"] else []
    return ", ".join(notes)


def gods_line(gods: list[str], say: Say) -> Text:
    names = ", ".join([say(f"god-{god}") for god in gods])
    return Text("  " + say("board-gods", gods=names or say("board-none")))


def owned(view: PharaonView, player: PlayerView, say: Say) -> list[RenderableType]:
    """Goods, tracks, burial chamber and cards of a player."""
    goods = Text("  ")
    for name in TOKENS:
        if player["goods"][name]:
            goods.append_text(token(name, say))
            goods.append(f"{player['goods'][name]}  ")
    tracks = Table.grid(padding=(0, 1))
    levels = [
        row(token(colour, say), str(level))
        for colour, level in zip(COLOURS, player["nile"], strict=True)
    ]
    tracks.add_row("  " + say("board-tracks"), *levels)
    names = ", ".join([noble(player, number, say) for number in player["nobles"]])
    return [
        goods,
        tracks,
        Text("  " + say("board-tomb", space=player["tomb"], spaces=len(view["tomb"]))),
        Text("  " + say("board-nobles", names=names or say("board-none"))),
        Text("  " + say("board-artisans", count=len(player["artisans"]))),
    ]


def noble(player: PlayerView, number: int, say: Say) -> str:
    """The name of a noble; one that was used this round says so."""
    name = say(f"noble-{number}")
    return say("board-noble-used", name=name) if number in player["tired"] else name
