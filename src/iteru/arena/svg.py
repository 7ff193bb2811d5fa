"""Plots as inline SVG: bars, dots with intervals, histograms and a matrix. Colours come from the page around them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

WIDTH = 540
LABEL = 150
RIGHT = 70
ROW = 26
BINS = 24

Shown = Callable[[float], str]
"""How a language writes a number."""


@dataclass(frozen=True)
class Dot:
    """A value with its interval, and how both are written."""

    label: str
    value: float
    low: float
    high: float
    text: str


@dataclass(frozen=True)
class Scale:
    """Where values lie between two edges of the plot."""

    low: float
    high: float
    left: float = LABEL
    right: float = WIDTH - RIGHT

    def at(self, value: float) -> float:
        span = self.high - self.low or 1.0
        inside = min(max(value, self.low), self.high)
        return self.left + (inside - self.low) / span * (self.right - self.left)


def svg(height: float, parts: Sequence[str], title: str) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        + "".join(parts)
        + "</svg>"
    )


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'


def dots(rows: Sequence[Dot], title: str, line: float | None = None) -> str:
    """A row for each value: a dot with its interval; `line` is a value to compare with."""
    values = [end for row in rows for end in (row.low, row.high, row.value)]
    values += [] if line is None else [line]
    margin = (max(values) - min(values)) * 0.05 or 1.0
    scale = Scale(min(values) - margin, max(values) + margin)
    parts = []
    height = ROW * len(rows)
    if line is not None:
        parts.append(vertical(scale.at(line), height))
    for number, row in enumerate(rows):
        y = ROW * number + ROW / 2
        low, high, x = scale.at(row.low), scale.at(row.high), scale.at(row.value)
        parts += [
            text(LABEL - 10, y + 4, shortened(row.label), anchor="end"),
            f'<line class="range" x1="{low:.1f}" y1="{y}" x2="{high:.1f}" y2="{y}"/>',
            f'<circle class="dot" cx="{x:.1f}" cy="{y}" r="4.5"/>',
            text(WIDTH - RIGHT + 8, y + 4, row.text, "value"),
        ]
    return svg(height, parts, title)


def vertical(x: float, height: float) -> str:
    return f'<line class="even" x1="{x:.1f}" y1="0" x2="{x:.1f}" y2="{height}"/>'


def pairs(
    rows: Sequence[tuple[str, float, float]], names: tuple[str, str], title: str, shown: Shown
) -> str:
    """Two bars for each label, such as the points of winners and of losers; values may be below 0."""
    ends = [0.0, *[value for _, *values in rows for value in values]]
    scale = Scale(min(ends), max(ends))
    parts = [
        f'<rect class="one" x="{LABEL}" y="4" width="10" height="10"/>',
        text(LABEL + 16, 13, names[0]),
        f'<rect class="two" x="{LABEL + 150}" y="4" width="10" height="10"/>',
        text(LABEL + 166, 13, names[1]),
    ]
    step = ROW + 8
    for number, (label, *values) in enumerate(rows):
        top = 24 + step * number
        parts.append(text(LABEL - 10, top + 17, shortened(label), anchor="end"))
        for place, value in enumerate(values):
            x, zero = scale.at(value), scale.at(0)
            kind, y = ("one", "two")[place], top + 13 * place
            parts.append(
                f'<rect class="{kind}" x="{min(x, zero):.1f}" y="{y}" width="{abs(x - zero):.1f}" height="11"/>'
            )
            parts.append(text(max(x, zero) + 5, y + 9, shown(value), "small"))
    return svg(24 + step * len(rows), parts, title)


def histograms(groups: Sequence[tuple[str, Sequence[float]]], title: str, shown: Shown) -> str:
    """The distribution of each group of values, one under the other on the same scale."""
    groups = [(label, values) for label, values in groups if values]
    if not groups:
        return ""
    everything = [value for _, values in groups for value in values]
    low, high = min(everything), max(everything)
    width = bin_width(low, high)
    scale = Scale(low, low + width * (int((high - low) / width) + 1))
    step, parts = 74, []
    for number, (label, values) in enumerate(groups):
        base = step * number + 56
        counts = [0] * (int((high - low) / width) + 1)
        for value in values:
            counts[int((value - low) / width)] += 1
        parts.append(text(LABEL - 10, base - 18, shortened(label), anchor="end"))
        mean = sum(values) / len(values)
        parts.append(text(WIDTH - RIGHT + 8, base - 18, shown(mean), "value"))
        for place, count in enumerate(counts):
            if count:
                parts.append(column(scale, low + place * width, width, count / max(counts), base))
        parts.append(
            f'<line class="even" x1="{scale.at(mean):.1f}" y1="{base - 50}" x2="{scale.at(mean):.1f}" y2="{base}"/>'
        )
    bottom = step * len(groups)
    for value in (low, (low + high) / 2, high):
        parts.append(text(scale.at(value), bottom, f"{value:.0f}", "small", "middle"))
    return svg(bottom + 6, parts, title)


def bin_width(low: float, high: float) -> float:
    """Whole numbers, for points and counts are."""
    return float(max(1, -(-int(high - low + 1) // BINS)))


def column(scale: Scale, start: float, width: float, share: float, base: float) -> str:
    x, end, height = scale.at(start), scale.at(start + width), 48 * share
    return (
        f'<rect class="one" x="{x:.1f}" y="{base - height:.1f}" '
        f'width="{max(1.0, end - x - 1):.1f}" height="{height:.1f}"/>'
    )


def matrix(
    names: Sequence[str], rates: Sequence[Sequence[float | None]], title: str, shown: Shown
) -> str:
    """A square for each pair: the share of games in which the row finished ahead of the column."""
    size = min(70.0, (WIDTH - LABEL) / len(names))
    parts = []
    for column_number in range(len(names)):
        x = LABEL + size * (column_number + 0.5)
        parts.append(text(x, 14, str(column_number + 1), "small", "middle"))
    for row, name in enumerate(names):
        y = 20 + size * row
        parts.append(
            text(LABEL - 10, y + size / 2 + 4, shortened(f"{row + 1} {name}"), anchor="end")
        )
        for place, rate in enumerate(rates[row]):
            x = LABEL + size * place
            parts.append(square(x, y, size, rate, "" if rate is None else shown(rate)))
    return svg(24 + size * len(names), parts, title)


def square(x: float, y: float, size: float, rate: float | None, shown: str) -> str:
    if rate is None:
        return f'<rect class="none" x="{x}" y="{y}" width="{size - 2}" height="{size - 2}"/>'
    kind = "ahead" if rate >= 0.5 else "behind"
    strength = abs(rate - 0.5) * 1.6
    return (
        f'<rect class="none" x="{x}" y="{y}" width="{size - 2}" height="{size - 2}"/>'
        f'<rect class="{kind}" fill-opacity="{strength:.2f}" x="{x}" y="{y}" width="{size - 2}" height="{size - 2}"/>'
        + text(x + size / 2 - 1, y + size / 2 + 4, shown, "", "middle")
    )


def shortened(label: str, most: int = 22) -> str:
    return label if len(label) <= most else label[: most - 1] + "…"
