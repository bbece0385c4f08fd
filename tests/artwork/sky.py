"""The ground of every picture: deep space with two veils of gas and stars of several depths."""

from __future__ import annotations

import math

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from tests.artwork.colours import Colour, add, mix
from tests.artwork.light import step
from tests.artwork.noise import Noise, numbers

WIDTH, HEIGHT = 1200, 1360
_COARSE = 60
_GAS = Noise(307)


def gas() -> Image.Image:
    """Draw the sky without stars, RGB."""
    data = bytearray()
    rows = _COARSE * HEIGHT // WIDTH
    for row in range(rows):
        for column in range(_COARSE):
            data += bytes(min(255, round(c)) for c in _gas(column / _COARSE * 2 - 1, row / rows * 2 - 1))
    ground = Image.frombytes("RGB", (_COARSE, rows), bytes(data))
    return ground.resize((WIDTH, HEIGHT), Image.Resampling.BICUBIC)


def _gas(x: float, y: float) -> Colour:
    """Two veils cross the sky: violet from lower left to upper right, teal the other way."""
    bend = _GAS.cloud(x * 1.1, y * 1.1, 1, 2)
    violet = math.exp(-(((x * 0.62 + y * 0.78 + bend * 1.1) / 0.42) ** 2)) * (
        0.55 + 1.1 * _GAS.cloud(x * 1.5, y * 1.5, 5, 2)
    )
    teal = math.exp(-(((x * 0.80 - y * 0.60 + 0.25 + bend * 1.3) / 0.36) ** 2)) * (
        0.5 + 1.1 * _GAS.cloud(x * 1.6, y * 1.6, 9, 2)
    )
    dust = step(0.05, 0.4, _GAS.cloud(x * 2.0 + 3, y * 2.0, 13, 2))
    colour = mix((7, 9, 24), (10, 14, 38), 0.5 - 0.5 * y + bend)
    # The veils are thinner where they cross, so that the middle stays dark behind the gate.
    thin = 1 - 0.75 * math.exp(-3.2 * (x * x + y * y))
    colour = add(colour, (54, 22, 78), max(0.0, violet) * thin)
    colour = add(colour, (6, 44, 62), max(0.0, teal) * thin)
    return mix(colour, (5, 6, 17), dust * 0.6)


def stars() -> Image.Image:
    """Draw the stars on black, to be screened over the gas."""
    draw = numbers(7)
    sharp = Image.new("RGB", (WIDTH, HEIGHT))
    soft = Image.new("RGB", (WIDTH, HEIGHT))
    pen, glow = ImageDraw.Draw(sharp), ImageDraw.Draw(soft)
    for _ in range(300):
        x, y, size = next(draw) * WIDTH, next(draw) * HEIGHT, next(draw)
        tint = mix((160, 190, 255), (255, 226, 190), next(draw))
        bright = 0.40 + 0.60 * size**5
        colour = (round(tint[0] * bright), round(tint[1] * bright), round(tint[2] * bright))
        if size < 0.8:
            pen.point((x, y), colour)
        else:
            r = 0.6 + 1.5 * (size - 0.8) * 5
            pen.ellipse((x - r, y - r, x + r, y + r), colour)
        if size > 0.975:
            glow.ellipse((x - 5, y - 5, x + 5, y + 5), colour)
            for dx, dy in ((11, 0.6), (0.6, 11)):
                glow.ellipse((x - dx, y - dy, x + dx, y + dy), colour)
    return ImageChops.add(sharp, soft.filter(ImageFilter.GaussianBlur(1.8)))
