"""A page that opens offline: styles and plots are inside."""

from collections.abc import Sequence
from html import escape
from pathlib import Path

STYLE = Path(__file__).parent / "page.css"
Cell = str | tuple[str, str]
"""A text, or a text and the class that it is shown with."""


def sheet(lang: str, title: str, about: Sequence[str], sections: Sequence[str]) -> str:
    lines = "".join(f'<p class="soft">{escape(line)}</p>' for line in about if line)
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{STYLE.read_text(encoding='utf-8')}</style>\n</head>\n"
        f"<body>\n<main>\n<h1>{escape(title)}</h1>\n{lines}\n"
        '<div class="grid">\n' + "\n".join(sections) + "\n</div>\n</main>\n</body>\n</html>\n"
    )


def section(title: str, note: str, content: str, wide: bool = False) -> str:
    kind = ' class="wide"' if wide else ""
    about = f'<p class="soft">{escape(note)}</p>' if note else ""
    return f"<section{kind}><h2>{escape(title)}</h2>{about}{content}</section>"


def table(heads: Sequence[str], rows: Sequence[Sequence[Cell]]) -> str:
    top = "".join(f"<th>{escape(head)}</th>" for head in heads)
    body = "".join("<tr>" + "".join(map(cell, row)) + "</tr>" for row in rows)
    return f'<div class="scroll"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def cell(content: Cell) -> str:
    if isinstance(content, str):
        return f"<td>{escape(content)}</td>"
    return f'<td class="{content[1]}">{escape(content[0])}</td>'
