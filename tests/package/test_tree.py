"""What the project's own files must not hold, and what its pins must look like."""

import re
import tomllib

import pytest

from .tree import ROOT, tracked

PINS = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
HOMES = re.compile(rb"/(?:home|Users)/[A-Za-z0-9_.-]+|/root/[A-Za-z0-9_.-]|[A-Z]:\\Users\\")
INDEXES = re.compile(
    rb"--(?:extra-)?index-url|--trusted-host|--find-links|PIP_(?:EXTRA_)?INDEX_URL|https?://[^/\s]+/simple\b"
)


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


@pytest.mark.parametrize("line", PINS)
def test_a_pin_is_a_plain_name_and_version(line: str) -> None:
    assert re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9._-]*==[0-9][A-Za-z0-9.]*", line)


def test_nothing_is_pinned_twice() -> None:
    names = [normal(line.split("==")[0]) for line in PINS]
    assert len(names) == len(set(names))


def test_every_dependency_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = [name for extra in project["optional-dependencies"].values() for name in extra]
    wanted = [*project["dependencies"], *extras]
    names = {normal(re.split(r"[\[;<>=! ]", requirement)[0]) for requirement in wanted}
    assert names - {normal(line.split("==")[0]) for line in PINS} == set()


def found(pattern: re.Pattern[bytes]) -> list[str]:
    places = []
    for path in tracked():
        if path.parts[:2] == ("tests", "package"):
            continue  # they name what they look for
        places += [
            f"{path}: {hit.decode(errors='replace')}"
            for hit in pattern.findall((ROOT / path).read_bytes())
        ]
    return places


def test_no_file_names_a_home_directory() -> None:
    assert found(HOMES) == []


def test_no_file_names_a_package_index() -> None:
    assert found(INDEXES) == []


def test_nothing_built_is_tracked() -> None:
    built = (".so", ".pyc", ".whl", ".db")
    played = [path for path in tracked() if path.suffix == ".iteru" and path.parts[0] != "tests"]
    assert [str(path) for path in tracked() if path.suffix in built] == []
    assert played == []
