"""Smooth noise in space from a fixed seed, for drawing the layers: the same on every machine, no `random`, no numpy."""

from __future__ import annotations

from collections.abc import Iterator

_GRADIENTS = (
    (1, 1, 0), (-1, 1, 0), (1, -1, 0), (-1, -1, 0), (1, 0, 1), (-1, 0, 1), (1, 0, -1), (-1, 0, -1),
    (0, 1, 1), (0, -1, 1), (0, 1, -1), (0, -1, -1), (1, 1, 0), (-1, 1, 0), (0, -1, 1), (0, -1, -1),
)  # fmt: skip


def numbers(seed: int) -> Iterator[float]:
    """Yield fractions in [0, 1) for ever (a 64-bit linear congruential generator, Knuth's MMIX constants)."""
    state = seed * 2654435761 + 1
    while True:
        state = (state * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        yield (state >> 33) / 2147483648


class Noise:
    """Ken Perlin's improved gradient noise over its own shuffled table."""

    def __init__(self, seed: int) -> None:
        draw = numbers(seed)
        order = list(range(256))
        for i in range(255, 0, -1):
            j = int(next(draw) * (i + 1))
            order[i], order[j] = order[j], order[i]
        self._order = order + order
        self._slopes = [_GRADIENTS[i & 15] for i in self._order]

    def at(self, x: float, y: float, z: float) -> float:
        """Return the noise at a point, within about -1 and 1."""
        x += 512
        y += 512
        z += 512
        cx, cy, cz = int(x), int(y), int(z)
        x -= cx
        y -= cy
        z -= cz
        order, slopes = self._order, self._slopes
        a = order[cx & 255] + (cy & 255)
        b = order[(cx + 1) & 255] + (cy & 255)
        cz &= 255
        aa, ab, ba, bb = order[a] + cz, order[a + 1] + cz, order[b] + cz, order[b + 1] + cz
        x1, y1, z1 = x - 1, y - 1, z - 1
        g = slopes[aa]
        n000 = g[0] * x + g[1] * y + g[2] * z
        g = slopes[ba]
        n100 = g[0] * x1 + g[1] * y + g[2] * z
        g = slopes[ab]
        n010 = g[0] * x + g[1] * y1 + g[2] * z
        g = slopes[bb]
        n110 = g[0] * x1 + g[1] * y1 + g[2] * z
        g = slopes[(aa + 1) & 511]
        n001 = g[0] * x + g[1] * y + g[2] * z1
        g = slopes[(ba + 1) & 511]
        n101 = g[0] * x1 + g[1] * y + g[2] * z1
        g = slopes[(ab + 1) & 511]
        n011 = g[0] * x + g[1] * y1 + g[2] * z1
        g = slopes[(bb + 1) & 511]
        n111 = g[0] * x1 + g[1] * y1 + g[2] * z1
        u = x * x * x * (x * (x * 6 - 15) + 10)
        v = y * y * y * (y * (y * 6 - 15) + 10)
        w = z * z * z * (z * (z * 6 - 15) + 10)
        low = (n000 + u * (n100 - n000)) * (1 - v) + (n010 + u * (n110 - n010)) * v
        high = (n001 + u * (n101 - n001)) * (1 - v) + (n011 + u * (n111 - n011)) * v
        return low + w * (high - low)

    def cloud(self, x: float, y: float, z: float, octaves: int = 4) -> float:
        """Return several octaves summed, each twice as fine and half as strong: clouds, land, dust."""
        total, strength = 0.0, 0.5
        for _ in range(octaves):
            total += strength * self.at(x, y, z)
            x, y, z, strength = x * 2.03 + 7.1, y * 2.03 + 3.3, z * 2.03 + 5.7, strength * 0.5
        return total

    def ridge(self, x: float, y: float, z: float, octaves: int = 3) -> float:
        """Return sharp crests between 0 and 1: cracks, veins, lightning."""
        total, strength, norm = 0.0, 1.0, 0.0
        for _ in range(octaves):
            crest = 1 - abs(self.at(x, y, z)) * 1.6
            total += strength * (crest * crest if crest > 0 else 0)
            norm += strength
            x, y, z, strength = x * 2.1 + 1.7, y * 2.1 + 9.2, z * 2.1 + 4.4, strength * 0.5
        return total / norm
