"""What is said to a person at the table: cautions, why a thing cannot be touched, what a thing does, points in the end."""

import pytest

from iteru.games.egizia.rules.codes import of_seat
from iteru.games.egizia.rules.state import EgiziaState
from iteru.games.egizia.rules.view import view
from iteru.games.egizia.show import terminal
from iteru.games.egizia.show.touches import why_not_touch
from iteru.words import LANGUAGES, Words

from .builder import GAME, build, feed, lay_bricks, play, table


def cautions(state: EgiziaState) -> dict[str, str]:
    """The choices of whoever is asked that are warned of, and the message."""
    choices = GAME.choices(state, state.actor)
    return {choice.notation: choice.caution.id for choice in choices if choice.caution}


# Cautions


def test_passing_with_somewhere_to_sail_to() -> None:
    assert cautions(table()) == {"pass": "caution-pass"}


def test_passing_when_only_places_of_substitutes_are_left() -> None:
    state = table(lowest={1: 16})
    state.berth = [1] * len(state.berth)
    state.river[18] = -1
    state.free &= ~(1 << 18 | 1 << 19)
    state.fleet.append(of_seat(1, 19))
    assert [choice.notation for choice in GAME.choices(state, 0)] == ["sail 18", "pass"]
    assert cautions(state) == {}


def test_giving_up_with_a_crew_that_could_build() -> None:
    assert cautions(build(table(stones={1: 3}), "pyramid", 1)) == {"give up": "caution-give-up"}


def test_giving_up_when_only_cards_would_help() -> None:
    state = table(stones={1: 9}, crews={1: "1 1 1 1"}, held={1: "strength"})
    lay_bricks(state, rows="222222 22222", temple="2222 2222")
    state.grave_tiles = [6] * len(state.grave_tiles)
    lay_bricks(state, obelisk="2222", graves="")
    assert cautions(build(state, "obelisk", 1)) == {}


@pytest.mark.parametrize(
    ("crews", "held", "market", "in_round", "expected"),
    [
        ("9 1 1 2", "grain", 1, 1, "caution-hunger-card"),
        ("4 1 1 2", "grain", 1, 1, None),
        ("4 1 1 2", "grain", 1, 5, "caution-hunger-card"),
        ("4 1 1 2", "stones_as_grain", 1, 1, "caution-hunger-stones"),
        ("4 1 1 2", "stones_as_grain", 5, 1, None),
        ("9 1 1 2", "field_improver", 1, 1, None),
    ],
)
def test_hunger_although_grain_is_at_hand(
    crews: str, held: str, market: int, in_round: int, expected: str | None
) -> None:
    """Not where a card would mostly be wasted, or a stone is worth as much as the point."""
    state = table(
        crews={1: crews},
        held={1: held},
        market={1: market},
        in_round=in_round,
        fields={1: "brown:6"},
    )
    assert cautions(feed(state)) == ({"enough": expected} if expected else {})


def test_a_card_that_is_left_and_costs_no_points() -> None:
    state = table(2, held={1: "leftover"}, river={1: "crews_shown_1", 3: "quarry_2"})
    empty_river(state, besides=(1, 3))
    play(state, "pass", "pass")
    assert cautions(state) == {"decline": "caution-leftover"}
    assert GAME.view(state, 0)["asks"]["free_card"] == "quarry_2"


def test_crews_that_would_starve_are_no_gift() -> None:
    """R5.3: three crews more and no grain for them cost six points or more."""
    state = table(2, held={1: "leftover"}, river={1: "crews_shown_1"}, fields={1: "brown:6"})
    empty_river(state, besides=(1,))
    play(state, "pass", "pass")
    assert cautions(state) == {}
    before = play(state.clone(), "decline").points[0]
    assert play(state, "take 1").points[0] < before


def empty_river(state: EgiziaState, besides: tuple[int, ...]) -> None:
    """No Nile cards but those on some spaces."""
    for place in state.layout.card_spaces:
        if place + 1 not in besides:
            state.river[place] = -1


# Why a thing cannot be touched


