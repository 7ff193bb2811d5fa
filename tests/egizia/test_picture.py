"""What the picture of Egizia shows."""

import re
import xml.etree.ElementTree as ElementTree
from collections import Counter
from typing import cast

import pytest

import iteru
from iteru.engine.game import View
from iteru.games.egizia.rules.codes import count_of_seat
from iteru.games.egizia.rules.moves import CARDS
from iteru.games.egizia.rules.state import EgiziaState
from iteru.games.egizia.show.log import ICONS
from iteru.games.egizia.show.picture import HEIGHT, RIGHT, WIDTH, lie_of_the_land, symbols
from iteru.games.egizia.show.picture.folded import folded_harbours
from iteru.games.egizia.show.picture.obelisk import PLANS, table_width, totals
from iteru.games.egizia.show.picture.pyramid import PLANS as GIZA
from iteru.games.egizia.show.picture.pyramid import giza_ground
from iteru.games.egizia.show.picture.site import COUNT
from iteru.games.egizia.view_types import EgiziaView
from iteru.kit.artist import Artist
from iteru.kit.parts import Wrapped, markup
from iteru.words import Words

from .builder import GAME, build, lay_bricks, play, sphinx_deck, table

SVG = "{http://www.w3.org/2000/svg}"
SVG_NAMESPACE = ' xmlns="http://www.w3.org/2000/svg"'
ARTIST = Artist(GAME.meta, Words("en", GAME.meta))
WIDE = (WIDTH, HEIGHT, RIGHT)
LARGER = {
    "pyramid": {"spaces": [8, 7, 6, 5, 4, 3, 2, 1], "values": [1, 2, 3, 4, 5, 6, 7, 8]},
    "obelisk": {"values": list(range(1, 15))},
    "graves": {"spaces": 18},
    "temple": {
        "left": [1, 2, 3, 4, 5],
        "right": [1, 2, 3, 4, 5],
        "middle": [5] * 3,
        "top": [6] * 3,
    },
    "grain_market": {"penalty": [4, 3, 3, 2, 2, 1, 1]},
    "stone_sale": {"spaces": 7},
    "berths": {"for_players": [2, 3, 4]},
}
"""A board with more of everything."""


def view(state: EgiziaState, seat: int | None = None) -> View:
    return GAME.view(state, seat)


def board(state: EgiziaState, seat: int | None = None) -> str:
    return ARTIST.board(view(state, seat))


def drawn(state: EgiziaState, key: str, seat: int | None = None) -> list[str]:
    """The values of an attribute on the board and before all seats."""
    shown = view(state, seat)
    page = ARTIST.board(shown) + "".join([ARTIST.seat(shown, one) for one in range(state.seats)])
    return re.findall(rf'{key}="([^"]+)"', page)


def texts(picture: str, within: str) -> list[str]:
    """The texts of the first group with a target or a title like that."""
    group = next(
        group
        for group in ElementTree.fromstring(picture).iter(f"{SVG}g")
        if within in (group.get("data-target"), group.findtext(f"{SVG}title"))
    )
    return ["".join(text.itertext()) for text in group.iter(f"{SVG}text")]


def titles(picture: str) -> list[str]:
    return [title.text or "" for title in ElementTree.fromstring(picture).iter(f"{SVG}title")]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_ship_brick_and_marker_is_drawn(seats: int) -> None:
    state = table(seats, seed=seats)
    rng = iteru.Rng.seeded(seats)
    while state.actor != iteru.NOBODY:
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
        if rng.below(4) == 0:
            check_pieces(state)


def check_pieces(state: EgiziaState) -> None:
    pieces = Counter(drawn(state, "data-piece"))
    bricks = [sum(player["bricks"].values()) for player in view(state)["players"]]
    for seat in range(state.seats):
        on_river = count_of_seat(state.fleet, seat)
        assert pieces[f"ship-{seat}"] == on_river + 1, "those on the river, and one before the seat"
        assert pieces[f"brick-{seat}"] == bricks[seat] + 1
        assert pieces[f"marker-stone_sale-{seat}"] == pieces[f"marker-grain_market-{seat}"] == 1
    assert pieces["ring"] == 1


def test_r1_2_every_space_of_the_river_is_there_with_the_places_of_the_sites() -> None:
    picture = board(table())
    targets = re.findall(r'data-target="river-(\d+)"', picture)
    assert sorted(map(int, targets)) == list(range(1, 21))
    assert [name for name in ("Abydus", "Amarna", "Giza") if name not in picture] == []


def test_r2_8_a_covered_berth_cannot_be_touched() -> None:
    berths = [
        len(re.findall('data-target="berth-sphinx', board(table(seats)))) for seats in (2, 3, 4)
    ]
    assert berths == [2, 2, 3]


