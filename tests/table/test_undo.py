"""Taking back: without limit against bots, by consent among people, never once the game is over."""

import asyncio
from pathlib import Path

import pytest

import iteru
from iteru.engine.errors import IllegalMove, IteruError, NothingToUndo
from iteru.engine.match import Match
from iteru.engine.record import read_record, write_record
from iteru.engine.rng import Rng
from iteru.table import finished, seating, undo, undo_requests, windows
from iteru.table.house import House
from iteru.table.live import Forbidden, LiveTable
from iteru.table.people import Person
from iteru.table.storage import Stale
from iteru.table.undo import own_steps, own_turns
from iteru.table.workers import Choice
from tests.table.test_leaving import two_people
from tests.table.test_storage import ME_AND_BOT, TWO_LOCALS, house_at, play_some, until_turn_of
from tests.table.test_windows import match_in_window

VALLEY = "valley_of_the_kings"


async def alone(house: House) -> tuple[LiveTable, Person]:
    anna = await house.people.new_guest("Anna")
    return await house.open_table(anna, "imhotep", {}, ME_AND_BOT, seed=3), anna


async def turns_against_bot(table: LiveTable, anna: Person, turns: int) -> None:
    for _ in range(turns):
        await play_some(table, anna, 1)
        await until_turn_of(table, 0)


async def stored_moves(house: House, table: LiveTable) -> tuple[int, bool]:
    stored = await house.storage.load_table(table.id)
    assert stored is not None
    return len(stored.moves), stored.practice


# Against bots


async def test_against_bots_each_undo_takes_back_one_own_choice_and_what_followed(
    database: str,
) -> None:
    async with house_at(database) as house:
        table, anna = await alone(house)
        await turns_against_bot(table, anna, 4)
        for left in (3, 2, 1, 0):
            await undo.take_back(table, anna, table.version)
            assert len(undo.steps_of(table, table.seats_of(anna))) == left
            assert table.actor == 0
        assert await stored_moves(house, table) == (0, True)
        with pytest.raises(NothingToUndo):
            await undo.take_back(table, anna, table.version)
        await turns_against_bot(table, anna, 1)


async def test_against_bots_one_goes_back_to_any_earlier_turn(database: str) -> None:
    async with house_at(database) as house:
        table, anna = await alone(house)
        await turns_against_bot(table, anna, 5)
        turns = own_turns(table.match.played, undo.steps_of(table, table.seats_of(anna)))
        assert 2 < len(turns) <= 5, "a turn may have a second choice, as the bot plays"
        before = table.match.state_after(turns[1]).snapshot()
        await undo.take_back(table, anna, table.version, turns[1])
        assert table.match.state.snapshot() == before
        assert (await stored_moves(house, table))[0] == turns[1]
        house.tables.clear()
        again = await house.table(table.id)
        assert again.match.state.snapshot() == before
        assert again.match.practice


async def test_only_to_a_choice_of_ones_own(database: str) -> None:
    async with house_at(database) as house:
        table, anna = await alone(house)
        await turns_against_bot(table, anna, 3)
        others = [n for n, move in enumerate(table.match.played) if move.seat == 1]
        for to in (*others, -1, len(table.match.played), 10**6):
            with pytest.raises(Forbidden):
                await undo.take_back(table, anna, table.version, to)
        eva = await house.people.new_guest("Eva")
        with pytest.raises(Forbidden):
            await undo.take_back(table, eva, table.version)


async def test_what_nobody_learned_from_leaves_a_game_what_it_is(database: str) -> None:
    async with house_at(database) as house:
        anna = await house.people.new_guest("Anna")
        table = await house.open_table(anna, "imhotep", {}, TWO_LOCALS)
        await table.move(anna, 0, "load 1 1")
        await undo.take_back(table, anna, 1)
        assert await stored_moves(house, table) == (0, False)
        assert "practice" not in write_record(table.match.record())


async def test_people_at_one_screen_take_back_by_their_own_accord(database: str) -> None:
    async with house_at(database) as house:
        anna = await house.people.new_guest("Anna")
        table = await house.open_table(anna, "imhotep", {}, TWO_LOCALS)
        while not table.match.played or not table.match.played[-1].reveals:
            await play_some(table, anna, 1)
        await undo.take_back(table, anna, table.version, 0)
        assert (table.match.played, table.match.practice) == ([], True)
        await play_some(table, anna, 10_000)
        record = read_record(write_record(table.match.record()))
        assert record.practice
        kept = await house.table(await finished.keep_record(house, anna, record))
        assert kept.match.practice


async def test_a_finished_game_is_final(database: str) -> None:
    async with house_at(database) as house:
        anna = await house.people.new_guest("Anna")
        table = await house.open_table(anna, "imhotep", {}, TWO_LOCALS)
        await play_some(table, anna, 10_000)
        moves = len(table.match.played)
        for to in (None, 0):
            with pytest.raises(IllegalMove, match="game-is-over"):
                await undo.take_back(table, anna, table.version, to)
        assert (await stored_moves(house, table))[0] == moves


