"""The result of a game in a few lines."""

from iteru.engine.match import Match
from iteru.engine.ranking import POINTS, RESIGNED, Rank
from iteru.words import Words


def winners_line(match: Match, words: Words) -> str:
    """The winners: seats, or an opponent without one (`Game.rival`)."""
    winners = [name_in_result(match, rank, words) for rank in match.ranks() if rank.place == 1]
    return words.say("result-winners", names=", ".join(winners), count=len(winners))


def decided_lines(match: Match, words: Words) -> list[str]:
    """Returns what decided between players with equal points, which places are shared, and who resigned."""
    places: dict[int, list[Rank]] = {}
    for rank in match.ranks():
        places.setdefault(rank.place, []).append(rank)
    lines = []
    better: list[Rank] = []
    for place, ranks in places.items():
        decided_by = ranks[0].decided_by
        if decided_by not in ("", POINTS, RESIGNED):
            facts = {"better": names_of(better, words), "worse": names_of(ranks, words)}
            lines.append(words.say("result-tie", tie=decided_by, **facts))
        if len(ranks) > 1:
            lines.append(words.say("result-shared", names=names_of(ranks, words), place=place))
        better = ranks
    return [*lines, *resigned_lines(match, words)]


def resigned_lines(match: Match, words: Words) -> list[str]:
    """Returns who resigned and is last because of that; with nobody left, the last to resign still wins."""
    won = match.winners() if match.is_over else []
    names = words.joined([words.name_of(seat) for seat in match.resigned if seat not in won])
    return [words.say("have-resigned", names=names)] if names else []


def places(match: Match, words: Words) -> list[str]:
    """The place of each player, an opponent without a seat last: "1st", "2nd"."""
    found = sorted([(rank.seat, rank.place) for rank in match.ranks()])
    return [words.say("result-place", place=place) for _, place in found]


def names_of(ranks: list[Rank], words: Words) -> str:
    return words.joined([name_of(rank, words) for rank in ranks])


def name_of(rank: Rank, words: Words) -> str:
    return words.name_of(rank.seat) if rank.seat < len(words.names) else words.say("rival")


def name_in_result(match: Match, rank: Rank, words: Words) -> str:
    """The name shown in the result, which says so if the player resigned."""
    name = name_of(rank, words)
    return words.say("resigned-name", name=name) if rank.seat in match.resigned else name
