"""What lies before a player in figures: six columns, the same for everybody."""

from iteru.engine.phrase import Phrase
from iteru.games.pharaon.rules.moves import RESOURCES, TOKENS
from iteru.games.pharaon.show.picture.cards import COLOURS
from iteru.games.pharaon.show.picture.icons import crown, flag, icon
from iteru.games.pharaon.show.picture.shapes import Player
from iteru.games.pharaon.show.picture.tokens import face, token
from iteru.games.pharaon.view_types import PharaonView, PlayerView, SeatView, TraitorView
from iteru.kit.kept import cache
from iteru.kit.scene import Drawn, Group, Part, Parts, Path, Text, drawn, rectangle

WIDTH, HEIGHT = 300.0, 44.0
COLUMN, NARROW, SECOND = 50.0, 43.0, 33.0


def counts(view: PharaonView, player: Player, its: SeatView | TraitorView) -> Part:
    """Resources above; below nobles, artisans, burial chamber, tracks begun, gods, offerings, and the tokens held."""
    parts: Parts = [
        good(name, its["goods"][name], COLUMN * column) for column, name in enumerate(RESOURCES)
    ]
    parts.append(nobles(view, player, its))
    figures = (
        ("artisans", len(its["artisans"]), "R5.4"),
        ("tomb", its["tomb"], "R5.7"),
        ("nile", sum(level > 0 for level in its["nile"]), "R5.6"),
        ("god", gods_of(its), "R9.5"),
        ("offering", sum(count for _, count in kept(its)), "R1.3"),
    )
    for column, (name, count, rule) in enumerate(figures, start=1):
        parts.append(figure(name, count, NARROW * column, rule))
    return Group([*parts, *tokens_held(view, player)])


def gods_of(its: SeatView | TraitorView) -> int:
    """R9.6: how many gods would count now; the Traitor has a list."""
    gods = its["gods"]
    if isinstance(gods, list):
        return len(gods)
    return sum(god["satisfied"] for god in gods.values())


@cache
def good(name: str, count: int, x: float) -> Part:
    look = "stock" if count else "stock none"
    token = Group([face(name)], (11, 11), "" if count else "faded", scale=0.92)
    parts = drawn(token, Text(look, 25, 16.5, count))
    title = Phrase("picture-good", {"card": name, "count": count})
    return Group([parts], (x, 0), title=title, rule="R1.1")


@cache
def figure(name: str, count: int, x: float, rule: str) -> Part:
    look = "stock" if count else "stock none"
    parts = drawn(icon(name, 11, SECOND, 0.9), Text(look, 25, SECOND + 5.5, count))
    title = Phrase(f"picture-has-{name}", {"count": count})
    return Group([parts], (x, 0), title=title, rule=rule)


def nobles(view: PharaonView, player: Player, its: PlayerView) -> Part:
    """R1.6: small cards by kind, upright if they are ready; and how many they are."""
    cards = its["nobles"]
    pitch = min(8.0, 14.0 / max(1, len(cards) - 1))
    parts: Parts = []
    for number, card in enumerate(cards):
        kind = view["card_facts"]["nobles"][str(card)]["type"]
        look = f"card-{COLOURS[kind]}" + (" used" if card in its["tired"] else "")
        name, place = f"noble-{card}", f"nobles-{player}-{card}"
        parts.append(Group([small_card()], (pitch * number, SECOND), look, "", name, place))
    if not cards:
        parts.append(icon("nobles", 11, SECOND, 0.9))
    look = "stock" if cards else "stock none"
    parts.append(drawn(Text(look, 25, SECOND + 5.5, len(cards))))
    names = " ".join([f"noble-{card}" for card in cards])
    words = Phrase("picture-has-nobles", {"cards": names}) if cards else Phrase("picture-no-nobles")
    return Group(parts, title=words, rule="R1.6")


@cache
def small_card() -> Drawn:
    return drawn(Path("head slim", rectangle(1, -7.5, 8, 15, 1.5)))


def tokens_held(view: PharaonView, player: Player) -> Parts:
    """R9.7: the First Player token and the Pharaoh token."""
    name = player if player < len(view["players"]) else "traitor"
    parts: Parts = []
    x = NARROW * 6 + 9
    if view["start"] == name:
        title = Phrase("picture-holds-start", {"points": view["token_points"]["start"]})
        parts.append(Group([flag(x, SECOND, 0.8)], title=title, rule="R7.4"))
        x += 22
    if view["pharaoh"] == name:
        title = Phrase("picture-holds-pharaoh", {"points": view["token_points"]["pharaoh"]})
        parts.append(Group([crown(x, SECOND, 0.8)], title=title, rule="R3.5"))
    return parts


OFFERING, OFFERING_PITCH = 30.0, 36.0


def kept(its: PlayerView) -> list[tuple[str, int]]:
    """The offerings before a player."""
    return [(name, its["goods"][name]) for name in TOKENS[len(RESOURCES) :] if its["goods"][name]]


def offerings(view: PharaonView, its: PlayerView, columns: int) -> Part:
    """R1.3: each kind once, several with their number, so many in a row."""
    parts: Parts = []
    for number, (name, count) in enumerate(kept(its)):
        row, column = divmod(number, columns)
        shown: Parts = [token(view, name, (13, 14), 25)]
        if count > 1:
            shown.append(Text("times start", 24, 26, count))
        at = (OFFERING_PITCH * column, OFFERING * row)
        title = Phrase("picture-good", {"card": name, "count": count})
        parts.append(Group(shown, at, title=title, rule="R1.3"))
    return Group(parts)
