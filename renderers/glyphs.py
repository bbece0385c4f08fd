"""Names as the bundled font can show them: what it lacks is replaced, never drawn as an empty box."""

from __future__ import annotations

import unicodedata

from PIL import Image, ImageDraw, ImageFont

from renderers.assets import BOLD, font_file
from renderers.cache import cached

_PROBE = 24
_NOWHERE = "\U0010fffd"
"""A private code point that no font of ours has."""


@cached(512)
def has_glyph(char: str) -> bool:
    """Return whether the bold font (it has the fewest glyphs) can draw a character."""
    return char.isspace() or _drawn(char) != _drawn(_NOWHERE)


def _drawn(char: str) -> bytes:
    sheet = Image.new("L", (2 * _PROBE, 2 * _PROBE))
    ImageDraw.Draw(sheet).text((4, _PROBE), char, fill=255, font=_probe(), anchor="ls")
    return sheet.tobytes()


@cached(8)
def _probe() -> ImageFont.FreeTypeFont:
    return font_file(BOLD, _PROBE)


def legible(name: str) -> str:
    """Return a name in glyphs we have, as it is drawn from left to right; "" when hardly anything of it is left.

    Fancy letters become plain ones, emoji and marks without a glyph go, other scripts' letters become a dot. Arabic
    letters are joined and right-to-left runs are put in the order in which they are drawn: BASIC layout does neither.
    """
    plain = unicodedata.normalize("NFKC", name)
    kept = "".join(_keep(char) for char in plain)
    kept = " ".join(kept.split())
    letters = [char for char in kept if char not in "· "]
    if not letters or kept.count("·") > len(letters):
        return ""
    return _in_drawing_order(_joined(kept))


def runs_left(text: str) -> bool:
    """Return whether a text that is drawn from left to right is read from right to left: it begins at its end."""
    return bool(text) and _is_rtl(text[0]) and _is_rtl(text[-1])


def _is_rtl(char: str) -> bool:
    return unicodedata.bidirectional(char) in ("R", "AL")


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
        if _is_rtl(char) or (run and char == " "):
            run.append(char)
            continue
        out += reversed(run)
        run.clear()
        out.append(char)
    return "".join(out + run[::-1])


@cached(64)
def _forms() -> dict[str, dict[str, str]]:
    """Return the shapes of Arabic letters by letter and place (`isolated`, `initial`, `medial`, `final`)."""
    found: dict[str, dict[str, str]] = {}
    for code in range(0xFE80, 0xFEFD):
        place, *letters = unicodedata.decomposition(chr(code)).split()
        letter = "".join(chr(int(each, 16)) for each in letters)
        if has_glyph(chr(code)):
            found.setdefault(letter, {})[place.strip("<>")] = chr(code)
    return found


def _joined(text: str) -> str:
    """Return the text with Arabic letters in the shapes in which they join each other."""
    forms = _forms()
    for pair in ("لآ", "لأ", "لإ", "لا"):
        if pair in forms:
            text = text.replace(pair, f"\0{pair}\0")
    pieces = [piece for part in text.split("\0") for piece in ([part] if part in forms else list(part))]
    out: list[str] = []
    for i, piece in enumerate(pieces):
        shapes = forms.get(piece, {})
        before = i > 0 and "initial" in forms.get(pieces[i - 1], {}) and "final" in shapes
        after = i + 1 < len(pieces) and "initial" in shapes and "final" in forms.get(pieces[i + 1], {})
        place = ("medial" if after else "final") if before else ("initial" if after else "isolated")
        out.append(shapes.get(place, piece))
    return "".join(out)
