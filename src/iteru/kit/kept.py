"""What is drawn once and shown again and again."""

from functools import lru_cache

cache = lru_cache(maxsize=1000)
"""As `functools.cache`, for so many results of a function, the latest: corrected boxes bring values that nobody foresaw. A
whole game in both languages needs four hundred at most."""
