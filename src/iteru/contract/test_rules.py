"""Promise 10: the rule page is numbered and sourced, and each rule has a test that really runs it."""

import ast
import json
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

import iteru
from iteru.contract.code import RULE, Code, cached, citing, functions_in, sources
from iteru.contract.plugin import folder_of_tests
from iteru.contract.trace import rule_of
from iteru.kit.example import example_picture, read_positions
from iteru.terminal.rulebook import Rulebook
from iteru.words import LANGUAGES, Words
from iteru.words.rule_page import printed_page, read_page
from iteru.words.rulings import rules_by_ruling, rulings

SOURCED = re.compile(r"^\*\*(R\d+\.\d+) [^*]+\*\*.*\*\((.+)\)\*$", re.MULTILINE)


def rules(name: str) -> list[str]:
    return Rulebook(iteru.meta(name), "en").numbers()


def test_rule_pages_are_numbered_alike_and_sourced(name: str) -> None:
    for lang in LANGUAGES:
        page = Rulebook(iteru.meta(name), lang)
        assert page.numbers() == rules(name)
        assert [found.group(1) for found in SOURCED.finditer(page.text)] == page.numbers()
    in_order = sorted(set(rules(name)), key=lambda rule: tuple(map(int, rule[1:].split("."))))
    assert rules(name) == in_order
    assert rules(name)


def test_every_language_has_a_rule_page(name: str) -> None:
    folder = iteru.meta(name).folder
    pages = ["RULES.md", *[f"RULES.{lang}.md" for lang in LANGUAGES if lang != "en"]]
    assert [page for page in pages if not (folder / page).is_file()] == []


def test_every_ruling_that_a_rule_cites_is_written_in_every_language(name: str) -> None:
    meta = iteru.meta(name)
    citing = rules_by_ruling(meta, "en")
    for lang in LANGUAGES:
        assert rules_by_ruling(meta, lang) == citing
        assert [ruling.number for ruling in rulings(meta, lang)] == sorted(citing)
    texts = [[ruling.text for ruling in rulings(meta, lang)] for lang in LANGUAGES]
    assert [told for told in zip(*texts, strict=True) if len(set(told)) < len(LANGUAGES)] == []


def test_rules_cited_in_the_code_exist(name: str) -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in sources(iteru.meta(name).folder))
    assert set(RULE.findall(code)) - set(rules(name)) == set()


def test_every_rule_has_a_test_that_asserts(name: str, pytestconfig: pytest.Config) -> None:
    asserted = asserted_rules(folder_of_tests(pytestconfig, name))
    missing = [rule for rule in rules(name) if rule not in asserted]
    assert missing == [], (
        "no test is named after these rules, as test_r2_1_... is, and asserts something"
    )


def asserted_rules(tests: Path) -> dict[str, bool]:
    """Returns the rules that tests are named after; tests that assert nothing do not count."""
    functions = [
        function
        for path in sources(tests)
        for function in functions_in(ast.parse(path.read_text(encoding="utf-8")))
    ]
    helpers = {function.name for function in functions if asserts(function, set())}
    found = [rule_of(function.name) for function in functions if asserts(function, helpers)]
    return dict.fromkeys(filter(None, found), True)


def asserts(function: ast.FunctionDef, helpers: set[str]) -> bool:
    """Whether a function can fail: by an assertion, an expected error, or a helper that asserts."""
    words = {name_of(node) for node in ast.walk(function)} - {function.name}
    has_assertion = any(isinstance(node, ast.Assert) for node in ast.walk(function))
    return has_assertion or "raises" in words or not helpers.isdisjoint(words)


def name_of(node: ast.AST) -> str:
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def test_the_test_of_a_rule_runs_the_code_that_cites_it(
    name: str, pytestconfig: pytest.Config, tmp_path: Path
) -> None:
    """A test that only has the name of a rule would run other code, or none."""
    folder = iteru.meta(name).folder
    by_rule, everything = trace(pytestconfig, name, tmp_path / "trace.json")
    cites, remembered = citing(folder), cached(folder) & everything
    idle = [rule for rule in rules(name) if not by_rule.get(rule)]
    assert idle == [], "the tests of these rules run nothing of the game"
    missed = {
        rule: sorted(f"{code.file}:{code.line}" for code in cites[rule])
        for rule in rules(name)
        if cites.get(rule) and not cites[rule] & (by_rule[rule] | remembered)
    }
    assert missed == {}, "the tests of these rules do not run the functions that cite them"


def trace(config: pytest.Config, name: str, file: Path) -> tuple[dict[str, set[Code]], set[Code]]:
    """Runs the tests of the rules in another process, as Python source, and reads what they ran."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    command += ["-p", "no:xdist", "-p", "iteru.contract.trace", "-o", "addopts="]
    command += ["-m", "not long"]
    command += ["--iteru-trace", name, str(file), str(folder_of_tests(config, name))]
    environment = {**os.environ, "ITERU_PURE": "1"}
    done = subprocess.run(
        command, env=environment, cwd=config.rootpath, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    found = json.loads(file.read_text(encoding="utf-8"))
    by_rule = {rule: {Code(*code) for code in ran} for rule, ran in found["rules"].items()}
    return by_rule, {Code(*code) for code in found["all"]}


def test_examples_show_positions_that_exist_and_are_drawn(name: str) -> None:
    meta = iteru.meta(name)
    positions = read_positions(meta)
    for lang in LANGUAGES:
        rules = [
            rule
            for chapter in read_page(printed_page(meta, lang)).chapters
            for rule in chapter.rules
        ]
        named = [
            picture for rule in rules for example in rule.examples for picture in example.pictures
        ]
        assert sorted(named) == sorted(positions), f"{lang}: pictures named by examples"
    for picture in positions:
        drawn = example_picture(iteru.game(name), Words("en", meta), picture)
        assert len(list(ElementTree.fromstring(drawn).iter())) > 20, picture
