"""The Traitor of the solo game: his jars, his columns, his pyramid."""

from . import figures
from .questions import Script, ask
from .table import Column, Player, Table
from .turns import enter_pyramid, next_field


def take_traitor_turn(table: Table) -> Script[None]:
    """A jar is turned; with none left he passes, on a turn of its own unless the option says so (46)."""
    if table.traitor_jars:
        yield from turn_jar(table, table.traitor_jars.pop())
        if table.options["traitor_passes_at_once"] and not table.traitor_jars:
            enter_pyramid(table, table.traitor)
    else:
        enter_pyramid(table, table.traitor)


def turn_jar(table: Table, jar: int) -> Script[None]:
    """The bottom resource to its column, one of the upper two to the wheel, the other to its column."""
    table.turned_jar = jar
    left, right, bottom = figures.JARS[jar]
    place_on_column(table, bottom)
    fitting = [colour for colour in (left, right) if table.has_free_space(colour)]
    if not fitting:
        place_on_column(table, left)
        place_on_column(table, right)
    else:
        answers = ["wheel left"] if left in fitting else []
        if right in fitting and right != left:
            answers.append("wheel right")
        answer = yield from ask(table.players[0], "traitor-wheel", answers)
        wheel, column = (left, right) if answer == "wheel left" else (right, left)
        table.spaces[wheel].append(table.from_bank_or_marker(wheel))
        place_on_column(table, column)
    table.turned_jar = None
    table.jar_discard.append(jar)


def place_on_column(table: Table, colour: str) -> None:
    """The column of the colour, or the next one to the right that has room; then its symbol."""
    first = [column.colour for column in table.columns].index(colour)
    for column in table.columns[first:] + table.columns[:first]:
        if not column.is_full():
            column.tokens.append(table.from_bank_or_marker(colour))
            carry_out(table, column.reached()[-1])
            return


def carry_out(table: Table, symbol: str) -> None:
    traitor = table.traitor
    what, _, which = symbol.rpartition("-")
    if symbol == "tomb":
        table.step_in_tomb(traitor)
    elif what in ("take-noble", "discard-noble"):
        take_or_discard_noble(table, what, int(which))
    elif what in ("take-artisan", "discard-artisan"):
        take_or_discard_artisan(table, what, which)
    elif what == "pair":
        traitor.goods.update(table.pairs[int(which) - 1] or [])
        table.pairs[int(which) - 1] = None
    elif what == "bonus":
        token, table.bonus[int(which) - 1] = table.bonus[int(which) - 1], None
        traitor.goods.update([token] if token else [])
    elif what == "nile":
        step_like_column(table, fullest=which == "fullest")


def take_or_discard_noble(table: Table, what: str, place: int) -> None:
    if table.noble_slots[place - 1] is None:
        return
    card = table.take_noble(str(place))
    if what == "take-noble":
        table.traitor.nobles.append(card)
        table.check_succession(table.traitor)
    else:
        table.noble_discard.append(card)


def take_or_discard_artisan(table: Table, what: str, which: str) -> None:
    """The highest or the lowest of the display; of equal ones the first from the left."""
    points = {
        place: figures.ARTISANS[card][0]
        for place, card in enumerate(table.artisan_slots, start=1)
        if card is not None
    }
    if not points:
        return
    wanted = max(points.values()) if which == "high" else min(points.values())
    place = next(place for place in points if points[place] == wanted)
    card = table.take_artisan(str(place))
    (table.traitor.artisans if what == "take-artisan" else table.artisan_discard).append(card)


def step_like_column(table: Table, fullest: bool) -> None:
    """A step on the track coloured like the fullest or emptiest column, the leftmost of equals (37)."""

    def fullness(column: Column) -> int:
        return len(column.tokens)

    column = (max if fullest else min)(table.columns, key=fullness)
    if table.traitor.nile[column.colour] < figures.NILE_TOP:
        table.traitor.nile[column.colour] += 1


def advance_traitor(table: Table) -> Script[None]:
    """One field on, for the reward of that very field (35)."""
    traitor = table.traitor
    if not next_field(traitor):
        return
    traitor.field += 1
    for reward in figures.PYRAMID[traitor.row - 1][traitor.field - 1]:
        yield from reward_traitor(table, traitor, reward)


def reward_traitor(table: Table, traitor: Player, reward: str) -> Script[None]:
    """The human picks his basic token; his offering token comes from the bag."""
    if reward == "start":
        table.start = traitor
    elif reward == "basic":
        kinds = [f"take {colour}" for colour in table.basic_in_bank()]
        if kinds:
            answer = yield from ask(table.players[0], "traitor-basic", kinds)
            table.gain(traitor, answer.split()[1])
    elif reward == "offering":
        token = table.draw_offering()
        traitor.goods.update([token] if token else [])
    else:
        table.gain(traitor, reward)
