"""Plays many games between bots."""
