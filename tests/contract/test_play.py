"""What `iteru.contract.test_play` tests, on every game that is installed here, a sample of cases."""

import pytest

from iteru.contract.test_play import *  # noqa: F403

pytestmark = pytest.mark.sample(1, by="name")

pytest.mark.sample(1)(test_compiled_and_interpreted_play_the_same_games)  # noqa: F405
