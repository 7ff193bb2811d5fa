"""What leaves something valuable undone, or was reached through a thing that is not lit, is asked for once more."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import SHAKE, VERSION, Person
from tests.web.conftest import Server


@pytest.fixture(params=["mouse", "keyboard", "finger"])
def way(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def person(browser: Browser, server: Server) -> Iterator[Person]:
    somebody = Person(browser, server)
    yield somebody
    somebody.close()


def at_valley(person: Person) -> None:
    """In the first turn there is always gold in the hand, and a card that it pays for."""
    person.play_now("valley_of_the_kings")
    person.wait_until_asked_or_over()
    person.page.wait_for_selector(".choices [data-move=end][data-caution]", state="attached")


def end_turn(person: Person, way: str) -> None:
    button = person.page.locator("[data-action=end]")
    if way == "keyboard":
        button.focus()
        person.page.keyboard.press("Enter")
    elif way == "finger":
        button.tap()
    else:
        button.click()


@pytest.mark.sample(1)
def test_ending_a_turn_with_gold_for_a_card_is_asked_for_once_more(
    browser: Browser, server: Server, way: str
) -> None:
    is_touch = way == "finger"
    person = Person(browser, server, *((390, 844) if is_touch else (1366, 768)), touch=is_touch)
    at_valley(person)
    before = person.page.evaluate(VERSION)
    end_turn(person, way)
    caution = person.page.locator(".caution")
    expect(caution).to_be_in_viewport()
    expect(caution).to_contain_text("gold, and")
    expect(caution).to_have_attribute("role", "alert")
    assert person.page.evaluate(VERSION) == before
    person.page.wait_for_timeout(SHAKE)
    end_turn(person, way)
    expect(person.page.locator("[data-region=log]")).to_contain_text("ends the turn")
    person.close()


def test_a_double_click_does_not_answer_what_is_asked_once_more(person: Person) -> None:
    at_valley(person)
    before = person.page.evaluate(VERSION)
    person.page.locator("[data-action=end]").dblclick()
    expect(person.page.locator(".caution")).to_be_visible()
    person.page.wait_for_timeout(SHAKE)
    assert person.page.evaluate(VERSION) == before


@pytest.mark.sample(1)
@pytest.mark.parametrize("away", ["Escape", "[data-unsure]", ".tabs", "[data-target^=hand-].lit"])
def test_escape_and_touching_elsewhere_leave_it(person: Person, away: str) -> None:
    at_valley(person)
    before = person.page.evaluate(VERSION)
    end_turn(person, "mouse")
    expect(person.page.locator(".caution")).to_be_visible()
    if away == "Escape":
        person.page.keyboard.press(away)
    else:
        person.page.locator(away).first.click()
    expect(person.page.locator(".caution")).to_be_hidden()
    assert person.page.locator(".unsure").count() == 0
    assert person.page.evaluate(VERSION) == before


def ready_to_sail(person: Person, site: str) -> None:
    """A ship has been touched that may sail to this site, to which no other ship has sailed in this round."""
    person.open_table("bot-greedy")
    while True:
        assert person.wait_until_asked_or_over()
        ship = person.page.locator("[data-target^=ship-].lit")
        if ship.count():
            target = ship.first.get_attribute("data-target") or ""
            person.page.evaluate(
                "t => document.querySelector(`[data-step='${t}']`).click()", target
            )
            if person.page.locator(f"[data-target=site-{site}].lit").count():
                return
            person.page.keyboard.press("Escape")
        person.choose_from_list(1)


def test_a_market_card_that_is_not_lit_does_not_sail_a_ship_by_one_touch(person: Person) -> None:
    ready_to_sail(person, "market")
    before = person.page.evaluate(VERSION)
    stall = person.page.locator("[data-target=stall-1]").first
    stall.click(force=True)
    expect(person.page.locator(".caution")).to_contain_text("to the market")
    assert person.page.evaluate(VERSION) == before
    person.page.wait_for_timeout(SHAKE)
    stall.click(force=True)
    person.page.wait_for_function(f"before => {VERSION} !== before", arg=before)


def test_a_lit_thing_is_not_asked_for_twice(person: Person) -> None:
    ready_to_sail(person, "temple")
    before = person.page.evaluate(VERSION)
    person.page.locator("[data-target=site-temple].lit").first.focus()
    person.page.keyboard.press("Enter")
    person.page.wait_for_function(f"before => {VERSION} !== before", arg=before)
