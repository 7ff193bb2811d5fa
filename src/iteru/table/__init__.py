"""Games being played by people: seats, turns, undo, chat; stored so that no accepted move is ever lost."""
