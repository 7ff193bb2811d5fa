"""What everybody has seen of a seat's cards since all of those that nobody could place last lay in its deck together (R2.7).

`Position.memory` has a list of numbers for each seat, written while the game goes on; it is empty most of the time. It
begins when a deck is shuffled while its owner holds cards that nobody has seen: these were not shuffled, so none of them
can be a card that everybody knew to lie in the discard pile. `recall` reads the list.
"""

from typing import Final

from mypy_extensions import i64

from iteru.games.valley_of_the_kings.rules.position import KNOWN, Position, kind_of

# What a number says: one of these above a kind, or a batch of cards put away (`Position.order`).
SEEN_FROM_HAND: Final = 0
SEEN_FROM_DECK: Final = 1
LOOKED_THROUGH: Final = 2
"""How many of the cards looked at were discarded that nobody had seen; their kinds follow."""
SEEN_IN_PILE: Final = 3
"""The batch follows."""
PUT_AWAY: Final = 4
SHUFFLED: Final = 5
"""How many unseen cards were held follows, how many of those looked at, how many cards were known to lie in the pile, and
the kinds of these."""
WHAT_AT: Final = 6
VALUE_MASK: Final = (1 << WHAT_AT) - 1

IN_HAND: Final = 0


def note(what: i64, value: i64) -> i64:
    """A number of a memory: one of the above, with a kind or a batch."""
    return what << WHAT_AT | value


def what_of(number: i64) -> i64:
    return number >> WHAT_AT


def value_of(number: i64) -> i64:
    return number & VALUE_MASK


def remember_seen(s: Position, seat: i64, card: i64, what: i64) -> None:
    """A card that nobody had seen comes to light."""
    if s.memory[seat] and not card & KNOWN:
        s.memory[seat].append(note(what, kind_of(card)))


def remember_seen_in_pile(s: Position, seat: i64, card: i64, batch: i64) -> None:
    if s.memory[seat] and not card & KNOWN:
        s.memory[seat].append(note(SEEN_IN_PILE, kind_of(card)))
        s.memory[seat].append(batch)


def remember_looking(s: Position, seat: i64) -> None:
    """What is left of the cards looked at is about to be discarded. Noted even if that is none: the look is over."""
    if s.memory[seat]:
        kinds = [int(kind_of(card)) for card in s.looked if not card & KNOWN]
        s.memory[seat].append(note(LOOKED_THROUGH, len(kinds)))
        s.memory[seat].extend(kinds)


def remember_putting_away(s: Position, seat: i64, batch: i64) -> None:
    if s.memory[seat]:
        s.memory[seat].append(note(PUT_AWAY, batch))


def remember_shuffle(s: Position, seat: i64) -> None:
    """The pile is about to become the deck. Its order may be a secret: `in_no_order` hides it from others."""
    memory = s.memory[seat]
    looked: i64 = unseen_in(s.looked) if s.looked else 0
    held = unseen_in(s.hand[seat]) + looked
    if held == 0:
        memory.clear()
        return
    known = [int(kind_of(card)) for card in s.pile[seat] if card & KNOWN]
    memory.append(note(SHUFFLED, 0))
    memory.append(held)
    memory.append(looked)
    memory.append(len(known))
    memory.extend(known)


def in_no_order(memory: list[int]) -> list[int]:
    """A memory in which the cards of each pile that was shuffled are sorted."""
    found = memory.copy()
    at: i64 = 0
    while at < len(found):
        what = what_of(found[at])
        if what == SHUFFLED:
            known: i64 = found[at + 3]
            found[at + 4 : at + 4 + known] = sorted(found[at + 4 : at + 4 + known])
            at += 3 + known
        elif what == LOOKED_THROUGH:
            at += value_of(found[at])
        elif what == SEEN_IN_PILE:
            at += 1
        at += 1
    return found


def unseen_in(cards: list[int]) -> i64:
    count: i64 = 0
    card: i64
    for card in cards:
        if not card & KNOWN:
            count += 1
    return count


