"""What `iteru.contract.test_play` tests, on every game that is installed here."""

from iteru.contract.test_play import *  # noqa: F403
