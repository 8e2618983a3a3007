"""A game that is soon judged: it begins near its end, and its first move throws the victory away."""

from __future__ import annotations

import json
from urllib.parse import quote

LATE = (
    "classic orange:b6b9/2,c9c7/5,c6g6/5,g5e5/1,e4d4/4,d3b3/4,b4c4/3 "
    "green:h3h5/5,h4i4/3,j4j6/2,j7g7/6,f7e7/1,d7d10/2 purple:i8j8/4,j9h9/3,h8e8/1,e9e10/2,f10i10/3 green"
)
MOVES = ("Th2e2/3", "Hc5c2/6", "Te3g3/4")
BEST = "Tg3e3/4"  # instead of the first
WORSE = "Th2d2/4"  # as bad as the first
PEOPLE = {"orange": "Leo", "green": "Papa", "purple": "Mia"}
RECORD = f"""[Variant "classic"]
[Seats "orange green purple"]
[Position "{LATE}"]
[Orange "Leo"]
[Green "Papa"]
[Purple "Mia"]

{" ".join(MOVES)}
"""
ADDRESS = "/replay#" + quote(RECORD, safe="/").replace("%20", "+")


def played_here(colour: str) -> str:
    """A script that puts the game on a device where one colour was a person, before the page starts."""
    seats = [
        {"colour": one, "name": name * (one == colour), "level": "otter" * (one != colour)}
        for one, name in PEOPLE.items()
    ]
    games = [{"first": 0, "moves": MOVES}]
    table = {"id": "abc", "at": 1, "variant": "classic", "seats": seats, "games": games, "isOver": True}
    return f"localStorage.setItem('blockness-table-abc', {json.dumps(json.dumps(table))})"
