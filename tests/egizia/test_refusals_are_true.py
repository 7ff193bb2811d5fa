"""Every refusal is true: with what it names put right, and nothing else, the move is offered (`tests.refusal_pairs`)."""

from typing import Any

import pytest

import iteru
from iteru.engine.agenda import Question
from iteru.games.egizia.rules import building_step, gains, sailing
from iteru.games.egizia.rules.codes import field_of_seat
from iteru.games.egizia.rules.moves import (
    CARDS,
    COLOURS,
    FIRST_PERMANENT,
    OBELISK_SITE,
    SITES,
    SPHINX_CARDS,
    SPHINX_SITE,
)
from iteru.games.egizia.rules.position import EMPTY, START_CARD
from iteru.games.egizia.rules.state import EgiziaState
from tests.refusal_pairs import Pair, check, problems_of

from .builder import GAME, build, feed, late, lay_bricks, new, play, sphinx_deck, table, tiles

UNLIFTABLE = {
    "refused-no-such-space": "only another box has more spaces",
    "refused-no-such-berth": "only more players have more berths",
    "refused-no-such-row": "only another box has more rows",
}
PYRAMID_SITE = SITES.index("pyramid")
BROWN = COLOURS.index("brown")
BLACK, BLUE = 1, 2
"""Crews as bits."""
RICH = {1: 20, 2: 20, 3: 20}


# What is otherwise


def asks(state: EgiziaState, question: Question[Any], detail: int = 0) -> dict[str, Any]:
    """Another question is asked of whoever must choose."""
    copy = state.clone()
    copy.agenda.clear()
    copy.push(question, state.actor, detail)
    return {"agenda": copy.agenda}


def team(state: EgiziaState, site: int) -> dict[str, Any]:
    """The black crew was named at a site."""
    return asks(state, building_step.TEAM, site) | {"team": BLACK, "strength": 3, "paid": 0}


def with_card(state: EgiziaState, card: str) -> dict[str, Any]:
    """Seat 1 has one more card."""
    held = state.held.copy()
    held[CARDS.index(card) - FIRST_PERMANENT] += 1
    return {"held": held}


def unused(state: EgiziaState) -> dict[str, Any]:
    """No card has worked in this round."""
    return {"worked": [0] * len(state.worked)}


def first(numbers: list[int], number: int) -> list[int]:
    """The same numbers, but for the first one."""
    return [number, *numbers[1:]]


def free(state: EgiziaState, space: int) -> dict[str, Any]:
    return {"free": state.free | 1 << space - 1}


# Sailing


def pairs_of_spaces() -> list[Pair]:
    card = play(table(2), "sail 1")
    left = play(without_card(table(2, held={1: "leftover"})), "pass", "pass")
    all_cards = {"river": table(2).river}
    town = play(table(2), "sail 4")
    barred = play(table(2, held={2: "reuse"}), "sail 20", "ring stay")
    shared = play(table(held={3: "reuse"}), "sail 4", "sail 6", "berth 1", "sail 4")
    play(shared, "sail 8", "ring stay", "sail 10")
    site = play(table(2, held={1: "upstream"}), "sail 6", "berth 1", "pass")
    low = table(lowest={1: 9})
    upstream = play(table(2, held={1: "upstream"}), "sail 15", "pass", "sail 3")
    return [
        Pair("refused-card-gone", card, "sail 1", changes=all_cards | free(card, 1)),
        Pair("refused-card-gone", left, "take 1", changes=all_cards),
        Pair("refused-space-taken", town, "sail 4", changes=free(town, 4)),
        Pair("refused-not-shared", barred, "sail 20", changes=free(barred, 20)),
        Pair("refused-used-this-round", shared, "sail 8", changes=unused(shared)),
        Pair("refused-one-ship-per-site", site, "sail 6", changes={"own_sites": [0, 0]}),
        Pair("refused-upstream", low, "sail 3", changes={"lowest": [EMPTY] * 3}),
        Pair("refused-used-this-round", upstream, "sail 5", changes=unused(upstream)),
    ]


def without_card(state: EgiziaState) -> EgiziaState:
    """No card on the first space."""
    state.river[0] = EMPTY
    return state


