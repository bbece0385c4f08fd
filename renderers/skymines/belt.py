"""The Belt: asteroids with three outpost spaces each, shuttle spaces on flight paths, and what it costs to fly."""

from __future__ import annotations

from PIL import Image

from bot.games.skymines.view import BELT, NOBODY, SkyminesView
from renderers.cache import cached
from renderers.paint import Pen, plate, put
from renderers.palette import INK
from renderers.skymines import parts, pieces
from renderers.skymines.belt_map import BeltMap, pads, shuttle_box
from renderers.skymines.board_layout import BoardLayout
from renderers.skymines.palette import BASALT, DUST, GRAPHITE, LAMP, SEAM, SLAB, edge
from renderers.skymines.spaces import outpost
from renderers.text import length, write

_PAD, _CRAFT, _SIGN = 52, 54, 44


def draw_belt(picture: Image.Image, view: SkyminesView, where: BoardLayout, entered: dict[int, int]) -> None:
    """Draw what lies in the Belt; `entered`: the targets of the expansion under way, with its company."""
    belt = BeltMap(where, where.size[0] < 1000)
    if where.homes != where.stations:
        _homes(picture, where)
    for number in BELT.asteroids:
        _asteroid(picture, view, belt, number, entered.get(number))
    for number in BELT.shuttles:
        _shuttle(picture, view, belt, number, new=number in entered)
    for company, ends in enumerate(BELT.paths):
        for asteroid in ends:
            (x, y), (end_x, end_y) = belt.printed(company, asteroid)
            put(picture, pieces.shuttle(company, 40), (x + end_x) / 2, (y + end_y) / 2)
    for number, shuttle in BELT.shuttles.items():
        for end in shuttle.icon:
            put(picture, toll(40), *belt.toll(number, end))


def _homes(picture: Image.Image, where: BoardLayout) -> None:
    """Draw a company's plate where its paths begin, if its station stands elsewhere."""
    for company, box in enumerate(where.homes):
        plate(picture, box, SLAB, edge(company), 16, 5)
        parts.company(picture, company, (box[0] + box[2]) / 2, (box[1] + box[3]) / 2, 46)


def _asteroid(picture: Image.Image, view: SkyminesView, belt: BeltMap, number: int, expanding: int | None) -> None:
    x, y = belt.asteroid(number)
    asteroid = BELT.asteroids[number]
    gains = [parts.gain_width(kind, count, _SIGN) for kind, count in parts.gains(asteroid.reward)]
    signs = sum(gains) + 4 * (len(gains) - 1)
    wide = length(str(number), 30, True) + 10 + signs + 38 * asteroid.gas
    left = x - wide / 2
    left += 10 + write(picture, left, y - 28, str(number), 30, INK, True)
    parts.reward(picture, asteroid.reward, left + signs / 2, y - 28, _SIGN)
    for i in range(asteroid.gas):
        put(picture, pieces.gas(38), left + signs + 22 + 38 * i, y - 28)
    spaces = pads((x, y))
    for space, company in enumerate(view.known.board[number - 1]):
        outpost(picture, company, *spaces[space], _PAD, new=company == expanding)
    if asteroid.pair:
        one, other = (spaces[space] for space in asteroid.pair)
        put(picture, pieces.gas(34), (one[0] + other[0]) / 2, one[1] + 22)


def _shuttle(picture: Image.Image, view: SkyminesView, belt: BeltMap, number: int, *, new: bool) -> None:
    tall, track = belt.tall(number), BELT.shuttles[number].track
    x, y = belt.shuttle(number)
    box = shuttle_box((x, y), tall=tall, track=track)
    left, top, right, bottom = box
    plate(picture, box, BASALT, LAMP if new else SEAM, 14, 6 if new else 2)
    if tall:
        write(picture, left + 26 if track else x, top + 22, str(number), 28, INK, True, "m")
        sign, craft = (right - 24, top + 22), (x, bottom - 31)
    else:
        write(picture, left + 27, y, str(number), 28, INK, True, "m")
        sign, craft = (right - 24, y), (left + 78, y)
    if track:
        put(picture, pieces.step(34), *sign)
    company = view.known.board[number - 1][0]
    if company == NOBODY:
        put(picture, _berth(_CRAFT), *craft)
    else:
        parts.shuttle(picture, company, *craft, _CRAFT)


@cached(64)
def _berth(size: int) -> Image.Image:
    """Return an empty space for a shuttle."""
    return pieces.square(size, lambda pen: pen.polygon(pieces.HULL, GRAPHITE, DUST, 5))


@cached(64)
def toll(size: int) -> Image.Image:
    """Return the sign of a half of a path that costs more: a flash on a disc."""

    def draw(pen: Pen) -> None:
        pen.disc(50, 50, 48, None, GRAPHITE, LAMP, 6)
        pen.polygon([(20 + x * 0.6, 20 + y * 0.6) for x, y in pieces.FLASH], LAMP)

    return pieces.square(size, draw)
