"""What MkDocs needs to know about this repository: pages that live outside docs/, and files they link to."""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path
from posixpath import dirname, normpath, relpath
from typing import TYPE_CHECKING, Any

from mkdocs.structure.files import File

sys.path[:0] = [str(Path(__file__).parents[2]), str(Path(__file__).parents[2] / "src")]

from docs.site.commands import all_commands  # noqa: E402 - MkDocs knows no path but its own

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files

ROOT = Path(__file__).parents[2]
# Files outside docs/, and what they are called on the site.
ELSEWHERE = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changes.md",
    "benchmarks/README.md": "benchmarks.md",
    "README.md": "index.md",
    "LICENSE": "site/LICENSE.txt",
    "web/public/icon.svg": "site/icon.svg",
    "examples/client.py": "site/client.py.txt",
    "src/blockness/box/box.toml": "site/box.toml",
    "src/blockness/players/levels.toml": "site/levels.toml",
}
LINK = re.compile(r'(\]\(|src=")([^)#":\s]+)')
# The theme's scripts can fetch diagrams, shims for old browsers and figures about repositories; no page asks for them.
OUTSIDE = re.compile(r"""(?<=["'`])https://[^"'`\s]+""")


def on_files(files: Files, config: MkDocsConfig) -> None:
    """Add the pages and files that live elsewhere."""
    for source, page in ELSEWHERE.items():
        if page == "index.md":
            continue  # the site has a front page of its own
        path = ROOT / source
        if page.endswith(".md"):
            files.append(File.generated(config, page, content=moved(path.read_text("utf-8"), source, page)))
        else:
            files.append(File.generated(config, page, abs_src_path=str(path)))


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Let links find what lives elsewhere, let a folded part be text like any other, and list the commands."""
    source = page.file.src_uri
    if page.file.generated_by is None:
        markdown = moved(markdown, f"docs/{source}", source)
    if source == "reference/commands.md":
        markdown += all_commands()
    return markdown.replace("<details>", '<details markdown="1">')


def moved(text: str, source: str, page: str) -> str:
    """Return a text whose links lead from its page on the site to where they led from its file."""

    def link(found: re.Match[str]) -> str:
        target = normpath(f"{dirname(source)}/{found[2]}").lstrip("/")
        place = target.removeprefix("docs/") if target.startswith("docs/") else ELSEWHERE.get(target)
        return found[1] + (relpath(place, dirname(page) or ".") if place else found[2])

    return LINK.sub(link, text)


def on_post_build(config: MkDocsConfig) -> None:
    """Take every address outside the site out of the theme's scripts, and what nobody reads off the site."""
    scripts = Path(config.site_dir, "assets/javascripts")
    shutil.rmtree(scripts / "lunr")  # for searches in other languages
    for script in scripts.glob("**/*.js"):
        script.write_text(OUTSIDE.sub("about:blank", script.read_text("utf-8")), "utf-8")
    for source in Path(config.site_dir, "assets").glob("**/*.map"):
        source.unlink()
