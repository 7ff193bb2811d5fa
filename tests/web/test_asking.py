"""What the page asks and says while one plays: whom one waits for, keys for every choice, no half sentence."""

import re
from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import Browser, expect

import iteru
from iteru.words import Words
from tests.web.browser import VERSION, Person
from tests.web.conftest import Server


@pytest.fixture
def person(browser: Browser, server: Server) -> Iterator[Person]:
    somebody = Person(browser, server)
    yield somebody
    somebody.close()


@pytest.mark.parametrize(
    ("lang", "waiting"), [("en-US", "Waiting for Petr"), ("cs-CZ", "Čeká se, až zvolí Petr")]
)
def test_one_is_told_whom_one_waits_for_and_not_what_they_are_asked(
    browser: Browser, server: Server, lang: str, waiting: str
) -> None:
    anna, petr = Person(browser, server, lang=lang), Person(browser, server)
    anna.open_table("friend")
    petr.page.goto(anna.page.locator("input.invite").input_value())
    petr.page.locator("[name=name]").fill("Petr")
    petr.page.locator("form#join button").click()
    anna.choose_from_list(1)
    asked = anna.page.locator(".asked[data-asked=no]")
    expect(asked).to_have_text(re.compile(rf"\s*{waiting}\s*\S*\s*"))
    expect(anna.page.locator("#ask-title")).to_have_text(waiting)
    expect(petr.page.locator("#ask-title")).to_have_text("Choose one action.")
    anna.close()
    petr.close()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (820, 1180)])
def test_a_long_list_leaves_the_board_its_room_and_opens(
    browser: Browser, server: Server, width: int, height: int
) -> None:
    person = Person(browser, server, width, height)
    person.play_now("valley_of_the_kings")
    assert person.wait_until_asked_or_over()
    moves = person.page.locator(".choices [data-move]")
    listed = moves.count() - person.page.locator("[data-action]").count()
    shown = person.page.locator(".choices [data-move]:visible")
    assert shown.count() < listed
    box = person.page.locator(".ask").bounding_box()
    assert box is not None
    assert box["height"] < height * 0.28
    person.page.locator(".group:visible, [data-all]:visible").first.click()
    expect(shown).to_have_count(listed)
    person.page.keyboard.press("Escape")
    expect(shown).not_to_have_count(listed)
    person.close()


def test_on_a_phone_each_kind_of_choices_has_a_button_with_its_sign(
    browser: Browser, server: Server
) -> None:
    person = Person(browser, server, 390, 844, touch=True)
    person.play_now()
    assert person.wait_until_asked_or_over()
    kinds = person.choices.evaluate_all(
        "found => found.map((button) => button.closest('.kind').dataset.kind)"
    )
    assert kinds == ["stones", "load", *["sail"] * kinds.count("sail")]
    signs = person.choices.evaluate_all(
        "found => found.map((button) => getComputedStyle(button, '::after').maskImage)"
    )
    assert all(sign.startswith('url("data:image/svg+xml') for sign in signs)
    assert len({*signs}) == len({*kinds})
    person.close()


def test_choices_beyond_the_ninth_have_keys_that_are_seen(person: Person) -> None:
    ships = ""
    while sum(map(int, ships)) < 10:  # as many spaces as there will be choices
        person.play_now()
        person.wait_until_asked_or_over()
        said = person.page.locator("[data-region=log]").inner_text()
        ships = re.findall(r"\d \d \d \d", said)[0].replace(" ", "")
    person.page.locator("[data-target=sled].lit").click()
    keys = person.choices.evaluate_all("found => found.map((button) => button.dataset.key)")
    assert keys == list("123456789abcdefghjklm"[: len(keys)])
    assert len(keys) >= 10
    tenth = person.choices.nth(9)
    assert tenth.evaluate("found => getComputedStyle(found, '::before').content") == '"a" / ""'
    words = tenth.get_attribute("data-words") or ""
    person.page.keyboard.press("a")
    expect(person.page.locator("[data-region=log]")).to_contain_text(words.rpartition("onto ")[2])


def test_the_key_s_and_its_button_skip_to_ones_next_choice(
    browser: Browser, pausing_server: Server
) -> None:
    person = Person(browser, pausing_server)
    person.open_table("bot-random")
    skip = person.page.locator("[data-skip]")
    for go_on in (partial(person.page.keyboard.press, "s"), skip.click):
        person.choose_from_list()
        expect(skip).to_be_visible()
        go_on()
        expect(person.asked).to_be_visible()
        expect(skip).to_be_hidden()
    person.close()


def test_a_key_without_a_choice_does_nothing(person: Person) -> None:
    person.play_now()
    person.wait_until_asked_or_over()
    before = person.page.evaluate(VERSION)
    for key in "azZ":
        person.page.keyboard.press(key)
    person.page.wait_for_timeout(300)
    assert person.page.evaluate(VERSION) == before


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", iteru.games())
def test_what_several_choices_share_is_never_half_a_sentence(person: Person, game: str) -> None:
    """A button that goes on further has a heading, or the name of a thing; not the beginning of a sentence."""
    texts = Words("en", iteru.meta(game))
    person.play_now(game)
    for turn in range(8):
        assert person.wait_until_asked_or_over()
        titles = person.page.evaluate(
            "() => [...document.querySelectorAll('.table [title], .table title, .table [data-about]')]"
            ".map((found) => found.dataset.about || found.getAttribute('title') || found.textContent)"
        )
        names = {re.split(r":| – |, ", title)[0] for title in titles}
        kinds = person.page.locator("[data-kind]").evaluate_all(
            "found => found.map((kind) => kind.dataset.kind)"
        )
        headings = {texts.say(f"heading-{kind}") for kind in kinds}
        known = names | headings | {f"{one}: {name}" for one in headings for name in names}
        labels = person.page.locator(".choice.made:visible").all_inner_texts()
        assert {label.removesuffix(" …") for label in labels} - known == set()
        person.choose_from_list(turn)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1366, 768), (1920, 1080)])
def test_a_choice_with_a_large_button_stands_there_alone_and_has_a_key(
    browser: Browser, server: Server, width: int, height: int
) -> None:
    person = Person(browser, server, width, height)
    person.play_now("valley_of_the_kings")
    person.wait_until_asked_or_over()
    button = person.page.locator("[data-action=end]")
    expect(button).to_be_visible()
    expect(person.page.locator("[data-move=end]")).to_be_hidden()
    keys = person.page.locator(".ask [data-key]:visible")
    assert len(keys.all()) == person.choices.count() + 1
    person.page.keyboard.press(button.get_attribute("data-key") or "none")
    expect(person.page.locator(".caution")).to_be_visible()
    person.page.keyboard.press("Escape")
    person.close()
