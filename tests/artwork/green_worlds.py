"""Green Heggar, Thornwild and Twin Rift: aurora, jungle and a split world."""

from __future__ import annotations

import math

from tests.artwork.colours import CLEAR, Colour, Pixel, add, mix, over, ramp, shine
from tests.artwork.light import daylight, depth, gloss, in_air, step, turn
from tests.artwork.noise import Noise
from tests.artwork.sphere import ball

_AURORA = Noise(131)
_LEAF = Noise(152)
_RIFT = Noise(171)


def green_heggar(x: float, y: float, pixel: float) -> Pixel:
    """Draw curtains of green light; the glowing air reaches far out."""
    return over(_aurora_ball(x, y, pixel), _curtain_halo(x, y))


def _aurora_surface(x: float, y: float, z: float) -> Colour:
    x, y = turn(x, y, 18)
    bend = _AURORA.cloud(x * 1.2, y * 1.2, z * 1.2, 3)
    ground = mix((6, 60, 50), (22, 128, 84), 0.5 + 1.5 * _AURORA.cloud(x * 2, y * 2, z * 2 + 7, 4))
    curtain = _AURORA.ridge(x * 1.1 + bend * 1.6, y * 2.6 + bend * 1.8, z * 1.1, 2)
    light = step(0.55, 0.98, curtain)
    return add(ground, (150, 255, 130), light * 0.95)


_aurora_ball = ball(_aurora_surface, (170, 255, 170), 1.7)


def _curtain_halo(x: float, y: float) -> Pixel:
    far = math.hypot(x, y)
    if not in_air(far):
        return CLEAR
    c, s = x / far, y / far
    flame = _AURORA.cloud(c * 4.2, s * 4.2, 2.5, 2) + 0.4 * _AURORA.at(c * 14, s * 14, 8)
    reach = 0.23 + 0.30 * flame
    out = (far - 1) / max(0.06, reach)
    glow = math.exp(-out * out * 1.1) * 0.85 * step(1.5, 1.3, far)
    return (*mix((150, 255, 120), (20, 190, 130), out * 0.7), glow)


def thornwild(x: float, y: float, pixel: float) -> Pixel:
    """Draw dense jungle with dark hollows and rivers; hooked thorns stand all round."""
    far = math.hypot(x, y)
    if far > 1.32:
        return CLEAR
    return over(_jungle_ball(x, y, pixel), _thorn(x, y, far, pixel))


def _jungle_surface(x: float, y: float, z: float) -> Colour:
    bend = _LEAF.cloud(x * 1.5, y * 1.5, z * 1.5, 3)
    leaves = _LEAF.cloud(x * 4.2 + bend, y * 4.2, z * 4.2 + bend, 5)
    colour = ramp(((-0.34, (6, 32, 16)), (-0.05, (20, 84, 28)), (0.16, (66, 140, 38)), (0.42, (168, 204, 74))), leaves)
    river = _LEAF.ridge(x * 1.25 + bend * 1.3, y * 1.25 + 4, z * 1.25 + bend, 1)
    colour = mix(colour, (24, 64, 58), step(0.86, 0.96, river))
    return mix(colour, (214, 78, 130), step(0.40, 0.48, _LEAF.cloud(x * 5 + 3, y * 5, z * 5, 2)) * 0.9)


_jungle_ball = ball(_jungle_surface, (120, 210, 110), 0.4)


def _thorn(x: float, y: float, far: float, pixel: float) -> Pixel:
    """Thorns lean to one side: their angle turns with the distance from the edge."""
    angle = math.degrees(math.atan2(y, x)) + (far - 1) * 46
    number = math.floor(angle / 18)
    height = 0.15 + 0.12 * (0.5 + 0.5 * math.sin(number * 2.4))
    away = (angle / 18 - number - 0.5) * 2
    reach = 1 + height * (1 - abs(away) * 1.5)
    cover = (reach - far) / pixel * 0.6
    if cover <= 0:
        return CLEAR
    tint = (104, 156, 52) if away < 0 else (34, 82, 30)
    return (*shine(tint, 0.8 + (far - 1) * 1.4), min(1.0, cover))


_SPLIT = -34.0


def twin_rift(x: float, y: float, pixel: float) -> Pixel:
    """Draw a world broken in two halves that drift apart, teal light burning between them."""
    u, v = turn(x, y, -_SPLIT)
    jag = 0.05 * _RIFT.cloud(u * 3.4, 0, 3, 4) * 2
    side = 1.0 if v + jag > 0 else -1.0
    hu, hv = u - side * 0.10, v - side * 0.15
    half = _half_world(hu, hv, side * (hv + jag), pixel)
    return over(half, _rift_light(u, v + jag))


def _half_world(u: float, v: float, inside: float, pixel: float) -> Pixel:
    far = math.hypot(u, v)
    cover = min((1 - far) / pixel + 0.5, inside / pixel + 0.5)
    if cover <= 0:
        return CLEAR
    z = depth(far)
    x, y = turn(u, v, _SPLIT)
    land = _RIFT.cloud(x * 1.8 + 2, y * 1.8, z * 1.8, 5)
    colour = ramp(((-0.3, (10, 66, 76)), (-0.02, (24, 128, 130)), (0.12, (190, 178, 120)), (0.4, (120, 84, 52))), land)
    colour = add(shine(colour, daylight(x, y, z)), (220, 255, 250), 0.3 * gloss(x, y, z, 20))
    burn = math.exp(-inside * 9)
    return (*add(mix(colour, (20, 20, 26), burn * 0.35), (90, 255, 236), burn * 0.75), min(1.0, cover))


def _rift_light(u: float, v: float) -> Pixel:
    along = max(0.0, 1 - (abs(u) / 1.42) ** 3)
    beam = math.exp(-((v / 0.11) ** 2)) * along
    core = math.exp(-((v / 0.035) ** 2)) * along
    spark = 0.7 + 0.9 * _RIFT.cloud(u * 6, v * 9, 8, 3)
    return (*mix((34, 224, 214), (236, 255, 252), core), max(0.0, min(1.0, beam * 0.95 * spark + core)))
