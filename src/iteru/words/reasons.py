"""What speaks for a choice, in one sentence: points gained now and later, points that it costs others."""

from collections.abc import Mapping, Sequence

from iteru.words import Words, capital


def reasons(
    words: Words,
    seat: int,
    now: Mapping[str, float],
    later: Mapping[str, float],
    costs: Sequence[float],
    points: Sequence[float],
) -> str:
    """Returns the sentence: less than a point is left out; if nothing is left, the likely points in the end."""
    others = {number: cost for number, cost in enumerate(costs) if number != seat and cost > 0}
    own = [
        said(words, "advice-now", gains(words, now)),
        said(words, "advice-later", gains(words, later)),
    ]
    parts = own if any(own) else [more_in_all(words, -costs[seat])]
    parts.append(said(words, "advice-costs", seat_points(words, others)))
    found = [part for part in parts if part]
    if not found:
        likely = [
            f"{words.name_of(number)} ({words.number(its)})" for number, its in enumerate(points)
        ]
        is_like_others = any(costs) and abs(costs[seat]) < 1
        found = [said(words, "advice-alike" if is_like_others else "advice-points", likely)]
    return f"{capital('; '.join(found))}."


def more_in_all(words: Words, gain: float) -> str:
    """Says how many points more a choice brings than the others, where no heading has one of them."""
    points = round(gain)
    return words.say("advice-more", points=points) if points >= 1 else ""


def said(words: Words, message: str, parts: list[str]) -> str:
    return words.say(message, parts=", ".join(parts)) if parts else ""


def gains(words: Words, points: Mapping[str, float]) -> list[str]:
    """`Pyramids +3`: the headings with at least a point, the most first."""
    worth = sorted(points.items(), key=lambda item: -item[1])
    return [
        f"{words.say(f'score-{source}')} {'+' if its > 0 else ''}{words.number(its)}"
        for source, its in worth
        if abs(round(its)) >= 1
    ]


def seat_points(words: Words, points: Mapping[int, float]) -> list[str]:
    return [
        f"{words.name_of(seat)} ({words.number(its)})"
        for seat, its in points.items()
        if round(its) >= 1
    ]
