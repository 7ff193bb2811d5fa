"""What the picture of Imhotep shows."""

import gzip
import re
import xml.etree.ElementTree as ElementTree
from collections import Counter
from itertools import combinations

import pytest

import iteru
from iteru.games.imhotep.rules.moves import SITES
from iteru.games.imhotep.rules.state import ImhotepState
from iteru.games.imhotep.show.picture import open_sites, pyramids, tablet, wide
from iteru.games.imhotep.show.picture.burial_chamber import columns_of
from iteru.games.imhotep.show.picture.emblems import EMBLEMS
from iteru.games.imhotep.show.picture.layout import Layout
from iteru.games.imhotep.show.picture.lines import DEPTH
from iteru.games.imhotep.show.picture.stones import LOW
from iteru.kit.artist import PALETTE, Artist, symbols_drawn
from iteru.kit.layers import LAYERS
from iteru.kit.shown import Screen, shown
from iteru.words import Words

from .builder import EVERY_SEAT, GAME, asked, cards_of, game_of, names, play, table
from .test_corrected_box import BY_ROW, FOUR, LARGEST, TWO, UNEQUAL

ARTIST = Artist(GAME.meta, Words("en", GAME.meta))
SVG = "{http://www.w3.org/2000/svg}"
SCREENS: list[Screen] = ["wide", "tall", "small"]
SIDES = pytest.mark.parametrize(
    "side_b", ["", " ".join(SITES), "market temple obelisks"], ids=["A", "B", "mixed"]
)


def board(state: ImhotepState, seat: int | None = None) -> str:
    return ARTIST.board(game_of(state).view(state, seat))


def drawn(state: ImhotepState) -> Counter[str]:
    """Pieces on the board and before the seats, by kind."""
    view = GAME.view(state, None)
    page = board(state) + "".join([ARTIST.seat(view, seat) for seat in range(state.seats)])
    return Counter(re.findall(r'data-piece="([^"]+)"', page))


def whole(state: ImhotepState) -> ElementTree.Element:
    """The board with the ground below it."""
    return ElementTree.fromstring(ARTIST.standalone(game_of(state).view(state, None)))


def texts(picture: ElementTree.Element) -> list[str]:
    """The figures and words, in the order they are drawn."""
    return ["".join(text.itertext()) for text in picture.iter(f"{SVG}text")]


@SIDES
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_stones_drawn_are_all_but_those_in_the_quarry(seats: int, side_b: str) -> None:
    state = table(seats, seed=seats, side_b=side_b)
    rng = iteru.Rng.seeded(seats)
    while state.actor != iteru.NOBODY:
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
        census, found = GAME.census(state), drawn(state)
        for seat in range(seats):
            assert (
                found[f"stone-{seat}"] + state.quarry[seat] == census[f"stones of seat {seat + 1}"]
            )


def test_r6_1_only_the_seat_that_looks_at_the_pair_sees_its_faces() -> None:
    state = table(
        side_b="market", cargo={4: "2"}, ships="4 3 2 1", market="chisel chisel", pair="statue sail"
    )
    play(state, "sail 4 market", f"take {len(state.stalls) + 1}")
    assert asked(state) == "seat 2 keep-one"
    for seat in EVERY_SEAT:
        shown = re.findall(r'data-piece="card-(\w+)" data-place="pair-\d"', board(state, seat))
        assert shown == (names(cards_of("statue sail")) if seat == 1 else [])
        assert ("Statue" in board(state, seat)) == (seat == 1)


def test_r6_7_the_choice_of_the_temple_shows_its_points_and_stones() -> None:
    view = GAME.view(table(side_b="temple"), None)
    choices = [space["bonus"] for space in view["temple"]["spaces"]].count("choice")
    assert choices
    assert texts(whole(table(side_b="temple"))).count("1 / 2") == choices


def test_r7_7_stones_show_the_turn_that_was_announced_for_them() -> None:
    state = table(owned={1: "lever"}, cargo={1: "1234"})
    play(state, "play lever", "sail 1 temple", "unload 4", "unload 2")
    orders = [group for group in whole(state).iter(f"{SVG}g") if group.get("class") == "order"]
    assert [texts(group) for group in orders] == [["2"], ["1"]]


def test_stones_name_their_player() -> None:
    named = Artist(GAME.meta, Words("en", GAME.meta, ["Anna", "Bob & <Eve>"]))
    picture = named.board(GAME.view(table(2, cargo={1: "12"}), None))
    titles = [title.text for title in ElementTree.fromstring(picture).iter(f"{SVG}title")]
    assert any(title and title.endswith("Anna") for title in titles)
    assert any(title and title.endswith("Bob & <Eve>") for title in titles)


Box = tuple[float, float, float, float]


