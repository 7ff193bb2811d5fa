"""A rule that is wrong in one of the two models is noticed, and the message says where to look."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.second_model import Different

from .model import figures, payment, rounds, scoring, traitor, turns
from .model.payment import Payment
from .model.scoring import Gods, needs_of_gods
from .model.table import Player, Table
from .model.traitor import take_or_discard_artisan
from .side_by_side import play_many

ENOUGH = 60
"""So many games bring out each of the wrong rules below."""


def succession_with_one_noble(table: Table, player: Player) -> None:
    if table.pharaoh is None and player.tomb >= figures.SUCCESSION_TOMB:
        table.pharaoh = player


def scribes_do_nothing(token: str, nobles: frozenset[int]) -> frozenset[str]:
    own = token.removeprefix("offering-")
    return frozenset([own] if own in figures.COLOURS else figures.COLOURS)


def overpaying_is_allowed(paid: Payment) -> Iterator[Payment]:
    return iter(())


def gods_share_what_they_are_shown(ring: tuple[str, ...]) -> dict[Gods, dict[str, int]]:
    right = needs_of_gods(ring)
    return {
        gods: {zone: max([0, *[right[god,][zone] for god in gods]]) for zone in ring}
        for gods in right
    }


def jars_do_not_block(table: Table, colours: list[str]) -> None:
    return


def nobody_takes_the_start_token(table: Table, player: Player, rewards: list[str]) -> list[str]:
    return [reward for reward in rewards if reward != "start"]


def traitor_mistakes_low_for_high(table: Table, what: str, which: str) -> None:
    take_or_discard_artisan(table, what, "low" if which == "high" else "high")


@pytest.mark.parametrize(
    ("where", "name", "wrong", "noticed"),
    [
        (Table, "check_succession", succession_with_one_noble, "pharaoh: the engine has None"),
        (payment, "stands_for", scribes_do_nothing, "the engine has"),
        (payment, "without_one", overpaying_is_allowed, "legal moves:"),
        (scoring, "needs_of_gods", gods_share_what_they_are_shown, ".satisfied: the engine has"),
        (rounds, "block", jars_do_not_block, "spaces.0: the engine has"),
        (turns, "worth", nobody_takes_the_start_token, "the engine has"),
        (traitor, "take_or_discard_artisan", traitor_mistakes_low_for_high, "artisans.shown."),
    ],
    ids=lambda value: value.__name__ if callable(value) and not isinstance(value, type) else "",
)
def test_a_wrong_rule_is_noticed(
    monkeypatch: pytest.MonkeyPatch, where: Any, name: str, wrong: Any, noticed: str
) -> None:
    monkeypatch.setattr(where, name, wrong)
    payment.minimal_payments.cache_clear()
    with pytest.raises(Different) as found:
        play_many(0, ENOUGH)
    payment.minimal_payments.cache_clear()
    message = str(found.value)
    assert message.startswith("pharaon, ")
    assert "seed" in message
    assert "  1. " in message, "the moves up to there"
    assert noticed in message
