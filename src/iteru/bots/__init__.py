"""Bots: programs that choose. They know the engine and no game."""
