"""Cards in words, the same for pages and terminal."""

from iteru.kit.card_index import IndexCard
from iteru.words import Words


def card_values(card: IndexCard, words: Words) -> list[str]:
    """Returns the values of a card in a few words each, with how many there are and whether some were filled in."""
    copies = [words.say("card-copies", count=card.copies)] if card.copies > 1 else []
    filled_in = [words.say("card-reconstructed")] if card.is_reconstructed else []
    return [*[words.phrase(figure) for figure in card.figures], *copies, *filled_in]
