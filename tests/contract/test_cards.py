"""What `iteru.contract.test_cards` tests, on every game that is installed here."""

from iteru.contract.test_cards import *  # noqa: F403
