"""A page that is drawn anew keeps what the server draws as before, with what scripts have marked in it."""

import pytest
from playwright.sync_api import Browser

from tests.web.browser import Person
from tests.web.conftest import Server

MODULE = "await import(document.querySelector('script[type=module]').src.replace('main', 'patch'))"
RANDOM_TREES = f"""async () => {{
  const {{ patch }} = {MODULE};
  let seed = 7;
  const upTo = (most) => (seed = (seed * 48271) % 2147483647) % most;
  const thing = (depth) => {{
    if (depth === 0 || upTo(5) === 0) return "ab "[upTo(3)];
    const name = ["g", "p", "li"][upTo(3)];
    const place = upTo(3) ? "" : ` data-${{["place", "target"][upTo(2)]}}="${{upTo(4)}}"`;
    const look = upTo(2) ? ` class="${{["x", "y", "x y"][upTo(3)]}}"` : "";
    const size = upTo(3) ? "" : ` width="${{upTo(3)}}"`;
    const inside = Array.from({{ length: upTo(5) }}, () => thing(depth - 1)).join("");
    return `<${{name}}${{place}}${{look}}${{size}}>${{inside}}</${{name}}>`;
  }};
  const drawn = (html) => {{
    const template = document.createElement("template");
    template.innerHTML = html;
    return template.content;
  }};
  const wrong = [];
  for (let round = 0; round < 400; round += 1) {{
    const [old, now] = [drawn(thing(4) + thing(4)), drawn(thing(4) + thing(4))];
    const part = document.createElement("div");
    part.append(document.importNode(old, true), document.createElement("mark"));
    patch(part, old, now);
    const expected = document.createElement("div");
    expected.append(now);
    if (!part.isEqualNode(expected)) wrong.push([part.innerHTML, expected.innerHTML]);
  }}
  return wrong;
}}"""
ONE_CHANGE = f"""async () => {{
  const {{ patch }} = {MODULE};
  const drawn = (html) => Object.assign(document.createElement("template"), {{ innerHTML: html }}).content;
  const old = drawn("<ol><li>1</li><li class='new' data-target='a'>2</li></ol><p id='p'>text</p>");
  const part = document.createElement("div");
  part.append(document.importNode(old, true));
  const [first, second, text] = [...part.querySelectorAll("li"), part.querySelector("p").firstChild];
  second.classList.add("lit");
  second.setAttribute("role", "button");
  first.append(document.createElement("mark"));
  second.append(document.createElement("mark"));
  patch(part, old, drawn("<ol><li>1</li><li data-target='a'>2</li><li data-target='b'>3</li></ol><p id='p'>words</p>"));
  return [part.innerHTML, ...[first, second, text].map((node) => part.contains(node))];
}}"""
OTHER_THING = f"""async () => {{
  const {{ patch }} = {MODULE};
  const drawn = (html) => Object.assign(document.createElement("template"), {{ innerHTML: html }}).content;
  const old = drawn("<b data-target='a'>1</b>");
  const part = document.createElement("div");
  part.append(document.importNode(old, true));
  const thing = part.firstChild;
  patch(part, old, drawn("<b data-target='c'>1</b>"));
  return part.contains(thing);
}}"""


