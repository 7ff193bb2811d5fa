"""What `iteru.contract.test_secrets` tests, on every game that is installed here."""

from iteru.contract.test_secrets import *  # noqa: F403
