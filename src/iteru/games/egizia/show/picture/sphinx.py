"""The Sphinx: its deck, how many cards each seat has kept, and what the viewer's own cards bring."""

from iteru.engine.phrase import Phrase
from iteru.engine.telling import Facts
from iteru.games.egizia.show.card_words import does, rule_of_card
from iteru.games.egizia.show.picture.pieces import mark
from iteru.games.egizia.show.picture.site import HEADING, heading, panel
from iteru.games.egizia.view_types import EgiziaView
from iteru.kit.cards import edge
from iteru.kit.kept import cache
from iteru.kit.scene import (
    Drawn,
    Font,
    Group,
    Part,
    Parts,
    Path,
    Point,
    Text,
    Wrapped,
    drawn,
    num,
    rectangle,
)

BODY = (
    "M0 60H128C128 50 112 49 92 49L86 46C100 40 98 30 96 26L100 24C99 8 88 0 76 2C64 4 60 14 60 26"
    "C58 34 52 38 44 38C24 36 10 40 4 52Z"
)
LINES = "M60 26C66 30 66 42 62 47M96 26C92 30 88 32 84 32M64 10C72 6 84 5 92 9M80 17h7M30 49C44 44 60 50 92 49"
TEXTS = (
    Font("sphinx-text", 12.5, 13.5),
    Font("sphinx-text less", 11.6, 12.4),
    Font("sphinx-text least", 10.8, 11.2),
)
NOW = (Font("now", 12.5, 13.5), Font("now less", 11.6, 12.4))
MIDDLE_TEXTS = (
    Font("sphinx-text middle", 12.5, 13.5),
    Font("sphinx-text middle less", 11.6, 12.4),
    Font("sphinx-text middle least", 10.8, 11.2),
)
LABELS = (Font("about", 12.5, 13.5),)
HEAD = 32.0


def sphinx(view: EgiziaView, width: float, height: float) -> Part:
    its = view["sphinx"]
    facts = {"count": its["limit"], "keep": its["keep"], "points": its["returned_points"]}
    about = Phrase("picture-about-sphinx", facts)
    parts = [panel(width, height), *heading(view, "sphinx", width, about)]
    area = (12.0, HEADING + 4, width - 24, height - HEADING - 12)
    if its["drawn_cards"]:
        return Group([*parts, *drawn_cards(view, area)], rule="R7.11")
    row = 62.0
    parts += [statue(HEADING + 2), deck(its["deck"], its["drawn"]), *kept(view, width)]
    below = (12.0, HEADING + row + 8, width - 24, height - HEADING - row - 16)
    return Group([*parts, *own_cards(view, below)], rule="R7.10")


@cache
def statue(y: float) -> Drawn:
    lying = [Path("ground", BODY), Path("statue-line", LINES)]
    return drawn(Group(lying, (12, y + 2), scale=0.95))


@cache
def deck(count: int, drawn_now: int) -> Part:
    """Draws the deck, and beside it how many cards a seat looks at now."""
    backs = [Path("back", rectangle(4, 3, 38, 52, 5)), Path("back", rectangle(0, 0, 38, 52, 5))]
    parts: Parts = [drawn(*backs, Text("deck-count", 19, 32, count))]
    if drawn_now:
        beside = [Path("back", rectangle(48, 10, 30, 42, 4)), Text("deck-count", 63, 36, drawn_now)]
        parts.append(drawn(*beside))
    title = Phrase("picture-sphinx-deck", {"count": count, "drawn": drawn_now})
    return Group(parts, (146, HEADING + 3), title=title, rule="R2.6")


def kept(view: EgiziaView, width: float) -> Parts:
    """Draws how many cards each seat has, never which."""
    counts = tuple([player["sphinx"] for player in view["players"]])
    return kept_cards(counts, width)


@cache
def kept_cards(counts: tuple[int, ...], width: float) -> Parts:
    left = 234.0
    step = min(40.0, (width - left - 8) / len(counts))
    figures: Parts = []
    for seat, count in enumerate(counts):
        x = left + step * seat
        figures += [
            mark(seat, x + 6, HEADING + 16, 6.5),
            Text("count", x + 16, HEADING + 21, count),
        ]
    label = Wrapped(
        LABELS, (left - 1, HEADING + 44), Phrase("picture-cards-kept"), width - left - 6, 28
    )
    return [Group([drawn(*figures), label], title=Phrase("picture-kept"), rule="R2.6")]


# Cards


