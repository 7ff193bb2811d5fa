"""Tables that commands print: standings, games, bots, speed."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from iteru.arena.calibration import settled
from iteru.arena.findings import Findings
from iteru.arena.ratings import Rating
from iteru.arena.speed import Speed
from iteru.arena.standing import Standing
from iteru.bots.levels import Level, Measured
from iteru.bots.parameter import Parameter, described
from iteru.bots.registry import bot_type, title
from iteru.engine.meta import Meta
from iteru.engine.options import Option, options_of
from iteru.words import Words


def standings_table(words: Words, found: Findings) -> Table:
    heading = words.say("arena-title", games=len(found.outcomes), seed=str(found.plan.seed))
    table = Table(
        title=heading, title_justify="left", caption=words.say("arena-note"), caption_justify="left"
    )
    table.add_column(words.say("arena-bot"))
    for column in ("wins", "win-rate", "win-interval", "mean", "rating"):
        table.add_column(words.say(f"arena-{column}"), justify="right")
    pairs = zip(found.standings, found.ratings, strict=True)
    for standing, rating in sorted(pairs, key=lambda pair: -pair[1].value):
        table.add_row(
            Text(standing.name),
            *figures_of(words, standing),
            rating_shown(words, rating) if len(found.standings) > 1 else "",
        )
    return table


def rating_shown(words: Words, rating: Rating) -> str:
    """`35 (12 – 60)`"""
    value, low, high = (words.number(round(one)) for one in (rating.value, rating.low, rating.high))
    return f"{value} ({low} – {high})"


def figures_of(words: Words, standing: Standing) -> tuple[str, ...]:
    low, high = standing.win_interval
    return (
        words.number(standing.wins, 0 if standing.wins.is_integer() else 1),
        words.percent(standing.win_rate),
        f"{words.percent(low)} – {words.percent(high)}",
        f"{words.number(standing.mean, 1)} ± {words.number(standing.mean_error, 1)}",
    )


def plain_table(words: Words, *columns: str) -> Table:
    """Columns without a frame, to be read and cut by programs."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for column in columns:
        table.add_column(words.say(f"list-{column}"), overflow="fold")
    return table


def games_table(words: Words, metas: list[Meta]) -> Table:
    table = plain_table(words, "name", "title", "seats", "minutes", "options")
    for meta in metas:
        options = "\n".join(option_shown(option) for option in options_of(meta.options))
        seats = f"{meta.min_seats}–{meta.max_seats}"
        table.add_row(meta.name, meta.title(words.lang), seats, str(meta.minutes), options)
    return table


def option_shown(option: Option) -> str:
    """`temple=A|B`, the default first; a switch by its name."""
    if option.is_switch:
        return option.name
    others = [value for value in option.values if value != option.default]
    return f"{option.name}={'|'.join([str(option.default), *others])}"


def game_data(meta: Meta) -> dict[str, object]:
    """Returns what `iteru games --json` says of a game."""
    return {
        "name": meta.name,
        "titles": dict(meta.titles),
        "designers": list(meta.designers),
        "publishers": list(meta.publishers),
        "year": meta.year,
        "seats": [meta.min_seats, meta.max_seats],
        "minutes": meta.minutes,
        "rules": meta.rules_version,
        "options": {
            option.name: {
                "default": option.default,
                "values": [False, True] if option.is_switch else list(option.values),
                "seats": list(option.seats),
            }
            for option in options_of(meta.options)
        },
    }


def bots_table(words: Words, names: tuple[str, ...]) -> Table:
    table = plain_table(words, "name", "title", "parameters")
    for name in names:
        table.add_row(name, title(name, words), described(bot_type(name).parameters))
    return table


def bot_data(name: str) -> dict[str, object]:
    """Returns what `iteru bots --json` says of a bot."""
    parameters = bot_type(name).parameters
    return {"name": name, "parameters": {one.name: parameter_data(one) for one in parameters}}


def parameter_data(parameter: Parameter) -> dict[str, object]:
    if parameter.words:
        return {"default": parameter.default, "values": list(parameter.words)}
    return {"default": parameter.default, "low": parameter.low, "high": parameter.high}


def offered_levels(words: Words, levels: Sequence[Level]) -> Table:
    """What to type for each level of a game, how strong it is, and how it plays."""
    table = plain_table(words, "name", "title", "rating", "iterations", "misses")
    for level in levels:
        table.add_row(
            level.name,
            title(level.name, words),
            rated(words, level),
            words.number(level.iterations),
            words.percent(level.misses, 0),
        )
    return table


def rated(words: Words, level: Level) -> str:
    return str(level.rating) if level.rating else words.say("list-not-measured")


def level_data(level: Level) -> dict[str, object]:
    """Returns what `iteru bots GAME --json` says of a level."""
    its = level.measured
    return {
        "name": level.name,
        "iterations": level.iterations,
        "misses": level.misses,
        "rating": level.rating or None,
        "measured": its
        and {"wins": its.share, "interval": [its.low, its.high], "games": its.games},
    }


def levels_table(words: Words, levels: Sequence[Level]) -> Table:
    table = plain_table(words, "name", "iterations", "misses", "rating", "wins", "games")
    for level in levels:
        table.add_row(
            title(level.name, words),
            words.number(level.iterations),
            words.percent(level.misses, 0),
            rated(words, level),
            *measured_shown(words, level.measured),
        )
    return table


def measured_shown(words: Words, measured: Measured | None) -> tuple[str, str]:
    """`75.0% (68.1% – 81.0%)` and the number of games; says so where more games may show another thing."""
    if measured is None or not measured.games:
        return "", ""
    share, low, high = [words.percent(one) for one in measured[:3]]
    said = f"{share} ({low} – {high})"
    if settled(measured) is None:
        said = words.say("list-not-settled", figures=said)
    return said, words.number(measured.games)


def speed_table(words: Words) -> Table:
    table = Table(title=words.say("bench-title"), title_justify="left")
    table.add_column("")
    for column in ("actions", "games", "clone", "iterations"):
        table.add_column(words.say(f"bench-{column}"), justify="right")
    return table


def speed_row(words: Words, game: str, seats: int, speed: Speed) -> tuple[str, ...]:
    kind = words.say("compiled" if speed.compiled else "interpreted")
    return (
        words.say("bench-row", game=game, seats=seats, kind=kind),
        words.number(speed.actions_per_second),
        words.number(speed.games_per_second),
        words.number(speed.clone_microseconds, 2),
        words.number(speed.iterations_per_second),
    )
