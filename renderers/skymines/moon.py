"""The Moon: sectors with their numbers, rewards, gas collectors and outposts; single and double borders."""

from __future__ import annotations

from PIL import Image

from bot.games.skymines.view import MOON, SkyminesView
from renderers.paint import Point, put
from renderers.palette import INK
from renderers.skymines import parts, pieces
from renderers.skymines.board_layout import BoardLayout
from renderers.skymines.moon_map import CRATER, ENCLAVE, MoonMap
from renderers.skymines.spaces import outpost
from renderers.text import write


def draw_moon(picture: Image.Image, view: SkyminesView, where: BoardLayout, entered: dict[int, int]) -> None:
    """Draw what lies on the Moon; `entered`: the sectors entered in the expansion under way."""
    moon = MoonMap(where.middle, where.radius)
    for sector in moon.sectors:
        _sector(picture, view, moon, sector, where.piece, new=sector in entered)


def _sector(picture: Image.Image, view: SkyminesView, moon: MoonMap, sector: int, size: int, *, new: bool) -> None:
    spots = moon.spots(sector)
    gas = MOON.gas[sector]
    if gas:
        put(picture, pieces.gas(size - 10), *spots.gas)
    alone = not gas and moon.kind(sector) in (CRATER, ENCLAVE)
    number = _between(spots.number, spots.gas) if alone else spots.number
    write(picture, *number, str(sector), 30, INK, True, "m")
    parts.reward(picture, MOON.rewards[sector], *spots.reward, size)
    outpost(picture, view.known.board[sector - 1][0], *spots.outpost, size + 8, new=new)


def _between(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
