"""What `iteru.contract.test_rules` tests, on every game that is installed here."""

import pytest

from iteru.contract.test_rules import *  # noqa: F403
from iteru.contract.test_rules import test_the_test_of_a_rule_runs_the_code_that_cites_it

pytest.mark.sample(1)(test_the_test_of_a_rule_runs_the_code_that_cites_it)
