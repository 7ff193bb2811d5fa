"""Egizia. Ships down the Nile, crews to be fed, and four structures to build together."""
