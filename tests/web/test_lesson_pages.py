"""Every lesson is taken to its end in a real browser: by mouse, by keyboard alone, and on a phone with a finger."""

import pytest
from playwright.sync_api import Browser, expect

import iteru
from iteru.kit.guide import said
from iteru.words import LANGUAGES
from tests.web.browser import Person
from tests.web.conftest import Server
from tests.web.learner import Learner, Way
from tests.web.test_browser import check_with_axe

EVERY_GAME = pytest.mark.parametrize("game", iteru.games())
WITHOUT = """target => new MutationObserver(() => {
  for (const thing of document.querySelectorAll(`[data-target="${target}"]`)) thing.removeAttribute("data-target");
}).observe(document, { childList: true, subtree: true })"""
"""As if a board no longer had a thing."""


@pytest.mark.sample(1)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("way", ["mouse", "finger"])
@EVERY_GAME
def test_a_lesson_is_taken_to_its_end_and_played_on(
    browser: Browser, server: Server, game: str, way: Way, lang: str
) -> None:
    learner = Learner(browser, server, game, way, lang)
    learner.begin()
    learner.take()
    learner.play_on()
    learner.choose_from_list()
    learner.close()


@pytest.mark.sample(1)
@EVERY_GAME
def test_a_lesson_is_taken_by_keyboard_alone_and_told(
    browser: Browser, server: Server, game: str
) -> None:
    learner = Learner(browser, server, game, "keyboard")
    learner.begin()
    told = set()
    while learner.at < len(learner.stops) - 1:
        learner.look()
        if learner.stop.kind in ("read", "done"):
            told.add(learner.page.locator("#lesson-news").inner_text())
        learner.take_step()
        focused = "document.activeElement !== document.body"
        assert learner.page.evaluate(focused), "focus was lost by an update"
    assert len(told) > 2
    last = len(learner.guide.steps) - 1
    learner.page.keyboard.press("ArrowLeft")
    before_last = [at for at, stop in enumerate(learner.stops) if stop.step == last - 1]
    learner.wait_for(before_last[0])
    learner.close()


@pytest.mark.sample(1)
@pytest.mark.parametrize("way", ["mouse", "finger"])
@EVERY_GAME
def test_a_lesson_passes_the_accessibility_check(
    browser: Browser, server: Server, game: str, way: Way
) -> None:
    learner = Learner(browser, server, game, way)
    learner.begin()
    for _ in range(3):
        check_with_axe(learner)
        learner.take_step()
    learner.close()


def at_second_step(browser: Browser, server: Server, way: Way = "mouse") -> Learner:
    learner = Learner(browser, server, "imhotep", way)
    learner.begin()
    learner.take_step()
    learner.look()
    return learner


def test_the_seats_are_seen_above_the_teacher(browser: Browser, server: Server) -> None:
    learner = at_second_step(browser, server)
    seats = learner.page.locator(".seats").evaluate("seats => seats.clientHeight")
    whole = learner.page.locator(".seats").evaluate("seats => seats.scrollHeight")
    assert 60 < seats == whole
    learner.close()


def test_choices_can_be_taken_from_a_list(browser: Browser, server: Server) -> None:
    learner = at_second_step(browser, server, "keyboard")
    choice = learner.page.locator(".choices [data-move='load 3 1']")
    expect(choice).to_be_hidden()
    learner.press("[data-list]")
    expect(choice).to_be_visible()
    learner.page.keyboard.press("1")
    learner.wait_for(3)
    learner.page.keyboard.press("ArrowRight")
    learner.wait_for(4)
    expect(learner.page.locator(".choices [data-move='load 1 1']")).to_be_visible()
    learner.close()


@pytest.mark.parametrize("way", ["mouse", "finger"])
def test_a_wrong_touch_is_answered_kindly_and_changes_nothing(
    browser: Browser, server: Server, way: Way
) -> None:
    learner = at_second_step(browser, server, way)
    wrong = {one.move or one.touch: said(one.answer, "en") for one in learner.step.wrong}
    for target, answer in (
        ("ship-3", wrong["sail 3 pyramids"]),
        ("stall-3", wrong["stall-3"]),
        ("quarry", said(learner.step.otherwise, "en")),
    ):
        learner.touch(learner.page.locator(f"[data-target='{target}']").first)
        expect(learner.note).to_contain_text(answer)
    assert learner.at == 1
    learner.take_step()
    expect(learner.note).to_be_hidden()
    learner.close()


