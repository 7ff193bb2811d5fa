"""What `iteru.contract.test_guides` tests, on every game that is installed here."""

from iteru.contract.test_guides import *  # noqa: F403
