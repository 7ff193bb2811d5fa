"""Nim, as somebody else's package brings it: a whole game in plain Python. Tests copy this folder next to an entry point."""
