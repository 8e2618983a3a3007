"""What the documents say is true: their programs and commands run, their pictures are up to date, their links work."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
import typer

from blockness.cli.app import app
from cli.command import run

ROOT = Path(__file__).parents[2]
DOCUMENTS = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("benchmarks/*.md")]
PROGRAM = re.compile(r"```python\n(.*?)```", re.DOTALL)
WITH_PROGRAMS = [path for path in DOCUMENTS if PROGRAM.search(path.read_text("utf-8"))]
SESSION = re.compile(r"^    \$ (blockness .*)\n((?:    .+\n)*)", re.MULTILINE)
COMMAND = re.compile(r"^    (?:\$ )?(blockness .*)$", re.MULTILINE)


def name_of(path: object) -> str:
    assert isinstance(path, Path)
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("document", WITH_PROGRAMS, ids=name_of)
def test_the_programs_of_a_document_run_one_after_another(
    document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my-box.toml").write_bytes((ROOT / "src/blockness/box/box.toml").read_bytes())
    monkeypatch.chdir(tmp_path)
    names = {"__name__": "document"}
    for program in PROGRAM.findall(document.read_text("utf-8")):
        exec(compile(program, name_of(document), "exec"), names)  # noqa: S102 - our own text


def test_what_the_documents_show_is_what_commands_print() -> None:
    sessions = {found for path in DOCUMENTS for found in SESSION.findall(path.read_text("utf-8"))}
    assert len(sessions) > 3
    for command, printed in sorted(sessions):
        expected = "".join(line.removeprefix("    ") for line in printed.splitlines(keepends=True))
        assert run(*shlex.split(command)[1:]).stdout == expected, command


def test_every_command_in_the_documents_can_be_given() -> None:
    commands = {found for path in DOCUMENTS for found in COMMAND.findall(path.read_text("utf-8"))}
    assert len(commands) > 30
    for command in sorted(commands):
        parse(shlex.split(command, comments=True)[1:])


def parse(words: list[str]) -> None:
    """Read a command's arguments and options as the command line does, and do nothing more."""
    group = typer.main.get_command(app)
    while hasattr(group, "commands") and words:
        group, words = group.commands[words[0]], words[1:]
    group.make_context("blockness", words)


@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_every_link_leads_somewhere(document: Path) -> None:
    text = PROGRAM.sub("", document.read_text("utf-8"))
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
