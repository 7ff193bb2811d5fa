"""Private parts of libraries: where Iteru uses them the version is exact, and these tests say what changed.

If one fails after an upgrade, read what the library does there now, mend the module that the message names, then change
the range in pyproject.toml and the lists here.
"""

import ast
import inspect
import re
import tomllib
from collections.abc import Iterator

import pytest
import uvicorn
from mypyc.codegen.cstring import c_string_initializer
from typer._completion_classes import completion_init
from typer._completion_shared import get_completion_script
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from iteru.web.connections import LimitedHttp
from iteru.web.frames import LimitedSocket
from iteru.web.running import Running

from .tree import ROOT, tracked

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXACT = {"mypy[mypyc]", "typer", "uvicorn"}
"""Whose private parts we use: setup.py, commands/completion.py, and the three classes below."""

OVERRIDDEN = {
    LimitedHttp: (
        HttpToolsProtocol,
        "connection_made connection_lost data_received on_message_begin on_url on_header on_body send_400_response "
        "on_headers_complete on_message_complete on_response_complete pause_writing resume_writing handle_websocket_upgrade",
    ),
    LimitedSocket: (
        WebSocketsSansIOProtocol,
        "connection_lost data_received handle_events handle_ping handle_cont send_receive_event_to_app",
    ),
    Running: (uvicorn.Server, "on_tick handle_exit shutdown"),
}
"""What ours do in place of what the library's do: renamed there, ours would never be called."""

USED = {
    HttpToolsProtocol: "transport client cycle flow headers parser url",
    RequestResponseCycle: "transport scope keep_alive disconnected response_started response_complete",
    WebSocketsSansIOProtocol: "transport conn loop close_timeout handshake_complete frames queue",
    uvicorn.Server: "servers server_state should_exit",
}
"""Attributes of theirs that ours read or set."""

PRIVATE_IMPORTS = {
    ("typer._completion_classes", "completion_init"),
    ("typer._completion_shared", "get_completion_script"),
    ("uvicorn.protocols.http.httptools_impl", "HttpToolsProtocol"),
    ("uvicorn.protocols.websockets.websockets_sansio_impl", "WebSocketsSansIOProtocol"),
}
INSIDE = ("uvicorn.protocols", "fluent.runtime.resolver", "mypyc.")
"""Modules that no library documents, though their names do not begin with a line."""


def parameters(function: object) -> list[str]:
    assert callable(function)
    return list(inspect.signature(function).parameters)


@pytest.mark.parametrize("ours", OVERRIDDEN)
def test_what_is_overridden_is_still_there_with_the_same_parameters(ours: type) -> None:
    theirs, names = OVERRIDDEN[ours]
    assert issubclass(ours, theirs)
    for name in names.split():
        assert name in vars(theirs), f"{theirs.__name__}.{name} is gone: see {ours.__module__}"
        mine, other = parameters(getattr(ours, name)), parameters(vars(theirs)[name])
        assert mine == other, f"{theirs.__name__}.{name} takes {other}: see {ours.__module__}"


@pytest.mark.parametrize("ours", OVERRIDDEN)
def test_all_that_is_overridden_is_listed(ours: type) -> None:
    theirs, names = OVERRIDDEN[ours]
    both = {name for name in vars(ours) if name in vars(theirs) and not name.startswith("__")}
    assert both == set(names.split())


@pytest.mark.parametrize("theirs", USED)
def test_attributes_that_are_used_are_still_set(theirs: type) -> None:
    source = inspect.getsource(theirs)
    gone = [
        name
        for name in USED[theirs].split()
        if not re.search(rf"\bself\.{name}(?:: [^=\n]+)? = ", source)
    ]
    assert gone == [], f"{theirs.__name__} has no {gone}: see iteru/web"


def test_shells_are_still_answered() -> None:
    assert parameters(completion_init) == []
    assert parameters(get_completion_script) == ["prog_name", "complete_var", "shell"]
    script = get_completion_script(prog_name="iteru", complete_var="_ITERU_COMPLETE", shell="bash")
    assert "_ITERU_COMPLETE=complete_bash" in script


def test_docstrings_can_still_be_put_into_c() -> None:
    assert c_string_initializer(b'a "b"\n') == r'"a \"b\"\n"', "see `documented` in setup.py"


def imports(source: str) -> Iterator[tuple[str, str]]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield from ((node.module, alias.name) for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)


def test_no_other_private_part_is_imported() -> None:
    found = set()
    for path in tracked():
        if path.parts[:2] == ("src", "iteru") and path.suffix == ".py":
            found |= set(imports((ROOT / path).read_text(encoding="utf-8")))
    private = {
        (module, name)
        for module, name in found
        if module.startswith(INSIDE) or re.search(r"\._(?!_)", f"{module}.{name}")
    }
    assert private == PRIVATE_IMPORTS


def requirements() -> list[str]:
    project = PROJECT["project"]
    extras = project["optional-dependencies"].values()
    return [*project["dependencies"], *(one for extra in extras for one in extra)]


@pytest.mark.parametrize("requirement", requirements())
def test_only_what_is_guarded_is_exact(requirement: str) -> None:
    found = re.fullmatch(r"([\w.\[\]-]+?)(==|>=)([\d.]+(?:\.\*)?)(,<[\d.]+)?(;.*)?", requirement)
    assert found, f"{requirement} has no range"
    assert (found[2] == "==") == (found[1] in EXACT)
    assert bool(found[4]) == (found[2] == ">=")


def test_the_pins_lie_within_the_ranges() -> None:
    pins = dict(
        line.split("==")
        for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").split("\n")
        if line
    )
    versions = {re.sub(r"[-_.]+", "-", name).lower(): version for name, version in pins.items()}
    for requirement in requirements():
        name, sign, first = re.split(r"(==|>=)", requirement.split(";")[0].split(",")[0])
        pinned = versions[re.sub(r"[-_.]+", "-", name.split("[")[0]).lower()]
        if sign == "==":
            assert f"{pinned}.".startswith(first.removesuffix("*")), requirement
        else:
            assert numbers(pinned) >= numbers(first), requirement
        if "<" in requirement:
            assert numbers(pinned) < numbers(requirement.split("<")[1]), requirement


def numbers(version: str) -> list[int]:
    return [int(part) for part in re.findall(r"\d+", version)]


def test_the_build_uses_the_mypy_that_is_tested() -> None:
    (built_with,) = [one for one in PROJECT["build-system"]["requires"] if one.startswith("mypy")]
    assert built_with in requirements()
