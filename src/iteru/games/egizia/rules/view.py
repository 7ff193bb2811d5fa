"""What a seat may know (R2.6), as plain JSON. Pictures, the API and choices are made from it."""

from collections import Counter
from functools import lru_cache
from typing import cast

from iteru.engine.agenda import detail_of, seat_of
from iteru.engine.setting import MAX_LAYOUTS
from iteru.games.egizia.rules import (
    bricks,
    building,
    building_step,
    feeding,
    gains,
    sailing,
    scoring,
    secrets,
    sphinx,
)
from iteru.games.egizia.rules.box import CARD_SPACE, SITE_SPACE, Layout
from iteru.games.egizia.rules.card_table import card_table, effect_view, sphinx_table
from iteru.games.egizia.rules.codes import (
    colour_of_field,
    count_of_seat,
    kind_of_card,
    kind_of_field,
    owner_of,
    what_of,
)
from iteru.games.egizia.rules.consequences import NO_SPACE, free_leftover
from iteru.games.egizia.rules.fields import grain, printed_colour, production, value_of_field
from iteru.games.egizia.rules.moves import (
    ADD,
    ADD_STRENGTH,
    CARDS,
    COLOURS,
    CREW_COUNT,
    CREWS,
    FIRST_PERMANENT,
    GRAIN_MARKET,
    HELD_COUNT,
    SECTIONS,
    SITES,
    SPHINX_CARDS,
    SPHINX_SITE,
    STONE_SALE,
    STRUCTURES,
)
from iteru.games.egizia.rules.position import (
    EMPTY,
    FEEDING,
    FIRST_CARDS,
    OVER,
    PHASES,
    START_CARD,
    penalty_of,
    total_strength,
)
from iteru.games.egizia.rules.state import EgiziaState
from iteru.games.egizia.view_types import (
    Asks,
    EffectView,
    EgiziaView,
    FedView,
    FeedingView,
    FieldView,
    GravesView,
    KeptView,
    NileView,
    OptionsView,
    PlayerView,
    QuarryView,
    RowView,
    SectionView,
    SiteView,
    SpaceView,
    SphinxView,
    StepView,
    TracksView,
)

SITE_QUESTIONS = (
    building_step.BUILD,
    building_step.TEAM,
    building_step.BRICK,
    building_step.TRACK,
)
SPHINX_QUESTIONS = (sphinx.EXTRA, sphinx.KEEP, sphinx.KEEP_SECOND)
LINE_QUESTIONS = SITE_QUESTIONS + SPHINX_QUESTIONS + (building.GO_FIRST,)


def view(s: EgiziaState, seat: int | None) -> EgiziaView:
    """Returns all that a seat (None: a spectator) may know. Seats count from 0, all places from 1."""
    points = scoring.breakdown(s)
    return {
        "game": "egizia",
        "seat": seat,
        "seats": s.seats,
        "options": cast(OptionsView, vars(s.layout.options).copy()),
        "round": s.round,
        "rounds": s.layout.rounds,
        "phase": PHASES[s.phase],
        "actor": s.actor if s.agenda else None,
        "asks": asks(s),
        "order": list(s.order),
        "river": [space_view(s, place) for place in range(s.layout.river)],
        "lowest": [place + 1 for place in s.lowest],
        "sites": [site_view(s, site) for site in range(len(SITES))],
        "building": building_view(s),
        "sphinx": sphinx_view(s, seat),
        "obelisk": {"values": s.layout.obelisk, "owners": list(s.obelisk)},
        "graves": graves_view(s),
        "pyramid": {"rows": [row_view(s, row) for row in range(s.layout.rows)]},
        "temple": {section: section_view(s, n) for n, section in enumerate(SECTIONS)},
        "tracks": tracks_view(s),
        "ring": s.ring + 1,
        "score_order": scoring.final_track(s) if s.phase == OVER else list(s.track),
        "bonus": s.layout.bonus[1:],
        "scarab_at": s.layout.scarab,
        "players": [
            player_view(s, player, seat, sum([row[player] for row in points.values()]))
            for player in range(s.seats)
        ],
        "points": points,
        "winners": [] if s.agenda else s.winners(),
        "nile": nile_view(s),
        "cards": card_table(s.layout),
        "sphinx_table": sphinx_table(s.layout),
    }


