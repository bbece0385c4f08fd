"""The shared palette of all games, and the computation of contrast.

Every colour lies on a grid of 64 steps a channel: Pillow searches a palette in cells of that size, so a colour on
the grid that is in the palette comes out as itself.
"""

from __future__ import annotations

from typing import TypeAlias

Colour: TypeAlias = tuple[int, int, int]


def on_grid(red: float, green: float, blue: float) -> Colour:
    """Return the nearest colour of the grid."""
    return (int(red) // 4 * 4 + 2, int(green) // 4 * 4 + 2, int(blue) // 4 * 4 + 2)


INK = on_grid(244, 248, 255)
SOFT_INK = on_grid(182, 196, 220)
DARK_INK = on_grid(14, 14, 20)
NIGHT = on_grid(7, 9, 24)
PANEL = on_grid(16, 22, 44)
PANEL_LIGHT = on_grid(30, 40, 72)
PANEL_EDGE = on_grid(74, 94, 140)
PATH = on_grid(96, 150, 220)
GLOW = on_grid(98, 216, 255)
GOLD = on_grid(255, 206, 84)
ALARM = on_grid(214, 40, 56)
NEW = on_grid(255, 128, 226)
"""What has changed since the viewer's last turn is ringed in this."""
YES = on_grid(120, 236, 150)

JUMP = on_grid(34, 96, 214)
SCAN = on_grid(18, 118, 66)
LANDING = on_grid(255, 152, 40)

PLAYERS: tuple[Colour, ...] = (
    on_grid(40, 100, 226),
    on_grid(255, 214, 52),
    on_grid(70, 200, 106),
    on_grid(206, 44, 56),
    on_grid(20, 22, 30),
)
"""Blue, yellow, green, red, black, by seat."""
PLAYER_INK: tuple[Colour, ...] = (INK, DARK_INK, DARK_INK, INK, INK)
PLAYER_RIM: tuple[Colour, ...] = (
    on_grid(170, 204, 255),
    on_grid(255, 244, 190),
    on_grid(206, 255, 214),
    on_grid(255, 176, 172),
    on_grid(226, 232, 244),
)


def mix(a: Colour, b: Colour, share: float) -> Colour:
    """Return the colour that lies this share of the way from one to the other."""
    return (
        round(a[0] + (b[0] - a[0]) * share),
        round(a[1] + (b[1] - a[1]) * share),
        round(a[2] + (b[2] - a[2]) * share),
    )
