"""The left bank: towns with what they bring, and the jetties of the building sites."""

from iteru.engine.phrase import Phrase
from iteru.engine.telling import Facts
from iteru.games.egizia.show.picture import icons
from iteru.games.egizia.show.picture.pieces import circle_at, mark, ship
from iteru.games.egizia.view_types import EgiziaView, SpaceView
from iteru.kit.kept import cache
from iteru.kit.scene import (
    SERIF_BOLD,
    Drawn,
    Font,
    Group,
    Part,
    Parts,
    Path,
    Text,
    Wrapped,
    circle,
    drawn,
    line,
    rectangle,
)

TOWN_NAMES = (Font("town", 14, 14, SERIF_BOLD), Font("town less", 12.5, 13, SERIF_BOLD))
JETTY_NAMES = (Font("jetty-name", 13, 13, SERIF_BOLD), Font("jetty-name less", 12.5, 13))


# Towns


def town(space: SpaceView, width: float, height: float) -> Parts:
    effect = tuple(sorted((key, repr(value)) for key, value in space["effect"].items()))
    return town_cell(space["name"], effect, tuple(space["effect"]["crews"]), width, height)


@cache
def town_cell(
    name: str,
    effect: tuple[tuple[str, str], ...],
    crews: tuple[str, ...],
    width: float,
    height: float,
) -> Parts:
    """Draws the name of a town, and icons of what it brings."""
    counts = {key: int(value) for key, value in effect if key != "crews"}
    words = Phrase("picture-town-name", {"town": name})
    parts: Parts = [
        drawn(Path("paper", rectangle(0, 0, width, height, 6))),
        Wrapped(TOWN_NAMES, (10, height * 0.28 + 4.5), words, width - 16, 16),
    ]
    x = 19.0
    for part, text in town_icons(crews, counts):
        parts += [Group([part], (x, height * 0.7)), Text("gain", x + 12, height * 0.7 + 4.8, text)]
        x += 30 + 8.5 * len(text)
    return parts


def town_icons(crews: tuple[str, ...], counts: dict[str, int]) -> list[tuple[Drawn, str]]:
    """Returns what a town brings, in the order in which it happens."""
    found = [(icons.crew(crew, 0, 0, 0.9), "+1") for crew in crews]
    if counts["any_crew"]:
        found.append((icons.any_crew(0, 0, 0.9), f"+{counts['any_crew']}"))
    if counts["stones"]:
        found.append((icons.stones(0, 0, 0.85), f"+{counts['stones']}"))
    if counts["stone_sale"]:
        found.append((icons.stones(0, 0, 0.85), "↓" * counts["stone_sale"]))
    if counts["grain_market"]:
        found.append((icons.ear("green", 0, 0, 0.95), "↓" * counts["grain_market"]))
    if counts["ring"]:
        found.append((icons.icon("ring", 0, 0, 1.0, "ring-sign"), "±1"))
    return found


# Jetties


def jetty(view: EgiziaView, name: str, width: float, height: float) -> Parts:
    """Draws the jetty of a site: berths from the Nile to the land, covered ones under planks, and who waits."""
    site = next(one for one in view["sites"] if one["name"] == name)
    berths, covered = site["berths"], site["covered"]
    step = width / max(1, len(berths) + covered)
    words = Phrase("picture-jetty", {"place": site["place"], "site": name})
    short = Phrase("picture-place", {"place": site["place"]})
    builder = site["line"][0] if site["line"] else None
    top = 17.0
    parts: Parts = [
        planks(width, height, top),
        Wrapped(
            JETTY_NAMES,
            (width / 2, 12),
            words,
            width - 20 * len(site["waiting"]),
            14,
            shorter=short,
        ),
    ]
    for place in range(covered):
        parts.append(cover(step * place, step, height, top))
    for place, seat in enumerate(berths):
        lowest = (
            seat is not None
            and view["phase"] == "sailing"
            and view["lowest"][seat] == site["position"]
        )
        x = width - step * (place + 1)
        parts.append(
            berth(
                name,
                place + 1,
                seat,
                x,
                step,
                height,
                top,
                seat is not None and seat == builder,
                lowest,
            )
        )
    parts += [
        waiting(name, seat, place, (8 + 18.0 * place, 8))
        for place, seat in enumerate(site["waiting"])
    ]
    return parts


@cache
def planks(width: float, height: float, top: float) -> Drawn:
    middle = (top + height) / 2
    return drawn(Path("jetty", rectangle(0, middle - 9, width + 6, 18, 3)))


@cache
def cover(x: float, width: float, height: float, top: float) -> Drawn:
    """Draws a berth that is not used with this number of players."""
    middle = (top + height) / 2
    slats = [
        line((x + width * part, middle - 9), (x + width * part, middle + 9))
        for part in (0.2, 0.4, 0.6, 0.8)
    ]
    return drawn(Path("slats", "".join(slats)))


@cache
def berth(
    site: str,
    number: int,
    seat: int | None,
    x: float,
    width: float,
    height: float,
    top: float,
    builds: bool,
    lowest: bool,
) -> Part:
    """Draws a berth, free or with a ship; the one next to the Nile builds first."""
    at = (width / 2, (top + height) / 2)
    target = f"berth-{site}-{number}"
    hit = drawn(Path("hit", rectangle(0, 0, width, height)))
    place = drawn(Group([Path("berth", circle(14))], at))
    facts: Facts = {"site": site, "berth": number}
    if seat is None:
        figure = Text("number", at[0], at[1] + 4.6, number)
        title = Phrase("picture-berth-free", facts)
        parts: Parts = [hit, place, figure, drawn(Path("halo", circle_at(at, 15)))]
        return Group(parts, (x, 0), "", target, title=title, rule="R4.6")
    title = Phrase("picture-berth-taken", {**facts, "owner": seat})
    ring = [drawn(Group([Path("builds", circle(17))], at, f"seat-{seat}"))] if builds else []
    boat = ship(seat, (at[0], at[1] + 2), f"at-{site}-{number}", 0.92, lowest)
    return Group([hit, place, *ring, boat], (x, 0), "", target, title=title, rule="R4.6")


def waiting(site: str, seat: int, number: int, at: tuple[float, float]) -> Part:
    """Draws a substitute at the land end."""
    title = Phrase("picture-waits", {"site": site, "owner": seat})
    piece, place = f"ship-{seat}", f"waits-{site}-{number}"
    return Group([mark(seat, 0, 0, 6.5)], at, "", f"wait-{site}", piece, place, title, rule="R4.7")
