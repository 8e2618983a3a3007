"""blockness levels."""

from blockness.cli.inputs import Language, start_quickly
from blockness.cli.limits import AsJson


def levels(json: AsJson = False, language: Language = None) -> None:
    """List the computer players, weakest first."""
    start_quickly()
    from json import dumps

    from blockness.players import levels as every_level

    found = [{"name": level.name, "sentence": level.sentence(language or "en")} for level in every_level]
    if json:
        print(dumps(found, ensure_ascii=False))
        return
    for level in found:
        print(f"{level['name']:<10} {level['sentence']}")
