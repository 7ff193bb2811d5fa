"""Parts of terminal boards."""

from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from iteru.kit.marks import letter


def row(*blocks: Text | str) -> Text:
    """Puts texts beside each other, each in its own style."""
    line = Text()
    for block in blocks:
        line.append_text(block if isinstance(block, Text) else Text(block))
    return line


def piece(owner: int | None, empty: str = "·") -> Text:
    """Returns three columns: the owner's letter on the owner's colour, or what is printed on the empty place."""
    return Text(f"{empty:^3}", style="dim") if owner is None else letter(owner)


def panel(
    content: RenderableType, title: str, width: int | None = None, lines: int | None = None
) -> Panel:
    """Frames a part of the board under its title. `width` and `lines` are those inside; None: as needed."""
    return Panel(
        content,
        title=title,
        title_align="left",
        border_style="yellow",
        width=None if width is None else width + 4,
        height=None if lines is None else lines + 2,
        padding=(0, 1),
    )
