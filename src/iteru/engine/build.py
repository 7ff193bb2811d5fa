"""Whether the engine runs compiled by mypyc or as plain Python."""

from iteru.engine import rng


def is_compiled() -> bool:
    return not rng.__file__.endswith(".py")
