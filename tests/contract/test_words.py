"""What `iteru.contract.test_words` tests, on every game that is installed here, a sample of cases."""

import pytest

from iteru.contract.test_words import *  # noqa: F403

pytestmark = pytest.mark.sample(2)
