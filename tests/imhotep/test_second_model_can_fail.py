"""A rule that is wrong in one of the two models is noticed, and the message says where to look."""

from typing import Any

import pytest

from tests.questions import Script, ask
from tests.second_model import Different

from .model import cards, figures, rounds, scoring, ships, sites, view
from .model.table import Player, Ship, Table
from .model.view import View, market_view
from .side_by_side import play_many

ENOUGH = 64
"""So many games bring out each of the wrong rules below."""


def sleds_have_no_limit(player: Player, wanted: int) -> int:
    return min(wanted, player.quarry)


def any_stone_is_enough_to_sail(table: Table, ship: Ship) -> list[str]:
    return [f"sail {ship.number} {site}" for site in table.free_sites() if ship.loaded()]


def harbours_are_never_full(table: Table) -> list[str]:
    return figures.SITES


def ships_are_unloaded_from_the_stern(ship: Ship) -> list[int]:
    return [space for space, stone in enumerate(ship.spaces) if stone][::-1]


def stones_return_card_by_card(table: Table, ship: Ship) -> Script[None]:
    while table.unloading:
        space = table.unloading.pop(0)
        owner, ship.spaces[space] = ship.spaces[space], None
        assert owner
        owner.quarry += 1
        yield from cards.pick_card(table, owner)


def the_pair_is_open(table: Table, seat: int | None) -> View:
    return {**market_view(table, seat), "pair_cards": table.pair}


def the_pile_is_shuffled_early(table: Table) -> str | None:
    card = table.draw_pile.pop() if table.draw_pile else None
    if not table.draw_pile:
        table.draw_pile, table.discards = table.shuffled(table.discards), []
    return card


def red_cards_use_the_sled(table: Table, player: Player, card: str) -> Script[None]:
    if card in figures.BUILDS:
        player.sled -= 1
        yield from sites.deliver(table, player, figures.BUILDS[card])
        table.discards.append(card)
    else:
        player.cards[card] += 1


def a_sail_needs_a_ready_ship(table: Table, player: Player) -> list[str]:
    ready = [ship for ship in table.waiting_ships() if len(ship.loaded()) >= ship.minimum]
    return [load for ship in ready if player.sled for load in ships.loads_of(ship)]


def a_full_pyramid_runs_over(owner: Player, is_open: list[int]) -> Script[int]:
    names = figures.PYRAMID_NAMES["B"]
    answer = yield from ask(owner, "pick-pyramid", [f"pyramid {name}" for name in names])
    return names.index(answer.removeprefix("pyramid "))


def lowest_tower_first(built: int) -> int:
    return figures.TOWERS[::-1][built]


def covered_stones_count(table: Table) -> list[Player | None]:
    stones: list[Player | None] = [*table.temple[: table.temple_width]]
    return stones + [None] * (table.temple_width - len(stones))


def stones_must_fit_to_be_chosen(owner: Player, place: int) -> Script[None]:
    facts = {"detail": place, "stones": owner.can_take(figures.TEMPLE_STONES)}
    answers = ["stones", "point"] if facts["stones"] == figures.TEMPLE_STONES else ["point"]
    if (yield from ask(owner, "temple-choice", answers, **facts)) == "stones":
        owner.take_stones(figures.TEMPLE_STONES)
    else:
        owner.points["temple"] += figures.TEMPLE_POINT


def the_same_player_begins_again(table: Table, starter: Player) -> Script[Player]:
    player = starter
    while table.waiting_ships():
        yield from rounds.take_turn(table, player)
        player = table.left_of(player)
    return starter


def the_best_of_equals_share_nothing(
    table: Table, stones: list[Player], places: list[int], player: Player
) -> int:
    better = [one for one in table.players if stones.count(one) > stones.count(player)]
    return places[len(better)] if player in stones else 0


def one_group_for_each_player(table: Table, player: Player) -> list[int]:
    return [table.burial_chamber.count(player)]


def own_stones_only_are_decorated(table: Table, player: Player) -> int:
    return sum(
        player.cards[card] * (table.stones_at(monument).count(player) // figures.STONES_PER_POINT)
        for card, monument in figures.DECORATES.items()
    )


def wrath_for_each_monument(table: Table, player: Player) -> int:
    without = [one for one in figures.MONUMENTS if player not in table.stones_at(one)]
    return figures.WRATH * len(without) if table.options["wrath"] else 0


def full_sleds_do_not_matter(table: Table) -> list[Player]:
    best = max(scoring.total(table, player) for player in table.players)
    return [player for player in table.players if scoring.total(table, player) == best]


@pytest.mark.parametrize(
    ("where", "name", "wrong", "noticed"),
    [
        (Player, "can_take", sleds_have_no_limit, "the engine has"),
        (ships, "sails_of", any_stone_is_enough_to_sail, "legal moves:"),
        (Table, "free_sites", harbours_are_never_full, "legal moves:"),
        (Ship, "loaded", ships_are_unloaded_from_the_stern, "the engine has"),
        (ships, "unload_at_market", stones_return_card_by_card, ".quarry: the engine has"),
        (view, "market_view", the_pair_is_open, "market.pair_cards: the engine has []"),
        (Table, "draw", the_pile_is_shuffled_early, "market.draw_pile: the engine has 0"),
        (cards, "receive", red_cards_use_the_sled, ".sled: the engine has"),
        (cards, "loads_to_sail", a_sail_needs_a_ready_ship, "legal moves:"),
        (sites, "choose_pyramid", a_full_pyramid_runs_over, "legal moves:"),
        (sites, "value_of_tower", lowest_tower_first, "points so far:"),
        (Table, "visible_in_temple", covered_stones_count, "the engine has"),
        (sites, "point_or_stones", stones_must_fit_to_be_chosen, "legal moves:"),
        (rounds, "play_round", the_same_player_begins_again, "actor:"),
        (scoring, "share_of_places", the_best_of_equals_share_nothing, "if_ended_now: the engine"),
        (scoring, "sizes_of_groups", one_group_for_each_player, "points.burial_chamber."),
        (scoring, "decorations", own_stones_only_are_decorated, "points.decorations."),
        (scoring, "wrath", wrath_for_each_monument, "points.wrath."),
        (scoring, "winners", full_sleds_do_not_matter, "who is ahead:"),
    ],
    ids=lambda value: getattr(value, "__name__", "") if callable(value) else "",
)
def test_a_wrong_rule_is_noticed(
    monkeypatch: pytest.MonkeyPatch, where: Any, name: str, wrong: Any, noticed: str
) -> None:
    monkeypatch.setattr(where, name, wrong)
    assert noticed in difference()


def test_a_mistyped_figure_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(figures.OBELISK_PLACES, 3, [12, 6, 2])
    assert "obelisks.places.2: the engine has 1, the model 2" in difference()


def test_a_miscounted_card_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(figures.CARDS, "statue", 9)
    assert "statue: the engine has 10, the model 9" in difference()


def difference() -> str:
    """What is reported of the first difference; it begins with how to play that game again."""
    with pytest.raises(Different) as found:
        play_many(0, ENOUGH, every=4)
    message = str(found.value)
    assert message.startswith("imhotep, ")
    assert "seed" in message
    return message
