"""How a game ended, in a line."""

from iteru.engine.match import Match
from iteru.words import Words


def winners_line(match: Match, words: Words) -> str:
    """Who has won: seats, or an opponent who has none (`Game.rival`)."""
    seats = match.state.winners()
    winners = [name_in_end(match, seat, words) for seat in seats] or [words.say("rival")]
    return words.say("result-winners", names=", ".join(winners), count=len(winners))


def name_in_end(match: Match, seat: int, words: Words) -> str:
    """Who has won a seat's points: not who gave it up."""
    name = words.name_of(seat)
    return words.say("resigned-name", name=name) if seat in match.resigned else name
