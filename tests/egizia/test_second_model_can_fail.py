"""A rule that is wrong in one of the two models is noticed, and the message says where to look."""

from typing import Any

import pytest

from tests.questions import Script
from tests.second_model import Different

from .model import building, figures, rounds, sailing, scoring, spaces, sphinx
from .model.table import Player, Site, Step, Table
from .side_by_side import play_many

ENOUGH = 42
"""So many games bring out each of the wrong rules below."""


def going_upstream_is_free(table: Table, player: Player, position: int) -> list[str]:
    joins = position in figures.TOWNS and bool(table.river_ships[position])
    return ["reuse"] if joins else []


def substitutes_never_build(table: Table, site: Site, player: Player) -> None:
    player.ships += 1
    _place, position = figures.SITES[site.name]
    table.river_ships[position].remove(player)
    site.berths = [None if ship is player else ship for ship in site.berths]


def nobody_goes_first(table: Table, site: Site) -> Script[None]:
    yield from ()


def any_brick_bears(table: Table) -> dict[str, int]:
    found = {}
    for row, (value, size) in enumerate(figures.PYRAMID, start=1):
        if len(table.pyramid[row - 1]) < size and (row == 1 or table.pyramid[row - 2]):
            found[f"pyramid {row}"] = value
    return found


def last_of_equals_gets_the_row(table: Table, row: int) -> None:
    owners = table.pyramid[row - 1]
    best = max(owners, key=lambda player: (owners.count(player), owners.index(player)))
    table.move_score(best, owners.count(best), "rows")


def dead_ends_are_offered(player: Player, team: list[str], boost: int, cheapest: int) -> bool:
    return player.stones >= cheapest


def no_limit_to_drawing(table: Table, step: Step) -> list[str]:
    most = min(step.strength, step.player.stones, len(table.deck))
    return [f"draw {count}" for count in range(1, most + 1)]


def quarries_overflow(table: Table) -> None:
    for player in table.order:
        player.stones += sum(value for _card, value in player.quarries)


def late_comers_stand_in_front(table: Table, player: Player, points: dict[str, int]) -> None:
    for source, count in points.items():
        player.points += count
        player.by_source[source] += count
    table.clock += 1
    player.arrived = -table.clock


def seller_needs_the_track(player: Player) -> int:
    return player.stones // 2 if scoring.may_sell(player) else 0


def tiles_for_the_leader_first(table: Table) -> None:
    table.order = table.from_the_front()


def ring_does_not_matter(table: Table, player: Player, ring: int) -> int:
    return sum(one.value for one in player.fields)


def most_means_alone(table: Table, player: Player, what: str) -> bool:
    own = scoring.production_of(player, what)
    others = [one for one in table.players if one is not player]
    return all(scoring.production_of(other, what) < own for other in others)


@pytest.mark.parametrize(
    ("where", "name", "wrong", "noticed"),
    [
        (sailing, "cards_needed", going_upstream_is_free, "legal moves:"),
        (building, "take_ship_back", substitutes_never_build, "the engine has"),
        (building, "offer_first_place", nobody_goes_first, "actor:"),
        (spaces, "open_on_pyramid", any_brick_bears, "the engine has"),
        (building, "pay_full_row", last_of_equals_gets_the_row, "points so far:"),
        (building, "can_reach", dead_ends_are_offered, "the engine has"),
        (sphinx, "possible_draws", no_limit_to_drawing, "'draw 6'"),
        (rounds, "production", quarries_overflow, "the engine has 25"),
        (Table, "move_score_at_once", late_comers_stand_in_front, "the engine has"),
        (scoring, "sale", seller_needs_the_track, "the engine has"),
        (rounds, "give_out_tiles", tiles_for_the_leader_first, "actor:"),
        (Table, "grain", ring_does_not_matter, ".grain: the engine has"),
        (scoring.CONDITIONS, "most", most_means_alone, ".sphinx_points."),
    ],
    ids=lambda value: getattr(value, "__name__", "") if callable(value) else "",
)
def test_a_wrong_rule_is_noticed(
    monkeypatch: pytest.MonkeyPatch, where: Any, name: str, wrong: Any, noticed: str
) -> None:
    change = monkeypatch.setitem if isinstance(where, dict) else monkeypatch.setattr
    change(where, name, wrong)
    message = difference()
    assert "  1. " in message, "the moves up to there"
    assert noticed in message


def test_a_mistyped_figure_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(figures.FIELDS, "field_9", ("yellow_green", 8))
    assert "value: the engine has 7, the model 8" in difference()


def difference() -> str:
    """What is reported of the first difference; it begins with how to play that game again."""
    with pytest.raises(Different) as found:
        play_many(0, ENOUGH, every=4)
    message = str(found.value)
    assert message.startswith("egizia, ")
    assert "seed" in message
    return message
