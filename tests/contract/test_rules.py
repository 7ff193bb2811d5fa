"""What `iteru.contract.test_rules` tests, on every game that is installed here."""

from iteru.contract.test_rules import *  # noqa: F403