async def test_what_a_bot_chose_before_an_undo_is_not_played_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(f"sqlite+aiosqlite:///{tmp_path}/iteru.db") as house:
        table, anna = await alone(house)
        asked, answered = asyncio.Event(), asyncio.Event()
        choose = house.workers.ask

        async def slowly(table: LiveTable, name: str) -> Choice:
            action = await choose(table, name)
            asked.set()
            await answered.wait()
            return action

        monkeypatch.setattr(house.workers, "ask", slowly)
        await table.move(anna, 0, "load 1 1")
        await asked.wait()
        await undo.take_back(table, anna, table.version)
        answered.set()
        await asyncio.sleep(0.05)
        assert table.match.played == []
        await table.move(anna, table.version, "load 1 2")
        await until_turn_of(table, 0)
        assert [move.seat for move in table.match.played][:2] == [0, 1]


def test_an_undo_does_not_stop_at_a_window_nobody_was_asked_in() -> None:
    """It would close again at once, and one could never get behind it."""
    match = Match(iteru.game(VALLEY), 2, 1)
    rng = Rng.seeded(1)
    forced = []
    while not match.is_over:
        actions = match.state.legal_actions()
        if match.game.is_window(match.state) and match.state.actor == 0 and len(actions) == 1:
            forced.append(len(match.played))
        match.carry_out(match.state.actor, actions[rng.below(len(actions))])
    own = [number for number, move in enumerate(match.played) if move.seat == 0]
    assert forced
    assert own_steps(match.played, [0], False) == [n for n in own if n not in forced]


async def test_a_window_one_let_pass_by_choice_can_be_opened_again(tmp_path: Path) -> None:
    async with house_at(f"sqlite+aiosqlite:///{tmp_path}/iteru.db") as house:
        anna = await house.people.new_guest("Anna")
        match = match_in_window(0)
        moves = match.record().moves
        table = await house.open_table(anna, VALLEY, {}, ME_AND_BOT, seed=match.seed, moves=moves)
        assert table.in_window
        await table.move(anna, table.version, "decline")
        assert undo.steps_of(table, table.seats_of(anna))[-1] == len(moves)
        windows.keep_quiet(table, anna, True)
        assert len(moves) not in undo.steps_of(table, table.seats_of(anna)), (
            "she does not want to be asked"
        )
        windows.keep_quiet(table, anna, False)
        await undo.take_back(table, anna, table.version, len(moves))
        assert table.in_window
        assert windows.is_asked(table)


# With other people


async def after_moves_of_both(house: House) -> tuple[LiveTable, Person, Person]:
    """Anna has chosen, then Petr; it is Anna's turn again."""
    table, anna, petr = await two_people(house)
    await table.move(anna, table.version, "load 1 1")
    await table.move(petr, table.version, "load 1 2")
    return table, anna, petr


async def test_with_people_undo_goes_no_further_than_before(database: str) -> None:
    async with house_at(database) as house:
        table, anna, petr = await after_moves_of_both(house)
        for to in (None, 0):
            with pytest.raises(NothingToUndo, match="undo-other-seat"):
                await undo.take_back(table, anna, table.version, to)
        with pytest.raises(Forbidden, match="undo-without-asking"):
            await undo_requests.ask(table, petr, table.version)
        await undo.take_back(table, petr, table.version)
        assert (len(table.match.played), table.match.practice) == (1, False)


async def test_what_all_others_agree_to_is_taken_back(database: str) -> None:
    async with house_at(database) as house:
        table, anna, petr = await after_moves_of_both(house)
        await undo_requests.ask(table, anna, table.version)
        request = table.undo_request
        assert request is not None
        with pytest.raises(Forbidden, match="undo-not-asked-of-you"):
            await undo_requests.answer(table, anna, request.number, True)
        eva = await house.people.new_guest("Eva")
        with pytest.raises(Forbidden, match="undo-not-asked-of-you"):
            await undo_requests.answer(table, eva, request.number, True)
        await undo_requests.answer(table, petr, request.number, True)
        assert (table.match.played, table.actor, table.undo_request) == ([], 0, None)
        assert await stored_moves(house, table) == (0, False)


async def test_of_three_people_all_others_must_agree(database: str) -> None:
    async with house_at(database) as house:
        anna, petr, eva = [await house.people.new_guest(name) for name in ("Anna", "Petr", "Eva")]
        seats = [{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}]
        table = await house.open_table(anna, "imhotep", {}, seats)
        await seating.join(table, petr, None)
        await seating.join(table, eva, None)
        await table.move(anna, table.version, "load 1 1")
        await table.move(petr, table.version, "load 1 2")
        await undo_requests.ask(table, anna, table.version)
        number = table.undo_request.number if table.undo_request else -1
        for _ in range(2):
            await undo_requests.answer(table, petr, number, True)
        assert len(table.match.played) == 2
        await undo_requests.answer(table, eva, number, True)
        assert table.match.played == []


