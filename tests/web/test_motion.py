"""Pieces glide, and meanwhile everything on the page can be clicked: no click is lost, whatever moves."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import iteru
from tests.web.browser import VERSION, Person
from tests.web.conftest import Server

EVERY_GAME = pytest.mark.parametrize("game", iteru.games())
PACE = "0.4"
"""Seconds between two moves of bots: less than a glide takes, so that something always moves."""
SLOW, QUICK = 0.2, 8.0
"""Of the usual speed of a glide."""

WATCH = """
window.looks = [];
window.clicks = [];
window.addEventListener("click", (event) => window.clicks.push(event.target.localName), true);
new MutationObserver((changes) => {
  for (const { addedNodes } of changes) {
    for (const node of addedNodes) if (node.matches?.(".stand-in")) window.looks.push([...node.classList]);
  }
}).observe(document, { childList: true, subtree: true });
"""
SCORES = ".seat [popovertarget=scores]"
MIDDLE_OF = """selector => {
  const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
FLYING = """() => {
  for (const animation of document.getAnimations()) {
    const frame = animation.effect.target;
    const progress = animation.effect.getComputedTiming().progress;
    if (frame.matches(".stand-in") && progress > 0.05 && progress < 0.35) {
      const { x, y, width, height } = frame.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    }
  }
  return null;
}"""
"""Where a piece is seen that is on its way; its animation goes on for as long again, and more."""
LANDING = """() => {
  const piece = document.querySelector(".pan [data-target] .is-gliding, .pan [data-target].is-gliding");
  if (!piece) return null;
  const { x, y, width, height } = piece.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
"""Where a piece lies that is still seen elsewhere."""
WATCH_LEAVING = """() => {
  window.left = [];
  new MutationObserver((changes) => {
    const isNews = changes.some(({ attributeName }) => attributeName === "data-version");
    const removed = changes.flatMap(({ removedNodes }) => [...removedNodes]);
    for (const node of removed) if (node.matches?.(".stand-in")) window.left.push(isNews);
  }).observe(document, { childList: true, subtree: true, attributeFilter: ["data-version"] });
}"""
"""Notes for each piece that is no longer seen elsewhere whether news came with that."""
IS_OVER = "document.querySelector('[data-region=result] table.scoring')"


class Onlooker(Person):
    """Somebody who sees everything glide, at a table where bots never stop."""

    def __init__(self, browser: Browser, server: Server) -> None:
        super().__init__(browser, server)
        self.page.emulate_media(reduced_motion="no-preference")
        self.page.add_init_script(WATCH)
        self.game = ""

    def watch(self, game: str) -> None:
        self.game = game
        self.page.goto(f"/new/{game}")
        for number in range(iteru.meta(game).max_seats):
            self.page.locator(f"[name=seat-{number}]").select_option("bot-random")
        self.page.locator(f"form[action='/new/{game}'] button").last.click()
        self.page.wait_for_url("**/t/*")

    def wait_for(self, script: str) -> Any:
        """What a script finds on the page; at the next table, if the game is over before that."""
        while True:
            waiting = f"() => ({script})() || ({IS_OVER} && 'over')"
            found = self.page.wait_for_function(waiting).json_value()
            if found != "over":
                return found
            self.watch(self.game)

    def click_in_motion(self, selector: str) -> None:
        """A click as a mouse makes it, without waiting for anything to come to rest."""
        self.wait_for(FLYING)
        self.page.mouse.click(*self.page.evaluate(MIDDLE_OF, selector))

    def glide_at(self, speed: float) -> None:
        """Pieces stay in the air long enough for a hand on a busy machine, or are soon there."""
        tools = self.context.new_cdp_session(self.page)
        tools.send("Animation.enable")
        tools.send("Animation.setPlaybackRate", {"playbackRate": speed})

    def clicks(self) -> list[str]:
        """What was met by each click since the page was opened."""
        found: list[str] = self.page.evaluate("window.clicks")
        return found


@pytest.fixture(scope="module")
def paced_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("paced"), ITERU_PACE=PACE)
    yield running
    running.stop()


@pytest.fixture
def onlooker(browser: Browser, paced_server: Server) -> Iterator[Onlooker]:
    person = Onlooker(browser, paced_server)
    yield person
    person.close()


@pytest.mark.sample(1)
@EVERY_GAME
def test_moves_glide_in_the_looks_of_their_game_and_leave_nothing_behind(
    onlooker: Onlooker, game: str
) -> None:
    onlooker.watch(game)
    onlooker.wait_for("() => window.looks.length > 5")
    looks = onlooker.page.evaluate("window.looks")
    assert [look for look in looks if game not in look] == []
    onlooker.page.emulate_media(reduced_motion="reduce")
    onlooker.wait_for("() => !document.querySelector('.stand-in, .is-gliding')")


@pytest.mark.sample(1)
@EVERY_GAME
def test_the_tools_of_the_page_answer_while_bots_move(onlooker: Onlooker, game: str) -> None:
    page = onlooker.page
    onlooker.watch(game)
    for _ in range(2):
        onlooker.click_in_motion(".tools a[data-rule]")
        assert page.locator("dialog#rules").evaluate("drawer => drawer.open")
        onlooker.click_in_motion("dialog#rules form button")
        assert not page.locator("dialog#rules").evaluate("drawer => drawer.open")
        for is_open in (True, False):
            onlooker.click_in_motion("[popovertarget=settings]")
            sheet = page.locator("#settings")
            assert sheet.evaluate("sheet => sheet.matches(':popover-open')") == is_open
        for tab in ("chat", "log"):
            onlooker.click_in_motion(f"#tab-{tab}")
            assert page.locator(f"#tab-{tab}").get_attribute("aria-selected") == "true"
        onlooker.click_in_motion(SCORES)
        page.wait_for_function("() => document.querySelector('#scores').matches(':popover-open')")
        page.keyboard.press("Escape")


@pytest.mark.sample(1)
@EVERY_GAME
def test_the_board_is_live_below_a_moving_piece_and_where_it_will_lie(
    onlooker: Onlooker, game: str
) -> None:
    """A click meets what lies on the board: never the piece in the air, never nothing."""
    page = onlooker.page
    onlooker.watch(game)
    for where in [FLYING, LANDING] * 8:
        x, y = onlooker.wait_for(where)
        before = len(onlooker.clicks())
        in_the_air = "([x, y]) => document.elementFromPoint(x, y).closest('.stand-in') !== null"
        assert not page.evaluate(in_the_air, [x, y])
        page.mouse.click(x, y)
        clicks = onlooker.clicks()
        assert len(clicks) == before + 1
        assert clicks[-1] not in ("html", "body")


def test_a_piece_can_be_asked_about_while_it_is_still_in_the_air(onlooker: Onlooker) -> None:
    page = onlooker.page
    onlooker.watch("imhotep")
    for _ in range(5):
        page.mouse.click(*onlooker.wait_for(LANDING))
        expect(page.locator("#note")).to_be_visible()
        page.locator("#note .close").click()


def test_a_press_counts_although_the_page_changed_before_it_was_let_go(
    onlooker: Onlooker,
) -> None:
    page = onlooker.page
    onlooker.watch("valley_of_the_kings")
    for _ in range(5):
        onlooker.wait_for(f"() => !{IS_OVER}")
        page.mouse.move(*page.evaluate(MIDDLE_OF, SCORES))
        page.mouse.down()
        before = page.evaluate(VERSION)
        page.wait_for_function(f"before => {VERSION} !== before || {IS_OVER}", arg=before)
        page.mouse.up()
        page.wait_for_function("() => document.querySelector('#scores').matches(':popover-open')")
        page.keyboard.press("Escape")


def test_undo_and_the_next_move_do_not_wait_for_a_stone_to_arrive(
    onlooker: Onlooker,
) -> None:
    """Load a stone, take it back while it glides, load it again: each click counts."""
    page = onlooker.page
    onlooker.open_table("local")
    onlooker.glide_at(SLOW)
    onlooker.wait_until_asked_or_over()
    lines = onlooker.lines()
    for _ in range(8):
        page.locator("[data-target=sled].lit").click()
        page.locator("[data-target=space-1-1].lit").click()
        page.wait_for_selector("[data-undo]")
        onlooker.click_in_motion("[data-undo]")
        expect(page.locator("[data-region=log] li")).to_have_count(lines)
    page.wait_for_function("() => !document.querySelector('.stand-in, .is-gliding')")


def test_what_has_arrived_while_others_play_goes_with_the_next_news(onlooker: Onlooker) -> None:
    """A frame of its own would cost a third of what the news cost."""
    onlooker.watch("imhotep")
    onlooker.glide_at(QUICK)
    onlooker.page.evaluate(WATCH_LEAVING)
    onlooker.page.wait_for_function("() => window.left.length > 5")
    left = onlooker.page.evaluate("window.left")
    assert sum(left) > len(left) / 2


def test_pieces_do_not_glide_where_motion_is_not_wanted(onlooker: Onlooker) -> None:
    onlooker.page.emulate_media(reduced_motion="reduce")
    onlooker.watch("imhotep")
    onlooker.wait_for(f"() => {VERSION} > 10")
    assert onlooker.page.evaluate("window.looks") == []


def test_a_board_keeps_its_size_whoever_is_asked(browser: Browser, server: Server) -> None:
    """Words on a board of another size would all be laid out anew."""
    person = Person(browser, server, 1440, 900)
    person.play_now("imhotep")
    person.wait_until_asked_or_over()
    person.page.evaluate(
        """() => {
          const board = document.querySelector(".board-area");
          window.heights = [];
          new ResizeObserver(() => window.heights.push(board.clientHeight)).observe(board);
        }"""
    )
    for _ in range(2):
        person.choose_from_list()
        person.wait_until_asked_or_over()
    assert len(person.page.evaluate("window.heights")) == 1
    person.close()
