"""What spaces and cards give, and the any-time things that a player can do at an own moment."""

from typing import Any

from tests.questions import Script, ask, ask_if_open

from . import figures
from .table import Field, Player, Table


def carry_out(table: Table, player: Player, effect: dict[str, Any]) -> Script[None]:
    """An effect of a round space or a card; all of it is compulsory but moving the ring."""
    for crew in effect.get("crews", []):
        player.raise_crew(crew)
    yield from raise_chosen_crew(player, effect.get("any_crew", 0))
    player.gain_stones(effect.get("stones", 0))
    for track in ("stone_sale", "grain_market"):
        table.move_marker(player, track, effect.get(track, 0))
    if "ring" in effect:
        yield from move_ring(table, player)
    table.move_score(player, effect.get("points", 0), "nile")
    bricks = sum(table.bricks(player, structure) for structure in effect.get("bricks", []))
    table.move_score(player, bricks, "nile")


def raise_chosen_crew(player: Player, steps: int = 1) -> Script[None]:
    """One step after the other, only with crews below the limit; else the step is lost (52, 53)."""
    for left in range(steps, 0, -1):
        crews = player.improvable_crews()
        if crews:
            answers = [f"raise {crew}" for crew in crews]
            answer = yield from ask_if_open(player, "crew", answers, count=left)
            player.raise_crew(answer.removeprefix("raise "))


def move_ring(table: Table, player: Player) -> Script[None]:
    steps = {"ring left": -1, "ring stay": 0, "ring right": 1}
    answers = [
        answer for answer, step in steps.items() if 1 <= table.ring + step <= figures.RING_PLACES
    ]
    answer = yield from ask(player, "ring", answers)
    table.ring += steps[answer]


def take_card(table: Table, player: Player, card: str) -> Script[None]:
    """Fields, quarries, permanent and any-time cards stay; immediate ones happen and are gone."""
    if card in figures.FIELDS:
        player.fields.append(Field(card, *figures.FIELDS[card]))
        yield from carry_out(table, player, figures.FIELD_BONUS.get(card, {}))
    elif card in figures.QUARRIES:
        player.quarries.append((card, figures.QUARRIES[card]))
    elif card in figures.IMMEDIATE:
        table.gone[card] += 1
        yield from carry_out(table, player, figures.IMMEDIATE[card])
    else:
        player.cards[card] += 1


def can_use_stones(player: Player) -> bool:
    return player.cards["stones"] > 0 and player.stones < figures.STONE_LIMIT


def can_raise_for_free(player: Player) -> bool:
    return player.has_fresh("crew_each_round") and bool(player.improvable_crews())


def can_pay_for_crew(player: Player) -> bool:
    """Only after feeding (24)."""
    enough = player.stones >= figures.PAID_CREW_PRICE
    return enough and player.has_fresh("paid_crew") and bool(player.improvable_crews())


def any_time_things(player: Player, *, stones: bool, paid: bool, fields: bool) -> list[str]:
    """What can be done at any own moment, as far as it is asked for; +1 for a crew always is."""
    return [
        *(["use stones"] if stones and can_use_stones(player) else []),
        *(["use crew_each_round"] if can_raise_for_free(player) else []),
        *(["use paid_crew"] if paid and can_pay_for_crew(player) else []),
        *(improvements(player) if fields else []),
    ]


def improvements(player: Player) -> list[str]:
    return [f"improve {number}" for number in player.can_improve()]


def do_any_time_thing(table: Table, player: Player, answer: str) -> Script[None]:
    what, which = answer.split()
    if what == "improve":
        player.fields[int(which) - 1].improved += 1
        player.attached += 1
    elif which == "stones":
        table.discard(player, "stones")
        player.gain_stones(figures.CARD_STONES)
    else:
        player.used_cards[which] += 1
        player.stones -= figures.PAID_CREW_PRICE if which == "paid_crew" else 0
        yield from raise_chosen_crew(player)
