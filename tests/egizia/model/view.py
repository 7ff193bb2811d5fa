"""What all at the table see, in the words of the game's view."""

from collections import Counter
from typing import Any

from tests.questions import Question

from . import figures, scoring, spaces
from .sailing import SITE_AT
from .table import Field, Player, Site, Table

View = dict[str, Any]


def view(table: Table, seat: int | None, question: Question | None) -> View:
    """The table as a seat (None: a spectator) sees it; winners are in `play`."""
    players = table.players
    return {
        "seat": seat,
        "seats": len(players),
        "options": table.options,
        "round": table.round,
        "rounds": figures.ROUNDS,
        "phase": table.phase,
        "actor": question.player.seat if question else None,
        "asks": asked(question) if question else None,
        "order": seats_of(table.order),
        "river": [river_space(table, position) for position in range(1, 21)],
        "lowest": [player.lowest for player in players],
        "sites": [site_view(site, question) for site in table.sites],
        "building": building_view(table, question),
        "sphinx": sphinx_view(table, seat, question),
        **structures_view(table),
        "tracks": tracks_view(table),
        "ring": table.ring,
        "score_order": seats_of(table.from_the_front()),
        "bonus": figures.BONUS[1:],
        "scarab_at": figures.SCARAB_AT,
        "players": [player_view(table, player, seat) for player in players],
        "points": {
            source: [by_source(table, player)[source] for player in players]
            for source in figures.SOURCES
        },
        "nile": nile_view(table),
    }


def seats_of(players: list[Player]) -> list[int]:
    return [player.seat for player in players]


def asked(question: Question) -> View:
    facts = dict.fromkeys(["site", "space", "town", "cheapest", "count"])
    return {"question": question.name, "seat": question.player.seat, **facts, **question.facts}


def river_space(table: Table, position: int) -> View:
    found: View = {
        "position": position,
        "type": "card",
        "name": None,
        "card": table.river_cards.get(position),
        "ships": seats_of(table.river_ships[position]),
    }
    if position in SITE_AT:
        return {**found, "type": "site", "name": SITE_AT[position]}
    if position not in figures.TOWNS:
        is_taken = found["card"] is None and found["ships"]
        return {**found, "taken": table.laid_out[position]} if is_taken else found
    name, effect = figures.TOWNS[position]
    nothing = {"crews": [], "any_crew": 0, "stones": 0}
    nothing |= {"stone_sale": 0, "grain_market": 0, "ring": 0}
    barred = position == figures.BARRED
    return {**found, "type": "round", "name": name, "barred": barred, "effect": nothing | effect}


def is_about_building(question: Question | None) -> bool:
    """Line and team are told with every question of a building step but which crew to raise."""
    return question is not None and question.name != "crew"


def site_view(site: Site, question: Question | None) -> View:
    place, position = figures.SITES[site.name]
    return {
        "name": site.name,
        "place": place,
        "position": position,
        "berths": [ship.seat if ship else None for ship in site.berths],
        "covered": figures.BERTHS_PRINTED - len(site.berths),
        "waiting": seats_of(site.waiting),
        "line": seats_of(site.line) if is_about_building(question) else [],
        "took_part": sorted(seats_of(site.took_part)),
    }


def building_view(table: Table, question: Question | None) -> View | None:
    step = table.step
    if step is None or not is_about_building(question):
        return None
    return {
        "site": step.site.name,
        "seat": step.player.seat,
        "crews": [crew for crew in figures.CREWS if crew in step.crews],
        "boost": step.boost,
        "strength": step.strength,
        "used": step.used,
        "left": step.strength - step.used,
        "stones": step.player.stones,
        "points": sum(step.points.values()),
        "cheapest": spaces.cheapest(table, step.site.name),
    }


def sphinx_view(table: Table, seat: int | None, question: Question | None) -> View:
    """Cards in the deck are known to the seat that returned them, drawn ones to who draws (60)."""
    pairs = table.first_pairs
    own_pair = pairs.get(seat, []) if seat is not None else []
    looks = question is not None and seat is not None and seat == question.player.seat
    return {
        "deck": len(table.deck),
        "known": [
            card.name if seat is not None and seat in card.known_to else None for card in table.deck
        ],
        "drawn": sum([len(pair) for pair in pairs.values()], len(table.drawn)),
        "drawn_cards": own_pair + ([card.name for card in table.drawn] if looks else []),
        "limit": figures.SPHINX_LIMIT,
        "keep": figures.SPHINX_KEEP,
        "returned_points": figures.RETURNED_POINTS,
    }


