"""What the picture of Pharaon shows."""

import re
import xml.etree.ElementTree as ElementTree
from collections import Counter
from typing import Any, cast

import pytest

import iteru
from iteru.games.pharaon.rules.state import PharaonState
from iteru.games.pharaon.show.picture import artisans, cards, phone
from iteru.games.pharaon.view_types import PharaonView
from iteru.kit.artist import Artist
from iteru.kit.parts import markup
from iteru.kit.shown import FAILED
from iteru.words import Words

from .builder import GAME, asked, fill_area, fresh, moves, play, started, table
from .extremes import extremes

ARTIST = Artist(GAME.meta, Words("en", GAME.meta))
SVG = "{http://www.w3.org/2000/svg}"
ALL_SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])


def board(state: PharaonState, seat: int | None = None) -> ElementTree.Element:
    return ElementTree.fromstring(ARTIST.board(GAME.view(state, seat)))


def found(picture: ElementTree.Element, name: str, value: str) -> list[ElementTree.Element]:
    """Elements with an attribute."""
    return [one for one in picture.iter() if one.get(name) == value]


def touchable(picture: ElementTree.Element) -> set[str]:
    return {target for one in picture.iter() if (target := one.get("data-target"))}


def texts(within: ElementTree.Element, look: str) -> list[str]:
    """The figures and words in groups of a class, in the order they are drawn."""
    return [
        "".join(text.itertext())
        for group in within.iter(f"{SVG}g")
        if group.get("class") == look
        for text in group.iter(f"{SVG}text")
    ]


def looks(within: ElementTree.Element) -> Counter[str]:
    return Counter(look for one in within.iter() for look in (one.get("class") or "").split())


def title_of(group: ElementTree.Element) -> str:
    return group.findtext(f"{SVG}title") or ""


def titled(picture: ElementTree.Element, beginning: str) -> ElementTree.Element:
    """The thing whose title begins so."""
    (one,) = [group for group in picture.iter(f"{SVG}g") if title_of(group).startswith(beginning)]
    return one


def places(page: str) -> Counter[str]:
    return Counter(re.findall(r'data-place="([^"]+)"', page))


# The ring and the wheel


@ALL_SEATS
def test_r2_1_the_nile_lies_below_and_the_others_follow_clockwise(seats: int) -> None:
    for seed in range(4):
        state = fresh(seats, seed)
        ring = [segment["zone"] for segment in GAME.view(state, None)["ring"]]
        heads = [
            title_of(one) for one in board(state).iter(f"{SVG}g") if one.get("class") == "zone"
        ]
        first = ring.index("nile")
        expected = ring[first:] + ring[:first]
        names = {"tomb": "Burial chamber area"}
        assert [head.split(" – ")[0] for head in heads] == [
            names.get(zone, f"{zone.capitalize()} area") for zone in expected
        ]


def test_r3_3_a_token_lies_on_its_space_and_the_others_are_hollow() -> None:
    state = table(entry="artisans green", goods={1: "green*3"})
    hollow = looks(board(state))["free"]
    play(state, "artisans")
    after = board(state)
    (laid,) = found(after, "data-place", "wheel-artisans-1")
    assert laid.get("data-piece") == "token-green"
    assert looks(after)["free"] == hollow - 1


def test_r3_3_a_full_area_says_so() -> None:
    state = table(entry="artisans green")
    assert texts(board(state), "full") == []
    fill_area(state, "artisans")
    picture = board(state)
    assert texts(picture, "full") == ["full"]
    assert looks(picture)["veil"] == 1


def test_r8_3_the_last_round_has_no_next_colours() -> None:
    assert looks(board(table(in_round=4)))["band"] == 5
    assert looks(board(table(in_round=5)))["band"] == 0


# Payment


def test_r4_6_what_an_action_would_cost_is_shown_to_the_one_who_is_asked() -> None:
    state = table(entry="nile red", goods={1: "red*2 blue silver"})
    assert "nile 4" in moves(state)
    (action,) = found(board(state, 0), "data-target", "nile-4")
    paid = GAME.view(state, 0)["asks"]["payments"]["nile 4"]
    (laid,) = found(action, "class", "pays")
    assert len(list(laid.iter(f"{SVG}use"))) == len(paid)
    (action,) = found(board(state, 1), "data-target", "nile-4")
    assert looks(action)["pays"] == 0


def test_r4_7_own_tokens_are_touched_to_pay_by_hand() -> None:
    state = table(
        entry="nile red", goods={1: "red*2 blue*2 silver offering-red joker-nile joker-tomb"}
    )
    play(state, "by-hand", "nile 4")
    assert asked(state) == "pay"
    shown = {target for target in touchable(board(state, 0)) if target.startswith("good-")}
    expected = {"red", "blue", "silver", "offering-red", "joker-nile"}
    assert shown == {f"good-{name}" for name in expected}
    assert not {one for one in touchable(board(state, 1)) if one.startswith("good-")}


# Gods


def test_r9_5_a_gods_shape_fills_half_by_half() -> None:
    state = table(
        ring="offerings nobles artisans nile tomb", nobles={1: "1 2", 2: "3"}, artisans={2: "1 2 3"}
    )
    god = next(one["god"] for one in GAME.view(state, None)["ring"] if one["zone"] == "artisans")
    strip = titled(board(state), f"{god['name'].capitalize()} – ")
    halves = [
        sum(half in (group.get("class") or "") for half in ("has-left", "has-right"))
        for group in strip.iter(f"{SVG}g")
        if (group.get("class") or "").startswith("seat-")
    ]
    assert (god["left_need"], god["right_need"]) == (2, 2)
    assert halves == [1, 1, 0]
    assert texts(strip, "has") == ["2·0", "1·3", "0·0"]


