"""How a game is set up: which game, which box, how many seats, which options."""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from iteru.engine.options import changed_options

if TYPE_CHECKING:
    from iteru.engine.box import Box

MAX_SETTINGS: Final = 16
"""How many settings a title caches, the latest: anybody may ask for any combination of options."""
MAX_LAYOUTS: Final = 64
"""For how many settings, over all boxes of a game, something derived from them may be cached."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Setting:
    """What stays the same from the first move to the last; all clones of a state share it.

    A game whose rules read many figures has a subclass, its *layout*, which holds them ready for use.
    """

    def __init__(self, game: str, box: "Box", seats: int, options: Any) -> None:
        self.game = game
        self.box = box
        self.seats = seats
        self.options = options
        """An instance of the game's dataclass of options."""
        self.changed_options = changed_options(options)
