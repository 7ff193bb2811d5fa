"""What all at the table see, in the words of the game's view, as far as it can be compared."""

from typing import Any

from . import figures, scoring
from .table import Column, Player, Table

View = dict[str, Any]


def view_of(table: Table, seat: int | None) -> View:
    """The table as a seat (None: a spectator) sees it; questions and winners are in `play`."""
    people = table.players[: table.seats]
    results = [scoring.result(table, player) for player in people]
    return {
        "seats": table.seats,
        "round": table.round,
        "rounds": figures.ROUNDS,
        "on_turn": table.on_turn,
        "direction": "clockwise" if table.direction == 1 else "counter-clockwise",
        "ring": [segment(table, place) for place in range(5)],
        "bank": {kind: table.bank[kind] for kind in figures.RESOURCES},
        "offerings": {
            "pairs": table.pairs,
            "bonus": table.bonus,
            "bag": len(table.bag),
            "discard": sorted(table.offering_discard, key=figures.TOKENS.index),
        },
        "nobles": cards(table.noble_slots, table.noble_deck + table.put_aside, table.noble_discard),
        "artisans": cards(table.artisan_slots, table.artisan_deck, table.artisan_discard),
        "jars": jars(table),
        "start": table.start.seat,
        "pharaoh": table.pharaoh.seat if table.pharaoh else None,
        "drawn": drawn(table, seat),
        "players": [person(table, *one) for one in zip(people, results, strict=True)],
        "traitor": traitor(table) if table.columns else None,
        "points": points(results),
        **printed(table.seats),
    }


def printed(seats: int) -> View:
    """What never changes: figures of board and pyramid."""
    return {
        "nile": {
            "actions": [
                {"cost": cost, "gain": gain, "steps": arrows} for cost, gain, arrows in figures.NILE
            ],
            "points": figures.NILE_POINTS,
        },
        "tomb": [{"cost": cost, "points": points} for cost, points in figures.TOMB],
        "costs": {"offerings": 1, "bonus": 2, "nobles": 5, "artisans": 3},
        "succession": {"nobles": figures.SUCCESSION_NOBLES, "tomb": figures.SUCCESSION_TOMB},
        "token_points": {"start": figures.START_POINTS, "pharaoh": figures.PHARAOH_POINTS},
        "pyramid": {"rows": figures.PYRAMID, "used": max(seats, 2) - 1},
    }


def segment(table: Table, place: int) -> View:
    zone, colour = table.ring[place], table.colour_at(place)
    usable = figures.ENTRY_SPACES[table.seats]
    tokens = table.spaces[colour]
    after_turn = figures.COLOURS[(place + table.turned - table.direction) % 5]
    (left_zone, left_need, left_points), (right_zone, right_need, right_points) = (
        scoring.conditions(table, place)
    )
    return {
        "zone": zone,
        "colour": colour,
        "next_colour": after_turn if table.round < figures.ROUNDS else None,
        "spaces": tokens + [None] * (usable - len(tokens)),
        "unused": figures.ENTRY_SPACES_PRINTED - usable,
        "beside": [token for entered, token in table.beside if entered == zone],
        "god": {
            "name": scoring.god_of(table, place),
            "left_zone": left_zone,
            "left_need": left_need,
            "left_points": left_points,
            "right_zone": right_zone,
            "right_need": right_need,
            "right_points": right_points,
        },
    }


def cards(slots: list[int | None], deck: list[int], discard: list[int]) -> View:
    return {"shown": slots, "deck": len(deck), "discard": discard}


def jars(table: Table) -> View:
    return {
        "shown": [None if jar is None else figures.JARS[jar] for jar in table.jars],
        "stock": len(table.jar_stock),
        "discard": len(table.jar_discard),
        "turned": None if table.turned_jar is None else figures.JARS[table.turned_jar],
    }


def drawn(table: Table, seat: int | None) -> View:
    """Two nobles of the set-up: all see that they are there, their drawer sees which (50)."""
    drawer = table.drawn_by.seat if table.drawn_by else None
    return {
        "count": len(table.drawn),
        "seat": drawer,
        "cards": table.drawn if seat is not None and seat == drawer else [],
    }


def things_of(player: Player) -> View:
    return {
        "goods": {token: player.goods[token] for token in figures.TOKENS},
        "nobles": sorted(player.nobles),
        "artisans": sorted(player.artisans),
        "nile": list(player.nile.values()),
        "tomb": player.tomb,
        "passed": player.passed,
        "row": player.row or None,
        "field": player.field or None,
        "tired": sorted(player.tired),
    }


def person(table: Table, player: Player, result: scoring.Result) -> View:
    return {
        **things_of(player),
        "noble_points": {str(card): points for card, points in result.nobles.items()},
        "gods": {scoring.god_of(table, i): god(table, player, i, result.gods) for i in range(5)},
        "points": result.total if table.is_over else scoring.points_so_far(table, player),
        "if_ended_now": result.total,
    }


def god(table: Table, player: Player, border: int, best: scoring.Gods) -> View:
    has = scoring.possessions(player)
    zones = [zone for zone, _need, _points in scoring.conditions(table, border)]
    return {"has": [has[zone] for zone in zones], "satisfied": border in best}


def column(one: Column) -> View:
    return {
        "board": one.board,
        "dark": one.dark,
        "jars": one.jars,
        "colour": one.colour,
        "fields": one.fields,
        "tokens": one.tokens,
    }


def traitor(table: Table) -> View:
    own = scoring.traitor_by_source(table)
    total = sum(own.values())
    return {
        **things_of(table.traitor),
        "columns": [column(one) for one in table.columns],
        "jars": len(table.traitor_jars),
        "level": table.options["traitor_level"],
        "noble_value": scoring.traitor_noble_value(table),
        "gods": scoring.traitor_gods(table),
        "by_source": own,
        "points": total if table.is_over else scoring.traitor_points_so_far(table),
        "if_ended_now": total,
    }


def points(results: list[scoring.Result]) -> dict[str, list[int]]:
    sources = results[0].by_source
    return {source: [result.by_source[source] for result in results] for source in sources}
