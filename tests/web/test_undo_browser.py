"""Taking back in real browsers: against bots to any earlier turn, among people by asking; leaving and closing."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import VERSION, Person
from tests.web.conftest import Server


@pytest.fixture
def anna(browser: Browser, server: Server) -> Iterator[Person]:
    somebody = Person(browser, server)
    yield somebody
    somebody.close()


@pytest.fixture
def petr(browser: Browser, server: Server) -> Iterator[Person]:
    somebody = Person(browser, server)
    yield somebody
    somebody.close()


def sit_down(anna: Person, petr: Person) -> None:
    anna.open_table("friend")
    petr.page.goto(anna.page.locator("input.invite").input_value())
    petr.page.locator("[name=name]").fill("Petr")
    petr.page.locator("form#join button").click()
    expect(anna.page.locator(".seats")).to_contain_text("Petr")


def log_lines(person: Person) -> list[str]:
    return person.page.locator("[data-region=log] li").all_inner_texts()


def choose(person: Person) -> None:
    """A choice of one's own, and wait until one is asked again."""
    person.choose_from_list(0)
    assert person.wait_until_asked_or_over()


def test_against_bots_one_takes_back_step_by_step_and_to_an_earlier_turn(anna: Person) -> None:
    anna.play_now()
    assert anna.wait_until_asked_or_over()
    first = log_lines(anna)
    for _ in range(3):
        choose(anna)
    page = anna.page
    page.locator("[data-undo]").click()
    expect(page.locator("[data-region=status]")).to_contain_text("practice game")
    page.get_by_role("button", name="Earlier turns").click()
    expect(page.locator("#earlier [data-undo-to]")).to_have_count(2)
    page.locator("#earlier [data-undo-to]").last.click()
    expect(page.locator("[data-region=log] li")).to_have_count(len(first))
    assert log_lines(anna) == first
    expect(page.locator("#earlier")).to_be_hidden()
    choose(anna)


def test_people_ask_and_answer(anna: Person, petr: Person) -> None:
    sit_down(anna, petr)
    before = log_lines(anna)
    anna.choose_from_list(0)
    petr.choose_from_list(0)
    expect(anna.asked).to_be_visible()
    moved = len(log_lines(anna))
    anna.page.get_by_role("button", name="Request undo").click()
    expect(petr.page.locator("[data-region=undo]")).to_contain_text("Anna asks to undo this")
    petr.page.get_by_role("button", name="Decline").click()
    expect(anna.page.locator("[data-region=undo]")).to_contain_text("Undo request declined")
    expect(anna.page.locator("[data-region=log] li")).to_have_count(moved)
    anna.choose_from_list(0)
    petr.choose_from_list(0)
    expect(anna.asked).to_be_visible()
    anna.page.get_by_role("button", name="Earlier turns").click()
    anna.page.locator("#earlier [data-ask-undo-to]").last.click()
    petr.page.get_by_role("button", name="Accept").click()
    expect(anna.page.locator("[data-region=log] li")).to_have_count(len(before))
    expect(petr.page.locator("[data-agree]")).to_have_count(0)
    assert log_lines(anna) == before
    anna.choose_from_list(0)


def test_one_resigns_and_the_other_plays_on_against_a_bot(anna: Person, petr: Person) -> None:
    sit_down(anna, petr)
    petr.page.get_by_role("button", name="Settings").click()
    petr.page.locator("summary", has_text="Resign").click()
    petr.page.get_by_role("button", name="Yes, I resign").click()
    expect(anna.page.locator("[data-seat='1']")).to_contain_text("resigned")
    expect(petr.page.locator("[data-region=status]")).to_contain_text("You are watching")
    choose(anna)


def test_a_host_closes_the_table_and_is_at_home(anna: Person, petr: Person) -> None:
    anna.open_table("friend")
    petr.page.goto(anna.page.url)
    before = petr.page.evaluate(VERSION)
    anna.page.get_by_role("button", name="Settings").click()
    anna.page.locator("summary", has_text="Cancel the table").click()
    anna.page.get_by_role("button", name="Yes, cancel it").click()
    anna.page.wait_for_url(re.compile(r"localhost:\d+/$"))
    expect(petr.page.locator("[data-region=status]")).to_contain_text("was cancelled")
    expect(petr.page.locator("form#join")).to_be_hidden()
    assert petr.page.evaluate(VERSION) == before + 1


def test_who_resigns_looks_on_with_nothing_in_the_way(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    person.play_now()
    person.wait_until_asked_or_over()
    person.page.locator("[popovertarget=settings]").click()
    button = person.page.locator("[data-resign-table]")
    expect(button).to_be_hidden()
    person.page.locator("[data-region=leave] summary", has_text="Resign").click()
    button.click()
    expect(person.page.locator(".seats")).to_contain_text("resigned")
    expect(person.page.locator("#settings")).to_be_hidden()
    assert person.choices.count() == 0
    person.close()
