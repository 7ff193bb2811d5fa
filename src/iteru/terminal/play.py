"""A game at the keyboard: people and bots, two or more people at one screen if they like."""

import re
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from iteru.arena.playing import reason
from iteru.bots.bot import ask
from iteru.bots.registry import local_bot
from iteru.engine.errors import BadOptions, IllegalMove, IteruError
from iteru.engine.events import Event
from iteru.engine.game import fits
from iteru.engine.match import Match
from iteru.engine.phrase import Choice
from iteru.engine.record import save_record
from iteru.engine.rng import Rng
from iteru.terminal import show
from iteru.terminal.players import Player
from iteru.terminal.rulebook import Rulebook
from iteru.words import Words


def small_number(text: str) -> int:
    return int(text) if text.isdecimal() and len(text) < 10 else 0


def cut_short(move: str, moves: list[str]) -> str:
    """As few letters of each word as tell a move from the others."""
    cuts = [[word[:letters] for word in move.split()] for letters in range(1, len(move))]
    return next(
        (" ".join(cut) for cut in cuts if sum(fits(cut, other) for other in moves) == 1), move
    )


class Quit(Exception):
    """The person has had enough."""


class Keyboard:
    """One screen and keyboard for everybody who plays a match."""

    def __init__(
        self,
        match: Match,
        players: list[Player],
        words: Words,
        console: Console,
        confirm: bool = False,
    ) -> None:
        self.match = match
        self.game = match.game
        self.players = players
        self.words = words
        self.console = console
        self.confirm = confirm
        self.rulebook = Rulebook.of(match.game, words)
        self.rng = Rng.seeded(match.seed ^ 0x5EED)
        self.told = [0] * len(players)
        """For each seat, how many events of its log have been shown."""
        self.sitting: int | None = None
        """Among several people, the one whose secrets are on the screen."""
        self.saved_at = -1
        self.saved_to: Path | None = None

    def run(self) -> None:
        """Play to the end, or until somebody quits."""
        try:
            while not self.match.is_over:
                seat = self.match.state.actor
                if self.players[seat].bot:
                    self.bot_chooses(seat)
                elif self.can_only_let_pass():
                    self.match.choose(seat, self.match.state.legal_actions()[0])
                else:
                    self.person_chooses(seat)
        except Quit:
            return
        self.show_end()

    # Showing

    def show_end(self) -> None:
        if self.sitting is not None:
            self.console.clear()
        view = self.game.view(self.match.state, None)
        self.console.print(show.board(self.game, view, self.words))
        watcher = next((seat for seat, player in enumerate(self.players) if not player.bot), 0)
        self.show_log(self.match.events_for(watcher)[self.told[watcher] :], "log-title")
        self.console.print(show.result(self.match, self.words))

    def show_log(self, events: list[Event], title: str) -> None:
        lines = show.log_lines(self.game, self.words, events)
        if lines:
            self.console.print(Text(self.words.say(title), style="bold"))
            for line in lines:
                self.console.print(Text(f"  {line}"))

    def show_table(self, seat: int) -> None:
        view = self.game.view(self.match.state, seat)
        self.console.print()
        self.console.print(show.board(self.game, view, self.words))
        events = self.match.events_for(seat)
        self.show_log(events[self.told[seat] :], "log-title")
        self.told[seat] = len(events)

    def cover(self, seat: int) -> bool:
        """Between people at one screen, whoever may see a secret sits down first. Says whether there is one."""
        if not self.is_shared:
            return False
        state = self.match.state
        secret = {**self.game.view(state, seat), "seat": None} != self.game.view(state, None)
        before, self.sitting = self.sitting, seat if secret else None
        if before != self.sitting:
            self.console.clear()
        if secret and before != seat:
            self.read_line(self.words.say("cover", seat=seat))
        return secret

    @property
    def is_shared(self) -> bool:
        """Whether several people use this screen."""
        return sum(not player.bot for player in self.players) > 1

    # Choosing

    def can_only_let_pass(self) -> bool:
        """One who could only decline to react is not asked, unless others at the screen could tell a hand by that."""
        state = self.match.state
        return not self.is_shared and self.game.is_window(state) and len(state.legal_actions()) == 1

    def bot_chooses(self, seat: int) -> None:
        """A bot that breaks down ends the program with a sentence, and the game is kept."""
        text = self.players[seat].bot
        try:
            action = ask(local_bot(text), self.game, self.match.state, self.rng)
            self.match.choose(seat, action)
        except Exception as error:
            self.keep_before_leaving()
            move = str(len(self.match.played) + 1)
            raise BadOptions("failed-bot-here", name=text, move=move, why=reason(error)) from error

    def person_chooses(self, seat: int) -> None:
        covered = self.cover(seat)
        self.show_table(seat)
        choices = self.game.choices(self.match.state, seat)
        self.show_choices(seat, choices)
        chosen: int | None = None
        while chosen is None:
            chosen = self.understand(seat, choices, self.read_line("> "))
        if chosen < 0:
            return
        self.match.choose(seat, chosen)
        if self.confirm and self.match.state.actor != seat and not covered:
            self.offer_undo(seat)

    def show_choices(self, seat: int, choices: list[Choice]) -> None:
        view = self.game.view(self.match.state, seat)
        self.console.print()
        self.console.print(Text(self.words.phrase(self.game.prompt(view)), style="bold yellow"))
        self.console.print(show.choice_list(self.words, choices))
        self.console.print(Text(self.words.say("play-hint"), style="dim"))

    def read_line(self, prompt: str) -> str:
        try:
            return self.console.input(Text(prompt)).strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.keep_before_leaving()
            raise Quit from None

    def understand(self, seat: int, choices: list[Choice], line: str) -> int | None:
        """The action a line stands for; None to ask again; -1 when the position has changed."""
        word, _, rest = line.partition(" ")
        if not line:
            self.show_choices(seat, choices)
        elif word == "?":
            self.help(choices, rest)
        elif line == "quit":
            self.leave()
        elif word == "save":
            self.save(rest)
        elif line == "undo":
            return self.undo(seat)
        elif line == "log":
            self.show_log(self.match.events_for(seat), "log-title-all")
        elif line == "board":
            self.console.print(
                show.board(self.game, self.game.view(self.match.state, seat), self.words)
            )
        else:
            return self.read_choice(seat, choices, line)
        return None

    def read_choice(self, seat: int, choices: list[Choice], line: str) -> int | None:
        """A number of the list, or a move in notation."""
        if line.isdecimal():
            number = small_number(line)
            if 1 <= number <= len(choices):
                return choices[number - 1].action
            self.complain(self.words.say("no-such-choice", given=line[:20], most=len(choices)))
            return None
        try:
            action = self.parse(choices, line)
            self.game.check(self.match.state, seat, action)
        except IllegalMove as error:
            self.complain(self.words.error(error))
            return None
        return action

    def parse(self, choices: list[Choice], line: str) -> int:
        """A move in notation; one cut short need only be told apart from the other moves that are possible now."""
        words = line.casefold().split()
        fitting = [choice.action for choice in choices if fits(words, choice.notation)]
        if len(fitting) == 1 and " ".join(words) not in self.game.actions:
            return fitting[0]
        return self.game.parse(line)

    def help(self, choices: list[Choice], rest: str) -> None:
        """`?` explains how to answer; `? 3`, `? load 1 2` a choice and its rule; `? R4.5` a rule."""
        if not rest:
            self.show_help(choices)
            return
        try:
            if re.fullmatch(r"[Rr][0-9.]+", rest):
                self.console.print(Markdown(self.rulebook.rule(rest)))
            else:
                self.explain(choices, rest)
        except IteruError as error:
            self.complain(self.words.error(error))

    def show_help(self, choices: list[Choice]) -> None:
        example = max(choices, key=lambda choice: len(choice.notation))
        cut = cut_short(example.notation, [choice.notation for choice in choices])
        self.console.print(
            self.words.say("play-help", move=example.notation, cut=cut, rule=example.rule),
            markup=False,
        )
        for group in dict.fromkeys(choice.kind for choice in choices):
            first = next(choice for choice in choices if choice.kind == group)
            self.console.print(
                Text(f"  {first.notation:<24} {self.words.phrase(first.words)} ({first.rule})")
            )

    def explain(self, choices: list[Choice], text: str) -> None:
        """A choice and its rule; or why it is none now."""
        number = small_number(text)
        action = (
            choices[number - 1].action if 0 < number <= len(choices) else self.parse(choices, text)
        )
        choice = next((choice for choice in choices if choice.action == action), None)
        if choice is None:
            view = self.game.view(self.match.state, self.match.state.actor)
            raise self.game.why_not(view, action)
        self.console.print(show.choice_help(self.words, choice, self.rulebook))

    def complain(self, sentence: str) -> None:
        self.console.print(Text(sentence, style="bold red"))

    # Undo, saving, leaving

    def undo(self, seat: int) -> int | None:
        try:
            self.match.undo(seat)
        except IteruError as error:
            self.complain(self.words.error(error))
            return None
        self.told[seat] = min(self.told[seat], len(self.match.events_for(seat)))
        self.console.print(self.words.say("undone"))
        return -1

    def offer_undo(self, seat: int) -> None:
        """Before the turn passes on: a last moment to take it back."""
        if self.match.undoable(seat) and self.read_line(self.words.say("confirm-turn")) == "undo":
            self.undo(seat)

    def save(self, name: str) -> None:
        try:
            self.save_to(Path(name) if name else self.default_file())
        except IteruError as error:
            self.complain(self.words.error(error))

    def save_to(self, path: Path) -> None:
        save_record(self.match.record(), path)
        self.saved_at = len(self.match.played)
        self.saved_to = path
        self.console.print(
            Text(self.words.say("saved", file=str(path), game=self.game.name)), soft_wrap=True
        )

    def default_file(self) -> Path:
        """Where this game was saved before, or a name that no other file has."""
        if self.saved_to is not None:
            return self.saved_to
        name = f"{self.game.name}-{self.match.seed}"
        names = [f"{name}.iteru", *[f"{name}-{number}.iteru" for number in range(2, 1000)]]
        return next((Path(one) for one in names if not Path(one).exists()), Path(names[0]))

    def leave(self) -> None:
        """`quit`: asks whether to save what is not saved yet."""
        if self.saved_at != len(self.match.played) and self.match.played:
            answer = self.read_line(self.words.say("save-before-quit")).casefold()
            if not answer or answer[0] not in self.words.say("no-letters"):
                self.save("")
        raise Quit

    def keep_before_leaving(self) -> None:
        """Input has ended in the middle of a game: nothing played is lost."""
        if self.match.played and self.saved_at != len(self.match.played):
            self.save_to(self.default_file())
