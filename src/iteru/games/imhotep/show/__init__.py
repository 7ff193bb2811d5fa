"""How the game is said and drawn."""
