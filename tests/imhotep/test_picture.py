"""What the picture of Imhotep shows."""

import re
import xml.etree.ElementTree as ElementTree
from collections import Counter
from itertools import pairwise

import pytest

import iteru
from iteru.games.imhotep.rules.moves import SITES
from iteru.games.imhotep.rules.state import ImhotepState
from iteru.kit.artist import Artist
from iteru.words import Words

from .builder import EVERY_SEAT, GAME, asked, cards_of, game_of, names, play, table
from .test_corrected_box import BY_ROW, FOUR, LARGEST, TWO, UNEQUAL

ARTIST = Artist(GAME.meta, Words("en", GAME.meta))
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


def texts(picture: str, kind: str) -> list[str]:
    """The figures and words of a class, in the order they are drawn."""
    found = ElementTree.fromstring(picture).iter("{http://www.w3.org/2000/svg}text")
    return ["".join(text.itertext()) for text in found if text.get("class") == kind]


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
    assert texts(board(table(side_b="temple")), "worth").count("1 / 2") == choices


def test_r7_7_stones_show_the_turn_that_was_announced_for_them() -> None:
    state = table(owned={1: "lever"}, cargo={1: "1234"})
    play(state, "play lever", "sail 1 temple", "unload 4", "unload 2")
    assert texts(board(state), "turn") == ["2", "1"]


def test_stones_name_their_player() -> None:
    named = Artist(GAME.meta, Words("en", GAME.meta, ["Anna", "Bob & <Eve>"]))
    picture = named.board(GAME.view(table(2, cargo={1: "12"}), None))
    titles = [
        title.text
        for title in ElementTree.fromstring(picture).iter("{http://www.w3.org/2000/svg}title")
    ]
    assert any(title and title.endswith("Anna") for title in titles)
    assert any(title and title.endswith("Bob & <Eve>") for title in titles)


SVG = "{http://www.w3.org/2000/svg}"
Box = tuple[float, float, float, float]


def plots(state: ImhotepState) -> dict[str, tuple[Box, list[Box]]]:
    """The area of each of several pyramids, and the places for stones in it: left, top, right, bottom."""
    found = {}
    for group in ElementTree.fromstring(board(state)).iter(f"{SVG}g"):
        target = group.get("data-target", "")
        if target.startswith("pyramid-"):
            area, *_ = [
                path for path in group.iter(f"{SVG}path") if path.get("class") == "hit halo"
            ]
            found[target] = (
                bounds(area),
                [moved(slot) for slot in group.iter(f"{SVG}g") if slots(slot)],
            )
    return found


def slots(group: ElementTree.Element) -> list[ElementTree.Element]:
    return [
        path for path in group.findall(f"{SVG}path") if path.get("class", "").startswith("slot")
    ]


def moved(group: ElementTree.Element) -> Box:
    """The free place that a group holds, where it stands."""
    x, y = numbers_in(group.get("transform", ""))
    left, top, right, bottom = bounds(slots(group)[0])
    return left + x, top + y, right + x, bottom + y


def numbers_in(text: str) -> list[float]:
    return [float(number) for number in re.findall(r"-?[\d.]+", text)]


def bounds(path: ElementTree.Element) -> Box:
    """Of a polygon, or of a rectangle with round corners: M x y h width a ... v height ..."""
    d = path.get("d", "")
    if "h" not in d:
        found = numbers_in(d)
        return min(found[::2]), min(found[1::2]), max(found[::2]), max(found[1::2])
    x, y, width, r, *_ = numbers_in(d)
    (height,) = numbers_in(re.findall(r"v[^a]+", d)[0])
    return x - r, y, x + width + r, y + height + 2 * r


@pytest.mark.parametrize(
    ("box", "count"), [(None, 3), (FOUR, 4), (UNEQUAL, 3), (LARGEST, 4), (TWO, 2)]
)
def test_r6_3_pyramids_of_any_number_and_size_do_not_overlap(
    box: dict[str, object] | None, count: int
) -> None:
    state = table(box=box, side_b="pyramids")
    found = sorted(plots(state).values())
    assert len(found) == count
    spaces = game_of(state).view(state, None)["pyramids"]["pyramids"]
    assert sorted(len(places) for _, places in found) == sorted(len(one) for one in spaces)
    for (area, _), (following, _) in pairwise(found):
        assert area[2] <= following[0]
    for area, places in found:
        assert 0 <= area[0] < area[2] <= 366
        for left, top, right, bottom in places:
            assert area[0] <= left < right <= area[2]
            assert area[1] <= top < bottom <= area[3]


def test_r6_3_places_of_a_pyramid_are_apart() -> None:
    """The levels that float above a pyramid do not cover it nor each other: no two places have the same middle."""
    for _, places in plots(table(box=LARGEST, side_b="pyramids")).values():
        middles = [(left + right, top + bottom) for left, top, right, bottom in places]
        nearest = min(
            abs(a[0] - b[0]) / 2 + abs(a[1] - b[1]) for a in middles for b in middles if a != b
        )
        assert len(set(middles)) == len(middles) == 14
        assert nearest > 15


def test_r6_8_each_row_shows_its_own_places() -> None:
    figures = " ".join(texts(board(table(box=BY_ROW, side_b="burial_chamber")), "worth"))
    assert " 8 4 2 1 6 3 1 0 20 10 5 3 " in f" {figures} "
