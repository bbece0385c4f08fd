"""The colours of Space Missions: a mission control of the 1960s in teal enamel, with cream cards and orange lamps."""

from __future__ import annotations

from PIL import Image

from renderers import palette
from renderers.cache import cached
from renderers.colour_table import colour_table
from renderers.palette import DARK_INK, GOLD, INK, Colour, on_grid
from renderers.theme import BLACK, high, plainer, toned

CONSOLE = plainer(on_grid(10, 32, 38), BLACK)
"""The desk on which everything lies, and its grid."""
GRID = on_grid(18, 46, 52)
TEAL = plainer(on_grid(18, 54, 60), BLACK)
"""Panels, and what is set off from them."""
TEAL_LIGHT = plainer(on_grid(32, 82, 88), BLACK)
TEAL_EDGE = plainer(on_grid(96, 150, 148), INK)
FADED = plainer(on_grid(172, 206, 200), INK)
"""Writing that matters less."""
CREAM = plainer(on_grid(238, 228, 200), BLACK)
CREAM_SHADE = plainer(on_grid(214, 200, 164), BLACK)
SEPIA = plainer(on_grid(42, 34, 28), INK)
"""Writing and lines on cream."""
STONE = plainer(on_grid(70, 84, 86), on_grid(48, 52, 54))
"""The back of a mission that is done."""
IVORY = on_grid(254, 248, 232)
"""Signs on their own ground."""
ORANGE = on_grid(250, 148, 62)
RUST = plainer(on_grid(158, 60, 14), ORANGE)
"""Orange on cream."""
BLUE = plainer(on_grid(28, 86, 148), on_grid(14, 62, 134))
GREEN = plainer(on_grid(26, 104, 70), on_grid(10, 82, 46))
TICK = plainer(on_grid(22, 112, 62), on_grid(120, 236, 150))
RED = plainer(on_grid(190, 44, 32), on_grid(150, 18, 18))
YELLOW = on_grid(250, 206, 74)
METAL = on_grid(176, 186, 186)
STEEL = on_grid(98, 112, 118)

TECHNOLOGY: dict[str, Colour] = {
    "thrust": plainer(on_grid(196, 74, 22), on_grid(150, 50, 6)),
    "control": plainer(on_grid(38, 92, 158), on_grid(18, 66, 132)),
    "life-support": plainer(on_grid(178, 58, 104), on_grid(138, 30, 76)),
    "sensor": plainer(on_grid(102, 76, 166), on_grid(80, 52, 144)),
    "landing": plainer(on_grid(126, 92, 26), on_grid(96, 66, 6)),
    "re-entry": plainer(on_grid(130, 38, 30), on_grid(118, 22, 18)),
}

WORDS: tuple[tuple[Colour, Colour], ...] = (
    (INK, CONSOLE),
    (INK, TEAL),
    (INK, TEAL_LIGHT),
    (FADED, CONSOLE),
    (FADED, TEAL),
    (ORANGE, CONSOLE),
    (ORANGE, TEAL),
    (GOLD, TEAL),
    (SEPIA, CREAM),
    (SEPIA, CREAM_SHADE),
    (RUST, CREAM),
    (INK, STONE),
    (INK, BLUE),
    (INK, GREEN),
    (INK, RED),
    (DARK_INK, ORANGE),
    (DARK_INK, GOLD),
    (DARK_INK, YELLOW),
    *zip(palette.PLAYER_INK[:4], palette.PLAYERS[:4], strict=True),
)
"""Every pair of writing and ground that is used."""
_LINES: tuple[tuple[Colour, Colour], ...] = (
    (TEAL_EDGE, CONSOLE),
    (GRID, CONSOLE),
    (TEAL_EDGE, TEAL),
    (CREAM, CONSOLE),
    (CREAM, TEAL),
    (DARK_INK, CREAM),
    (DARK_INK, METAL),
    (DARK_INK, TEAL),
    (IVORY, GREEN),
    (IVORY, RED),
    (IVORY, BLUE),
    (RED, CREAM),
    (TICK, CREAM),
    (TICK, CONSOLE),
    (METAL, STEEL),
    (METAL, TEAL),
    (GOLD, ORANGE),
    *((IVORY, colour) for colour in TECHNOLOGY.values()),
    *((IVORY, colour) for colour in palette.PLAYERS[:4]),
    *zip(palette.PLAYER_RIM[:4], palette.PLAYERS[:4], strict=True),
    *zip(palette.PLAYER_RIM[:4], (DARK_INK,) * 4, strict=True),
)
_GRID = 40


@cached(8)
def table() -> bytes:
    """Return the palette, as it is painted now: all colours, and the steps of the edges between those that meet."""
    return colour_table(WORDS, _LINES)


def ground(width: int, height: int) -> Image.Image:
    """Return a console to draw on, private to the caller: a board for plotting courses, with its faint grid."""
    picture = Image.new("RGB", (width, height), toned(CONSOLE))
    if not high():
        for x in range(_GRID // 2, width, _GRID):
            picture.paste(GRID, (x, 0, x + 2, height))
        for y in range(_GRID // 2, height, _GRID):
            picture.paste(GRID, (0, y, width, y + 2))
    return picture
