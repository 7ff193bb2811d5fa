"""What the picture of Imhotep shows."""

import re
import xml.etree.ElementTree as ElementTree
from collections import Counter

import pytest

import iteru
from iteru.games.imhotep.rules.moves import SITES
from iteru.games.imhotep.rules.state import ImhotepState
from iteru.kit.artist import Artist
from iteru.words import Words

from .builder import EVERY_SEAT, GAME, asked, cards_of, names, play, table

ARTIST = Artist(GAME.meta, Words("en", GAME.meta))
SIDES = pytest.mark.parametrize(
    "side_b", ["", " ".join(SITES), "market temple obelisks"], ids=["A", "B", "mixed"]
)


def board(state: ImhotepState, seat: int | None = None) -> str:
    return ARTIST.board(GAME.view(state, seat))


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
