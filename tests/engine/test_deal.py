"""Keyed games: what they are dealt from can be checked, and the key never leaves the position."""

import hashlib
from dataclasses import replace

import pytest

import iteru
from iteru.contract.games import random_choices
from iteru.engine.deal import Deal, deal_of, new_deal
from iteru.engine.errors import BadOptions, BadRecord
from iteru.engine.match import Match
from iteru.engine.record import Record, read_record, write_record
from iteru.engine.rng import KeyedRng, Rng, companion
from tests.engine.nim.game import Nim, NimState
from tests.engine.nim.meta import META

HOUSE, SALT, GIVEN = bytes(range(32)), bytes(range(32, 64)), bytes(range(64, 96))


def played(deal: Deal, moves: int = 30, name: str = "valley_of_the_kings") -> Match:
    match = Match(iteru.game(name), 2, deal.key(), deal=deal)
    for action, _ in zip(random_choices(match, 1), range(moves), strict=False):
        match.choose(match.state.actor, action)
    return match


def given_deal() -> Deal:
    return deal_of(HOUSE, SALT).with_given([GIVEN, b""])


def test_commitment_and_key_are_the_hashes_that_the_page_on_fairness_names() -> None:
    commitment = hashlib.sha256(b"iteru-commitment-1\n" + HOUSE + SALT).hexdigest()
    key = hashlib.sha256(b"iteru-key-1\n" + HOUSE + GIVEN + bytes(32)).digest()
    assert given_deal().commitment == commitment
    assert given_deal().key() == key


def test_every_deal_has_a_secret_of_its_own() -> None:
    deals = [new_deal() for _ in range(20)]
    assert len({deal.house for deal in deals} | {deal.salt for deal in deals}) == 40


def test_each_contribution_and_its_seat_make_another_deal() -> None:
    deal = deal_of(HOUSE, SALT)
    given = [[b"", b""], [GIVEN, b""], [b"", GIVEN], [GIVEN, GIVEN]]
    assert len({deal.with_given(one).key() for one in given}) == 4


def test_a_keyed_record_is_written_read_and_replayed() -> None:
    match = played(given_deal())
    record = match.record()
    assert read_record(write_record(record)) == record
    again = Match.of_record(read_record(write_record(record)), match.game)
    assert again.state == match.state
    assert isinstance(again.state.rng, KeyedRng)


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        ({"house": GIVEN}, "broken-commitment"),
        ({"salt": GIVEN}, "broken-commitment"),
        ({"commitment": "0" * 64}, "broken-commitment"),
        ({"given": (b"", b"")}, "broken-key"),
        ({"given": (b"", GIVEN)}, "broken-key"),
    ],
)
def test_a_deal_that_was_changed_afterwards_is_refused(
    changed: dict[str, object], problem: str
) -> None:
    match = played(given_deal(), moves=0)
    record = match.record()
    assert record.deal is not None
    forged = replace(record, deal=replace(record.deal, **changed))  # type: ignore[arg-type]
    with pytest.raises(BadRecord) as caught:
        Match.of_record(forged, match.game)
    assert caught.value.problem == problem


def test_what_stands_for_a_bot_is_refused() -> None:
    """Who plays alone against bots contributes last: nothing can come after it that the house has chosen."""
    deal = deal_of(HOUSE, SALT).with_given([GIVEN, bytes(range(32))])
    record = Match(iteru.game("imhotep"), 2, deal.key(), bots=["", "greedy"], deal=deal).record()
    with pytest.raises(BadRecord) as caught:
        Match.of_record(record, iteru.game("imhotep"))
    assert (caught.value.problem, caught.value.facts) == ("bot-contributed", {"seat": 1})


def text_of(record: Record, key: str, value: str | None) -> str:
    """The text with another value in one line, or without that line."""
    lines = write_record(record).split("\n")
    new = [] if value is None else [f"{key}: {value}"]
    return "\n".join(
        part for line in lines for part in (new if line.startswith(f"{key}:") else [line])
    )


@pytest.mark.parametrize("key", ["commitment", "house", "salt", "given"])
@pytest.mark.parametrize("value", [None, "", "-", "7", "G" * 64, "a" * 63, "a" * 65])
def test_odd_lines_about_the_deal_are_refused(key: str, value: str | None) -> None:
    with pytest.raises(BadRecord):
        read_record(text_of(played(given_deal(), moves=0).record(), key, value))


@pytest.mark.parametrize("key", [b"", bytes(31), bytes(33)])
def test_a_key_of_another_length_is_refused(key: bytes) -> None:
    with pytest.raises(BadOptions):
        iteru.game("imhotep").new(2, key)


@pytest.mark.parametrize("name", iteru.games())
def test_a_keyed_position_is_cloned_saved_and_restored(name: str) -> None:
    game = iteru.game(name)
    state = game.new(2, HOUSE)
    assert isinstance(state.rng, KeyedRng)
    assert state.clone() == state == game.restore(state.snapshot())
    assert state.rng.words() == state.clone().rng.words() != game.new(2, SALT).rng.words()


@pytest.mark.parametrize("name", iteru.games())
def test_a_bot_is_given_the_fast_generator_and_no_word_of_the_key(name: str) -> None:
    game = iteru.game(name)
    state = game.new(2, HOUSE)
    key = set(state.rng.words()[:-1])
    for seat in range(2):
        sight = game.sight(state, seat, Rng.seeded(3))
        assert not isinstance(sight.rng, KeyedRng)
        assert not key & set(sight.rng.words())


class ForgetfulNim(NimState):
    """Does not re-seed chance."""

    def clone(self) -> "ForgetfulNim":
        copy = ForgetfulNim(self.setting)
        copy.rng = self.rng.clone()
        return copy

    def resample(self, seat: int, rng: Rng) -> None:
        pass


def test_a_game_that_forgets_to_reseed_chance_still_gives_no_key_to_bots() -> None:
    nim = Nim(META, META.read_box())
    state = ForgetfulNim(nim.setting(2, {}))
    state.rng = KeyedRng(HOUSE)
    assert not isinstance(nim.sight(state, 0, Rng.seeded(3)).rng, KeyedRng)


def test_the_generator_of_players_is_not_that_of_the_cards() -> None:
    assert not isinstance(companion(HOUSE), KeyedRng)
    assert companion(HOUSE).words() == companion(HOUSE).words() != companion(SALT).words()
