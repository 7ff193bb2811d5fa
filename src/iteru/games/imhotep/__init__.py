"""Imhotep: Builder of Egypt. Stones, ships, and five places to bring them to."""
