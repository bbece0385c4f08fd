"""Ruby Red, Caldera and Ambera: lava, craters and dunes."""

from __future__ import annotations

import math

from tests.artwork.colours import CLEAR, Colour, Pixel, add, mix, over, ramp, shine
from tests.artwork.light import daylight, depth, in_air, step, turn
from tests.artwork.noise import Noise, numbers
from tests.artwork.sphere import ball

_LAVA = Noise(72)
_ROCK = Noise(94)
_SAND = Noise(113)
_HEAT = (
    (0.0, (70, 6, 6)),
    (0.35, (196, 24, 8)),
    (0.65, (255, 96, 12)),
    (0.88, (255, 190, 60)),
    (1.0, (255, 240, 170)),
)


def ruby_red(x: float, y: float, pixel: float) -> Pixel:
    """Draw a dark crust torn by glowing lava; fire leaps over the edge."""
    return over(_lava_ball(x, y, pixel), _flames(x, y))


def _lava_ball(x: float, y: float, pixel: float) -> Pixel:
    far = math.hypot(x, y)
    cover = (1 - far) / pixel + 0.5
    if cover <= 0:
        return CLEAR
    z = depth(far)
    bend = _LAVA.cloud(x * 1.5, y * 1.5, z * 1.5, 3)
    crack = _LAVA.ridge(x * 1.9 + bend * 0.7, y * 1.9 + bend * 0.7 + 2, z * 1.9, 2)
    crust = mix((88, 22, 18), (150, 38, 26), 0.5 + 1.5 * _LAVA.cloud(x * 4, y * 4, z * 4, 3))
    colour = shine(crust, daylight(x, y, z))
    hot = step(0.66, 0.99, crack)
    colour = mix(colour, ramp(_HEAT, hot), step(0.04, 0.35, hot))
    return (*add(colour, (255, 70, 20), 0.55 * (1 - z) ** 3), min(1.0, cover))


def _flames(x: float, y: float) -> Pixel:
    far = math.hypot(x, y)
    if not in_air(far):
        return CLEAR
    angle = math.atan2(y, x)
    tongue = _LAVA.cloud(math.cos(angle) * 2.6, math.sin(angle) * 2.6, 5 - far * 1.2, 3)
    reach = 0.13 + 0.34 * max(0.0, tongue + 0.12)
    heat = 1 - (far - 1) / reach
    if heat <= 0:
        return CLEAR
    heat = min(1.0, heat)
    return (*ramp(_HEAT, 0.30 + 0.5 * heat), heat**1.6 * 0.85)


def _craters() -> list[tuple[float, float, float, float]]:
    """Return craters as (middle on the sphere, size): four great ones placed by hand, the rest strewn."""
    found = [
        (-0.36, -0.18, 0.915, 0.44),
        (0.50, 0.36, 0.787, 0.34),
        (0.40, -0.60, 0.692, 0.26),
        (-0.28, 0.66, 0.697, 0.27),
    ]
    draw = numbers(17)
    while len(found) < 26:
        z, angle = next(draw), math.tau * next(draw)
        across, size = math.sqrt(1 - z * z), 0.07 + 0.12 * next(draw) ** 2
        x, y = across * math.cos(angle), across * math.sin(angle)
        if all(math.acos(min(1.0, x * a + y * b + z * c)) > (size + s) * 1.12 for a, b, c, s in found):
            found.append((x, y, z, size))
    return found


_CRATERS = _craters()


def caldera(x: float, y: float, pixel: float) -> Pixel:
    """Draw black rock full of craters with burning floors; the outline is dented."""
    angle = math.atan2(y, x)
    dent = 0.05 * _ROCK.cloud(math.cos(angle) * 2.2, math.sin(angle) * 2.2, 1.5, 3)
    bite = 0.16 * math.exp(-(((math.degrees(angle) + 62) / 15) ** 2)) + 0.12 * math.exp(
        -(((math.degrees(angle) - 148) / 13) ** 2)
    )
    size = 1.0 + dent * 2 - bite
    return _crater_ball(x / size, y / size, pixel / size)


def _crater_surface(x: float, y: float, z: float) -> Colour:
    grain = _ROCK.cloud(x * 3.4, y * 3.4, z * 3.4, 4)
    colour = mix((44, 34, 34), (112, 82, 66), 0.45 + 1.5 * grain)
    seam = _ROCK.ridge(x * 1.8 + 4, y * 1.8, z * 1.8, 2)
    colour = mix(colour, (226, 92, 18), step(0.84, 0.97, seam) * 0.85)
    for cx, cy, cz, size in _CRATERS:
        away = math.acos(min(1.0, x * cx + y * cy + z * cz)) / size
        if away < 1.16:
            return _in_crater(colour, away, grain, x - cx, y - cy)
    return colour


def _in_crater(colour: Colour, away: float, grain: float, dx: float, dy: float) -> Colour:
    away += grain * 0.16
    floor = ramp(((0.0, (255, 220, 110)), (0.35, (255, 150, 34)), (0.7, (214, 74, 10)), (0.86, (92, 26, 10))), away)
    if away < 0.86:
        return floor
    sunny = 1.0 + 0.9 * (dx + dy) / (abs(dx) + abs(dy) + 1e-6)
    wall = shine((150, 104, 78), 0.45 + 0.55 * max(0.0, 2 - sunny))
    return mix(wall, colour, step(1.0, 1.16, away))


_crater_ball = ball(_crater_surface, (255, 150, 70), 0.45)


def ambera(x: float, y: float, pixel: float) -> Pixel:
    """Draw amber dunes in long waves; the wind tears a plume of sand off the edge."""
    return over(_dune_ball(x, y, pixel), _plume(x, y))


def _dune_surface(x: float, y: float, z: float) -> Colour:
    x, y = turn(x, y, -24)
    bend = _SAND.cloud(x * 1.3, y * 1.9, z * 1.3, 3)
    wave = y * 8.5 + bend * 3.4 + 0.5 * _SAND.at(x * 3, y * 6, z * 3)
    crest = wave - math.floor(wave)
    slope = crest * 1.35 if crest < 0.72 else (1 - crest) * 3.4
    sand = ramp(((0.0, (128, 62, 14)), (0.5, (222, 138, 36)), (0.97, (255, 214, 122))), slope)
    return mix(sand, (236, 160, 60), 0.35 + 0.5 * bend)


_dune_ball = ball(_dune_surface, (255, 220, 140), 0.8)


def _plume(x: float, y: float) -> Pixel:
    px, py = turn(x, y, 28)
    if px < -0.2 or px > 1.48:
        return CLEAR
    spread = 0.16 + 0.30 * px
    across = (py + 0.62 - 0.20 * px * px) / spread
    dust = _SAND.cloud(px * 1.6, py * 6, 4, 4)
    strength = math.exp(-across * across * 1.5) * (0.62 + 1.3 * dust) * step(1.48, 0.75, px) * step(-0.2, 0.25, px)
    return (240, 180, 92, max(0.0, min(0.8, strength)))
