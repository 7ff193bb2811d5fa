"""The page of a study."""

from collections import Counter

from iteru.arena.observing import Thing
from iteru.arena.sheet import Cell, section, sheet, table
from iteru.arena.standing import mean_interval
from iteru.arena.study import Study, Sums, Tally, compared, differs, usual
from iteru.arena.svg import Dot, Shown, dots, histograms, pairs
from iteru.engine.game import Game
from iteru.engine.phrase import Phrase
from iteru.engine.state import State
from iteru.words import Words

RAREST = 0.002
"""What happens to fewer seats than this share is left out."""
FEWEST_SEATS = 8
OFTEN_OFFERED = 0.2
"""Offers for each seat from which on an action that is never taken is worth a look."""
NEARLY_ALWAYS = 0.95

Row = tuple[str, str, Tally]
"""A thing: its name in the texts, its name in the box, and what was counted of it."""


def study_page(study: Study, game: Game[State], words: Words) -> str:
    title = words.say("study-title", title=study.meta.title(words.lang))
    parts = [
        seats(study, words),
        points(study, words),
        sources(study, words),
        lengths(study, words),
    ]
    if any(compared(study)):
        parts.append(options(study, words))
    parts.append(odd(study, game, words))
    parts += things(study, words)
    parts.append(choices(study, game, words))
    return sheet(words.lang, title, about(study, words), parts)


def about(study: Study, words: Words) -> list[str]:
    plan = study.parts[0].plan
    lines = [words.say("study-about", games=study.played, bot=study.bot, seed=str(plan.seed))]
    chosen = ", ".join(f"{name}={value}" for name, value in plan.options.items())
    lines.append(
        " ".join(
            words.say("study-counts", players=one.part.players, games=one.games)
            for one in usual(study)
        )
    )
    if chosen:
        lines.append(f"{words.say('arena-options')}: {chosen}")
    if study.interrupted:
        lines.append(words.say("arena-so-far", games=study.played, planned=study.games))
    return lines


def one_digit(words: Words) -> Shown:
    return lambda value: words.number(value, 1)


def seats(study: Study, words: Words) -> str:
    rows = []
    for one in usual(study):
        count = one.part.players
        for number, seat in enumerate(one.seats, start=1):
            label = words.say("study-seat", players=count, number=number)
            low, high = seat.win_interval
            value = seat.win_rate * count
            rows.append(Dot(label, value, low * count, high * count, words.number(value, 2)))
    title = words.say("study-seats")
    return section(title, words.say("study-seats-note"), dots(rows, title, 1.0) if rows else "")


def points(study: Study, words: Words) -> str:
    groups = [(by_players(one, words), one.scores) for one in usual(study)]
    title = words.say("study-points")
    plot = histograms(groups, title, one_digit(words))
    return section(title, words.say("study-points-note"), plot)


def lengths(study: Study, words: Words) -> str:
    groups = [(by_players(one, words), one.lengths) for one in usual(study)]
    title = words.say("arena-length")
    plot = histograms(groups, title, one_digit(words))
    return section(title, words.say("study-length-note"), plot)


def by_players(one: Sums, words: Words) -> str:
    return words.say("study-players", players=one.part.players)


def sources(study: Study, words: Words) -> str:
    rows = [
        (words.say(f"score-{source}"), mean(winners), mean(others))
        for source, (winners, others) in study.sources.items()
    ]
    title = words.say("study-sources")
    names = words.say("study-winners"), words.say("study-others")
    plot = pairs(rows, names, title, one_digit(words)) if rows else ""
    return section(title, words.say("study-sources-note"), plot)


def mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def options(study: Study, words: Words) -> str:
    rows: list[tuple[Cell, ...]] = []
    for one, other in compared(study):
        name = f"{words.say(f'option-{one.part.option}')}: {value_said(one.part.value, words)}"
        rows.append(
            (
                f"{name} ({by_players(one, words)})",
                words.number(one.games),
                beside(one.scores, other.scores, words),
                beside(one.best, other.best, words),
                beside(one.lengths, other.lengths, words),
            )
        )
    heads = ("option", "games", "usual-points", "winner-points", "usual-length")
    content = table([words.say(f"study-{head}") for head in heads], rows)
    return section(words.say("study-options"), words.say("study-options-note"), content, True)


def value_said(value: object, words: Words) -> str:
    return ("✓" if value else "–") if isinstance(value, bool) else str(value)


