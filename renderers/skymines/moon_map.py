"""The shape of the Moon: twelve rim sectors around eight highland sectors around two craters with an enclave each.

Angles are degrees clockwise from three o'clock. Each company's three rim sectors lie at the corner of its station.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from renderers.paint import Point

_RIM = (1, 2, 3, 7, 13, 22, 24, 23, 21, 20, 12, 4)
_HIGHLAND = (5, 6, 11, 19, 17, 16, 14, 8)
_START = 180
"""Where the first sector of both rings begins: in the west, so that the first company's arc faces the upper left."""
_CRATERS = {9: 225, 15: 45}
"""Where the middle of each crater's half-disc lies."""
_ENCLAVES = {10: 9, 18: 15}
RIM, HIGHLAND, CRATER, ENCLAVE = "rim", "highland", "crater", "enclave"
_RIM_INSIDE, _HIGHLAND_INSIDE = 0.76, 0.52
_ENCLAVE_WIDE = 0.18
_CLEAR = 34
"""How far a number is from the border further inside."""


class Ring(NamedTuple):
    """A sector of a ring: how far its borders are from the middle, and its angles."""

    inside: float
    outside: float
    start: float
    end: float


class Spots(NamedTuple):
    """Where a sector shows its number, its gas collectors, its reward and its outpost."""

    number: Point
    gas: Point
    reward: Point
    outpost: Point


class MoonMap:
    """The Moon around a point. `sectors`: all their numbers."""

    sectors = tuple(range(1, 25))

    def __init__(self, middle: Point, radius: float) -> None:
        self.middle = middle
        self.radius = radius
        self._rings = dict(self._ring(_RIM, _RIM_INSIDE, 1)) | dict(
            self._ring(_HIGHLAND, _HIGHLAND_INSIDE, _RIM_INSIDE)
        )
        self.inner = radius * _HIGHLAND_INSIDE
        """The radius of the two craters together."""
        self.enclave = radius * _ENCLAVE_WIDE

    def _ring(self, numbers: tuple[int, ...], inside: float, outside: float) -> Iterator[tuple[int, Ring]]:
        wide = 360 / len(numbers)
        for i, number in enumerate(numbers):
            start = _START + wide * i
            yield number, Ring(inside * self.radius, outside * self.radius, start, start + wide)

    def kind(self, sector: int) -> str:
        """Return which ground a sector has."""
        if sector in _ENCLAVES:
            return ENCLAVE
        if sector in _CRATERS:
            return CRATER
        return RIM if sector in _RIM else HIGHLAND

    def at(self, distance: float, angle: float) -> Point:
        """Return the point at a distance from the middle, at an angle."""
        turn = math.radians(angle)
        return self.middle[0] + distance * math.cos(turn), self.middle[1] + distance * math.sin(turn)

    def arc(self, distance: float, start: float, end: float) -> list[Point]:
        """Return the points of an arc around the middle."""
        count = max(2, round((end - start) / 3))
        return [self.at(distance, start + (end - start) * i / count) for i in range(count + 1)]

    def area(self, sector: int) -> list[Point]:
        """Return a sector's outline; that of a crater includes its enclave."""
        if sector in _ENCLAVES:
            return self._circle(sector)
        if sector in _CRATERS:
            return self.arc(self.inner, _CRATERS[sector] - 90, _CRATERS[sector] + 90)
        ring = self._rings[sector]
        return [*self.arc(ring.outside, ring.start, ring.end), *self.arc(ring.inside, ring.start, ring.end)[::-1]]

    def _enclave(self, sector: int) -> Point:
        """Return the middle of an enclave: to one side of its crater, so that there is room for the other."""
        angle = _CRATERS[_ENCLAVES[sector]]
        return self.at(0.29 * self.radius, angle - 45)

    def _circle(self, sector: int) -> list[Point]:
        x, y = self._enclave(sector)
        turns = [math.radians(5 * i) for i in range(73)]
        return [(x + self.enclave * math.cos(turn), y + self.enclave * math.sin(turn)) for turn in turns]

    def border(self, one: int, other: int) -> list[Point]:
        """Return the line between two neighbours."""
        for enclave in {one, other} & set(_ENCLAVES):
            return self._circle(enclave)
        if {one, other} == set(_CRATERS):
            return [self.at(self.inner, _CRATERS[one] - 90), self.at(self.inner, _CRATERS[one] + 90)]
        if one in _CRATERS or other in _CRATERS:
            ring = self._rings[other if one in _CRATERS else one]
            return self.arc(self.inner, ring.start, ring.end)
        first, second = self._rings[one], self._rings[other]
        if first.inside == second.inside:
            angle = first.end if (first.end - second.start) % 360 == 0 else first.start
            return [self.at(first.inside, angle), self.at(first.outside, angle)]
        edge = max(first.inside, second.inside)
        return self.arc(edge, max(first.start, second.start), min(first.end, second.end))

    def rim(self, sector: int) -> list[Point]:
        """Return the edge of a rim sector towards the station."""
        ring = self._rings[sector]
        return self.arc(ring.outside, ring.start, ring.end)

    def spots(self, sector: int) -> Spots:
        """Return where the parts of a sector stand: reward to the left of the outpost, the number further inside."""
        if sector in _ENCLAVES:
            x, y = self._enclave(sector)
            return _stacked(x, y, self.enclave / 92)
        if sector in _CRATERS:
            return _stacked(*self.at(0.28 * self.radius, _CRATERS[sector] + 45), self.enclave / 82)
        ring = self._rings[sector]
        middle, wide = (ring.start + ring.end) / 2, ring.outside - ring.inside
        across = ring.inside + wide * 0.67
        apart = math.degrees(0.49 * wide / across)
        left, right = sorted((self.at(across, middle - apart), self.at(across, middle + apart)))
        low = ring.inside + _CLEAR
        near = math.degrees(0.22 * wide / low) if sector in _HIGHLAND else 0
        number, gas = sorted((self.at(low, middle - near), self.at(low, middle + near)))
        return Spots(number, gas, left, right)


def _stacked(x: float, y: float, scale: float) -> Spots:
    """Return the parts of a crater below each other."""
    return Spots(
        (x - 20 * scale, y - 58 * scale), (x + 26 * scale, y - 58 * scale), (x, y - 8 * scale), (x, y + 52 * scale)
    )  # fmt: skip
