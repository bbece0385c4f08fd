"""How a layer is drawn: a shader says the colour of a point, the sphere knows light and edges.

Coordinates: the planet's radius is 1, x to the right, y down, z to the eye.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from PIL import Image

from tests.artwork.colours import CLEAR, Colour, Pixel, add, shine
from tests.artwork.light import daylight

Shader = Callable[[float, float, float], Pixel]
"""(x, y, size of a pixel) to colour and cover."""

EXTENT = 1.5
"""A layer reaches this many radii from its middle: room for rings, haloes and spikes."""


def ball(surface: Callable[[float, float, float], Colour], rim: Colour, rim_strength: float = 0.5) -> Shader:
    """Make a shader of a plain ball: the surface's own colour, daylight, and a thin bright edge of air."""

    def shade(x: float, y: float, pixel: float) -> Pixel:
        far = math.sqrt(x * x + y * y)
        cover = (1 - far) / pixel + 0.5
        if cover <= 0:
            return CLEAR
        scale = 0.9995 / far if far > 0.9995 else 1.0
        px, py = x * scale, y * scale
        pz = math.sqrt(1 - px * px - py * py)
        colour = shine(surface(px, py, pz), daylight(px, py, pz))
        edge = (1 - pz) ** 3 * rim_strength * daylight(px, py, pz)
        return (*add(colour, rim, edge), min(1.0, cover))

    return shade


def layer(shader: Shader, radius: float, extent: float = EXTENT) -> Image.Image:
    """Draw a shader to an RGBA picture whose middle is the planet's and whose half width is `extent` radii."""
    half = round(radius * extent)
    data = bytearray()
    for row in range(2 * half):
        y = (row + 0.5 - half) / radius
        for column in range(2 * half):
            r, g, b, a = shader((column + 0.5 - half) / radius, y, 1 / radius)
            data += bytes((_byte(r), _byte(g), _byte(b), _byte(a * 255)))
    return Image.frombytes("RGBA", (2 * half, 2 * half), bytes(data))


def _byte(value: float) -> int:
    return 0 if value < 0 else 255 if value > 255 else int(value + 0.5)
