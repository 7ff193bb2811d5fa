"""The course of a game: set-up, five rounds, and what lies between them."""

from . import figures
from .effects import lay_noble
from .questions import Script, ask
from .table import Player, Table
from .traitor import advance_traitor, take_traitor_turn
from .turns import advance, take_turn


def whole_game(table: Table) -> Script[None]:
    yield from set_up_players(table)
    while True:
        yield from play_round(table)
        if table.round == figures.ROUNDS:
            table.on_turn, table.is_over = None, True
            return
        prepare_round(table)


def set_up_players(table: Table) -> Script[None]:
    """Against the clock from the starting player's right: jar, silver, a noble of two (50)."""
    for player in set_up_order(table):
        assert isinstance(player.seat, int)
        yield from choose_start_jar(table, player)
        for _ in range(figures.START_SILVER):
            table.gain(player, "silver")
        if not table.options[f"newcomer_{player.seat + 1}"]:
            others = table.traitor.nobles if table.seats == 1 else table.put_aside
            yield from choose_start_noble(table, player, others)
    if table.put_aside:
        deck = table.noble_deck + table.put_aside
        table.noble_deck = [deck[i] for i in table.shuffled(len(deck))]
        table.put_aside = []
    use_left_over_jars(table)
    show_jars(table)


def set_up_order(table: Table) -> list[Player]:
    if table.seats == 1:
        return [table.players[0]]
    start = table.players.index(table.start)
    return [table.players[(start - i) % table.seats] for i in range(1, table.seats + 1)]


def choose_start_jar(table: Table, player: Player) -> Script[None]:
    answers = [f"jar {place}" for place, jar in enumerate(table.jars, start=1) if jar is not None]
    answer = yield from ask(player, "start-jar", answers)
    place = int(answer.split()[1]) - 1
    jar, table.jars[place] = table.jars[place], None
    assert jar is not None
    table.jar_discard.append(jar)
    for colour in figures.JARS[jar]:
        table.gain(player, colour)


def choose_start_noble(table: Table, player: Player, others: list[int]) -> Script[None]:
    """Of two drawn nobles one is laid down, with its effect (45); the other one goes to others."""
    table.drawn, table.drawn_by = [table.noble_deck.pop(), table.noble_deck.pop()], player
    answer = yield from ask(player, "keep", ["keep 1", "keep 2"])
    kept, rejected = table.drawn if answer == "keep 1" else reversed(table.drawn)
    table.drawn, table.drawn_by = [], None
    others.append(rejected)
    yield from lay_noble(table, player, kept)


def play_round(table: Table) -> Script[None]:
    """Turns clockwise from the starting player until all have passed."""
    turn = table.players.index(table.start)
    while not all(player.passed for player in table.players):
        player = table.players[turn % len(table.players)]
        table.on_turn = player.seat
        yield from one_turn(table, player)
        turn += 1


def one_turn(table: Table, player: Player) -> Script[None]:
    if player.seat == "traitor":
        yield from (advance_traitor(table) if player.passed else take_traitor_turn(table))
    else:
        yield from (advance(table, player) if player.passed else take_turn(table, player))


def prepare_round(table: Table) -> None:
    table.round += 1
    clear_wheel(table)
    refill_offerings(table)
    table.turned = (table.turned - table.direction) % 5
    for player in table.players:
        player.tired = []
        player.passed, player.row, player.field = False, 0, 0
    use_left_over_jars(table)
    if table.round < figures.ROUNDS:
        show_jars(table)
    if table.seats == 1:
        for _ in range(table.columns[table.round - 1].jars):
            jar = table.draw_jar()
            if jar is not None:
                table.traitor_jars.append(jar)


def clear_wheel(table: Table) -> None:
    for tokens in table.spaces.values():
        for token in tokens:
            table.put_away(token)
        tokens.clear()
    for _zone, token in table.beside:
        table.put_away(token)
    table.beside = []


def refill_offerings(table: Table) -> None:
    """Pairs from the top, whole ones only; what is left goes to the bonus area (54)."""
    for place, pair in enumerate(table.pairs):
        if pair is None and len(table.bag) + len(table.offering_discard) >= 2:
            drawn = [table.draw_offering(), table.draw_offering()]
            table.pairs[place] = [token for token in drawn if token]
    for place, token in enumerate(table.bonus):
        if token is None:
            table.bonus[place] = table.draw_offering()


def use_left_over_jars(table: Table) -> None:
    """With one or two players a jar that nobody took blocks entry spaces of its colours (34)."""
    for place, jar in enumerate(table.jars):
        if jar is not None:
            if table.seats <= 2:
                block(table, figures.JARS[jar])
            table.jar_discard.append(jar)
            table.jars[place] = None


def block(table: Table, colours: list[str]) -> None:
    for colour in colours:
        if table.has_free_space(colour):
            table.spaces[colour].append(table.from_bank_or_marker(colour))


def show_jars(table: Table) -> None:
    table.jars = [table.draw_jar() for _ in range(figures.JARS_SHOWN[table.seats])]