class Recollection:
    """Which of a seat's unseen cards can be where.

    Every unseen card has a rank, and so has every place of one: a card may lie in places of its own rank and above.
    `places` are the ranks of places that not every card may lie in, ascending; all of them are held (`batch` is IN_HAND)
    or were put away together. All other places have the highest rank, `top`.
    """

    def __init__(self, kinds: list[int]) -> None:
        self.kinds = kinds
        self.ranks = [0] * len(kinds)
        self.top: i64 = 0
        self.places: list[int] = []
        self.in_hand: i64 = 0
        """How many of them, the first ones, are in the hand for sure; of the others some may be cards looked at."""
        self.batch: i64 = IN_HAND

    def shuffled(self, held: i64, looked: i64, known: list[int]) -> None:
        """Known cards and those of the pile become a deck; `held` cards, with those `looked` at, stay where they are.

        How many of the cards up to a rank can be held follows from the places in the pile that only they can fill: the more
        of these there are, the fewer. So the order of the ranks turns round. When the restricted places are held
        already, no unseen card lay in the pile, and all there are have been held; what lies in the hand stays known as
        well as it was.
        """
        if self.places and self.batch == IN_HAND and looked > 0:
            self.in_hand = len(self.places)
            self.places.extend([int(self.top)] * (held - self.in_hand))
        elif self.places and self.batch == IN_HAND:
            self.ranks = [0] * len(self.kinds)
            self.places = [0] * held
            self.top = 0
        else:
            most = self.most_held(held)
            places: list[int] = []
            rank: i64
            for rank in range(self.top, -1, -1):
                fewer: i64 = most[rank - 1] if rank > 0 else 0
                places.extend([int(self.top - rank)] * (most[rank] - fewer))
            self.places = places
            self.ranks = [self.top - rank for rank in self.ranks]
        self.top += 1
        self.kinds.extend(known)
        self.ranks.extend([int(self.top)] * len(known))
        self.batch = IN_HAND

    def most_held(self, held: i64) -> list[int]:
        """For each rank how many cards up to it can be among the `held` ones."""
        most = [int(held)] * (self.top + 1)
        rank: i64
        for rank in range(self.top - 1, -1, -1):
            cards: i64 = -self.places_up_to(rank)
            for one in self.ranks:
                if one <= rank:
                    cards += 1
            most[rank] = min(most[rank + 1], cards)
        return most

    def came_to_light(self, kind: i64, among_restricted: bool) -> None:
        """A card came to light, from among the restricted places or from elsewhere.

        Of equal cards, and of the places it can have come from, those are taken that leave most open.
        """
        found: i64 = -1
        place: i64
        for place in range(len(self.kinds)):
            if self.kinds[place] == kind and (
                found < 0 or (self.ranks[place] < self.ranks[found]) == among_restricted
            ):
                found = place
        rank = self.ranks.pop(found)
        self.kinds.pop(found)
        if among_restricted:
            for place in range(len(self.places)):
                if self.places[place] >= rank:
                    self.places.pop(place)
                    break

    def looked_through(self, kinds: list[int], held: i64) -> None:
        """Cards looked at were discarded; `held` of those looked at lay in restricted places, the others did not.

        Two things are known: how the cards left can be held if any number of the discarded ones lay there, and
        that of the restricted places `held` at most are free now. Often the second follows from the first.
        """
        others = self.copy()
        others.places = self.places[: self.in_hand] + self.places[self.in_hand + held :]
        for kind in kinds:
            self.came_to_light(kind, held > 0)
            others.came_to_light(kind, False)
        if held > 0 and (self.in_hand > 0 or held < len(kinds)):
            self.agree_with(others)
        self.in_hand = 0

    def copy(self) -> "Recollection":
        same = Recollection(self.kinds.copy())
        same.ranks, same.places = self.ranks.copy(), self.places.copy()
        same.top, same.in_hand, same.batch = self.top, self.in_hand, self.batch
        return same

    def agree_with(self, other: "Recollection") -> None:
        """What another recollection of these cards says is true as well.

        Each rank says that of some cards at least so many lie in restricted places. Of these sets of cards each must hold
        the one before: where two overlap otherwise, something may get lost, but nothing is said that is not true.
        """
        own = sorted(zip(self.kinds, self.ranks, strict=True))
        others = sorted(zip(other.kinds, other.ranks, strict=True))
        needs: list[Need] = []
        rank: i64
        for rank in range(self.top):
            needs.append(Need(up_to(rank, own), self.places_up_to(rank)))
            needs.append(Need(up_to(rank, others), other.places_up_to(rank)))
        self.kinds = [kind for kind, _ in own]
        self.follow(chain_of(needs))

    def follow(self, chain: list["Need"]) -> None:
        """The ranks that sets of cards stand for, each of which holds the one before."""
        self.top = len(chain)
        self.ranks = [int(self.top)] * len(self.kinds)
        self.places = []
        rank: i64
        for rank in range(self.top - 1, -1, -1):
            for card in chain[rank].cards:
                self.ranks[card] = rank
        for rank in range(self.top):
            self.places.extend([int(rank)] * (chain[rank].count - len(self.places)))

    def places_up_to(self, rank: i64) -> i64:
        count: i64 = 0
        for place in self.places:
            if place <= rank:
                count += 1
        return count


