"""How the texts of bots on the command line become bots: the one place where the arena knows about them."""

from iteru.bots.bot import Bot
from iteru.bots.registry import local_bot


def entrants(text: str) -> tuple[str, ...]:
    """Splits `random,greedy` into the texts of bots."""
    return tuple(one.strip() for one in text.split(","))


def player(text: str) -> Bot:
    """Makes the bot of a text. It may import what the text names: only for texts of a command line."""
    return local_bot(text)
