"""A second model of what everybody knows of a player's cards (R2.7): all worlds there can be, followed from the events.

It knows nothing of how the engine remembers. A world says which cards are in hand, deck and each batch that was put away.
"""

from collections import Counter
from dataclasses import dataclass, field, replace
from itertools import combinations

from iteru.engine.events import Event, Journal
from iteru.games.valley_of_the_kings.rules.moves import CARDS
from iteru.games.valley_of_the_kings.rules.state import ValleyState

Cards = tuple[str, ...]
FROM_HAND = ("discarded", "sacrificed", "entombed", "gave")


class TooMany(Exception):
    """More worlds than we care to follow."""


@dataclass(frozen=True)
class World:
    """Where the cards of a player can be; all tuples are sorted."""

    hand: Cards
    deck: Cards
    lifted: Cards = ()
    looked: Cards = ()
    batches: tuple[Cards, ...] = ()


@dataclass
class Worlds:
    """What everybody knows of one player's cards."""

    worlds: set[World]
    pile: list[str | int] = field(default_factory=list)
    """From the bottom: a card that lies open or has been seen there, or the number of a batch."""
    on_deck: list[str] = field(default_factory=list)
    """Cards put on top of the deck, the uppermost last."""
    played: list[str] = field(default_factory=list)
    revealed: list[str] = field(default_factory=list)
    most: int = 2000

    def each(self, change: object) -> None:
        """Replace every world by those that can come of it."""
        assert callable(change)
        found: set[World] = set()
        for world in self.worlds:
            found.update(change(world))
            if len(found) > self.most:
                raise TooMany
        assert found, "the model has no world left"
        self.worlds = found

    # What happens to the cards

    def leaves_hand(self, card: str) -> None:
        self.each(lambda w: [replace(w, hand=without(w.hand, card))] if card in w.hand else [])

    def comes_to_hand(self, card: str) -> None:
        self.each(lambda w: [replace(w, hand=joined(w.hand, (card,)))])

    def shuffled(self) -> None:
        """All that was left of the deck has been lifted; then the pile becomes the deck."""
        lifted = tuple(self.on_deck)
        pile = tuple(card for card in self.pile if isinstance(card, str))
        batches = sorted({number for number in self.pile if isinstance(number, int)})
        self.on_deck, self.pile = [], []

        def change(w: World) -> list[World]:
            deck = joined(pile, *[w.batches[number] for number in batches])
            rest = joined(w.lifted, w.deck, lifted)
            return [replace(w, lifted=rest, deck=deck, batches=())]

        self.each(change)

    def lifts(self, count: int, to: str) -> None:
        """So many cards of the deck, with those lifted before a shuffle, into the hand or to be looked at."""
        count -= len(next(iter(self.worlds)).lifted)
        known = tuple(self.on_deck[-count:]) if count else ()
        self.on_deck = self.on_deck[: len(self.on_deck) - len(known)]

        def change(w: World) -> list[World]:
            return [
                replace(
                    w,
                    deck=minus(w.deck, drawn),
                    lifted=(),
                    **{to: joined(getattr(w, to), w.lifted, known, drawn)},  # type: ignore[arg-type]
                )
                for drawn in set(combinations(w.deck, count - len(known)))
            ]

        self.each(change)

    def revealed_top(self, card: str) -> None:
        if self.on_deck:
            assert self.on_deck.pop() == card
        else:
            self.each(lambda w: [replace(w, deck=without(w.deck, card))] if card in w.deck else [])
        self.revealed.append(card)

    def put_away(self) -> None:
        played = tuple(self.played)
        self.played = []
        size = len(next(iter(self.worlds)).hand) + len(played)
        number = len(next(iter(self.worlds)).batches)
        self.pile += [number] * size
        self.each(lambda w: [replace(w, hand=(), batches=(*w.batches, joined(w.hand, played)))])

    def seen_in_pile(self, place: int, card: str) -> None:
        """A card of the pile comes to light."""
        number = self.pile[place]
        if isinstance(number, str):
            assert number == card
            return
        self.pile[place] = card

        def change(w: World) -> list[World]:
            if card not in w.batches[number]:
                return []
            batches = list(w.batches)
            batches[number] = without(batches[number], card)
            return [replace(w, batches=tuple(batches))]

        self.each(change)

    def looked_through(self, discarded: list[str]) -> None:
        """Some of the cards looked at are discarded openly, the others kept."""

        def change(w: World) -> list[World]:
            if Counter(discarded) - Counter(w.looked):
                return []
            kept = minus(w.looked, tuple(discarded))
            return [replace(w, looked=(), hand=joined(w.hand, kept))]

        self.each(change)
        self.pile += discarded


def without(cards: Cards, card: str) -> Cards:
    return minus(cards, (card,))


def minus(cards: Cards, fewer: Cards) -> Cards:
    return tuple(sorted((Counter(cards) - Counter(fewer)).elements()))


def joined(*cards: Cards) -> Cards:
    return tuple(sorted(card for some in cards for card in some))


