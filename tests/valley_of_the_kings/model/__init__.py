"""A second model of Valley of the Kings: slow and plain, written from the rulebook without looking at the engine.

`figures` has what is printed, `table` what lies on the table, `pyramid` how it crumbles; `possible` and
`actions` what cards do, `attacks` and `reactions` what opponents have to do with it; `payment` what is laid
for a purchase, `turn` how the game runs, `scoring` the end, `view` what all see, `play` whose choice it is
and the moves. Numbers in brackets are rulings of the game's notes, pages are those of the rulebook.
"""
