"""Phases 3 and 4: the crews are fed, the quarries give stones."""

from tests.questions import Script, ask

from . import figures, gains
from .table import Player, Table


def feeding(table: Table) -> Script[None]:
    """The leader of the score track first; the order is fixed when the phase begins (55)."""
    table.phase = "feeding"
    for player in table.from_the_front():
        yield from feed(table, player)


def feed(table: Table, player: Player) -> Script[None]:
    """Whoever is hungry may help themselves as long as they can (20, 67); then points are lost."""
    while True:
        answers = remedies(table, player)
        if not answers:
            break
        missing = table.missing(player)
        answer = yield from ask(player, "feed", [*answers, "enough"], count=missing)
        if answer == "enough":
            break
        yield from help_oneself(table, player, answer)
    penalty = figures.PENALTY[player.tracks["grain_market"] - 1]
    table.move_score(player, -penalty * table.missing(player), "hunger")
    player.fed = 0


def remedies(table: Table, player: Player) -> list[str]:
    hungry = table.missing(player) > 0
    eats_stones = player.cards["stones_as_grain"] > 0
    answers = []
    if hungry and eats_stones and player.stones:
        answers.append("eat")
    if hungry and player.cards["grain"]:
        answers.append("use grain")
    if table.every_moment:
        return answers + gains.any_time_things(player, stones=True, paid=False, fields=True)
    if hungry and eats_stones and gains.can_use_stones(player):
        answers.append("use stones")
    if hungry:
        answers += gains.improvements(player)
    return answers


def help_oneself(table: Table, player: Player, answer: str) -> Script[None]:
    if answer == "eat":
        player.stones -= 1
        player.fed += 1
    elif answer == "use grain":
        table.discard(player, "grain")
        player.fed += figures.CARD_GRAIN
    else:
        yield from gains.do_any_time_thing(table, player, answer)


def production(table: Table) -> None:
    for player in table.order:
        player.gain_stones(sum(value for _card, value in player.quarries))
