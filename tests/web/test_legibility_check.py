"""The check of legibility says nothing about a page that is right, and notices each thing that can be wrong."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from iteru.contract.legibility import SCREENS, complaints

PHONE, LAPTOP = SCREENS[1], SCREENS[5]
RIGHT = """<!doctype html>
<meta name="viewport" content="width=device-width">
<style>
  body { margin: 0; font: 16px sans-serif; }
  button { min-width: 44px; min-height: 44px; }
  svg { display: block; width: 300px; height: 200px; }
  svg text { font-size: 14px; }
  .opens text { font-size: 10px; }
</style>
<h1>Everything can be read</h1>
<button>Choose</button>
<div class="pan">
<svg class="board" viewBox="0 0 300 200">
  <g class="shared"><path class="paper" d="M10 10h120v60h-120Z"/><text class="one" x="20" y="40">Market</text></g>
  <g class="opens"><title>Looked at closely</title><text x="160" y="40">small</text></g>
  <text class="two" x="20" y="120">Temple</text>
  <g class="lit"><path class="hit" d="M10 140h60v50h-60Z"/></g>
</svg>
</div>
<p class="frame">words</p>
"""
WRONG = [
    ("overlap", "at('.two').setAttribute('y', 44)"),
    ("overlap", "at('.frame').style.marginTop = '-100px'"),
    ("too small", "at('.one').style.fontSize = '11px'"),
    ("too small", "at('.opens text').style.fontSize = '8px'"),
    ("beyond its card", "at('.one').setAttribute('x', 100)"),
    ("beyond the picture", "at('.two').setAttribute('x', -20)"),
    ("beyond the screen", "at('.frame').style = 'position: fixed; left: 370px'"),
    ("shortened", "at('.two').textContent = 'Tem…'"),
    ("partly covered", "at('.board').append(cover(20, 105, 20, 20))"),
    ("cut off", "at('.frame').style = 'width: 20px; overflow: hidden'"),
    ("cut off by its frame", "at('.pan').style = 'height: 113px; overflow: clip'"),
    ("scrolls sideways", "at('.board').style.width = '500px'"),
    ("scrolls sideways", "at('.board').style.width = '500px'; at('.pan').style.overflow = 'auto'"),
    ("too small for a finger", "at('button').style = 'min-height: 0; height: 40px'"),
    ("too small for a finger", "at('.hit').setAttribute('d', 'M10 140h40v50h-40Z')"),
]
"""What the check has to notice, and what makes it so."""
HELPERS = """
const at = (selector) => document.querySelector(selector);
const cover = (x, y, width, height) => {
  const shape = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  shape.setAttribute('class', 'paper');
  shape.setAttribute('d', `M${x} ${y}h${width}v${height}h${-width}Z`);
  return shape;
};
"""


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    size = {"width": PHONE.width, "height": PHONE.height}
    context = browser.new_context(viewport=size, has_touch=True, is_mobile=True)  # type: ignore[arg-type]
    yield context.new_page()
    context.close()


def test_a_page_that_is_right_has_no_complaints(page: Page) -> None:
    page.set_content(RIGHT)
    assert complaints(page, PHONE) == []
    assert complaints(page, LAPTOP._replace(width=PHONE.width, height=PHONE.height)) == []


@pytest.mark.parametrize(("what", "change"), WRONG)
def test_it_notices(page: Page, what: str, change: str) -> None:
    page.set_content(RIGHT)
    page.evaluate(f"() => {{ {HELPERS} {change} }}")
    found = {complaint.partition(":")[0] for complaint in complaints(page, PHONE)}
    assert what in found


def test_it_notices_what_does_not_fit_on_a_laptop(page: Page) -> None:
    page.set_content(RIGHT)
    page.evaluate("() => { document.querySelector('.pan').style.height = '900px' }")
    laptop = LAPTOP._replace(width=PHONE.width, height=PHONE.height)
    assert "does not fit the screen" in complaints(page, laptop)[0]
