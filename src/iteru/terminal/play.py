"""A game at the keyboard, between people and bots. Several people may share one screen."""

from pathlib import Path

from rich.console import Console
from rich.text import Text

from iteru.arena.playing import reason
from iteru.bots.advice import advise
from iteru.bots.bot import ask
from iteru.bots.characters import level_played
from iteru.bots.registry import USUAL_BOT, bot, title
from iteru.engine.errors import BadOptions, IllegalMove, IteruError
from iteru.engine.events import Event
from iteru.engine.game import new_seed
from iteru.engine.match import Match
from iteru.engine.phrase import Choice
from iteru.engine.record import save_record
from iteru.engine.rng import Rng, companion, seed_text
from iteru.external.bot import ProgramBot
from iteru.external.errors import ProgramFailed
from iteru.external.typed import recorded, typed_bot
from iteru.terminal import show
from iteru.terminal.guide import Guide, small_number
from iteru.terminal.players import Player
from iteru.words import Words
from iteru.words.reasons import reasons
from iteru.words.whose import box_line

HINT_ITERATIONS = 2000
HINT_SECONDS = 2.0
"""So long a hint may take."""


class Quit(Exception):
    """The player wants to stop."""


class Keyboard:
    """One screen and keyboard for all players of a match."""

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
        self.guide = Guide(match.game, words, console)
        self.bots = {
            seat: typed_bot(player.bot) for seat, player in enumerate(players) if player.bot
        }
        self.rng = companion(match.seed)
        self.events_shown = [0] * len(players)
        """For each seat, how many events of its log have been shown."""
        self.sitting: int | None = None
        """Among several people, the one whose secrets are on the screen."""
        self.saved_at = -1
        self.saved_to: Path | None = None

    def run(self) -> None:
        """Play to the end, or until somebody quits."""
        self.tell_logs()
        self.tell_box()
        self.tell_levels()
        try:
            while not self.match.is_over:
                seat = self.match.state.actor
                if self.players[seat].bot:
                    self.bot_chooses(seat)
                elif self.has_no_choice():
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
        self.console.print(show.table(self.match, None, self.words))
        watcher = next((seat for seat, player in enumerate(self.players) if not player.bot), 0)
        self.show_log(self.match.events_for(watcher)[self.events_shown[watcher] :], "log-title")
        self.console.print(show.result(self.match, self.words))

    def tell_box(self) -> None:
        """Says whose corrected box is played with."""
        if line := box_line(self.game.box, self.words):
            self.console.print(Text(line, style="dim"))

    def tell_levels(self) -> None:
        """Says how strong the opponents are who play at a level of the house."""
        for text in dict.fromkeys([player.bot for player in self.players]):
            level = level_played(text, self.game)
            if level is None:
                continue
            line = self.words.say(
                "play-level",
                bot=title(text.partition(":")[0], self.words),
                number=level.number,
                rating=str(level.rating or "none"),
                game=self.game.name,
            )
            self.console.print(Text(line, style="dim"))

    def tell_logs(self) -> None:
        """Says where programs write what is not for the game."""
        for player in self.bots.values():
            if isinstance(player, ProgramBot):
                line = self.words.say("program-log", name=player.name, log=str(player.log))
                self.console.print(Text(line, style="dim"), soft_wrap=True)

    def show_log(self, events: list[Event], title: str) -> None:
        lines = show.log_lines(self.game, self.words, events)
        if lines:
            self.console.print(Text(self.words.say(title), style="bold"))
            for line in lines:
                self.console.print(Text(f"  {line}"))

    def show_table(self, seat: int) -> None:
        self.console.print()
        self.console.print(show.table(self.match, seat, self.words))
        events = self.match.events_for(seat)
        self.show_log(events[self.events_shown[seat] :], "log-title")
        self.events_shown[seat] = len(events)

    def cover(self, seat: int) -> bool:
        """At a shared screen, lets the person who may see a secret sit down first. Returns whether there is one."""
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

    def has_no_choice(self) -> bool:
        """Whether there is nothing to ask: a part of an action with one answer, or a reaction that is not possible,
        unless others at the screen could tell a hand by that."""
        state = self.match.state
        if state.only_answer() is not None:
            return True
        return not self.is_shared and self.game.is_window(state) and len(state.legal_actions()) == 1

    def bot_chooses(self, seat: int) -> None:
        """A bot chooses. If it fails, the program ends with a sentence, and the game is saved."""
        text = recorded(self.players[seat].bot)
        try:
            action = ask(self.bots[seat], self.game, self.match.state, self.rng)
            self.match.choose(seat, action)
        except ProgramFailed as error:
            self.resign(seat, error)
        except Exception as error:
            self.keep_before_leaving()
            move = str(len(self.match.played) + 1)
            raise BadOptions("failed-bot-here", name=text, move=move, why=reason(error)) from error

    def resign(self, seat: int, error: ProgramFailed) -> None:
        """A program that fails has lost; the usual bot finishes the game for it."""
        self.complain(self.words.error(error))
        self.match.resigned.append(seat)
        self.bots[seat] = bot(USUAL_BOT)
        usual = title(USUAL_BOT, self.words)
        self.complain(self.words.say("program-resigns", seat=seat, bot=usual))

    def person_chooses(self, seat: int) -> None:
        covered = self.cover(seat)
        self.show_table(seat)
        choices = self.game.choices(self.match.state, seat)
        self.show_choices(seat, choices)
        chosen = self.answered(seat, choices)
        if chosen < 0:
            return
        self.match.choose(seat, chosen)
        if self.confirm and self.match.state.actor != seat and not covered:
            self.offer_undo(seat)

    def answered(self, seat: int, choices: list[Choice]) -> int:
        """The action that somebody settles on; -1 when the position has changed."""
        actions = {choice.action: choice for choice in choices}
        typed = ""
        while True:
            line = typed or self.read_line("> ")
            typed = ""
            action = self.understand(seat, choices, line)
            if action is not None:
                meant = action < 0 or self.is_meant(actions[action], line)
                if meant is True:
                    return action
                typed = meant or ""

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
        word, _, rest = [part.strip() for part in line.partition(" ")]
        if not line:
            self.show_choices(seat, choices)
        elif word in ("?", "help"):
            self.help(seat, choices, rest)
        elif line == "rules":
            self.guide.contents()
        elif word == "rules":
            self.help(seat, choices, rest)
        elif line in ("quit", "q"):
            self.leave()
        elif word == "save":
            self.save(rest)
        elif line == "undo":
            return self.undo(seat)
        elif line in ("hint", "log", "board"):
            self.show_more(seat, choices, line)
        else:
            return self.read_choice(seat, choices, line)
        return None

    def show_more(self, seat: int, choices: list[Choice], what: str) -> None:
        if what == "hint":
            self.advise(seat, choices)
        elif what == "log":
            self.show_log(self.match.events_for(seat), "log-title-all")
        else:
            self.console.print(show.table(self.match, seat, self.words))

    def read_choice(self, seat: int, choices: list[Choice], line: str) -> int | None:
        """A number of the list, or a move in notation."""
        if line.isdecimal():
            number = small_number(line)
            if 1 <= number <= len(choices):
                return choices[number - 1].action
            self.complain(self.words.say("no-such-choice", given=line[:20], most=len(choices)))
            return None
        try:
            action = self.guide.parse(choices, line)
            self.game.check(self.match.state, seat, action)
        except IllegalMove as error:
            how = self.words.say("play-how") if error.problem == "unreadable-move" else ""
            self.complain(f"{self.words.error(error)} {how}".rstrip())
            return None
        whole = self.game.notation(action)
        if " ".join(line.casefold().split()) != whole and self.ends_turn(seat, action):
            self.complain(self.words.say("whole-move", given=line, move=whole))
            return None
        return action

    def ends_turn(self, seat: int, action: int) -> bool:
        """Whether the game says so, or another seat chooses next: windows aside, if all let them pass."""
        view = self.game.view(self.match.state, seat)
        if self.game.wording(view, action).ends_turn:
            return True
        state = self.game.sight(self.match.state, seat, Rng.seeded(0))
        state.apply(action)
        while self.game.is_window(state):
            state.apply(state.legal_actions()[-1])
        return state.actor != seat

    def is_meant(self, choice: Choice, typed: str) -> bool | str:
        """Asks for confirmation of a choice that would waste something. Any other input is another answer."""
        if choice.caution is None:
            return True
        answer = self.read_line(
            self.words.say("once-more", caution=self.words.phrase(choice.caution))
        )
        letter = answer.casefold()[:1]
        if answer == typed or (len(answer) == 1 and letter in self.words.say("yes-letters")):
            return True
        is_no = len(answer) <= 1 and (not answer or letter in self.words.say("no-letters"))
        return False if is_no else answer

    def help(self, seat: int, choices: list[Choice], asked: str) -> None:
        try:
            self.guide.tell(self.match.state, choices, asked)
        except IteruError as error:
            self.complain(self.words.error(error))

    def advise(self, seat: int, choices: list[Choice]) -> None:
        """Shows the best few choices, with the numbers that they have in the list; the record says so."""
        sight = self.game.sight(self.match.state, seat, Rng.seeded(new_seed()))
        found = advise(self.game, sight, Rng.seeded(new_seed()), HINT_ITERATIONS, HINT_SECONDS)
        self.match.take_advice()
        numbers = {choice.action: number for number, choice in enumerate(choices, 1)}
        self.console.print(Text(self.words.say("advice-title"), style="bold"))
        for one in found:
            choice = choices[numbers[one.action] - 1]
            chance = self.words.say("advice-chance", chance=self.words.percent(one.chance, 0))
            why = reasons(self.words, seat, one.now, one.later, one.costs, one.points)
            self.console.print(
                Text(
                    f"  {numbers[one.action]} {self.words.phrase(choice.words).rstrip('.')} · {chance}"
                )
            )
            self.console.print(Text(f"    {why}", style="dim"))

    def complain(self, sentence: str) -> None:
        self.console.print(Text(sentence, style="bold red"))

    # Undo, saving, leaving

    def undo(self, seat: int) -> int | None:
        try:
            self.match.undo_choice(seat)
        except IteruError as error:
            self.complain(self.words.error(error))
            return None
        self.events_shown[seat] = min(self.events_shown[seat], len(self.match.events_for(seat)))
        self.console.print(self.words.say("undone"))
        return -1

    def offer_undo(self, seat: int) -> None:
        """Offers a last chance to undo before the turn passes on."""
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
        """Returns where this game was saved before, or a name that no other file has."""
        if self.saved_to is not None:
            return self.saved_to
        name = f"{self.game.name}-{seed_text(self.match.seed)[:20]}"
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
        """Saves the game when the input ends in the middle of it."""
        if self.match.played and self.saved_at != len(self.match.played):
            self.save_to(self.default_file())
