"""A player's turn: one action, or passing; and the turns of those who have passed."""

from . import figures
from .effects import (
    can_take_offering,
    gain_artisan,
    gain_choice_of_basic,
    gain_drawn_jar,
    gain_jar,
    gain_noble,
    gain_offering,
    step_on_nile,
)
from .payment import Payment, Purse, entry_token
from .questions import Question, Script, ask
from .table import Player, Table

TARGETS = ["offerings", "offerings bonus", "nobles", "artisans", "tomb"]
TARGETS += [f"nile {number}" for number in range(1, 6)]


def take_turn(table: Table, player: Player) -> Script[None]:
    """Exactly one action, or pass; the Seer and the Treasurer may help before it (47)."""
    while True:
        ways = ways_by_target(table, player)
        answers = ["pass", *ways, *possible_exchanges(table, player)]
        if any(len(payments) > 1 for payments in ways.values()):
            answers.append("by-hand")
        obvious = {target: list(payments[0]) for target, payments in ways.items()}
        answer = yield Question(player, "turn", answers, {"payments": obvious})
        if answer == "pass":
            yield from pass_turn(table, player)
        elif answer == "by-hand":
            yield from act_paying_by_hand(table, player, ways)
        elif answer in ways:
            yield from act(table, player, answer, ways[answer][0])
        else:
            yield from exchange(table, player, answer)
            continue
        return


def ways_by_target(table: Table, player: Player) -> dict[str, list[Payment]]:
    """Every target that is open and can be paid, with its payments, the obvious one first."""
    found = {
        target: Purse(table, player, target).payments()
        for target in TARGETS
        if is_open(table, player, target)
    }
    return {target: payments for target, payments in found.items() if payments}


def is_open(table: Table, player: Player, target: str) -> bool:
    return may_enter(table, player, target.split()[0]) and has_effect(table, player, target)


def may_enter(table: Table, player: Player, zone: str) -> bool:
    """A space is free, or one of nobles 13-16 opens the full zone (66)."""
    if table.has_free_space(table.colour_of(zone)):
        return True
    return zone in figures.FULL_ZONE and player.has_ready(figures.FULL_ZONE[zone])


def has_effect(table: Table, player: Player, target: str) -> bool:
    if target == "offerings":
        return any(table.pairs)
    if target == "offerings bonus":
        return any(table.pairs) and can_take_offering(table)
    if target == "nobles":
        return any(table.noble_slots) or bool(table.noble_deck)
    if target == "artisans":
        return any(table.artisan_slots) or bool(table.artisan_deck)
    if target == "tomb":
        return player.tomb < len(figures.TOMB)
    return True


def act_paying_by_hand(
    table: Table, player: Player, ways: dict[str, list[Payment]]
) -> Script[None]:
    """A target, then any of its payments but the obvious one, token by token."""
    targets = [target for target, payments in ways.items() if len(payments) > 1]
    target = yield from ask(player, "target", targets)
    left, picked = ways[target][1:], 0
    while len(left) > 1:
        usual, others = left[0], left[1:]
        answers = sorted({f"pay {short(payment[picked])}" for payment in others})
        facts = {"target": target, "picked": list(usual[:picked]), "rest": list(usual)}
        answer = yield Question(player, "pay", ["rest", *answers], facts)
        if answer == "rest":
            left = [usual]
        else:
            left = [payment for payment in others if f"pay {short(payment[picked])}" == answer]
            picked += 1
    yield from act(table, player, target, left[0])


def short(token: str) -> str:
    return "joker" if token.startswith("joker-") else token


def act(table: Table, player: Player, target: str, payment: Payment) -> Script[None]:
    pay(table, player, target, payment)
    if target.startswith("offerings"):
        yield from take_pair(table, player)
        if target == "offerings bonus":
            yield from gain_offering(table, player)
    elif target == "nobles":
        yield from gain_noble(table, player)
    elif target == "artisans":
        yield from gain_artisan(table, player)
    elif target == "tomb":
        table.step_in_tomb(player)
    else:
        yield from act_on_nile(table, player, int(target.split()[1]))


def pay(table: Table, player: Player, target: str, payment: Payment) -> None:
    """The entry token stays on the wheel until the round ends, the others are gone at once (9)."""
    zone = target.split()[0]
    entry = entry_token(payment, table, player, target)
    colour = table.colour_of(zone)
    if table.has_free_space(colour):
        table.spaces[colour].append(entry)
    else:
        table.beside.append((zone, entry))
        player.tired.append(figures.FULL_ZONE[zone])
    player.goods[entry] -= 1
    others = list(payment)
    others.remove(entry)
    for token in others:
        table.give_up(player, token)