def structures_view(table: Table) -> View:
    shown = table.grave_tiles[: len(table.graves) + figures.GRAVES_SHOWN]
    is_open = spaces.open_spaces(table, "pyramid")
    return {
        "obelisk": {"values": figures.OBELISK, "owners": seats_of(table.obelisk)},
        "graves": {
            "spaces": figures.GRAVE_SPACES,
            "owners": seats_of(table.graves),
            "values": shown if table.graves_laid else [],
            "laid": table.graves_laid,
            "table": [list(line) for line in figures.GRAVE_TABLE],
        },
        "pyramid": {
            "rows": [
                {
                    "value": value,
                    "owners": filled(seats_of(table.pyramid[row - 1]), size),
                    "open": f"pyramid {row}" in is_open,
                }
                for row, (value, size) in enumerate(figures.PYRAMID, start=1)
            ]
        },
        "temple": {
            section: {
                "values": values,
                "owners": seats_of(table.temple[section]),
                "open": f"temple {section}" in is_open,
            }
            for section, values in figures.TEMPLE.items()
        },
    }


def filled(owners: list[int], size: int) -> list[int | None]:
    return [*owners, *[None] * (size - len(owners))]


def tracks_view(table: Table) -> View:
    def at(track: str) -> list[int]:
        return [player.tracks[track] for player in table.players]

    return {
        "stone_sale": {
            "spaces": figures.TRACK_SPACES,
            "sells_from": figures.SELLS_FROM,
            "stones": figures.BOTTOM_STONES,
            "stones_per_point": figures.STONES_PER_POINT,
            "at": at("stone_sale"),
        },
        "grain_market": {
            "spaces": figures.TRACK_SPACES,
            "penalty": figures.PENALTY,
            "points": figures.BOTTOM_POINTS,
            "at": at("grain_market"),
        },
    }


def player_view(table: Table, player: Player, seat: int | None) -> View:
    own = table.is_over or (seat is not None and seat == player.seat)
    total = sum(by_source(table, player).values())
    worth = scoring.card_points(table, player, total - player.by_source["sphinx_cards"])
    return {
        "points": player.points,
        "if_ended_now": total,
        "tile": table.order.index(player) + 1,
        "scarab": player.points >= figures.SCARAB_AT,
        "stones": player.stones,
        "stone_limit": figures.STONE_LIMIT,
        "ships": player.ships,
        "passed": player.passed,
        "crews": player.crews,
        "crew_limit": figures.CREW_LIMIT,
        "used": [crew for crew in figures.CREWS if crew in player.tired],
        "fields": [field_view(table, *numbered) for numbered in enumerate(player.fields, 1)],
        "quarries": [{"card": card, "value": value} for card, value in player.quarries],
        "production": scoring.production_of(player, "quarries"),
        "cards": counted(player.cards - Counter(field_improver=player.attached)),
        "used_cards": counted(player.used_cards),
        "attached": player.attached,
        "feeding": feeding_view(table, player),
        "graves": player.graves,
        "grave_total": scoring.grave_total(player),
        "bricks": {one: table.bricks(player, one) for one in figures.STRUCTURES},
        "sites": player.took_part,
        "sphinx": len(player.sphinx),
        "sphinx_cards": list(worth) if own else None,
        "sphinx_points": list(worth.values()) if own else None,
    }


def counted(cards: dict[str, int]) -> dict[str, int]:
    return {card: count for card, count in cards.items() if count}


def field_view(table: Table, number: int, one: Field) -> View:
    return {
        "number": number,
        "card": one.card,
        "colour": one.colour,
        "printed": one.printed,
        "value": one.value,
        "watered": one.colour in figures.COLOURS[: table.ring],
    }


def feeding_view(table: Table, player: Player) -> View:
    penalty = figures.PENALTY[player.tracks["grain_market"] - 1]
    by_ring = []
    for ring in range(1, figures.RING_PLACES + 1):
        grain = table.grain(player, ring)
        missing = max(player.strength - grain - player.fed, 0)
        by_ring.append({"grain": grain, "missing": missing, "points": -missing * penalty})
    fed = player.fed
    return {"strength": player.strength, "penalty": penalty, "by_ring": by_ring, "fed": fed}


def by_source(table: Table, player: Player) -> dict[str, int]:
    """Points so far with what the end would bring now, Sphinx cards apart until they are open."""
    if table.is_over:
        return player.by_source
    sold = {"stone_sale": scoring.sale(player), "grave_values": scoring.grave_points(player)}
    return {**player.by_source, **sold}


def nile_view(table: Table) -> View:
    deck = figures.DECK_OF_ROUND[max(table.round, 1) - 1]
    gone = {card: table.gone[card] for card in figures.NILE_ORDER if table.gone[card]}
    return {"deck": deck + 1, "left": len(table.nile[deck]), "gone": gone}
