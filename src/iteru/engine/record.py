"""A played game: options, seed, and moves in notation. Everything else is derived from it.

The text of a record, meant to be read, compared and mailed:

    iteru-record 1
    game: imhotep
    ...
    moves: 2
    result: unfinished
    bots: - | greedy
    corrections: {"turn": {"take": 2}}
    resigned: 2
    practice: yes
    advised: 1 2
    hurried: 4
    commitment: 5f0c...
    house: 91ab...
    salt: 07e2...
    given: c4d1... | -

    1 load 3 2
    2 stones

The seed is a number for the fast generator, or 64 hexadecimal digits for the keyed one. Each line from `bots` on is
there only if it applies: a bot played; an owner corrected the box; somebody resigned (seats counted from 1, in the
order of resigning; a bot played on); moves were taken back that would count in a real game; advice
was taken before moves (counted from 1); a bot had less time for moves than its text says, or another one made them for
it. The last four come
together, if the house committed to its secret before the deal (`iteru.engine.deal`); `given` has what each seat
contributed, in the order of the seats.
"""

import errno
import os
import re
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from iteru.engine.deal import Deal
from iteru.engine.errors import BadRecord
from iteru.engine.files import why_unread, why_unwritten
from iteru.engine.rng import Seed, is_key, seed_text

if TYPE_CHECKING:
    from pathlib import Path

FORMAT: Final = "iteru-record 1"
ENGINE_VERSION: Final = 1
"""Rises whenever an older record may no longer replay to the same result, whatever the game (generator, order of chance)."""
KEYS: Final = (
    "game",
    "rules",
    "engine",
    "box",
    "seats",
    "names",
    "options",
    "seed",
    "moves",
    "result",
)
DEAL_KEYS: Final = ("commitment", "house", "salt", "given")
MORE_KEYS: Final = ("bots", "corrections", "resigned", "practice", "advised", "hurried", *DEAL_KEYS)
"""The optional lines after the others."""
UNFINISHED: Final = "unfinished"
LARGEST: Final = 4_000_000


@dataclass(frozen=True)
class Record:
    """A game as played so far. Moves are pairs of seat (from 0) and notation."""

    game: str
    rules: int
    engine: int
    box: str
    names: tuple[str, ...]
    options: dict[str, str | bool]
    seed: Seed
    moves: tuple[tuple[int, str], ...]
    result: tuple[int, ...] | None
    bots: tuple[str, ...] = ()
    """For each seat the bot that plays it, '' for a person; empty if unknown."""
    corrections: dict[str, object] = field(default_factory=dict)
    """An owner's corrections of the box (`Box.corrections`), so that the record replays without the owner's file."""
    resigned: tuple[int, ...] = ()
    """Seats whose players resigned, in that order."""
    practice: bool = False
    """Whether moves were taken back after something new was revealed, or after others had chosen."""
    advised: tuple[int, ...] = ()
    """The moves before which their players took advice, counted from 1, in that order."""
    hurried: tuple[int, ...] = ()
    """The moves that bots thought over with less than `bots` says, or that the usual bot made for them, counted from 1."""
    deal: Deal | None = None
    """What the seed was derived from, where the house committed to its secret."""

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.names)


def tidy_name(name: str) -> str:
    """Returns a name as a record can hold it: one line, no separator, not empty."""
    return " ".join(name.replace("|", "/").split()) or "?"


def write_record(record: Record) -> str:
    """Returns the text of a record; `read_record` is its inverse."""
    options = " ".join(f"{name}={option_text(value)}" for name, value in record.options.items())
    result = UNFINISHED if record.result is None else " ".join(map(str, record.result))
    values = (
        record.game,
        record.rules,
        record.engine,
        record.box,
        record.seats,
        " | ".join(tidy_name(name) for name in record.names),
        options or "-",
        seed_text(record.seed),
        len(record.moves),
        result,
    )
    head = [f"{key}: {value}" for key, value in zip(KEYS, values, strict=True)]
    if any(record.bots):
        head.append("bots: " + " | ".join(bot or "-" for bot in record.bots))
    if record.corrections:
        head.append(f"corrections: {corrections_text(record.corrections)}")
    if record.resigned:
        head.append("resigned: " + " ".join(str(seat + 1) for seat in record.resigned))
    if record.practice:
        head.append("practice: yes")
    if record.advised:
        head.append("advised: " + " ".join(map(str, record.advised)))
    if record.hurried:
        head.append("hurried: " + " ".join(map(str, record.hurried)))
    if record.deal is not None:
        head += deal_lines(record.deal)
    return "\n".join(
        [FORMAT, *head, "", *[f"{seat + 1} {text}" for seat, text in record.moves], ""]
    )


