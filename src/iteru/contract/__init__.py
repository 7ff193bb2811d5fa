"""What every game promises, as tests that any package can run on its own game.

`pytest --iteru-game NAME` runs them, beside the tests of the package itself. They need pytest and
Hypothesis: `pip install 'iteru[contract]'`.
"""
