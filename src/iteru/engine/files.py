"""Why a file cannot be read or written, in words that the texts have a sentence for."""

from typing import Final

UNREAD: Final = (
    (FileNotFoundError, "missing"),
    (PermissionError, "forbidden"),
    (IsADirectoryError, "folder"),
    (NotADirectoryError, "missing"),
    (UnicodeDecodeError, "not-text"),
)
"""The texts have words for each (`why-missing`)."""
UNWRITTEN: Final = (
    (FileNotFoundError, "no-folder"),
    (NotADirectoryError, "no-folder"),
    (FileExistsError, "file"),
    *UNREAD,
)


def why_unread(error: Exception) -> str:
    return known_reason(error, UNREAD)


def why_unwritten(error: Exception) -> str:
    """Of a file or a folder."""
    return known_reason(error, UNWRITTEN)


def known_reason(error: Exception, known: tuple[tuple[type[Exception], str], ...]) -> str:
    """Our word for it; in the system's words where we have none."""
    for kind, word in known:
        if isinstance(error, kind):
            return word
    return (error.strerror or str(error)) if isinstance(error, OSError) else str(error)
