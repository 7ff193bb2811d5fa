"""Playing and replaying in a terminal. It knows no game: the board comes from the game's own folder."""
