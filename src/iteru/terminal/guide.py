"""Help while playing: how to answer, what a choice does, what a thing is, what a rule says."""

import re

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from iteru.engine.errors import BadOptions, IllegalMove
from iteru.engine.game import Game, fits
from iteru.engine.phrase import Choice
from iteru.engine.state import State
from iteru.kit.shown import Thing
from iteru.terminal import show
from iteru.terminal.rulebook import Rulebook
from iteru.words import Words

MAX_SHOWN = 4
"""Up to this number, rules and things are shown whole; of more, only the names."""


def small_number(text: str) -> int:
    return int(text) if text.isdecimal() and len(text) < 10 else 0


def plain(text: str) -> str:
    return text.casefold().replace("_", " ").strip()


class Guide:
    """Answers the questions of somebody who plays at the keyboard."""

    def __init__(self, game: Game[State], words: Words, console: Console) -> None:
        self.game = game
        self.words = words
        self.console = console
        self.rulebook = Rulebook.of(game, words)

    def tell(self, state: State, choices: list[Choice], asked: str) -> None:
        """`?` explains how to answer; `? 3`, `? load 1 2` a choice and its rule; `? R4.5` a rule; `? temple` a thing."""
        if not asked:
            self.how_to_answer(choices)
        elif re.fullmatch(r"[Rr][0-9.]+", asked):
            self.console.print(Markdown(self.rulebook.rule(asked)))
        elif 0 < small_number(asked) <= len(choices):
            self.explain(choices[small_number(asked) - 1])
        else:
            self.look_up(state, choices, asked)

    def look_up(self, state: State, choices: list[Choice], asked: str) -> None:
        """A thing of that name, else a move, else things and rules with the words in their names."""
        view = self.game.view(state, state.actor)
        things = show.things(self.game, view, self.words)
        exact = [thing for thing in things if plain(asked) in (plain(thing.name), plain(thing.key))]
        if exact:
            self.show_things(exact)
            return
        try:
            action = self.parse(choices, asked)
        except IllegalMove:
            self.search(things, asked)
            return
        choice = next((choice for choice in choices if choice.action == action), None)
        if choice is None:
            raise self.game.why_not(state, action)
        self.explain(choice)

    def parse(self, choices: list[Choice], line: str) -> int:
        """Parses a move in notation; a short form only has to differ from the other moves that are possible now."""
        words = line.casefold().split()
        fitting = [choice.action for choice in choices if fits(words, choice.notation)]
        if len(fitting) == 1 and " ".join(words) not in self.game.actions:
            return fitting[0]
        return self.game.parse(line)

    def search(self, things: list[Thing], asked: str) -> None:
        """All things and rules that have these words in their names; failing that, the rules that speak of them."""
        found = [
            thing for thing in things if plain(asked) in f"{plain(thing.name)} {plain(thing.key)}"
        ]
        listed = {thing.rule for thing in found}
        rules = [number for number in self.rulebook.named(asked) if number not in listed]
        if not found and not rules:
            rules = self.rulebook.mentioning(asked)
        if not found and not rules:
            raise BadOptions("no-such-thing", given=asked[:60])
        if len(found) + len(rules) > MAX_SHOWN:
            self.list_names([thing.name for thing in found], rules)
            return
        self.show_things(found)
        for number in rules:
            self.console.print(Markdown(self.rulebook.rule(number)))

    def list_names(self, names: list[str], rules: list[str]) -> None:
        self.console.print(self.words.say("several-things"))
        for line in [*names, *[self.rulebook.heading(number) for number in rules]]:
            self.console.print(Text(f"  {line}"))

    def show_things(self, things: list[Thing]) -> None:
        self.console.print(show.things_help(things, self.rulebook))

    def explain(self, choice: Choice) -> None:
        self.console.print(show.choice_help(self.words, choice, self.rulebook))

    def contents(self) -> None:
        """`rules`: the chapters, to be asked for by number or name."""
        for chapter in self.rulebook.chapters():
            self.console.print(Text(f"  {chapter}"))
        self.console.print(Text(self.words.say("rules-hint"), style="dim"))

    def how_to_answer(self, choices: list[Choice]) -> None:
        example = max(choices, key=lambda choice: len(choice.notation))
        self.console.print(
            self.words.say("play-help", move=example.notation, rule=example.rule), markup=False
        )
        for kind in dict.fromkeys(choice.kind for choice in choices):
            first = next(choice for choice in choices if choice.kind == kind)
            self.console.print(
                Text(f"  {first.notation:<24} {self.words.phrase(first.words)} ({first.rule})")
            )
