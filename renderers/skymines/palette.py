"""The colours of Skymines: a works yard on the Moon in graphite and lunar dust, stencil white and warm work lights."""

from __future__ import annotations

from PIL import Image

from renderers import palette
from renderers.cache import cached
from renderers.colour_table import colour_table
from renderers.palette import DARK_INK, GOLD, INK, Colour, on_grid
from renderers.theme import BLACK, high, plainer, toned

GRAPHITE = plainer(on_grid(24, 26, 30), BLACK)
"""The ground on which everything lies."""
BASALT = plainer(on_grid(40, 43, 48), BLACK)
SLAB = plainer(on_grid(60, 64, 70), on_grid(28, 28, 30))
"""Panels, and what is set off from them."""
SEAM = plainer(on_grid(128, 132, 136), INK)
DUST = plainer(on_grid(206, 200, 188), INK)
"""Writing that matters less."""
BONE = on_grid(250, 246, 232)
"""Signs on their own ground."""
LAMP = on_grid(255, 176, 72)
"""Work lights: what burns, what is due, who is to act."""
RIM = plainer(on_grid(74, 74, 74), on_grid(20, 22, 22))
HIGHLAND = plainer(on_grid(88, 84, 78), on_grid(32, 30, 26))
CRATER = plainer(on_grid(58, 58, 62), BLACK)
"""The three grounds of the Moon; asteroids are of the second."""
SHADE = plainer(on_grid(48, 48, 50), on_grid(10, 10, 10))
"""Shadows on the Moon's ground."""
HELIUM = on_grid(150, 222, 255)
RESEARCH = on_grid(196, 236, 128)
GAS = on_grid(236, 236, 226)
"""The signs of helium-3, research points and gas collectors."""
STEEL = plainer(on_grid(110, 116, 124), on_grid(90, 94, 100))
TITANIUM = on_grid(166, 190, 214)
COPPER = on_grid(222, 132, 74)
COAL = on_grid(34, 34, 38)
"""The signs of titanium, minerals and carbon."""
PAPER = plainer(on_grid(230, 222, 202), INK)
"""Share certificates."""
STOP = plainer(on_grid(186, 48, 40), on_grid(146, 18, 16))
"""Barriers, and what is gone."""

COMPANIES: tuple[Colour, ...] = (
    plainer(on_grid(232, 98, 158), on_grid(255, 158, 202)),
    plainer(on_grid(34, 168, 162), on_grid(66, 212, 204)),
    plainer(on_grid(236, 190, 44), on_grid(255, 214, 66)),
    plainer(on_grid(122, 76, 190), on_grid(92, 44, 160)),
)
"""Pink, teal, yellow, purple: by company."""
COMPANY_INK: tuple[Colour, ...] = (DARK_INK, DARK_INK, DARK_INK, INK)
COMPANY_RIM: tuple[Colour, ...] = (
    on_grid(255, 206, 228),
    on_grid(176, 244, 236),
    on_grid(255, 240, 176),
    on_grid(216, 194, 255),
)
"""What sets a company's pieces off from their ground."""

WORDS: tuple[tuple[Colour, Colour], ...] = (
    (INK, GRAPHITE),
    (INK, BASALT),
    (INK, SLAB),
    (INK, RIM),
    (INK, HIGHLAND),
    (INK, CRATER),
    (DUST, GRAPHITE),
    (DUST, BASALT),
    (LAMP, GRAPHITE),
    (LAMP, BASALT),
    (GOLD, BASALT),
    (DARK_INK, GOLD),
    (DARK_INK, LAMP),
    (DARK_INK, PAPER),
    (DARK_INK, HELIUM),
    (DARK_INK, RESEARCH),
    (INK, STOP),
    *zip(COMPANY_INK, COMPANIES, strict=True),
    *zip(palette.PLAYER_INK[:4], palette.PLAYERS[:4], strict=True),
)
"""Every pair of writing and ground that is used."""
_LINES: tuple[tuple[Colour, Colour], ...] = (
    (SEAM, GRAPHITE),
    (SEAM, BASALT),
    (SHADE, HIGHLAND),
    (SHADE, RIM),
    (BONE, GRAPHITE),
    (BONE, RIM),
    (BONE, HIGHLAND),
    (BONE, STOP),
    (GAS, STEEL),
    (STEEL, HIGHLAND),
    (LAMP, GRAPHITE),
    (LAMP, RIM),
    (DARK_INK, TITANIUM),
    (DARK_INK, COPPER),
    (BONE, COAL),
    (DARK_INK, SLAB),
    *((DARK_INK, colour) for colour in COMPANIES),
    *((rim, DARK_INK) for rim in COMPANY_RIM),
    *zip(COMPANY_RIM, COMPANIES, strict=True),
    *zip(palette.PLAYER_RIM[:4], palette.PLAYERS[:4], strict=True),
    *zip(palette.PLAYER_RIM[:4], (DARK_INK,) * 4, strict=True),
)
_STRIDE = 60


def edge(company: int) -> Colour:
    """Return the colour of lines that belong to a company; in high contrast a light one."""
    return COMPANY_RIM[company] if high() else COMPANIES[company]


@cached(8)
def table() -> bytes:
    """Return the palette, as it is painted now: all colours, and the steps of the edges between those that meet."""
    return colour_table(WORDS, _LINES)


def ground(width: int, height: int) -> Image.Image:
    """Return a floor of plates to draw on, private to the caller; plain in high contrast."""
    picture = Image.new("RGB", (width, height), toned(GRAPHITE))
    if not high():
        for row, y in enumerate(range(0, height, _STRIDE)):
            picture.paste(SHADE, (0, y, width, y + 2))
            for x in range(_STRIDE * (1 + row % 2), width, 2 * _STRIDE):
                picture.paste(SHADE, (x, y, x + 2, min(height, y + _STRIDE)))
    return picture
