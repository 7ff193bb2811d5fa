"""What a seat or a spectator sees of the table, as plain data."""

from collections import Counter
from typing import Any

from tests.questions import Question

from . import figures, scoring
from .table import Card, Player, Table, order_of

View = dict[str, Any]


def seen(table: Table, seat: int | None, question: Question | None) -> View:
    standing = table.pyramid.values()
    return {
        "game": "valley_of_the_kings",
        "seat": seat,
        "seats": table.seats,
        "options": table.options,
        "turn": table.turns + (not table.is_over),
        "turn_limit": figures.TURN_LIMIT,
        "on_turn": table.on_turn.seat,
        "actor": question.player.seat if question else None,
        "asks": asks(question, seat) if question else None,
        "pyramid": list(standing),
        "prices": [figures.cost(kind) if kind else None for kind in standing],
        "stock": len(table.stock),
        "boneyard": {
            "count": len(table.boneyard),
            "top": table.boneyard[-1] if table.boneyard else None,
        },
        "played": kinds(table.played),
        "revealed": kinds(table.revealed),
        "looked": private(table, seat, in_order(table.looked)),
        "arranged": private(table, seat, kinds(table.arranged)),
        "so_far": so_far(table),
        "players": [person(table, player, seat) for player in table.players],
        "points": points(table),
    }


def asks(question: Question, seat: int | None) -> View:
    """What the game would pay with is for the actor alone: it tells of the hand."""
    found = {"question": question.name, "seat": question.player.seat, **question.facts}
    if "payments" in found and question.player.seat != seat:
        found["payments"] = {}
    return found


def kinds(cards: list[Card]) -> list[str]:
    return [card.kind for card in cards]


def private(table: Table, seat: int | None, cards: list[str]) -> View:
    """All see how many, the player on turn sees which."""
    return {"count": len(cards), "cards": cards if seat == table.on_turn.seat else []}


def so_far(table: Table) -> View:
    return {
        "laid": table.laid,
        "entombed": table.entombed,
        "changed": table.changed,
        "dearest": table.dearest,
        "gold_each": table.gold_each,
        "anywhere": table.anywhere,
        "cheaper": 0,
        "done": sorted(table.done, key=order_of),
    }


def person(table: Table, player: Player, seat: int | None) -> View:
    """Own hands are open to their owners, of others' cards one sees what everybody knows."""
    is_own = player.seat == seat
    browses = is_own and may_browse(table, player)
    lists = table.options["open_lists"]
    return {
        "points": scoring.total(table, player),
        "hand": len(player.hand),
        "hand_cards": in_order([card for card in player.hand if is_own or card.known]),
        "deck": len(player.deck),
        "deck_cards": counted(player.deck) if browses and lists else None,
        "deck_top": deck_top(player),
        "pile": len(player.pile),
        "pile_top": player.pile[-1].kind if player.pile else None,
        "pile_cards": kinds(player.pile) if browses else None,
        "owned": owned(table, player),
        "owns": counted(all_cards(table, player)) if lists else None,
        "tomb": sorted(player.tomb, key=order_of),
        "sets": sets(table, player),
    }


def may_browse(table: Table, player: Player) -> bool:
    """The own discard pile: outside the own turn, or when an action allows it (p. 11)."""
    if table.options["open_piles"] or table.open_pile is player:
        return True
    return player is not table.on_turn or table.is_over


def all_cards(table: Table, player: Player) -> list[Card]:
    own = [*player.hand, *player.deck, *player.pile]
    if player is table.on_turn:
        own += [*table.played, *table.revealed, *table.looked]
    return own


def owned(table: Table, player: Player) -> int:
    return len(all_cards(table, player))


def in_order(cards: list[Card]) -> list[str]:
    return sorted(kinds(cards), key=order_of)


def counted(cards: list[Card]) -> dict[str, int]:
    return dict(Counter(in_order(cards)))


def deck_top(player: Player) -> list[str]:
    """The cards on top of a deck that everybody has seen there."""
    found = []
    for card in reversed(player.deck):
        if not card.known:
            break
        found.append(card.kind)
    return found


def sets(table: Table, player: Player) -> View:
    return {
        name: {
            "cards": dict(Counter(cards)),
            "different": len(set(cards)),
            "size": figures.SET_SIZES.get(name),
            "points": scoring.points_of(table, name, cards),
        }
        for name, cards in scoring.by_set(player).items()
        if cards
    }


def points(table: Table) -> dict[str, list[int]]:
    each = [scoring.by_source(table, player) for player in table.players]
    return {name: [own[name] for own in each] for name in figures.SETS}