def beside(s: EgiziaState, seat: int | None, other: EgiziaView) -> EgiziaView:
    """Returns a seat's view, given another seat's: only the Sphinx cards are secret."""
    players: list[PlayerView] = [
        {**one, **sphinx_of(s, player, seat)} for player, one in enumerate(other["players"])
    ]
    return {**other, "seat": seat, "sphinx": sphinx_view(s, seat), "players": players}


def known(index: int) -> int | None:
    return None if index == EMPTY else index


# What is asked


def asks(s: EgiziaState) -> Asks | None:
    """Returns the present question, and what it is about."""
    question = s.asked()
    if question is None:
        return None
    seat, detail = seat_of(s.agenda[-1]), detail_of(s.agenda[-1])
    name = question.name
    is_double = question is gains.DOUBLE
    return {
        "question": name,
        "seat": seat,
        "site": site_asked(s),
        "space": detail + 1 if is_double else None,
        "town": s.layout.space_name[detail] if is_double else None,
        "cheapest": cheapest(s, detail) if question is building_step.BUILD else None,
        "count": count_asked(s, seat, detail),
        "free_card": free_card(s, seat) if question is sailing.TAKE_LEFTOVER else None,
        "may": team_may(s) if question is building_step.TEAM else None,
    }


def site_asked(s: EgiziaState) -> str | None:
    """Returns the site that the question is about."""
    question = s.asked()
    if question in LINE_QUESTIONS:
        return SITES[building_site(s)]
    return SITES[detail_of(s.agenda[-1])] if question is sailing.BERTH else None


def count_asked(s: EgiziaState, seat: int, detail: int) -> int | None:
    """Returns steps of a crew, cards drawn or kept so far, missing grain, or whether a ship must be placed."""
    question = s.asked()
    if question is feeding.FEED:
        return feeding.missing_grain(s, seat)
    counts = question in SPHINX_QUESTIONS or question in (gains.CREW, sailing.SAIL)
    return detail if counts else None


def team_may(s: EgiziaState) -> str:
    """R7.7: says whether a team can still be strengthened, can begin its work, or both."""
    actions = s.legal_actions()
    additions = [action for action in actions if ADD.has(action) or ADD_STRENGTH.has(action)]
    if not additions:
        return "begin"
    return "add" if len(additions) == len(actions) else "both"


def free_card(s: EgiziaState, seat: int) -> str | None:
    """Returns a card left on the river that costs no points this round."""
    place = free_leftover(s, seat)
    return None if place == NO_SPACE else CARDS[s.river[place]]


def cheapest(s: EgiziaState, site: int) -> int | None:
    price = bricks.cheapest(s, site)
    return None if price == bricks.NOTHING else price


def building_view(s: EgiziaState) -> StepView | None:
    """Returns the running total of a building step."""
    question = s.asked()
    if question not in SITE_QUESTIONS and question not in SPHINX_QUESTIONS:
        return None
    seat, detail = seat_of(s.agenda[-1]), detail_of(s.agenda[-1])
    site = SPHINX_SITE if question in SPHINX_QUESTIONS else detail
    named = s.team > 0
    strength = s.strength if named else 0
    used = s.paid if named else 0
    return {
        "site": SITES[site],
        "seat": seat,
        "crews": [crew for number, crew in enumerate(CREWS) if s.team >> number & 1],
        "boost": s.boost if named else 0,
        "strength": strength,
        "used": used,
        "left": strength - used,
        "stones": s.stones[seat],
        "points": used if named and site != SPHINX_SITE else 0,
        "cheapest": cheapest(s, site),
    }


# The board


def space_view(s: EgiziaState, place: int) -> SpaceView:
    kind = s.layout.space_type[place]
    card = s.river[place]
    found: SpaceView = {
        "position": place + 1,
        "type": ("card", "round", "site")[kind],
        "name": None if kind == CARD_SPACE else s.layout.space_name[place],
        "card": None if card == EMPTY else CARDS[card],
        "ships": [owner_of(ship) for ship in s.fleet if what_of(ship) == place],
    }
    if kind not in (CARD_SPACE, SITE_SPACE):
        found["barred"] = s.layout.barred[place]
        found["effect"] = town_effects(s.layout)[place]
    if kind == CARD_SPACE and card == EMPTY and found["ships"]:
        found["taken"] = CARDS[laid_out_at(s, place)]
    return found


