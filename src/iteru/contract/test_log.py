"""The log: icons and dividers belong to events, and a line finds its place on the picture; so does a kind of points."""

import re

import iteru
from iteru.contract.games import Case, random_choices
from iteru.contract.test_pictures import attributes, onlooker, page
from iteru.contract.words import in_all_languages, messages
from iteru.kit.shown import shown

STROKES = re.compile(r"M[-\d. MLHVCSQTAZmlhvcsqtaz]+")


def test_icons_and_dividers_are_those_of_events(name: str) -> None:
    """An event may have several messages, which begin with its name."""
    meta = iteru.meta(name)
    its = shown(meta)
    said = [message for message in messages(meta, "en") if message.startswith("event-")]
    for event in {*its.icons, *its.dividers}:
        assert any(f"{message}-".startswith(f"event-{event}-") for message in said), event


def test_icons_are_strokes(name: str) -> None:
    icons = shown(iteru.meta(name)).icons
    assert [event for event, path in icons.items() if not STROKES.fullmatch(path)] == []


def test_what_an_event_touches_is_on_the_picture(main_case: Case) -> None:
    """Not after every event, since a ship may be gone; but at some time the thing must be there."""
    game = main_case.game
    words = in_all_languages(game.meta)[0]
    if shown(game.meta).picture is None:
        return
    wanted: set[str] = set()
    found: set[str] = set()
    match = iteru.Match(game, main_case.seats, 6, dict(main_case.options))
    for action in random_choices(match, 6):
        events = match.choose(match.state.actor, action).events
        wanted |= {target for event in events for target in game.touched(event)} - found
        if wanted:
            view = game.view(match.state, onlooker(match.state))
            drawn = attributes(page(game.meta, words, view, main_case.seats))
            found |= {value for name, value in drawn if name == "data-target"}
            wanted -= found
    assert wanted == set()


def test_what_points_are_for_is_on_the_picture(main_case: Case) -> None:
    """When the points are counted, the game is over."""
    game = main_case.game
    words = in_all_languages(game.meta)[0]
    if shown(game.meta).picture is None:
        return
    match = iteru.Match(game, main_case.seats, 6, dict(main_case.options))
    for action in random_choices(match, 6):
        match.choose(match.state.actor, action)
    view = game.view(match.state, None)
    drawn = attributes(page(game.meta, words, view, main_case.seats))
    targets = [value for name, value in drawn if name == "data-target"]
    for source, things in game.telling.scored.items():
        assert source in game.breakdown(match.state)
        for thing in things:
            assert any(f"{target}-".startswith(f"{thing}-") for target in targets), (source, thing)
