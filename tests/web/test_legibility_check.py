"""The check of legibility says nothing about a page that is right, and notices each thing that can be wrong."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from iteru.contract.legibility import Screen, complaints

PHONE, LAPTOP = Screen(390, 844, True, False), Screen(1366, 768, False, True)
RIGHT = """<!doctype html>
<meta name="viewport" content="width=device-width">
<style>
  body { margin: 0; background: white; font: 16px sans-serif; }
  button { min-width: 44px; min-height: 44px; }
  svg { display: block; width: 300px; height: 200px; }
  svg text { font-size: 14px; }
  .opens text { font-size: 12px; }
  .paper { fill: #fbf3dc; }
  .last-move path, .ring { fill: none; stroke: #c8502d; stroke-width: 4; }
</style>
<h1>Everything can be read</h1>
<button>Choose</button>
<div class="board-area"><div class="pan"><div class="board leaf">
<svg class="top" viewBox="0 0 300 200">
  <symbol id="mark" viewBox="0 0 10 10"><path d="M0 0h10v10h-10Z"/></symbol>
  <symbol id="dark" viewBox="0 0 10 10"><path fill="#333" d="M0 0h10v10h-10Z"/></symbol>
  <g class="shared"><path class="paper" d="M10 10h120v60h-120Z"/><text class="one" x="20" y="40">Market</text></g>
  <g class="opens"><title>Looked at closely</title><text x="160" y="40">small</text></g>
  <g class="piece" data-piece="stone"><path d="M200 60h20v20h-20Z"/></g>
  <text class="two" x="20" y="120">Temple</text>
  <g class="lit"><path class="hit" fill="none" d="M10 140h60v50h-60Z"/></g>
</svg>
</div></div></div>
<p class="frame">words</p>
"""
WRONG = [
    ("overlap", "at('.two').setAttribute('y', 44)"),
    ("overlap", "at('.frame').style.marginTop = '-100px'"),
    ("too small", "at('.one').style.fontSize = '11px'"),
    ("too small", "at('.opens text').style.fontSize = '11px'"),
    ("beyond its card", "at('.one').setAttribute('x', 100)"),
    ("beyond the picture", "at('.two').setAttribute('x', -20)"),
    ("beyond the screen", "at('.frame').style = 'position: fixed; left: 370px'"),
    ("shortened", "at('.two').textContent = 'Tem…'"),
    ("partly covered", "at('.top').append(cover(20, 105, 20, 20))"),
    ("cut off", "at('.frame').style = 'width: 20px; overflow: hidden'"),
    ("cut off", "shorten(at('.frame'))"),
    ("cut off by its frame", "at('.pan').style = 'height: 113px; overflow: clip'"),
    ("scrolls sideways", "at('.top').style.width = '500px'"),
    ("scrolls sideways", "at('.top').style.width = '500px'; at('.pan').style.overflow = 'auto'"),
    ("too small for a finger", "at('button').style = 'min-height: 0; height: 40px'"),
    ("too small for a finger", "at('.hit').setAttribute('d', 'M10 140h40v50h-40Z')"),
    ("too faint", "at('.one').style.fill = '#998866'"),
    ("too faint", "at('.frame').style = 'background: #777; color: #333'"),
    ("too faint", "at('.frame').style = 'background: linear-gradient(90deg, white, #333 6%)'"),
    ("too faint", "at('.frame').style.opacity = '0.4'"),
    ("too faint", "at('.paper').style = 'fill: #222; fill-opacity: 0.8'"),
    ("too faint", "at('.two').before(draw('use', {href: '#dark', y: 100, width: 80, height: 30}))"),
    (
        "covered by a mark",
        "mark(draw('use', {href: '#mark', x: 25, y: 105, width: 12, height: 12}))",
    ),
    ("covered by a mark", "mark(draw('path', {d: 'M20 116h40'}))"),
    (
        "covered by a mark",
        "mark(draw('use', {href: '#mark', x: 204, y: 64, width: 12, height: 12}))",
    ),
    ("covered by a mark", "done(at('.shared'), draw('path', {class: 'ring', d: 'M20 36h40'}))"),
    ("total out of sight", "result('position: fixed; top: 830px')"),
    ("total out of sight", "result('position: fixed; top: 300px; height: 20px; overflow: auto')"),
    ("total out of sight", "result('position: fixed; top: 300px'); at('tfoot').hidden = true"),
    ("too little room", "document.body.className = 'is-asked'"),
]
"""What the check has to notice, and what makes it so."""
GOOD = [
    "shorten(at('.frame')); at('.frame').title = 'words'",
    "mark(draw('use', {href: '#mark', x: 204, y: 78, width: 12, height: 12}), draw('path', {d: 'M190 84h40'}))",
    "done(at('.shared'), draw('path', {class: 'ring', d: 'M15 30h70v20h-70Z'}))",
    "result('position: fixed; top: 300px')",
    "result('position: fixed; top: 300px'); at('tfoot').style = 'position: relative; top: -12px; background: white'",
    "document.body.className = 'is-asked'; at('.top').style = 'width: 390px; height: 560px'; tall()",
]
"""What it must not complain of."""
HELPERS = """
const at = (selector) => document.querySelector(selector);
const draw = (name, attributes) => {
  const shape = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, value);
  return shape;
};
const shorten = (element) => { element.style = 'width: 20px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap'; };
const cover = (x, y, width, height) => draw('path', {class: 'paper', d: `M${x} ${y}h${width}v${height}h${-width}Z`});
const mark = (...parts) => {
  const found = draw('g', {class: 'last-move'});
  found.append(...parts);
  at('.top').append(found);
};
const tall = () => at('.top').setAttribute('viewBox', '0 0 300 430');
const done = (thing, ring) => { thing.classList.add('done'); thing.append(ring); };
const result = (style) => {
  const found = document.createElement('div');
  found.className = 'result';
  found.style = style;
  found.innerHTML = '<table><tbody><tr><td>7</td></tr></tbody><tfoot><tr><td>35</td></tr></tfoot></table>';
  document.body.append(found);
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


@pytest.mark.parametrize("change", GOOD)
def test_it_does_not_mind(page: Page, change: str) -> None:
    page.set_content(RIGHT)
    page.evaluate(f"() => {{ {HELPERS} {change} }}")
    assert complaints(page, PHONE) == []


def test_it_notices_what_is_faint_at_night_alone(page: Page) -> None:
    page.set_content(RIGHT)
    page.evaluate(
        "() => { document.querySelector('.frame').style = 'color-scheme: light dark; background: light-dark(white, #222)' }"
    )
    page.emulate_media(color_scheme="light")
    assert complaints(page, PHONE) == []
    page.emulate_media(color_scheme="dark")
    assert "too faint" in complaints(page, PHONE)[0]
    page.emulate_media(color_scheme="light")


def test_it_notices_what_does_not_fit_on_a_laptop(page: Page) -> None:
    page.set_content(RIGHT)
    page.evaluate("() => { document.querySelector('.pan').style.height = '900px' }")
    laptop = LAPTOP._replace(width=PHONE.width, height=PHONE.height)
    assert "does not fit the screen" in complaints(page, laptop)[0]