def laid_out_at(s: EgiziaState, place: int) -> int:
    """R3.2: returns the card that was laid out on a space at the beginning of this round."""
    return s.nile[s.layout.deal_from[s.round - 1] + s.layout.card_spaces.index(place)]


@lru_cache(maxsize=MAX_LAYOUTS)
def town_effects(layout: Layout) -> list[EffectView]:
    return [effect_view(effect) for effect in layout.effects]


def site_view(s: EgiziaState, site: int) -> SiteView:
    first = site * s.layout.berths
    builds = s.asked() in LINE_QUESTIONS
    here = builds and building_site(s) == site
    return {
        "name": SITES[site],
        "place": s.layout.places[site],
        "position": s.layout.site_position[site] + 1,
        "berths": [known(seat) for seat in s.berth[first : first + s.layout.berths]],
        "covered": s.layout.most_berths - s.layout.berths,
        "waiting": [owner_of(ship) for ship in s.substitutes if what_of(ship) == site],
        "line": list(s.line) if here else [],
        "took_part": [seat for seat in range(s.seats) if s.took_part[seat] >> site & 1],
    }


def building_site(s: EgiziaState) -> int:
    """Returns the site where seats build now."""
    if s.asked() in SPHINX_QUESTIONS:
        return SPHINX_SITE
    return building.site_of(detail_of(s.agenda[-1]))


def sphinx_view(s: EgiziaState, seat: int | None) -> SphinxView:
    """R2.6: a seat knows the cards that it has put under the deck, and those it has drawn."""
    return {
        "deck": len(s.deck),
        "known": [
            SPHINX_CARDS[kind_of_card(card)] if secrets.knows(card, seat) else None
            for card in s.deck
        ],
        "drawn": len(s.drawn),
        "drawn_cards": [SPHINX_CARDS[kind] for kind in secrets.drawn_cards(s, seat)],
        "limit": s.layout.draw_limit,
        "keep": s.layout.keep,
        "returned_points": s.layout.returned_points,
    }


def graves_view(s: EgiziaState) -> GravesView:
    return {
        "spaces": s.layout.graves,
        "owners": list(s.graves),
        "values": s.grave_tiles[: secrets.open_tiles(s)],
        "laid": s.graves_laid,
        "table": [
            list(row) for row in zip(s.layout.grave_totals, s.layout.grave_points, strict=True)
        ],
    }


def row_view(s: EgiziaState, row: int) -> RowView:
    start = s.layout.row_start
    return {
        "value": s.layout.row_values[row],
        "owners": [known(owner) for owner in s.pyramid[start[row] : start[row + 1]]],
        "open": bricks.is_row_open(s, row),
    }


def section_view(s: EgiziaState, section: int) -> SectionView:
    return {
        "values": s.layout.temple[section],
        "owners": [owner_of(brick) for brick in s.temple if what_of(brick) == section],
        "open": bricks.is_section_open(s, section),
    }


def tracks_view(s: EgiziaState) -> TracksView:
    layout, seats = s.layout, s.seats
    sale = s.markers[STONE_SALE * seats : (STONE_SALE + 1) * seats]
    market = s.markers[GRAIN_MARKET * seats : (GRAIN_MARKET + 1) * seats]
    return {
        "stone_sale": {
            "spaces": layout.bottom[STONE_SALE] + 1,
            "sells_from": layout.sells_from + 1,
            "stones": layout.bottom_stones,
            "stones_per_point": layout.stones_per_point,
            "at": [place + 1 for place in sale],
        },
        "grain_market": {
            "spaces": layout.bottom[GRAIN_MARKET] + 1,
            "penalty": layout.penalty,
            "points": layout.bottom_points,
            "at": [place + 1 for place in market],
        },
    }


def nile_view(s: EgiziaState) -> NileView:
    """Returns the deck in use, how many of its cards are still face down, and the cards that left the game face up."""
    deck = s.layout.deck_of_round[max(0, s.round - 1)]
    dealt = s.layout.deck_of_round[: s.round].count(deck) * len(s.layout.card_spaces)
    gone = {CARDS[card]: count for card, count in sorted(Counter(s.gone).items())}
    return {"deck": deck, "left": len(s.layout.decks[deck - 1]) - dealt, "gone": gone}


