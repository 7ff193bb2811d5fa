"""What a seat may know (R2.7), as plain JSON. Pictures, the API and choices are made from it."""

from collections import Counter
from typing import cast

from iteru.engine.agenda import detail_of, seat_of
from iteru.games.valley_of_the_kings.rules import (
    actions,
    attacks,
    choosing,
    moves,
    pickable,
    reactions,
    steps,
    turn,
)
from iteru.games.valley_of_the_kings.rules.box import FIRST_SET, SETS
from iteru.games.valley_of_the_kings.rules.buying import payment
from iteru.games.valley_of_the_kings.rules.moves import CARDS
from iteru.games.valley_of_the_kings.rules.position import EMPTY, KNOWN, kind_of, kinds_in, price_of
from iteru.games.valley_of_the_kings.rules.printed import card_table, step_view
from iteru.games.valley_of_the_kings.rules.scoring import tomb_points
from iteru.games.valley_of_the_kings.rules.state import ValleyState
from iteru.games.valley_of_the_kings.view_types import (
    Asks,
    OptionsView,
    OwnCards,
    PlayerView,
    SetView,
    TurnView,
    ValleyView,
)


def view(s: ValleyState, seat: int | None) -> ValleyView:
    """Returns what a seat may know (None is a spectator). Seats and slots of the pyramid count from 0."""
    points = [tomb_points(s, player) for player in range(s.seats)]
    return {
        "game": "valley_of_the_kings",
        "seat": seat,
        "seats": s.seats,
        "options": cast(OptionsView, vars(s.layout.options).copy()),
        "turn": s.turns + 1 if s.agenda else s.turns,
        "turn_limit": turn.TURN_LIMIT,
        "on_turn": s.on_turn,
        "actor": s.actor if s.agenda else None,
        "asks": asks(s, seat),
        "pyramid": [known(kind) for kind in s.pyramid],
        "prices": [None if kind == EMPTY else price_of(s, kind) for kind in s.pyramid],
        "stock": len(s.stock),
        "boneyard": {
            "count": len(s.boneyard),
            "top": CARDS[s.boneyard[-1]] if s.boneyard else None,
        },
        "played": names(s.played),
        "revealed": names(s.revealed),
        "looked": looked_view(s, seat),
        "arranged": arranged_view(s, seat),
        "so_far": so_far(s),
        "players": [
            player_view(s, player, seat == player, points[player]) for player in range(s.seats)
        ],
        "points": {name: [one[number] for one in points] for number, name in enumerate(SETS)},
        "winners": [] if s.agenda else s.winners(),
        "cards": card_table(s.layout),
    }


def beside(s: ValleyState, seat: int | None, other: ValleyView) -> ValleyView:
    """A seat's view, given another seat's: of the players, only these two look different."""
    players = [
        player_view(s, player, seat == player, tomb_points(s, player))
        if player in (seat, other["seat"])
        else one
        for player, one in enumerate(other["players"])
    ]
    return {
        **other,
        "seat": seat,
        "asks": asks(s, seat),
        "looked": looked_view(s, seat),
        "arranged": arranged_view(s, seat),
        "players": players,
    }


def known(kind: int) -> str | None:
    return None if kind == EMPTY else CARDS[kind]


def names(kinds: list[int]) -> list[str]:
    return [CARDS[kind] for kind in kinds]


def hidden_names(cards: list[int]) -> list[str]:
    return names(kinds_in(cards))


def counted(kinds: list[int]) -> dict[str, int]:
    """Returns how many of each kind, in the order of the kinds."""
    return {CARDS[kind]: count for kind, count in sorted(Counter(kinds).items())}


def looked_view(s: ValleyState, seat: int | None) -> OwnCards:
    return {"count": len(s.looked), "cards": hidden_names(s.looked) if seat == s.on_turn else []}


def arranged_view(s: ValleyState, seat: int | None) -> OwnCards:
    return {"count": len(s.arranged), "cards": names(s.arranged) if seat == s.on_turn else []}


