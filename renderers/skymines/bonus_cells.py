"""The bonus spaces that compare nothing: standard spaces, tiles, spaces of tracks, personal spaces of missions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from bot.games.skymines.view import (
    BUY_PRICE,
    CARD,
    FIRST_PLAYER_REWARD,
    MISSIONS,
    SELL_EXTRA,
    TILE_PRICE,
    Mark,
    SkyminesView,
)
from renderers import emblems
from renderers.draw_context import DrawContext
from renderers.paint import plate, put
from renderers.palette import INK
from renderers.panels import cell
from renderers.skymines import kinds, parts
from renderers.skymines.palette import BASALT, DUST, GRAPHITE, LAMP, SEAM, SLAB
from renderers.text import wrap, write

Box = tuple[int, int, int, int]
_GAP = 8
_CELL = 84
_LINE = 34
_NARROW_ROW, _WIDE_ROW = 3, 4
_WORDS = 27


def holder(picture: Image.Image, mark: Mark | None, x: float, y: float) -> None:
    """Draw the round place of a marker, and whose marker is there; one that is used once stands in a frame."""
    left, top = round(x) - 33, round(y) - 33
    box = (left, top, left + 66, top + 66)
    if mark is not None and mark.single_use:
        plate(picture, box, GRAPHITE, LAMP, 6, 4)
    else:
        plate(picture, box, GRAPHITE, SEAM, 33, 3)
    if mark is not None:
        parts.mark(picture, mark.seat, x, y, 50)


class _Cell(NamedTuple):
    """A bonus space. `draw`: draws its matter from a point on."""

    space: str
    draw: Callable[[Image.Image, float, float], None]


class Cells:
    """All these spaces, laid out in rows."""

    def __init__(self, view: SkyminesView, context: DrawContext) -> None:
        self._view, self._context = view, context
        self._width = context.width - 2 * parts.EDGE
        self._tracks = view.track_spaces()
        self._open = view.open_spaces()
        self._columns = _NARROW_ROW if context.narrow else _WIDE_ROW
        self._plain = [*self._standard(), *self._tiles(), *self._own()]
        self.high = (_CELL + _GAP) * -(-len(self._plain) // self._columns)
        self.high += sum(self._track_high(space) + _GAP for space in self._tracks)

    def _standard(self) -> tuple[_Cell, ...]:
        return _Cell("first-player", self._first), _Cell("buy", self._buy), _Cell("sell", self._sell)

    def _tiles(self) -> Iterator[_Cell]:
        return (_Cell(tile, self._tile(tile)) for tile in TILE_PRICE)

    def _own(self) -> Iterator[_Cell]:
        for seat, player in enumerate(self._view.known.players):
            if player.personal:
                yield _Cell(f"{player.personal}-{seat}", self._personal(seat))

    def draw(self, picture: Image.Image, top: int) -> None:
        """Draw them."""
        for at, space in enumerate(self._plain):
            box = cell(at, self._columns, self._context.width, top, _CELL, _GAP)
            lit = space.space in self._open
            plate(picture, box, SLAB if lit else BASALT, LAMP if lit else SEAM, 16, 4 if lit else 2)
            middle = (box[1] + box[3]) / 2
            holder(picture, self._view.mark_on(space.space), box[0] + 42, middle)
            space.draw(picture, box[0] + 84, middle)
        top += (_CELL + _GAP) * -(-len(self._plain) // self._columns)
        for space in self._tracks:
            self._track(picture, space, top)
            top += self._track_high(space) + _GAP

    def _first(self, picture: Image.Image, x: float, y: float) -> None:
        put(picture, kinds.first_player(56), x + 28, y)
        parts.reward(picture, FIRST_PLAYER_REWARD, x + 104, y, 54)

    def _buy(self, picture: Image.Image, x: float, y: float) -> None:
        self._at_cost(picture, "buy", BUY_PRICE, x, y)

    def _sell(self, picture: Image.Image, x: float, y: float) -> None:
        self._at_cost(picture, "sell", SELL_EXTRA, x, y)

    def _at_cost(self, picture: Image.Image, name: str, coins: int, x: float, y: float) -> None:
        """Say that a card is bought or sold, for its price and some coins."""
        write(picture, x, y - 20, self._context.say(f"sk-picture-{name}"), 28, INK, True)
        x += write(picture, x, y + 19, self._context.say("sk-picture-at-price"), 27, DUST) + 8
        x += write(picture, x, y + 19, "+", 30, INK, True) + 4
        parts.amount(picture, "coin", coins, x + 21, y + 18, 42)

    def _tile(self, tile: str) -> Callable[[Image.Image, float, float], None]:
        card = CARD[tile]

        def draw(picture: Image.Image, x: float, y: float) -> None:
            put(picture, kinds.kind(card.kind, 48), x + 24, y)
            if card.kind == "field":
                parts.amount(picture, "helium", card.value, x + 74, y, 48)
            else:
                write(picture, x + 56, y, str(card.value), 38, INK, True)
            _price(picture, TILE_PRICE[tile], x + 104, y)

        return draw

    def _personal(self, seat: int) -> Callable[[Image.Image, float, float], None]:
        player = self._view.known.players[seat]
        mission = MISSIONS[player.personal]

        def draw(picture: Image.Image, x: float, y: float) -> None:
            if player.tasks:
                put(picture, kinds.locked(42), x - 44, y)
            emblems.mark(picture, seat, x + 24, y, 48)
            at = x + 56
            for kind, count in parts.gains(mission.reward):
                parts.gain(picture, kind, count, at, y, 44)
                at += parts.gain_width(kind, count, 44) + 2

        return draw

    def _lines(self, space: str) -> tuple[str, ...]:
        words = self._context.say(f"sk-bonus-{space.lower()}")
        return wrap(words, _WORDS, False, self._width - 210 - 50 * len(self._unlocked(space)), 4)

    def _unlocked(self, space: str) -> Sequence[int]:
        """Return the seats that may use a space of a track."""
        track, level = space.split("-")
        return [seat for seat in range(self._view.seats) if self._view.level(seat, track) >= int(level)]

    def _track_high(self, space: str) -> int:
        return max(_CELL, len(self._lines(space)) * _LINE + 24)

    def _track(self, picture: Image.Image, space: str, top: int) -> None:
        """Draw a space of a track: its company, what it does, and at the right who has unlocked it."""
        high = self._track_high(space)
        left, right = parts.EDGE, parts.EDGE + self._width
        y = top + high / 2
        lit = space in self._open
        box = (left, top, right, top + high)
        plate(picture, box, SLAB if lit else BASALT, LAMP if lit else SEAM, 16, 4 if lit else 2)
        holder(picture, self._view.mark_on(space), left + 48, y)
        number = self._view.known.variant.tracks.index(space.split("-")[0])
        parts.company(picture, number, left + 130, y - 17, 46)
        write(picture, left + 130, y + 25, space, 28, INK, True, "m")
        lines = self._lines(space)
        for at, line in enumerate(lines):
            write(picture, left + 180, y + _LINE * (at - (len(lines) - 1) / 2), line, _WORDS, DUST)
        for at, seat in enumerate(reversed(self._unlocked(space))):
            emblems.mark(picture, seat, right - 34 - 50 * at, y, 44)


def _price(picture: Image.Image, coins: int, x: float, y: float) -> None:
    """Draw what a space costs."""
    x += write(picture, x, y, "−", 36, INK, True) + 4
    parts.amount(picture, "coin", coins, x + 25, y, 50)
