"""What a page remembers of a table is what it would draw anew, whatever was played and taken back."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from iteru.engine.rng import Rng
from iteru.kit.artist import Artist
from iteru.table.live import LiveTable
from iteru.table.people import Person
from iteru.web import log, regions, undoing
from iteru.web.texts import table_words
from tests.web.test_since import EVERY_GAME, carry_out_any, two_people

MOVES = 60


def log_of(table: LiveTable, person: Person | None) -> str:
    who = regions.audience(table, person, "en", -1)
    return log.log_lines(table, who, table_words("en", table))


def play_or_go_back(table: LiveTable, rng: Rng) -> None:
    if len(table.match.played) > 3 and rng.below(4) == 0:
        table.match.go_back(len(table.match.played) - 1 - rng.below(3))
        table.tell_everybody()
    else:
        carry_out_any(table, rng)


@EVERY_GAME
async def test_the_log(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with two_people(tmp_path, name) as (_, table, people):
        rng = Rng.seeded(3)
        for _ in range(MOVES):
            if table.match.is_over:
                break
            play_or_go_back(table, rng)
            remembered = [log_of(table, reader) for reader in (*people, None)]
            with monkeypatch.context() as patch:
                patch.setattr(log, "settled", lambda reader: log.Settled())
                assert [log_of(table, reader) for reader in (*people, None)] == remembered


@EVERY_GAME
async def test_the_panels_of_seats(name: str, tmp_path: Path) -> None:
    async with two_people(tmp_path, name) as (_, table, _):
        rng, words = Rng.seeded(4), table_words("en", table)
        artist = Artist(table.game.meta, words)
        for _ in range(MOVES):
            if table.match.is_over:
                break
            play_or_go_back(table, rng)
            for viewer in (0, 1, None):
                view = table.view(viewer)
                anew = Artist(table.game.meta, words)
                for seat in (0, 1):
                    assert artist.seat(view, seat) == anew.seat(view, seat) != ""


@EVERY_GAME
async def test_the_earlier_turns(name: str, tmp_path: Path) -> None:
    async with two_people(tmp_path, name) as (_, table, people):
        rng = Rng.seeded(5)
        for _ in range(MOVES):
            if table.match.is_over:
                break
            play_or_go_back(table, rng)
            shown = [undo_of(table, reader) for reader in people]
            undoing.turn_line.cache_clear()
            assert [undo_of(table, reader) for reader in people] == shown


def undo_of(table: LiveTable, person: Person) -> dict[str, Any]:
    who = regions.audience(table, person, "en", -1)
    return undoing.undo_part(table, who, table_words("en", table))


async def test_what_shows_nothing_new_is_not_filled_in_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_people(tmp_path, "imhotep") as (_, table, people):
        rng, filled = Rng.seeded(6), Counter[str]()
        for _ in range(30):
            carry_out_any(table, rng)
            regions.draw(table, regions.audience(table, people[0], "en", -1))
        render = regions.render
        monkeypatch.setattr(
            regions, "render", lambda part, *its: (filled.update([part]), render(part, *its))[1]
        )
        for _ in range(10):
            carry_out_any(table, rng)
            regions.draw(table, regions.audience(table, people[0], "en", -1))
        assert not {"status", "chat", "buttons", "leave"} & filled.keys()
