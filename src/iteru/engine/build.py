"""Which of the two ways of running this is: compiled by mypyc, or plain Python."""

from iteru.engine import rng


def is_compiled() -> bool:
    return not rng.__file__.endswith(".py")