def plots(state: ImhotepState) -> dict[str, list[Box]]:
    """The places for stones of each of several pyramids: left, top, right, bottom."""
    found = {}
    for group in ElementTree.fromstring(board(state)).iter(f"{SVG}g"):
        target = group.get("data-target", "")
        if target.startswith("pyramid-"):
            places = [use for use in group.iter(f"{SVG}use") if PLACE.search(use.get("href", ""))]
            found[target] = [place_of(use) for use in places]
    return found


PLACE = re.compile("~(recess|tile)$")


def place_of(use: ElementTree.Element) -> Box:
    """Where a free place is: its symbol reaches 20 to each side, and 11 to the back and to the front."""
    x, y, *scale = numbers_in(use.get("transform", ""))
    size = scale[0] if scale else 1
    return x - 20 * size, y - 11 * size, x + 20 * size, y + 11 * size


def numbers_in(text: str) -> list[float]:
    return [float(number) for number in re.findall(r"-?[\d.]+", text)]


def overlap(a: Box, b: Box) -> bool:
    """Whether two places, which are diamonds, cover a part of each other."""
    across = abs(a[0] + a[2] - b[0] - b[2]) / (a[2] - a[0] + b[2] - b[0])
    along = abs(a[1] + a[3] - b[1] - b[3]) / (a[3] - a[1] + b[3] - b[1])
    return across + along < 0.98


@pytest.mark.parametrize(
    ("box", "count"), [(None, 3), (FOUR, 4), (UNEQUAL, 3), (LARGEST, 4), (TWO, 2)]
)
def test_r6_3_pyramids_of_any_number_and_size_do_not_overlap(
    box: dict[str, object] | None, count: int
) -> None:
    state = table(box=box, side_b="pyramids")
    found = plots(state)
    assert len(found) == count
    spaces = game_of(state).view(state, None)["pyramids"]["pyramids"]
    assert sorted(map(len, found.values())) == sorted(map(len, spaces))
    for left, top, right, bottom in [place for places in found.values() for place in places]:
        assert 270 <= left < right <= 574, "between the obelisks and the temple"
        assert 30 <= top < bottom <= 300, "below the sky, above the quay"
    for one, other in combinations(found.values(), 2):
        assert not any(overlap(a, b) for a in one for b in other)


@pytest.mark.parametrize("layout", [wide.LAYOUT, tablet.LAYOUT, open_sites.LAYOUT], ids=SCREENS)
def test_r6_3_a_pyramid_hides_no_place_of_one_behind_it(layout: Layout) -> None:
    """The front corner of a ground at the back lies above the stones before it, as high as these are."""
    its = GAME.view(table(side_b="pyramids"), None)["pyramids"]
    left, middle, right = pyramids.sites_of(its, layout.pyramids)
    corner = middle.centre[1] + 2 * middle.a * DEPTH
    for front in (left, right):
        assert corner <= front.centre[1] - LOW * front.a + 2 * front.a * DEPTH * 0.2


def test_r6_3_places_of_a_pyramid_are_apart() -> None:
    """The levels that float above a pyramid do not cover it nor each other: no two places have the same middle."""
    for places in plots(table(box=LARGEST, side_b="pyramids")).values():
        middles = [(left + right, top + bottom) for left, top, right, bottom in places]
        nearest = min(
            abs(a[0] - b[0]) / 2 + abs(a[1] - b[1]) for a in middles for b in middles if a != b
        )
        assert len(set(middles)) == len(middles) == 14
        assert nearest > 11


def test_r6_8_each_row_shows_its_own_places() -> None:
    figures = " ".join(texts(whole(table(box=BY_ROW, side_b="burial_chamber"))))
    assert " 8 4 2 1 6 3 1 0 20 10 5 3 " in f" {figures} "


def test_r5_10_a_group_in_the_chamber_shows_what_it_is_worth() -> None:
    """Cramps tie its stones together: as many as there are joints."""
    picture = ElementTree.fromstring(board(table(burial="111 222 11")))
    found = []
    for group in picture.iter(f"{SVG}g"):
        cramps = [use for use in group.findall(f"{SVG}use") if "cramp" in use.get("href", "")]
        if cramps:
            found.append((group.get("class"), len(cramps), *texts(group)))
    assert found == [("seat-0", 2, "6"), ("seat-1", 2, "6"), ("seat-0", 1, "3")]


@pytest.mark.parametrize("columns", [0, 7, 8, 12])
def test_r5_9_the_chamber_always_has_a_free_column(columns: int) -> None:
    state = table(burial=" ".join(["123"] * columns))
    shown = columns_of(GAME.view(state, None)["burial_chamber"])
    assert shown >= max(8, columns + 1)


@SIDES
def test_a_ground_stays_while_stones_are_moved(side_b: str) -> None:
    """What is printed comes with the ground, so that a move sends none of it."""
    state = table(side_b=side_b)
    before = board(state)
    play(state, "stones")
    assert board(state) != before
    assert re.findall(LAYER, board(state)) == re.findall(LAYER, before) != []
    assert "Burial chamber</text>" not in before


