"""A list of choices that is far too long is folded without being laid out first: as it would be if it were."""

from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route

import iteru
from iteru.contract.games import Case
from iteru.contract.legibility import SETTLED, Screen
from iteru.engine.rng import Rng
from tests.web.browser import Person
from tests.web.conftest import Server
from tests.web.positions import Position, lay_out, play, positions
from tests.web.reader import Reader, Tables
from tests.web.signed import SECRET

MOVES = 8
SEED = 1
LAPTOP = Screen(1366, 768, False, True)
COUNT_LOOKS = """() => {
  window.looks = 0;
  const { get } = Object.getOwnPropertyDescriptor(Element.prototype, "scrollHeight");
  Object.defineProperty(Element.prototype, "scrollHeight", { get() {
    window.looks += this.matches(".ask:not(.crowded) .choices");
    return get.call(this);
  } });
}"""
"""How often a page looks whether choices fit as they are."""
FORM = """() => [[...document.querySelector(".ask").classList].sort(), ...[...document.querySelectorAll(".ask button")]
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


CUT = """() => {
  const list = document.querySelector(".folded:not(.open) .choices");
  const first = [...(list?.querySelectorAll(".choice") ?? [])].find((choice) => choice.checkVisibility());
  if (!first) return null;
  const [seen, its] = [list.getBoundingClientRect(), first.getBoundingClientRect()];
  return Math.max(seen.top - its.top, its.bottom - seen.bottom, its.right - seen.right, 0);
}"""
"""How much of the first choice of a list that must be opened is cut, in pixels."""


def of_one_kind(case: Case, seed: int) -> dict[str, Position]:
    """For each question with several choices under one heading, and perhaps an end of the turn, where it first comes up."""
    found: dict[str, Position] = {}
    game, state, rng = case.game, case.new(seed), Rng.seeded(seed)
    moves: list[tuple[int, str]] = []
    while state.actor != iteru.NOBODY:
        view = game.view(state, state.actor)
        kinds = [choice.kind for choice in game.choices(state, state.actor, view)]
        listed = [kind for kind in kinds if kind != "end"]
        if len(listed) > 1 and len(set(listed)) == 1:
            question = game.prompt(view).id
            here = Position(case, question, seed, tuple(moves), state.actor)
            found.setdefault(question, here)
        moves.append(play(case, state, rng))
    return found


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_a_heading_does_not_push_choices_out_of_a_folded_list(
    browser: Browser, tmp_path: Path, lang: str
) -> None:
    case = Case("valley_of_the_kings", 2, ())
    wanted = list(of_one_kind(case, SEED).values())
    tables = dict(zip(wanted, lay_out(tmp_path, wanted), strict=True))
    server = Server(tmp_path, ITERU_SECRET=SECRET)
    reader = Reader(browser, Tables(server, tables, {}), LAPTOP, lang)
    folded = 0
    for position in wanted:
        reader.arrive(f"/t/{tables[position]}")
        reader.page.locator(f".board.{case.name} svg.top text").first.wait_for()
        reader.page.evaluate(SETTLED)
        cut = reader.page.evaluate(CUT)
        assert cut is None or cut <= 1, position.label
        folded += cut is not None
    assert folded
    reader.leave()
    server.stop()


@pytest.mark.parametrize(
    ("lang", "question"), [("cs", "prompt-forced-give"), ("en", "prompt-arrange")]
)
def test_on_a_laptop_short_choices_of_one_kind_are_seen_at_once(
    browser: Browser, tmp_path: Path, lang: str, question: str
) -> None:
    """Narrower buttons were only tried where there were several kinds: else one choice was shown, and the rest folded."""
    position = of_one_kind(Case("valley_of_the_kings", 2, ()), SEED)[question]
    (address,) = lay_out(tmp_path, [position])
    server = Server(tmp_path, ITERU_SECRET=SECRET)
    reader = Reader(browser, Tables(server, {position: address}, {}), LAPTOP, lang)
    reader.arrive(f"/t/{address}")
    reader.page.evaluate(SETTLED)
    form, *buttons = reader.page.evaluate(FORM)
    assert "slim" in form
    assert "folded" not in form
    assert len(buttons) > 3
    reader.leave()
    server.stop()


UNSEEN = """() => {
  const { bottom } = document.querySelector(".choices").getBoundingClientRect();
  const seen = (one) => one.checkVisibility() && one.getBoundingClientRect().bottom <= bottom + 2;
  const kinds = [...document.querySelectorAll(".kind:not([hidden])")];
  return [kinds.length, kinds.filter((kind) => ![...kind.querySelectorAll(".choice")].some(seen)).length];
}"""
"""How many kinds of choices there are, and of how many none is seen."""


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_on_a_laptop_all_kinds_of_choices_are_seen_at_once(
    browser: Browser, tmp_path: Path, lang: str
) -> None:
    """Also where a turn may buy, use, entomb, lay out and order discards, each with several cards or with one."""
    case = Case("valley_of_the_kings", 2, ())
    wanted = list(of_all_kinds(case, SEED).values())
    tables = dict(zip(wanted, lay_out(tmp_path, wanted), strict=True))
    server = Server(tmp_path, ITERU_SECRET=SECRET)
    reader = Reader(browser, Tables(server, tables, {}), LAPTOP, lang)
    for position in wanted:
        reader.arrive(f"/t/{tables[position]}")
        reader.page.locator(f".board.{case.name} svg.top text").first.wait_for()
        reader.page.evaluate(SETTLED)
        assert reader.page.evaluate(UNSEEN) == [5, 0], position.label
    reader.leave()
    server.stop()


def of_all_kinds(case: Case, seed: int) -> dict[str, Position]:
    """Turns of a game in which every kind of action may be chosen, by the kinds of which there are several."""
    game, state, rng = case.game, case.new(seed), Rng.seeded(seed)
    moves: list[tuple[int, str]] = []
    found: dict[str, Position] = {}
    while state.actor != iteru.NOBODY:
        kinds = Counter(choice.kind for choice in game.choices(state, state.actor))
        if len(kinds) == 6:  # with the end of the turn, which has a large button
            label = " ".join([kind for kind, count in kinds.items() if count > 1])
            found.setdefault(label, Position(case, label, seed, tuple(moves), state.actor))
        moves.append(play(case, state, rng))
    return found


PHONE = Screen(390, 844, True, False)
HIDDEN_HEAD = """() => {
  const asked = document.querySelector(".ask").getBoundingClientRect().top;
  const words = [...document.querySelector(".held").querySelectorAll("text")].slice(0, 3);
  return Math.max(...words.map((one) => one.getBoundingClientRect().bottom)) - asked;
}"""
"""How far the name, price and set of the first card in hand reach below the edge of what is asked, in pixels."""


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_on_a_phone_the_head_of_a_card_in_hand_is_seen_while_long_choices_are_asked(
    browser: Browser, tmp_path: Path, lang: str
) -> None:
    """A single card may be used, and its button says all that it does."""
    case = Case("valley_of_the_kings", 4, ())
    wanted = list(of_kinds(case, SEED, {"act": 1, "arrange": 1, "end": 1}))
    tables = dict(zip(wanted, lay_out(tmp_path, wanted), strict=True))
    server = Server(tmp_path, ITERU_SECRET=SECRET)
    reader = Reader(browser, Tables(server, tables, {}), PHONE, lang)
    for position in wanted:
        reader.arrive(f"/t/{tables[position]}")
        reader.page.locator(f".board.{case.name} .held text").first.wait_for()
        reader.page.evaluate(SETTLED)
        assert reader.page.evaluate(HIDDEN_HEAD) <= 0, len(position.moves)
    assert wanted
    reader.leave()
    server.stop()


def test_choices_are_fitted_anew_when_typefaces_come_late(browser: Browser, tmp_path: Path) -> None:
    wanted = [one for one in positions("valley_of_the_kings", 1) if one.label != "end"][:1]
    tables = dict(zip(wanted, lay_out(tmp_path, wanted), strict=True))
    server = Server(tmp_path, ITERU_SECRET=SECRET)
    reader = Reader(browser, Tables(server, tables, {}), LAPTOP, "cs")
    held: list[Route] = []
    reader.page.route("**/*.woff2*", lambda route: held.append(route))
    reader.page.add_init_script(f"({COUNT_LOOKS})()")
    reader.page.goto(f"/t/{tables[wanted[0]]}", wait_until="domcontentloaded")
    reader.page.locator(".choice[data-key]").first.wait_for(state="attached")
    assert reader.page.evaluate(LOOKS)
    for route in held:
        route.continue_()
    reader.page.evaluate(SETTLED)
    assert reader.page.evaluate(LOOKS)
    reader.leave()
    server.stop()


def of_kinds(case: Case, seed: int, wanted: dict[str, int]) -> list[Position]:
    """The turns of a game with so many choices of each kind."""
    game, state, rng = case.game, case.new(seed), Rng.seeded(seed)
    moves: list[tuple[int, str]] = []
    found = []
    while state.actor != iteru.NOBODY:
        if Counter(choice.kind for choice in game.choices(state, state.actor)) == wanted:
            found.append(Position(case, "turn", seed, tuple(moves), state.actor))
        moves.append(play(case, state, rng))
    return found


SPREAD = """() => {
  const ask = document.querySelector(".ask.spread");
  if (!ask) return null;
  const seen = (one) => one.checkVisibility() && one.getClientRects().length > 0;
  const kinds = [...ask.querySelectorAll(".kind:not([hidden])")];
  const unseen = kinds.filter((kind) => ![...kind.querySelectorAll(".choice")].some(seen));
  const buttons = [...ask.querySelectorAll(".choice, .actions .button")].filter(seen);
  const rows = new Set(buttons.map((button) => Math.round(button.getBoundingClientRect().top)));
  return [unseen.length, rows.size, seen(ask.querySelector("[data-all]"))];
}"""
"""Of a bar with buttons in rows: kinds that have none, rows, and whether a list must be opened to see the rest."""


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", iteru.games())
def test_on_a_phone_kinds_of_choices_and_large_buttons_share_two_rows(
    browser: Browser, tmp_path: Path, game: str
) -> None:
    wanted = [one for one in positions(game, 1) if one.label != "end"]
    tables = dict(zip(wanted, lay_out(tmp_path, wanted), strict=True))
    server = Server(tmp_path, ITERU_SECRET=SECRET)
    reader = Reader(browser, Tables(server, tables, {}), PHONE, "cs")
    spread = 0
    for position in wanted:
        reader.arrive(f"/t/{tables[position]}")
        reader.page.locator(f".board.{game} svg.top text").first.wait_for()
        reader.page.evaluate(SETTLED)
        found = reader.page.evaluate(SPREAD)
        assert found is None or (found[0] == 0 and found[1] <= 2 and not found[2]), position
        spread += found is not None
    assert spread
    reader.leave()
    server.stop()
