#!/usr/bin/env python3
"""A bot for Iteru without Iteru: it sails where it can, and otherwise chooses by lot. docs/bot-protocol.md explains it.

iteru play imhotep --seats me,"cmd:python3 examples/bots/sailor.py"
"""

import json
import random
import sys


def say(word, **facts):
    """Sends a line; whoever waits for it must not wait for a full buffer."""
    print(word, json.dumps(facts), flush=True)


def choose(asked):
    """The move for a `go`: its `choices` are all that is allowed, its `view` is what this seat sees."""
    moves = [choice["move"] for choice in asked["choices"]]
    sails = [move for move in moves if move.startswith("sail")]
    say("info", text=f"{len(sails)} of {len(moves)} choices sail", points=points(asked))
    return random.Random(asked["seed"]).choice(sails or moves)


def points(asked):
    """My own points so far; where they stand in a view differs from game to game."""
    mine = asked["view"]["players"][asked["seat"]]
    return mine.get("points") if isinstance(mine, dict) else None


for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    facts = json.loads(rest or "{}")
    if word == "hello":
        if 1 in facts["protocols"]:
            say("hello", protocol=1, name="Sailor", wants=["view"])
        else:
            say("error", message="Sailor speaks version 1 of the protocol only.")
    elif word == "newgame":
        print(f"{facts['game']}, {facts['seats']} players", file=sys.stderr)
    elif word == "go":
        say("best", move=choose(facts))
    elif word == "quit":
        break
