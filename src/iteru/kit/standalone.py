"""A picture that stands alone: one SVG element with its symbols, its style and its colours by day in it.

>>> board = '<svg class="x"><g class="red"><use href="#~dot" transform="scale(2)"/></g></svg>'
>>> symbols = '<defs></defs><g display="none"><g id="~dot"><path d="M0 0h1" fill="var(--a)"/></g></g>'
>>> print(standalone(board, symbols, ":root { --a: light-dark(#111, #eee) } .red { --a: #b00 }"))
<svg class="x"><style></style><rect class="page" width="100%" height="100%"/><defs></defs><g class="red"><g \
transform="scale(2)"><path d="M0 0h1" fill="#b00"/></g></g></svg>
"""

import re

from iteru.kit.letters import WIDTHS, FaceName, thousandths
from iteru.kit.parts import OWN
from iteru.kit.style import Values, class_variables, plain_style, read_rules, variables
from iteru.kit.symbols import UNDISPLAYED

BACKGROUND = '<rect class="page" width="100%" height="100%"/>'
USED = re.compile(rf'<use href="#{OWN}([\w-]+)"([^>]*)/>')
SYMBOL = re.compile(rf'<g id="{OWN}([\w-]+)">')
TAG = re.compile(r"<(/?)(\w+)([^<>]*?)(/?)>")
ITS_CLASS = re.compile(r'\bclass="([^"]*)"')
VARIABLE = re.compile(r"var\(--([\w-]+)\)")
FACE_TEXT = re.compile(
    r'<text class="(sans|bold|serif|title|italic)" font-size="([\d.]+)"([^>]*)>(.*?)</text>'
)
LINE = re.compile(r"<tspan([^>]*)>([^<]+)</tspan>")
DEEPEST = 8  # symbols within symbols


def standalone(board: str, symbols: str, sheet: str) -> str:
    """Returns a board with everything that it needs."""
    by_name, paints = split(symbols)
    for _ in range(DEEPEST):
        if not USED.search(board):
            break
        board = USED.sub(lambda used: f"<g{used[2]}>{by_name.get(used[1], '')}</g>", board)
    style = plain_style(sheet, board + BACKGROUND)
    head, close, rest = board.partition(">")
    picture = f"{head}{close}<style>{style}</style>{BACKGROUND}<defs>{paints}</defs>{rest}"
    return fitted(painted(picture, sheet))


def split(symbols: str) -> tuple[dict[str, str], str]:
    """Returns the inside of every symbol by name, and the gradients and patterns."""
    paints, _, used = symbols.partition("</defs>")
    inside = used.removeprefix(UNDISPLAYED).removesuffix("</g>")
    by_name: dict[str, str] = {}
    while found := SYMBOL.search(inside):
        end = closing(inside, found.end())
        by_name[found[1]] = inside[found.end() : end]
        inside = inside[end + len("</g>") :]
    return by_name, paints.removeprefix("<defs>")


def closing(markup: str, start: int) -> int:
    """Returns where the group ends that was opened just before `start`."""
    depth = 1
    for tag in TAG.finditer(markup, start):
        if tag[2] == "g" and not tag[4]:
            depth += -1 if tag[1] else 1
            if not depth:
                return tag.start()
    return len(markup)


def painted(picture: str, sheet: str) -> str:
    """Fills in the colours: each variable as the classes around its element set it."""
    rules = read_rules(sheet)
    by_class = class_variables(rules)
    around: list[Values] = [variables(rules, ":root")]

    def paint(tag: re.Match[str]) -> str:
        is_end, _, attributes, is_empty = tag.groups()
        if is_end:
            around.pop()
            return tag[0]
        scope = around[-1]
        if found := ITS_CLASS.search(attributes):
            for name in found[1].split():
                scope = scope | by_class.get(name, {})
        if not is_empty:
            around.append(scope)
        return (
            VARIABLE.sub(lambda its: value_of(its[1], scope), tag[0])
            if "var(" in tag[0]
            else tag[0]
        )

    return TAG.sub(paint, picture)


def value_of(name: str, scope: Values) -> str:
    """Returns the value of a variable, which may name others."""
    value = scope.get(f"--{name}", "none")
    return VARIABLE.sub(lambda its: value_of(its[1], scope), value)


def fitted(picture: str) -> str:
    """Gives words the width they have in our typefaces, since the reader may not have these."""

    def fit(text: re.Match[str]) -> str:
        name, size, attributes, words = text.groups()
        face: FaceName = next(known for known in WIDTHS if known == name)

        def wide(line: str) -> str:
            width = float(size) * thousandths(face, unescaped(line)) / 1000
            return f' textLength="{width:.1f}" lengthAdjust="spacingAndGlyphs"'

        lines = LINE.sub(lambda its: f"<tspan{its[1]}{wide(its[2])}>{its[2]}</tspan>", words)
        whole = wide(words) if lines == words else ""
        return f'<text class="{name}" font-size="{size}"{attributes}{whole}>{lines}</text>'

    return FACE_TEXT.sub(fit, picture)


def unescaped(words: str) -> str:
    return re.sub(r"&\w+;|&#\d+;", "x", words)
