"""What `iteru.contract.test_legibility` tests, on every game that is installed here, a sample of screens."""

import pytest

from iteru.contract.test_legibility import *  # noqa: F403

pytestmark = pytest.mark.sample(1)