# The players


def player_view(s: EgiziaState, player: int, seat: int | None, total: int) -> PlayerView:
    """Returns what a seat may know of a player; `total` are the player's points if the game ended now."""
    so_far = total if s.phase == OVER else s.points[player]
    crews = s.crews[player * CREW_COUNT : (player + 1) * CREW_COUNT]
    return {
        "points": so_far,
        "if_ended_now": total,
        "tile": s.order.index(player) + 1,
        "scarab": so_far >= s.layout.scarab,
        "stones": s.stones[player],
        "stone_limit": s.layout.stone_limit,
        "ships": s.ships[player],
        "passed": bool(s.passed >> player & 1) and s.phase != FIRST_CARDS,
        "crews": dict(zip(CREWS, crews, strict=True)),
        "crew_limit": s.layout.crew_limit,
        "used": [crew for number, crew in enumerate(CREWS) if s.used[player] >> number & 1],
        "fields": fields_view(s, player),
        "quarries": [
            quarry_view(s, what_of(card)) for card in s.quarries if owner_of(card) == player
        ],
        "production": production(s, player),
        "cards": held(s.held, player),
        "used_cards": held(s.worked, player),
        "attached": s.attached[player],
        "feeding": feeding_view(s, player),
        "graves": [s.grave_tiles[n] for n, owner in enumerate(s.graves) if owner == player],
        "grave_total": scoring.grave_total(s, player),
        "bricks": {one: bricks.bricks_of(s, player, n) for n, one in enumerate(STRUCTURES)},
        "sites": [site for n, site in enumerate(SITES) if s.took_part[player] >> n & 1],
        **sphinx_of(s, player, seat),
    }


def held(counts: list[int], player: int) -> dict[str, int]:
    """Returns the cards with their number, in the order of the kinds."""
    own = counts[player * HELD_COUNT : (player + 1) * HELD_COUNT]
    return {CARDS[FIRST_PERMANENT + number]: count for number, count in enumerate(own) if count}


def fields_view(s: EgiziaState, player: int) -> list[FieldView]:
    own = [field for field in s.fields if owner_of(field) == player]
    return [
        {
            "number": number,
            "card": None if kind_of_field(field) == START_CARD else CARDS[kind_of_field(field)],
            "colour": COLOURS[colour_of_field(field)],
            "printed": COLOURS[printed_colour(s, field)],
            "value": value_of_field(s, field),
            "watered": colour_of_field(field) <= s.ring,
        }
        for number, field in enumerate(own, start=1)
    ]


def quarry_view(s: EgiziaState, kind: int) -> QuarryView:
    if kind == START_CARD:
        return {"card": None, "value": s.layout.start_quarry}
    return {"card": CARDS[kind], "value": s.layout.value[kind]}


def feeding_view(s: EgiziaState, player: int) -> FeedingView:
    """Returns what feeding costs at each place of the ring, without the help of cards and stones."""
    strength = total_strength(s, player)
    penalty = penalty_of(s, player)
    fed = s.fed if s.phase == FEEDING and s.feeding[-1:] == [player] else 0
    brings = [grain(s, player, ring) for ring in range(len(COLOURS))]
    by_ring: list[FedView] = [
        {
            "grain": bread,
            "missing": max(0, strength - bread - fed),
            "points": -penalty * max(0, strength - bread - fed),
        }
        for bread in brings
    ]
    return {"strength": strength, "penalty": penalty, "fed": fed, "by_ring": by_ring}


def sphinx_of(s: EgiziaState, player: int, seat: int | None) -> KeptView:
    """R2.6: a seat sees only its own cards until the game is over."""
    count = count_of_seat(s.kept, player)
    if player != seat and s.phase != OVER:
        return {"sphinx": count, "sphinx_cards": None, "sphinx_points": None}
    before = s.points[player] + scoring.sale_points(s, player) + scoring.grave_points(s, player)
    scored = scoring.sphinx_points_by_card(s, player, before)
    return {
        "sphinx": count,
        "sphinx_cards": [SPHINX_CARDS[kind] for kind, _ in scored],
        "sphinx_points": [points for _, points in scored],
    }