async def test_a_refused_request_is_not_made_again_before_somebody_moves(database: str) -> None:
    async with house_at(database) as house:
        table, anna, petr = await after_moves_of_both(house)
        await undo_requests.ask(table, anna, table.version)
        number = table.undo_request.number if table.undo_request else -1
        with pytest.raises(Forbidden, match="undo-asked-already"):
            await undo_requests.ask(table, anna, table.version)
        await undo_requests.answer(table, petr, number, False)
        assert len(table.match.played) == 2
        with pytest.raises(Forbidden, match="undo-asked-already"):
            await undo_requests.ask(table, anna, table.version)
        with pytest.raises(Forbidden, match="undo-lapsed"):
            await undo_requests.answer(table, petr, number, True)
        await table.move(anna, table.version, "load 2 1")
        await table.move(petr, table.version, "load 2 2")
        await undo_requests.ask(table, anna, table.version)


async def test_a_request_can_be_withdrawn_by_who_made_it(database: str) -> None:
    async with house_at(database) as house:
        table, anna, petr = await after_moves_of_both(house)
        await undo_requests.ask(table, anna, table.version)
        number = table.undo_request.number if table.undo_request else -1
        with pytest.raises(Forbidden):
            await undo_requests.withdraw(table, petr, number)
        await undo_requests.withdraw(table, anna, number)
        with pytest.raises(Forbidden, match="undo-lapsed"):
            await undo_requests.answer(table, petr, number, True)


async def test_a_request_lapses_when_a_person_moves_on(database: str) -> None:
    async with house_at(database) as house:
        table, anna, petr = await after_moves_of_both(house)
        await undo_requests.ask(table, anna, table.version)
        number = table.undo_request.number if table.undo_request else -1
        await table.move(anna, table.version, "load 2 1")
        with pytest.raises(Forbidden, match="undo-lapsed"):
            await undo_requests.answer(table, petr, number, True)
        stored = await house.storage.load_table(table.id)
        assert stored is not None
        assert stored.undo_request is None


async def test_a_bots_move_does_not_end_a_request(database: str) -> None:
    async with house_at(database) as house:
        anna, petr = [await house.people.new_guest(name) for name in ("Anna", "Petr")]
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "friend"}]
        table = await house.open_table(anna, "imhotep", {}, seats)
        await seating.join(table, petr, None)
        await table.move(anna, table.version, "load 1 1")
        await until_turn_of(table, 2)
        await undo_requests.ask(table, anna, table.version)
        request = table.undo_request
        assert request is not None
        await table.carry_out(2, table.match.state.legal_actions()[0])
        assert table.undo_request == request
        house.tables.clear()
        again = await house.table(table.id)
        assert again.undo_request == request
        await undo_requests.answer(again, petr, request.number, True)
        assert again.match.played == []


async def test_a_request_outlives_the_server(database: str) -> None:
    async with house_at(database) as house:
        table, _, petr = await after_moves_of_both(house)
        anna = await house.people.find(table.host)
        assert anna is not None
        await undo_requests.ask(table, anna, table.version, 0)
        request = table.undo_request
    async with house_at(database) as house:
        again = await house.table(table.id)
        assert again.undo_request == request
        assert request is not None
        await undo_requests.answer(again, petr, request.number, True)
        assert again.match.played == []


async def test_a_request_and_a_move_at_once_end_in_one_of_both(database: str) -> None:
    async with house_at(database) as house:
        table, anna, petr = await after_moves_of_both(house)
        version = table.version
        await undo_requests.ask(table, anna, version)
        with pytest.raises(Stale):
            await table.move(anna, version, "load 2 1")
        number = table.undo_request.number if table.undo_request else -1
        other = await LiveTable.load(table.id, house.storage)
        assert other is not None
        done = await asyncio.gather(
            undo_requests.answer(table, petr, number, True),
            other.move(anna, other.version, "load 2 1"),
            return_exceptions=True,
        )
        assert sum(isinstance(one, IteruError) for one in done) == 1
        stored = await house.storage.load_table(table.id)
        assert stored is not None
        assert len(stored.moves) in (0, 3)
        assert stored.undo_request is None


async def test_who_resigns_is_no_longer_asked(database: str) -> None:
    async with house_at(database) as house:
        table, anna, petr = await after_moves_of_both(house)
        await undo_requests.ask(table, anna, table.version)
        number = table.undo_request.number if table.undo_request else -1
        await seating.resign(table, petr)
        with pytest.raises(Forbidden, match="undo-lapsed"):
            await undo_requests.answer(table, petr, number, False)
        await undo.take_back(table, anna, table.version)
        assert table.match.practice


async def test_a_spectator_cannot_ask(database: str) -> None:
    async with house_at(database) as house:
        table, _, _ = await after_moves_of_both(house)
        eva = await house.people.new_guest("Eva")
        with pytest.raises(Forbidden, match="not-your-table"):
            await undo_requests.ask(table, eva, table.version)