def test_r2_6_sphinx_cards_are_shown_to_their_owner_only() -> None:
    state = table(sphinx={1: "pillars tenths", 2: "columns"})
    kept = [
        re.findall(r'data-piece="sphinx-(\w+)"', board(state, seat)) for seat in (0, 1, 2, None)
    ]
    assert kept == [["pillars", "tenths"], ["columns"], [], []]


def test_r7_11_drawn_cards_are_shown_to_whoever_drew_them_only() -> None:
    state = build(table(stones={1: 9}, crews={1: "5 1 1 2"}), "sphinx", 1)
    sphinx_deck(state, "pillars", "tenths", "columns")
    play(state, "crew black", "draw 3")
    for seat in (0, 1, 2, None):
        shown = re.findall(r'data-target="drawn-(\w+)"', board(state, seat))
        assert shown == (["pillars", "tenths", "columns"] if seat == 0 else [])


def test_r5_3_what_feeding_will_cost_is_shown_for_each_place_of_the_ring() -> None:
    state = table(crews={1: "4 4 4 4"}, fields={1: "yellow_green:5 brown:6"})
    picture = board(state)
    feeding = next(title for title in titles(picture) if "strength 16" in title)
    assert texts(picture, feeding)[1:4:2] == ["\N{MINUS SIGN}30", "\N{MINUS SIGN}15"]
    shown = ARTIST.seat(view(state, 0), 0)
    assert "15" in re.findall(r'class="hunger">.(\d+)<', shown)


def test_r7_8_strength_and_stones_are_counted_while_somebody_builds() -> None:
    state = lay_bricks(build(table(stones={1: 9}, crews={1: "5 1 1 2"}), "pyramid", 1))
    play(state, "crew black", "add joker", "pyramid 1", "pyramid 1")
    picture = board(state)
    sums = next(
        one
        for one in titles(picture)
        if "strength 7, 5 of it left; 7 stones, 2 points so far" in one
    )
    assert [text for text in texts(picture, sums) if text.isdigit()] == ["7", "2", "5"]
    assert len(re.findall("#~hauler-", picture)) == 5
    assert len(re.findall("#~resting-", picture)) == 2


def test_r7_16_only_the_next_space_of_an_open_row_can_be_built_on() -> None:
    state = lay_bricks(build(table(stones={1: 9}), "pyramid", 1), rows="112 1")
    targets = re.findall(r'data-target="(pyramid[^"]+)"', board(state))
    bricks = ["pyramid-1-1", "pyramid-1-2", "pyramid-1-3", "pyramid-2-1"]
    assert sorted(targets) == sorted([*bricks, "pyramid-1-4", "pyramid-2-2"])


def test_r4_2_the_lowest_ship_of_each_seat_has_a_pennant() -> None:
    state = play(table(2), "sail 1", "sail 3", "sail 5")
    assert len(re.findall('class="pennant"', board(state, 0))) == 2
    assert board(state, 0).count('class="rope ') == 1
    assert board(state, None).count('class="rope ') == 0


@pytest.mark.parametrize("seats", [2, 4])
def test_a_larger_board_is_drawn_from_what_is_printed_on_it(seats: int) -> None:
    game = iteru.game("egizia", LARGER)
    state = game.new(seats, 1)
    artist = Artist(game.meta, Words("en", game.meta))
    shown = game.view(state, 0)
    for picture in (artist.board(shown), artist.board(shown, "small"), artist.board(shown, "tall")):
        drawing = picture.replace(SVG_NAMESPACE, "")
        obelisk, pyramid = [values(drawing, rule) for rule in ("R7.13", "R7.16")]
        assert (obelisk["8"], obelisk["7"]) == (1, 1)
        assert (pyramid["8"], pyramid["7"]) == (1, 2), "rows of one and of two"
        assert picture.count('data-target="berth-giza') == 0
        assert len(re.findall(r'data-target="berth-pyramid', picture)) == {2: 2, 4: 4}[seats]


def values(picture: str, rule: str) -> Counter[str]:
    """The figures in the group that a rule is about."""
    groups = [
        g for g in ElementTree.fromstring(picture).iter("g") if g.get("data-its-rule") == rule
    ]
    return Counter(text.text or "" for text in groups[0].iter("text"))


def test_events_have_icons_of_their_own() -> None:
    assert {"to-town", "built", "hungry", "ring-moved"} <= set(ICONS)


def test_r4_6_a_jetty_is_touched_as_a_whole_while_a_space_is_asked_for() -> None:
    """Else a touch on a berth would not be on the thing that shines, and the page would ask once more."""
    state = table(2)
    assert is_hit_above_berths(state)
    play(state, "sail 6")
    assert not is_hit_above_berths(state)


def is_hit_above_berths(state: EgiziaState) -> bool:
    jetty = next(
        group
        for group in ElementTree.fromstring(board(state, state.actor)).iter(f"{SVG}g")
        if group.get("data-target") == "river-6"
    )
    return [part.get("class") for part in jetty][-1] == "hit"


