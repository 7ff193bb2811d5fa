"""A second model of Egizia: slow and plain, written from the rulebook without looking at the engine.

`figures` has what is printed, `table` what lies on the table, `tests.questions` how questions are put, `gains`
what cards and spaces give, `sailing`, `feeding`, `building` and `rounds` how the game runs, `scoring`
the end, `view` what all see, `play` whose choice it is and the moves. Numbers in brackets are rulings
of the game's notes.
"""
