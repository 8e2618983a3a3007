"""The little SVG that the pictures need."""

from __future__ import annotations

from html import escape

PAPER, INK, FAINT = "#f8f2e2", "#22343d", "#66716f"
RED, GREEN, WHITE, FOAM, SHADE = "#c22a2a", "#2f7d3b", "#fff", "#eef5f3", "#0b2b36"
SERIF = "Georgia, 'DejaVu Serif', serif"
SANS = "Verdana, 'DejaVu Sans', sans-serif"


def number(value: float) -> str:
    """Write a coordinate, to a tenth."""
    return f"{value:.1f}".removesuffix(".0") if abs(value) >= 0.05 else "0"


def tag(name: str, inside: str = "", /, **attributes: str | float) -> str:
    """Write an element; an underscore in an attribute's name becomes a hyphen."""
    written = "".join(
        f' {key.replace("_", "-")}="{value if isinstance(value, str) else number(value)}"'
        for key, value in attributes.items()
    )
    return f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>"


def circle(x: float, y: float, r: float, **attributes: str | float) -> str:
    """Draw a circle."""
    return tag("circle", cx=x, cy=y, r=r, **attributes)


def path(d: str, **attributes: str | float) -> str:
    """Draw a path."""
    return tag("path", d=d, **attributes)


def group(inside: str, **attributes: str | float) -> str:
    """Group elements."""
    return tag("g", inside, **attributes) if inside else ""


def text(x: float, y: float, words: str, size: float, **attributes: str | float) -> str:
    """Set words, centred on a point unless told otherwise."""
    return tag("text", escape(words, quote=False), x=x, y=y + 0.36 * size, font_size=size, **attributes)


def at(x: float, y: float) -> str:
    """Return the attribute that moves a group."""
    return f"translate({number(x)} {number(y)})"


def page(width: float, height: float, title: str, defs: str, inside: str) -> str:
    """Write a whole picture on its own sheet of paper, so that it looks right on light and dark pages."""
    sheet = tag(
        "rect", x=1, y=1, width=width - 2, height=height - 2, rx=9, fill=PAPER, stroke="#d9cba6", stroke_width=2
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{number(width)}" height="{number(height)}" '
        f'viewBox="0 0 {number(width)} {number(height)}" role="img" font-family="{SANS}" text-anchor="middle">\n'
        f"<title>{escape(title, quote=False)}</title>\n<defs>{defs}</defs>\n{sheet}\n"
        f"{tag('g', inside, fill=INK)}\n</svg>\n"
    )