class Model:
    """The worlds of all players of a game that is being played."""

    def __init__(self, state: ValleyState, most: int = 2000) -> None:
        layout = state.layout
        starters = joined(*[(card,) * layout.each[kind] for kind, card in enumerate(CARDS)])
        self.players: list[Worlds | None] = []
        for _ in range(state.seats):
            worlds = Worlds({World((), starters)}, most=most)
            worlds.lifts(layout.hand_size, "hand")
            self.players.append(worlds)

    def follow(self, state: ValleyState, action: int) -> None:
        """Play an action, and note what everybody sees of it."""
        piles = [[CARDS[card >> 1] for card in pile] for pile in state.pile]
        state.journal = Journal()
        state.apply(action)
        events = [event for event in state.journal.events if event.known_to(None)]
        state.journal = None
        for seat in range(state.seats):
            worlds = self.players[seat]
            if worlds is not None:
                try:
                    for event in events:
                        note(worlds, seat, event, piles[seat])
                    settle(worlds, seat, state)
                except TooMany:
                    self.players[seat] = None


def note(worlds: Worlds, seat: int, event: Event, pile: list[str]) -> None:
    """What an event says of the cards of a seat; `pile` is its pile as it was, for the place a card was taken from."""
    card = str(event.facts.get("card", ""))
    if event.facts.get("owner") == seat:
        worlds.pile.append(card)
    if event.facts.get("seat") == seat:
        note_deck(worlds, event, card)
        note_hand(worlds, event, card)
        note_pile(worlds, event, card, pile)


def note_deck(worlds: Worlds, event: Event, card: str) -> None:
    if event.name == "shuffled":
        worlds.shuffled()
    elif event.name == "drew":
        worlds.lifts(int(event.facts["count"]), "hand")
    elif event.name == "looked":
        worlds.lifts(int(event.facts["count"]), "looked")
    elif event.name == "discarded-looked":
        worlds.looked_through(str(event.facts["cards"]).split())
    elif event.name in ("revealed", "revealed-in-vain"):
        worlds.revealed_top(card)


def note_hand(worlds: Worlds, event: Event, card: str) -> None:
    if event.name in ("laid", "acted"):
        for one in str(event.facts.get("cards", card)).split():
            worlds.leaves_hand(one)
            worlds.played.append(one)
    elif event.name == "refused":
        worlds.each(lambda w: [w] if card in w.hand else [])
    elif event.name == "reacted" or (event.name in FROM_HAND and event.facts["place"] == "hand"):
        worlds.leaves_hand(card)
        if event.name in ("reacted", "discarded"):
            worlds.pile.append(card)
    elif event.name == "took":
        worlds.comes_to_hand(card)


def note_pile(worlds: Worlds, event: Event, card: str, pile: list[str]) -> None:
    top = len(worlds.pile) - 1
    if event.name == "put-away":
        worlds.put_away()
    elif event.name == "uncovered":
        worlds.seen_in_pile(top, card)
    elif event.name == "stacked":
        worlds.seen_in_pile(top, card)
        worlds.on_deck.append(worlds.pile.pop())  # type: ignore[arg-type]
    elif event.facts.get("place") == "pile":
        place = len(pile) - 1 - pile[::-1].index(card)
        worlds.seen_in_pile(place, card)
        worlds.pile.pop(place)
    elif event.name in ("bought", "gained"):
        worlds.pile.append(card)


def settle(worlds: Worlds, seat: int, state: ValleyState) -> None:
    """After a move: cards that went back without a word, and the top of the pile, which lies open."""
    if seat == state.on_turn:
        while len(worlds.revealed) > len(state.revealed):
            worlds.pile.append(worlds.revealed.pop())
    if not state.looked:
        worlds.each(lambda w: [replace(w, looked=(), hand=joined(w.hand, w.looked))])
    if worlds.pile:
        worlds.seen_in_pile(len(worlds.pile) - 1, CARDS[state.pile[seat][-1] >> 1])


def world_of(state: ValleyState, seat: int, worlds: Worlds) -> World | None:
    """The world that a position is for everybody else, or None where it contradicts what has been seen."""
    hand, deck, pile = (
        [CARDS[card >> 1] for card in cards]
        for cards in (state.hand[seat], state.deck[seat], state.pile[seat])
    )
    on_deck = worlds.on_deck
    count = len(next(iter(worlds.worlds)).batches)
    batches: list[list[str]] = [[] for _ in range(count)]
    for card, known in zip(pile, worlds.pile, strict=True):
        if isinstance(known, int):
            batches[known].append(card)
        elif card != known:
            return None
    if deck[len(deck) - len(on_deck) :] != on_deck:
        return None
    rest = deck[: len(deck) - len(on_deck)]
    looked = [CARDS[card >> 1] for card in state.looked] if seat == state.on_turn else []
    return World(
        joined(tuple(hand)),
        joined(tuple(rest)),
        (),
        joined(tuple(looked)),
        tuple(joined(tuple(batch)) for batch in batches),
    )