def corrections_text(corrections: dict[str, object]) -> str:
    import json  # only where a box was corrected

    return json.dumps(corrections, ensure_ascii=False)


def deal_lines(deal: Deal) -> list[str]:
    given = " | ".join([one.hex() or "-" for one in deal.given])
    values = (deal.commitment, deal.house.hex(), deal.salt.hex(), given)
    return [f"{key}: {value}" for key, value in zip(DEAL_KEYS, values, strict=True)]


def option_text(value: str | bool) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else value


def save_record(record: Record, path: "Path") -> None:
    """Writes a record to a file, whole or not at all."""
    write_whole(path, write_record(record))


def write_whole(path: "Path", text: str) -> None:
    """Writes a file, whole or not at all."""
    from pathlib import Path  # only where a file is written

    part = Path(f"{path}.part")
    try:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        part.write_text(text, encoding="utf-8", errors="replace")
        os.replace(part, path)
    except (OSError, ValueError) as error:  # ValueError: a zero byte in the name
        with suppress(OSError, ValueError):
            part.unlink()
        why = why_unwritten(error)
        raise BadRecord("unwritable-file", file=str(path), why=why) from error


def load_record(path: "Path") -> Record:
    """Reads a record from a file, or refuses it."""
    try:
        if path.stat().st_size > LARGEST:
            raise BadRecord("record-too-large", file=str(path), most=LARGEST)
        return read_record(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadRecord("unreadable-file", file=str(path), why=why_unread(error)) from error
    except UnicodeDecodeError as error:
        raise BadRecord("not-a-record", right=FORMAT) from error


def read_record(text: str) -> Record:
    """Reads a record from its text; a malformed line is refused with its number."""
    lines = text.replace("\r\n", "\n").split("\n")
    if lines[0].strip() != FORMAT:
        raise BadRecord("not-a-record", right=FORMAT)
    head = read_head(lines)
    more = read_more(lines)
    seats = head_number(head, "seats", 1, 9)
    names = tuple(name.strip() for name in head["names"].split("|"))
    if len(names) != seats:
        raise bad_line(1 + KEYS.index("names") + 1, head["names"], f"{seats} names")
    moves = read_moves(lines, len(KEYS) + 1 + len(more), seats)
    expected = head_number(head, "moves", 0, 1_000_000)
    if len(moves) != expected:
        raise BadRecord("truncated-record", moves=len(moves), right=expected)
    return Record(
        game=head["game"],
        rules=head_number(head, "rules", 1, 1_000_000),
        engine=head_number(head, "engine", 1, 1_000_000),
        box=head["box"],
        names=names,
        options=read_head_options(head["options"]),
        seed=read_seed(head),
        moves=moves,
        result=read_result(head["result"], seats),
        bots=read_bots(more.get("bots"), seats),
        corrections=read_corrections(more),
        resigned=read_resigned(more, seats),
        practice=read_practice(more),
        advised=read_numbers(more, "advised", len(moves) + 1),
        hurried=read_numbers(more, "hurried", len(moves)),
        deal=read_deal(more, seats),
    )


def bad_line(line: int, found: str, right: str) -> BadRecord:
    return BadRecord("bad-record-line", line=line, given=found[:80], right=right)


def read_more(lines: list[str]) -> dict[str, str]:
    """Reads the optional lines after the head."""
    more: dict[str, str] = {}
    for key in MORE_KEYS:
        number = len(KEYS) + 1 + len(more)
        name, colon, value = (lines[number] if number < len(lines) else "").partition(":")
        if colon and name == key:
            more[key] = value.strip()
    return more


def read_bots(text: str | None, seats: int) -> tuple[str, ...]:
    if text is None:
        return ()
    bots = tuple(bot.strip() for bot in text.split("|"))
    if len(bots) != seats or not all(bots):
        raise bad_line(len(KEYS) + 2, f"bots: {text}", f"bots: {seats} x (bot | -)")
    return tuple("" if bot == "-" else bot for bot in bots)


def read_corrections(more: dict[str, str]) -> dict[str, object]:
    """Reads the corrections of the box. Whether they fit the box here is checked when they are applied."""
    text = more.get("corrections")
    if text is None:
        return {}
    import json  # only where a box was corrected

    from iteru.engine.box import MAX_CORRECTIONS, MAX_DEPTH, is_plain

    if len(text) > MAX_CORRECTIONS:
        raise BadRecord("corrections-too-large", most=MAX_CORRECTIONS)
    try:
        found = json.loads(text, parse_constant=refuse_constant)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        line = more_line(more, "corrections")
        raise bad_line(line, f"corrections: {text}", 'corrections: {"figure": {"key": value}}')
    if not is_plain(found, MAX_DEPTH):
        raise BadRecord("odd-corrections", most=MAX_DEPTH)
    return found


def read_resigned(more: dict[str, str], seats: int) -> tuple[int, ...]:
    text = more.get("resigned")
    if text is None:
        return ()
    right = [str(seat + 1) for seat in range(seats)]
    named = text.split()
    if not named or len(set(named)) < len(named) or not set(named) <= set(right):
        raise bad_line(
            more_line(more, "resigned"), f"resigned: {text}", f"resigned: {' '.join(right)}"
        )
    return tuple([int(seat) - 1 for seat in named])


def read_practice(more: dict[str, str]) -> bool:
    text = more.get("practice")
    if text not in (None, "yes"):
        raise bad_line(more_line(more, "practice"), f"practice: {text}", "practice: yes")
    return text == "yes"


def read_numbers(more: dict[str, str], key: str, last: int) -> tuple[int, ...]:
    """Reads numbers of moves, each larger than the one before; advice may have been taken before the one to come."""
    text = more.get(key)
    if text is None:
        return ()
    possible = [str(number) for number in range(1, last + 1)]
    named = text.split()
    if not named or [number for number in possible if number in named] != named:
        raise bad_line(more_line(more, key), f"{key}: {text}", f"{key}: 1 - {last}")
    return tuple([int(number) for number in named])


def read_deal(more: dict[str, str], seats: int) -> Deal | None:
    """Reads the last four lines: all of them or none."""
    if not [key for key in DEAL_KEYS if key in more]:
        return None
    commitment, house, salt = [read_keys(more, key, 1)[0] for key in DEAL_KEYS[:-1]]
    given = read_keys(more, "given", seats, none="-")
    return Deal(house, salt, commitment.hex(), tuple(given))


def read_keys(more: dict[str, str], key: str, count: int, none: str = "?") -> list[bytes]:
    """Reads `count` texts of 64 hexadecimal digits from a line; `none` stands for no text."""
    line_text = more.get(key, "")
    texts = [text.strip() for text in line_text.split("|")]
    if len(texts) != count or [text for text in texts if text != none and not is_key(text)]:
        line = more_line(more, key) if key in more else len(KEYS) + 2 + len(more)
        raise bad_line(line, f"{key}: {line_text}", f"{key}: {count} x 64 x 0-9a-f")
    return [b"" if text == none else bytes.fromhex(text) for text in texts]


def more_line(more: dict[str, str], key: str) -> int:
    """Returns the line of the record that has one of the optional keys."""
    return len(KEYS) + 2 + list(more).index(key)


def refuse_constant(name: str) -> object:
    """Refuses NaN and Infinity, which Python's JSON reader would accept."""
    raise ValueError(name)


def read_head(lines: list[str]) -> dict[str, str]:
    head = {}
    for number, key in enumerate(KEYS, start=1):
        line = lines[number] if number < len(lines) else ""
        name, colon, value = line.partition(":")
        if name != key or not colon or not value.strip():
            raise bad_line(number + 1, line, f"{key}: ...")
        head[key] = value.strip()
    return head


def read_seed(head: dict[str, str]) -> Seed:
    text = head["seed"]
    return bytes.fromhex(text) if is_key(text) else head_number(head, "seed", 0, (1 << 63) - 1)


def head_number(head: dict[str, str], key: str, low: int, high: int) -> int:
    text = head[key]
    if not re.fullmatch(r"[0-9]{1,19}", text) or not low <= int(text) <= high:
        line = KEYS.index(key) + 2
        raise bad_line(line, f"{key}: {text}", f"{key}: {low} - {high}")
    return int(text)


def read_head_options(text: str) -> dict[str, str | bool]:
    options: dict[str, str | bool] = {}
    for item in text.split() if text != "-" else []:
        name, equals, value = item.partition("=")
        if not name or not equals or not value:
            line = KEYS.index("options") + 2
            raise bad_line(line, text, "name=value name=value")
        options[name] = value
    return options


def read_result(text: str, seats: int) -> tuple[int, ...] | None:
    if text == UNFINISHED:
        return None
    if not re.fullmatch(r"-?[0-9]{1,6}( -?[0-9]{1,6})*", text) or len(text.split()) != seats:
        line = KEYS.index("result") + 2
        raise bad_line(line, f"result: {text}", f"result: {UNFINISHED} | {seats} x n")
    return tuple(map(int, text.split()))


def read_moves(lines: list[str], start: int, seats: int) -> tuple[tuple[int, str], ...]:
    moves = []
    for number, line in enumerate(lines[start:], start=start + 1):
        if not line.strip():
            continue
        seat, _, text = line.strip().partition(" ")
        if not re.fullmatch(r"[1-9]", seat) or int(seat) > seats or not text:
            raise bad_line(number, line, f"1-{seats} move")
        moves.append((int(seat) - 1, text.strip()))
    return tuple(moves)
