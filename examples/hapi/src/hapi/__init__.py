"""Hapi: a game about the flood of the Nile, for Iteru."""