def test_r9_6_a_line_marks_the_gods_that_count() -> None:
    state = table(nobles={1: "1 2"}, artisans={1: "1 2"})
    assert looks(board(state))["counted"] == 1


# Pieces


@ALL_SEATS
def test_every_player_has_a_cube_and_a_disk_on_each_track(seats: int) -> None:
    state = started(seats)
    found = re.findall(r'data-piece="(cube|disc)-', ARTIST.board(GAME.view(state, 0)))
    everybody = 2 if seats == 1 else seats
    assert Counter(found) == {"cube": everybody, "disc": 5 * everybody}


def test_r7_1_whoever_has_passed_has_a_disk_on_the_pyramid() -> None:
    state = table()
    play(state, "pass", "jar 1")
    assert places(ARTIST.board(GAME.view(state, 1)))["time-1-1-0"] == 1


def test_r7_4_the_fields_of_the_own_row_are_offered_large() -> None:
    state = table(nobles={1: "6"})
    play(state, "pass", "jar 1")
    assert asked(state) == "general"
    shown = {one for one in touchable(board(state, 0)) if one.startswith("pyramid-")}
    row = GAME.view(state, 0)["pyramid"]["rows"][0]
    assert shown == {f"pyramid-1-{field}" for field in range(1, len(row) + 1)}


def test_r2_5_only_the_seat_that_drew_sees_its_nobles() -> None:
    state = fresh(3, 2)
    while asked(state) != "keep":
        state.apply(state.legal_actions()[0])
    for seat in (None, 0, 1, 2):
        shown = touchable(board(state, seat)) & {"drawn-1", "drawn-2"}
        assert bool(shown) == (seat == state.actor)


# The Traitor


def test_r10_4_the_traitors_columns_show_every_field_and_token() -> None:
    state = started(1, 3)
    view = GAME.view(state, 0)
    panel = ElementTree.fromstring(ARTIST.seat(view, 0))
    columns = view["traitor"]["columns"]
    assert looks(panel)["field"] == sum(len(column["fields"]) + 1 for column in columns)
    assert looks(panel)["lies"] == sum(len(column["tokens"]) for column in columns)


def test_r10_3_the_upper_resources_of_his_jar_are_touched() -> None:
    state = started(1, 3)
    rng = iteru.Rng.seeded(3)
    while asked(state) != "traitor-wheel":
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
    assert {"traitor-left", "traitor-right"} <= touchable(board(state, 0))


# Boxes of owners, and more than play brings about


@ALL_SEATS
@pytest.mark.parametrize("screen", ["wide", "tall", "small"])
def test_more_of_everything_is_drawn(seats: int, screen: str) -> None:
    FAILED.clear()
    seen: Any = GAME.view(started(seats), 0)
    for view in extremes(seen).values():
        page = ARTIST.board(view, screen) + ARTIST.seat(view, 0)  # type: ignore[arg-type]
        assert [place for place, times in places(page).items() if times > 1] == []
    assert FAILED == {}


def test_a_longer_stair_and_more_actions_are_all_drawn() -> None:
    seen: Any = GAME.view(started(3), 0)
    view = extremes(seen)["large"]
    page = ARTIST.board(view)
    for number in range(1, len(view["nile"]["actions"]) + 1):
        assert f'data-target="nile-{number}"' in page
    picture = ElementTree.fromstring(page)
    for space, its in enumerate(view["tomb"], start=1):
        assert f"{its['points']} points" in title_of(titled(picture, f"Space {space} "))


@pytest.mark.parametrize(
    ("asked", "things"), [("basic", "bank-"), ("jar", "jar-"), ("pay", "good-")]
)
def test_a_phone_offers_what_is_chosen_in_a_row_right_below_the_wheel(
    asked: str, things: str
) -> None:
    """In the circle that the middle of the wheel is elsewhere, most of the room would be empty."""
    seen: Any = GAME.view(started(3), 0)
    view = seen | {"asks": {"question": asked, "seat": 0}}
    block = phone.time_block(view, lambda shows, draw: draw())
    drawn = "".join([markup(part, Words("en", GAME.meta).say) for part in block.parts])
    rows = re.findall(rf'translate\(\S+ (\S+)\)" data-target="{things}', drawn)
    assert rows
    assert len({*rows}) == 1
    assert block.height < 125


@pytest.mark.parametrize("count", range(1, 9))
def test_points_of_artisans_do_not_lie_below_what_they_bring(count: int) -> None:
    """On a phone: beside the picture, or with room for both below it."""
    width = phone.WIDTH - 2 * phone.MARGIN
    high = artisans.least_height(count, width, phone.HEIGHTS["artisans"]) - artisans.TOP
    size = (artisans.card_width(count, width), high)
    view = cast(PharaonView, GAME.view(started(2), 0))
    number = next(int(n) for n, its in view["card_facts"]["artisans"].items() if its["points"])
    card = cards.artisan_card(view, number, (0, 0), size, "", "")
    drawn = ElementTree.fromstring(markup(card, Words("en", GAME.meta).say))
    (points,) = [float(text.get("y", "")) for text in drawn.iter("text")]
    assert points < high - cards.FOOT - cards.GAIN / 2


def test_strips_of_a_seat_begin_with_all_resources() -> None:
    """Where they stand below each other, goods come before what else somebody has; own figures have words."""
    view = cast(PharaonView, GAME.view(started(2), 0))
    for seat in range(2):
        panel = ElementTree.fromstring(f"<div>{ARTIST.seat(view, seat)}</div>")
        (counts,) = found(panel, "class", "counts")
        of_goods = [len(found(strip, "data-its-rule", "R1.1")) for strip in counts]
        assert of_goods == [3, 3, 0, 0]
        assert [strip.get("class") for strip in counts][2:] == ["worded" if seat == 0 else None] * 2