def so_far(s: ValleyState) -> TurnView:
    """Returns what the turn has brought about so far."""
    return {
        "laid": s.laid,
        "entombed": s.entombed,
        "changed": s.changed,
        "dearest": s.dearest,
        "gold_each": s.gold_each,
        "anywhere": s.anywhere,
        "cheaper": s.cheaper,
        "done": names(sorted(s.done)),
    }


# What is asked


def asks(s: ValleyState, seat: int | None) -> Asks | None:
    """The question on top of the agenda. Only the seat that could buy learns how the missing gold would be paid."""
    question = s.asked()
    if question is None:
        return None
    asked, detail = seat_of(s.agenda[-1]), detail_of(s.agenda[-1])
    found: Asks = {"question": question.name, "seat": asked}
    if question is turn.TURN:
        found["payments"] = payments(s, asked) if asked == seat else {}
    elif question in (choosing.CHOOSE, choosing.CHOOSE_MORE, attacks.VICTIM):
        step = pickable.step_of(s, detail)
        return {
            **found,
            **step_view(step),
            "card": CARDS[s.layout.card_of_step[step.index]],
            "chosen": s.chosen,
            "nth": pickable.nth_of(detail),
            "of": pickable.count_of(detail),
        }
    elif question is actions.KEEP_CARDS:
        found["count"] = detail
    elif question is reactions.REACTION:
        found["verb"] = steps.VERBS[detail]
        reacting = [kind for kind, how in enumerate(s.layout.reaction) if how == detail]
        found["cards"] = names(reacting)
    return found


def payments(s: ValleyState, seat: int) -> dict[str, list[str]]:
    """For each card that can be bought, the cards that would be laid for it."""
    slots = [moves.BUY.place(action) for action in s.legal_actions() if moves.BUY.has(action)]
    return {
        str(slot + 1): names(payment(s, seat, price_of(s, s.pyramid[slot]) - s.laid))
        for slot in slots
    }


# The players


def player_view(s: ValleyState, player: int, own: bool, points: list[int]) -> PlayerView:
    """One's own cards, but not their order in the deck; of others what lies open, what was seen, and how much there is."""
    hand, deck, pile = s.hand[player], s.deck[player], s.pile[player]
    owns = kinds_in(hand) + kinds_in(deck) + kinds_in(pile)
    if player == s.on_turn:
        owns += s.played + s.revealed + kinds_in(s.looked)
    lists = s.layout.open_lists
    looks = own and may_look_through_pile(s, player)
    return {
        "points": sum(points),
        "hand": len(hand),
        "hand_cards": hidden_names(hand if own else [card for card in hand if card & KNOWN]),
        "deck": len(deck),
        "deck_cards": counted(kinds_in(deck)) if looks and lists else None,
        "deck_top": hidden_names([card for card in deck if card & KNOWN])[::-1],
        "pile": len(pile),
        "pile_top": CARDS[kind_of(pile[-1])] if pile else None,
        "pile_cards": hidden_names(pile) if looks else None,
        "owned": len(owns),
        "owns": counted(owns) if lists else None,
        "tomb": names(sorted(s.tomb[player])),
        "sets": sets_view(s, player, points),
    }


def may_look_through_pile(s: ValleyState, player: int) -> bool:
    """R2.7: outside one's own turn, and when an action lets one choose from the pile; R11.4: at any time."""
    if s.layout.open_piles or not s.agenda or player != s.on_turn:
        return True
    if s.actor != player or s.asked() not in (choosing.CHOOSE, choosing.CHOOSE_MORE):
        return False
    step = pickable.step_of(s, detail_of(s.agenda[-1]))
    return bool(step.places & steps.PILE)


def sets_view(s: ValleyState, player: int, points: list[int]) -> dict[str, SetView]:
    """A tomb by sets: the cards, how many different ones there are of how many, and the points so far."""
    found: dict[str, SetView] = {}
    for number, name in enumerate(SETS):
        kinds = sorted(kind for kind in s.tomb[player] if s.layout.set_of[kind] == number)
        if kinds:
            found[name] = {
                "cards": counted(kinds),
                "different": len(set(kinds)),
                "size": s.layout.set_size[number] if number >= FIRST_SET else None,
                "points": points[number],
            }
    return found
