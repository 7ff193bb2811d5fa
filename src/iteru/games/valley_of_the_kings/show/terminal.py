"""The table drawn in a terminal, from a view. The pyramid stands as it lies; what its cards do stands beneath it."""

from collections import Counter
from collections.abc import Iterator

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from iteru.games.valley_of_the_kings.rules.moves import CARDS, rule_of_card
from iteru.games.valley_of_the_kings.rules.printed import does
from iteru.games.valley_of_the_kings.show.words import viewer
from iteru.games.valley_of_the_kings.view_types import SetView, ValleyView
from iteru.kit.marks import letter
from iteru.kit.parts import Say
from iteru.kit.shown import Thing

SET_STYLES = {
    "starter": "",
    "unique": "bold",
    "sarcophagi": "bright_red",
    "canopic_jars": "bright_green",
    "amulets": "bright_cyan",
    "books": "bright_magenta",
    "statues": "bright_yellow",
}
ROWS = ((5,), (3, 4), (0, 1, 2))
CARD_WIDTH = 32
BETWEEN = 1


def board(view: ValleyView, say: Say) -> RenderableType:
    """The whole table."""
    title = Text(say("board-title", turn=view["turn"]), style="bold")
    own = [Text(), own_cards(view, say)] if view["seat"] is not None else []
    players = [seats(view, say), *known_cards(view, say), Text(), tombs(view, say)]
    return Group(
        title, Pyramid(view, say), legend(view, say), *this_turn(view, say), *own, Text(), *players
    )


def card_name(view: ValleyView, say: Say, card: str) -> Text:
    return Text(say("board-name", card=card), style=SET_STYLES[view["cards"][card]["set"]])


def card_names(view: ValleyView, say: Say, cards: list[str] | dict[str, int]) -> Text:
    """`2× Urn, Shabti`."""
    names = [
        (f"{count}× " if count > 1 else "", card_name(view, say, card))
        for card, count in Counter(cards).items()
    ]
    return Text(", ").join([Text.assemble(*parts) for parts in names])


def in_order(view: ValleyView, say: Say, cards: list[str]) -> Text:
    return Text(", ").join([card_name(view, say, card) for card in cards])


def card_figures(view: ValleyView, say: Say, card: str) -> str:
    """Returns what is printed on a card besides its name, cost and action."""
    printed = view["cards"][card]
    facts = {"gold": printed["gold"], "set": printed["set"]}
    if printed["points"] is None:
        return say("board-card-of-set", **facts, number=printed["number"], size=printed["size"])
    return say("board-card-alone", **facts, points=printed["points"])


def action(view: ValleyView, say: Say, card: str) -> Text:
    """Returns what a card does, and the rule to look it up by."""
    return Text.assemble(
        say("board-does", phrases=does(view["cards"], card)),
        (f" {rule_of_card(CARDS.index(card))}", "dim"),
    )


def things(view: ValleyView, say: Say) -> list[Thing]:
    """Every card: cost, gold, set, and what it does."""
    return [
        Thing(
            say("board-name", card=card),
            card,
            " – ".join(
                [
                    say("board-costs", price=printed["cost"]),
                    card_figures(view, say, card),
                    say("board-does", phrases=does(view["cards"], card)),
                ]
            ),
            rule_of_card(CARDS.index(card)),
        )
        for card, printed in view["cards"].items()
    ]


# The pyramid


