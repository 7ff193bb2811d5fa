"""The API's description has the view of every game, and the views that are sent are as it says."""

from typing import Any

import pytest

import iteru
from iteru.contract.games import Case, main_cases, walk
from iteru.engine.game import View, without
from iteru.web.api.view_schemas import view_schemas
from tests.web.schema import faults

CASES = main_cases(iteru.games())
STRIDE = 12


def described(name: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """The schema of a game's view, and all schemas that it refers to."""
    schemas = view_schemas(iteru.game(name))
    return next(iter(schemas.values())), {"components": {"schemas": schemas}}


def sent(case: Case, seed: int) -> list[View]:
    """Views as the API sends them: without their constants."""
    state = case.new(seed)
    constants = case.game.constants(state.setting)
    looked_at = [
        state.clone() for step, state in enumerate(walk(state, seed)) if step % STRIDE == 0
    ]
    return [
        without(case.game.view(state, seat), constants)
        for state in looked_at
        for seat in (None, *range(case.seats))
    ]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_sent_is_as_described(case: Case) -> None:
    schema, whole = described(case.name)
    for view in sent(case, 3):
        assert faults(dict(view), schema, whole) == []


@pytest.mark.parametrize("name", iteru.games())
def test_every_part_has_a_sentence(name: str) -> None:
    schemas = view_schemas(iteru.game(name))
    assert schemas, f"{name} does not tell the type of its views"
    silent = [part for part, schema in schemas.items() if not schema["description"]]
    assert silent == []


def test_a_wrong_view_is_noticed() -> None:
    schema, whole = described("imhotep")
    view = dict(sent(Case("imhotep", 2, ()), 1)[0])
    for wrong in ({**view, "round": "one"}, {**view, "colour": 1}, {**view, "ships": [{}]}):
        assert faults(wrong, schema, whole)
    del view["market"]
    assert faults(view, schema, whole) == [".market is missing"]
