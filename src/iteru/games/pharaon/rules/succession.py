"""The tomb's spaces, the pharaoh token (R3.5) and the start player token."""

from mypy_extensions import i64

from iteru.games.pharaon.rules.position import EMPTY, Position, is_traitor


def step_in_tomb(s: Position, player: i64) -> None:
    """R5.7: to the next space; beyond the last one a step is lost."""
    if s.tomb[player] == s.layout.tomb_spaces:
        return
    s.tomb[player] += 1
    if s.journal is not None:
        if is_traitor(s, player):
            s.journal.tell("traitor-tomb", {"space": s.tomb[player]})
        else:
            s.journal.tell("tomb-step", {"seat": player, "space": s.tomb[player]})
    check_succession(s, player)


def check_succession(s: Position, player: i64) -> None:
    """R3.5: the first with enough nobles and tomb spaces is pharaoh, at once and for good; R10.13: so may the Traitor be."""
    if s.pharaoh != EMPTY or s.tomb[player] < s.layout.succession_tomb:
        return
    if s.nobles[player].bit_count() < s.layout.succession_nobles:
        return
    s.pharaoh = player
    if s.journal is not None:
        if is_traitor(s, player):
            s.journal.tell("traitor-pharaoh", {})
        else:
            s.journal.tell("pharaoh", {"seat": player})


def take_start(s: Position, player: i64) -> None:
    """R7.4: the start player token goes from its holder to this player."""
    if s.start == player:
        return
    s.start = player
    if s.journal is not None:
        if is_traitor(s, player):
            s.journal.tell("traitor-start", {})
        else:
            s.journal.tell("took-start", {"seat": player})
