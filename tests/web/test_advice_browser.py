"""Advice in a real browser: numbered on the board for the one who asked; and a costly choice that is taken back."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

import iteru
from iteru.web.templating import TEMPLATES
from iteru.web.texts import page_words
from tests.web.browser import Person
from tests.web.conftest import Server


@pytest.fixture
def anna(browser: Browser, server: Server) -> Iterator[Person]:
    somebody = Person(browser, server)
    yield somebody
    somebody.close()


def test_advised_choices_are_numbered_on_the_board_until_a_choice_is_made(anna: Person) -> None:
    anna.open_table("bot-random")
    assert anna.wait_until_asked_or_over()
    page = anna.page
    page.locator("[data-advise]").first.click()
    advised = page.locator("#advice [data-move]")
    expect(advised.first).to_be_visible()
    numbers = page.locator(".advised-here")
    assert sorted(numbers.all_text_contents()) == [
        str(number + 1) for number in range(advised.count())
    ]
    on_board = page.locator("[data-region=board] .advised-here").count()
    assert on_board > 0
    assert page.locator(".lit.advised-here").count() == 0, "gold is another matter"
    advised.first.click()
    expect(numbers).to_have_count(0)
    expect(advised.first).not_to_be_visible()


def test_a_costly_choice_is_taken_back_with_one_click(anna: Person) -> None:
    sockets: list[WebSocketRoute] = []

    def listen(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    anna.page.route_web_socket("**/live?*", listen)
    anna.open_table("bot-random")
    assert anna.wait_until_asked_or_over()
    before = anna.page.locator("[data-region=log] li").count()
    anna.choose_from_list(0)
    assert anna.wait_until_asked_or_over()
    said = page_words("en").say
    loss = TEMPLATES.get_template("regions/loss.html").render(sentence="Dear.", keep=0, say=said)
    sockets[-1].send(json.dumps({"loss": loss}))
    sheet = anna.page.locator("#second-thoughts")
    expect(sheet).to_contain_text("Dear.")
    sheet.locator("[data-take-back]").click()
    expect(sheet).not_to_be_visible()
    expect(anna.page.locator("[data-region=log] li")).to_have_count(before)


SEEN_WHOLE = """() => {
  const room = document.querySelector(".board-area").getBoundingClientRect();
  const numbers = [...document.querySelectorAll("[data-region=board] .advised-here circle")];
  const places = numbers.map((one) => one.getBoundingClientRect());
  const seen = places.filter(({ left, top, right, bottom }) =>
    left >= room.left && right <= room.right && top >= room.top && bottom <= room.bottom);
  const apart = places.every((one, at) => places.slice(at + 1).every((other) =>
    one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top));
  return [places.length, seen.length, apart];
}"""


@pytest.mark.parametrize("width", [1366, 360])
@pytest.mark.parametrize("game", iteru.games())
def test_the_numbers_of_advice_are_seen_whole_and_apart(
    browser: Browser, server: Server, game: str, width: int
) -> None:
    somebody = Person(browser, server, width, 768, touch=width < 500)
    somebody.play_now(game)
    for _ in range(3):
        assert somebody.wait_until_asked_or_over()
        somebody.page.locator("[data-advise]:visible").first.click()
        expect(somebody.page.locator("#advice [data-move]").first).to_be_visible()
        drawn, seen, are_apart = somebody.page.evaluate(SEEN_WHOLE)
        assert (seen, are_apart) == (drawn, True)
        somebody.page.locator("#advice [data-move]").first.click()
        expect(somebody.page.locator("#advice")).not_to_be_visible()
    somebody.close()
