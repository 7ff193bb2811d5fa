"""Hooks and the CI workflow run what `make` runs, on every Python that the package says it supports."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import yaml

from .tree import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
HOOKS = ROOT / ".pre-commit-config.yaml"
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def workflow_commands() -> list[str]:
    jobs = read(ROOT / ".github" / "workflows" / "ci.yml")["jobs"]
    return [step["run"] for job in jobs.values() for step in job["steps"] if "run" in step]


def test_every_hook_is_local_and_part_of_make_check() -> None:
    command = [sys.executable, "-m", "pre_commit", "validate-config", str(HOOKS)]
    subprocess.run(command, check=True, capture_output=True, timeout=240)
    repositories = read(HOOKS)["repos"]
    assert {repository["repo"] for repository in repositories} == {"local"}
    programs = [
        hook["entry"].split()[0] for repository in repositories for hook in repository["hooks"]
    ]
    mine = [program for program in programs if program.startswith(".venv/bin/")]
    assert mine
    assert [program for program in mine if program not in MAKEFILE] == []


def test_the_workflow_calls_targets_that_are_there() -> None:
    called = re.findall(r"\bmake ([a-z-]+)", "\n".join(workflow_commands()))
    targets = set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))
    assert {"test", "types-js"} <= set(called)
    assert set(called) - targets == set()


def test_the_workflow_tests_every_supported_python() -> None:
    tested = read(ROOT / ".github" / "workflows" / "ci.yml")["jobs"]["test"]["strategy"]["matrix"]
    classifier = re.compile(r"Programming Language :: Python :: (3\.\d+)")
    supported = [found[1] for line in PROJECT["classifiers"] if (found := classifier.match(line))]
    assert tested["python"] == supported
    assert PROJECT["requires-python"] == f">={supported[0]}"


def test_every_issue_form_has_what_a_form_needs() -> None:
    forms = [
        path
        for path in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml")
        if path.stem != "config"
    ]
    assert forms
    for path in forms:
        form = read(path)
        assert form["name"]
        assert form["description"]
        ids = [part["id"] for part in form["body"]]
        assert len(ids) == len(set(ids)), path.name
        assert all(part["attributes"]["label"] for part in form["body"]), path.name
