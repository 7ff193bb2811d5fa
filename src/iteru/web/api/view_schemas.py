"""Each game's view as JSON Schema, made from its TypedDict: the API's description has it."""

from types import NoneType, UnionType
from typing import (
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from iteru.engine.game import Game, View
from iteru.engine.state import State

Schema = dict[str, Any]
PLAIN = {int: "integer", str: "string", bool: "boolean", float: "number", NoneType: "null"}


def view_schemas(game: Game[State]) -> dict[str, Schema]:
    """The schemas of a game's view and of its parts by their names, the view first; {} if the game does not declare its type.

    What stays the same throughout a game is sent once, apart from the views, so no view must have it.
    """
    if not is_typeddict(game.view_type):
        return {}
    setting = game.setting(game.meta.min_seats, {})
    found: dict[str, Schema] = {}
    add(found, game.name, game.view_type, game.constants(setting))
    return found


def name_of(game: str, its_type: Any) -> str:
    return f"{game}.{its_type.__name__}"


def add(found: dict[str, Schema], game: str, its_type: Any, left_out: View) -> None:
    """A TypedDict and all that it refers to."""
    name = name_of(game, its_type)
    if name in found:
        return
    found[name] = schema = {"type": "object", "description": its_type.__doc__}
    hints = get_type_hints(its_type, include_extras=True)
    schema["properties"] = {
        key: schema_of(found, game, hint, left_out.get(key)) for key, hint in hints.items()
    }
    optional = {key for key, hint in hints.items() if get_origin(hint) is NotRequired}
    whole = {key for key, part in left_out.items() if is_whole(part, hints[key])}
    schema["required"] = [key for key in hints if key not in optional | whole]
    schema["additionalProperties"] = False


def is_whole(part: Any, hint: Any) -> bool:
    """Whether the constants hold all of a part, so that a view is sent without it."""
    return not is_typeddict(hint) or set(part) >= hint.__required_keys__


def schema_of(found: dict[str, Schema], game: str, hint: Any, left_out: Any = None) -> Schema:
    """The schema of a type that views are made of."""
    if is_typeddict(hint):
        add(found, game, hint, left_out if isinstance(left_out, dict) else {})
        return {"$ref": f"#/components/schemas/{name_of(game, hint)}"}
    if hint is Any:
        return {"description": "Anything."}
    if hint in PLAIN:
        return {"type": PLAIN[hint]}
    origin, parts = get_origin(hint), get_args(hint)
    if origin is NotRequired:
        return schema_of(found, game, parts[0], left_out)
    if origin is Literal:
        return {"enum": list(parts)}
    if origin in (Union, UnionType):
        return {"anyOf": [schema_of(found, game, part, left_out) for part in parts]}
    if origin in (list, tuple):
        return {"type": "array", "items": schema_of(found, game, parts[0])}
    assert origin is dict, f"{game}: a view cannot hold {hint}"
    return {"type": "object", "additionalProperties": schema_of(found, game, parts[1])}
