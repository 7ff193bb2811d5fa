"""Whether an answer is what OpenAPI says of it."""

from typing import Any

TYPES: dict[str, type | tuple[type, ...]] = {
    "string": str,
    "integer": int,
    "number": (int, float),
    "boolean": bool,
    "object": dict,
    "array": list,
    "null": type(None),
}


def faults(value: Any, schema: dict[str, Any], whole: dict[str, Any], where: str = "") -> list[str]:
    """What does not fit, each with its place. It knows the part of JSON Schema that our description uses."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return faults(value, whole["components"]["schemas"][name], whole, where)
    if "anyOf" in schema:
        tried = [faults(value, one, whole, where) for one in schema["anyOf"]]
        return [] if [] in tried else tried[0]
    kind = schema.get("type")
    if kind is None:
        return []
    if not fits(value, kind):
        return [f"{where} is not of type {kind}: {value!r}"]
    if kind == "array":
        items = schema.get("items", {})
        return [
            fault
            for number, one in enumerate(value)
            for fault in faults(one, items, whole, f"{where}[{number}]")
        ]
    return object_faults(value, schema, whole, where) if kind == "object" else []


def fits(value: object, kind: str) -> bool:
    """In Python a truth value is a number, too; in JSON it is none."""
    return isinstance(value, TYPES[kind]) and isinstance(value, bool) == (kind == "boolean")


def object_faults(
    value: dict[str, Any], schema: dict[str, Any], whole: dict[str, Any], where: str
) -> list[str]:
    known, others = schema.get("properties", {}), schema.get("additionalProperties", True)
    found = [
        f"{where}.{name} is missing" for name in schema.get("required", []) if name not in value
    ]
    for name, one in value.items():
        if name in known:
            found += faults(one, known[name], whole, f"{where}.{name}")
        elif others is False:
            found.append(f"{where}.{name} is not described")
        elif isinstance(others, dict):
            found += faults(one, others, whole, f"{where}.{name}")
    return found
