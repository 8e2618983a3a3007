"""What an environment shows of a game, by render mode."""

from __future__ import annotations

from typing import TYPE_CHECKING

from blockness.box import Invalid
from blockness.envs.picture import paint
from blockness.game.drawing import draw

if TYPE_CHECKING:
    from blockness.envs.array import Array
    from blockness.game import Position

RENDER_MODES = ("human", "ansi", "rgb_array")


class InvalidRenderMode(Invalid):
    """A render mode that there is not."""


def check_mode(mode: str | None) -> str | None:
    """Return a render mode, or refuse it."""
    if mode is not None and mode not in RENDER_MODES:
        raise InvalidRenderMode(f"expected a render mode ({', '.join(RENDER_MODES)}) or None, got {mode!r}")
    return mode


def render(position: Position, mode: str | None) -> str | Array | None:
    """Print the lake for people, return it in characters, or return it as a picture."""
    if mode == "human":
        print(draw(position))
    if mode == "ansi":
        return draw(position)
    return paint(position) if mode == "rgb_array" else None
