"""What all games share. Imports no game, does no input or output, needs only the standard library and mypyc's runtime."""
