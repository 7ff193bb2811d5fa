"""How the texts of bots on the command line become bots: the one place where the arena knows about them."""

from iteru.bots.bot import Bot
from iteru.external.typed import recorded, split_seats, typed_bot


def entrants(text: str) -> tuple[str, ...]:
    """Splits `random,"cmd:./mybot --fast"` into the texts of bots."""
    return tuple(split_seats(text))


def player(text: str) -> Bot:
    """Makes the bot of a text. It may import or start what the text names: only for texts of a command line."""
    return typed_bot(text)


def names_in_record(bots: list[str]) -> list[str]:
    """Returns what a record calls bots; one that plays twice gets numbers."""
    names = [recorded(bot) for bot in bots]
    return [
        f"{name} {names[: i + 1].count(name)}" if names.count(name) > 1 else name
        for i, name in enumerate(names)
    ]
