"""blockness doctor."""

from typing import Annotated

import typer

from blockness.cli.inputs import Language
from blockness.cli.limits import AsJson


def doctor(
    database: Annotated[str, typer.Option(help="Where games are kept; as for serve.")] = "",
    redis: Annotated[str, typer.Option(help="The Redis server, if there is one.")] = "",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port that the server listens on.")] = 8017,
    base_path: Annotated[str, typer.Option(help="The path that everything is below, if there is one.")] = "",
    url: Annotated[str, typer.Option(help="The address that browsers use, such as https://my.example.")] = "",
    json: AsJson = False,
    language: Language = None,
) -> None:
    """Look at everything the server needs, and say what is wrong and what to do."""
    from json import dumps

    from blockness.locales import say
    from blockness.server.doctor.examine import examine
    from blockness.server.settings import read_settings

    given = {"database": database, "redis": redis, "base_path": base_path}
    settings = read_settings(given={name: value for name, value in given.items() if value})
    findings, spoken = [], language or "en"
    for finding in examine(settings, port, url):
        findings.append(finding)
        if not json:
            print("  " if finding.is_fine else "! ", finding.sentence(spoken), sep="", flush=True)
    count = sum(not finding.is_fine for finding in findings)
    if json:
        told = [
            {"about": one.about, "fine": one.is_fine, "code": one.code, "sentence": one.sentence(spoken)}
            for one in findings
        ]
        print(dumps({"fine": not count, "findings": told}, ensure_ascii=False))
    else:
        print(say("doctor-troubles", spoken, count=count) if count else say("doctor-well", spoken))
    raise typer.Exit(1 if count else 0)
