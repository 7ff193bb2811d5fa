"""How a game ended, in a line."""

from iteru.engine.match import Match
from iteru.words import Words


def winners_line(match: Match, words: Words) -> str:
    """Who has won: seats, or an opponent who has none (`Game.rival`)."""
    winners = [words.name_of(seat) for seat in match.state.winners()] or [words.say("rival")]
    return words.say("result-winners", names=", ".join(winners), count=len(winners))
