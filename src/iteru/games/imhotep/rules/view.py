"""What a seat may know (R2.6), as plain JSON. Pictures, the API and choices are made from it."""

from functools import lru_cache
from typing import cast

from iteru.engine.agenda import detail_of, seat_of
from iteru.engine.game import View
from iteru.engine.setting import MAX_LAYOUTS
from iteru.games.imhotep.rules import cards, pyramids, temple, turn
from iteru.games.imhotep.rules.box import BONUSES, Layout
from iteru.games.imhotep.rules.moves import CARD_COUNT, CARDS, MARKET, SHIPS, SITES, SPACES
from iteru.games.imhotep.rules.position import EMPTY, SENT_BACK, WAITING, harbour_of, stones_to_take
from iteru.games.imhotep.rules.scoring import breakdown, points_so_far
from iteru.games.imhotep.rules.state import ImhotepState
from iteru.games.imhotep.rules.temple import seen_from_above
from iteru.games.imhotep.view_types import (
    Asks,
    BurialChamberView,
    ImhotepView,
    MarketView,
    ObelisksView,
    OptionsView,
    PlayerView,
    Printed,
    PyramidSpace,
    PyramidsView,
    RoundCards,
    ShipView,
    TempleSpace,
    TempleView,
)

BONUS_WORDS = {code: word for word, code in BONUSES.items()}


def view(s: ImhotepState, seat: int | None) -> ImhotepView:
    """Returns all that a seat (None: a spectator) may know."""
    points = breakdown(s)
    so_far = points_so_far(s)
    return {
        "game": "imhotep",
        "seat": seat,
        "seats": s.seats,
        "options": cast(OptionsView, vars(s.layout.options).copy()),
        "round": s.round,
        "rounds": s.layout.rounds,
        "actor": s.actor if s.agenda else None,
        "asks": asks(s),
        "ships": [ship_view(s, ship) for ship in range(SHIPS)],
        "harbours": {site: known(harbour_of(s, index)) for index, site in enumerate(SITES)},
        "unloading": unloading(s),
        "market": market_view(s, seat),
        "pyramids": pyramids_view(s),
        "temple": temple_view(s),
        "burial_chamber": burial_chamber_view(s),
        "obelisks": obelisks_view(s),
        "players": [
            player_view(s, player, so_far[player], sum([row[player] for row in points.values()]))
            for player in range(s.seats)
        ],
        "points": points,
        "winners": [] if s.agenda else s.winners(),
        "round_cards": round_cards_view(s),
    }


def beside(s: ImhotepState, seat: int | None, other: ImhotepView) -> ImhotepView:
    """Returns a seat's view, given another seat's: all but the pair is the same for everybody."""
    market: MarketView = {**other["market"], "pair_cards": pair_cards(s, seat)}
    return {**other, "seat": seat, "market": market}


def constants(layout: Layout) -> View:
    """Returns the printed parts of a view that never change."""
    return {"market": printed_on_cards(layout), "temple": {"spaces": temple_spaces(layout)}}


@lru_cache(maxsize=MAX_LAYOUTS)
def printed_on_cards(layout: Layout) -> Printed:
    colours = dict(zip(CARDS, layout.card_colour, strict=True))
    return {"colours": colours, "does": layout.card_facts}


@lru_cache(maxsize=MAX_LAYOUTS)
def temple_spaces(layout: Layout) -> list[TempleSpace]:
    return [
        {
            "points": layout.temple_points[space],
            "bonus": BONUS_WORDS.get(layout.temple_bonus[space]),
        }
        for space in range(layout.temple_width)
    ]


def known(index: int) -> int | None:
    return None if index == EMPTY else index


def stones(owners: list[int]) -> list[int | None]:
    return [known(owner) for owner in owners]


def asks(s: ImhotepState) -> Asks | None:
    """Returns the present question, its ship or space, and how many stones the seat could take."""
    question = s.asked()
    if question is None:
        return None
    seat = seat_of(s.agenda[-1])
    return {
        "question": question.name,
        "seat": seat,
        "detail": detail_of(s.agenda[-1]),
        "stones": stones_to_take(s, seat, stones_offered(s)),
    }


def stones_offered(s: ImhotepState) -> int:
    """Returns how many stones the question lets a seat take, whatever fits on the sled or is in the quarry."""
    if s.on_top(turn.TURN):
        return s.layout.take
    if s.on_top(pyramids.BONUS_STONES):
        return s.layout.bonus_stones
    return s.layout.choice_stones if s.on_top(temple.TEMPLE_CHOICE) else 0