class Need:
    """At least so many of some cards (their places in `Recollection.kinds`) lie in restricted places."""

    def __init__(self, cards: set[int], count: i64) -> None:
        self.cards = cards
        self.count: i64 = count

    @property
    def spare(self) -> i64:
        """How many of the cards may lie elsewhere."""
        return len(self.cards) - self.count

    def together_with(self, other: "Need") -> "Need":
        """What both say of all their cards; it says the same as both if `other` spares no card."""
        count = self.count + other.count - len(self.cards & other.cards)
        return Need(self.cards | other.cards, count)


def up_to(rank: i64, cards: list[tuple[int, int]]) -> set[int]:
    return {place for place, (_, its_rank) in enumerate(cards) if its_rank <= rank}


def chain_of(needs: list[Need]) -> list[Need]:
    """The needs that say more than those before, each made to hold the cards of the one before."""
    chain: list[Need] = []
    count: i64 = 0
    for need in sorted(needs, key=lambda one: one.spare):
        larger = need
        if chain and not chain[-1].cards <= need.cards:
            larger = need.together_with(chain[-1])
        if larger.count > count:
            chain.append(larger)
            count = larger.count
    return chain


def recall(memory: list[int], unseen: list[int]) -> Recollection:
    """Returns what a memory says of the kinds that are unseen now."""
    recollection = Recollection(unseen_at_first(memory, unseen))
    looked: i64 = 0
    at: i64 = 0
    while at < len(memory):
        what = what_of(memory[at])
        value = value_of(memory[at])
        in_hand = recollection.batch == IN_HAND
        if what == SHUFFLED:
            looked = memory[at + 2]
            known: i64 = memory[at + 3]
            recollection.shuffled(memory[at + 1], looked, memory[at + 4 : at + 4 + known])
            at += 3 + known
        elif what == PUT_AWAY:
            if in_hand:
                recollection.batch = value
        elif what == SEEN_IN_PILE:
            recollection.came_to_light(value, not in_hand and recollection.batch == memory[at + 1])
            at += 1
        elif what == LOOKED_THROUGH:
            recollection.looked_through(memory[at + 1 : at + 1 + value], looked if in_hand else 0)
            looked = 0
            at += value
        else:
            recollection.came_to_light(value, in_hand and what == SEEN_FROM_HAND)
        at += 1
    return recollection


def unseen_at_first(memory: list[int], unseen: list[int]) -> list[int]:
    """The kinds that were unseen when a memory began, ascending."""
    kinds = sorted(unseen)
    come: list[int] = []
    at: i64 = 0
    while at < len(memory):
        what = what_of(memory[at])
        if what == SHUFFLED:
            known: i64 = memory[at + 3]
            come.extend(memory[at + 4 : at + 4 + known])
            at += 3 + known
        elif what == LOOKED_THROUGH:
            looked: i64 = value_of(memory[at])
            kinds.extend(memory[at + 1 : at + 1 + looked])
            at += looked
        elif what != PUT_AWAY:
            kinds.append(value_of(memory[at]))
            at += 1 if what == SEEN_IN_PILE else 0
        at += 1
    for kind in come:
        kinds.remove(kind)
    kinds.sort()
    return kinds
