"""Layers of pictures that pages fetch once: grounds of boards, and the symbols of games.

A layer is named after its contents, so that a browser may keep it for good. What is needed no longer is forgotten; an
artist that needs it again draws it again.
"""

from collections import OrderedDict
from gzip import compress
from hashlib import sha256

MAX_LAYERS = 400
"""Each is about 20 KB when compressed. A table needs one or two for each language and kind of screen."""


class Layers:
    """The layers drawn lately, compressed."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, bytes] = OrderedDict()

    def add(self, markup: str) -> str:
        """Keeps a layer and returns its name."""
        text = markup.encode()
        name = sha256(text).hexdigest()[:16]
        if name not in self.kept:
            self.kept[name] = compress(text, mtime=0)
        self.kept.move_to_end(name)
        while len(self.kept) > MAX_LAYERS:
            self.kept.popitem(last=False)
        return name

    def __contains__(self, name: str) -> bool:
        return name in self.kept

    def compressed(self, name: str) -> bytes | None:
        return self.kept.get(name)


LAYERS = Layers()
