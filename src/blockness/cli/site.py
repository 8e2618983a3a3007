"""Write the game as a static site."""

from pathlib import Path
from typing import Annotated

import typer

from blockness.cli.inputs import Language, start_quickly


def site(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="Where to write it.", show_default=False)],
    base: Annotated[
        str, typer.Option(help="The path it will be served under, such as /games/ness/; any, if none is given.")
    ] = "",
    language: Language = None,
) -> None:
    """Write the game as files for any web host: everything but rooms, without a server."""
    start_quickly()
    from blockness.locales import say
    from blockness.server.http.site import write_site

    count = write_site(folder, base)
    print(say("site-written", language or "en", count=count, folder=str(folder)))
