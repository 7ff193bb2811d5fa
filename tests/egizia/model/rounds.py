"""The whole game: set-up, five rounds of seven phases, final scoring."""

from tests.questions import Script, ask

from . import figures, gains, scoring
from .building import building
from .feeding import feeding, production
from .sailing import lay_out_cards, sailing
from .sphinx import choose_first_cards
from .table import Player, Table


def whole_game(table: Table) -> Script[None]:
    yield from choose_first_cards(table)
    table.graves_laid = True
    for number in range(1, figures.ROUNDS + 1):
        table.round = number
        yield from play_round(table)
    scoring.final_scoring(table)
    table.phase = "over"
    table.is_over = True


def play_round(table: Table) -> Script[None]:
    lay_out_cards(table)
    yield from sailing(table)
    yield from feeding(table)
    production(table)
    yield from building(table)
    yield from late_window(table)
    pay_bonus(table)
    leave_sites(table)
    wake_up(table)
    give_out_tiles(table)


def wake_up(table: Table) -> None:
    """For a new round: used crews are turned face up, once-a-round cards work again."""
    for player in table.players:
        player.tired.clear()
        player.used_cards.clear()
        player.took_part.clear()
        player.lowest = 0


def late_window(table: Table) -> Script[None]:
    """After the third site each may still use what works after feeding (49)."""
    table.phase = "late"
    for player in table.order:
        while True:
            things = late_things(table, player)
            if not things:
                break
            answer = yield from ask(player, "late", [*things, "done"])
            if answer == "done":
                break
            yield from gains.do_any_time_thing(table, player, answer)


def late_things(table: Table, player: Player) -> list[str]:
    last = table.round == figures.ROUNDS
    return gains.any_time_things(
        player,
        stones=table.every_moment or stones_can_matter(player, last),
        paid=True,
        fields=table.every_moment or last,
    )


def stones_can_matter(player: Player, last: bool) -> bool:
    """To be sold at the end, or to pay for a crew that is too dear now (48)."""
    sells = scoring.may_sell(player) or player.cards["stone_seller"] > 0
    lacks_price = player.stones < figures.PAID_CREW_PRICE
    would_pay = player.has_fresh("paid_crew") and bool(player.improvable_crews())
    return (last and sells) or (lacks_price and would_pay)


def pay_bonus(table: Table) -> None:
    """For taking part at one, two or three sites, the leader first."""
    for player in table.from_the_front():
        table.move_score(player, figures.BONUS[len(player.took_part)], "bonus")


def leave_sites(table: Table) -> None:
    for site in table.sites:
        _place, position = figures.SITES[site.name]
        for player in table.river_ships[position]:
            player.ships += 1
        table.river_ships[position].clear()
        site.berths = [None] * len(site.berths)
        site.waiting.clear()
        site.took_part.clear()


def give_out_tiles(table: Table) -> None:
    """Tile 1 to the rearmost on the score track; also after the last round (35)."""
    table.order = table.from_the_front()[::-1]