def unloading(s: ImhotepState) -> list[int]:
    """Returns the spaces in the order of unloading; while a lever's order is announced, those announced so far."""
    announcing = s.on_top(cards.UNLOAD_ORDER)
    return list(s.order) if announcing else list(reversed(s.order))


def ship_view(s: ImhotepState, ship: int) -> ShipView:
    where = s.berth[ship]
    size = s.ships[ship]
    return {
        "size": size,
        "minimum": s.layout.minimum[size],
        "cargo": stones(s.cargo[ship * SPACES : ship * SPACES + size]),
        "site": SITES[where] if where not in (WAITING, SENT_BACK) else None,
        "waits": where == WAITING,
    }


def market_view(s: ImhotepState, seat: int | None) -> MarketView:
    return {
        "cards": [None if card == EMPTY else CARDS[card] for card in s.stalls],
        "pair": len(s.pair),
        "pair_cards": pair_cards(s, seat),
        **printed_on_cards(s.layout),
        "in_use": [CARDS[detail_of(entry)] for entry in s.waiting(cards.DISCARD)],
        "draw_pile": len(s.deck),
        "discards": {CARDS[card]: s.discard.count(card) for card in sorted(set(s.discard))},
        "ship": known(harbour_of(s, MARKET)),
    }


def pair_cards(s: ImhotepState, seat: int | None) -> list[str]:
    """Shows the pair only to the seat that looks at it now."""
    return [CARDS[card] for card in s.pair] if s.looks_at_pair(seat) else []


def pyramids_view(s: ImhotepState) -> PyramidsView:
    start = s.layout.pyramid_start
    spaces: list[PyramidSpace] = [
        {
            "owner": known(owner),
            "points": s.layout.pyramid_points[space],
            "bonus": BONUS_WORDS.get(s.layout.pyramid_bonus[space]),
        }
        for space, owner in enumerate(s.pyramid)
    ]
    return {
        "names": list(s.layout.pyramid_names),
        "levels": s.layout.pyramid_levels,
        "pyramids": [spaces[start[i] : start[i + 1]] for i in range(s.layout.pyramids)],
        "beyond": s.overflow.copy(),
        "beyond_points": s.layout.overflow,
    }


def temple_view(s: ImhotepState) -> TempleView:
    width = s.layout.temple_width
    return {
        "width": width,
        "spaces": temple_spaces(s.layout),
        "choice_points": s.layout.choice_points,
        "choice_stones": s.layout.choice_stones,
        "stones": s.temple.copy(),
        "seen": [known(seen_from_above(s, space)) for space in range(width)],
    }


def burial_chamber_view(s: ImhotepState) -> BurialChamberView:
    return {
        "rows": s.layout.burial_rows,
        "columns": s.layout.burial_columns,
        "stones": s.burial.copy(),
        "groups": s.layout.burial_groups,
        "further": s.layout.burial_further,
        "places": s.layout.burial_places,
    }


def obelisks_view(s: ImhotepState) -> ObelisksView:
    return {
        "heights": list(s.obelisk),
        "towers": s.towers.copy(),
        "tower_height": s.layout.tower_height,
        "tower_points": s.layout.tower_points,
        "tower_further": s.layout.tower_further,
        "places": s.layout.obelisk_places,
    }


def player_view(s: ImhotepState, seat: int, points: int, if_ended_now: int) -> PlayerView:
    """`points` are those scored so far; `if_ended_now` adds what only the end brings (R8.1)."""
    owned = s.owned[seat * CARD_COUNT : (seat + 1) * CARD_COUNT]
    return {
        "points": points,
        "if_ended_now": if_ended_now,
        "sled": s.sled[seat],
        "sled_room": s.layout.sled,
        "quarry": s.quarry[seat],
        "cards": {CARDS[card]: count for card, count in enumerate(owned) if count},
    }


def round_cards_view(s: ImhotepState) -> RoundCards:
    """Returns the cards turned up so far, the current one last; the others without their order."""
    return {
        "seen": [card_ships(s, card) for card in s.round_cards[: s.round]],
        "unseen": [card_ships(s, card) for card in sorted(s.round_cards[s.round :])],
    }


def card_ships(s: ImhotepState, card: int) -> list[int]:
    return s.layout.round_cards[card * SHIPS : (card + 1) * SHIPS]