LAYER = r'data-layer="(\w+)"'


@SIDES
@pytest.mark.parametrize("screen", SCREENS)
def test_everything_is_drawn_with_symbols_and_colours_that_there_are(
    side_b: str, screen: Screen
) -> None:
    """A symbol that is not there draws nothing, and a colour that is not there paints black: nobody is told."""
    symbols = symbols_drawn(GAME.meta)
    known = set(re.findall(r'id="([^"]+)"', symbols))
    colours = set(re.findall(r"(--[\w-]+):", PALETTE.read_text("utf-8") + shown(GAME.meta).style))
    for state in (table(side_b=side_b, owned={1: "lever sail"}), table(2, side_b=side_b)):
        drawn = ARTIST.board(GAME.view(state, 0), screen)
        for layer in re.findall(LAYER, drawn):
            drawn += gzip.decompress(LAYERS.compressed(layer) or b"").decode()
        assert set(re.findall(r'(?:href="|url\()#([\w-]+)', drawn)) <= known
        assert set(re.findall(r"var\((--[\w-]+)", drawn + symbols)) <= colours


def test_every_card_has_an_emblem_of_its_own() -> None:
    cards = GAME.view(table(), None)["market"]["does"]
    assert {card: EMBLEMS[card] for card in cards}
    assert len({EMBLEMS[card] for card in cards}) == len(cards)


def small(state: ImhotepState, seat: int | None = None) -> ElementTree.Element:
    """The board on a phone."""
    return ElementTree.fromstring(ARTIST.board(game_of(state).view(state, seat), "small"))


@pytest.mark.parametrize("stones", [0, 3, 5])
def test_on_a_phone_the_row_of_seats_shows_each_sled(stones: int) -> None:
    state = table(2, sled={2: stones})
    picture = ElementTree.fromstring(ARTIST.brief(GAME.view(state, 0), 1))
    free, taken = [path.get("d", "").count("M") for path in picture if path.get("fill") != "none"]
    assert (taken, free) == (stones, state.layout.sled - stones)


def test_on_a_phone_every_site_has_a_tab_and_one_is_open() -> None:
    page = small(table())
    tabs = [tab for tab in page.iter(f"{SVG}g") if tab.get("data-opens")]
    assert [tab.get("data-opens") for tab in tabs] == list(SITES)
    assert [tab.get("data-target") for tab in tabs] == [f"site-{name}" for name in SITES]
    leaves = [leaf for leaf in page if leaf.get("data-tab")]
    assert [leaf.get("data-tab") for leaf in leaves] == list(SITES)
    assert [leaf.get("data-tab") for leaf in leaves if "shut" not in leaf.get("class", "")] == [
        SITES[0]
    ]


def test_r4_8_on_a_phone_a_ship_is_large_until_it_is_unloaded() -> None:
    """While somebody takes a card, the stones still on board are seen; then it lies below the tab."""
    state = table(cargo={4: "1", 1: "123"}, ships="4 3 2 1")
    play(state, "sail 4 temple")
    assert "harbour-temple" in places_on_tab(small(state), "temple")
    play(state, "sail 1 market")
    assert asked(state) == "seat 1 pick-card"
    page = small(state, 0)
    assert page.get("data-asked-tab") == "market"
    assert "harbour-market" not in places_on_tab(page, "market")
    drawn = {group.get("data-place") for group in page.iter(f"{SVG}g")}
    assert {"harbour-market", "space-1-2", "space-1-3"} <= drawn


def places_on_tab(page: ElementTree.Element, name: str) -> set[str]:
    tab = next(group for group in page.iter(f"{SVG}g") if group.get("data-opens") == name)
    return {group.get("data-place", "") for group in tab.iter(f"{SVG}g")}


@pytest.mark.parametrize(
    ("owned", "sailed", "most"),
    [("", {}, 345), ("statue", {}, 345), ("sail", {}, 392), ("", {1: "temple"}, 318)],
    ids=["four ships", "a card that only counts", "a blue card", "three ships"],
)
def test_on_a_phone_many_ships_leave_room_for_the_open_site(
    owned: str, sailed: dict[int, str], most: float
) -> None:
    """Of 540 that are seen above the bar. The sled stands beside the ships, unless cards to play need a row of their own."""
    page = small(table(2, sled={1: 5}, owned={1: owned}, sailed=sailed), 0)
    above = [leaf for leaf in page if not leaf.get("data-tab")][:2]
    assert sum(numbers_in(leaf[-1].get("viewBox", ""))[-1] for leaf in above) <= most
    sleds = [group for group in above[0].iter(f"{SVG}g") if group.get("data-target") == "sled"]
    assert [count_stones(sled) for sled in sleds] == [5]


def count_stones(thing: ElementTree.Element) -> int:
    return sum("stone-0" in use.get("href", "") for use in thing.iter(f"{SVG}use"))
