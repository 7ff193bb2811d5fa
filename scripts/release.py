#!/usr/bin/env python3
"""Builds a release and tags it, after checking that everything says the same version.

    scripts/release.py 0.2.0          checks, builds the sdist and the wheel into dist/, tags nothing
    scripts/release.py 0.2.0 --tag    the same, then tags the commit v0.2.0

Nothing is pushed or uploaded. docs/releasing.md has the whole procedure.
"""

import argparse
import re
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from collections.abc import Iterator
from datetime import date
from io import BytesIO
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VERSION_FILE = "src/iteru/version.py"
VERSION = re.compile(r"(\d+)\.(\d+)\.(\d+)")
HEADING = re.compile(r"^## (\S+) \((.*)\)$", re.MULTILINE)


def git(root: Path, *arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=root, check=True, capture_output=True, text=True)
    return done.stdout.strip()


def number(version: str) -> tuple[int, ...]:
    """A version as something that can be compared; the empty tuple is none."""
    found = VERSION.fullmatch(version)
    return tuple(map(int, found.groups())) if found else ()


def complaints(root: Path, version: str) -> Iterator[str]:
    """Everything that has to be put right before this version can be released."""
    if not number(version):
        yield f"{version!r} is not a version: write three numbers, such as 0.2.0."
        return
    yield from complaints_of_version(root, version)
    yield from complaints_of_changelog(root, version)
    yield from complaints_of_links(root)
    yield from complaints_of_tree(root, version)


def complaints_of_version(root: Path, version: str) -> Iterator[str]:
    text = (root / VERSION_FILE).read_text(encoding="utf-8")
    written = re.search(r'^__version__ = "(.*)"$', text, re.MULTILINE)
    if not written or written[1] != version:
        says = written[1] if written else "nothing"
        yield f"{VERSION_FILE} says {says}: write {version} there and commit it."


def complaints_of_changelog(root: Path, version: str) -> Iterator[str]:
    text = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = list(HEADING.finditer(text))
    if not headings or headings[0][1] != version:
        yield f"CHANGELOG.md does not begin with a heading for {version}: write `## {version} ({date.today()})`."
        return
    if not is_date(headings[0][2]):
        yield f"CHANGELOG.md calls {version} ({headings[0][2]}): write the date of the release, ({date.today()})."
    end = headings[1].start() if len(headings) > 1 else len(text)
    if not text[headings[0].end() : end].strip():
        yield f"CHANGELOG.md says nothing about {version}: write what its users can do now."


def is_date(text: str) -> bool:
    try:
        date.fromisoformat(text)
    except ValueError:
        return False
    return True


def complaints_of_links(root: Path) -> Iterator[str]:
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    links = project.get("urls", {})
    unreal = [name for name, link in links.items() if re.match(r"https?://[^/]*\.example\b", link)]
    if unreal or not links:
        yield f"pyproject.toml has no real address for {', '.join(unreal) or 'the project'}: write it under [project.urls]."


def complaints_of_tree(root: Path, version: str) -> Iterator[str]:
    changed = git(root, "status", "--porcelain").splitlines()
    if changed:
        yield f"the tree has uncommitted changes ({len(changed)} in `git status`): commit or stash them."
    branch = git(root, "branch", "--show-current")
    if branch != "main":
        yield f"this is {branch or 'no branch'}: releases are made from main."
    released = [tag.removeprefix("v") for tag in git(root, "tag", "--list", "v*").split()]
    if version in released:
        yield f"{version} is released already: there is a tag v{version}. Raise the version."
    newer = max(released, key=number, default="")
    if number(newer) > number(version):
        yield f"{newer} is released already, which is later than {version}. Raise the version."


def build(root: Path, out: Path) -> list[Path]:
    """The sdist and the wheel of the last commit: built from a copy, so that nothing left over gets in."""
    before = set(out.glob("*"))
    archive = subprocess.run(
        ["git", "archive", "HEAD"], cwd=root, check=True, capture_output=True
    ).stdout
    with tempfile.TemporaryDirectory(prefix="iteru-release-") as folder:
        with tarfile.open(fileobj=BytesIO(archive)) as tar:
            tar.extractall(folder, filter="data")
        command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(out), folder]
        subprocess.run(command, check=True)
    return sorted(set(out.glob("*")) - before)


def main(arguments: list[str], root: Path = ROOT) -> int:
    assert __doc__
    about, _, usage = __doc__.partition("\n\n")
    parser = argparse.ArgumentParser(
        prog="scripts/release.py",
        description=about,
        epilog=usage,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("version", help="what to release, such as 0.2.0")
    parser.add_argument("--tag", action="store_true", help="tag the commit when all is built")
    chosen = parser.parse_args(arguments)
    wrong = list(complaints(root, chosen.version))
    if wrong:
        print("\n".join(f"release: {sentence}" for sentence in wrong), file=sys.stderr)
        return 1
    try:
        built = build(root, root / "dist")
    except subprocess.CalledProcessError as error:
        print(
            f"release: the build failed with status {error.returncode}, see above; nothing is tagged.",
            file=sys.stderr,
        )
        return 1
    for path in built:
        print(f"built dist/{path.name}")
    tag = f"v{chosen.version}"
    if not chosen.tag:
        print(f"Everything is in order. `scripts/release.py {chosen.version} --tag` tags it {tag}.")
        return 0
    git(root, "tag", "--annotate", tag, "--message", f"Iteru {chosen.version}")
    print(f"tagged {tag}. Now `git push origin main {tag}`, and upload what is in dist/.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
