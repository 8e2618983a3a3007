"""What the documents say is true: their programs run, their pictures are up to date, their links lead somewhere."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("benchmarks/*.md")]
PROGRAMS = [
    pytest.param(program, id=f"{document.name}-{number}")
    for document in DOCUMENTS
    for number, program in enumerate(re.findall(r"```python\n(.*?)```", document.read_text("utf-8"), re.DOTALL))
]


@pytest.mark.parametrize("program", PROGRAMS)
def test_every_program_in_the_documents_runs(program: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my-box.toml").write_bytes((ROOT / "src/blockness/box/box.toml").read_bytes())
    monkeypatch.chdir(tmp_path)
    exec(compile(program, "document", "exec"), {"__name__": "document"})  # noqa: S102 - our own text


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_link_leads_somewhere(document: Path) -> None:
    text = document.read_text("utf-8")
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)|src=\"([^\":]+)\"", text):
        link = next(filter(None, target))
        assert (document.parent / link).exists(), link


def test_the_pictures_are_what_the_script_draws(tmp_path: Path) -> None:
    shown = {path.name: path.read_bytes() for path in (ROOT / "docs/pictures").glob("*.svg")}
    assert shown
    copy = tmp_path / "docs"
    subprocess.run(["cp", "-r", ROOT / "docs", copy], check=True)
    for path in (copy / "pictures").glob("*.svg"):
        path.unlink()
    subprocess.run([sys.executable, copy / "draw.py"], check=True, env=os.environ | {"BLOCKNESS_KERNELS": "plain"})
    assert {path.name: path.read_bytes() for path in (copy / "pictures").glob("*.svg")} == shown


def test_no_file_names_a_package_registry() -> None:
    names = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False).stdout.split(
        "\n"
    )
    hosts = re.compile(rb"(registry\.npm" rb"js|pypi\." rb"org|pythonhosted|deb\.debian|index-url|\"resolved\")")
    for name in filter(None, names):
        path = ROOT / name
        if path.is_file() and path != Path(__file__):
            assert not hosts.search(path.read_bytes()), name
