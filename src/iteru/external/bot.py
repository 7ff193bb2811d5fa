"""A program as a bot: what it receives before a choice, and what it may answer."""

from time import monotonic
from typing import Final

from iteru.bots.bot import Bot
from iteru.engine.errors import BadOptions
from iteru.engine.events import Value
from iteru.engine.game import Game, without
from iteru.engine.rng import Rng
from iteru.engine.state import State
from iteru.external.errors import ProgramFailed
from iteru.external.lines import LONG, LONGEST, PROTOCOLS, SHOWN, Facts, read, written
from iteru.external.logs import last_line, new_log
from iteru.external.origin import origin_of
from iteru.external.program import TO_QUIT, WAITING, Program

TO_START: Final = 30.0
"""Seconds until a program has said hello; a busy machine may need some."""
TO_STOP: Final = 1.0
"""Seconds for the answer after `stop`."""
WANTS: Final = ("view", "snapshot")


class ProgramBot(Bot):
    """Plays by asking a program, which it starts when it is first asked, and again after a failure."""

    def __init__(self, command: list[str], name: str, seconds: float) -> None:
        self.command = command
        self.name = name
        self.seconds = seconds
        self.log = new_log(name)
        self.program: Program | None = None
        self.wants: list[str] = []
        self.announced: object = None
        """The setting last sent to the program."""

    def begin_game(self) -> None:
        """Makes sure that the program hears of a new game before its next choice."""
        self.announced = None

    def choose(self, game: Game[State], sight: State, rng: Rng) -> int:
        try:
            program = self.program or self.started()
            self.hear_the_rest(program)
            self.tell_setting(program, game, sight)
            program.say(written("go", self.asked(game, sight, rng)))
            return self.chosen(program, game, sight)
        except BaseException:
            self.end(0.0)
            raise

    def end(self, seconds: float = TO_QUIT) -> int | None:
        """Asks the program to end, ends it after `seconds`, and returns its exit status."""
        program, self.program, self.announced = self.program, None, None
        if program is None:
            return None
        program.ask_to_quit()
        return program.end(monotonic() + seconds)

    # What the program is told

    def started(self) -> Program:
        """Starts the program and greets it."""
        try:
            program = self.program = Program(self.command, self.log)
        except (OSError, ValueError) as error:  # ValueError: a zero byte in the command
            raise BadOptions("program-not-started", name=self.name, why=str(error)) from error
        program.say(written("hello", {"protocols": PROTOCOLS}))
        _, said = self.understood(program.hear(monotonic() + TO_START), ("hello",), TO_START)
        if said.get("protocol") not in PROTOCOLS:
            right = ", ".join(map(str, PROTOCOLS))
            spoken = str(said.get("protocol"))[:SHOWN]
            raise self.failure("program-version", given=spoken, right=right)
        self.wants = said.get("wants", ["view"])
        if not isinstance(self.wants, list) or any(one not in WANTS for one in self.wants):
            raise self.nonsense(written("hello", said), WANTS)
        return program

    def tell_setting(self, program: Program, game: Game[State], sight: State) -> None:
        """Tells the program what game it is, unless that is the game of its last choice."""
        setting = sight.setting
        options = setting.changed_options
        announced = (game.name, game.box.fingerprint, sight.seats, tuple(options.items()))
        if announced == self.announced:
            return
        facts: Facts = {**origin_of(game), "seats": sight.seats, "options": options}
        if "view" in self.wants:
            facts["constants"] = game.constants(setting)
        program.say(written("newgame", facts))
        self.announced = announced

    def asked(self, game: Game[State], sight: State, rng: Rng) -> Facts:
        """Returns what the seat sees and may choose. Its view is the same in the sight as in the position."""
        legal = sight.legal_actions()
        facts: Facts = {
            "seat": sight.actor,
            "seconds": self.seconds,
            "seed": int(rng.next32()),
            "choices": [{"move": game.notation(action), "action": action} for action in legal],
        }
        if "view" in self.wants:
            view = game.view(sight, sight.actor)
            facts["view"] = without(view, game.constants(sight.setting))
        if "snapshot" in self.wants:
            facts["snapshot"] = sight.snapshot()
        return facts

    # What it answers

    def chosen(self, program: Program, game: Game[State], sight: State) -> int:
        """Waits for the choice; when the time is over it tells the program to stop."""
        until = monotonic() + self.seconds
        is_stopped = False
        info = ""
        while True:
            line = program.hear(until)
            if line is None and not is_stopped:
                program.say("stop")
                until, is_stopped = monotonic() + TO_STOP, True
                continue
            word, facts = self.understood(line, ("best", "info"), self.seconds)
            if word == "best":
                self.note(info)
                return self.legal(game, sight, facts)
            info = written("info", facts)

    def hear_the_rest(self, program: Program) -> None:
        """Nobody has asked the program anything, so it may say nothing but `info`."""
        for _ in range(WAITING):
            if not program.is_talking():
                return
            self.understood(program.hear(monotonic() + TO_STOP), ("info",), TO_STOP)

    def understood(
        self, line: bytes | None, expected: tuple[str, ...], seconds: float
    ) -> tuple[str, Facts]:
        """Reads a line that must begin with one of these words."""
        if line is None:
            raise self.failure("program-late", seconds=f"{seconds:g}")
        if not line.endswith(b"\n"):
            raise self.broken_off(line)
        text = line.decode(errors="replace").strip()
        try:
            word, facts = read(text)
        except ValueError:
            raise self.nonsense(text, expected) from None
        if word == "error":
            raise self.failure("program-gave-up", why=str(facts.get("message", text))[:LONG])
        if word not in expected:
            raise self.nonsense(text, expected)
        return word, facts

    def legal(self, game: Game[State], sight: State, facts: Facts) -> int:
        """The legal action that the program named, by its move or by its number."""
        move, action = facts.get("move"), facts.get("action")
        if isinstance(move, str):
            action = game.actions.get(move)
        if type(action) is not int or action not in sight.legal_actions():
            raise self.failure("program-illegal", given=written("best", facts)[:SHOWN])
        return action

    def note(self, line: str) -> None:
        """Puts the last `info` before a choice into the log."""
        if line:
            with self.log.open("a", encoding="utf-8") as log:
                log.write(f"{line}\n")

    # What is wrong

    def broken_off(self, line: bytes) -> ProgramFailed:
        """The output ended, or is one line without an end."""
        if len(line) >= LONGEST:
            return self.failure("program-endless", most=LONGEST)
        status = self.end()
        if status is None:
            return self.failure("program-closed")
        why = last_line(self.log) or "none"
        return self.failure("program-ended", status=str(status), why=why)

    def nonsense(self, answer: str, expected: tuple[str, ...]) -> ProgramFailed:
        right = ", ".join(expected)
        return self.failure("program-nonsense", given=answer[:SHOWN], right=right)

    def failure(self, problem: str, **facts: Value) -> ProgramFailed:
        return ProgramFailed(problem, name=self.name, **facts, log=str(self.log))