def take_pair(table: Table, player: Player) -> Script[None]:
    answers = [f"pair {place}" for place, pair in enumerate(table.pairs, start=1) if pair]
    answer = yield from ask(player, "pair", answers)
    place = int(answer.split()[1]) - 1
    player.goods.update(table.pairs[place] or [])
    table.pairs[place] = None


def act_on_nile(table: Table, player: Player, number: int) -> Script[None]:
    _cost, gains, arrows = figures.NILE[number - 1]
    for gain in gains:
        if gain == "jar":
            yield from gain_drawn_jar(table, player)
        else:
            table.gain(player, gain)
    for tracks in arrows:
        yield from step_on_nile(player, tracks)


def possible_exchanges(table: Table, player: Player) -> list[str]:
    return [name for name in ("seer", "treasurer") if gifts(table, player, name)]


def gifts(table: Table, player: Player, name: str) -> list[str]:
    """The tokens that a player may give to the Seer or the Treasurer (24, 63)."""
    card = figures.SEER if name == "seer" else figures.TREASURER
    if not player.has_ready(card):
        return []
    return [token for token in player.basic_tokens() if returns(table, name, token)]


def returns(table: Table, name: str, given: str) -> list[str]:
    """What the bank has to give for a token."""
    if name == "treasurer":
        return ["silver"] if table.bank["silver"] else []
    colour = given.removeprefix("offering-")
    return [kind for kind in table.basic_in_bank() if kind != colour]


def exchange(table: Table, player: Player, name: str) -> Script[None]:
    card = figures.SEER if name == "seer" else figures.TREASURER
    answers = [f"give {token}" for token in gifts(table, player, name)]
    answer = yield from ask(player, "give", answers, effect=name)
    given = answer.split()[1]
    kinds = [f"take {kind}" for kind in returns(table, name, given)]
    answer = yield from ask(player, "get", kinds, given=given)
    player.tired.append(card)
    table.give_up(player, given)
    table.gain(player, answer.split()[1])


def pass_turn(table: Table, player: Player) -> Script[None]:
    """A row of the pyramid and a jar; the last to pass has no row."""
    is_last = enter_pyramid(table, player)
    yield from take_shown_jar(table, player)
    if player.has(figures.GENERAL) and not is_last and next_field(player):
        answer = yield from ask(player, "general", ["advance", "decline"])
        if answer == "advance":
            yield from advance(table, player)
    while possible := possible_exchanges(table, player):
        answer = yield from ask(player, "exchange", [*possible, "done"])
        if answer == "done":
            break
        yield from exchange(table, player, answer)


def enter_pyramid(table: Table, player: Player) -> bool:
    """The left field of the lowest free row; whether the player was the last to pass."""
    passed_before = sum(other.passed for other in table.players)
    player.passed = True
    if passed_before == len(table.players) - 1:
        return True
    player.row, player.field = passed_before + 1, 1
    return False


def take_shown_jar(table: Table, player: Player) -> Script[None]:
    answers = [f"jar {place}" for place, jar in enumerate(table.jars, start=1) if jar is not None]
    if answers and table.round < figures.ROUNDS:
        answer = yield from ask(player, "jar", answers)
        place = int(answer.split()[1]) - 1
        jar, table.jars[place] = table.jars[place], None
        assert jar is not None
        yield from gain_jar(table, player, jar)


def next_field(player: Player) -> bool:
    return player.field < len(figures.PYRAMID[player.row - 1])


def advance(table: Table, player: Player) -> Script[None]:
    """One field to the right, for the reward of that field or of an earlier one of the row."""
    if not next_field(player):
        return
    player.field += 1
    row = figures.PYRAMID[player.row - 1]
    fields: dict[tuple[str, ...], int] = {}
    for number in range(2, player.field + 1):
        fields[tuple(worth(table, player, row[number - 1]))] = number
    fields.pop((), None)
    if fields:
        answers = [f"field {number}" for number in sorted(fields.values())]
        answer = yield from ask(player, "reward", answers)
        for reward in worth(table, player, row[int(answer.split()[1]) - 1]):
            yield from gain_reward(table, player, reward)


def worth(table: Table, player: Player, rewards: list[str]) -> list[str]:
    """What of a field's rewards a player would get now (17, 58)."""
    there = {
        "start": table.start is not player,
        "basic": bool(table.basic_in_bank()),
        "silver": bool(table.bank["silver"]),
        "offering": can_take_offering(table),
    }
    return [reward for reward in rewards if there[reward]]


def gain_reward(table: Table, player: Player, reward: str) -> Script[None]:
    if reward == "start":
        table.start = player
    elif reward == "basic":
        yield from gain_choice_of_basic(table, player)
    elif reward == "offering":
        yield from gain_offering(table, player)
    else:
        table.gain(player, reward)
