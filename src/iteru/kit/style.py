"""The style of a picture that stands alone.

A page has two colour schemes and lights what can be touched. Other programs know CSS 2.1 at best: no variables, no schemes,
no states. `plain_style` writes for them the rules that a picture needs, in light colours. A variable that is set by a
class, such as a seat's colour, becomes a rule for each such class in the picture.

>>> sheet = ":root { --ink: #222 } .red { --head: #b00 } .name { fill: var(--head); stroke: var(--ink) } .a:hover { fill: red }"
>>> print(plain_style(sheet, '<g class="red"><path class="name"/></g>'))
.name{stroke:#222}
.red .name,.name.red{fill:#b00;stroke:#222}
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
AT_RULE = re.compile(r"@[^{};]*(?:;|\{(?:[^{}]*\{[^{}]*\})*[^{}]*\})")
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
VARIABLE = re.compile(r"var\((--[\w-]+)\)")
CLASS = re.compile(r"\.([\w-]+)")
WORN = re.compile(r'\bclass="([^"]*)"')
LIGHT_DARK = re.compile(r"light-dark\(([^(),]+),([^()]+)\)")
PLAIN = re.compile(r"[\w\s.>-]+")
"""A selector of elements and classes only."""

Values = dict[str, str]


class Rule(NamedTuple):
    """Selectors, and the values they set, by property or by variable."""

    selectors: list[str]
    gives: Values


def plain_style(sheet: str, picture: str) -> str:
    """Returns the rules that a picture needs of a style sheet, without variables, states and schemes."""
    rules = read_rules(sheet)
    worn = {name for names in WORN.findall(picture) for name in names.split()}
    shared = variables(rules, ":root")
    by_class = {name: found for name in sorted(worn) if (found := variables(rules, f".{name}"))}
    lines: list[str] = []
    for rule in rules:
        selectors = [selector for selector in rule.selectors if is_needed(selector, worn)]
        if selectors:
            lines += written(Rule(selectors, resolved(rule.gives, shared)), by_class, shared)
    return "\n".join(lines)


def by_night(sheet: str) -> str:
    """Returns a style sheet that knows dark colours only.

    >>> by_night(".a { fill: light-dark(#111, #eee) }")
    '.a { fill: #eee }'
    """
    return LIGHT_DARK.sub(lambda both: both[2].strip(), sheet)


def read_rules(sheet: str) -> list[Rule]:
    """Returns every rule outside of at-rules."""
    plain = AT_RULE.sub("", COMMENT.sub("", sheet))
    plain = LIGHT_DARK.sub(r"\1", plain)
    return [
        Rule([part.strip() for part in selectors.split(",")], read_values(inside))
        for selectors, inside in RULE.findall(plain)
    ]


def read_values(inside: str) -> Values:
    pairs = [entry.partition(":") for entry in inside.split(";") if entry.strip()]
    return {name.strip(): value.strip() for name, _, value in pairs}


def variables(rules: list[Rule], selector: str) -> Values:
    """Returns the variables that a selector sets."""
    found: Values = {}
    for rule in rules:
        if selector in rule.selectors:
            found |= {name: value for name, value in rule.gives.items() if name.startswith("--")}
    return found


def class_variables(rules: list[Rule]) -> dict[str, Values]:
    """Returns the variables that classes set, by class."""
    found: dict[str, Values] = {}
    for rule in rules:
        its = {name: value for name, value in rule.gives.items() if name.startswith("--")}
        for selector in rule.selectors if its else []:
            if alone := CLASS.fullmatch(selector):
                found[alone[1]] = found.get(alone[1], {}) | its
    return found


def is_needed(selector: str, worn: set[str]) -> bool:
    """Whether a selector may match something in a picture with these classes."""
    return PLAIN.fullmatch(selector) is not None and worn.issuperset(CLASS.findall(selector))


def resolved(gives: Values, values: Values) -> Values:
    """Returns the values with the known variables filled in."""

    def fill(found: re.Match[str]) -> str:
        return values.get(found[1], found[0])

    return {name: VARIABLE.sub(fill, value) for name, value in gives.items()}


def written(rule: Rule, by_class: dict[str, Values], shared: Values) -> Iterator[str]:
    """Writes a rule: what holds everywhere, and the whole rule for each class that sets a variable in it."""
    own = {name: value for name, value in rule.gives.items() if not name.startswith("--")}
    plain = known(own)
    if plain:
        yield line(rule.selectors, plain)
    for its_class, values in by_class.items():
        whole = known(resolved(own, resolved(values, shared)))
        if len(whole) > len(plain):
            yield line([one for its in rule.selectors for one in wearing(its, its_class)], whole)


def known(gives: Values) -> Values:
    """Returns the values without variables."""
    return {name: value for name, value in gives.items() if not VARIABLE.search(value)}


def wearing(selector: str, its_class: str) -> Iterator[str]:
    """Yields selectors for the same elements where they, or something around them, have a class.

    >>> list(wearing(".stone > .top", "red"))
    ['.red .stone > .top', '.stone.red > .top', '.stone > .top.red']
    """
    parts = selector.split()
    for number, part in enumerate(parts):
        before, after = parts[:number], parts[number + 1 :]
        if part != ">":
            if before[-1:] != [">"]:
                yield " ".join([*before, f".{its_class}", part, *after])
            yield " ".join([*before, f"{part}.{its_class}", *after])


def line(selectors: list[str], gives: Values) -> str:
    inside = ";".join([f"{name}:{value}" for name, value in gives.items()])
    return f"{','.join(selectors)}{{{inside}}}"