def own_cards(view: EgiziaView, area: tuple[float, float, float, float]) -> Parts:
    """R2.6: draws the viewer's own cards with what each would score now; when the game is over, the score has all cards."""
    seat = view["seat"]
    if seat is None:
        return []
    player = view["players"][seat]
    names = player["sphinx_cards"] or []
    if not names:
        x, y, width, height = area
        words = Phrase("picture-no-sphinx-cards")
        return [Wrapped(LABELS, (x, y + height / 2), words, width, 28)]
    points = player["sphinx_points"] or []
    columns = max(2, -(-len(names) // 2) if len(names) > 3 else len(names))
    rows = -(-len(names) // columns)
    return in_grid(view, list(zip(names, points, strict=True)), area, columns, rows, "own")


def drawn_cards(view: EgiziaView, area: tuple[float, float, float, float]) -> Parts:
    """Draws the cards of which the viewer keeps one; nobody else sees them."""
    names = list(dict.fromkeys(view["sphinx"]["drawn_cards"]))
    columns = len(names) if len(names) <= 5 else -(-len(names) // 2)
    rows = -(-len(names) // columns)
    return in_grid(view, [(name, None) for name in names], area, max(2, columns), rows, "drawn")


def in_grid(
    view: EgiziaView,
    cards: list[tuple[str, int | None]],
    area: tuple[float, float, float, float],
    columns: int,
    rows: int,
    place: str,
) -> Parts:
    x, y, width, height = area
    gap = 6.0
    size = ((width + gap) / columns - gap, (height + gap) / rows - gap)
    found: Parts = []
    for number, (name, points) in enumerate(cards):
        row, column = divmod(number, columns)
        at = (x + column * (size[0] + gap), y + row * (size[1] + gap))
        found.append(card(view, name, points, at, size, f"{place}-{number}"))
    return found


def card(view: EgiziaView, name: str, now: int | None, at: Point, size: Point, place: str) -> Part:
    its = view["sphinx_table"][name]
    best = max(its["points"])
    return drawn_card(name, best, now, does(view, name), rule_of_card(view, name), at, size, place)


@cache
def drawn_card(
    name: str,
    best: int,
    now: int | None,
    phrases: str,
    rule: str,
    at: Point,
    size: Point,
    place: str,
) -> Part:
    """Draws a card with its points in the head, what they are for, and what it would score now."""
    facts: Facts = {"card": name, "phrases": phrases, "now": -1 if now is None else now}
    is_wide = size[0] > min(150, 2 * size[1])
    parts = (wide_card if is_wide else high_card)(name, best, now, phrases, size)
    target = "" if now is not None else f"drawn-{name}"
    title = Phrase("picture-sphinx-card", facts)
    its = ("card card-wine", target, f"sphinx-{name}", place, title)
    return Group([*parts, edge(*size)], at, *its, rule=rule)


def wide_card(name: str, best: int, now: int | None, phrases: str, size: Point) -> Parts:
    """Draws a card with its head on the left."""
    width, height = size
    room, text_height = width - HEAD - 10, height - (4 if now is None else 18)
    at = (HEAD + 6, text_height / 2 + 5)
    parts: Parts = [
        side_head(width, height),
        Text("head-figure", HEAD / 2, height / 2 + 6, best),
        Wrapped(TEXTS, at, whole(phrases), room, text_height, shorter=short(name)),
    ]
    if now is not None:
        state = Phrase("picture-scores-now", {"points": now})
        parts.append(Wrapped(NOW, (HEAD + 6, height - 6), state, room, 14))
    return parts


def high_card(name: str, best: int, now: int | None, phrases: str, size: Point) -> Parts:
    """Draws a card with its head on top."""
    width, height = size
    at = (width / 2, (26 + height) / 2 + 4)
    return [
        top_head(width, height),
        Text("head-figure", width / 2, 19, best),
        Wrapped(MIDDLE_TEXTS, at, whole(phrases), width - 6, height - 30, shorter=short(name)),
    ]


def whole(phrases: str) -> Phrase:
    """Returns the whole text of a card."""
    return Phrase("picture-action", {"phrases": phrases})


def short(name: str) -> Phrase:
    return Phrase("picture-name", {"card": name})


@cache
def side_head(width: float, height: float) -> Drawn:
    head = f"M{num(HEAD)} 0H7a7 7 0 0 0 -7 7v{num(height - 14)}a7 7 0 0 0 7 7H{num(HEAD)}Z"
    return drawn(Path("paper", rectangle(0, 0, width, height, 7)), Path("head", head))


@cache
def top_head(width: float, height: float) -> Drawn:
    head = f"M0 26V7a7 7 0 0 1 7 -7H{num(width - 7)}a7 7 0 0 1 7 7V26Z"
    return drawn(Path("paper", rectangle(0, 0, width, height, 7)), Path("head", head))
