"""A box in a browser: corrected, seen, refused, saved, played with, shared and downloaded."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import iteru
from tests.web.browser import Person
from tests.web.conftest import Server
from tests.web.test_browser import check_with_axe

CARD = "cards.inner_sarcophagus"
FORM = f"/boxes/new/valley_of_the_kings?figure={CARD}"


def correct_cost(page: Page, value: str) -> None:
    page.locator("[name='v.cost']").fill(value)


@pytest.fixture
def owner(browser: Browser, server: Server) -> Person:
    somebody = Person(browser, server)
    somebody.page.goto("/account")
    somebody.page.locator("form[action='/account/name'] [name=name]").fill("Anna")
    somebody.page.locator("form[action='/account/name'] button").click()
    return somebody


def test_from_the_form_to_a_table_a_link_and_a_file(
    browser: Browser, server: Server, owner: Person, tmp_path: Path
) -> None:
    page = owner.page
    page.goto(FORM)
    correct_and_see(page)
    refuse_and_keep(page)
    owner.complaints.clear()  # of the answer 422
    page.locator("button[value=save]").click()
    expect(page.locator(".box-saved")).to_be_visible()
    check_with_axe(owner)
    play_with_it(page)
    page.goto("/boxes")
    link = page.locator(".kept-boxes .tables > li > a").get_attribute("href") or ""
    page.goto(link)
    check_with_axe(owner)
    file = downloaded(page, tmp_path)
    owner.close()
    game = iteru.game("valley_of_the_kings", file)
    assert (game.box[CARD].values["cost"], game.box.name, game.box.author) == (9, "Mine", "Anna")
    share(Person(browser, server), link)


def correct_and_see(page: Page) -> None:
    """The picture changes while somebody types, beside the one before."""
    before = page.locator("[name='v.cost']").input_value()
    correct_cost(page, "9")
    expect(page.locator(".box-before")).to_be_visible()
    assert page.locator("[name='v.cost']").input_value() == "9" != before
    expect(page.locator("[data-key=cost] .was")).to_contain_text(before)


def refuse_and_keep(page: Page) -> None:
    """A value that does not fit is told beside its field, and what was entered elsewhere stays."""
    correct_cost(page, "many")
    expect(page.locator("[data-key=cost] .problem")).to_contain_text("many")
    page.locator("#box-name").fill("Mine")
    page.locator("button[value=save]").click()
    expect(page.locator("[name='v.cost']")).to_be_focused()
    expect(page.locator("[name='v.cost']")).to_have_value("many")
    expect(page.locator("#box-name")).to_have_value("Mine")
    correct_cost(page, "9")
    expect(page.locator("[data-key=cost] .problem")).to_have_count(0)


def play_with_it(page: Page) -> None:
    """A table says whose box it plays with."""
    page.locator(".box-foot a[href*='?box=']").click()
    page.locator("form[data-opens] button").last.click()
    page.wait_for_url("**/t/*")
    page.locator("[popovertarget=corrected]").click()
    expect(page.locator("#corrected")).to_contain_text("“Mine” by Anna")


def downloaded(page: Page, folder: Path) -> Path:
    with page.expect_download() as found:
        page.locator("a[download]").click()
    file = folder / "box.toml"
    found.value.save_as(file)
    return file


def share(other: Person, link: str) -> None:
    """Somebody else follows the link, sees what differs, and keeps a copy of their own."""
    other.page.goto(link)
    expect(other.page.locator(".differing")).to_contain_text("Inner Sarcophagus")
    expect(other.page.locator("a[href$='/edit']")).to_have_count(0)
    other.page.locator("form[action$='/copy'] button").click()
    other.page.wait_for_url(re.compile(r"/boxes/[\w-]{16}/edit"))
    assert link not in other.page.url
    other.close()


def test_in_a_list_only_the_field_that_does_not_fit_is_marked(owner: Person) -> None:
    page = owner.page
    page.goto("/boxes/new/egizia?figure=grain_market")
    fields, wrong = (
        page.locator("[name='v.penalty']"),
        page.locator("[name='v.penalty'][aria-invalid]"),
    )
    assert fields.count() > 3
    fields.nth(2).fill("many")
    expect(page.locator("[data-key=penalty] .problem")).to_contain_text("many")
    expect(wrong).to_have_count(1)
    expect(wrong).to_have_value("many")
    page.locator("#box-name").fill("Mine")
    page.locator("button[value=save]").click()
    expect(wrong).to_be_focused()
    expect(wrong).to_have_value("many")
    owner.complaints.clear()  # of the answer 422
    owner.close()


def test_on_a_tablet_fields_and_sources_do_not_cover_each_other(
    browser: Browser, server: Server
) -> None:
    somebody = Person(browser, server, 1180, 820, touch=True)
    somebody.page.goto(FORM)
    expect(somebody.page.locator(".stepper button").first).to_be_visible()
    gaps = somebody.page.evaluate(
        """() => [...document.querySelectorAll(".box-value:has(> .value-entry > .stepper)")].map((value) => {
          const box = (part) => value.querySelector(part).getBoundingClientRect();
          return box(".source-beside > *").left - box(".stepper").right;
        })"""
    )
    assert len(gaps) > 2
    assert min(gaps) > 0
    somebody.close()


def test_a_form_opens_at_its_beginning_and_its_list_at_what_is_open(
    browser: Browser, server: Server
) -> None:
    """On a low screen, where the page has to be scrolled as well."""
    somebody = Person(browser, server, 640, 360, touch=True)
    page = somebody.page
    page.goto("/boxes/new/egizia")
    last = page.locator(".figure-names button:visible").last.get_attribute("value") or ""
    page.goto(f"/boxes/new/egizia?figure={last.removeprefix('go:')}")
    expect(page.locator(f"button[value='{last}'][aria-current=true]")).to_be_visible()
    scrolled, beyond = page.evaluate(
        """() => {
          const list = document.querySelector(".figure-names");
          const chosen = list.querySelector("[aria-current=true]");
          return [list.scrollTop, chosen.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom];
        }"""
    )
    assert scrolled > 0
    assert beyond < 1
    assert page.evaluate("scrollY") == 0
    somebody.close()
