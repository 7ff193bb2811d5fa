"""R7: the market cards."""

from typing import Any

import pytest

from iteru.games.imhotep.rules.state import ImhotepState

from .builder import (
    GAME,
    asked,
    cards,
    end_round,
    last_ship,
    moves,
    names,
    play,
    points,
    refusal,
    table,
    text,
)

BLUE = ("lever", "hammer", "sail", "chisel")


def take(card: str, **things: Any) -> ImhotepState:
    """Black delivers one stone to the market and takes a card."""
    return play(
        table(cargo={3: "1."}, market=f"{card} statue", **things), "sail 3 market", "take 1"
    )


def stones_by_site(state: ImhotepState) -> dict[str, str]:
    built = {"pyramids": state.pyramid, "burial_chamber": state.burial, "temple": state.temple}
    return {
        **{site: text(stones).rstrip(".") for site, stones in built.items()},
        "obelisks": "1" * state.obelisk[0],
    }


@pytest.mark.parametrize(
    ("card", "site"),
    [("entrance", "pyramids"), ("sarcophagus", "burial_chamber"), ("paved_path", "obelisks")],
)
def test_r7_1_a_red_card_moves_a_stone_from_the_quarry_to_its_site(card: str, site: str) -> None:
    state = take(card)
    assert stones_by_site(state) == {
        "pyramids": "",
        "burial_chamber": "",
        "temple": "",
        "obelisks": "",
    } | {site: "1"}
    assert state.quarry[0] == 27 - 1 + 1
    assert names(state.discard) == [card]


def test_r7_1_it_acts_before_the_next_stone_picks_a_card() -> None:
    """Ruling 8."""
    state = table(cargo={3: "12"}, market="sarcophagus statue statue")
    play(state, "sail 3 market", "take 1")
    assert (text(state.burial), asked(state)) == ("1", "seat 2 pick-card")


@pytest.mark.parametrize("sailed", [{}, {1: "burial_chamber"}])
def test_r7_1_the_harbour_of_its_site_does_not_matter(sailed: dict[int, str]) -> None:
    """Ruling 24."""
    assert text(take("sarcophagus", sailed=sailed).burial) == "1"


def test_r7_1_its_stone_takes_the_next_space_and_scores_as_usual() -> None:
    """Ruling 26."""
    state = take("entrance", pyramid="22")
    assert text(state.pyramid).startswith("221")
    assert points(state, "pyramids")[0] == 3


def test_r7_1_it_is_discarded_only_after_it_has_acted() -> None:
    """Rulebook page 12: the card is discarded after its stone is placed, so that stone's bonus cannot draw it again."""
    state = table(
        side_b="pyramids", pyramid="2//", cargo={3: "1."}, market="entrance", deck="", discard=""
    )
    play(state, "sail 3 market", "pyramid left")
    assert asked(state) == "seat 2 turn"


@pytest.mark.parametrize("card", ["entrance", "sarcophagus", "paved_path"])
def test_r7_2_with_an_empty_quarry_it_is_discarded_without_effect(card: str) -> None:
    """Ruling 7: it may be chosen all the same."""
    state = take(card, quarry={1: 0})
    assert set(stones_by_site(state).values()) == {""}
    assert names(state.discard) == [card]


def test_r7_3_with_an_entrance_the_owner_chooses_the_pyramid() -> None:
    state = take("entrance", side_b="pyramids")
    assert moves(state) == ["pyramid left", "pyramid middle", "pyramid right"]
    assert points(play(state, "pyramid middle"), "pyramids")[0] == 3


def test_r7_3_an_entrance_may_use_the_bonus_of_its_space() -> None:
    """Ruling 26."""
    state = play(
        take("entrance", side_b="pyramids", pyramid="2//", deck="lever"), "pyramid left", "draw"
    )
    assert cards(state, 1) == {"lever": 1}


def test_r7_3_the_ship_at_the_market_is_not_loaded_by_the_bonus_of_an_entrance() -> None:
    """Ruling 28."""
    state = play(take("entrance", side_b="pyramids", pyramid="/2/"), "pyramid middle")
    assert {move.split()[1] for move in moves(state, "load")} == {"1", "2", "4"}


def test_r7_3_a_paved_path_may_complete_a_tower() -> None:
    state = take("paved_path", side_b="obelisks", obelisk="2 0 0 0")
    assert points(state, "obelisks")[0] == 12


