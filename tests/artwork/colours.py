"""The arithmetic of colours of light: red, green, blue 0-255 as floats; a pixel adds its cover (alpha) 0-1."""

from __future__ import annotations

Colour = tuple[float, float, float]
Pixel = tuple[float, float, float, float]
CLEAR: Pixel = (0.0, 0.0, 0.0, 0.0)


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


def shine(colour: Colour, light: float) -> Colour:
    """Return the colour under this much light."""
    return (colour[0] * light, colour[1] * light, colour[2] * light)


def add(colour: Colour, glow: Colour, strength: float) -> Colour:
    """Return the colour with a glow added."""
    return (colour[0] + glow[0] * strength, colour[1] + glow[1] * strength, colour[2] + glow[2] * strength)


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
