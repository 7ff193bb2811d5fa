"""What is installed, and what is in a game: `iteru games`, `bots`, `box` and `rules`."""

from json import dumps
from typing import Annotated, Any

import typer
from rich.markdown import Markdown
from rich.table import Table

import iteru
from iteru.bots.levels import levels_of
from iteru.bots.registry import broken_bots, valid_bots
from iteru.commands.common import HELP, BoxFile, GameName, GameOrNone, Json, Lang, spoken
from iteru.engine.errors import IteruError
from iteru.engine.game import Game
from iteru.engine.registry import broken_games, valid_games
from iteru.terminal import show
from iteru.terminal.boxes import show_box
from iteru.terminal.cards import show_cards
from iteru.terminal.rulebook import Rulebook
from iteru.terminal.tables import (
    bot_data,
    bots_table,
    game_data,
    games_table,
    level_data,
    offered_levels,
)
from iteru.words import Words


@spoken
def list_games(json: Json = False, lang: Lang = HELP.lang) -> None:
    metas = [iteru.meta(name) for name in valid_games()]
    table = games_table(Words(lang), metas)
    data = {"games": [game_data(meta) for meta in metas]}
    list_all(table, data, broken_games(), Words(lang), json)


@spoken
def list_bots(game: GameOrNone = None, json: Json = False, lang: Lang = HELP.lang) -> None:
    if game is not None:
        list_levels(iteru.game(game), json, Words(lang))
        return
    table = bots_table(Words(lang), valid_bots())
    data = {"bots": [bot_data(name) for name in valid_bots()]}
    list_all(table, data, broken_bots(), Words(lang), json)


def list_levels(game: Game[Any], as_json: bool, words: Words) -> None:
    """Prints the levels at which the house plays a game, with their ratings."""
    levels = levels_of(game)
    if as_json:
        data = {"game": game.name, "levels": [level_data(level) for level in levels]}
        print(dumps(data, ensure_ascii=False, indent=1))
        return
    show.new_console().print(offered_levels(words, levels))


def list_all(
    table: Table,
    data: dict[str, Any],
    broken: dict[str, IteruError],
    words: Words,
    as_json: bool,
) -> None:
    """Prints what is installed, then a line for each that does not work."""
    if as_json:
        why = [{"name": name, "why": words.error(error)} for name, error in broken.items()]
        print(dumps({**data, "broken": why}, ensure_ascii=False, indent=1))
        return
    show.new_console().print(table)
    for error in broken.values():
        print(words.error(error))


@spoken
def box(
    game: GameName,
    lang: Lang = HELP.lang,
    corrections: BoxFile = None,
) -> None:
    title = iteru.game(game, corrections)
    show_box(title.box, Words(lang, title.meta), show.new_console())


@spoken
def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="RULE", help=HELP.say("help-rule"))] = None,
    lang: Lang = HELP.lang,
    box: BoxFile = None,
) -> None:
    title = iteru.game(game, box)
    words, console = Words(lang, title.meta), show.new_console()
    if rule == "cards":
        show_cards(title, words, console)
        return
    console.print(Markdown(read_aloud(Rulebook.of(title, words), rule, words)))


def read_aloud(rulebook: Rulebook, wanted: str | None, words: Words) -> str:
    """The whole rulebook, all rulings, or a rule or chapter with the rulings that it follows."""
    if wanted is None:
        return rulebook.text
    if wanted == "rulings":
        return rulebook.all_rulings() or words.say("no-rulings")
    rule, rulings = rulebook.rule(wanted), rulebook.rulings_of(wanted)
    return f"{rule}\n\n{words.say('rulings-heading')}\n\n{rulings}" if rulings else rule
