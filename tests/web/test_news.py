"""What a page is sent after a change leads from what it shows to what was drawn."""

from hypothesis import given
from hypothesis import strategies as st

import iteru
from iteru.engine.rng import Rng
from iteru.kit.artist import Artist
from iteru.web import region_changes
from iteru.web.region_changes import Edit, Regions
from iteru.web.texts import page_words
from tests.web.socket_client import changed

TEXTS = st.text(alphabet="ab\n\n\u016f\U0001f600", max_size=40)


def change(old: str, new: str) -> str | Edit:
    return region_changes.change(Regions({"log": old}), Regions({"log": new}), "log")


@given(TEXTS, TEXTS, TEXTS, TEXTS)
def test_a_change_leads_from_the_old_text_to_the_new(
    beginning: str, old: str, new: str, end: str
) -> None:
    before, after = beginning + old + end, beginning + new + end
    assert changed(before, change(before, after)) == after


def test_one_new_line_of_a_long_log_is_all_that_is_sent() -> None:
    old = "\n".join(f"<li>line {number}</li>" for number in range(200))
    assert change(old, old + "\n<li>new</li>") == [[0, 200], "<li>new</li>"]


def test_of_lines_that_moved_nothing_is_sent_again() -> None:
    """A log that drops its first lines, a seat that is shown elsewhere."""
    old = [f"<li>line {number}</li>" for number in range(200)]
    new = [*old[1:90], "<li>new</li>", *old[100:], *old[90:100]]
    expected = [[1, 90], "<li>new</li>", [100, 200], [90, 100]]
    assert change("\n".join(old), "\n".join(new)) == expected


def test_a_board_drawn_in_remembered_parts_is_the_board() -> None:
    game, rng = iteru.game("imhotep"), Rng.seeded(3)
    for options in (
        {},
        {"market": "B", "pyramids": "B", "temple": "B", "burial_chamber": "B", "obelisks": "B"},
    ):
        words = page_words("en", game.meta, ["Anna", "Petr", "Eva"])
        artist, state = Artist(game.meta, words), game.new(3, 5, options)
        while state.actor >= 0:
            for seat in (None, 0, 1, 2):
                view = game.view(state, seat)
                assert artist.board(view) == Artist(game.meta, words).board(view)
            actions = state.legal_actions()
            state.apply(actions[rng.below(len(actions))])
