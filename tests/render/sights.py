"""Pictures in grey, and as people with common colour weaknesses see them."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image, ImageChops, ImageStat

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