def pairs_of_sailing() -> list[Pair]:
    start, berth = table(), play(table(), "sail 6")
    taken = play(table(4), "sail 6", "berth 1", "sail 6")
    no_ship = {"berth": [EMPTY] * len(taken.berth)}
    double = play(table(held={1: "double_ship"}), "sail 1", "use double_ship")
    ring = table()
    ring.ring = 0
    play(ring, "sail 8")
    sail, middle = sailing.SAIL, {"ring": 1}
    other_site = asks(berth, sailing.BERTH, PYRAMID_SITE)
    at_sphinx = asks(start, sailing.BERTH)
    ready = build(table(stones=RICH), "pyramid", 1)
    return [
        Pair("refused-other-question", berth, "sail 9", changes=asks(berth, sail)),
        Pair("refused-must-sail", double, "pass", changes=asks(double, sail)),
        Pair("refused-berth-taken", taken, "berth 1", changes=no_ship),
        Pair("refused-berth-now", start, target="berth-sphinx-1", changes=at_sphinx),
        Pair("refused-other-berth", berth, target="berth-pyramid-1", changes=other_site),
        Pair("refused-ring", ring, "ring left", changes=middle),
        Pair("refused-ring-far", ring, target="ring-3", changes=middle),
        Pair("refused-ring-now", start, target="ring-1", changes=asks(start, gains.RING)),
        Pair("refused-ships-later", berth, target="river-8", changes=asks(berth, sail)),
        Pair("refused-ships-now", ready, target="river-3", changes=asks(ready, sail)),
    ]


# Cards


def pairs_of_cards() -> list[Pair]:
    card = "use crew_each_round"
    holder = {1: "crew_each_round"}
    without = build(table(stones=RICH), "pyramid", 1)
    worked = play(build(table(stones=RICH, held=holder), "pyramid", 1), card, "raise blue")
    strong = build(table(stones=RICH, crews={1: "9 9 9 9"}, held=holder), "pyramid", 1)
    weaker = {"crews": first(strong.crews, 8)}
    crew = play(build(table(stones=RICH, crews={1: "9 1 1 2"}, held=holder), "pyramid", 1), card)
    full = build(table(stones={1: 25}, held={1: "stones"}), "pyramid", 1)
    poor = build(table(stones={1: 1}, held={1: "paid_crew"}), "pyramid", 1)
    return [
        Pair("refused-no-such-card", without, card, changes=with_card(without, "crew_each_round")),
        Pair("refused-used-this-round", worked, card, changes=unused(worked)),
        Pair("refused-crews-full", strong, card, changes=weaker),
        Pair("refused-crew-full", crew, "raise black", changes={"crews": first(crew.crews, 8)}),
        Pair("refused-stones-full", full, "use stones", changes={"stones": [24, 3, 4]}),
        Pair("refused-few-stones", poor, "use paid_crew", changes={"stones": [2, 3, 4]}),
    ]


def pairs_of_moments() -> list[Pair]:
    """Cards that can do nothing, or not now."""
    last = late(table(in_round=5, held={1: "stones crew_each_round"}))
    hungry = feed(table(crews={1: "4 4 4 4"}, held={1: "stones grain"}))
    eats = with_card(hungry, "stones_as_grain")
    canal = {1: "field_improver crew_each_round"}
    round_4 = late(table(in_round=4, held=canal, fields={1: "brown:6"}))
    fields = feed(table(crews={1: "4 4 4 4"}, held=canal, fields={1: "brown:6"}))
    one_more = {"fields": [*fields.fields, field_of_seat(0, START_CARD, BROWN)]}
    all_brown = {"fields": first(fields.fields, field_of_seat(0, START_CARD, BROWN))}
    return [
        Pair("refused-card-idle", last, "use stones", changes=with_card(last, "stone_seller")),
        Pair("refused-card-idle", hungry, "use stones", changes=eats),
        Pair("refused-card-moment", round_4, "improve 2", changes={"round": 5}),
        Pair("refused-no-such-field", fields, "improve 3", changes=one_more),
        Pair("refused-field-green", fields, "improve 1", changes=all_brown),
    ]


# Building


