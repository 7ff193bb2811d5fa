"""What a stone brings at each of the four monuments (p. 7 to 10)."""

from tests.questions import Script, ask, ask_if_open

from . import cards, figures, ships
from .table import Player, Table


def deliver(table: Table, owner: Player, monument: str) -> Script[None]:
    """A stone reaches a monument, by ship or by a red card."""
    if monument == "pyramids":
        yield from build_pyramid(table, owner)
    elif monument == "temple":
        table.temple.append(owner)
    elif monument == "burial_chamber":
        table.burial_chamber.append(owner)
    else:
        build_obelisk(table, owner)


def build_pyramid(table: Table, owner: Player) -> Script[None]:
    """Points at once; on side B the owner chooses a pyramid that is not full (p. 7, 9; 27)."""
    side = table.options["pyramids"]
    is_open = [
        place
        for place, spaces in enumerate(figures.PYRAMIDS[side])
        if len(table.pyramids[place]) < len(spaces)
    ]
    if not is_open:
        table.beyond.append(owner)
        owner.points["pyramids"] += figures.BEYOND_PYRAMIDS
        return
    place = is_open[0]
    if side == "B":
        place = yield from choose_pyramid(owner, is_open)
    printed = figures.PYRAMIDS[side][place][len(table.pyramids[place])]
    table.pyramids[place].append(owner)
    if isinstance(printed, int):
        owner.points["pyramids"] += printed
    else:
        owner.points["pyramids"] += figures.BONUS_SPACE_POINTS
        yield from pyramid_bonus(table, owner, printed)


def choose_pyramid(owner: Player, is_open: list[int]) -> Script[int]:
    names = figures.PYRAMID_NAMES["B"]
    answers = [f"pyramid {names[place]}" for place in is_open]
    answer = yield from ask_if_open(owner, "pick-pyramid", answers)
    return names.index(answer.removeprefix("pyramid "))


def pyramid_bonus(table: Table, owner: Player, bonus: str) -> Script[None]:
    """What the owner may have besides the point, before the next stone (p. 9; 28)."""
    if bonus == "card" and table.has_cards():
        answer = yield from ask(owner, "bonus-card", ["draw", "decline"])
        if answer == "draw":
            yield from cards.draw_card(table, owner)
    elif bonus == "stones" and owner.can_take(figures.TAKEN):
        stones = owner.can_take(figures.TAKEN)
        answer = yield from ask(owner, "bonus-stones", ["stones", "decline"], stones=stones)
        if answer == "stones":
            owner.take_stones(figures.TAKEN)
    elif bonus == "load" and ships.loads(table, owner):
        answers = [*ships.loads(table, owner), "decline"]
        answer = yield from ask(owner, "bonus-load", answers)
        if answer != "decline":
            ships.load(table, owner, answer)


def build_obelisk(table: Table, owner: Player) -> None:
    """On side B three stones of a colour become a tower, and score at once (p. 8, 10)."""
    table.obelisks.append(owner)
    third = table.obelisks.count(owner) == figures.TOWER_HEIGHT
    if table.options["obelisks"] == "B" and third:
        table.obelisks = [stone for stone in table.obelisks if stone is not owner]
        owner.points["obelisks"] += value_of_tower(len(table.towers))
        table.towers.append(owner)


def value_of_tower(built: int) -> int:
    """The highest space that is still free (p. 10; 5.5)."""
    return figures.TOWERS[built] if built < len(figures.TOWERS) else figures.FURTHER_TOWER


def score_temple(table: Table) -> Script[None]:
    """At the end of a round each stone that is seen from above brings something (p. 6, 7, 10; 30)."""
    spaces = figures.TEMPLE[table.options["temple"]]
    for place, stone in enumerate(table.visible_in_temple()):
        printed = spaces[place]
        if stone is None:
            continue
        if isinstance(printed, int):
            stone.points["temple"] += printed
        elif printed == "card":
            yield from cards.draw_card(table, stone)
        else:
            yield from point_or_stones(stone, place)


def point_or_stones(owner: Player, place: int) -> Script[None]:
    """The owner decides, even for stones that do not fit (p. 10; 30)."""
    facts = {"detail": place, "stones": owner.can_take(figures.TEMPLE_STONES)}
    answer = yield from ask(owner, "temple-choice", ["stones", "point"], **facts)
    if answer == "stones":
        owner.take_stones(figures.TEMPLE_STONES)
    else:
        owner.points["temple"] += figures.TEMPLE_POINT
