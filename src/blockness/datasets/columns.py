"""The columns of a dataset, and the rows of a game in them; docs/datasets.md says what each means."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import pyarrow as pa

from blockness import __version__
from blockness.box import Box
from blockness.datasets.plan import FORMAT, replayed
from blockness.players.match import ranks_of, shares

if TYPE_CHECKING:
    from blockness.datasets.plan import Plan

WORD = pa.dictionary(pa.int32(), pa.string())  # one of a few texts

COLUMNS = {
    "game": pa.int64(),
    "ply": pa.int16(),
    "variant": WORD,
    "seats": pa.int8(),
    "colours": pa.list_(pa.string()),
    "players": pa.list_(pa.string()),
    "position": pa.string(),
    "seat": pa.int8(),
    "legal_moves": pa.list_(pa.string()),
    "move": pa.string(),
    "visits": pa.list_(pa.int32()),
    "values": pa.list_(pa.float32()),
    "shares": pa.list_(pa.float32()),
    "exact_shares": pa.list_(pa.float32()),
    "exact_left": pa.list_(pa.int8()),
    "exact_move": pa.string(),
    "result": pa.list_(pa.float32()),
    "ranks": pa.list_(pa.int8()),
    "left": pa.list_(pa.int8()),
    "perches": pa.list_(pa.int8()),
}


def schema_of(plan: Plan) -> pa.Schema:
    """Return the columns, with what the dataset was made of."""
    about = {"format": FORMAT, "version": __version__, "box": Box.usual().line, **asdict(plan)}
    return pa.schema(COLUMNS, metadata={"blockness": json.dumps(about)})


def rows_of(result: dict[str, Any], variant: str) -> list[dict[str, Any]]:
    """Return a row for each move of a game."""
    game = replayed(result, variant)
    standings = {colour: (left, perch) for colour, _, left, perch in result["standings"]}
    ends = [standings[colour] for colour in result["colours"]]
    whole_game = {
        "game": result["game"],
        "variant": variant,
        "seats": len(ends),
        "colours": result["colours"],
        "players": result["players"],
        "result": shares(result),
        "ranks": ranks_of(result),
        "left": [left for left, _ in ends],
        "perches": [perch for _, perch in ends],
    }
    return [
        {
            "ply": ply,
            "position": str(position),
            "seat": int(position.row["turn"][0]),
            "legal_moves": [str(legal) for legal in position.legal_moves],
            "move": move,
            **label,
            **whole_game,
        }
        for ply, (position, move, label) in enumerate(
            zip(game.positions, result["moves"], result["labels"], strict=False), 1
        )
    ]