# A scene


def used(page: str) -> set[str]:
    return set(re.findall(r"#~([\w-]+)", page))


def test_every_symbol_that_is_used_is_there() -> None:
    """In all phases, on all screens; also those that the ground uses."""
    known = set(symbols())
    state, rng = table(4, seed=5), iteru.Rng.seeded(5)
    while state.actor != iteru.NOBODY:
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
        if rng.below(12) == 0:
            shown = view(state, 0)
            page = "".join([ARTIST.board(shown, screen) for screen in ("wide", "small")])
            assert used(page + ARTIST.seat(shown, 0)) - known == set()
            land = lie_of_the_land(cast(EgiziaView, shown), *WIDE)
            ground = "".join([markup(part, ARTIST.say) for part in land])
            assert {name.partition("~")[2] for name in re.findall(r"#(~[\w-]+)", ground)} <= known


def test_every_kind_of_card_has_an_emblem() -> None:
    kinds = {its["kind"] for its in view(table())["cards"].values()}
    drawn_otherwise = {"field", "quarry", "crews_shown"}
    assert {f"emblem-{kind}" for kind in kinds - drawn_otherwise} <= set(symbols())


def layer(picture: str) -> str:
    return str(re.findall(r'data-layer="(\w+)"', picture)[0])


def test_a_move_does_not_send_the_ground_anew() -> None:
    state = table(2)
    before = board(state, 0)
    play(state, "sail 2")
    assert layer(board(state, 0)) == layer(before)
    assert "Heliopolis" not in re.sub("<title>.*?</title>", "", before), "it is on the ground"


def test_while_a_site_is_built_it_is_large_and_the_cards_are_away() -> None:
    state = build(table(stones={1: 9}), "pyramid", 1)
    picture = board(state, 0)
    assert layer(picture) != layer(board(table(), 0))
    targets = re.findall(r'data-target="([^"]+)"', picture)
    assert [target for target in targets if target.startswith("river-")] == []
    assert {"berth-pyramid-1", "crew-black", "pyramid-1-1"} <= set(targets)


def test_a_bare_mat_says_which_card_lay_there_and_who_has_it() -> None:
    state = table(2)
    name = Words("en", GAME.meta).say(f"card-{CARDS[state.river[0]]}")
    picture = board(play(state, "sail 1"), 1)
    assert texts(picture, "river-1")[0] == name
    assert f"{name} – space 1: taken by 1" in titles(picture)
    assert [space["position"] for space in view(state)["river"] if "taken" in space] == [1]


def spaces_on_a_phone(state: EgiziaState, seat: int) -> list[int]:
    picture = ARTIST.board(view(state, seat), "small")
    return [int(space) for space in re.findall(r'data-target="river-(\d+)"', picture)]


def test_r4_2_a_phone_leaves_out_what_its_reader_has_sailed_past() -> None:
    state = play(table(2), "sail 9", "sail 1")
    assert spaces_on_a_phone(state, 0) == list(range(9, 21))
    assert spaces_on_a_phone(state, 1) == list(range(1, 21))
    upstream = play(table(2, held={1: "upstream"}), "sail 9", "sail 1")
    assert spaces_on_a_phone(upstream, 0) == list(range(1, 21))


def test_totals_of_graves_leave_room_for_the_table_of_their_worth() -> None:
    """R12.4: four totals of two digits end before the table on their line begins."""
    shown = cast(EgiziaView, view(table(4)))
    for player in shown["players"]:
        player["grave_total"] = 38
    for plan in PLANS.values():
        right, line = plan.table
        found = ElementTree.fromstring(markup(totals(shown, plan), Words("en", GAME.meta).say))
        ends = [
            float(text.get("x", "")) + COUNT.wide("38")
            for text in found.iter("text")
            if abs(float(text.get("y", "")) - line) < COUNT.size / 2
        ]
        assert max(ends, default=0) <= right - table_width(shown)


def test_berths_of_folded_harbours_end_above_their_names() -> None:
    """A mark of what somebody did there stands at the foot of a berth, and the name of the harbour right below it."""
    shown = cast(EgiziaView, {**view(table(4)), "phase": "building"})
    harbours = markup(folded_harbours(shown, "pyramid"), Words("en", GAME.meta).say)
    assert 'data-target="berth-obelisk-1"' in harbours
    assert "url(#~glow)" not in harbours


MARK, CAPITAL = 9, 0.65
"""How far a mark of a move reaches below the foot of a small brick, and how high a capital is in a font of size 1."""


def test_marks_at_the_feet_of_small_bricks_leave_the_name_on_the_stone_free() -> None:
    view = cast(EgiziaView, GAME.view(table(), 0))
    (name,) = [part for part in giza_ground(view, "block") if isinstance(part, Wrapped)]
    top = float(name.y) - CAPITAL * name.fonts[0].size
    assert top > GIZA["block"].foot + MARK
