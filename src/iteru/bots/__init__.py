"""Bots: programs that choose. They know the engine and no game."""

import sys
from types import ModuleType


class CallableRoom(ModuleType):
    """Makes the package callable, because importing it binds it to `iteru.bots`: a call returns the names of all bots."""

    def __call__(self) -> list[str]:
        from iteru.bots.registry import bots

        return bots()


sys.modules[__name__].__class__ = CallableRoom