def beside(values: list[float], other: list[float], words: Words) -> Cell:
    if not values or not other:
        return ""
    found, low, high = mean_interval(values)
    usual_mean = mean_interval(other)[0]
    said = f"{words.number(found, 1)} ± {words.number((high - low) / 2, 1)}"
    said += f" ({words.number(usual_mean, 1)})"
    return (said, "good" if found > usual_mean else "bad") if differs(values, other) else said


def odd(study: Study, game: Game[State], words: Words) -> str:
    """Actions that the bot never or nearly always takes."""
    often = [
        action
        for action, offers in sorted(study.offered.items())
        if offers >= max(FEWEST_SEATS, OFTEN_OFFERED * study.seats)
    ]
    rates = {action: taken(study, action) / study.offered[action] for action in often}
    rows = []
    for head, fitting in (
        ("never", [action for action in often if rates[action] == 0]),
        ("always", [action for action in often if rates[action] > NEARLY_ALWAYS]),
    ):
        said = ", ".join(
            f"{game.notation(action)} ({words.number(study.offered[action])}×)"
            for action in fitting
        )
        rows.append(
            f"<p><b>{words.say(f'study-{head}')}:</b> {said or words.say('study-nothing')}</p>"
        )
    return section(words.say("study-odd"), words.say("study-odd-note"), "".join(rows), True)


def taken(study: Study, action: int) -> int:
    return study.chosen[action].times if action in study.chosen else 0


def things(study: Study, words: Words) -> list[str]:
    """A table for each event and fact that names things of the game, those with words for them."""
    groups: dict[tuple[str, str], list[Row]] = {}
    for (event, fact, word), tally in study.things.items():
        name = name_of((event, fact, word), words)
        if name and tally.seats >= max(FEWEST_SEATS, RAREST * study.seats):
            groups.setdefault((event, fact), []).append((name, word, tally))
    found = []
    for (event, _), rows in sorted(groups.items(), key=lambda pair: -total(pair[1])):
        if len(rows) > 1:
            found.append(section(example(study, event, words), "", thing_table(study, rows, words)))
    if found:
        note = section(words.say("study-things"), words.say("study-things-note"), "", True)
        return [note, *found]
    return []


def total(rows: list[Row]) -> int:
    return sum(tally.times for _, _, tally in rows)


def name_of(thing: Thing, words: Words) -> str:
    """Returns what the game's texts call a thing; '' where they have no word for it."""
    _, fact, word = thing
    message = f"{fact}-{word}"
    return words.say(message, count=1) if words.has(message) else ""


def example(study: Study, event: str, words: Words) -> str:
    """The event in a sentence, as it happened once."""
    return words.phrase(Phrase(f"event-{event}", study.examples[event]))


def thing_table(study: Study, rows: list[Row], words: Words) -> str:
    """Makes the table of things, those that win most first; the box's names distinguish things with the same name."""
    names = Counter(name for name, _, _ in rows)
    cells = [
        (f"{name} ({word})" if names[name] > 1 else name, *figures(study, tally, words))
        for name, word, tally in sorted(rows, key=lambda row: -row[2].interval[0])
    ]
    heads = ("thing", "times", "share", "chance", "chance-interval")
    return table([words.say(f"study-{head}") for head in heads], cells)


def figures(study: Study, tally: Tally, words: Words) -> tuple[Cell, ...]:
    return (
        words.number(tally.times / study.seats, 2),
        words.percent(tally.seats / study.seats, 0),
        *chance(tally, words),
    )


def chance(tally: Tally, words: Words) -> tuple[Cell, Cell]:
    """A chance and its interval, in colour where 1 is outside."""
    value, low, high = tally.interval
    kind = "good" if low > 1 else "bad" if high < 1 else ""
    return (words.number(value, 2), kind), f"{words.number(low, 2)} – {words.number(high, 2)}"


def choices(study: Study, game: Game[State], words: Words) -> str:
    rows = []
    for action, offers in sorted(study.offered.items()):
        if offers < max(FEWEST_SEATS, RAREST * study.seats):
            continue
        shown: tuple[Cell, Cell] = ("", "")
        if action in study.chosen and study.chosen[action].seats >= FEWEST_SEATS:
            shown = chance(study.chosen[action], words)
        rate = words.percent(taken(study, action) / offers, 0)
        rows.append((game.notation(action), words.number(offers), rate, *shown))
    heads = ("choice", "offered", "taken", "chance", "chance-interval")
    content = table([words.say(f"study-{head}") for head in heads], rows)
    folded = f"<details><summary>{len(rows)}</summary>{content}</details>"
    return section(words.say("study-choices"), words.say("study-choices-note"), folded, True)
