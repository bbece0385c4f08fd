"""How a layer is drawn: a shader says the colour of a point, the sphere knows light and edges.

Coordinates: the planet's radius is 1, x to the right, y down, z to the eye. Colours are red, green, blue 0-255 as
floats; a pixel adds its cover (alpha) 0-1.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from PIL import Image

Colour = tuple[float, float, float]
Pixel = tuple[float, float, float, float]
Shader = Callable[[float, float, float], Pixel]
"""(x, y, size of a pixel) to colour and cover."""

CLEAR: Pixel = (0.0, 0.0, 0.0, 0.0)
_LIGHT = (-0.52, -0.56, 0.645)
EXTENT = 1.5
"""A layer reaches this many radii from its middle: room for rings, haloes and spikes."""


def mix(a: Colour, b: Colour, t: float) -> Colour:
    """Return the colour between two; t is clamped to 0-1."""
    t = 0.0 if t < 0 else 1.0 if t > 1 else t
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t)


def ramp(stops: tuple[tuple[float, Colour], ...], t: float) -> Colour:
    """Return the colour at t on a scale of (place, colour) stops."""
    before = stops[0]
    for stop in stops:
        if t <= stop[0]:
            width = stop[0] - before[0]
            return mix(before[1], stop[1], (t - before[0]) / width if width > 0 else 1.0)
        before = stop
    return before[1]


def step(low: float, high: float, t: float) -> float:
    """Return a smooth 0-1 step between two thresholds."""
    t = (t - low) / (high - low)
    t = 0.0 if t < 0 else 1.0 if t > 1 else t
    return t * t * (3 - 2 * t)


def shine(colour: Colour, light: float) -> Colour:
    """Return the colour under this much light."""
    return (colour[0] * light, colour[1] * light, colour[2] * light)


def add(colour: Colour, glow: Colour, strength: float) -> Colour:
    """Return the colour with a glow added."""
    return (colour[0] + glow[0] * strength, colour[1] + glow[1] * strength, colour[2] + glow[2] * strength)


def daylight(x: float, y: float, z: float) -> float:
    """Return how much light falls on a normal; the night side keeps enough to be recognised."""
    lit = (x * _LIGHT[0] + y * _LIGHT[1] + z * _LIGHT[2] + 0.42) / 1.42
    return 0.20 + 0.92 * (lit if lit > 0 else 0)


def gloss(x: float, y: float, z: float, power: float) -> float:
    """Return the mirror light of a normal."""
    half = (-0.287, -0.309, 0.907)
    dot = x * half[0] + y * half[1] + z * half[2]
    return dot**power if dot > 0 else 0.0


def turn(x: float, y: float, degrees: float) -> tuple[float, float]:
    """Return the point turned about the middle."""
    angle = math.radians(degrees)
    c, s = math.cos(angle), math.sin(angle)
    return x * c - y * s, x * s + y * c


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


def over(top: Pixel, under: Pixel) -> Pixel:
    """Return one pixel laid over another."""
    a = top[3]
    if a >= 1 or under[3] <= 0:
        return top
    rest = under[3] * (1 - a)
    whole = a + rest
    if whole <= 0:
        return CLEAR
    return (
        (top[0] * a + under[0] * rest) / whole,
        (top[1] * a + under[1] * rest) / whole,
        (top[2] * a + under[2] * rest) / whole,
        whole,
    )


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
