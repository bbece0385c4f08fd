"""Pictures in grey, and as people with common colour weaknesses see them."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image, ImageChops, ImageStat

from renderers.palette import Colour

Sight = Callable[[Image.Image], Image.Image]
# Viénot, Brettel and Mollon 1999 (protanopia, deuteranopia) and the usual approximation of tritanopia, on sRGB values.
_MATRICES = {
    "protanopia": (0.152, 1.053, -0.205, 0, 0.115, 0.786, 0.099, 0, -0.004, -0.048, 1.052, 0),
    "deuteranopia": (0.367, 0.861, -0.228, 0, 0.280, 0.673, 0.047, 0, -0.012, 0.043, 0.969, 0),
    "tritanopia": (1.256, -0.077, -0.179, 0, -0.078, 0.931, 0.148, 0, 0.005, 0.691, 0.304, 0),
}


def grey(picture: Image.Image) -> Image.Image:
    """Return a picture without its colours."""
    return picture.convert("L").convert("RGB")


def _weak(kind: str) -> Sight:
    return lambda picture: picture.convert("RGB", _MATRICES[kind])


SIGHTS: dict[str, Sight] = {"grey": grey, **{kind: _weak(kind) for kind in _MATRICES}}


def on(ground: tuple[int, int, int], draw: Callable[[Image.Image], None], size: int = 96) -> Image.Image:
    """Return a small picture on which something is drawn."""
    picture = Image.new("RGB", (size, size), ground)
    draw(picture)
    return picture


def apart(one: Image.Image, other: Image.Image) -> int:
    """Return how many pixels differ plainly (by 40 of 255 in some channel)."""
    channels = ImageChops.difference(one, other).split()
    most = ImageChops.lighter(ImageChops.lighter(channels[0], channels[1]), channels[2])
    return round(ImageStat.Stat(most.point([0] * 40 + [1] * 216)).sum[0])


def luminance(colour: Colour) -> float:
    """Return the relative luminance of WCAG 2 (0 black, 1 white)."""
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in colour)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a: Colour, b: Colour) -> float:
    """Return the contrast of two colours as WCAG 2 reckons it, 1 to 21."""
    dark, light = sorted((luminance(a), luminance(b)))
    return (light + 0.05) / (dark + 0.05)