def test_r7_3_a_red_card_drawn_at_the_pyramids_acts_at_once() -> None:
    """Ruling 26."""
    state = table(side_b="pyramids", pyramid="2//", cargo={3: "1."}, deck="sarcophagus")
    play(state, "sail 3 pyramids", "pyramid left", "draw")
    assert (text(state.burial), names(state.discard)) == ("1", ["sarcophagus"])


def test_r7_3_a_red_card_drawn_at_the_temple_acts_at_once() -> None:
    """Ruling 30."""
    state = end_round(
        side_b="temple obelisks",
        temple="1112",
        obelisk="0 2 0 0",
        deck="paved_path " + "statue " * 4,
    )
    assert points(play(state, "point", "point"), "obelisks")[1] == 12


def test_r7_4_a_decoration_scores_a_point_for_every_three_stones() -> None:
    """The rulebook's example on page 12: 13 stones in the burial chamber, 4 points."""
    state = table(burial="1234" * 3 + "1", owned={2: "burial_chamber_decoration"})
    assert points(state, "decorations") == [0, 4, 0, 0]


@pytest.mark.parametrize(
    ("card", "site"),
    [
        ("pyramid_decoration", {"pyramid": "2" * 14, "beyond": "1"}),
        ("pyramid_decoration", {"side_b": "pyramids", "pyramid": "22222/22222/22222"}),
        ("temple_decoration", {"temple": "1234" * 3 + "123"}),
        ("burial_chamber_decoration", {"burial": "1234" * 3 + "123"}),
        ("obelisk_decoration", {"obelisk": "6 5 0 4"}),
        ("obelisk_decoration", {"side_b": "obelisks", "obelisk": "2 1 0 0", "towers": "1234"}),
    ],
)
def test_r7_4_every_stone_of_all_players_on_the_site_counts(
    card: str, site: dict[str, Any]
) -> None:
    """Ruling 25. There are fifteen stones each time: covered, beyond, in towers and waiting ones too."""
    assert points(table(owned={3: card}, **site), "decorations") == [0, 0, 5, 0]


@pytest.mark.parametrize(
    "card",
    ["pyramid_decoration", "temple_decoration", "burial_chamber_decoration", "obelisk_decoration"],
)
def test_r7_4_only_stones_on_its_own_site_count(card: str) -> None:
    stones: dict[str, Any] = {
        "pyramid": "111",
        "temple": "1" * 6,
        "burial": "1" * 9,
        "obelisk": "12 0 0 0",
    }
    value = {
        "pyramid_decoration": 1,
        "temple_decoration": 2,
        "burial_chamber_decoration": 3,
        "obelisk_decoration": 4,
    }[card]
    assert points(table(owned={1: card}, **stones), "decorations")[0] == value


def test_r7_4_each_card_is_worked_out_by_itself() -> None:
    state = table(burial="11111", owned={1: "burial_chamber_decoration burial_chamber_decoration"})
    assert points(state, "decorations")[0] == 1 + 1


def test_r7_4_a_stone_built_by_a_red_card_counts() -> None:
    """Ruling 25."""
    state = take("sarcophagus", burial="22", owned={2: "burial_chamber_decoration"})
    assert points(state, "decorations")[1] == 1


def test_r7_5_three_statues_score_six_points() -> None:
    """The rulebook's example on page 12."""
    assert points(table(owned={4: "statue statue statue"}), "statues") == [0, 0, 0, 6]


@pytest.mark.parametrize(
    ("count", "value"), list(enumerate([0, 1, 3, 6, 10, 15, 17, 19, 21, 23, 25]))
)
def test_r7_5_points_for_statues(count: int, value: int) -> None:
    assert points(table(owned={1: "statue " * count}), "statues")[0] == value


def test_r7_6_a_blue_card_is_discarded_after_use() -> None:
    state = play(
        table(owned={1: "chisel"}, discard="statue"), "play chisel", "load 1 1", "load 1 2"
    )
    assert (cards(state, 1), names(state.discard)) == ({}, ["statue", "chisel"])


def test_r7_6_it_cannot_be_drawn_again_while_it_is_used() -> None:
    """Rulebook page 12: it is discarded after it was played, here after the ship it sailed has been unloaded."""
    state = table(
        side_b="pyramids", pyramid="2//", cargo={3: "1."}, owned={1: "lever"}, deck="", discard=""
    )
    play(state, "play lever", "sail 3 pyramids", "pyramid left")
    assert asked(state) == "seat 2 turn"


