"""`scripts/release.py` refuses what is not ready with sentences, and builds and tags what is."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from scripts import release

READY = {
    "src/iteru/version.py": '__version__ = "0.2.0"\n',
    "src/iteru/__init__.py": "",
    "CHANGELOG.md": "# Changelog\n\n## 0.2.0 (2026-12-01)\n\n- Something new.\n\n## 0.1.0 (2026-11-30)\n\n- All.\n",
    "pyproject.toml": """\
[build-system]
requires = ["setuptools"]
build-backend = "setuptools.build_meta"

[project]
name = "iteru"
dynamic = ["version"]

[project.urls]
Source = "https://git.iteru.test/iteru"

[tool.setuptools.dynamic]
version = { attr = "iteru.version.__version__" }
""",
    ".gitignore": "dist/\n",
}


def commit(root: Path, changes: dict[str, str]) -> None:
    for name, text in changes.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    git(root, "add", "--all")
    git(root, "commit", "--quiet", "--message", "Something")


def git(root: Path, *arguments: str) -> str:
    who = ("-c", "user.name=Somebody", "-c", "user.email=somebody@iteru.test")
    return release.git(root, *who, *arguments)


@pytest.fixture(name="root")
def project_that_is_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for role in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{role}_NAME", "Somebody")
        monkeypatch.setenv(f"GIT_{role}_EMAIL", "somebody@iteru.test")
    git(tmp_path, "init", "--quiet", "--initial-branch", "main")
    commit(tmp_path, READY)
    git(tmp_path, "tag", "v0.1.0")
    return tmp_path


def run(root: Path, *arguments: str) -> int:
    return release.main(list(arguments), root)


def test_what_is_ready_is_built_and_tagged_only_if_asked(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(root, "0.2.0") == 0
    assert "dist/iteru-0.2.0.tar.gz" in capsys.readouterr().out
    assert len(list((root / "dist").glob("iteru-0.2.0-*.whl"))) == 1
    assert git(root, "tag", "--list") == "v0.1.0"


def test_the_tag_is_made_when_the_build_is_done(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(release, "build", lambda root, out: [])
    assert run(root, "0.2.0", "--tag") == 0
    assert git(root, "tag", "--list") == "v0.1.0\nv0.2.0"


def test_a_build_that_fails_tags_nothing(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(root: Path, out: Path) -> list[Path]:
        raise subprocess.CalledProcessError(1, "build")

    monkeypatch.setattr(release, "build", fail)
    assert run(root, "0.2.0", "--tag") == 1
    assert "nothing is tagged" in capsys.readouterr().err
    assert git(root, "tag", "--list") == "v0.1.0"


def text(name: str, old: str, new: str) -> Callable[[Path], None]:
    return lambda root: commit(root, {name: READY[name].replace(old, new)})


WRONG: dict[str, tuple[str, Callable[[Path], object], str]] = {
    "no version": ("0.2", lambda root: None, "'0.2' is not a version"),
    "another version": ("0.3.0", lambda root: None, "version.py says 0.2.0: write 0.3.0 there"),
    "no version written": ("0.2.0", text("src/iteru/version.py", "0.2.0", '0"'), "version.py says"),
    "no heading": ("0.2.0", text("CHANGELOG.md", "## 0.2.0", "## 0.1.9"), "does not begin with"),
    "no date": ("0.2.0", text("CHANGELOG.md", "2026-12-01", "unreleased"), "write the date"),
    "nothing said": ("0.2.0", text("CHANGELOG.md", "- Something new.", ""), "says nothing about"),
    "no links": ("0.2.0", text("pyproject.toml", "iteru.test", "iteru.example"), "for Source"),
    "dirty": ("0.2.0", lambda root: (root / "new.txt").touch(), "uncommitted changes (1 in"),
    "branch": ("0.2.0", lambda root: git(root, "switch", "-c", "other"), "this is other"),
    "released": ("0.2.0", lambda root: git(root, "tag", "v0.2.0"), "there is a tag v0.2.0"),
    "later": ("0.2.0", lambda root: git(root, "tag", "v0.10.0"), "0.10.0 is released already"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_not_ready_is_refused_with_a_sentence(
    name: str, root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    version, spoil, sentence = WRONG[name]
    spoil(root)
    assert run(root, version, "--tag") == 1
    said = capsys.readouterr().err
    assert sentence in said
    assert all(line.startswith("release: ") for line in said.splitlines())
    assert not (root / "dist").exists()


def test_everything_that_is_wrong_is_said_at_once(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (root / "new.txt").touch()
    run(root, "0.3.0")
    assert len(capsys.readouterr().err.splitlines()) == 3


def test_help_says_what_it_does(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run(release.ROOT, "--help")
    assert "tags nothing" in capsys.readouterr().out
