"""A second model of Pharaon: slow and plain, written from the rulebook without looking at the engine.

`figures` has what is printed, `table` what lies on the table, `payment` what pays for an action,
`effects`, `turns`, `rounds` and `traitor` how the game runs, `scoring` the end, `seen` what all see,
`play` whose choice it is and the moves. Numbers in brackets are rulings of the game's notes.
"""
