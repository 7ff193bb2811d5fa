"""What `iteru.contract.test_pictures` tests, on every game that is installed here."""

from iteru.contract.test_pictures import *  # noqa: F403
