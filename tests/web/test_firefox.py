"""The page in Firefox: a sample of what the other tests do in Chromium."""

import json
from collections.abc import Iterator

import pytest

import iteru
from iteru.contract.legibility import COMPLAINTS, SETTLED, Screen
from tests.web.conftest import Server
from tests.web.firefox import VERSION, Firefox, Visitor, running
from tests.web.reader import LOCALES

pytestmark = pytest.mark.every(5)

LAPTOP, PHONE = Screen(1366, 768, False, True), Screen(390, 844, False, False)
ASKED = "document.querySelector('[data-asked=yes]') !== null"
LOG = "document.querySelector('[data-region=log]')"
LINES = f"{LOG}.querySelectorAll('li').length"
KEYS = (
    "[...document.querySelectorAll('.choices [data-key]')].filter((one) => one.checkVisibility())"
)
ANY_KEYS = KEYS.replace(".choices", "[data-region=ask]")
DRAWN = f"""{KEYS}.map((button) => {{
  const {{ content, width }} = getComputedStyle(button, "::before");
  return [content, parseFloat(width) > 5];
}})"""


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    with running(tmp_path_factory.mktemp("firefox")) as found:
        yield found


@pytest.fixture
def visitor(firefox: Firefox, server: Server) -> Iterator[Visitor]:
    somebody = Visitor(firefox, server)
    yield somebody
    somebody.close()


def play_now(visitor: Visitor, game: str) -> None:
    visitor.go("/")
    visitor.click(f"form[action='/play/{game}'] button")
    visitor.until("location.pathname.startsWith('/t/')")
    visitor.until(ASKED)


def choose_by_key(visitor: Visitor) -> None:
    """Take the first choice; one in several steps is opened step by step, and a list that is folded has large buttons."""
    before = visitor.find(VERSION)
    for _ in range(40):
        key = visitor.until(f"{VERSION} !== {json.dumps(before)} || {ANY_KEYS}[0]?.dataset.key")
        if key is True:  # it was taken, and others may be choosing
            break
        visitor.press(key[0])
    visitor.until(ASKED)


def test_a_key_is_drawn_on_every_button_and_takes_its_choice(visitor: Visitor) -> None:
    play_now(visitor, "imhotep")
    drawn = visitor.until(f"{KEYS}.length && {DRAWN}")
    assert all(content.startswith("attr(data-key)") and is_wide for content, is_wide in drawn)
    lines = visitor.find(LINES)
    choose_by_key(visitor)
    assert visitor.find(LINES) > lines


def test_choices_are_taken_by_touching_the_picture(visitor: Visitor) -> None:
    play_now(visitor, "imhotep")
    visitor.click("[data-target=sled].lit")
    visitor.click("[data-target=space-1-1].lit")
    visitor.until(f"{LOG}.textContent.includes('ship 1, space 1')")


@pytest.mark.sample(1, by="screen")
@pytest.mark.parametrize(("screen", "lang"), [(LAPTOP, "en"), (PHONE, "cs")])
@pytest.mark.parametrize("game", iteru.games())
def test_a_table_can_be_read_and_played(
    firefox: Firefox, server: Server, game: str, screen: Screen, lang: str
) -> None:
    visitor = Visitor(firefox, server, screen.width, screen.height, LOCALES[lang])
    play_now(visitor, game)
    assert visitor.find("document.documentElement.lang") == lang
    choose_by_key(visitor)
    visitor.find(f"({SETTLED})()")
    assert visitor.find(f"({COMPLAINTS})({json.dumps(screen.parameters('body'))}).complaints") == []
    visitor.close()
