"""Events know who may be told of them."""

import pytest

from iteru.engine.events import Event, Journal


def only(journal: Journal) -> Event:
    (event,) = journal.events
    return event


@pytest.mark.parametrize("seat", [None, 0, 1, 4])
def test_what_is_told_is_known_to_every_seat_and_spectator(seat: int | None) -> None:
    journal = Journal()
    journal.tell("sailed", {"ship": 1})
    assert only(journal).known_to(seat)


@pytest.mark.parametrize("seat", [None, 0, 1, 4])
def test_what_is_revealed_is_known_to_every_seat_and_spectator(seat: int | None) -> None:
    journal = Journal()
    journal.reveal("dealt", {"card": "statue"})
    assert only(journal).known_to(seat)


@pytest.mark.parametrize("seat", [0, 1, 2, 4])
def test_what_is_whispered_is_known_to_that_seat_alone(seat: int) -> None:
    journal = Journal()
    journal.whisper(seat, "looked", {"card": "statue"})
    assert [other for other in (None, 0, 1, 2, 3, 4) if only(journal).known_to(other)] == [seat]


def test_an_audience_of_two_seats_is_known_to_both() -> None:
    event = Event("looked", {}, 0b101, True)
    assert [seat for seat in range(4) if event.known_to(seat)] == [0, 2]


def test_telling_is_no_news_and_revealing_and_whispering_are() -> None:
    journal = Journal()
    journal.tell("sailed", {})
    journal.reveal("dealt", {})
    journal.whisper(1, "looked", {})
    assert [event.reveals for event in journal.events] == [False, True, True]


def test_showing_is_seen_by_all_and_is_no_news_to_whoever_shows() -> None:
    journal = Journal()
    journal.show("laid", {"card": "statue"})
    assert (only(journal).shows, only(journal).reveals) == (True, False)
    assert all(only(journal).known_to(seat) for seat in (None, 0, 3))


def test_seats_are_counted_from_one_in_the_text_of_an_event() -> None:
    assert (
        str(Event("loaded", {"seat": 0, "owner": 2, "ship": 1}, -1, False))
        == "loaded seat=1 owner=3 ship=1"
    )


def test_the_text_of_a_whisper_says_that_it_is_secret() -> None:
    assert str(Event("looked", {"card": "statue"}, 1, True)) == "looked card=statue (secret)"
