"""The page of a tournament."""

from iteru.arena.findings import Findings
from iteru.arena.sheet import section, sheet, table
from iteru.arena.svg import Dot, Shown, dots, histograms, matrix
from iteru.engine.registry import game
from iteru.words import Words


def page(found: Findings, words: Words) -> str:
    title = words.say("arena-page-title", title=game(found.plan.game).meta.title(words.lang))
    parts = [
        section(
            words.say("arena-standings"), words.say("arena-note"), standings(found, words), True
        )
    ]
    if len(found.standings) > 1:
        parts.append(rated(found, words))
        parts.append(met(found, words))
    parts += [
        section(
            words.say("arena-scores"),
            words.say("arena-scores-note"),
            histograms(
                [(one.name, found.scores[i]) for i, one in enumerate(found.standings)],
                words.say("arena-scores"),
                one_digit(words),
            ),
        ),
        seats(found, words),
        section(
            words.say("arena-length"),
            words.say("arena-length-note"),
            histograms(
                [(words.say("arena-choices"), [float(one) for one in found.lengths])],
                words.say("arena-length"),
                one_digit(words),
            ),
        ),
    ]
    return sheet(words.lang, title, about(found, words), parts)


def about(found: Findings, words: Words) -> list[str]:
    """Returns what was played, in sentences."""
    plan = found.plan
    chosen = ", ".join(f"{name}={value}" for name, value in plan.options.items())
    games = words.say("arena-title", games=len(found.outcomes), seed=str(plan.seed))
    how = words.say(
        "arena-how", mode=words.say(f"arena-mode-{plan.mode}"), deals=found.deals, seats=plan.seats
    )
    return [
        f"{games}. {how}",
        f"{words.say('arena-options')}: {chosen}" if chosen else "",
        *remarks(found, words),
    ]


def remarks(found: Findings, words: Words) -> list[str]:
    """Returns what a reader of the standings should know; the terminal prints the same."""
    lines = []
    if found.interrupted:
        lines.append(words.say("arena-so-far", games=len(found.outcomes), planned=found.plan.games))
    if found.decided_after is not None:
        lines.append(words.say("arena-decided", deals=found.decided_after))
    if found.narrower is not None:
        key = "arena-narrower" if found.narrower >= 0 else "arena-wider"
        lines.append(words.say(key, share=words.percent(abs(found.narrower))))
    for outcome in found.unended[:3]:
        lines.append(
            words.say(
                "arena-unended",
                number=str(outcome.number + 1),
                seed=str(outcome.seed),
                moves=outcome.moves,
            )
        )
    if len(found.unended) > 3:
        lines.append(words.say("arena-unended-more", games=len(found.unended) - 3))
    return lines


def standings(found: Findings, words: Words) -> str:
    heads = ("bot", "wins", "win-rate", "win-interval", "mean", "rating", "move-time")
    order = sorted(range(len(found.standings)), key=lambda one: -found.ratings[one].value)
    rows = []
    for number in order:
        one, rating = found.standings[number], found.ratings[number]
        low, high = one.win_interval
        rows.append(
            (
                one.name,
                f"{words.number(one.wins, 1)} / {words.number(one.games)}",
                words.percent(one.win_rate),
                f"{words.percent(low)} – {words.percent(high)}",
                f"{words.number(one.mean, 1)} ± {words.number(one.mean_error, 1)}",
                words.number(round(rating.value)),
                f"{words.number(one.move_time * 1000, 2)} ms",
            )
        )
    return table([words.say(f"arena-{head}") for head in heads], rows)


def rated(found: Findings, words: Words) -> str:
    rows = [
        Dot(standing.name, one.value, one.low, one.high, words.number(round(one.value)))
        for standing, one in zip(found.standings, found.ratings, strict=True)
    ]
    rows.sort(key=lambda row: -row.value)
    title = words.say("arena-ratings")
    return section(title, words.say("arena-ratings-note"), dots(rows, title, 0.0))


def met(found: Findings, words: Words) -> str:
    names = [one.name for one in found.standings]
    rates = [[one.rate for one in row] for row in found.matrix]
    title = words.say("arena-matrix")
    return section(
        title, words.say("arena-matrix-note"), matrix(names, rates, title, whole_percent(words))
    )


def seats(found: Findings, words: Words) -> str:
    rows = [
        Dot(
            words.say("arena-seat", number=number),
            one.win_rate,
            *one.win_interval,
            words.percent(one.win_rate),
        )
        for number, one in enumerate(found.seats, start=1)
    ]
    title = words.say("arena-seats")
    note = words.say("arena-seats-note")
    return section(title, note, dots(rows, title, 1 / found.plan.seats))


def one_digit(words: Words) -> Shown:
    return lambda value: words.number(value, 1)


def whole_percent(words: Words) -> Shown:
    return lambda share: words.percent(share, 0)
