"""The chat in a browser: a speaker is hidden by one reader, and silenced by the host for all."""

from playwright.sync_api import Browser, expect

from tests.web.browser import Person
from tests.web.conftest import Server


def speak(person: Person, text: str) -> None:
    person.page.locator("#say").fill(text)
    person.page.keyboard.press("Enter")


def test_a_reader_mutes_and_the_host_silences(browser: Browser, server: Server) -> None:
    anna, petr = Person(browser, server), Person(browser, server)
    anna.open_table("friend")
    petr.page.goto(anna.page.locator("input.invite").input_value())
    petr.page.locator("form#join button").click()
    for person in (anna, petr):
        person.page.locator("#tab-chat").click()
    speak(petr, "first")
    spoken = anna.page.locator(".spoken").first
    expect(spoken).to_be_visible()
    anna.page.locator(".hush summary").first.click()
    anna.page.locator("[data-mute]").first.click()
    expect(spoken).to_be_hidden()
    speak(petr, "second")
    expect(anna.page.locator(".spoken")).to_have_count(2)
    expect(anna.page.locator(".spoken").last).to_be_hidden()
    expect(petr.page.locator(".spoken").last).to_be_visible()
    anna.page.locator(".hush summary").last.click()
    anna.page.locator("[data-silence]").last.click()
    expect(petr.page.locator("[data-hushed]")).to_be_visible()
    expect(petr.page.locator("form.say")).to_be_hidden()
    anna.close()
    petr.close()
