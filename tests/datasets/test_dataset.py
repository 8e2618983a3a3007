"""Datasets: what is in them is true, nothing is lost or doubled, and bad input is refused with a sentence."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from blockness import Position
from blockness.datasets import Plan, make_dataset
from blockness.datasets.columns import COLUMNS
from blockness.datasets.writing import ledger_of
from blockness.players import solve
from blockness.players.match import InvalidMatch, Match
from cli.command import environment, run

ROOT = Path(__file__).parents[2]
CHEAP = Plan(Match(("otter", "minnow"), 5, seed=3), search=20, nodes=500)
COMMAND = ("--players", "otter,minnow", "--seed", "3", "--search", "20", "--nodes", "500")


def rows(file: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = pq.read_table(file).to_pylist()
    return found


@pytest.mark.parametrize(("seats", "variant"), [(2, "classic"), (3, "expert"), (4, "classic")])
def test_every_row_is_true(tmp_path: Path, seats: int, variant: str) -> None:
    out = tmp_path / "games.parquet"
    match = Match(("otter", "duckling"), 2, seats, variant, seed=1)
    assert sorted(make_dataset(Plan(match, search=30, nodes=2_000), out, jobs=1)) == [0, 1]
    found = rows(out)
    assert [row["game"] for row in found] == sorted(row["game"] for row in found)
    for row in found:
        position = Position.parse(row["position"])
        names, colours = match.lineup(row["game"])
        assert (position.seats, position.variant, position.colours) == (seats, variant, colours)
        assert (row["seats"], row["variant"], tuple(row["colours"])) == (seats, variant, colours)
        assert tuple(row["players"]) == names
        assert position.turn == colours[row["seat"]]
        assert row["legal_moves"] == list(map(str, position.legal_moves))
        assert row["move"] in row["legal_moves"]
        assert len(row["visits"]) == len(row["values"]) == len(row["legal_moves"])
        assert all(value is None or 0 <= value <= 1 for value in row["values"])
        assert sum(row["visits"]) <= 30
        assert sum(row["shares"]) == pytest.approx(1, abs=1e-4)
        assert row["exact_shares"] is None or sum(row["exact_shares"]) == pytest.approx(1)
    for one, other in pairwise(found):
        if one["game"] == other["game"]:
            assert other["ply"] == one["ply"] + 1
            assert str(Position.parse(one["position"]).play(one["move"])) == other["position"]
            assert (one["result"], one["ranks"]) == (other["result"], other["ranks"])
    for number in (0, 1):
        row = next(row for row in reversed(found) if row["game"] == number)
        end = Position.parse(row["position"]).play(row["move"])
        standing = {one.colour: one for one in end.standings}
        assert end.is_over
        assert row["ply"] == sum(one["game"] == number for one in found)
        assert row["ranks"] == [standing[colour].rank for colour in row["colours"]]
        assert row["left"] == [standing[colour].left for colour in row["colours"]]
        assert row["perches"] == [standing[colour].perch for colour in row["colours"]]
        assert sum(row["result"]) == pytest.approx(1)
    proved = [row for row in found if row["exact_left"]]
    assert proved, "the last positions are within reach of a proof"
    for row in proved[-3:]:
        solution = solve(Position.parse(row["position"]))
        assert solution.left is not None
        assert row["exact_left"] == list(solution.left.values())
        assert [share > 0 for share in row["exact_shares"]] == [colour in solution.winners for colour in row["colours"]]


def test_a_killed_run_carries_on_and_ends_like_any_other(tmp_path: Path) -> None:
    out, whole = tmp_path / "killed.parquet", tmp_path / "whole.parquet"
    command = [sys.executable, "-m", "blockness", "dataset", str(out), *COMMAND]
    for finished in (1, 3):  # games in the ledger when the power goes
        job = subprocess.Popen(
            [*command, "--games", "400"],
            env=environment(),
            start_new_session=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        while not ledger_of(out).exists() or ledger_of(out).read_bytes().count(b"\n") < 1 + finished:
            assert job.poll() is None
            time.sleep(0.02)
        os.killpg(job.pid, signal.SIGKILL)
        job.wait()
        assert not out.exists(), "half a dataset is none"
    kept = ledger_of(out).read_bytes()
    kept = kept[: kept.rfind(b"\n") + 1]
    out.with_name(out.name + ".unfinished").write_bytes(b"PAR1 and then the power went")
    done = run("dataset", str(out), *COMMAND, "--games", "5")
    assert done.returncode == 0, done.stderr
    assert ledger_of(out).read_bytes().startswith(kept), "what was finished is not played again"
    numbers = [json.loads(line)["game"] for line in ledger_of(out).read_bytes().splitlines()[1:]]
    assert len(numbers) == len(set(numbers))
    assert sorted(make_dataset(CHEAP, whole, jobs=1)) == list(range(5))
    assert out.read_bytes() == whole.read_bytes()
    assert {path.name for path in tmp_path.iterdir()} == {
        path.name for file in (out, whole) for path in (file, ledger_of(file))
    }


@pytest.mark.long
@pytest.mark.filterwarnings("default")  # what ray says of itself is not about us
def test_ray_makes_the_same_dataset(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="ray is not installed (pip install 'blockness[ray]')")
    here, there = tmp_path / "here.parquet", tmp_path / "there.parquet"
    assert sorted(make_dataset(CHEAP, here, jobs=1)) == list(range(5))
    assert sorted(make_dataset(CHEAP, there, backend="ray", jobs=2)) == list(range(5))  # in two batches
    assert there.read_bytes() == here.read_bytes()


def test_rows_are_written_in_groups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blockness.datasets.writing.GROUP", 20)
    out = tmp_path / "games.parquet"
    plan = Plan(Match(("otter", "minnow"), 5, seed=3), search=0, nodes=0)
    list(make_dataset(plan, out, jobs=1))
    file = pq.ParquetFile(out)
    assert file.num_row_groups > 1
    row = file.read_row_group(0).to_pylist()[-1]
    assert all(row[name] is None for name in ("visits", "values", "shares", "exact_shares", "exact_left", "exact_move"))
    about = json.loads(file.schema_arrow.metadata[b"blockness"])
    assert (about["match"]["players"], about["search"]) == (["otter", "minnow"], 0)


def test_files_of_others_are_left_alone(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    plan = Plan(Match(("otter", "minnow"), 1), search=0, nodes=0)
    with pytest.raises(InvalidMatch, match="no folder"):
        list(make_dataset(plan, tmp_path / "nowhere/games.parquet", jobs=1))
    out.write_text("a diary")
    with pytest.raises(InvalidMatch, match="something else"):
        list(make_dataset(plan, out, jobs=1))
    assert out.read_text() == "a diary"
    out.unlink()
    list(make_dataset(plan, out, jobs=1))
    before = out.read_bytes()
    with pytest.raises(InvalidMatch, match="another"):
        list(make_dataset(CHEAP, out, jobs=1))
    assert out.read_bytes() == before


def test_what_cannot_be_used_is_refused_with_a_sentence(tmp_path: Path) -> None:
    bare = tmp_path / "bare"  # a place where pyarrow is not installed
    bare.mkdir()
    (bare / "pyarrow.py").write_text("raise ImportError('no such module')")
    path = os.pathsep.join(filter(None, (str(bare), os.environ.get("PYTHONPATH"))))
    players = ("--players", "otter,minnow", "--games", "1", "--jobs", "1")
    for sentence, arguments, settings in (
        ("expected a level", ("x.parquet", "--players", "otter,shark"), {}),
        ("not both", ("x.parquet", *players, "--seconds", "1", "--simulations", "5"), {}),
        ("is a folder", (".", *players), {}),
        ("backend", ("x.parquet", *players, "--backend", "abacus"), {}),
        ("blockness[dataset]", ("x.parquet", *players), {"PYTHONPATH": path}),
    ):
        refused = run("dataset", *arguments, cwd=tmp_path, **settings)
        assert (refused.returncode, refused.stdout) == (2, ""), arguments
        assert sentence in refused.stderr
        assert not (tmp_path / "x.parquet").exists()


def test_a_level_may_have_settings(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    players = "heron:simulations=5,exploration=2,otter:noise=1"
    done = run(
        "dataset", str(out), "--players", players, "--games", "1", "--search", "0", "--nodes", "0", "--jobs", "1"
    )
    assert done.returncode == 0, done.stderr
    assert rows(out)[0]["players"] == ["heron:simulations=5,exploration=2", "otter:noise=1"]


def test_every_column_is_documented() -> None:
    text = (ROOT / "docs/datasets.md").read_text("utf-8")
    table = re.findall(r"^\| `(\w+)` \| `?([^|`]+)`? \|", text, re.MULTILINE)
    kinds = {
        name: str(kind).replace("dictionary<values=string, indices=int32, ordered=0>", "string")
        for name, kind in COLUMNS.items()
    }
    assert dict(table) == {
        name: re.sub(r"list<\w+: (\w+)>", r"list of \1", kind).replace("float", "float32")
        for name, kind in kinds.items()
    }
