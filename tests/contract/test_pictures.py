"""What `iteru.contract.test_pictures` tests, on every game that is installed here, a sample of cases."""

import pytest

from iteru.contract.test_pictures import *  # noqa: F403

pytestmark = pytest.mark.sample(2)
