"""A rule that is wrong in one of the two models is noticed, and the message says where to look."""

from dataclasses import replace
from typing import Any

import pytest

from tests.questions import Script
from tests.second_model import Different

from .model import actions, attacks, figures, possible, reactions, scoring, turn, view
from .model.pyramid import ABOVE
from .model.table import PLACES, Card, Player, Table
from .side_by_side import play_many

ENOUGH = 60
"""So many games bring out each of the wrong rules below."""


def left_always_falls(table: Table, gap: int, chooser: Player) -> Script[None]:
    yield from ()
    while above := [place for place in ABOVE[gap] if table.pyramid[place]]:
        table.pyramid[gap], table.pyramid[above[0]] = table.pyramid[above[0]], None
        gap = above[0]


def refilled_from_the_top(table: Table) -> None:
    for place in reversed(PLACES):
        if table.pyramid[place] is None and table.stock:
            table.pyramid[place] = table.stock.pop()


def swapping_changes_nothing(table: Table, one: int, other: int) -> None:
    table.pyramid[one], table.pyramid[other] = table.pyramid[other], table.pyramid[one]


def tombs_count_as_owned(player: Player) -> int:
    return len(player.hand) + len(player.pile) + len(player.deck) + len(player.tomb)


def offering_table_is_used_up(victim: Player) -> None:
    victim.discard(victim.take_from_hand("offering_table"))


def cat_catches_own_sacrifices(table: Table, sacrificer: Player) -> Script[None]:
    reacts = yield from reactions.window(sacrificer, "mummified_cat", "catch")
    if reacts:
        sacrificer.discard(Card(table.boneyard.pop()))


def boat_never_comes(table: Table) -> Script[None]:
    yield from ()


def draws_need_not_be_whole(table: Table, player: Player, count: int) -> bool:
    return player.drawable() > 0


def equal_cost_is_low_enough(table: Table) -> list[int]:
    standing = table.standing().items()
    return [place for place, kind in standing if figures.cost(kind) <= table.dearest]


def thoth_only_raises(table: Table, card: Card) -> int:
    return max(table.gold_each, figures.CARDS[card.kind].gold)


def actions_are_done_when_they_begin(table: Table, player: Player, kind: str) -> Script[None]:
    table.done.append(kind)
    yield from actions.perform(table, player, kind)


def stock_is_part_of_the_pyramid(table: Table, player: Player) -> Script[None]:
    player.discard(Card(table.stock.pop()))
    table.changed = True
    yield from ()


def tyet_repeats_everything(table: Table, player: Player) -> list[str]:
    return [kind for kind in table.done if possible.possible(table, player, kind)]


def duplicates_count(table: Table, name: str, cards: list[str]) -> int:
    if name not in figures.SET_SIZES:
        return sum(figures.CARDS[kind].points or 0 for kind in cards)
    return len(cards) ** 2


def the_emptying_turn_is_the_last(table: Table) -> bool:
    return not table.stock and not table.standing()


def more_cards_break_ties(table: Table) -> list[int]:
    players = table.players
    ranks = [(scoring.total(table, player), len(player.tomb)) for player in players]
    return [player.seat for player in players if ranks[player.seat] == max(ranks)]


def piles_stay_closed(table: Table, player: Player) -> bool:
    return bool(table.options["open_piles"])


@pytest.mark.sample(6)
@pytest.mark.parametrize(
    ("where", "name", "wrong", "noticed"),
    [
        (turn, "crumble", left_always_falls, "the engine has 'crumble'"),
        (turn, "refill", refilled_from_the_top, "pyramid."),
        (actions, "swap", swapping_changes_nothing, "the engine has"),
        (Player, "owned", tombs_count_as_owned, "the engine has"),
        (attacks, "show_offering_table", offering_table_is_used_up, "hand of"),
        (attacks, "offer_cat", cat_catches_own_sacrifices, "the engine has"),
        (turn, "offer_boat", boat_never_comes, "the engine has"),
        (possible, "can_draw", draws_need_not_be_whole, "legal moves:"),
        (possible, "below_purchase", equal_cost_is_low_enough, "legal moves:"),
        (Table, "gold", thoth_only_raises, "the engine has"),
        (turn, "perform", actions_are_done_when_they_begin, "the engine has"),
        (actions.ACTIONS, "book_of_the_netherworld", stock_is_part_of_the_pyramid, "changed:"),
        (actions, "repeatable", tyet_repeats_everything, "legal moves:"),
        (scoring, "points_of", duplicates_count, "points"),
        (turn, "is_over", the_emptying_turn_is_the_last, "actor:"),
        (scoring, "winners", more_cards_break_ties, "winners"),
        (view, "may_browse", piles_stay_closed, ".pile_cards: the engine has ["),
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
    monkeypatch.setitem(figures.CARDS, "scarab", replace(figures.CARDS["scarab"], cost=8))
    assert "cost: the engine has 7, the model 8" in difference()


def difference() -> str:
    """What is reported of the first difference; it begins with how to play that game again."""
    with pytest.raises(Different) as found:
        play_many(0, ENOUGH, every=4)
    message = str(found.value)
    assert message.startswith("valley_of_the_kings, ")
    assert "seed" in message
    return message
