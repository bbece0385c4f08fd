"""Where light falls and where it ends, on a globe of radius 1: x to the right, y down, z to the eye."""

from __future__ import annotations

import math

_LIGHT = (-0.52, -0.56, 0.645)


def step(low: float, high: float, t: float) -> float:
    """Return a smooth 0-1 step between two thresholds."""
    t = (t - low) / (high - low)
    t = 0.0 if t < 0 else 1.0 if t > 1 else t
    return t * t * (3 - 2 * t)


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


def depth(far: float) -> float:
    """Return how near the eye the globe's surface is, at a distance from the middle."""
    return math.sqrt(max(0.0, 1 - far * far))


def in_air(far: float) -> bool:
    """Return whether a point at a distance from the middle is where haloes and flames are drawn."""
    return 0.9 <= far <= 1.5