def test_a_move_that_is_shown_is_made_touch_by_touch(browser: Browser, server: Server) -> None:
    learner = at_second_step(browser, server)
    learner.press("[data-show-me]")
    expect(learner.page.locator("[data-target=sled].chosen")).to_be_attached()
    learner.wait_for(3)
    learner.close()


def test_a_lesson_is_left_and_resumed_and_begun_again(browser: Browser, server: Server) -> None:
    learner = at_second_step(browser, server)
    lines = learner.lines()
    learner.page.reload()
    expect(learner.page.locator("#ask-title")).to_contain_text("Step 2 of 13")
    learner.take_step()
    learner.page.locator(".leave-lesson").click()
    learner.page.wait_for_url(f"{server.url}/")
    learner.page.get_by_role("button", name="Go on with step 3").first.click()
    expect(learner.page.locator("#ask-title")).to_contain_text("Step 3 of 13")
    learner.press("[data-previous]")
    expect(learner.page.locator("#ask-title")).to_contain_text("Step 2 of 13")
    assert learner.lines() == lines, "its moves are undone"
    learner.page.locator("[popovertarget=settings]").click()
    learner.page.locator("#settings [form=again]").click()
    expect(learner.page.locator("#ask-title")).to_contain_text("Step 1 of 13")
    learner.close()


def test_the_others_move_at_a_pace_to_read_and_can_be_skipped(
    browser: Browser, pausing_server: Server
) -> None:
    learner = Learner(browser, pausing_server, "imhotep")
    learner.begin()
    learner.take_step()
    learner.choose(("sled", "space-3-1"), "load 3 1")
    learner.wait_for(2)
    expect(learner.page.locator(".lesson .sentence")).to_contain_text("opponent is playing")
    expect(learner.page.locator(".veil")).to_be_hidden()
    learner.press("[data-next]")
    learner.wait_for(3)
    learner.close()


LIGHT_IS_ON_PYRAMIDS = """() => {
  const { left, top } = document.body.getBoundingClientRect();
  const thing = document.querySelector("[data-target=site-pyramids] > .hit").getScreenCTM();
  const light = document.querySelector("#lights > path:last-child").transform.baseVal.consolidate().matrix;
  return Math.hypot(light.a - thing.a, light.e - thing.e + left, light.f - thing.f + top) < 1;
}"""


@pytest.mark.parametrize("size", [(1366, 768), (1100, 700), (820, 1180), (390, 844), (844, 390)])
def test_the_light_stays_on_its_thing_when_the_window_changes(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    learner = at_second_step(browser, server)
    learner.page.set_viewport_size({"width": size[0], "height": size[1]})
    learner.page.wait_for_function(LIGHT_IS_ON_PYRAMIDS)
    learner.page.evaluate("document.querySelector('[data-target=site-pyramids]').scrollIntoView()")
    learner.page.wait_for_function(LIGHT_IS_ON_PYRAMIDS)
    learner.close()


@pytest.mark.parametrize("target", ["sled", "space-3-1"])
def test_a_board_that_no_longer_fits_a_lesson_fails(
    browser: Browser, server: Server, target: str
) -> None:
    learner = Learner(browser, server, "imhotep")
    learner.page.add_init_script(f"({WITHOUT})('{target}')")
    learner.begin()
    learner.page.set_default_timeout(2000)
    with pytest.raises(AssertionError, match=r"lights what is not on the page"):
        learner.take()
    learner.close()


def test_somebody_without_a_lesson_is_led_to_the_list(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    person.page.goto("/learn/pharaon")
    expect(person.page.locator("#pharaon:target h2")).to_have_text("Pharaon")
    person.page.locator("form[action='/learn/pharaon'] button").click()
    expect(person.page.locator("#ask-title")).to_contain_text("Step 1 of 12")
    person.close()


def test_who_has_begun_something_else_can_still_do_what_is_asked(
    browser: Browser, server: Server
) -> None:
    """A wrong choice is answered at once, without asking whether it was meant; then nothing stands in the way."""
    learner = Learner(browser, server, "valley_of_the_kings")
    learner.begin()
    while learner.look() < len(learner.stops) and learner.step.do[:1] != ("act shabti",):
        learner.take_step()
    learner.touch(learner.page.locator("[data-target=purse]"))
    [wrong] = [said(one.answer, "en") for one in learner.step.wrong if one.move == "buy 1"]
    expect(learner.note).to_contain_text(wrong)
    expect(learner.page.locator(".lesson [data-sure]")).to_have_count(0)
    at = learner.at
    for target in ("hand-shabti", "stage"):
        learner.touch(learner.page.locator(f"[data-target={target}]").first)
    learner.wait_for(at + 1)
    learner.close()
