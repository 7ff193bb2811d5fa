"""Reading rules and cards in a browser: searching, the drawer of a table, filters, and paper."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

import iteru
from tests.web.browser import Person
from tests.web.conftest import Server

PLACE = "mark => [...document.querySelectorAll('mark')].indexOf(mark)"
EVERY_GAME = pytest.mark.parametrize("game", iteru.games())


@pytest.fixture(name="reader")
def a_reader(browser: Browser, server: Server) -> Iterator[Person]:
    person = Person(browser, server, lang="cs-CZ")
    yield person
    person.close()


def test_a_search_needs_no_accents_and_goes_from_place_to_place(reader: Person) -> None:
    page = reader.page
    page.goto("/rules/imhotep")
    page.keyboard.press("/")
    field, status = page.locator(".seek input"), page.locator(".seek [role=status]")
    expect(field).to_be_focused()
    field.fill("pristav")
    expect(status).to_contain_text("1 z")
    marks = page.locator("#rules-text mark")
    assert {text.casefold()[:7] for text in marks.all_inner_texts()} == {"přístav"}
    present = page.locator("mark.present")
    expect(present).to_be_in_viewport()
    assert present.evaluate(PLACE) == 0
    for _ in range(3):
        field.press("Enter")
    expect(status).to_contain_text("4 z")
    assert present.evaluate(PLACE) == 3
    expect(present).to_be_in_viewport()
    for _ in range(3):
        field.press("Shift+Enter")
    assert present.evaluate(PLACE) == 0
    field.press("Escape")
    expect(marks).to_have_count(0)
    expect(field).to_have_value("")


def test_words_that_do_not_stand_together_are_found_in_one_paragraph(reader: Person) -> None:
    page = reader.page
    page.goto("/rules/imhotep")
    page.locator(".seek input").fill("lodi pristav")
    expect(page.locator("mark.present")).to_be_visible()
    around = page.locator("main p:has(mark), main li:has(mark), main tr:has(mark)")
    for text in around.all_inner_texts():
        assert re.search("lod[ií]", text.casefold())
        assert "přístav" in text.casefold()
    page.locator(".seek input").fill("lodi pristav zzz")
    expect(page.locator("mark")).to_have_count(0)


def test_a_search_without_a_result_says_so_and_leaves_the_text_as_it_was(reader: Person) -> None:
    page = reader.page
    page.goto("/rules/imhotep")
    before = page.locator("#rules-text").inner_html()
    field = page.locator(".seek input")
    for words, said in (
        ("kámen", " z "),
        ("mezek", "Nenalezeno"),
        ("<b>", "Nenalezeno"),
        ("k", ""),
    ):
        field.fill(words)
        expect(page.locator(".seek [role=status]")).to_contain_text(said)
    expect(page.locator("#rules-text mark")).to_have_count(0)
    page.evaluate("document.querySelector('#rules-text').normalize()")
    assert page.locator("#rules-text").inner_html() == before


@pytest.mark.sample(1)
@EVERY_GAME
def test_the_drawer_opens_at_the_rule_of_what_is_asked(
    browser: Browser, server: Server, game: str
) -> None:
    person = Person(browser, server)
    person.play_now(game)
    person.wait_until_asked_or_over()
    asked = person.page.locator("[data-rule-asked]").get_attribute("data-rule-asked") or ""
    assert re.fullmatch(r"R[0-9]+([.][0-9]+)?", asked)
    person.page.locator(".tools [data-rule='']").click()
    rule = person.page.locator(f"dialog#rules [id='{asked}']")
    expect(rule).to_have_class(re.compile("here"))
    expect(rule).to_be_in_viewport()
    drawer_leads_on(person, rule)
    person.close()


def drawer_leads_on(person: Person, rule: Locator) -> None:
    """Another rule opens in the drawer; the drawer has a search of its own, whose Escape does not close it."""
    other = person.page.locator("dialog#rules .one-rule a[href^='#R']:not(.number)").first
    name = (other.get_attribute("href") or "").lstrip("#")
    other.evaluate("link => link.click()")
    expect(person.page.locator(f"dialog#rules [id='{name}']")).to_have_class(re.compile("here"))
    field = person.page.locator("dialog#rules .seek input")
    field.fill("player")
    expect(person.page.locator("dialog#rules mark.present")).to_be_in_viewport()
    field.press("Escape")
    expect(person.page.locator("dialog#rules mark")).to_have_count(0)
    expect(rule).to_be_attached()
    assert person.page.locator("dialog#rules").evaluate("drawer => drawer.open")


def test_cards_are_filtered_by_kind_and_by_words(reader: Person) -> None:
    page = reader.page
    page.goto("/rules/pharaon/cards")
    cards = page.locator("#cards [data-facets]:visible")
    everything = cards.count()
    assert everything > 100
    kind = page.locator(".filters select").first
    kind.select_option(label="Dvořané")
    expect(cards).to_have_count(26)
    expect(page.locator(".filters [role=status]")).to_contain_text("26")
    assert page.locator(".card-group h2:visible").all_inner_texts() == ["Dvořané"]
    expect(page.get_by_label("Strana desky")).to_be_hidden()
    page.locator(".filters select").nth(1).select_option(label="jednou za kolo")
    expect(cards).to_have_count(8)
    page.locator(".filters input").fill("vedma")
    expect(cards).to_have_count(1)
    expect(cards.first.locator("svg g").first).to_be_attached()
    page.locator(".filters input").fill("mezek")
    expect(page.locator(".filters [role=status]")).to_contain_text("Žádná karta")
    page.locator(".filters button").click()
    expect(cards).to_have_count(everything)


def test_on_paper_there_is_the_text_alone_black_on_white(reader: Person) -> None:
    page = reader.page
    page.emulate_media(media="print", color_scheme="dark")
    for path in ("/rules/imhotep", "/rules/imhotep/cards"):
        page.goto(path)
        for bar in ("header.bar", ".roll", ".tab-bar", ".foot", ".scenery"):
            expect(page.locator(bar).first).to_be_hidden()
        style = page.locator("article").evaluate(
            "text => [getComputedStyle(text).color, getComputedStyle(text).backgroundColor]"
        )
        assert style == ["rgb(0, 0, 0)", "rgba(0, 0, 0, 0)"]
