"""The pile to choose from: each kind of tile once, with what it adds; reserved and space tiles apart."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from bot.games.space_mission.view import SpaceMissionView
from renderers.draw_context import DrawContext
from renderers.paint import plate, put
from renderers.palette import INK, PANEL, PANEL_EDGE, SOFT_INK, YES
from renderers.space_mission import layers, parts, tile_art
from renderers.space_mission.craft import put_reserved
from renderers.text import fit, length, wrap, write

_CELL = (268, 240)
_GAP = 18
_STRIP = 96
_SPACE = "space"


class Choice(NamedTuple):
    """A kind of tile that may be taken: how many there are, what one adds to the score."""

    kind: str
    several: int
    gain: int | None


def pile(view: SpaceMissionView, context: DrawContext) -> Image.Image | None:
    """Draw the pile that the viewer looks into; None if there is none."""
    if not view.pile:
        return None
    gains = dict(view.score.next) if view.score else {}
    counted = parts.in_order(view.pile)
    points = [(kind, count) for kind, count in counted if kind != _SPACE]
    choices = [Choice(kind, count, gains.get(kind)) for kind, count in points]
    me = parts.player_of(view, view.viewer)
    here = parts.planet_of(view, me.planet if me else None)
    title = "sm-pic-pile-scan" if view.pending == "scan" else "sm-pic-pile-take"
    heading = parts.Heading(
        context.width,
        context.say(title if points else "sm-pic-pile-empty"),
        parts.planet_name(here.id, context) if here else "",
    )
    most = (context.width - 2 * parts.EDGE + _GAP) // (_CELL[0] + _GAP)
    rows = max(1, (len(points) + most - 1) // most)
    strips = [
        *([("space", [_SPACE] * view.pile.count(_SPACE))] if _SPACE in view.pile else []),
        *([("reserved", here.reserved)] if here and here.reserved else []),
    ]
    top = heading.bottom + 4
    below = top + rows * (_CELL[1] + _GAP)
    picture = layers.ground(context.width, below + _STRIP * len(strips) + 16)
    heading.draw(picture)
    columns = max(1, (len(points) + rows - 1) // rows)
    for place, choice in enumerate(choices):
        row, column = divmod(place, columns)
        in_row = min(columns, len(points) - row * columns)
        start = (context.width - in_row * (_CELL[0] + _GAP) + _GAP) // 2
        _choice(picture, choice, (start + column * (_CELL[0] + _GAP), top + row * (_CELL[1] + _GAP)), context)
    for i, (name, _) in enumerate(strips):
        y = below + _STRIP * i + _STRIP // 2
        if name == "space":
            _space_tiles(picture, view.pile.count(_SPACE), y, context)
        elif here:
            _reserved_tiles(picture, [(tile.seat, tile.tile) for tile in here.reserved], y, context)
    return picture


def _choice(picture: Image.Image, choice: Choice, corner: tuple[int, int], context: DrawContext) -> None:
    left, top = corner
    width, height = _CELL
    plate(picture, (left, top, left + width, top + height), PANEL, PANEL_EDGE, 24)
    middle = left + width / 2
    put(picture, tile_art.tile(choice.kind, 116), middle, top + 84)
    if choice.several > 1:
        write(picture, left + width - 16, top + 40, f"×{choice.several}", 36, INK, True, "r")
    if choice.gain is not None:
        write(picture, left + width - 16, top + 122, f"+{choice.gain}", 34, YES, True, "r")
    lines = wrap(context.say(f"sm-tile-{choice.kind}"), 30, True, width - 24, 2)
    for i, line in enumerate(lines):
        write(picture, middle, top + 192 + 36 * (i - (len(lines) - 1) / 2), line, 30, INK, True, "m")


def _space_tiles(picture: Image.Image, count: int, y: int, context: DrawContext) -> None:
    """Drawn small, in one row: they stay."""
    words = fit(f"{context.say('sm-tile-space')} – {context.say('sm-pic-pile-space')}", 28, False, 500)
    step = min(62, (picture.width - 180 - length(words, 28)) // count)
    left = _strip(picture, count * step, words, y)
    for i in range(count):
        put(picture, tile_art.tile(_SPACE, 54), left + 27 + step * i, y)


def _reserved_tiles(picture: Image.Image, tiles: list[tuple[int, str | None]], y: int, context: DrawContext) -> None:
    """Beside the planet lie the tiles that are reserved, under their owners' marks: they stay, too."""
    words = fit(f"{context.say('sm-pic-planet-reserved')} – {context.say('sm-pic-pile-space')}", 28, False, 500)
    step = min(74, (picture.width - 180 - length(words, 28)) // len(tiles))
    left = _strip(picture, len(tiles) * step, words, y)
    for i, (seat, kind) in enumerate(tiles):
        put_reserved(picture, seat, kind, left + 30 + step * i, y, 60)


def _strip(picture: Image.Image, signs: int, words: str, y: int) -> float:
    """Lay the ground for signs with words after them, in the middle; return where the signs begin."""
    width = signs + 20 + length(words, 28)
    left = (picture.width - width) / 2
    plate(picture, (int(left) - 24, y - 42, int(left + width) + 24, y + 42), PANEL, PANEL_EDGE, 20)
    write(picture, left + signs + 16, y, words, 28, SOFT_INK)
    return left
