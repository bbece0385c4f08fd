"""The jump gate: a great ring of metal segments, lights on it, and a dark whirl within."""

from __future__ import annotations

import math

from tests.artwork.colours import CLEAR, Colour, Pixel, add, mix, over, ramp, shine
from tests.artwork.light import step
from tests.artwork.noise import Noise

_SWIRL = Noise(271)
_SEGMENTS = 16
INNER = 0.80
"""Radius of the open middle, in radii of the gate; what is written there stands on dark ground."""


def gate(x: float, y: float, pixel: float) -> Pixel:
    """Draw the gate; its radius is that of the metal ring's outer edge."""
    far = math.hypot(x, y)
    if far > 1.36:
        return CLEAR
    angle = math.degrees(math.atan2(y, x)) % 360
    ring = over(_light(far, angle), _metal(x, y, far, angle, pixel))
    return over(ring, over(_whirl(x, y, far), _halo(far, angle)))


def _metal(x: float, y: float, far: float, angle: float, pixel: float) -> Pixel:
    tooth = 0.045 if (angle / 360 * _SEGMENTS) % 1 < 0.34 else 0.0
    cover = min((1 + tooth - far) / pixel, (far - INNER - 0.035) / pixel)
    if cover <= 0:
        return CLEAR
    across = (far - 0.918) / 0.082
    bevel = ramp(
        (
            (-1.2, (46, 62, 92)),
            (-0.75, (152, 172, 206)),
            (-0.5, (84, 102, 138)),
            (0.45, (62, 76, 108)),
            (0.8, (158, 178, 210)),
            (1.6, (70, 84, 116)),
        ),
        across,
    )
    light = 0.78 - 0.34 * (x + y) / (far + 0.001)
    seam = (angle / 360 * _SEGMENTS) % 1
    seam = min(abs(seam - 0.34), seam, 1 - seam) * far * math.tau / _SEGMENTS
    return (*mix((14, 18, 32), shine(bevel, light), step(0.002, 0.012, seam)), min(1.0, cover))


def _light(far: float, angle: float) -> Pixel:
    """A lamp sits in the middle of every second segment."""
    place = ((angle / 360 * _SEGMENTS - 0.67 + 0.5) % 1 - 0.5) * math.tau / _SEGMENTS * far
    lamp = math.exp(-((place / 0.030) ** 2 + ((far - 0.915) / 0.022) ** 2))
    return (*mix((40, 190, 255), (240, 253, 255), lamp), min(1.0, lamp * 1.6))


def _whirl(x: float, y: float, far: float) -> Pixel:
    if far > 0.9:
        return CLEAR
    turned = math.atan2(y, x) + 2.4 * math.log(far + 0.08)
    arm = _SWIRL.cloud(math.cos(turned) * 1.7, math.sin(turned) * 1.7, far * 2.2, 3)
    bright = step(0.50, 0.86, far) ** 1.5
    colour: Colour = mix((7, 11, 28), (12, 22, 50), 0.5 + 1.3 * arm * step(0.25, 0.6, far))
    colour = add(colour, (40, 150, 235), bright * (0.55 + 0.9 * arm))
    return (*add(colour, (190, 240, 255), step(0.79, 0.845, far) * 0.55), 1.0)


def _halo(far: float, angle: float) -> Pixel:
    out = max(0.0, far - 1.0)
    ray = 1 + 0.5 * _SWIRL.cloud(math.cos(math.radians(angle)) * 2, math.sin(math.radians(angle)) * 2, 4, 1)
    strength = math.exp(-out * 11 / ray) * 0.55 * step(1.34, 1.1, far)
    return (64, 170, 255, round(max(0.0, strength) * 16) / 16)