@pytest.mark.parametrize(
    ("target", "problem"),
    [
        ("card-grain", "refused-card-moment"),
        ("crew-black", "refused-crew-now"),
        ("ring-1", "refused-ring-now"),
        ("track-stone_sale", "refused-track-now"),
        ("obelisk-1", "refused-built"),
        ("obelisk-2", "refused-bricks-now"),
        ("pyramid-1-1", "refused-built"),
        ("temple-left-1", "refused-bricks-now"),
        ("berth-sphinx-1", "refused-berth-now"),
        ("field-1", None),
        ("river-1", None),
    ],
)
def test_the_reason_lies_in_the_thing(target: str, problem: str | None) -> None:
    state = lay_bricks(table(held={1: "grain"}), obelisk="1", rows="1")
    found = why_not_touch(state, target)
    assert (found.problem if found else None) == problem


def test_a_crew_comes_before_its_bricks_and_the_joker_after_it() -> None:
    state = build(table(stones={1: 3}), "pyramid", 1)
    assert problem(state, "pyramid-1-1") == "refused-crew-first"
    assert problem(state, "obelisk-1") == "refused-bricks-now"
    assert problem(state, "crew-joker") == "refused-joker-alone"


@pytest.mark.parametrize("target", ["pyramid-7-1", "pyramid-1-7", "obelisk-10", "temple-top-3"])
def test_a_thing_beyond_what_the_box_has_is_refused_too(target: str) -> None:
    state = build(table(stones={1: 3}), "pyramid", 1)
    assert GAME.refusals(state, target, [])


def test_a_ship_on_another_jetty_and_a_ring_too_far() -> None:
    state = play(table(), "sail 6")
    assert problem(state, "berth-pyramid-1") == "refused-other-berth"
    assert problem(state, "river-8") == "refused-ships-later"
    state = table()
    state.ring = 0
    assert problem(play(state, "sail 8"), "ring-3") == "refused-ring-far"


def problem(state: EgiziaState, target: str) -> str:
    """The problem of the only refusal of a touch."""
    (found,) = GAME.refusals(state, target, [])
    return found.problem


# Things to ask about


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_with_a_name_can_be_asked_about(lang: str) -> None:
    words = Words(lang, GAME.meta)
    things = terminal.things(view(table(), 0), words.say)
    keys = {thing.key for thing in things}
    assert {"quarry_3", "strength", "tenths", "heliopolis", "sphinx", "pyramid"} <= keys
    assert "field_14" not in keys, "spares are in no deck"
    for thing in things:
        assert thing.about.endswith(".")
        assert "{" not in thing.about


# Points in the end


@pytest.mark.parametrize(
    ("lang", "apart", "in_short"),
    [
        ("en", "without Sphinx cards", "without Sphinx: 3"),
        ("cs", "bez karet sfingy", "bez sfingy: 3"),
    ],
)
def test_points_in_the_end_are_said_to_leave_sphinx_cards_out(
    lang: str, apart: str, in_short: str
) -> None:
    words = Words(lang, GAME.meta)
    assert apart in words.say("if-ended-now")
    assert apart in words.say("web-points-and-now", points=3, now=5)
    assert in_short in words.say("web-if-ended-now", points=3)


@pytest.mark.parametrize(
    ("site", "crews", "used", "end"),
    [
        ("sphinx", "2 1 1 2", 0, "add to the crew, or draw cards."),
        ("sphinx", "2 1 1 2", 0b1000, "how many cards do you draw?"),
        ("pyramid", "2 1 1 2", 0, "add to the crew, or start building."),
        ("pyramid", "2 1 1 2", 0b1000, "start building."),
        ("pyramid", "0 1 1 2", 0, "add to the crew, too weak alone."),
    ],
)
def test_a_team_is_asked_for_what_it_can_do(site: str, crews: str, used: int, end: str) -> None:
    state = build(table(stones={1: 9}, crews={1: crews}), site, 1)
    state.used[0] = used
    play(state, "crew black")
    said = Words("en", GAME.meta).phrase(GAME.prompt(GAME.view(state, 0)))
    assert said.endswith(f"– {end}")
