"""What no action may create or lose."""

from iteru.games.valley_of_the_kings.rules.moves import CARDS
from iteru.games.valley_of_the_kings.rules.position import Position, kinds_in


def census(s: Position) -> dict[str, int]:
    """Counts every kind of card."""
    hidden = [*s.hand, *s.deck, *s.pile, s.looked]
    cards = [kind for zone in hidden for kind in kinds_in(zone)]
    cards += [
        kind
        for zone in (*s.tomb, s.pyramid, s.stock, s.boneyard, s.played, s.revealed)
        for kind in zone
    ]
    return {card: cards.count(kind) for kind, card in enumerate(CARDS)}
