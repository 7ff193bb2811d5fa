"""A real Chromium, and a person in front of it."""

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.web.conftest import Server

PATIENCE = 60_000
SHAKE = 500  # ms: a second touch that comes sooner belongs to the first
expect.set_options(timeout=PATIENCE)
VERSION = "Number(document.body.dataset.version)"
"""The version of the table that the page shows."""
FOCUS_CHOICE = """which => {
  const list = () => [...document.querySelectorAll(".choices button")].filter((button) => button.getClientRects().length);
  if (!list().length) document.querySelector("[data-all]:not([hidden])")?.click();
  const shown = list();
  if (shown.length) shown[which % shown.length].focus();
  return shown.length > 0;
}"""
CLICK_CHOICE = f"([which, before]) => {VERSION} === before && ({FOCUS_CHOICE})(which) && document.activeElement.click()"
"""Done in one go inside the page: between two calls an update may have replaced the list, or made it another seat's."""


class Person:
    """Somebody with a browser of their own. Anything the page complains about in its console fails the test."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        width: int = 1366,
        height: int = 768,
        lang: str = "en-US",
        touch: bool = False,
        workers: bool = False,
    ) -> None:
        self.server = server
        self.context: BrowserContext = browser.new_context(
            base_url=server.url,
            viewport={"width": width, "height": height},
            locale=lang,
            reduced_motion="reduce",
            has_touch=touch,
            is_mobile=touch,
            service_workers="allow" if workers else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on(
            "console",
            lambda said: self.complaints.append(said.text) if said.type == "error" else None,
        )

    def play_now(self, game: str = "imhotep") -> None:
        self.page.goto("/")
        self.page.locator(f"form[action='/play/{game}'] button").click()
        self.page.wait_for_url("**/t/*")

    def open_table(self, other: str) -> None:
        """A table of two from the form: me and somebody else."""
        self.page.goto("/new/imhotep")
        for number, kind in enumerate(("me", other, "none", "none")):
            self.page.locator(f"[name=seat-{number}]").select_option(kind)
        if other == "friend":
            self.page.locator("[name=host-name]").fill("Anna")
        self.page.locator("form[action='/new/imhotep'] button").last.click()
        self.page.wait_for_url("**/t/*")

    @property
    def choices(self) -> Locator:
        """The choices that can be taken or opened now."""
        return self.page.locator(".choices button:visible")

    @property
    def asked(self) -> Locator:
        return self.page.locator("[data-asked=yes]")

    @property
    def result(self) -> Locator:
        return self.page.locator("[data-region=result] table.scoring")

    def lines(self) -> int:
        return self.page.locator("[data-region=log] li").count()

    def wait_until_asked_or_over(self) -> bool:
        """True when it is this person's choice, False when the game is over."""
        expect(self.asked.or_(self.result).first).to_be_visible()
        return self.result.count() == 0

    def choose_from_list(self, which: int = 0) -> None:
        """Walk the list to a choice and take it; a choice in several steps is opened step by step."""
        if not self.wait_until_asked_or_over():
            return
        before = self.page.evaluate(VERSION)
        for _ in range(4):
            if self.page.evaluate(VERSION) != before:
                return
            self.page.evaluate(CLICK_CHOICE, [which, before])
            self.page.wait_for_timeout(30)
            self.insist()
        self.page.wait_for_function(f"before => {VERSION} !== before", arg=before)

    def insist(self) -> None:
        """What is asked for once more was meant."""
        if self.page.locator("[data-sure]").is_visible():
            self.page.wait_for_timeout(SHAKE)
            self.page.evaluate("() => document.querySelector('[data-sure]:not([hidden])')?.click()")

    def close(self) -> None:
        self.context.close()
        assert self.complaints == []
