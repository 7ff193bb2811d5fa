"""Whatever is hidden, a page is drawn the same and a program is told the same: every game, through the whole server side."""

from pathlib import Path

import pytest

import iteru
from iteru.engine.match import Match
from iteru.engine.rng import Rng
from iteru.table import seating
from iteru.table.house import House
from iteru.table.live import LiveTable
from iteru.table.migrate import migrate
from iteru.table.people import Person
from iteru.table.storage import Storage
from iteru.web import regions
from iteru.web.api.seat_view import seat_view

STRIDE = 9


def everything_shown(table: LiveTable, person: Person, seat: int) -> tuple[dict[str, str], object]:
    table.remembered.clear()
    return regions.draw(table, regions.audience(table, person, "en", -1)), seat_view(
        table, seat, "en"
    )


@pytest.mark.parametrize("name", iteru.games())
async def test_two_people_are_shown_the_same_whatever_is_hidden_from_them(
    name: str, tmp_path: Path
) -> None:
    house = House(Storage(f"sqlite+aiosqlite:///{tmp_path}/iteru.db"))
    await migrate(house.storage)
    people = [await house.people.new_guest(guest) for guest in ("Anna", "Petr")]
    opened = await house.open_table(
        people[0], name, {}, [{"kind": "me"}, {"kind": "friend"}], seed=bytes(31) + b"\x05"
    )
    await seating.join(opened, people[1], None)
    match, rng = opened.match, Rng.seeded(5)
    for step in range(250):
        if match.is_over:
            break
        actions = match.state.legal_actions()
        match.carry_out(match.state.actor, actions[rng.below(len(actions))])
        opened.version += 1
        if step % STRIDE == 0 and not match.is_over:
            for seat, person in enumerate(people):
                compare_with_another_deal(opened, match, person, seat, step)
    await house.stop()


def compare_with_another_deal(
    table: LiveTable, match: Match, person: Person, seat: int, step: int
) -> None:
    state = match.state
    shown = everything_shown(table, person, seat)
    match.state = table.game.sight(state, seat, Rng.seeded(step))
    assert everything_shown(table, person, seat) == shown
    match.state = state
