"""`iteru engine` with whatever it may be asked."""

import json
import sys
from typing import Any, ClassVar

import pytest

import iteru
from iteru.bots import registry
from iteru.engine.state import State
from iteru.external.engine import Engine
from iteru.external.lines import read
from iteru.external.origin import origin_of
from iteru.words import Words

HELLO = 'hello {"protocols": [1, 2]}'


def answers(*lines: str, bot: str = "random") -> list[tuple[str, dict[str, Any]]]:
    said: list[str] = []
    Engine(bot, said.append, Words("en").error).serve(lines)
    return [read(line) for line in said]


def setting(**changes: object) -> str:
    return "newgame " + json.dumps({**origin_of(iteru.game("imhotep")), **changes})


def question(**more: object) -> str:
    snapshot = iteru.game("imhotep").new(2, 7).snapshot()
    return "go " + json.dumps({"snapshot": snapshot, "seed": 5, **more})


def test_it_says_hello_and_chooses() -> None:
    hello, best = answers(HELLO, setting(), question(), "quit", question())
    assert hello == ("hello", {"protocol": 1, "name": "Iteru: random", "wants": ["snapshot"]})
    assert best[0] == "best"
    assert best[1]["action"] in iteru.game("imhotep").new(2, 7).legal_actions()
    assert answers(setting(), question()) == [best], "equal seeds, equal choices"


@pytest.mark.parametrize(
    ("lines", "error", "message"),
    [
        (["go {"], "not-in-protocol", "“go {” is not a line of the protocol."),
        (["go"], "no-game-yet", "No game has begun. Send newgame first."),
        ([setting(), "go"], "missing-in-line", "The line has no “snapshot”"),
        ([setting(), 'go {"snapshot": {}}'], "failed", "KeyError: 'seats'"),
        (['hello {"protocols": [7]}'], "asker-of-other-protocol", "spoken here: 1."),
        (["hello"], "missing-in-line", "The line has no “protocols”"),
        (["newgame"], "missing-in-line", "The line has no “game”"),
        ([setting(game="chess")], "unknown-game", "There is no game “chess”."),
        ([setting(rules=99)], "asker-of-other-version", "Both sides need the same Iteru."),
        ([setting(corrections="box.toml")], "asker-of-other-version", "the same Iteru."),
        (['set {"bot": "deep"}'], "unknown-bot", "There is no bot “deep”."),
        (['set {"bot": "cmd:true"}'], "unknown-bot", "There is no bot “cmd”."),
        (['set {"bot": "os:system"}'], "unknown-bot", "There is no bot “os”."),
        (["set"], "missing-in-line", "The line has no “bot”"),
    ],
)
def test_a_mistake_is_told_and_it_goes_on(lines: list[str], error: str, message: str) -> None:
    (word, facts), hello = answers(*lines, HELLO)
    assert (word, facts["error"]) == ("error", error)
    assert message in facts["message"]
    assert hello[0] == "hello"


def test_words_of_a_later_version_are_ignored() -> None:
    assert answers("", "stop", 'weather {"wind": "north"}') == []


class Thinker(iteru.Bot):
    """Says how long it would think."""

    parameters: ClassVar[tuple[iteru.Parameter, ...]] = (
        iteru.Parameter("seconds", 5.0, low=0.1, high=60),
    )
    thought: ClassVar[list[float]] = []

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def choose(self, game: iteru.Game[State], sight: State, rng: iteru.Rng) -> int:
        print("hm")
        self.thought.append(self.seconds)
        return sight.legal_actions()[0]


def test_a_bot_thinks_no_longer_than_it_may(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(registry.OF_THE_HOUSE, "thinker", Thinker)
    said = answers(
        setting(),
        question(seconds=2),
        question(seconds=0.01),
        question(seconds=100),
        question(),
        bot="thinker:seconds=3",
    )
    assert [word for word, _ in said] == ["best"] * 4
    assert Thinker.thought == [1.6, 0.1, 3, 3]
    assert capsys.readouterr() == ("", "hm\n" * 4), "what a bot prints is no answer"
    assert sys.stdout is not sys.stderr
