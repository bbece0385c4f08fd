"""Names as the bundled font can show them: what it lacks is replaced, never drawn as an empty box."""

from __future__ import annotations

import unicodedata

from PIL import Image, ImageDraw, ImageFont

from renderers.assets import BOLD, font_file
from renderers.kept import kept

_PROBE = 24
_NOWHERE = "\U0010fffd"
"""A private code point that no font of ours has."""


@kept(512)
def has_glyph(char: str) -> bool:
    """Return whether the bold font (it has the fewest glyphs) can draw a character."""
    return char.isspace() or _drawn(char) != _drawn(_NOWHERE)


def _drawn(char: str) -> bytes:
    sheet = Image.new("L", (2 * _PROBE, 2 * _PROBE))
    ImageDraw.Draw(sheet).text((4, _PROBE), char, fill=255, font=_probe(), anchor="ls")
    return sheet.tobytes()


@kept(8)
def _probe() -> ImageFont.FreeTypeFont:
    return font_file(BOLD, _PROBE)


def legible(name: str) -> str:
    """Return a name in glyphs we have; "" when hardly anything of it is left.

    Fancy letters become plain ones, emoji and marks without a glyph go, other scripts' letters become a dot.
    Right-to-left runs are put in the order in which they are drawn, since BASIC layout does not.
    """
    plain = unicodedata.normalize("NFKC", name)
    kept = "".join(_keep(char) for char in plain)
    kept = " ".join(kept.split())
    letters = [char for char in kept if char not in "· "]
    if not letters or kept.count("·") > len(letters):
        return ""
    return _in_drawing_order(kept)


def _keep(char: str) -> str:
    kind = unicodedata.category(char)
    if kind in ("Cc", "Cf", "Cs", "Co", "Cn") or 0xFE00 <= ord(char) <= 0xFE0F:
        return ""
    if kind.startswith("Z"):
        return " "
    if has_glyph(char):
        return char
    base = unicodedata.normalize("NFKD", char)[0]
    if base != char and has_glyph(base):
        return base
    return "·" if kind.startswith(("L", "N")) else ""


def _in_drawing_order(text: str) -> str:
    out: list[str] = []
    run: list[str] = []
    for char in text:
        if unicodedata.bidirectional(char) in ("R", "AL") or (run and char == " "):
            run.append(char)
            continue
        out += reversed(run)
        run.clear()
        out.append(char)
    return "".join(out + run[::-1])
