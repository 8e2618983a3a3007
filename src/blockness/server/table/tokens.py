"""Seat tokens and room codes."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from blockness.server.table.room import Room

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
CODE_LENGTH = 12  # docs/protocol.md does the sum; older rooms have seven and keep them
TOKEN_BYTES = 24


def new_code() -> str:
    """Return a code for a room: too many to guess, short enough to read out on the phone."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def new_token() -> tuple[str, str]:
    """Return a token for a person and the hash to keep. The token is random, so a plain hash will do."""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    return token, hash_of(token)


def hash_of(token: str) -> str:
    """Return the part of a token that is kept."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def seats_held(room: Room, tokens: Iterable[str]) -> tuple[frozenset[int], int]:
    """Return the seats that the tokens belong to, and how many tokens belong to none and never did."""
    held: set[int] = set()
    wrong = 0
    for token in tokens:
        key = hash_of(token)
        found = {n for n, seat in enumerate(room.seats) for kept in seat.keys if hmac.compare_digest(kept, key)}
        held |= found
        wrong += not found and key not in room.removed
    return frozenset(held), wrong


def is_removed(room: Room, tokens: Iterable[str]) -> bool:
    """Whether the maker of the room has removed the person with these tokens."""
    return any(hash_of(token) in room.removed for token in tokens)