def pairs_of_crews() -> list[Pair]:
    start, ready = table(stones=RICH), build(table(stones=RICH), "pyramid", 1)
    used = ready.clone()
    used.used[0] = BLUE
    one = play(ready.clone(), "crew black")
    two = {1: "two_crews two_crews"}
    three = play(build(table(stones=RICH, held=two), "pyramid", 1), "crew black", "add blue")
    weak = lay_bricks(table(stones=RICH, crews={1: "1 1 4 2"}, held=two), obelisk="222222")
    tiles(weak, 6)
    play(build(weak, "obelisk", 1), "crew black")
    begun = build(table(stones=RICH, crews={1: "3 1 1 2"}), "pyramid", 1)
    play(begun, "crew black", "pyramid 1")
    at_site = asks(start, building_step.BUILD, PYRAMID_SITE)
    named, not_begun = team(ready, PYRAMID_SITE), team(begun, PYRAMID_SITE)
    return [
        Pair("refused-crew-used", used, "crew blue", changes={"used": [0, 0, 0]}),
        Pair("refused-one-crew", one, "add blue", changes=with_card(one, "two_crews")),
        Pair("refused-third-crew", three, "add yellow", changes={"team": BLACK}),
        Pair("refused-out-of-reach", weak, "add blue", changes={"crews": first(weak.crews, 3)}),
        Pair("refused-crew-now", start, target="crew-black", changes=at_site),
        Pair("refused-joker-alone", ready, target="crew-joker", changes=named),
        Pair("refused-team-begun", begun, target="crew-joker", changes=not_begun),
        Pair("refused-crew-first", ready, target="pyramid-1-1", changes=named),
    ]


def pairs_of_the_sphinx() -> list[Pair]:
    at_pyramid = play(build(table(stones=RICH), "pyramid", 1), "crew black")
    poor = play(build(table(stones={1: 2}, crews={1: "3 1 1 2"}), "sphinx", 1), "crew black")
    extra = build(table(stones=RICH, held={1: "more_sphinx"}), "sphinx", 1)
    play(extra, "crew black", "draw 1")
    deck = table(stones=RICH)
    sphinx_deck(deck, "pillars", "columns")
    drawn = play(build(deck, "sphinx", 1), "crew black", "draw 1")
    columns, set_up = SPHINX_CARDS.index("columns"), new(3, 2)
    not_drawn = next(kind for kind in range(len(SPHINX_CARDS)) if kind not in set_up.drawn)
    others = {"drawn": first(set_up.drawn, not_drawn)}
    twice = with_card(extra, "more_sphinx")
    return [
        Pair("refused-not-sphinx", at_pyramid, "draw 1", changes=team(at_pyramid, SPHINX_SITE)),
        Pair("refused-too-many-cards", poor, "draw 3", changes={"stones": [3, 3, 4]}),
        Pair("refused-too-many-extra", extra, "extra 3", changes=twice),
        Pair("refused-not-drawn", drawn, "keep columns", changes={"drawn": [columns]}),
        Pair("refused-not-drawn", set_up, f"keep {SPHINX_CARDS[not_drawn]}", changes=others),
    ]


def pairs_of_bricks() -> list[Pair]:
    start, crews = table(stones=RICH), {1: "3 1 1 2"}
    here = play(build(table(stones=RICH, crews=crews), "pyramid", 1), "crew black")
    full = lay_bricks(table(stones=RICH, crews=crews), rows="222222", temple="2222")
    play(build(full, "pyramid", 1), "crew black")
    weak = lay_bricks(play(build(table(stones=RICH), "pyramid", 1), "crew black"), rows="22")
    poor = lay_bricks(table(stones={1: 1}, crews=crews), rows="22")
    play(build(poor, "pyramid", 1), "crew black")
    built = lay_bricks(table(stones=RICH, crews=crews), obelisk="1")
    play(build(built, "obelisk", 1), "crew black")
    two_bricks = {"filled": [2, 0, 0, 0, 0, 0]}
    row, pillar = {"filled": [5, 0, 0, 0, 0, 0]}, {"sections": [2, 0, 0, 0]}
    track = asks(start, building_step.TRACK, OBELISK_SITE)
    named = team(start, PYRAMID_SITE)
    return [
        Pair("refused-other-site", here, "obelisk", changes=team(here, OBELISK_SITE)),
        Pair("refused-all-built", full, "pyramid 1", changes=row),
        Pair("refused-all-built", full, "temple left", changes=pillar),
        Pair("refused-not-yet", here, "pyramid 2", changes=two_bricks),
        Pair("refused-weak", weak, "pyramid 2", changes={"strength": 2}),
        Pair("refused-few-stones", poor, "pyramid 2", changes={"stones": [2, 3, 4]}),
        Pair("refused-track-now", start, target="track-stone_sale", changes=track),
        Pair("refused-bricks-now", start, target="temple-left-1", changes=named),
        Pair("refused-built", built, target="obelisk-1", changes={"obelisk": []}),
    ]


