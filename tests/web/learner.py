"""Somebody who takes a lesson in a browser: by touching the board, or by keyboard alone."""

import re
from typing import Literal

from playwright.sync_api import Browser, Locator, expect

from iteru.kit.guide import Step, said
from iteru.table.lessons import lesson_in, stops_of
from tests.web.browser import VERSION, Person
from tests.web.conftest import Server

Way = Literal["mouse", "finger", "keyboard"]
OWN_POINT = """async (thing) => {
  thing.scrollIntoView({ block: "center" });
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const { left, top, width, height } = thing.getBoundingClientRect();
  const parts = Array.from({ length: 441 }, (_, at) => [((at % 21) + 0.5) / 21, (Math.floor(at / 21) + 0.5) / 21]);
  const points = parts.map(([across, down]) => [Math.round(left + width * across), Math.round(top + height * down)]);
  const near = ([x, y]) => Math.hypot(x - left - width / 2, y - top - height / 2);
  points.sort((one, other) => near(one) - near(other));
  return points.find(([x, y]) => document.elementFromPoint(x, y)?.closest("[data-target]") === thing) ?? null;
}"""
"""Where a thing itself is touched and nothing that lies on it: in whole pixels, as near to its middle as possible."""
LIT = """names => names.filter((name) => !document.querySelector(
  `.table :is([data-target="${name}"], [data-id~="${name}"], [data-action="${name}"])`))"""
"""What a lesson lights that is not on the page."""


class Learner(Person):
    """Somebody at a lesson."""

    def __init__(
        self, browser: Browser, server: Server, game: str, way: Way = "mouse", lang: str = "en"
    ) -> None:
        is_touch = way == "finger"
        size = (390, 844) if is_touch else (1366, 768)
        locale = {"en": "en-US", "cs": "cs-CZ"}[lang]
        super().__init__(browser, server, *size, lang=locale, touch=is_touch)
        lesson = lesson_in(game)
        assert lesson is not None, f"{game} has no lesson that fits its rules"
        self.game, self.guide, self.way, self.lang_code = game, lesson.guide, way, lang
        self.stops = stops_of(lesson.guide)
        self.stop = self.stops[0]
        """Where the page was when somebody last looked: while others move it goes on by itself."""

    @property
    def step(self) -> Step:
        return self.guide.steps[self.stop.step]

    def begin(self) -> None:
        """From the home page."""
        self.page.goto("/")
        self.page.locator(f".ways-in form[action='/learn/{self.game}'] button").click()
        self.page.wait_for_url(f"**/learn/{self.game}")
        self.wait_for(0)

    @property
    def at(self) -> int:
        return int(self.page.evaluate(VERSION))

    @property
    def note(self) -> Locator:
        return self.page.locator("#note")

    def wait_for(self, at: int) -> None:
        self.page.wait_for_function(f"at => {VERSION} === at", arg=at)
        self.page.wait_for_function("() => !document.querySelector('[data-layer]:empty')")

    def take(self) -> None:
        """The whole lesson."""
        while self.at < len(self.stops) - 1:
            self.take_step()
        self.look()
        expect(self.page.locator("button[form=play-on]")).to_be_visible()

    def look(self) -> int:
        at = self.at
        self.stop = self.stops[at]
        return at

    def take_step(self) -> None:
        """Does what the lesson waits for; the others' moves come by themselves."""
        at = self.look()
        stop = self.stop
        self.check_words()
        if stop.kind == "do":
            self.check_lights()
            self.choose(self.step.path[stop.played], self.step.do[stop.played])
        elif stop.kind == "try":
            self.check_lights()
            self.attempt()
        elif stop.kind != "then":
            self.press("[data-next]")
        self.page.wait_for_function(f"at => {VERSION} > at", arg=at)

    def check_words(self) -> None:
        """The sentence and the task are on the page."""
        texts = [self.step.say] if self.stop.kind in ("do", "try", "read") else []
        texts += [self.step.task] if self.stop.kind in ("do", "try") else []
        shown = self.page.locator(".lesson").inner_text().replace("\xa0", " ")
        for text in texts:
            assert said(text, self.lang_code) in shown

    def check_lights(self) -> None:
        """What the step is about is on the page; after its first move some of it may be gone."""
        if self.stop.played:
            return
        missing = self.page.evaluate(LIT, [*self.step.light])
        assert missing == [], f"step {self.stop.step + 1} lights what is not on the page"
        assert self.page.locator("#lights > path").count() >= len(self.step.light)

    def choose(self, path: tuple[str, ...], move: str) -> None:
        """The things on the board one after another, or the button of a move without any."""
        if not path:
            self.press(f".lesson [data-action='{move}']")
        for target in path:
            thing = self.page.locator(f"[data-target='{target}']:is(.lit, .chosen)").first
            expect(thing, f"{target} can be chosen").to_be_attached()
            if thing.evaluate("thing => !thing.matches('.lit')"):
                continue  # the only way to begin is taken for the person
            if self.way == "keyboard":
                thing.focus()
                self.page.keyboard.press("Enter")
            else:
                self.touch(thing)

    def attempt(self) -> None:
        thing = self.page.locator(f"[data-target='{self.step.attempt}']").first
        if (
            self.way == "keyboard" or thing.count() == 0
        ):  # folded away, or not to be reached by keys
            self.press("[data-attempt]")
        else:
            self.touch(thing)

    def touch(self, thing: Locator) -> None:
        point = thing.evaluate(OWN_POINT)
        assert point is not None, f"nothing of {thing} can be touched"
        if self.way == "finger":
            self.page.touchscreen.tap(*point)
        else:
            self.page.mouse.click(*point)

    def press(self, selector: str) -> None:
        button = self.page.locator(selector)
        if self.way == "keyboard":
            button.focus()
            self.page.keyboard.press("Enter")
        elif self.way == "finger":
            button.tap()
        else:
            button.click()

    def play_on(self) -> None:
        self.press("button[form=play-on]")
        self.page.wait_for_url(re.compile(r"/t/[\w-]+$"))
        self.wait_until_asked_or_over()
