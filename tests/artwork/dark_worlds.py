"""Hazard, Duskmoor and Ironveil: storms, fog and metal."""

from __future__ import annotations

import math

from tests.artwork.colours import CLEAR, Colour, Pixel, add, mix, over, ramp
from tests.artwork.light import gloss, step, turn
from tests.artwork.noise import Noise
from tests.artwork.sphere import ball

_STORM = Noise(191)
_FOG = Noise(213)
_METAL = Noise(233)


def hazard(x: float, y: float, pixel: float) -> Pixel:
    """Draw a flattened giant banded yellow and black, with one great eye of a storm."""
    u, v = turn(x, y, -16)
    u, v = u / 1.10, v / 0.93
    return _storm_ball(u, v, pixel)


def _storm_surface(x: float, y: float, z: float) -> Colour:
    ex, ey = (x - 0.26) / 0.36, (y - 0.30) / 0.23
    eye = ex * ex + ey * ey
    swirl = 2.2 * math.exp(-eye * 0.9)
    sx, sy = turn(x - 0.26, y - 0.30, math.degrees(swirl))
    bend = _STORM.cloud((sx + 0.26) * 2.0, (sy + 0.30) * 5, z * 2.0, 4)
    band = math.sin((sy + 0.30) * 11.5 + bend * 2.7)
    colour = ramp(
        (
            (-0.75, (26, 22, 20)),
            (-0.3, (74, 56, 20)),
            (0.0, (206, 150, 20)),
            (0.55, (255, 210, 44)),
            (1.0, (255, 238, 150)),
        ),
        band,
    )
    ring = step(1.05, 0.75, eye) * step(0.25, 0.5, eye)
    colour = mix(colour, (34, 26, 20), ring * 0.85)
    return mix(colour, (255, 226, 96), step(0.42, 0.2, eye))


_storm_ball = ball(_storm_surface, (255, 224, 120), 0.5)


def duskmoor(x: float, y: float, pixel: float) -> Pixel:
    """Draw a brown world sunk in banks of fog that spill over its edges."""
    return over(_fog_bank(x, y), _moor_ball(x, y, pixel))


def _moor_surface(x: float, y: float, z: float) -> Colour:
    land = _FOG.cloud(x * 2.3, y * 2.3, z * 2.3, 5)
    return ramp(((-0.3, (40, 24, 18)), (0.0, (92, 60, 42)), (0.3, (146, 102, 70))), land)


_moor_ball = ball(_moor_surface, (210, 176, 140), 0.7)


def _fog_bank(x: float, y: float) -> Pixel:
    far = math.hypot(x * 0.80, y * 1.06)
    if far > 1.2:
        return CLEAR
    bend = _FOG.cloud(x * 1.1, y * 2.0, 3, 3)
    banks = 0.5 + 0.5 * math.sin(y * 9.5 + bend * 3.5 + x * 0.6)
    wisp = _FOG.cloud(x * 1.3 + bend, y * 5.5, 6, 4)
    cover = step(0.38, 0.95, banks + wisp * 0.9) * step(1.16, 0.72, far) * 0.88
    return (*mix((150, 124, 100), (232, 212, 186), 0.45 - 0.5 * (x + y) * 0.5 + wisp), max(0.0, cover))


_RING_TILT = -20.0
_RING_FLAT = 0.26


def ironveil(x: float, y: float, pixel: float) -> Pixel:
    """Draw a ball of riveted grey plates within a broad ring."""
    u, v = turn(x, y, -_RING_TILT)
    ring = _ring(u, v, pixel)
    globe = _metal_ball(x / 0.86, y / 0.86, pixel / 0.86)
    if v > 0:
        return over(ring, globe)
    return over(globe, ring)


def _metal_surface(x: float, y: float, z: float) -> Colour:
    x, y = turn(x, y, -_RING_TILT)
    row = (math.degrees(math.asin(max(-1.0, min(1.0, y)))) + 90) / 30
    plates = math.degrees(math.atan2(x, z)) / 45 + 10 + 0.4 * math.sin(math.floor(row) * 2.6)
    seam = min(row % 1, 1 - row % 1)
    seam = min(seam, min(plates % 1, 1 - plates % 1) * max(0.2, math.sqrt(max(0.0, 1 - y * y))))
    tone = (
        0.5
        + 0.35 * math.sin(math.floor(row) * 5.1 + math.floor(plates) * 3.7)
        + 0.8 * _METAL.cloud(x * 3, y * 9, z * 3, 3)
    )
    colour = mix((92, 102, 116), (178, 188, 200), tone)
    colour = mix((60, 68, 80), colour, step(0.012, 0.06, seam))
    colour = mix(colour, (62, 66, 74), step(0.1, 0.3, _METAL.cloud(x * 2 + 5, y * 7, z * 2, 4)) * 0.7)
    return add(colour, (255, 255, 255), 0.65 * gloss(x, y, z, 22))


_metal_ball = ball(_metal_surface, (200, 214, 230), 0.5)


def _ring(u: float, v: float, pixel: float) -> Pixel:
    far = math.hypot(u, v / _RING_FLAT)
    if far < 1.02 or far > 1.47:
        return CLEAR
    soft = step(1.02, 1.06, far) * step(1.47, 1.44, far)
    grain = math.sin(far * 95) * 0.18 + math.sin(far * 41) * 0.22
    gap = step(0.012, 0.03, abs(far - 1.27))
    light = 0.55 + 0.45 * step(0.9, -0.9, u + 0.4 * v)
    shadow = 1 - 0.75 * step(0.0, 0.5, u) * step(0.0, -0.02, v) * step(1.0, 0.7, math.hypot(u - 0.5, v * 0.9))
    colour = mix((112, 104, 98), (232, 224, 210), 0.5 + grain)
    bright = light * shadow
    return (colour[0] * bright, colour[1] * bright, colour[2] * bright, 0.96 * soft * gap)
