"""A second model of Imhotep: slow and plain, written from the rulebook without looking at the engine.

`figures` has what is printed, `table` what lies on the table, `tests.questions` how questions are put, `ships`
how they are loaded, sail and are unloaded, `sites` what a stone brings where, `cards` what market cards
do, `rounds` how the game runs, `scoring` the end, `view` what all see, `play` whose choice it is and the
moves. Pages are those of the rulebook, numbers in brackets are rulings of the game's notes.
"""
