"""Promise 9: every text fits, at every size and in every language; checked in a browser, where there is one."""

from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import iteru
from iteru.contract.games import Case
from iteru.contract.legibility import LONG_NAMES, SCREENS, Reader, Screen
from iteru.contract.plugin import folder_of_tests
from iteru.contract.test_pictures import onlooker, positions
from iteru.engine.game import View
from iteru.kit.shown import shown
from iteru.web.texts import page_words
from iteru.words import LANGUAGES

if TYPE_CHECKING:
    from playwright.sync_api import Browser

POSITIONS = 5
"""About how many positions of a random game are checked on each screen."""


@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_the_picture_can_be_read_and_touched(
    iteru_browser: "Browser", name: str, screen: Screen, request: pytest.FixtureRequest
) -> None:
    """With the fewest and the most players, by turns in every language; and with more of everything than play brings."""
    meta = iteru.meta(name)
    if shown(meta).picture is None:
        return
    reader = Reader(iteru_browser, screen)
    found: list[str] = []
    for turn, (label, view, seats) in enumerate(to_look_at(name, request.config)):
        lang = LANGUAGES[(turn + SCREENS.index(screen)) % len(LANGUAGES)]
        words = page_words(lang, meta, LONG_NAMES[:seats])
        said = reader.complaints_about(words, meta, view, seats)
        found += [f"{label}, {lang}, {screen}: {one}" for one in said]
    reader.leave()
    assert found == []


def to_look_at(name: str, config: pytest.Config) -> Iterator[tuple[str, View, int]]:
    meta = iteru.meta(name)
    for seats in dict.fromkeys((meta.min_seats, meta.max_seats)):
        case = Case(name, seats, ())
        for number, state in enumerate(positions(case, 8, about=POSITIONS)):
            view = case.game.view(state, onlooker(state))
            yield f"{seats} players, position {number}", view, seats
    for label, more in extremes(folder_of_tests(config, name) / "extremes.py", view).items():
        yield label, more, seats


def extremes(file: Path, view: View) -> dict[str, View]:
    """Returns the extreme views that the function `extremes` of a game's tests makes; none without it."""
    spec = spec_from_file_location("extremes", file) if file.is_file() else None
    if spec is None or spec.loader is None:
        return {}
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    found: dict[str, View] = module.extremes(view)
    return found
