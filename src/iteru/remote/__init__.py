"""A bot that plays at tables of a server, over the same API as any other program (docs/bot-api.md)."""
