"""What `iteru.contract.test_words` tests, on every game that is installed here."""

from iteru.contract.test_words import *  # noqa: F403