PAIRS = [
    *pairs_of_spaces(),
    *pairs_of_sailing(),
    *pairs_of_cards(),
    *pairs_of_moments(),
    *pairs_of_crews(),
    *pairs_of_the_sphinx(),
    *pairs_of_bricks(),
]


@pytest.mark.parametrize("pair", PAIRS, ids=str)
def test_a_refusal_goes_with_its_reason(pair: Pair) -> None:
    check(GAME, pair)


def test_every_refusal_has_a_pair_or_a_reason_why_not() -> None:
    problems = {pair.problem for pair in PAIRS}
    assert problems | set(UNLIFTABLE) == problems_of(GAME)
    assert not problems & set(UNLIFTABLE)


# What is said besides


def refusal(state: EgiziaState, move: str) -> iteru.IllegalMove:
    with pytest.raises(iteru.IllegalMove) as caught:
        GAME.play(state, state.actor, move)
    return caught.value


def test_r2_5_the_first_sphinx_card_is_refused_by_its_own_rule() -> None:
    state = new(3, 2)
    not_drawn = next(card for kind, card in enumerate(SPHINX_CARDS) if kind not in state.drawn)
    assert str(refusal(state, f"keep {not_drawn}")) == f"R2.5 refused-not-drawn (card={not_drawn})"


def test_r10_10_shared_mooring_does_not_work_at_heliopolis() -> None:
    state = play(table(2, held={2: "reuse"}), "sail 20", "ring stay")
    found = str(refusal(state, "sail 20"))
    assert found == "R10.10 refused-not-shared (card=reuse, town=heliopolis)"


def test_r10_12_a_used_upstream_is_named() -> None:
    state = play(table(2, held={1: "upstream"}), "sail 15", "pass", "sail 3")
    assert str(refusal(state, "sail 5")) == "R10.12 refused-used-this-round (card=upstream)"


def test_r10_29_a_canal_in_the_last_round_is_not_said_to_change_nothing() -> None:
    """It is for the end of the round (R7.20), where it can decide a Sphinx card."""
    canal = {1: "field_improver"}
    state = build(table(in_round=5, stones=RICH, held=canal, fields={1: "brown:6"}), "pyramid", 1)
    found = refusal(state, "improve 2")
    assert (found.rule, found.problem) == ("R10.29", "refused-card-moment")
    assert (found.facts["card"], found.facts["moment"]) == ("field_improver", "fields")
    play(state, "give up")
    assert "improve 2" in [GAME.notation(action) for action in state.legal_actions()]


def test_r10_11_how_many_cards_there_are_in_all_depends_on_the_card() -> None:
    """One stone and two cards without: three, though the limit is five."""
    state = build(table(stones=RICH, held={1: "more_sphinx"}), "sphinx", 1)
    assert refusal(play(state, "crew black", "draw 1"), "extra 3").facts == {"count": 3}


def test_r10_19_a_third_crew_needs_no_card_but_is_one_too_many() -> None:
    held = {1: "two_crews two_crews"}
    state = play(build(table(stones=RICH, held=held), "pyramid", 1), "crew black", "add blue")
    assert refusal(state, "add yellow").problem == "refused-third-crew"


def test_r7_16_a_full_row_is_built_and_a_missing_one_is_not_there() -> None:
    state = lay_bricks(table(stones=RICH, crews={1: "9 1 1 2"}), rows="222222")
    play(build(state, "pyramid", 1), "crew black")
    assert refusal(state, "pyramid 1").problem == "refused-all-built"
    assert refusal(state, "pyramid 7").problem == "refused-no-such-row"
