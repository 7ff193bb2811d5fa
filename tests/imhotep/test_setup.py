"""R1 and R2: the aim, the players, and what lies on the table before the first turn."""

from collections import Counter
from itertools import product

import pytest

import iteru
from iteru.engine.errors import BadOptions
from iteru.games.imhotep.rules.moves import SITES
from iteru.kit.seats import SHAPES

from .builder import EVERY_SEAT, GAME, cards, last_ship, names, play, play_out, points, table

DECK = {
    "entrance": 2,
    "sarcophagus": 2,
    "paved_path": 2,
    "pyramid_decoration": 2,
    "temple_decoration": 2,
    "burial_chamber_decoration": 2,
    "obelisk_decoration": 2,
    "statue": 10,
    "lever": 2,
    "hammer": 2,
    "sail": 3,
    "chisel": 3,
}
ROUND_CARDS = {
    2: "4331 4322 4321 4221 3322 3321 3221",
    3: "4421 4332 4322 4321 4221 3332 3322",
    4: "4432 4422 4421 4333 4332 4322 3332",
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r1_1_after_six_rounds_whoever_has_most_points_wins(seats: int) -> None:
    state = play_out(table(seats), seed=seats)
    best = max(state.scores())
    assert state.round == 6
    assert {state.scores()[seat] for seat in state.winners()} == {best}


@pytest.mark.parametrize("seats", [1, 5])
def test_r1_2_two_to_four_can_play(seats: int) -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.new(seats)
    assert caught.value.problem == "bad-seats"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r1_2_the_next_seat_sits_to_the_left_and_the_first_follows_the_last(seats: int) -> None:
    state = table(seats, sled=dict.fromkeys(range(1, seats + 1), 1))
    turns = []
    for _ in range(seats):
        turns.append(play(state, "stones").actor)
    assert turns == [*range(1, seats), 0]


@pytest.mark.parametrize("page", ["RULES.md", "RULES.cs.md"])
def test_r1_2_the_rule_page_names_the_colours_and_shapes_that_are_shown(page: str) -> None:
    """As the palette calls them; nothing on the page is black, white, brown or grey."""
    rule = next(
        line
        for line in (GAME.meta.folder / page).read_text(encoding="utf-8").splitlines()
        if line.startswith("**R1.2 ")
    )
    shown = {
        "RULES.md": ["lapis circle", "carnelian triangle", "malachite square", "ochre diamond"],
        "RULES.cs.md": ["lazurit", "karneol", "malachit", "okr"],
    }
    assert [name for name in shown[page] if name not in rule] == []
    assert SHAPES[:4] == ("circle", "triangle", "square", "diamond")


def test_r1_2_a_stone_is_its_owners_whoever_ships_it() -> None:
    state = play(table(turn=1, cargo={3: "2."}), "sail 3 pyramids")
    assert points(state, "pyramids") == [0, 2, 0, 0]


def test_r2_1_a_first_game_has_side_a_everywhere() -> None:
    options = GAME.view(GAME.new(2, seed=1), None)["options"]
    assert [options[site] for site in SITES] == ["A"] * 5


@pytest.mark.parametrize("sides", ["".join(sides) for sides in product("AB", repeat=5)])
def test_r2_1_any_mix_of_sides_will_do(sides: str) -> None:
    state = GAME.new(2, seed=1, options=dict(zip(SITES, sides, strict=True)))
    options = GAME.view(state, None)["options"]
    assert "".join(options[site] for site in SITES) == sides


def test_r2_1_a_board_has_no_third_side() -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.new(2, options={"temple": "C"})
    assert caught.value.problem == "bad-option-value"


def test_r2_2_the_deck_holds_34_cards() -> None:
    state = table()
    assert Counter(names(state.deck + state.stalls)) == DECK


def test_r2_2_the_discard_pile_starts_empty() -> None:
    assert GAME.view(GAME.new(4, seed=1), None)["market"]["discards"] == {}


def test_r2_2_the_draw_pile_is_shuffled() -> None:
    assert table(seed=1).deck != table(seed=2).deck


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r2_3_there_are_seven_round_cards_for_each_number_of_players(seats: int) -> None:
    piles = GAME.view(table(seats), None)["round_cards"]
    found = ["".join(map(str, ships)) for ships in piles["seen"] + piles["unseen"]]
    assert sorted(found) == sorted(ROUND_CARDS[seats].split())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r2_3_six_different_round_cards_are_played_and_one_is_never_seen(seats: int) -> None:
    piles = GAME.view(play_out(table(seats), seed=1), None)["round_cards"]
    assert len({tuple(ships) for ships in piles["seen"]}) == 6
    assert len(piles["unseen"]) == 1


def test_r2_3_the_round_cards_are_shuffled() -> None:
    assert table(seed=1).round_cards != table(seed=2).round_cards


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r2_4_each_player_has_29_stones_to_play_with(seats: int) -> None:
    census = GAME.census(table(seats))
    assert [census[f"stones of seat {seat}"] for seat in range(1, seats + 1)] == [29] * seats


def test_r2_4_scores_start_at_0() -> None:
    assert table().scores() == [0, 0, 0, 0]


def test_r2_4_only_stones_of_ones_own_colour_are_taken() -> None:
    state = play(table(turn=2, sled={2: 0}), "stones")
    assert state.quarry == [27, 26 - 3, 25, 24]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r2_5_first_stones(seats: int) -> None:
    state = GAME.new(seats, seed=1)
    players = GAME.view(state, None)["players"]
    assert [player["sled"] for player in players] == [2, 3, 4, 5][:seats]
    assert [player["quarry"] for player in players] == [27, 26, 25, 24][:seats]


@pytest.mark.parametrize("seed", range(5))
def test_r2_5_seat_1_starts_the_first_round(seed: int) -> None:
    """Ruling 36."""
    assert GAME.new(4, seed=seed).actor == 0


@pytest.mark.parametrize("seat", EVERY_SEAT)
def test_r2_6_the_view_of_a_seat_does_not_depend_on_what_is_hidden(seat: int | None) -> None:
    """Ruling 35: the draw pile, the round cards to come, the one put away, and the pair of market B."""
    one = table(
        side_b="market", market="statue statue statue", pair="lever sail", deck="chisel hammer"
    )
    other = table(
        side_b="market", market="statue statue statue", pair="hammer chisel", deck="sail lever"
    )
    other.round_cards[1:] = other.round_cards[:0:-1]
    assert one.round_cards != other.round_cards
    assert GAME.view(one, seat) == GAME.view(other, seat)


@pytest.mark.parametrize("seat", EVERY_SEAT)
def test_r2_6_everything_else_is_open_to_all(seat: int | None) -> None:
    """Ruling 35."""
    state = table(owned={2: "lever"}, discard="statue", sled={3: 1}, quarry={4: 7})
    view = GAME.view(state, seat)
    assert view["players"][1]["cards"] == {"lever": 1}
    assert view["market"]["discards"] == {"statue": 1}
    assert (view["players"][2]["sled"], view["players"][3]["quarry"]) == (1, 7)


def test_r2_6_a_bot_is_dealt_anew_what_it_cannot_know_and_nothing_else() -> None:
    """Ruling 35."""
    state = table(side_b="market", owned={1: "lever"})
    copy = GAME.sight(state, 1, iteru.Rng.seeded(5))
    assert GAME.view(copy, 1) == GAME.view(state, 1)
    assert copy.snapshot()["deck"] != state.deck


def test_r2_6_a_card_on_the_draw_pile_is_open_once_it_is_dealt() -> None:
    state = play(last_ship(deck="lever hammer sail chisel"), "sail 4 obelisks")
    assert GAME.view(state, None)["market"]["cards"] == ["lever", "hammer", "sail", "chisel"]
    assert cards(state, 1) == {}
