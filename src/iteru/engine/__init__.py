"""What every game is. No game, no input or output, nothing but the standard library and mypyc's runtime."""
