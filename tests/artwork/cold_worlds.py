"""Freezer, Glasspoint and Bluewell: ice, crystal and sea."""

from __future__ import annotations

import math

from tests.artwork.colours import CLEAR, Colour, Pixel, add, mix, over, ramp, shine
from tests.artwork.light import daylight, gloss, step
from tests.artwork.noise import Noise, numbers
from tests.artwork.sphere import ball

_ICE = Noise(11)
_GLASS = Noise(31)
_SEA = Noise(51)
_SPIKES = (
    (8, 0.10), (22, 0.24), (36, 0.13), (74, 0.12), (104, 0.14), (116, 0.25), (128, 0.11), (168, 0.12),
    (196, 0.11), (208, 0.23), (221, 0.14), (262, 0.11), (284, 0.15), (297, 0.26), (309, 0.12), (341, 0.10),
)  # fmt: skip


def freezer(x: float, y: float, pixel: float) -> Pixel:
    """Draw white-blue ice with deep cracks; shards of ice stand out over the edge."""
    far = math.hypot(x, y)
    if far > 1.34:
        return CLEAR
    return over(_ice_ball(x, y, pixel), _shard(x, y, far, pixel))


def _ice_surface(x: float, y: float, z: float) -> Colour:
    bend = _ICE.cloud(x * 1.6, y * 1.6, z * 1.6, 3) * 0.9
    crack = _ICE.ridge(x * 1.5 + bend * 0.6, y * 1.5 + 3, z * 1.5, 2)
    plain = mix((120, 182, 232), (238, 248, 255), 0.5 + 1.9 * _ICE.cloud(x * 2.2 + bend, y * 2.2, z * 2.2, 4))
    cap = step(0.58, 0.74, -y + bend * 0.3) + step(0.72, 0.86, y + bend * 0.3)
    return mix(mix(plain, (24, 92, 184), step(0.74, 0.93, crack) * 0.95), (250, 253, 255), cap)


_ice_ball = ball(_ice_surface, (180, 225, 255), 0.9)


def _shard(x: float, y: float, far: float, pixel: float) -> Pixel:
    angle = math.degrees(math.atan2(y, x)) % 360
    for centre, height in _SPIKES:
        away = (angle - centre + 180) % 360 - 180
        reach = 1 + height * 1.25 * (1 - abs(away) / 7)
        cover = (reach - far) / pixel * 0.7
        if abs(away) < 7 and cover > 0:
            tint = (226, 243, 255) if away < 0 else (110, 168, 222)
            return (*shine(tint, 0.75 + 0.5 * (far - 1)), min(1.0, cover))
    return CLEAR


def _gem_planes() -> list[tuple[float, float, float, float]]:
    """Return a tall double pyramid cut into facets, as (normal, distance from the middle)."""
    draw = numbers(3)
    planes: list[tuple[float, float, float, float]] = []
    for ring, (slope, count, reach) in enumerate(((-34, 6, 0.76), (-6, 7, 0.72), (30, 6, 0.78), (52, 4, 0.98))):
        up = math.radians(slope)
        for i in range(count):
            angle = math.tau * (i + 0.37 * ring + 0.25 * next(draw)) / count
            across = math.cos(up)
            nx, ny, nz = across * math.cos(angle), math.sin(up), across * math.sin(angle)
            nx, ny = nx * 0.98 - ny * 0.2, nx * 0.2 + ny * 0.98
            planes.append((nx, ny, nz, reach * (0.96 + 0.08 * next(draw))))
    return planes


_GEM = _gem_planes()
_FRONT = [plane for plane in _GEM if plane[2] > 0.01]
_BACK = [plane for plane in _GEM if plane[2] < -0.01]


def glasspoint(x: float, y: float, pixel: float) -> Pixel:
    """Draw one great violet crystal: a cut stone through which the far facets shine."""
    x, y = x / 1.02, y / 1.02
    glow = math.exp(-((x * x + y * y) ** 1.5) * 2.2) * 0.5
    halo: Pixel = (176, 130, 255, glow * 0.55)
    front, near, edge = _facet(_FRONT, x, y, True)
    back, far, _ = _facet(_BACK, x, y, False)
    depth = near - far
    if depth <= 0:
        return halo
    nx, ny, nz, _ = front
    light = daylight(nx, ny, nz)
    through = daylight(-back[0], back[1], -back[2])
    vein = _GLASS.cloud(x * 2 + back[0] * 3, y * 2 + back[1] * 3, back[2] * 3, 3)
    colour = mix((116, 72, 205), (214, 190, 255), 0.15 + 0.55 * through + 0.5 * vein)
    colour = add(shine(colour, 0.28 + 0.78 * light), (255, 245, 255), 1.1 * gloss(nx, ny, nz, 14))
    colour = mix((246, 236, 255), colour, step(0.0, 2.6 * pixel + 0.012, edge) * 0.65 + 0.35)
    return over((*colour, min(1.0, depth / (2.5 * pixel))), halo)


def _facet(
    planes: list[tuple[float, float, float, float]], x: float, y: float, front: bool
) -> tuple[tuple[float, float, float, float], float, float]:
    """Return the facet a sight line meets, its depth, and how far the next one lies behind it."""
    hits = sorted(((d - nx * x - ny * y) / nz, i) for i, (nx, ny, nz, d) in enumerate(planes))
    first, second = (hits[0], hits[1]) if front else (hits[-1], hits[-2])
    return planes[first[1]], first[0], abs(second[0] - first[0])


def bluewell(x: float, y: float, pixel: float) -> Pixel:
    """Draw an ocean without land, under streaks of cloud; a small moon stands before it."""
    moon = _moon((x - 0.93) / 0.27, (y + 0.80) / 0.27, pixel / 0.27)
    if moon[3] >= 1:
        return moon
    air = math.exp(-max(0.0, math.hypot(x, y) - 1) * 16) * 0.5
    return over(moon, over(_sea_ball(x, y, pixel), (86, 170, 255, air)))


def _sea_surface(x: float, y: float, z: float) -> Colour:
    swirl = _SEA.cloud(x * 1.3, y * 1.3, z * 1.3, 3)
    deep = _SEA.cloud(x * 1.9 + 9, y * 2.4 + swirl, z * 1.9, 4)
    sea = ramp(((-0.35, (6, 38, 128)), (0.0, (14, 84, 190)), (0.3, (42, 158, 226))), deep)
    sea = add(sea, (220, 240, 255), 0.75 * gloss(x, y, z, 26))
    cloud = _SEA.cloud(x * 1.5 + swirl * 1.6, y * 4.4 + swirl * 2.4, z * 1.5, 5)
    return mix(sea, (244, 250, 255), step(0.06, 0.34, cloud) * 0.95)


_sea_ball = ball(_sea_surface, (130, 205, 255), 1.1)


def _moon_surface(x: float, y: float, z: float) -> Colour:
    return mix((128, 140, 160), (206, 214, 226), 0.5 + 1.4 * _SEA.cloud(x * 2 + 4, y * 2, z * 2, 3))


_moon = ball(_moon_surface, (200, 210, 230), 0.3)
