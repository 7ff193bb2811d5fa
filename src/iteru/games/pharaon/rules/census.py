"""What no action may create or lose."""

from iteru.engine.bits import places_in
from iteru.games.pharaon.rules.moves import (
    MARKER,
    NOBLE_COUNT,
    RESOURCES,
    TOKEN_COUNT,
    TOKENS,
)
from iteru.games.pharaon.rules.position import EMPTY, Position, rejected_card
from iteru.games.pharaon.rules.wheel import token_beside


def census(s: Position) -> dict[str, int]:
    """Counts the tokens of each kind, the nobles, the artisans and the jars."""
    tokens = tokens_in_play(s)
    counts = {TOKENS[kind]: tokens.count(kind) for kind in range(TOKEN_COUNT)}
    for kind in range(len(RESOURCES)):
        counts[RESOURCES[kind]] += s.bank[kind]
    counts |= {f"noble {card + 1}": nobles(s).count(card) for card in range(NOBLE_COUNT)}
    artisans = [*s.artisan_slots, *s.artisan_deck, *s.artisan_discard]
    artisans += [card for mask in s.artisans for card in places_in(mask)]
    jars = [*s.jars, *s.jar_stock, *s.jar_discard, *s.traitor_jars]
    jars.append(s.turned_jar)
    counts["artisans"] = len(set(artisans) - {EMPTY})
    counts["jars"] = len(set(jars) - {EMPTY})
    return counts


def tokens_in_play(s: Position) -> list[int]:
    """Returns every token outside the bank, by kind; markers and empty places apart."""
    found = [*s.bag, *s.offering_discard, *s.pairs, *s.bonus, *s.wheel, *s.columns]
    found += [token_beside(entry) for entry in s.beside]
    for place, count in enumerate(s.goods):
        found += [place % TOKEN_COUNT] * count
    return [kind for kind in found if kind not in (EMPTY, MARKER)]


def nobles(s: Position) -> list[int]:
    """Returns every noble, wherever it is."""
    rejected = [rejected_card(entry) for entry in s.rejected]
    owned = [card for mask in s.nobles for card in places_in(mask)]
    return [*s.noble_slots, *s.noble_deck, *s.noble_discard, *s.drawn, *rejected, *owned]
