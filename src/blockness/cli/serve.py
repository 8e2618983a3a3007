"""Serve the game to browsers."""

import os
from typing import Annotated

import typer


def serve(
    host: str = typer.Option("127.0.0.1", help="The address to listen on."),
    port: int = typer.Option(8017, min=0, max=65535, help="The port, or 0 for any free one."),
    lan: bool = typer.Option(
        False, "--lan", help="Open the game to the local network, and print the address to use there."
    ),
    database: str = typer.Option("", help="Where to keep games, such as postgresql://...; a SQLite file by default."),
    redis: str = typer.Option("", help="A Redis server for several processes, such as redis://127.0.0.1:6379."),
    processes: int = typer.Option(1, min=1, max=64, help="How many server processes to run."),
    origin: str = typer.Option("", help="Where else pages may come from, such as https://my.example."),
    base_path: str = typer.Option("", help="A path that everything is below, such as /games/ness/."),
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(help="The address or network of a proxy whose X-Forwarded headers are believed. May be repeated."),
    ] = None,
    log_format: str = typer.Option("", help="text, or json for one line of JSON for each event."),
    browser: bool = typer.Option(False, "--open", help="Open the browser."),
) -> None:
    """Serve the game to browsers on this computer or on the local network."""
    import asyncio

    from blockness.locales import language_of, say
    from blockness.server.address import ALL, EVERYWHERE, address_of, free_port, lan_address
    from blockness.server.journal.journal import prepare
    from blockness.server.live.others.fanout import make_fanout
    from blockness.server.running import run
    from blockness.server.settings import read_settings
    from blockness.server.warming import warm_up

    language = language_of()
    here = lan_address() if lan else None
    host = EVERYWHERE if lan else host
    port = free_port(host, port)
    names = (name for name in (host, "127.0.0.1", "localhost", here) if name and name not in ALL)
    addresses = list(dict.fromkeys(address_of(name, port) for name in names))
    origins = [*addresses, origin, os.environ.get("BLOCKNESS_ORIGINS", "")]
    given = {
        "database": database,
        "redis": redis,
        "origins": ",".join(filter(None, origins)),
        "base_path": base_path,
        "trusted_proxies": ",".join(trusted_proxy or []),
        "log_format": log_format,
    }
    settings = read_settings(given={name: value for name, value in given.items() if value})
    make_fanout(settings.redis)  # refuses anything that is not an address
    asyncio.run(prepare(settings.database_url))
    if processes > 1:
        warm_up()  # each of them would compile the same
    path = settings.base_path if settings.base_path != "/" else ""  # an origin alone is shorter to type
    print(say("serve-here", language, address=addresses[0] + path))
    if lan:
        there = address_of(here, port) + path if here else ""
        print(say("serve-lan", language, address=there) if here else say("serve-no-lan", language))
    print(say("serve-stop", language), flush=True)
    run(settings, host, port, processes, browser)
