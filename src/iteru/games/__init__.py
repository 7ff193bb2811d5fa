"""The games, one folder each. Everything else reaches them through the registry in `iteru.engine.game`."""

import sys
from types import ModuleType

from iteru.engine.registry import games


class CallableHouse(ModuleType):
    """Importing this package binds it to `iteru.games`, in place of the function of that name: so it answers the same call."""

    def __call__(self) -> list[str]:
        return games()


sys.modules[__name__].__class__ = CallableHouse
