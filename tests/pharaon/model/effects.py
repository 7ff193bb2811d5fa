"""What players gain: jars, offering tokens, artisans, nobles, steps on the Nile."""

from . import figures
from .questions import Script, ask
from .table import Player, Table


def gain_choice_of_basic(table: Table, player: Player) -> Script[None]:
    """One basic token of choice, from what the bank has (14)."""
    kinds = [f"take {colour}" for colour in table.basic_in_bank()]
    if kinds:
        answer = yield from ask(player, "basic", kinds)
        table.gain(player, answer.split()[1])


def gain_drawn_jar(table: Table, player: Player) -> Script[None]:
    jar = table.draw_jar()
    if jar is not None:
        yield from gain_jar(table, player, jar)


def gain_jar(table: Table, player: Player, jar: int) -> Script[None]:
    """The resources of a jar, with the Diplomat's and then the Teacher's help (25, 51)."""
    table.turned_jar = jar
    replaced = yield from ask_diplomat(table, player)
    table.turned_jar = None
    table.jar_discard.append(jar)
    if replaced:
        player.tired.append(figures.DIPLOMAT)
        for _ in range(3):
            yield from gain_choice_of_basic(table, player)
    else:
        for colour in figures.JARS[jar]:
            table.gain(player, colour)
    yield from ask_teacher(table, player)


def ask_diplomat(table: Table, player: Player) -> Script[bool]:
    if not player.has_ready(figures.DIPLOMAT) or not table.basic_in_bank():
        return False
    answer = yield from ask(player, "diplomat", ["diplomat", "decline"])
    return answer == "diplomat"


def ask_teacher(table: Table, player: Player) -> Script[None]:
    if not player.has_ready(figures.TEACHER) or not table.basic_in_bank():
        return
    kinds = [f"take {colour}" for colour in table.basic_in_bank()]
    answer = yield from ask(player, "teacher", [*kinds, "decline"])
    if answer != "decline":
        player.tired.append(figures.TEACHER)
        table.gain(player, answer.split()[1])


def can_take_offering(table: Table) -> bool:
    return bool(any(table.bonus) or table.bag or table.offering_discard)


def gain_offering(table: Table, player: Player) -> Script[None]:
    """One token of the bonus area, or blind from the bag (11)."""
    answers = [f"bonus {place}" for place, token in enumerate(table.bonus, start=1) if token]
    if table.bag or table.offering_discard:
        answers.append("bag")
    if answers:
        answer = yield from ask(player, "offering", answers)
        token = draw_answered(table, answer)
        assert token is not None
        player.goods[token] += 1


def draw_answered(table: Table, answer: str) -> str | None:
    if answer == "bag":
        return table.draw_offering()
    place = int(answer.split()[1]) - 1
    token, table.bonus[place] = table.bonus[place], None
    return token


def step_on_nile(player: Player, tracks: list[str]) -> Script[None]:
    """One step on one of some tracks; lost when all of them are at the top (53)."""
    open_tracks = [colour for colour in tracks if player.nile[colour] < figures.NILE_TOP]
    if open_tracks:
        answers = [f"step {colour}" for colour in open_tracks]
        answer = yield from ask(player, "step", answers, tracks=tracks)
        player.nile[answer.split()[1]] += 1


def cards_to_take(name: str, slots: list[int | None], deck: list[int]) -> list[str]:
    shown = [f"{name} {place}" for place, card in enumerate(slots, start=1) if card is not None]
    return [*shown, f"{name} deck"] if deck else shown


def gain_artisan(table: Table, player: Player) -> Script[None]:
    answers = cards_to_take("artisan", table.artisan_slots, table.artisan_deck)
    if not answers:
        return
    answer = yield from ask(player, "artisan", answers)
    card = table.take_artisan(answer.split()[1])
    player.artisans.append(card)
    _points, resources, jars = figures.ARTISANS[card]
    for kind in resources:
        table.gain(player, kind)
    for _ in range(jars):
        yield from gain_drawn_jar(table, player)


def gain_noble(table: Table, player: Player) -> Script[None]:
    answers = cards_to_take("noble", table.noble_slots, table.noble_deck)
    answer = yield from ask(player, "noble", answers)
    yield from lay_noble(table, player, table.take_noble(answer.split()[1]))


def lay_noble(table: Table, player: Player, card: int) -> Script[None]:
    """A noble is laid down: succession, then its one-time effect as printed (45, 52)."""
    player.nobles.append(card)
    table.check_succession(player)
    for part in figures.ONE_TIME.get(card, []):
        if part == "step":
            yield from step_on_nile(player, figures.COLOURS)
        elif part == "offering":
            yield from gain_offering(table, player)
        elif part == "artisan":
            yield from gain_artisan(table, player)
        elif part == "tomb":
            table.step_in_tomb(player)
        else:
            table.gain(player, part)
