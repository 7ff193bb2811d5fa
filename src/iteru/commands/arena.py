"""`iteru arena`: bots against bots."""

import os
import shlex
import sys
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Annotated

import typer

from iteru.arena import report, sprt, tournament
from iteru.arena.entrants import entrants
from iteru.arena.findings import Findings, findings
from iteru.arena.outcome import Outcome
from iteru.arena.page import remarks
from iteru.arena.plan import BALANCED, FIELD, MODES, SEATINGS, Tournament
from iteru.arena.results import Results
from iteru.bots.registry import bots as installed_bots
from iteru.commands.common import (
    BOTS,
    HELP,
    BoxFile,
    Lang,
    Seed,
    fitting_seats,
    look_for_modules_here,
)
from iteru.commands.for_every_game import GameCommands, for_every_game
from iteru.commands.progress import progress
from iteru.commands.stopping import exit_code, stopping_in_order
from iteru.engine.errors import BadOptions, IteruError
from iteru.engine.game import new_seed
from iteru.engine.meta import Meta
from iteru.external.logs import log_folder
from iteru.external.typed import is_command, join_seats
from iteru.terminal import show
from iteru.terminal.tables import standings_table
from iteru.words import Words

app = typer.Typer(cls=GameCommands, help=HELP.say("help-arena"), no_args_is_help=True)
USUAL_SEATS = "random,greedy"
USUAL_GAMES = 100
MOST_TOLD = 10
CORES = os.cpu_count() or 1
Ray = Annotated[
    str | None, typer.Option("--ray", help=HELP.say("help-ray"), metavar="ADDRESS|local")
]
Jobs = Annotated[int, typer.Option("--jobs", help=HELP.say("help-jobs"), min=1, max=256)]


@for_every_game(app, "help-arena-game")
def arena(
    meta: Meta,
    *,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats",
            help=HELP.say("help-arena-seats", bots=BOTS),
            autocompletion=fitting_seats,
            show_default=USUAL_SEATS,
        ),
    ] = None,
    games: Annotated[
        int | None,
        typer.Option("--games", help=HELP.say("help-games"), min=1, show_default=str(USUAL_GAMES)),
    ] = None,
    mode: Annotated[
        str | None,
        typer.Option("--mode", help=HELP.say("help-arena-mode"), metavar="|".join(MODES)),
    ] = None,
    players: Annotated[
        int | None, typer.Option("--players", help=HELP.say("help-arena-players"), min=1)
    ] = None,
    seatings: Annotated[
        str | None,
        typer.Option(
            "--seatings", help=HELP.say("help-arena-seatings"), metavar="|".join(SEATINGS)
        ),
    ] = None,
    sprt_margin: Annotated[
        float | None,
        typer.Option("--sprt", help=HELP.say("help-arena-sprt"), min=0.005, max=0.4),
    ] = None,
    jobs: Jobs = CORES,
    ray: Ray = None,
    seed: Seed = None,
    lang: Lang = HELP.lang,
    box: BoxFile = None,
    results: Annotated[
        Path | None,
        typer.Option("--results", help=HELP.say("help-arena-results"), metavar="FILE"),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", help=HELP.say("help-arena-resume"), metavar="FILE")
    ] = None,
    reports: Annotated[
        list[Path] | None,
        typer.Option("--report", help=HELP.say("help-arena-report"), metavar="FILE"),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help=HELP.say("help-arena-json"))] = False,
    csv: Annotated[bool, typer.Option("--csv", help=HELP.say("help-arena-csv"))] = False,
    records: Annotated[
        Path | None, typer.Option("--records", help=HELP.say("help-records"), metavar="DIR")
    ] = None,
    options: dict[str, object],
) -> None:
    """Let bots play each other."""
    if json and csv:
        raise BadOptions("one-output")
    for path in reports or []:
        report.check(path)
    asked = Asked(seats, games, mode, players, seatings, seed, options, str(box) if box else None)
    begun = None if resume is None else Results.read(resume)
    plan = asked.plan(meta) if begun is None else asked.continued(meta, begun)
    plan = replace(plan, records=str(records) if records else None)
    look_for_modules_here(",".join(plan.bots))
    if sprt_margin is not None:
        sprt.check(plan)
    tournament.check(plan, () if begun is None else begun.done)
    if begun is not None:
        if results is not None:
            raise BadOptions("resume-is-the-file")
        begun.plan = plan
    elif results is not None:
        begun = Results.new(results, plan)
    run = Run(plan, Words(lang, meta), begun, sprt_margin)
    run.play(jobs, ray)
    run.tell(json, csv, reports or [])


