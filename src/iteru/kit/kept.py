"""The cache for drawings that do not change."""

from functools import lru_cache

cache = lru_cache(maxsize=1000)
"""As `functools.cache`, but bounded, since corrected boxes bring ever new values. A whole game in both languages needs four
hundred results of a function at most."""
cache_by_box = lru_cache(maxsize=64)
"""The cache for what is made from a game's `Meta`: each result keeps the box of that `Meta` in memory."""
