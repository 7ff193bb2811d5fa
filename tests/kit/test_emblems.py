"""In the log of every game stands the emblem of the card that an event is about."""

import re

import pytest

import iteru
from iteru.contract.games import random_action
from iteru.engine.events import Event
from iteru.engine.match import Match
from iteru.engine.rng import Rng
from iteru.kit.artist import symbols_drawn
from iteru.kit.shown import shown

ABOUT_CARDS = {
    "egizia": ("card",),
    "imhotep": ("card",),
    "pharaon": ("noble", "artisan"),
    "valley_of_the_kings": ("card",),
}
"""The facts that name a card."""


def events_of(name: str) -> list[Event]:
    """Everything that happens in a random game."""
    game, rng = iteru.game(name), Rng.seeded(3)
    match = Match(game, game.meta.max_seats, 3)
    while not match.is_over:
        match.choose(match.state.actor, random_action(match.state, rng))
    return [event for played in match.played for event in played.events]


@pytest.mark.parametrize("name", ABOUT_CARDS)
def test_every_event_about_a_card_has_its_emblem(name: str) -> None:
    game, known = iteru.game(name), symbols_drawn(iteru.meta(name))
    found = set()
    for event in events_of(name):
        emblem = shown(game.meta).emblem(event, game.box)
        if any(fact in event.facts for fact in ABOUT_CARDS[name]):
            assert emblem is not None, event
        if emblem is not None:
            (symbol,) = re.findall(r'href="#~([\w-]+)"', emblem.markup)
            assert f'id="~{symbol}"' in known, event
            found.add(symbol)
    assert len(found) >= 5