@dataclass(frozen=True)
class Asked:
    """What the flags say about the plan; None where they say nothing."""

    seats: str | None
    games: int | None
    mode: str | None
    players: int | None
    seatings: str | None
    seed: int | None
    options: dict[str, object]
    box: str | None

    def plan(self, meta: Meta) -> Tournament:
        return Tournament(
            meta.name,
            entrants(self.seats or USUAL_SEATS),
            self.games or USUAL_GAMES,
            new_seed() if self.seed is None else self.seed,
            self.options,
            self.box,
            mode=self.mode or FIELD,
            players=self.players or 0,
            seatings=self.seatings or BALANCED,
        )

    def continued(self, meta: Meta, begun: Results) -> Tournament:
        """The plan of results that were begun, maybe with more games; other flags may only repeat it."""
        plan = begun.plan
        if not self.seats:
            check_file_names_installed(plan.bots)
        if plan.game != meta.name:
            raise BadOptions("resume-differs", flag="resume", given=meta.name, right=plan.game)
        for flag, wanted, right in (
            ("seats", self.seats and entrants(self.seats), plan.bots),
            ("mode", self.mode, plan.mode),
            ("players", self.players, plan.players),
            ("seatings", self.seatings, plan.seatings),
            ("seed", self.seed, plan.seed),
            ("options", self.options or None, plan.options),
            ("box", self.box, plan.corrections),
        ):
            if wanted is not None and wanted != right and not (flag == "box" and right):
                raise BadOptions(
                    "resume-differs", flag=flag, given=shown(wanted), right=shown(right)
                )
        most = max([outcome.number + 1 for outcome in begun.outcomes], default=1)
        return replace(plan, games=max(self.games or plan.games, most))


def check_file_names_installed(bots: tuple[str, ...]) -> None:
    """A file may come from anybody, so it starts no program and loads no module: that takes the command line."""
    for text in bots:
        if not is_installed(text):
            raise BadOptions("own-bot-in-results", name=text)


def is_installed(text: str) -> bool:
    return text.partition(":")[0] in installed_bots()


def shown(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


@dataclass
class Run:
    """A tournament from its first game to the report, or to the interruption."""

    plan: Tournament
    words: Words
    results: Results | None
    margin: float | None
    outcomes: list[Outcome] = field(default_factory=list)
    test: sprt.Sprt | None = None
    failures: int = 0
    """Games that programs lost because they failed."""
    stopped: KeyboardInterrupt | None = None

    def play(self, jobs: int, ray: str | None) -> None:
        """Plays what is left; Ctrl+C and SIGTERM end it early."""
        self.test = None if self.margin is None else sprt.Sprt(self.plan, self.margin)
        done = set() if self.results is None else self.results.done
        for outcome in [] if self.results is None else self.results.outcomes:
            self.count(outcome)
        if done:
            print(self.words.say("arena-resumed", done=len(done)), file=sys.stderr)
        if any(is_command(text) for text in self.plan.bots):
            print(self.words.say("program-logs", folder=str(log_folder())), file=sys.stderr)
        left = self.plan.games - len(done)
        try:
            with stopping_in_order(), progress(self.words, left) as advance:
                for outcome in tournament.run(self.plan, jobs, ray, done):
                    if self.results is not None:
                        self.results.add(outcome)
                    self.count(outcome)
                    self.tell_failures(outcome)
                    advance()
                    if self.is_decided:
                        break
        except KeyboardInterrupt as stop:
            self.stopped = stop

    def tell_failures(self, outcome: Outcome) -> None:
        """Says which games programs have lost by failing; after the first few only the results do."""
        for failed in outcome.failed:
            self.failures += 1
            if self.failures <= MOST_TOLD:
                facts = {
                    key: value for key, value in failed.items() if key not in ("seat", "error")
                }
                why = self.words.error(IteruError(failed["error"], **facts))
                line = self.words.say("arena-lost", number=str(outcome.number + 1), why=why)
                print(line, file=sys.stderr)

    def count(self, outcome: Outcome) -> None:
        self.outcomes.append(outcome)
        if self.test is not None:
            self.test.add(outcome)

    @property
    def is_decided(self) -> bool:
        return self.test is not None and self.test.decided is not None

    def found(self) -> Findings:
        test = self.test
        outcomes = self.outcomes if test is None else test.counted(self.outcomes)
        decided = None if test is None else test.decided
        return findings(self.plan, outcomes, decided, self.stopped is not None)

    def tell(self, json: bool, csv: bool, reports: list[Path]) -> None:
        """Prints the standings and writes the reports; after an interruption also how to go on."""
        if self.stopped is not None and not self.outcomes:
            raise self.stopped
        found = self.found()
        if json:
            print(report.as_json(found), end="")
        elif csv:
            print(report.as_csv(found), end="")
        else:
            self.show(found)
        if self.failures:
            print(self.words.say("arena-failures", games=self.failures), file=sys.stderr)
        for path in reports:
            report.write(path, found, self.words)
        if self.stopped is not None:
            self.say_how_to_go_on()
            raise typer.Exit(exit_code(self.stopped))

    def show(self, found: Findings) -> None:
        screen = show.new_console()
        screen.print(standings_table(self.words, found))
        for line in remarks(found, self.words):
            screen.print(line)
        if self.test is not None and not self.is_decided and self.stopped is None:
            screen.print(self.words.say("arena-undecided"))

    def say_how_to_go_on(self) -> None:
        """Games that nobody asked to keep are kept now."""
        if self.results is None:
            name = Path(f"arena-{self.plan.game}-{self.plan.seed}.jsonl")
            self.results = Results.new(name, self.plan, self.outcomes)
        file = str(self.results.path)
        if not all(is_installed(text) for text in self.plan.bots):
            file += f" --seats {shlex.quote(join_seats(self.plan.bots))}"
        line = self.words.make("arena-go-on", {"game": self.plan.game, "file": file})
        print(line, file=sys.stderr)
