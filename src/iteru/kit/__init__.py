"""Shared parts for showing games: scenes, marks, cards, icons, pieces for the terminal."""
