"""What all at the table see, in the words of the game's view."""

from collections import Counter
from typing import Any

from tests.questions import Question

from . import figures, scoring
from .table import Player, Ship, Table

View = dict[str, Any]


def seen(table: Table, seat: int | None, question: Question | None) -> View:
    """The table as a seat (None: a spectator) sees it; winners are in `play`."""
    return {
        "game": "imhotep",
        "seat": seat,
        "seats": len(table.players),
        "options": table.options,
        "round": table.round,
        "rounds": figures.ROUNDS,
        "actor": question.player.seat if question else None,
        "asks": asked(question) if question else None,
        "ships": [ship_view(ship) for ship in table.ships],
        "harbours": {site: ship_at(table, site) for site in figures.SITES},
        "unloading": table.unloading,
        "market": market_view(table, seat),
        "pyramids": pyramids_view(table),
        "temple": temple_view(table),
        "burial_chamber": burial_chamber_view(table),
        "obelisks": obelisks_view(table),
        "players": [player_view(table, player) for player in table.players],
        "points": points_view(table),
        "round_cards": round_cards_view(table),
    }


def asked(question: Question) -> View:
    nothing = {"detail": 0, "stones": 0}
    return {"question": question.name, "seat": question.player.seat, **nothing, **question.facts}


def seat_of(stone: Player | None) -> int | None:
    return stone.seat if stone else None


def seats_of(stones: list[Player]) -> list[int]:
    return [stone.seat for stone in stones]


def ship_view(ship: Ship) -> View:
    return {
        "size": len(ship.spaces),
        "minimum": ship.minimum,
        "cargo": [seat_of(stone) for stone in ship.spaces],
        "site": ship.site,
        "waits": ship.waits,
    }


def ship_at(table: Table, site: str) -> int | None:
    return next((ship.number - 1 for ship in table.ships if ship.site == site), None)


def counted(cards: Counter[str]) -> dict[str, int]:
    return {card: cards[card] for card in figures.CARDS if cards[card]}


def market_view(table: Table, seat: int | None) -> View:
    """The pair is seen by the one who takes it; the order of the draw pile by nobody (13, 35)."""
    taker = table.looks_at_pair
    return {
        "cards": table.market,
        "pair": len(table.pair),
        "pair_cards": table.pair if taker and taker.seat == seat else [],
        "colours": {card: figures.colour(card) for card in figures.CARDS},
        "does": {card: figures.does(card) for card in figures.CARDS},
        "in_use": table.in_use,
        "draw_pile": len(table.draw_pile),
        "discards": counted(Counter(table.discards)),
        "ship": ship_at(table, "market"),
    }


def pyramids_view(table: Table) -> View:
    side = table.options["pyramids"]
    printed = figures.PYRAMIDS[side]
    return {
        "names": figures.PYRAMID_NAMES[side],
        "levels": [figures.PYRAMID_LEVELS[side] for _ in printed],
        "pyramids": [
            [pyramid_space(stones, *space) for space in enumerate(spaces)]
            for stones, spaces in zip(table.pyramids, printed, strict=True)
        ],
        "beyond": seats_of(table.beyond),
        "beyond_points": figures.BEYOND_PYRAMIDS,
    }


def pyramid_space(stones: list[Player], place: int, printed: int | str) -> View:
    owner = stones[place].seat if place < len(stones) else None
    if isinstance(printed, int):
        return {"owner": owner, "points": printed, "bonus": None}
    return {"owner": owner, "points": figures.BONUS_SPACE_POINTS, "bonus": printed}


def temple_view(table: Table) -> View:
    side = table.options["temple"]
    width = table.temple_width
    return {
        "width": width,
        "spaces": [
            {"points": printed, "bonus": None}
            if isinstance(printed, int)
            else {"points": 0, "bonus": printed}
            for printed in figures.TEMPLE[side][:width]
        ],
        "choice_points": figures.TEMPLE_POINT if side == "B" else 0,
        "choice_stones": figures.TEMPLE_STONES if side == "B" else 0,
        "stones": seats_of(table.temple),
        "seen": [seat_of(stone) for stone in table.visible_in_temple()],
    }


def burial_chamber_view(table: Table) -> View:
    places = figures.BURIAL_PLACES[len(table.players)]
    on_a = table.options["burial_chamber"] == "A"
    return {
        "rows": figures.BURIAL_ROWS,
        "columns": figures.BURIAL_COLUMNS,
        "stones": seats_of(table.burial_chamber),
        "groups": figures.GROUPS if on_a else [],
        "further": figures.FURTHER_IN_GROUP if on_a else 0,
        "places": [] if on_a else [places] * figures.BURIAL_ROWS,
    }


def obelisks_view(table: Table) -> View:
    on_a = table.options["obelisks"] == "A"
    return {
        "heights": [table.obelisks.count(player) for player in table.players],
        "towers": seats_of(table.towers),
        "tower_height": 0 if on_a else figures.TOWER_HEIGHT,
        "tower_points": [] if on_a else figures.TOWERS,
        "tower_further": 0 if on_a else figures.FURTHER_TOWER,
        "places": figures.OBELISK_PLACES[len(table.players)] if on_a else [],
    }


def player_view(table: Table, player: Player) -> View:
    total = scoring.total(table, player)
    return {
        "points": total if table.is_over else sum(player.points.values()),
        "if_ended_now": total,
        "sled": player.sled,
        "sled_room": figures.SLED,
        "quarry": player.quarry,
        "cards": counted(player.cards),
    }


def points_view(table: Table) -> View:
    scores = [scoring.by_source(table, player) for player in table.players]
    return {source: [score[source] for score in scores] for source in figures.SOURCES}


def round_cards_view(table: Table) -> View:
    """Those of this number of players that have been turned up, and the others as printed (35)."""
    shown = table.round_cards[: table.round]
    printed = figures.ROUND_CARDS[len(table.players)]
    return {"seen": shown, "unseen": [card for card in printed if card not in shown]}
