"""Pictures are well formed, can be touched wherever there is a choice, and keep secrets."""

import re
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Iterator
from html import unescape
from io import StringIO
from itertools import cycle, product
from math import gcd
from typing import Final, get_args

from rich.console import Console

import iteru
from iteru.contract.games import Case, walk
from iteru.contract.words import begins, in_all_languages
from iteru.engine.errors import IllegalMove
from iteru.engine.game import View
from iteru.engine.meta import Meta
from iteru.engine.rng import Rng
from iteru.engine.state import State
from iteru.kit.artist import PALETTE, Artist, symbols_drawn
from iteru.kit.numerals import BEFORE_DIGIT
from iteru.kit.shown import FAILED, Screen, shown
from iteru.notebook import Picture
from iteru.terminal import show
from iteru.terminal.rulebook import Rulebook
from iteru.words import LANGUAGES, Words

TITLE = re.compile(r'<title>([^<]*)</title>|\stitle="([^"]*)"')
TEXT = re.compile(r">([^<>]+)<")
ATTRIBUTE = re.compile(r'\s([a-z-]+)="([^"]*)"')
SVG = "{http://www.w3.org/2000/svg}svg"
SCREENS: Final = get_args(Screen)
NAMESPACE = ' xmlns="http://www.w3.org/2000/svg"'


def attributes(page: str) -> list[tuple[str, str]]:
    """Returns every attribute with its value; texts have no quotation marks, since they are escaped."""
    return ATTRIBUTE.findall(page)


def page(meta: Meta, words: Words, view: View, seats: int, screen: Screen = "wide") -> str:
    """Draws the board and the panels of all seats. A failure, which a page would show as text, fails here.

    A new artist draws it, who remembers nothing.
    """
    artist = Artist(meta, words)
    drawn = artist.board(view, screen)
    drawn += "".join([artist.seat(view, seat) for seat in range(seats)])
    check_drawn(meta)
    return drawn


def check_readable(drawn: str) -> None:
    """Checks that titles begin like sentences, and that negative numbers have a minus and no hyphen."""
    titles = [unescape(element or attribute) for element, attribute in TITLE.findall(drawn)]
    assert [title for title in titles if not begins(title)] == []
    shown_texts = [*titles, *[unescape(text) for text in TEXT.findall(drawn)]]
    assert [text for text in shown_texts if BEFORE_DIGIT.search(text)] == []


def screens() -> Iterator[tuple[Screen, Screen]]:
    """Yields, for each position, a large screen and by turns one of the small ones."""
    return cycle([("wide", "small"), ("wide", "tall")])


def check_drawn(meta: Meta) -> None:
    failures = {part: why for (name, part), why in FAILED.items() if name == meta.name}
    assert failures == {}, "something fails to be drawn"


