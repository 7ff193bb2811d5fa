"""Bots: programs that choose. They know the engine and no game."""

import sys
from types import ModuleType


class CallableRoom(ModuleType):
    """Importing this package binds it to `iteru.bots`: called, it answers with the names of all bots."""

    def __call__(self) -> list[str]:
        from iteru.bots.registry import bots

        return bots()


sys.modules[__name__].__class__ = CallableRoom
