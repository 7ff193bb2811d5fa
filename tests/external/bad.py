"""A bot that does one thing wrong: `bad.py FAULT [FILE]` writes its process id to the file. Standard library only."""

import contextlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

Facts = dict[str, Any]

FAULT = sys.argv[1]
HELLO = 'hello {"protocol": 1, "wants": []}'
NOT_THIS = {
    "version": 'hello {"protocol": 99}',
    "banner": "Welcome to my bot",
    "greedy": 'hello {"protocol":1,"wants":"all"}',
}
WRONG = {
    "no-json": "best load 1 1",
    "no-object": 'best ["load 1 1"]',
    "other-word": 'bestmove {"move": "stones"}',
    "blank": "",
    "binary": "\udcff\udcfe",
    "nested": "best " + "[" * 100_000,
    "huge": 'best {"action": ' + "9" * 10_000 + "}",
    "illegal": 'best {"move": "castle"}',
    "not-offered": 'best {"move": "sail 1 market"}',
    "no-number": 'best {"action": true}',
    "out-of-range": 'best {"action": -1}',
    "nothing-chosen": "best {}",
    "gives-up": 'error {"message": "I cannot read."}',
}


def say(line: str) -> None:
    sys.stdout.buffer.write(f"{line}\n".encode(errors="surrogateescape"))
    sys.stdout.flush()


def wait() -> None:
    while True:
        time.sleep(1)


def best(facts: Facts) -> None:
    say("best " + json.dumps({"action": facts["choices"][0]["action"]}))


def talk(line: str) -> None:
    while True:
        say(line)


def pour() -> None:
    while True:
        os.write(1, b"x" * 65536)


def close(number: int) -> None:
    os.close(number)
    wait()


def sleep() -> None:
    """Hears nothing more, not even the end of its input."""
    note(os.getpid())
    wait()


def answer_twice(facts: Facts) -> None:
    best(facts)
    best(facts)


def die_once(facts: Facts) -> None:
    if os.path.exists(sys.argv[2]):
        best(facts)
    else:
        open(sys.argv[2], "w").close()
        sys.exit(3)


DEEDS: dict[str, Callable[[Facts], None]] = {
    "dies": lambda facts: sys.exit("out of papyrus"),
    "endless": lambda facts: pour(),
    "chatty": lambda facts: talk('info {"text": "hm"}'),
    "closes-output": lambda facts: close(1),
    "closes-input": lambda facts: close(0),
    "twice": answer_twice,
    "dies-once": die_once,
    "silent": lambda facts: None,
    "sleeps": lambda facts: sleep(),
    "at-last": lambda facts: None,
}


def go(facts: Facts) -> None:
    if FAULT in WRONG:
        say(WRONG[FAULT])
    else:
        DEEDS.get(FAULT, best)(facts)


def leave() -> None:
    if FAULT == "stays":
        with contextlib.suppress(OSError):
            talk("and another thing")
        wait()
    if FAULT != "has-a-child":
        sys.exit()


def begin() -> None:
    """Before the first line."""
    if FAULT == "deaf":
        say(HELLO)
        wait()
    if FAULT == "has-a-child":
        note(subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"]).pid)
    elif len(sys.argv) > 2 and FAULT not in ("dies-once", "sleeps"):
        note(os.getpid())


def note(pid: int) -> None:
    with open(sys.argv[2], "w") as file:
        file.write(str(pid))


begin()
asked: Facts = {}
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "hello":
        say(NOT_THIS.get(FAULT, HELLO))
    elif word == "newgame":
        print(word, file=sys.stderr, flush=True)
    elif word == "go":
        asked = json.loads(rest)
        go(asked)
    elif word == "stop" and FAULT == "at-last":
        best(asked)
    elif word == "quit":
        leave()