def positions(case: Case, seed: int, about: int = 25) -> Iterator[State]:
    """Yields about that many positions of a random game, from the first to the last; all seats act in them."""
    length = sum(1 for _ in walk(case.new(seed), seed))
    stride = max(1, length // about)
    while gcd(stride, case.seats) > 1:
        stride += 1
    return (
        state
        for step, state in enumerate(walk(case.new(seed), seed))
        if step % stride == 0 or state.actor == iteru.NOBODY
    )


def onlooker(state: State) -> int:
    """Returns the seat that sees most: the actor, or any seat when the game is over."""
    return 0 if state.actor == iteru.NOBODY else state.actor


def test_a_board_is_well_formed_in_all_languages(main_case: Case) -> None:
    meta = main_case.game.meta
    artists = [Artist(meta, words) for words in in_all_languages(meta)]
    for state in positions(main_case, 1):
        view = main_case.game.view(state, onlooker(state))
        for artist in artists:
            assert ElementTree.fromstring(artist.board(view)).find(f".//{SVG}") is not None
            assert ElementTree.fromstring(artist.standalone(view)).tag == SVG
    check_drawn(meta)


def test_every_choice_with_a_place_can_be_touched_there(main_case: Case) -> None:
    """All targets are on the picture; a game without a picture is played from the list."""
    game = main_case.game
    words = in_all_languages(game.meta)[0]
    if shown(game.meta).picture is None:
        return
    for state, either in zip(positions(main_case, 2, about=60), screens(), strict=False):
        if state.actor != iteru.NOBODY:
            view = game.view(state, state.actor)
            targets = {
                target for choice in game.choices(state, state.actor) for target in choice.path
            }
            for screen in either:
                drawn = attributes(page(game.meta, words, view, main_case.seats, screen))
                assert targets - {value for name, value in drawn if name == "data-target"} == set()


def test_a_thing_that_cannot_be_touched_has_a_reason_of_its_own(main_case: Case) -> None:
    """It has words and a rule; and if it names a thing of that sort, it is the one touched."""
    game, seats = main_case.game, main_case.seats
    rules = set(Rulebook(game.meta, "en").numbers())
    languages = in_all_languages(game.meta)
    for state in positions(main_case, 6):
        if state.actor == iteru.NOBODY:
            continue
        view, legal = game.view(state, state.actor), state.legal_actions()
        drawn = attributes(page(game.meta, languages[0], view, seats))
        targets = {value for name, value in drawn if name == "data-target"}
        open_now = {target for action in legal for target in game.targets(view, action)}
        for target in sorted(targets - open_now):
            refusals = game.refusals(state, target, [], view)
            assert refusals, target
            for refusal in refusals:
                assert refusal.rule in rules, target
                assert names_no_other(refusal, target, targets), f"{target}: {refusal}"
                assert [words.error(refusal) for words in languages]


def test_whatever_an_action_would_touch_can_be_asked_about(main_case: Case) -> None:
    """Also what this box lacks: the actions are the same for all boxes of a game."""
    game = main_case.game
    for step, state in enumerate(positions(main_case, 7, about=6)):
        if state.actor == iteru.NOBODY:
            continue
        view, legal = game.view(state, state.actor), state.legal_actions()
        open_now = {target for action in legal for target in game.targets(view, action)}
        named = {
            target for action in range(game.action_count) for target in game.targets(view, action)
        }
        closed = sorted(named - open_now)
        for target in closed[step % 7 :: 7]:
            assert game.refusals(state, target, [], view), target


def test_a_thing_that_nobody_knows_is_refused_like_any_other(main_case: Case) -> None:
    """Programs ask, too: a name that is cut off, has a number too many or too large is no reason to fail."""
    game = main_case.game
    for step, state in enumerate(positions(main_case, 8, about=9)):
        if state.actor == iteru.NOBODY:
            continue
        view = game.view(state, state.actor)
        named = {
            target for action in range(game.action_count) for target in game.targets(view, action)
        }
        for number, target in enumerate(sorted(named)[step % 5 :: 5]):
            kind = target.partition("-")[0]
            odd = (kind, f"{kind}-", f"{kind}-99", f"{target}-1", f"{target[:-1]}x", f"{kind}--1")
            assert game.refusals(state, odd[(step + number) % len(odd)], [], view), target


def names_no_other(refusal: IllegalMove, touched: str, targets: set[str]) -> bool:
    """Whether a refusal names no other thing. Facts are named like targets: `ship` like `ship-2`, `card` like `hand-urn`."""
    kind, _, which = touched.partition("-")
    others = {target.partition("-")[2] for target in targets if target.startswith(f"{kind}-")}
    if str(refusal.facts.get(kind, which)) not in (which, *which.split("-")):
        return False
    return all(
        value == which or value not in others
        for value in refusal.facts.values()
        if isinstance(value, str)
    )


def test_everything_to_touch_can_be_looked_at_closely(main_case: Case) -> None:
    """It, or a part of it, has a title; and everything with a title leads to its own rule or to that of its group."""
    game = main_case.game
    artist = Artist(game.meta, in_all_languages(game.meta)[0])
    if shown(game.meta).picture is None:
        return
    for state, either in zip(positions(main_case, 5), screens(), strict=False):
        view = game.view(state, onlooker(state))
        for screen in either:
            board = ElementTree.fromstring(artist.board(view, screen).replace(NAMESPACE, ""))
            touched = [thing for thing in board.iter() if thing.get("data-target")]
            assert [thing.attrib for thing in touched if thing.find(".//title") is None] == []
            assert titles_without_rules(board) == []
    check_drawn(game.meta)


def titles_without_rules(thing: ElementTree.Element) -> list[str]:
    """Returns the titles of things that do not lead to a rule."""
    if thing.get("data-its-rule"):
        return []
    titles = [part.text or "" for part in thing if part.tag == "title"]
    return titles + [words for part in thing for words in titles_without_rules(part)]


def test_a_page_has_no_place_twice_and_no_style_or_script_of_its_own(main_case: Case) -> None:
    game = main_case.game
    languages = in_all_languages(game.meta)
    for state, either in zip(positions(main_case, 3), screens(), strict=False):
        for words, seat, screen in product(languages, (None, onlooker(state)), either):
            view = game.view(state, seat)
            whole = page(game.meta, words, view, main_case.seats, screen)
            if shown(game.meta).picture is not None:
                check_readable(whole)
            drawn = attributes(whole)
            places = Counter(value for name, value in drawn if name == "data-place")
            assert [place for place, times in places.items() if times > 1] == []
            assert [name for name, _ in drawn if name == "style" or name.startswith("on")] == []


def test_a_seat_is_drawn_the_same_whatever_is_hidden(main_case: Case) -> None:
    game, seats = main_case.game, main_case.seats
    words = in_all_languages(game.meta)[0]
    for step, state in enumerate(positions(main_case, 4, about=8)):
        for seat in range(seats):
            other = game.sight(state, seat, Rng.seeded(step))
            for viewer in (seat, None):
                views = [game.view(state, viewer), game.view(other, viewer)]
                for screen in get_args(Screen):
                    here, there = [page(game.meta, words, view, seats, screen) for view in views]
                    assert here == there


def test_a_board_in_a_terminal_has_words(main_case: Case) -> None:
    game = main_case.game
    languages = in_all_languages(game.meta)
    for state in positions(main_case, 5, about=8):
        for words in languages:
            screen = StringIO()
            view = game.view(state, onlooker(state))
            Console(width=100, file=screen).print(show.board(game, view, words))
            assert screen.getvalue().strip()
            if shown(game.meta).terminal is not None:  # a plain view shows numbers as they are
                assert not BEFORE_DIGIT.search(screen.getvalue()), "a hyphen for a minus"
    check_drawn(game.meta)


def test_a_picture_for_a_notebook_needs_nothing_else(name: str) -> None:
    game = iteru.game(name)
    for lang in LANGUAGES:
        drawn = Picture(game, game.new(game.meta.min_seats, 1), lang=lang)._repr_svg_()
        assert ElementTree.fromstring(drawn)[0].tag == SVG.replace("svg}svg", "svg}style")


def test_a_ground_shows_what_it_says_and_nothing_else(main_case: Case) -> None:
    """Grounds with the same text are the same in every position, for they are drawn once; and nothing in them is touched."""
    game = main_case.game
    picture = shown(game.meta).picture
    if picture is None:
        return
    drawn: dict[tuple[str, str], str] = {}
    for words in in_all_languages(game.meta):
        artist = Artist(game.meta, words)
        for state, screen in zip(positions(main_case, 6), cycle(SCREENS), strict=False):
            board = artist.arranged(picture, game.view(state, onlooker(state)), screen)
            for ground in board.grounds:
                markup = ground.markup(artist.say)
                assert drawn.setdefault((words.lang, ground.shows), markup) == markup
                assert "data-target" not in markup
                assert "<title>" not in markup
                check_readable(markup)


def test_symbols_that_are_used_are_there(main_case: Case) -> None:
    game = main_case.game
    words = in_all_languages(game.meta)[0]
    known = set(re.findall(r'\bid="([^"]+)"', symbols_drawn(game.meta)))
    for state in positions(main_case, 2):
        view = game.view(state, onlooker(state))
        for screen in SCREENS:
            markup = page(game.meta, words, view, main_case.seats, screen) + symbols_drawn(
                game.meta
            )
            used = re.findall(r'(?:href="|url\()#([\w-]+)', markup)
            assert {name for name in used if name.startswith(game.name)} - known == set()


FOR_BROWSERS = ("var(", ":root", ":popover-open", "@", "--", "[")


def style_of(picture: str) -> str:
    return picture.partition("<style>")[2].partition("</style>")[0]


def test_a_picture_for_a_notebook_can_be_shown_by_programs_that_know_css_2(name: str) -> None:
    """Its style has only elements, classes and plain values; and it has a background."""
    game = iteru.game(name)
    state = game.new(game.meta.max_seats, 1)
    for _ in walk(state, 1):
        pass
    drawn = Picture(game, state)._repr_svg_()
    assert [word for word in ("var(", "<use", "light-dark", "data-layer") if word in drawn] == []
    style = style_of(drawn)
    assert [word for word in FOR_BROWSERS if word in style] == []
    rules = re.findall(r"([^{}]+)\{([^{}]+)\}\n?", style)
    assert "".join([f"{selector}{{{inside}}}\n" for selector, inside in rules]) == style + "\n"
    for selector, inside in rules:
        assert re.fullmatch(r"[\w\s.,>-]+", selector)
        assert all(re.fullmatch(r"[a-z-]+:[^:]+", entry) for entry in inside.split(";"))
    assert 'class="page"' in drawn


def test_a_picture_for_a_notebook_has_a_colour_for_all_that_it_draws(name: str) -> None:
    """A class without a style would be drawn black."""
    game = iteru.game(name)
    drawn = Picture(game, game.new(game.meta.min_seats, 1), seat=0)._repr_svg_()
    known = set(re.findall(r"\.([\w-]+)", style_of(drawn)))
    paths = re.findall(r'<path class="([^"]*)"', drawn)
    assert [look for look in paths if not known & {*look.split()}] == []


def test_every_colour_that_is_named_exists(main_case: Case) -> None:
    """A misspelt name would be drawn as nothing at all."""
    game = main_case.game
    words = in_all_languages(game.meta)[0]
    sheet = PALETTE.read_text(encoding="utf-8") + shown(game.meta).style
    known = set(re.findall(r"(--[\w-]+)\s*:", sheet))
    artist = Artist(game.meta, words)
    for state in positions(main_case, 5):
        drawn = artist.alone(game.view(state, onlooker(state))) + symbols_drawn(game.meta)
        assert set(re.findall(r"var\((--[\w-]+)\)", drawn)) - known == set()
