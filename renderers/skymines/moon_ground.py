"""The ground of the Moon, without anything on it."""

from __future__ import annotations

import random

from bot.games.skymines.view import MOON
from renderers.paint import Pen
from renderers.skymines import palette
from renderers.skymines.lines import border
from renderers.skymines.moon_map import CRATER, ENCLAVE, HIGHLAND, RIM, MoonMap
from renderers.skymines.palette import SHADE, edge
from renderers.theme import high

_GROUNDS = {RIM: palette.RIM, HIGHLAND: palette.HIGHLAND, CRATER: palette.CRATER, ENCLAVE: palette.RIM}
_BAND = 16
"""How wide a company's band along its rim sectors is."""
_PITS = 110


def draw(pen: Pen, moon: MoonMap) -> None:
    """Draw the Moon: the companies' bands, the grounds of the sectors, and their borders."""
    x, y = moon.middle
    for company, borders in enumerate(MOON.borders):
        for sector, _ in borders:
            outer = [(x + (px - x) * _widened(moon), y + (py - y) * _widened(moon)) for px, py in moon.rim(sector)]
            pen.polygon([*outer, moon.middle], edge(company))
    for sector in sorted(moon.sectors, key=lambda each: moon.kind(each) == ENCLAVE):
        pen.polygon(moon.area(sector), _GROUNDS[moon.kind(sector)])
    if not high():
        _pits(pen, moon)
    edges = [
        (moon.border(one, other), line)
        for one, neighbours in MOON.neighbours.items()
        for other, line in neighbours
        if one < other
    ]
    edges += [(moon.rim(sector), line) for borders in MOON.borders for sector, line in borders]
    for points, line in sorted(edges, key=lambda edge: edge[1]):
        border(pen, points, line)


def _widened(moon: MoonMap) -> float:
    return (moon.radius + _BAND) / moon.radius


def _pits(pen: Pen, moon: MoonMap) -> None:
    """Strew small pits over the ground, each with its shadow."""
    dice = random.Random(12)
    for _ in range(_PITS):
        x, y = moon.at(moon.radius * dice.random() ** 0.5, dice.uniform(0, 360))
        size = dice.choice((4, 5, 6, 8, 11))
        pen.disc(x, y, size * 1.2, size, SHADE)
