"""A list of choices that is far too long is folded without being laid out first: as it would be if it were."""

import pytest
from playwright.sync_api import Browser

from tests.web.browser import Person
from tests.web.conftest import Server

MOVES = 8
COUNT_LOOKS = """() => {
  window.looks = 0;
  const { get } = Object.getOwnPropertyDescriptor(Element.prototype, "scrollHeight");
  Object.defineProperty(Element.prototype, "scrollHeight", { get() {
    window.looks += this.matches(".ask:not(.crowded) .choices");
    return get.call(this);
  } });
}"""
"""How often a page looks whether choices fit as they are."""
FORM = """() => [document.querySelector(".ask").className, ...[...document.querySelectorAll(".ask button")]
  .filter((button) => button.checkVisibility()).map((button) => `${button.dataset.key} ${button.textContent}`)]"""
LOOK_AGAIN = "() => window.dispatchEvent(new Event('resize'))"
"""Another size of the window: what was known of this one is forgotten."""
LOOKS = "() => { const { looks } = window; window.looks = 0; return looks; }"


@pytest.mark.parametrize(
    ("game", "has_long_lists"), [("imhotep", False), ("valley_of_the_kings", True)]
)
def test_a_list_that_is_far_too_long_has_the_form_that_it_would_have(
    browser: Browser, server: Server, game: str, has_long_lists: bool
) -> None:
    person = Person(browser, server)
    person.page.add_init_script(f"({COUNT_LOOKS})()")
    person.play_now(game)
    folded_unseen = 0
    for number in range(MOVES):
        if not person.wait_until_asked_or_over():
            break
        looks = person.page.evaluate(LOOKS)
        form = person.page.evaluate(FORM)
        folded_unseen += looks == 0 and "crowded" in form[0]
        person.page.evaluate(LOOK_AGAIN)
        assert person.page.evaluate(FORM) == form
        person.page.evaluate(LOOKS)
        person.choose_from_list(number)
    assert folded_unseen or not has_long_lists
    person.close()
