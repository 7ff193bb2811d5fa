"""On the page: the strip says what the others did, their latest moves are marked, and a line shows its place."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.web.browser import VERSION, Person
from tests.web.conftest import Server

EVERY_GAME = pytest.mark.parametrize("game", ["imhotep", "valley_of_the_kings"])


@pytest.fixture(params=["desktop", "phone"])
def person(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Person]:
    is_phone = request.param == "phone"
    size = (390, 844) if is_phone else (1366, 768)
    somebody = Person(browser, server, *size, touch=is_phone)
    somebody.context.add_init_script("localStorage.setItem('hinted', 'yes')")
    yield somebody
    somebody.close()


def play_until_others_did_something(person: Person, game: str) -> Locator:
    """The strip, when it is one's own turn again and there is something on it."""
    person.play_now(game)
    found = person.page.locator(".since")
    for _ in range(30):
        assert person.wait_until_asked_or_over()
        if found.count():
            return found
        person.choose_from_list(0)
    raise AssertionError("nobody does anything")


@pytest.mark.sample(1)
@EVERY_GAME
def test_the_strip_opens_and_covers_neither_board_nor_choices(person: Person, game: str) -> None:
    strip = play_until_others_did_something(person, game)
    strip.locator("summary").click()
    lines = strip.locator(".lines")
    expect(lines).to_be_visible()
    assert lines.locator("li .mark").count() > 0
    for other in (
        ".pan",
        ".ask",
    ):  # a long list is folded on a phone, the bar it belongs to is there
        assert not overlap(lines, person.page.locator(other))


def overlap(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    beside = a["x"] + a["width"] <= b["x"] + 1 or b["x"] + b["width"] <= a["x"] + 1
    return not (beside or a["y"] + a["height"] <= b["y"] + 1 or b["y"] + b["height"] <= a["y"] + 1)


@pytest.mark.sample(1)
@EVERY_GAME
def test_the_latest_moves_are_marked_by_colour_and_shape(person: Person, game: str) -> None:
    strip = play_until_others_did_something(person, game)
    by = {its.get_attribute("data-by") for its in strip.locator("[data-by]").all()}
    marks = person.page.locator(".last-move > [class^=seat-]")
    assert marks.count() > 0
    for mark in marks.all():
        seat = (mark.get_attribute("class") or "").rpartition("-")[2]
        assert seat in by
        assert mark.locator("use").get_attribute("href") == f"#mark-{seat}"


def test_strip_and_marks_go_when_one_moves_and_survive_a_reload(
    browser: Browser, server: Server
) -> None:
    anna, petr = Person(browser, server), Person(browser, server)
    anna.open_table("friend")
    petr.page.goto(anna.page.url)
    petr.page.locator("#join button").click()
    first, second = anna, petr
    expect(first.asked).to_be_visible()
    first.choose_from_list(1)
    strip = second.page.locator(".since")
    expect(strip).to_be_visible()
    said = strip.inner_html()
    marks = second.page.locator(".last-move").count()
    assert marks > 0
    assert first.page.locator(".last-move").count() == 0
    second.page.reload()
    expect(second.page.locator(".last-move")).to_have_count(marks)
    assert second.page.locator(".since").inner_html() == said
    second.choose_from_list(1)
    expect(second.page.locator(".since")).to_have_count(0)
    expect(second.page.locator(".last-move")).to_have_count(0)
    expect(first.page.locator(".since")).to_be_visible()
    anna.close()
    petr.close()


@pytest.mark.sample(1)
@EVERY_GAME
def test_a_line_that_has_a_place_shows_it(person: Person, game: str) -> None:
    play_until_others_did_something(person, game)
    before = person.page.evaluate(VERSION)
    line = person.page.locator("#panel-log .shows").last
    expect(line.locator(".here")).to_be_visible()
    line.click()
    expect(person.page.locator(".pointed").first).to_be_in_viewport()
    assert person.page.evaluate(VERSION) == before


def test_lines_are_reached_by_keyboard(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    play_until_others_did_something(person, "imhotep")
    last = person.page.locator("#panel-log li").last
    last.focus()
    expect(person.page.locator(".pointed").first).to_be_visible()
    person.page.keyboard.press("ArrowUp")
    expect(person.page.locator("#panel-log li").nth(-2)).to_be_focused()
    strip = person.page.locator(".since summary")
    strip.focus()
    person.page.keyboard.press("Enter")
    expect(person.page.locator(".since .lines")).to_be_visible()
    person.page.keyboard.press("Tab")
    expect(person.page.locator(".since li").first).to_be_focused()
    person.close()


def test_an_open_strip_stays_open_and_says_nothing_by_halves(
    browser: Browser, server: Server
) -> None:
    person = Person(browser, server)
    strip = play_until_others_did_something(person, "imhotep")
    fits = "summary => summary.scrollWidth <= summary.clientWidth"
    assert strip.locator("summary").evaluate(fits)
    person.page.set_viewport_size({"width": 1120, "height": 768})
    assert strip.locator("summary").evaluate(fits)
    strip.locator("summary").click()
    person.choose_from_list(0)
    person.wait_until_asked_or_over()
    expect(person.page.locator(".since")).to_have_attribute("open", "")
    person.close()


def test_lines_that_are_unfolded_show_that_they_go_on(browser: Browser, server: Server) -> None:
    """While they are folded away nobody measures them."""
    person = Person(browser, server, 1366, 768)
    strip = play_until_others_did_something(person, "imhotep")
    strip.locator("> .lines").evaluate(
        "lines => { lines.style.maxHeight = '10px'; lines.style.overflow = 'auto'; }"
    )
    expect(strip.locator("> .lines.more-below")).to_have_count(0)
    strip.locator("summary").click()
    expect(strip.locator("> .lines.more-below")).to_have_count(1)
    person.close()


LONGER_AND_LONGER = """() => {
  const summary = document.querySelector(".since summary");
  for (const other of summary.querySelectorAll(".deeds ~ .deeds")) other.remove(); // else lines are full before they are long
  const deeds = summary.querySelector(".deeds");
  const ends = [];
  for (let count = 1; count < 120; count += 1) {
    for (const said of deeds.querySelectorAll(".said")) said.textContent = "n".repeat(count);
    dispatchEvent(new Event("resize"));
    const shown = [...deeds.children].filter((one) => one.getClientRects().length);
    ends.push(Math.max(...shown.map((one) => one.getBoundingClientRect().right)));
  }
  return Math.max(...ends) - summary.getBoundingClientRect().right;
}"""
"""Tells by how much the words reach beyond the right edge of the strip, whatever their length."""


def test_words_of_the_strip_do_not_reach_the_sign_that_opens_it(person: Person) -> None:
    play_until_others_did_something(person, "imhotep")
    assert person.page.evaluate(LONGER_AND_LONGER) <= -20
