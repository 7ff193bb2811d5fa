"""The seats of a new table."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from iteru.bots.characters import spelled_out
from iteru.bots.registry import valid_bots
from iteru.engine.deal import Deal
from iteru.engine.game import Game
from iteru.engine.match import Match
from iteru.engine.rng import Seed
from iteru.engine.state import State
from iteru.table.live import OPEN, OVER, PLAYING, Forbidden
from iteru.table.names import clean_name
from iteru.table.people import Person
from iteru.table.seating import FREE_SEAT, checked_bot
from iteru.table.stored import EXAMPLE, FREE, StoredSeat, deal_among


def opening_status(seats: Sequence[StoredSeat], match: Match) -> str:
    if match.is_over:
        return OVER
    return OPEN if any(seat.is_empty for seat in seats) else PLAYING


def opening_seed(seed: Seed | None, deal: Deal | None, seats: Sequence[StoredSeat]) -> Seed:
    """The seed of a new table. Where seats are free and the server has committed to a secret, the cards are dealt later."""
    if deal is None:
        assert seed is not None
        return seed
    waits = any(seat.is_empty for seat in seats)
    return EXAMPLE if waits else deal_among(deal, seats).key()


def read_seat(
    wish: Mapping[str, object] | StoredSeat, person: Person, title: Game[State], bot_seconds: float
) -> StoredSeat:
    """Reads one entry of a new table's seats; a bot may think for `bot_seconds`. Only the server itself passes a
    finished seat. A level is kept with its parameters, so that it stays as strong as it was."""
    if isinstance(wish, StoredSeat):
        return wish
    kind = wish.get("kind")
    name = str(wish.get("name") or "")
    if kind == "me":
        return StoredSeat("person", person.name, person.id, guest=person.account is None)
    if kind == "local":
        return StoredSeat("local", clean_name(name) if name else person.name, person.id, guest=True)
    if kind == FREE:
        return FREE_SEAT
    bot_text = spelled_out(str(wish.get("bot")), title)
    if kind == "bot" and bot_text.partition(":")[0] in valid_bots():
        return StoredSeat("bot", checked_bot(bot_text, bot_seconds), bot=bot_text)
    raise Forbidden(
        "bad-seat-kind",
        given=str(wish.get("bot") or kind)[:40],
        right=f"me, friend, local, {', '.join(valid_bots())}",
    )


def numbered(seats: list[StoredSeat]) -> list[StoredSeat]:
    """Equal names get numbers, so that the log can tell the seats apart."""
    names = [seat.name for seat in seats]
    if sum(seat.kind == "person" for seat in seats) > 1:
        raise Forbidden("seated-twice")
    return [
        seat
        if names.count(seat.name) == 1 or seat.kind == FREE
        else replace(seat, name=f"{seat.name} {names[: i + 1].count(seat.name)}")
        for i, seat in enumerate(seats)
    ]
