"""The five sites (R5, R6): what happens when a stone is delivered to each, and the market cards that act at once (R7.1)."""

from mypy_extensions import i64

from iteru.games.imhotep.rules.box import BUILD, CARD, CHOICE, LOAD_STONE, TAKE_STONES
from iteru.games.imhotep.rules.moves import (
    BURIAL_CHAMBER,
    CARD_COUNT,
    CARDS,
    KEEP,
    MARKET,
    OBELISKS,
    PYRAMID,
    PYRAMIDS,
    SPACES,
    TAKE,
    TEMPLE,
)
from iteru.games.imhotep.rules.position import (
    BONUS_CARD,
    BONUS_LOAD,
    BONUS_STONES,
    DISCARD,
    EARNED_OBELISKS,
    EARNED_PYRAMIDS,
    EARNED_TEMPLE,
    EMPTY,
    KEEP_ONE,
    PICK_CARD,
    PICK_PYRAMID,
    TEMPLE_CHOICE,
    UNLOAD_SHIP,
    Position,
    earn,
    free_spaces,
    push,
    stones_to_take,
    task_of,
)


def unload(s: Position, seat: i64, ship: i64) -> None:
    """R4.8: stone after stone is delivered; what one causes is settled before the next."""
    while s.order:
        push(s, UNLOAD_SHIP, seat, ship)
        unload_stone(s, ship, s.order.pop())
        if task_of(s.agenda[-1]) != UNLOAD_SHIP:
            return
        s.agenda.pop()


def unload_stone(s: Position, ship: i64, space: i64) -> None:
    place: i64 = ship * SPACES + space
    owner: i64 = s.cargo[place]
    site: i64 = s.berth[ship]
    if site == MARKET:
        come_to_market(s, owner)
    else:
        s.cargo[place] = EMPTY
        deliver(s, owner, site)


def deliver(s: Position, owner: i64, site: i64) -> None:
    """A stone arrives at a monument, from a ship or by a red card."""
    if site == PYRAMIDS:
        come_to_pyramids(s, owner)
    elif site == TEMPLE:
        come_to_temple(s, owner)
    elif site == BURIAL_CHAMBER:
        come_to_burial_chamber(s, owner)
    elif site == OBELISKS:
        come_to_obelisks(s, owner)


# The market


def come_to_market(s: Position, owner: i64) -> None:
    """R5.1: one card for the stone; R5.4: none if none is left; the last one is taken without asking."""
    actions: list[int] = []
    offer_cards(s, actions)
    if len(actions) > 1:
        push(s, PICK_CARD, owner, 0)
    elif actions:
        pick_card(s, owner, actions[0])


def offer_cards(s: Position, actions: list[int]) -> None:
    """R5.1: the face-up cards; R6.2: the pair is one more pick."""
    stall: i64
    for stall in range(len(s.stalls)):
        if s.stalls[stall] != EMPTY:
            actions.append(TAKE + stall)
    if s.pair:
        actions.append(TAKE + len(s.stalls))


def pick_card(s: Position, seat: i64, action: i64) -> None:
    stall: i64 = action - TAKE
    if stall == len(s.stalls):
        pick_pair(s, seat)
        return
    card: i64 = s.stalls[stall]
    s.stalls[stall] = EMPTY
    if s.journal is not None:
        s.journal.tell("took-card", {"seat": seat, "card": CARDS[card]})
    gain(s, seat, card)


def pick_pair(s: Position, seat: i64) -> None:
    """R6.1: only the owner of the stone looks at the pair."""
    if len(s.pair) == 1:
        card = s.pair.pop()
        if s.journal is not None:
            s.journal.reveal("took-card", {"seat": seat, "card": CARDS[card]})
        gain(s, seat, card)
        return
    if s.journal is not None:
        s.journal.tell("took-pair", {"seat": seat})
        s.journal.whisper(
            seat, "looked", {"first_card": CARDS[s.pair[0]], "second_card": CARDS[s.pair[1]]}
        )
    push(s, KEEP_ONE, seat, 0)


def keep_one(s: Position, seat: i64, action: i64) -> None:
    """R6.1: one card of the pair is kept, the other discarded face up."""
    kept: i64 = s.pair.pop(action - KEEP)
    other: i64 = s.pair.pop()
    s.discard.append(other)
    if s.journal is not None:
        s.journal.reveal("kept", {"seat": seat, "card": CARDS[kept], "other_card": CARDS[other]})
    gain(s, seat, kept)


def return_stones(s: Position, ship: i64) -> None:
    """R5.2: after the last pick at the market the stones go back to their owners' quarry."""
    space: i64
    for space in range(SPACES):
        owner: i64 = s.cargo[ship * SPACES + space]
        if owner != EMPTY:
            s.quarry[owner] += 1
            s.cargo[ship * SPACES + space] = EMPTY


def gain(s: Position, seat: i64, card: i64) -> None:
    """R5.3: red acts at once and is discarded, everything else lies before its owner."""
    if s.layout.card_effect[card] == BUILD:
        build_by_card(s, seat, card)
    else:
        s.hand[seat * CARD_COUNT + card] += 1


def build_by_card(s: Position, seat: i64, card: i64) -> None:
    """R7.1: one stone from the quarry to the card's site, then the card is discarded; R7.2: nothing if the quarry is empty."""
    push(s, DISCARD, seat, card)
    if s.quarry[seat] == 0:
        if s.journal is not None:
            s.journal.tell("no-stone-for-card", {"seat": seat, "card": CARDS[card]})
        return
    s.quarry[seat] -= 1
    deliver(s, seat, s.layout.card_site[card])


