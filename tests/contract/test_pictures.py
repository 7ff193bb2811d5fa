"""What is drawn is well formed, can be touched wherever there is a choice, and keeps secrets."""

import re
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Iterator

import pytest

import iteru
from iteru.engine.game import View
from iteru.engine.rng import Rng
from iteru.engine.state import State
from iteru.kit.artist import Artist
from iteru.notebook import Picture
from iteru.words import LANGUAGES, Words
from tests.contract.games import Setting, main_settings, walk

MAINLY = pytest.mark.parametrize("setting", main_settings(), ids=str)
ATTRIBUTE = re.compile(r'\s([a-z-]+)="([^"]*)"')
STRIDE = 5  # no multiple of the seats of most games, so that all of them come to act


def attributes(page: str) -> list[tuple[str, str]]:
    """Every attribute with its value; a quotation mark in a text is escaped, so that texts have none."""
    return ATTRIBUTE.findall(page)


def artists(setting: Setting) -> list[Artist]:
    return [Artist(setting.game.meta, Words(lang, setting.game.meta)) for lang in LANGUAGES]


def page(artist: Artist, view: View, seats: int) -> str:
    """The board and the panels of all seats."""
    return artist.board(view) + "".join([artist.seat(view, seat) for seat in range(seats)])


def positions(setting: Setting, seed: int, stride: int = STRIDE) -> Iterator[State]:
    return (
        state
        for step, state in enumerate(walk(setting.new(seed), seed))
        if step % stride == 0 or state.actor == iteru.NOBODY
    )


def onlooker(state: State) -> int:
    """The seat with most to see: the one that must choose, or any when the game is over."""
    return 0 if state.actor == iteru.NOBODY else state.actor


@MAINLY
def test_a_board_is_well_formed_in_both_languages(setting: Setting) -> None:
    for state in positions(setting, 1):
        view = setting.game.view(state, onlooker(state))
        for artist in artists(setting):
            assert (
                ElementTree.fromstring(artist.board(view)).tag == "{http://www.w3.org/2000/svg}svg"
            )


@MAINLY
def test_every_choice_with_a_place_can_be_touched_there(setting: Setting) -> None:
    artist = artists(setting)[0]
    for state in positions(setting, 2, stride=2):
        if state.actor != iteru.NOBODY:
            drawn = attributes(page(artist, setting.game.view(state, state.actor), setting.seats))
            targets = {
                target
                for choice in setting.game.choices(state, state.actor)
                for target in choice.path
            }
            assert targets - {value for name, value in drawn if name == "data-target"} == set()


@MAINLY
def test_a_page_has_no_place_twice_and_no_style_or_script_of_its_own(setting: Setting) -> None:
    for state in positions(setting, 3):
        for artist in artists(setting):
            for seat in (None, onlooker(state)):
                drawn = attributes(page(artist, setting.game.view(state, seat), setting.seats))
                places = Counter(value for name, value in drawn if name == "data-place")
                assert [place for place, times in places.items() if times > 1] == []
                assert [name for name, _ in drawn if name == "style" or name.startswith("on")] == []


@MAINLY
def test_a_seat_is_drawn_the_same_whatever_is_hidden(setting: Setting) -> None:
    game = setting.game
    for step, state in enumerate(positions(setting, 4)):
        for seat in range(setting.seats):
            other = game.sight(state, seat, Rng.seeded(step))
            for viewer in (seat, None):
                here, there = game.view(state, viewer), game.view(other, viewer)
                for artist in artists(setting):
                    assert page(artist, there, setting.seats) == page(artist, here, setting.seats)


@pytest.mark.parametrize("name", iteru.games())
def test_a_picture_for_a_notebook_needs_nothing_else(name: str) -> None:
    game = iteru.game(name)
    for lang in LANGUAGES:
        drawn = Picture(game, game.new(game.meta.min_seats, 1), lang=lang)._repr_svg_()
        assert ElementTree.fromstring(drawn)[0].tag == "{http://www.w3.org/2000/svg}style"


FOR_BROWSERS = ("var(", ":root", ":popover-open", "@", "--", "[")


@pytest.mark.parametrize("name", iteru.games())
def test_a_picture_for_a_notebook_can_be_shown_by_programs_that_know_css_2(name: str) -> None:
    """Elements, classes, and values that are plain; and it is not drawn on whatever lies below."""
    game = iteru.game(name)
    state = game.new(game.meta.max_seats, 1)
    for _ in walk(state, 1):
        pass
    drawn = Picture(game, state)._repr_svg_()
    style = drawn.partition("<style>")[2].partition("</style>")[0]
    assert [word for word in FOR_BROWSERS if word in style] == []
    rules = re.findall(r"([^{}]+)\{([^{}]+)\}\n?", style)
    assert "".join([f"{selector}{{{inside}}}\n" for selector, inside in rules]) == style + "\n"
    for selector, inside in rules:
        assert re.fullmatch(r"[\w\s.,>-]+", selector)
        assert all(re.fullmatch(r"[a-z-]+:[^:]+", entry) for entry in inside.split(";"))
    assert 'class="page"' in drawn


@pytest.mark.parametrize("name", iteru.games())
def test_a_picture_for_a_notebook_has_a_colour_for_all_that_it_draws(name: str) -> None:
    """A class that its style does not know would be drawn black."""
    game = iteru.game(name)
    drawn = Picture(game, game.new(game.meta.min_seats, 1), seat=0)._repr_svg_()
    known = set(re.findall(r"\.([\w-]+)", drawn.partition("<style>")[2].partition("</style>")[0]))
    paths = re.findall(r'<path class="([^"]*)"', drawn)
    assert [kind for kind in paths if not known & {*kind.split()}] == []