class Pyramid:
    """Rows of one, two and three cards, as wide as the screen allows; stock and boneyard beside its top."""

    def __init__(self, view: ValleyView, say: Say) -> None:
        self.view = view
        self.say = say

    def __rich_console__(
        self, console: Console, options: ConsoleOptions
    ) -> Iterator[RenderableType]:
        width = min(CARD_WIDTH, (options.max_width - 2 * BETWEEN) // 3)
        for slots in ROWS:
            row = Table.grid(padding=(0, BETWEEN, 0, 0))
            cells: list[RenderableType] = [
                *level(console, options, [self.card(slot, width) for slot in slots])
            ]
            if slots != ROWS[-1]:
                row.add_column(
                    width=(len(ROWS[-1]) - len(slots)) * (width + BETWEEN) // 2 - BETWEEN
                )
                cells.insert(0, self.piles() if slots == ROWS[0] else "")
            row.add_row(*cells)
            yield row

    def card(self, slot: int, width: int) -> Panel:
        card = self.view["pyramid"][slot]
        if card is None:
            return Panel(
                Text("·", style="dim"),
                title=str(slot + 1),
                title_align="left",
                border_style="dim",
                width=width,
            )
        title = self.say("board-slot", slot=slot + 1, price=self.view["prices"][slot])
        lines = Group(
            card_name(self.view, self.say, card),
            Text(card_figures(self.view, self.say, card), style="dim"),
        )
        return Panel(
            lines,
            title=title,
            title_align="left",
            border_style="yellow" if slot < 3 else "dim yellow",
            width=width,
        )

    def piles(self) -> RenderableType:
        boneyard = self.view["boneyard"]
        stock = Text(self.say("board-stock", count=self.view["stock"]))
        heap = Text(self.say("board-boneyard", count=boneyard["count"]))
        on_top = card_name(self.view, self.say, boneyard["top"]) if boneyard["top"] else Text()
        return Group(stock, heap, Text.assemble("  ", on_top))


def level(console: Console, options: ConsoleOptions, cards: list[Panel]) -> list[Panel]:
    """Cards side by side are equally high."""
    for card in cards:
        card.height = max(
            len(console.render_lines(one, options.update(height=None))) for one in cards
        )
    return cards


def legend(view: ValleyView, say: Say) -> RenderableType:
    """Returns what the cards of the pyramid do."""
    slots: dict[str, list[str]] = {}
    for slot, card in enumerate(view["pyramid"], start=1):
        if card is not None:
            slots.setdefault(card, []).append(str(slot))
    table = Table.grid(padding=(0, 1, 0, 0))
    for card, numbers in slots.items():
        sentence = Text.assemble(card_name(view, say, card), " – ", action(view, say, card))
        table.add_row(Text(" ".join(numbers), style="bold"), sentence)
    return table


# The turn


def this_turn(view: ValleyView, say: Say) -> list[RenderableType]:
    """Returns who is on turn, what the turn has brought about so far, and which cards lie open."""
    if view["actor"] is None:
        return []
    lines: list[RenderableType] = [
        Text(say("board-on-turn", seat=view["on_turn"], told=" · ".join(so_far(view, say))))
    ]
    shown = {"played": view["played"], "revealed": view["revealed"]}
    shown |= {name: view[name]["cards"] for name in ("looked", "arranged")}
    for name, cards in shown.items():
        if cards:
            names = (
                in_order(view, say, cards) if name == "arranged" else card_names(view, say, cards)
            )
            lines.append(Text.assemble(say(f"board-{name}"), " ", names))
    return lines


def so_far(view: ValleyView, say: Say) -> list[str]:
    found = view["so_far"]
    lines = [say("board-entombed" if found["entombed"] else "board-may-entomb")]
    lines.append(say("board-changed" if found["changed"] else "board-unchanged"))
    lines += [
        say(f"board-{name}", count=found[name])
        for name in ("laid", "gold_each", "cheaper")
        if found[name]
    ]
    return [*lines, say("board-anywhere")] if found["anywhere"] else lines


def own_cards(view: ValleyView, say: Say) -> RenderableType:
    """The hand, each kind once; and which cards are in one's deck and discard pile, when one may look (R2.7)."""
    player = viewer(view)
    lines: list[RenderableType] = [
        hand(view, say, player["hand_cards"]) if player["hand"] else Text(say("board-hand-empty"))
    ]
    for place, cards in (("deck", player["deck_cards"]), ("pile", player["pile_cards"])):
        if cards:
            names = card_names(view, say, cards)
            lines.append(Text.assemble((say(f"board-own-{place}"), "dim"), " ", names))
    return Group(*lines)


def hand(view: ValleyView, say: Say, cards: list[str]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for column in ("in-hand", "gold", "cost", "set", "action"):
        table.add_column(
            say(f"board-{column}"),
            justify="right" if column in ("gold", "cost") else "left",
            overflow="fold",
        )
    for card, count in Counter(cards).items():
        table.add_row(*hand_row(view, say, card, count))
    return table


def hand_row(view: ValleyView, say: Say, card: str, count: int) -> list[RenderableType]:
    printed = view["cards"][card]
    gold = view["so_far"]["gold_each"] if view["seat"] == view["on_turn"] else 0
    number = f" {printed['number']}/{printed['size']}" if printed["size"] else ""
    return [
        card_names(view, say, {card: count}),
        str(gold or printed["gold"]),
        str(printed["cost"]),
        say("board-of-set", set=printed["set"]) + number,
        action(view, say, card),
    ]


# The players


def seat_name(view: ValleyView, say: Say, seat: int) -> Text:
    acting = seat == view["actor"]
    mark = letter(seat)
    return Text.assemble(
        mark, (f" {say('name-of', seat=seat)}", "bold" if acting else ""), " ◀" if acting else ""
    )


def seats(view: ValleyView, say: Say) -> RenderableType:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for column in ("seat", "points", "hand", "deck", "pile", "on-top"):
        table.add_column(
            say(f"board-{column}"),
            justify="left" if column in ("seat", "on-top") else "right",
            overflow="fold",
        )
    for seat, player in enumerate(view["players"]):
        on_top = (
            card_name(view, say, player["pile_top"])
            if player["pile_top"]
            else Text("–", style="dim")
        )
        counts = [str(player[name]) for name in ("hand", "deck", "pile")]
        table.add_row(
            seat_name(view, say, seat), Text(str(player["points"]), style="bold"), *counts, on_top
        )
    return table


def known_cards(view: ValleyView, say: Say) -> list[RenderableType]:
    """Returns what all players have seen go into a hand or onto a deck."""
    lines: list[RenderableType] = []
    for seat, player in enumerate(view["players"]):
        if player["hand_cards"] and seat != view["seat"]:
            lines.append(
                Text.assemble(
                    say("board-known-hand", seat=seat),
                    " ",
                    card_names(view, say, player["hand_cards"]),
                )
            )
        if player["deck_top"]:
            lines.append(
                Text.assemble(
                    say("board-known-deck", seat=seat), " ", in_order(view, say, player["deck_top"])
                )
            )
    return lines


def tombs(view: ValleyView, say: Say) -> RenderableType:
    """For each set the numbers of its cards and the points."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(say("board-tomb"), overflow="fold")
    for name, style in SET_STYLES.items():
        table.add_column(say("board-of-set", set=name), style=style, overflow="fold")
    for seat, player in enumerate(view["players"]):
        table.add_row(
            seat_name(view, say, seat),
            *[set_cell(view, player["sets"].get(name)) for name in SET_STYLES],
        )
    return table


def set_cell(view: ValleyView, found: SetView | None) -> Text:
    """`1–3 5 = 16`; of starters and uniques only the points."""
    if found is None:
        return Text("–", style="dim")
    numbers = (
        runs([view["cards"][card]["number"] or 0 for card in found["cards"]])
        if found["size"]
        else ""
    )
    return Text.assemble(numbers and f"{numbers} = ", (str(found["points"]), "bold"))


def runs(numbers: list[int]) -> str:
    """`1–4 6`: three or more in a row are a span."""
    found: list[list[int]] = []
    for number in numbers:
        if found and number == found[-1][-1] + 1:
            found[-1].append(number)
        else:
            found.append([number])
    return " ".join(
        f"{run[0]}–{run[-1]}" if len(run) > 2 else " ".join(map(str, run)) for run in found
    )
