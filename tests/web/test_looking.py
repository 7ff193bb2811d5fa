"""Every card and tile opens large with its whole text and its rule, whoever's turn it is; and nothing is chosen by that."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

import iteru
from tests.web.browser import VERSION, Person
from tests.web.conftest import Server

EVERY_GAME = pytest.mark.parametrize("game", iteru.games())
THING = ".board [data-its-rule]:has(> title):not(:has(> * title))"
"""What has a title and a rule of its own, and nothing in it that has: the first of these that lies open is looked at."""
FIRST_HIT = """(selector) => {
  const isHit = (thing) => {
    thing.scrollIntoView({ block: "center" });
    const { x, y, width, height } = thing.getBoundingClientRect();
    return thing.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  return [...document.querySelectorAll(selector)].findIndex(isHit);
}"""
SCROLL_TO = """async thing => {
  thing.scrollIntoView({ block: "center" });
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame); // before the second frame the page is told that it has scrolled
  const { x, y, width, height } = thing.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""

DRAW_ANEW = """() => {
  const board = document.querySelector("[data-region=board]");
  board.innerHTML = board.innerHTML;
  document.dispatchEvent(new Event("scroll")); // as a browser does that keeps its place
}"""


@pytest.fixture
def person(browser: Browser, server: Server) -> Iterator[Person]:
    somebody = Person(browser, server)
    yield somebody
    somebody.close()


@pytest.fixture
def toucher(browser: Browser, server: Server) -> Iterator[Person]:
    """Somebody with a phone."""
    somebody = Person(browser, server, 390, 844, touch=True)
    somebody.page.add_init_script("localStorage.setItem('hinted', 'yes')")  # no note in the way
    yield somebody
    somebody.close()


def open_table(person: Person, game: str) -> Locator:
    """A table with somebody asked; gives what is looked at."""
    person.play_now(game)
    person.wait_until_asked_or_over()
    return person.page.locator(".enlarged")


def first(person: Person, selector: str) -> Locator:
    """The first such thing whose middle nothing else covers."""
    index = person.page.evaluate(FIRST_HIT, selector)
    assert index >= 0
    return person.page.locator(selector).nth(index)


def words_and_rule(person: Person) -> tuple[str, str]:
    thing = first(person, THING)
    words, rule = thing.locator("> title").text_content(), thing.get_attribute("data-its-rule")
    assert words
    assert rule
    return words.partition(" – ")[0], rule


@pytest.mark.sample(1)
@EVERY_GAME
def test_a_mouse_that_rests_on_a_card_sees_all_of_it(person: Person, game: str) -> None:
    look = open_table(person, game)
    words, rule = words_and_rule(person)
    expect(look).to_have_count(0)
    first(person, THING).hover()
    expect(look).to_be_visible()
    expect(look).to_contain_text(words)
    expect(look).to_contain_text(rule)
    person.page.mouse.move(5, 5)
    expect(look).to_be_hidden()


def test_what_is_looked_at_never_meets_a_click(person: Person) -> None:
    """It lies over other things, which can still be clicked."""
    look = open_table(person, "valley_of_the_kings")
    person.page.locator("[data-target=slot-2]").first.hover()
    expect(look).to_be_visible()
    met = look.evaluate(
        """look => {
          const { x, y, width, height } = look.getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height / 2).closest('.enlarged') === null;
        }"""
    )
    assert met


@pytest.mark.sample(1)
@EVERY_GAME
def test_a_finger_that_holds_a_card_sees_it_large_and_chooses_nothing(
    toucher: Person, game: str
) -> None:
    look = open_table(toucher, game)
    words, rule = words_and_rule(toucher)
    before = toucher.page.evaluate(VERSION)
    hold(toucher, THING)
    expect(look).to_contain_text(words)
    expect(look).to_contain_text(rule)
    assert toucher.page.locator(".chosen").count() == 0
    toucher.page.touchscreen.tap(200, 20)  # away from it
    expect(look).to_be_hidden()
    assert toucher.page.evaluate(VERSION) == before


def test_a_held_card_that_is_drawn_anew_meanwhile_is_seen_large(toucher: Person) -> None:
    look = open_table(toucher, "imhotep")
    words, _ = words_and_rule(toucher)
    hold(toucher, THING, meanwhile=DRAW_ANEW)
    expect(look).to_contain_text(words)


def test_a_lit_card_that_is_held_is_not_played_and_a_short_touch_plays_it(toucher: Person) -> None:
    look = open_table(toucher, "valley_of_the_kings")
    lit = "[data-target^=hand-].lit"
    x, y = hold(toucher, lit)
    assert toucher.page.locator(".chosen").count() == 0
    toucher.page.touchscreen.tap(x, y)  # sends the large card away, and does nothing else
    expect(look).to_be_hidden()
    assert toucher.page.locator(".chosen").count() == 0
    touch(toucher, lit)
    expect(toucher.page.locator("[data-target^=hand-].chosen")).to_have_count(1)
    expect(look).to_be_hidden()


def hold(person: Person, selector: str, meanwhile: str = "() => {}") -> tuple[float, float]:
    """A finger on the first such thing, until it is seen large; gives where that was."""
    x, y = middle_of(person, selector)
    fingers = person.context.new_cdp_session(person.page)
    fingers.send(
        "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    )
    person.page.evaluate(meanwhile)
    expect(person.page.locator(".enlarged")).to_be_visible()
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    fingers.detach()
    return x, y


def touch(person: Person, selector: str) -> None:
    """A finger on the first such thing, for a moment."""
    person.page.touchscreen.tap(*middle_of(person, selector))


def middle_of(person: Person, selector: str) -> tuple[float, float]:
    """Where to touch the first such thing, once the page has scrolled to it: one that scrolls is not held."""
    x, y = first(person, selector).evaluate(SCROLL_TO)
    return x, y


def test_the_key_i_opens_what_has_the_focus_and_arrows_go_on(person: Person) -> None:
    look = open_table(person, "valley_of_the_kings")
    person.page.locator("[data-target^=hand-].lit").first.focus()
    before = person.page.evaluate(VERSION)
    person.page.keyboard.press("i")
    expect(look).to_be_visible()
    first = look.inner_text()
    expect(person.page.locator("#news")).to_contain_text(look.locator("h3").inner_text())
    person.page.keyboard.press("ArrowRight")
    expect(look).not_to_have_text(first)
    person.page.keyboard.press("Escape")
    expect(look).to_be_hidden()
    assert person.page.evaluate(VERSION) == before


def test_the_key_i_opens_what_the_mouse_is_at_without_a_rest(person: Person) -> None:
    """Also after a click, which leaves the focus where it was made."""
    look = open_table(person, "valley_of_the_kings")
    person.page.locator("[data-target^=hand-].lit").first.click()
    person.page.keyboard.press("Escape")
    for slot in ("slot-4", "slot-5"):
        card = person.page.locator(f"[data-target={slot}]").first
        name = card.evaluate("card => card.querySelector('title').textContent.split(' – ')[0]")
        card.hover(force=True)
        person.page.keyboard.press("i")
        expect(look.locator("h3")).to_have_text(name)
        person.page.keyboard.press("i")
        expect(look).to_be_hidden()


def test_without_a_focus_the_key_i_begins_with_the_board(person: Person) -> None:
    look = open_table(person, "imhotep")
    person.page.locator("[data-region=board]").focus()
    person.page.keyboard.press("i")
    expect(look).to_be_visible()
    person.page.keyboard.press("i")
    expect(look).to_be_hidden()


def test_the_rule_of_what_is_looked_at_opens(person: Person) -> None:
    look = open_table(person, "imhotep")
    person.page.locator("[data-target=quarry].lit").first.focus()
    person.page.keyboard.press("i")
    look.get_by_text("R4.2").click()
    expect(person.page.locator("dialog#rules [id='R4.2']")).to_be_in_viewport()


def test_somebody_who_only_watches_can_look_too(browser: Browser, server: Server) -> None:
    player, watcher = Person(browser, server), Person(browser, server)
    open_table(player, "imhotep")
    watcher.page.goto(player.page.url)
    first(watcher, THING).hover()
    expect(watcher.page.locator(".enlarged")).to_be_visible()
    player.close()
    watcher.close()