def draw(s: Position) -> i64:
    """The top card of the draw pile or EMPTY; R3.3: the discards are shuffled when the pile has run out."""
    if not s.deck:
        if not s.discard:
            return EMPTY
        s.deck, s.discard = s.discard, s.deck
        s.rng.shuffle(s.deck)
        if s.journal is not None:
            s.journal.tell("reshuffled", {"count": len(s.deck)})
    return s.deck.pop()


def draw_and_gain(s: Position, seat: i64) -> None:
    card = draw(s)
    if card == EMPTY:
        return
    if s.journal is not None:
        s.journal.reveal("drew-card", {"seat": seat, "card": CARDS[card]})
    gain(s, seat, card)


# The pyramids


def come_to_pyramids(s: Position, owner: i64) -> None:
    """R6.3: the owner chooses among the open pyramids; with one there is nothing to ask; R5.6: with none, one point."""
    actions: list[int] = []
    offer_pyramids(s, actions)
    if len(actions) > 1:
        push(s, PICK_PYRAMID, owner, 0)
    elif actions:
        build(s, owner, actions[0])
    else:
        s.overflow.append(owner)
        earn(s, EARNED_PYRAMIDS, owner, s.layout.overflow)
        if s.journal is not None:
            s.journal.tell("built-beyond", {"owner": owner, "points": s.layout.overflow})


def offer_pyramids(s: Position, actions: list[int]) -> None:
    pyramid: i64
    for pyramid in range(s.layout.pyramids):
        if s.pyramid[s.layout.pyramid_start[pyramid + 1] - 1] == EMPTY:
            actions.append(PYRAMID + pyramid)


def build(s: Position, owner: i64, action: i64) -> None:
    """R5.5, R6.3: onto the next free space of the pyramid, for its points at once and perhaps a bonus."""
    pyramid: i64 = action - PYRAMID
    space: i64 = s.layout.pyramid_start[pyramid]
    while s.pyramid[space] != EMPTY:
        space += 1
    s.pyramid[space] = owner
    points: i64 = s.layout.pyramid_points[space]
    earn(s, EARNED_PYRAMIDS, owner, points)
    if s.journal is not None:
        place: i64 = space - s.layout.pyramid_start[pyramid] + 1
        s.journal.tell(
            "built", {"owner": owner, "pyramid": pyramid + 1, "space": place, "points": points}
        )
    offer_bonus(s, owner, s.layout.pyramid_bonus[space])


def offer_bonus(s: Position, owner: i64, bonus: i64) -> None:
    """R6.4: the bonus of a space is offered if it can be used now."""
    if bonus == CARD and (s.deck or s.discard):
        push(s, BONUS_CARD, owner, 0)
    elif bonus == TAKE_STONES and stones_to_take(s, owner, s.layout.bonus_stones) > 0:
        push(s, BONUS_STONES, owner, 0)
    elif bonus == LOAD_STONE and s.sled[owner] > 0 and free_spaces(s) > 0:
        push(s, BONUS_LOAD, owner, 0)


# The temple


def come_to_temple(s: Position, owner: i64) -> None:
    """R5.7: the next space from the left, level upon level."""
    s.temple.append(owner)
    if s.journal is not None:
        s.journal.tell(
            "in-temple", {"owner": owner, "space": (len(s.temple) - 1) % s.layout.temple_width + 1}
        )


def seen_from_above(s: Position, space: i64) -> i64:
    """R5.8: the owner of the topmost stone on a space of the temple, or EMPTY."""
    width: i64 = s.layout.temple_width
    stones: i64 = len(s.temple)
    if space >= stones:
        return EMPTY
    return s.temple[(stones - 1 - space) // width * width + space]


def score_temple_space(s: Position, space: i64) -> None:
    """R5.8, R6.7: what the visible stone on one space brings its owner."""
    owner: i64 = seen_from_above(s, space)
    if owner == EMPTY:
        return
    bonus: i64 = s.layout.temple_bonus[space]
    if bonus == CHOICE:
        push(s, TEMPLE_CHOICE, owner, space)
    elif bonus == CARD:
        draw_and_gain(s, owner)
    else:
        score_temple(s, owner, space, s.layout.temple_points[space])


def score_temple(s: Position, owner: i64, space: i64, points: i64) -> None:
    earn(s, EARNED_TEMPLE, owner, points)
    if s.journal is not None:
        s.journal.tell("temple-scored", {"owner": owner, "space": space + 1, "points": points})


# The burial chamber and the obelisks


def come_to_burial_chamber(s: Position, owner: i64) -> None:
    """R5.9: column by column from the top left."""
    s.burial.append(owner)
    if s.journal is not None:
        place: i64 = len(s.burial) - 1
        rows: i64 = s.layout.burial_rows
        s.journal.tell(
            "buried", {"owner": owner, "row": place % rows + 1, "column": place // rows + 1}
        )


def come_to_obelisks(s: Position, owner: i64) -> None:
    """R5.11: onto one's own obelisk; R6.9: on side B three stones become a tower."""
    s.obelisk[owner] += 1
    if s.journal is not None:
        s.journal.tell("on-obelisk", {"owner": owner, "height": s.obelisk[owner]})
    if s.layout.obelisks_in_towers and s.obelisk[owner] == s.layout.tower_height:
        raise_tower(s, owner)


def raise_tower(s: Position, owner: i64) -> None:
    """R6.9: on the free tower space of the highest value; R6.10: beyond the printed spaces a fixed value."""
    tower: i64 = len(s.towers)
    points: i64 = (
        s.layout.tower_points[tower]
        if tower < len(s.layout.tower_points)
        else s.layout.tower_further
    )
    s.obelisk[owner] = 0
    s.towers.append(owner)
    earn(s, EARNED_OBELISKS, owner, points)
    if s.journal is not None:
        s.journal.tell("raised-tower", {"owner": owner, "points": points})
