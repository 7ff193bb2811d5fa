"""Reports of the arena: whole or not at all, the same numbers in every form, a page that needs no net."""

import csv
import json
import re
import sys
from pathlib import Path

import pytest

import iteru
from iteru.arena import report
from iteru.arena.findings import Findings, findings
from iteru.arena.plan import ROUND_ROBIN, Tournament
from iteru.arena.tournament import run
from iteru.engine.errors import BadOptions, BadRecord
from iteru.words import Words


@pytest.fixture(name="found", scope="module")
def some_games() -> Findings:
    bots = ("random", "greedy", "random")
    plan = Tournament("imhotep", bots, 9, 7, {"wrath": True}, mode=ROUND_ROBIN)
    return findings(plan, list(run(plan, 1)))


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_the_page_opens_without_a_net_and_has_all_plots(found: Findings, lang: str) -> None:
    page = report.as_page(found, Words(lang, iteru.meta("imhotep")))
    assert page.count("<svg") == page.count("</svg>") == 5
    assert not re.search(r"arena-|NaN|http|src=|href=|url\(|@import", page)
    assert all(name in page for name in ("random 1", "greedy", "random 2", "wrath=True"))


def test_names_of_bots_cannot_break_the_page(found: Findings) -> None:
    found.standings[0].name, kept = "<script>", found.standings[0].name
    page = report.as_page(found, Words("en", iteru.meta("imhotep")))
    found.standings[0].name = kept
    assert "<script>" not in page
    assert "&lt;script&gt;" in page


def test_every_form_is_written_and_says_the_same(found: Findings, tmp_path: Path) -> None:
    words = Words("en", iteru.meta("imhotep"))
    for ending in (".json", ".jsonl", ".csv", ".html"):
        report.write(tmp_path / f"games{ending}", found, words)
    assert len(list(tmp_path.iterdir())) == 4
    data = json.loads((tmp_path / "games.json").read_text(encoding="utf-8"))
    lines = (tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()
    with (tmp_path / "games.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert data["games"] == len(lines) == len(rows) / 2 == 9
    for standing in data["standings"]:
        won = [float(row["win"]) for row in rows if row["bot"] == standing["bot"]]
        assert standing["wins"] == pytest.approx(sum(won), abs=1e-3)
        assert standing["win_rate"] == pytest.approx(sum(won) / len(won), abs=1e-3)


def test_what_is_described_is_there(found: Findings) -> None:
    """docs/arena.md describes the layout, which is kept."""
    docs = (Path(__file__).parents[2] / "docs/arena.md").read_text(encoding="utf-8")
    described = docs[docs.index("The layout of the JSON") : docs.index("## More than one machine")]
    data = json.loads(report.as_json(found))
    keys = [*data, *data["standings"][0], *data["seat_advantage"][0], *data["matrix"][0][0]]
    assert [key for key in keys if f"`{key}" not in described] == []


def test_parquet_has_the_rows_of_the_csv(found: Findings, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    report.write(tmp_path / "games.parquet", found, Words("en"))
    assert parquet.read_table(tmp_path / "games.parquet").to_pylist() == report.rows(found)


def test_without_pyarrow_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(BadOptions) as caught:
        report.check(Path("games.parquet"))
    assert "pip install 'iteru[parquet]'" in Words("en").error(caught.value)


def test_a_report_that_cannot_be_written_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "games.csv").mkdir()
    with pytest.raises(BadRecord):
        report.replace_file(tmp_path / "games.csv", "text")
    assert [path.name for path in tmp_path.iterdir()] == ["games.csv"]