def test_r7_6_it_cannot_be_played_just_to_be_rid_of_it() -> None:
    """Ruling 23: with nothing to load and no ship at its minimum none of the four can be carried out."""
    state = table(owned={1: " ".join(BLUE)}, sled={1: 0}, quarry={1: 0}, cargo={1: "22.."})
    assert moves(state) == ["pass"]


@pytest.mark.parametrize("card", BLUE)
def test_r7_6_a_blue_card_never_used_scores_a_point(card: str) -> None:
    assert points(table(owned={2: f"{card} {card}"}), "unused") == [0, 2, 0, 0]


def lever(site: str, **things: Any) -> ImhotepState:
    """Seat 4 sails a ship with stones of three owners by a lever and says: brown's stone first, then black's."""
    state = table(turn=4, owned={4: "lever"}, cargo={1: "123."}, **things)
    return play(state, "play lever", f"sail 1 {site}", "unload 3", "unload 1")


def test_r7_7_a_lever_decides_in_what_order_the_stones_are_unloaded() -> None:
    assert text(lever("temple").temple) == "312"


def test_r7_7_the_whole_order_is_announced_before_the_first_stone_leaves_the_ship() -> None:
    """Ruling 15."""
    state = table(owned={1: "lever"}, cargo={1: "123."})
    play(state, "play lever", "sail 1 temple", "unload 3")
    assert (asked(state), text(state.temple), text(state.cargo[:4])) == ("seat 1 order", "", "123.")


def test_r7_7_the_order_announced_so_far_is_shown_as_announced() -> None:
    """Ruling 15."""
    state = table(owned={1: "lever"}, cargo={1: "1234"})
    play(state, "play lever", "sail 1 temple", "unload 4", "unload 2")
    assert GAME.view(state, None)["unloading"] == [3, 1]


def test_r7_7_a_stone_is_announced_once() -> None:
    """Ruling 15."""
    state = table(owned={1: "lever"}, cargo={1: "12.3"})
    play(state, "play lever", "sail 1 temple", "unload 4")
    assert moves(state) == ["unload 1", "unload 2"]


def test_r7_7_at_the_market_each_owner_still_chooses_the_card() -> None:
    """Ruling 16."""
    state = lever("market")
    assert asked(state) == "seat 3 pick-card"
    assert asked(play(state, "take 1")) == "seat 1 pick-card"


def test_r7_7_at_the_pyramids_each_owner_still_chooses_the_pyramid() -> None:
    """Ruling 17."""
    state = lever("pyramids", side_b="pyramids")
    assert asked(state) == "seat 3 pick-pyramid"
    assert asked(play(state, "pyramid left")) == "seat 1 pick-pyramid"


def test_r7_7_minimum_load_and_free_harbour_apply() -> None:
    state = play(
        table(owned={1: "lever"}, cargo={1: "12..", 4: "1."}, sailed={2: "temple"}), "play lever"
    )
    assert moves(state) == [
        "sail 4 market",
        "sail 4 pyramids",
        "sail 4 burial_chamber",
        "sail 4 obelisks",
    ]


def test_r7_7_it_needs_a_ship_at_its_minimum() -> None:
    assert "play lever" not in moves(table(owned={1: "lever"}, cargo={1: "12.."}))


@pytest.mark.parametrize(
    ("sled", "quarry", "sled_after", "quarry_after"),
    [(0, 27, 2, 24), (2, 27, 4, 24), (4, 27, 4, 26), (0, 1, 0, 0), (1, 1, 1, 0)],
)
def test_r7_8_a_hammer_takes_stones_and_then_loads_one(
    sled: int, quarry: int, sled_after: int, quarry_after: int
) -> None:
    """Ruling 20: the sled holds five before the stone is loaded."""
    state = play(
        table(owned={1: "hammer"}, sled={1: sled}, quarry={1: quarry}), "play hammer", "load 2 3"
    )
    assert (state.sled[0], state.quarry[0]) == (sled_after, quarry_after)
    assert text(state.cargo[4:8]) == "..1."