def test_a_part_shows_what_is_new_whatever_was_there(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    person.page.goto("/")
    assert person.page.evaluate(RANDOM_TREES) == []
    person.close()


def test_what_is_drawn_as_before_stays_with_its_marks(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    person.page.goto("/")
    shown, *stays = person.page.evaluate(ONE_CHANGE)
    assert shown == (
        '<ol><li>1<mark></mark></li><li class="lit" data-target="a" role="button">2</li>'
        '<li data-target="b">3</li></ol><p id="p">words</p>'
    )
    assert stays == [True, True, True]
    assert person.page.evaluate(OTHER_THING) is False, "another thing has an element of its own"
    person.close()


STAYING = f"""async () => {{
  const {{ patch }} = {MODULE};
  const drawn = (html) => {{
    const template = document.createElement("template");
    template.innerHTML = html;
    return template.content;
  }};
  return (before, after) => {{
    const part = document.createElement("div");
    const old = drawn(before);
    part.append(document.importNode(old, true));
    const were = new Set(part.querySelectorAll("*"));
    patch(part, old, drawn(after));
    return [...part.querySelectorAll("*")].filter((one) => were.has(one)).map((one) => one.id || one.localName).join(" ");
  }};
}}"""


@pytest.mark.parametrize(
    ("before", "after", "staying"),
    [
        ("<p>1</p><b>2</b><i>3</i><q>4</q>", "<b>2</b><i>3</i><q>4</q><p>1</p>", "b i q"),
        ("<q>4</q><p>1</p><b>2</b><i>3</i>", "<p>1</p><b>2</b><i>3</i><q>4</q>", "p b i"),
        ("<p class=sled><b>2</b></p>", "<p class=sled data-target=a><b>3</b></p>", "p b"),
        ("<p class=sled><b>2</b></p>", "<p class=rope data-target=a><b>2</b></p>", ""),
        (
            "<svg><g><g data-target=a><path/></g></g></svg>",
            '<svg><g><g class=rope></g></g><g><g data-target=a><path d="M0 0"/></g></g></svg>',
            "svg g g path",
        ),
    ],
)
def test_what_stays_on_a_page(
    before: str, after: str, staying: str, browser: Browser, server: Server
) -> None:
    """What has another place among the same, what can be touched now and not before, what a group moves."""
    person = Person(browser, server)
    person.page.goto("/")
    assert (
        person.page.evaluate(f"async (its) => (await ({STAYING})())(...its)", [before, after])
        == staying
    )
    person.close()


WATCH = """() => {
  const [{ get, set }, parse] = [Object.getOwnPropertyDescriptor(Element.prototype, "innerHTML"), JSON.parse];
  window.read = [];
  Object.defineProperty(HTMLTemplateElement.prototype, "innerHTML", {
    get, set(text) { window.read.push(text); set.call(this, text); },
  });
  JSON.parse = (text) => {
    const found = parse(text);
    window.hasNews ||= "regions" in found;
    return found;
  };
}"""


def test_a_page_does_not_read_again_what_it_was_drawn_with(
    browser: Browser, server: Server
) -> None:
    """The first news have all regions in them, so that later ones can name their lines."""
    person = Person(browser, server)
    person.play_now()
    person.wait_until_asked_or_over()
    person.page.add_init_script(f"({WATCH})()")
    person.page.reload()
    person.page.wait_for_function("() => window.hasNews")
    assert [text for text in person.page.evaluate("window.read") if "data-layer" in text] == []
    person.close()


RANDOM_BOARDS = f"""async () => {{
  const {{ Drawing }} = {MODULE.replace("'patch'", "'drawing'")};
  let seed = 11;
  const upTo = (most) => (seed = (seed * 48271) % 2147483647) % most;
  const some = (most, make) => Array.from({{ length: upTo(most) }}, make).join("");
  const path = () => `<path d="M${{upTo(3)}} 0"/>`;
  const group = (depth) => `<g data-n="${{upTo(3)}}">${{path()}}${{depth ? some(3, () => group(depth - 1)) : ""}}</g\\n>`;
  const top = () => `<svg class="top" viewBox="0 0 9 ${{upTo(2)}}">${{some(6, () => group(2))}}${{path()}}</svg>`;
  const leaf = () => `<div class="leaf">${{top()}}</div>`;
  const log = () => `<ol class="log lines">\\n${{some(6, () => `<li class="">${{upTo(4)}}</li>\\n`)}}</ol>`;
  const text = () => `<div class="board" title="${{upTo(2)}}">${{leaf()}}${{upTo(4) ? "" : leaf()}}</div>\\n${{log()}}`;
  const part = document.createElement("div");
  part.innerHTML = text();
  let drawing = Drawing.of(part);
  const wrong = [];
  for (let round = 0; round < 200; round += 1) {{
    const expected = document.createElement("div");
    const now = text();
    expected.innerHTML = now;
    const next = drawing.next(now);
    next.redraw(part, drawing);
    drawing = next;
    if (!part.isEqualNode(expected)) wrong.push([part.innerHTML, expected.innerHTML]);
  }}
  return wrong;
}}"""
ONE_NEW_PIECE = f"""async () => {{
  const {{ Drawing }} = {MODULE.replace("'patch'", "'drawing'")};
  const group = (d) => `<g><g><path d="${{d}}"/></g\\n></g\\n>`;
  const text = (...paths) => `<div><svg class="top">${{paths.map(group).join("")}}</svg></div>`;
  const part = document.createElement("div");
  const first = Drawing.of(part).next(text("M1 1", "M2 2", "M3 3"));
  first.show(part);
  window.read = [];
  const second = first.next(text("M1 1", "M9 9", "M3 3"));
  second.redraw(part, first);
  return [window.read.join(""), [...part.querySelectorAll("path")].map((path) => path.getAttribute("d"))];
}}"""


def test_a_drawing_in_pieces_shows_what_it_would_as_a_whole(
    browser: Browser, server: Server
) -> None:
    person = Person(browser, server)
    person.page.goto("/")
    assert person.page.evaluate(RANDOM_BOARDS) == []
    person.close()


def test_only_new_pieces_are_read(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    person.page.add_init_script(f"({WATCH})()")
    person.page.goto("/")
    read, shown = person.page.evaluate(ONE_NEW_PIECE)
    assert "M9 9" in read
    assert "M1 1" not in read
    assert "M3 3" not in read
    assert shown == ["M1 1", "M9 9", "M3 3"]
    person.close()


def test_a_move_has_a_page_read_a_part_of_its_board(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    person.page.add_init_script(f"({WATCH})()")
    person.play_now("imhotep")
    for _ in range(2):  # what the page came with is read in pieces when it changes first
        person.wait_until_asked_or_over()
        person.page.evaluate("window.read = []")
        person.choose_from_list()
        person.page.wait_for_function("() => window.read.some((text) => text.includes('</g\\n>'))")
    largest = max(person.page.evaluate("window.read.map((text) => text.length)"))
    board = person.page.locator(".top").evaluate("board => board.innerHTML.length")
    assert largest < board / 2
    person.close()
