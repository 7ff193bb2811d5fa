"""What `iteru.contract.test_log` tests, on every game that is installed here."""

from iteru.contract.test_log import *  # noqa: F403