@pytest.mark.parametrize(("sled", "quarry"), [(5, 27), (1, 0)])
def test_r7_8_it_may_be_played_though_no_stone_can_be_taken(sled: int, quarry: int) -> None:
    """Ruling 20."""
    state = play(
        table(owned={1: "hammer"}, sled={1: sled}, quarry={1: quarry}), "play hammer", "load 1 1"
    )
    assert (state.sled[0], state.quarry[0]) == (sled - 1, quarry)


def test_r7_8_the_stone_must_be_loaded() -> None:
    state = play(table(owned={1: "hammer"}, cargo={3: "2."}), "play hammer")
    assert moves(state) == moves(state, "load")


def test_r7_8_it_cannot_be_played_when_all_waiting_ships_are_full() -> None:
    """Ruling 21."""
    assert "play hammer" not in moves(last_ship(owned={1: "hammer"}))


def test_r7_8_it_cannot_be_played_without_a_stone_to_load() -> None:
    assert "play hammer" not in moves(
        table(owned={1: "hammer"}, sled={1: 0}, quarry={1: 0}, cargo={3: "2."})
    )


def sail_card(**things: Any) -> ImhotepState:
    return play(table(owned={1: "sail"}, **things), "play sail")


def test_r7_9_a_sail_loads_a_stone_and_sails_that_ship() -> None:
    """Ruling 18: any free space, and then from bow to stern."""
    state = play(sail_card(cargo={2: "..2"}), "load 2 1", "sail 2 temple")
    assert text(state.temple) == "12"
    assert (state.sled[0], asked(state)) == (1, "seat 2 turn")


def test_r7_9_the_stone_may_go_to_the_stern() -> None:
    """Ruling 18."""
    assert text(play(sail_card(cargo={2: "2.."}), "load 2 3", "sail 2 temple").temple) == "21"


def test_r7_9_the_stone_counts_towards_the_minimum() -> None:
    """Ruling 18: ship 1 is one stone short of its minimum."""
    assert moves(sail_card(cargo={1: "2.2."}), "load 1") == ["load 1 2", "load 1 4"]


def test_r7_9_a_ship_that_would_stay_below_its_minimum_cannot_be_used() -> None:
    """Ruling 18: ship 1 is two stones short, ship 2 has none."""
    assert {move.split()[1] for move in moves(sail_card(cargo={1: "2..."}))} == {"3", "4"}


def test_r7_9_a_full_ship_cannot_be_used() -> None:
    """Ruling 18."""
    assert "play sail" not in moves(
        table(ships="4 3 2 2", owned={1: "sail"}, cargo={3: "22", 4: "33"})
    )


def test_r7_9_the_ship_must_sail_to_a_free_harbour() -> None:
    """Ruling 18."""
    state = play(sail_card(cargo={4: "2."}, sailed={1: "temple"}), "load 3 1")
    assert moves(state) == [
        "sail 3 market",
        "sail 3 pyramids",
        "sail 3 burial_chamber",
        "sail 3 obelisks",
    ]


def test_r7_9_it_needs_a_stone_on_the_sled() -> None:
    """Ruling 18: a stone in the quarry does not help."""
    assert "play sail" not in moves(table(owned={1: "sail"}, sled={1: 0}, cargo={3: "2."}))


@pytest.mark.parametrize("loads", [("load 1 4", "load 1 1"), ("load 1 1", "load 3 2")])
def test_r7_10_a_chisel_loads_two_stones_on_one_ship_or_on_two(loads: tuple[str, str]) -> None:
    state = play(table(owned={1: "chisel"}), "play chisel", *loads)
    assert (state.sled[0], text(state.cargo).count("1"), asked(state)) == (0, 2, "seat 2 turn")


def test_r7_10_both_stones_must_be_loaded() -> None:
    """Ruling 19."""
    state = play(table(owned={1: "chisel"}), "play chisel", "load 1 1")
    assert asked(state) == "seat 1 load"
    assert refusal(state, "pass").rule == "R7.6"


def test_r7_10_it_needs_two_stones_on_the_sled() -> None:
    """Ruling 19."""
    assert "play chisel" not in moves(table(owned={1: "chisel"}, sled={1: 1}))


def test_r7_10_it_needs_two_free_spaces() -> None:
    """Ruling 19."""
    sailed = {1: "market", 2: "temple", 3: "pyramids"}
    assert "play chisel" not in moves(table(owned={1: "chisel"}, sailed=sailed, cargo={4: "2."}))
    assert "play chisel" in moves(table(owned={1: "chisel"}, sailed=sailed))
