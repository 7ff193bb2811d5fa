"""What a program can do wrong."""

from iteru.engine.errors import IteruError


class ProgramFailed(IteruError):
    """A program was late, ended, or said something that is not in the protocol: its seat loses this game.

    The program has been ended already; the next game starts it anew.
    """
