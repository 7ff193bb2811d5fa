"""Prints the values on the components of a game, and where each comes from."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from iteru.engine.box import Box, Figure
from iteru.words import Words, capital


def show_box(box: Box, words: Words, console: Console) -> None:
    """Prints every value with its source, then which of them are reconstructed."""
    console.print(figures_table(box, words))
    by_source = ", ".join(
        f"{words.say(f'source-word-{name}')} {count}"
        for name, count in figures_by_source(box).items()
    )
    count = len(box.figures)
    console.print(
        words.say("box-summary", count=count, by_source=by_source, fingerprint=box.fingerprint)
    )
    show_reconstructed(box, words, console)


def figures_table(box: Box, words: Words) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for column in ("figure", "source", "values"):
        table.add_column(words.say(f"box-{column}"), overflow="fold")
    for figure in box:
        table.add_row(figure.path, figure_sources(words, figure), figure_values(figure))
    return table


def show_reconstructed(box: Box, words: Words, console: Console) -> None:
    found = [figure for figure in box if figure.weakest == "reconstructed"]
    pieces = sum(figure.pieces for figure in found)
    console.print(
        Text(words.say("box-reconstructed", count=len(found), pieces=pieces), style="bold")
    )
    for figure in found:
        note = figure.note_in(words.lang)
        line = f"  {figure.path}: {', '.join(reconstructed_keys(figure))}. {capital(note)}"
        console.print(Text(line.rstrip()))
    for key, carriers in by_reconstructed_key(found).items():
        if len(carriers) > 1:
            pieces = sum(figure.pieces for figure in carriers)
            console.print(
                words.say("box-reconstructed-key", key=key, count=len(carriers), pieces=pieces)
            )


def reconstructed_keys(figure: Figure) -> list[str]:
    return [key for key in figure.values if figure.source_of(key) == "reconstructed"]


def by_reconstructed_key(figures: list[Figure]) -> dict[str, list[Figure]]:
    """For each kind of value, the entries in which it is reconstructed."""
    found: dict[str, list[Figure]] = {}
    for figure in figures:
        for key in reconstructed_keys(figure):
            found.setdefault(key, []).append(figure)
    return found


def figures_by_source(box: Box) -> dict[str, int]:
    counts: dict[str, int] = {}
    for figure in box:
        counts[figure.weakest] = counts.get(figure.weakest, 0) + 1
    return counts


def figure_sources(words: Words, figure: Figure) -> str:
    base = words.say(f"source-word-{figure.source}")
    others = [
        f"{key}: {words.say(f'source-word-{source}')}" for key, source in figure.sources.items()
    ]
    return f"{base} ({', '.join(others)})" if others else base


def figure_values(figure: Figure) -> str:
    return ", ".join(f"{key} {value_shown(value)}" for key, value in figure.values.items())


def value_shown(value: object) -> str:
    """A list of numbers or words as `1 3 6`, one of phrases as `draw 1; discard 1`."""
    if not isinstance(value, list):
        return str(value)
    return ("; " if any(" " in str(one) for one in value) else " ").join(map(str, value))
