"""The bonus spaces that compare nothing: standard spaces, tiles, personal spaces of missions, spaces of tracks."""

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
from renderers.skymines import kinds, parts, pieces
from renderers.skymines.palette import BASALT, DUST, GRAPHITE, LAMP, SEAM, SLAB
from renderers.text import wrap, write, write_label

Box = tuple[int, int, int, int]
Draw = Callable[[Image.Image, Box, float], None]
"""Draws the matter of a space between a left edge and its box's right one, around y; the box begins at that edge."""
HOLDER = 58
"""How wide the place of a marker is."""
TITLE = 38
_GAP = 6
_HIGH, _LOW = 78, 62
_LINE = 33
_WORDS = 27
_FEW = 2
"""So many emblems fit beside a track's space in three columns."""
_BESIDE = HOLDER + 14
"""How far the matter of a space is from its left edge."""


def holder(picture: Image.Image, mark: Mark | None, x: float, y: float) -> None:
    """Draw the round place of a marker, and whose marker is there; one that is used once stands in a frame."""
    left, top = round(x) - HOLDER // 2, round(y) - HOLDER // 2
    box = (left, top, left + HOLDER, top + HOLDER)
    if mark is not None and mark.single_use:
        plate(picture, box, GRAPHITE, LAMP, 6, 4)
    else:
        plate(picture, box, GRAPHITE, SEAM, HOLDER // 2, 3)
    if mark is not None:
        parts.mark(picture, mark.seat, x, y, 44)


class _Cell(NamedTuple):
    space: str
    draw: Draw


class _Section(NamedTuple):
    """Spaces of a kind in rows. `title`: "" for none."""

    title: str
    columns: int
    row: int
    cells: Sequence[_Cell]

    @property
    def high(self) -> int:
        rows = -(-len(self.cells) // self.columns)
        return (TITLE if self.title else 0) + rows * (self.row + _GAP)


class Cells:
    """All these spaces, laid out in rows: what a track offers to the viewer in words, what it does not in short."""

    def __init__(self, view: SkyminesView, context: DrawContext) -> None:
        self._view, self._context = view, context
        self._open = view.open_spaces()
        self._sections = [section for section in self._laid_out() if section.cells]
        self.high = sum(section.high for section in self._sections)

    def _laid_out(self) -> Iterator[_Section]:
        say = self._context.say
        yield _Section("", 3, _HIGH, (*self._standard(),))
        yield _Section(say("sk-picture-bonus-tiles"), 2, _LOW, [_Cell(tile, self._tile(tile)) for tile in TILE_PRICE])
        yield _Section(say("sk-picture-own-spaces"), 3, _LOW, [*self._own()])
        tracks = self._view.track_spaces()
        explained = [space for space in tracks if self._explains(space)]
        short = [_Cell(space, self._short(space)) for space in tracks if space not in explained]
        title = say("sk-picture-track-spaces")
        yield _Section(title, 1, _HIGH, [_Cell(space, self._in_words(space)) for space in explained])
        few = all(len(self._unlocked(space.space)) <= _FEW for space in short)
        yield _Section("" if explained else title, 3 if few else 2, _LOW, short)

    def _explains(self, space: str) -> bool:
        """Return whether a space of a track is told in words: the viewer may use it, for an onlooker anybody."""
        seats = self._unlocked(space)
        return bool(seats) if self._view.viewer is None else self._view.viewer in seats

    def draw(self, picture: Image.Image, top: int) -> None:
        """Draw them."""
        for section in self._sections:
            if section.title:
                parts.title(picture, top + TITLE / 2 - 2, section.title)
            start = top + (TITLE if section.title else 0)
            for at, space in enumerate(section.cells):
                self._cell(picture, space, cell(at, section.columns, self._context.width, start, section.row, _GAP))
            top += section.high

    def _cell(self, picture: Image.Image, space: _Cell, box: Box) -> None:
        left, top, right, bottom = box
        lit = space.space in self._open
        plate(picture, box, SLAB if lit else BASALT, LAMP if lit else SEAM, 16, 4 if lit else 2)
        middle = (top + bottom) / 2
        holder(picture, self._view.mark_on(space.space), left + HOLDER / 2 + 6, middle)
        space.draw(picture, (left + _BESIDE, top, right, bottom), middle)

    # -- standard spaces ----------------------------------------------------------------------------------------------

    def _standard(self) -> Iterator[_Cell]:
        yield _Cell("first-player", self._first)
        yield _Cell("buy", self._at_price("buy", BUY_PRICE))
        yield _Cell("sell", self._at_price("sell", SELL_EXTRA))

    def _first(self, picture: Image.Image, box: Box, y: float) -> None:
        left, _, right, _ = box
        write_label(picture, left, y - 18, self._context.say("sk-space-first-player"), right - left - 6, INK, 28)
        put(picture, kinds.first_player(36), left + 18, y + 17)
        parts.reward(picture, FIRST_PLAYER_REWARD, left + 68, y + 17, 40)

    def _at_price(self, name: str, coins: int) -> Draw:
        """Say that a card is bought or sold, for its price and some coins."""

        def draw(picture: Image.Image, box: Box, y: float) -> None:
            x: float = box[0]
            write_label(picture, x, y - 18, self._context.say(f"sk-picture-{name}"), box[2] - box[0] - 6, INK, 28)
            x += write(picture, x, y + 17, self._context.say("sk-picture-at-price"), _WORDS, DUST) + 8
            x += write(picture, x, y + 17, "+", 30, INK, True) + 4
            parts.amount(picture, "coin", coins, x + 20, y + 17, 40)

        return draw

    # -- tiles and missions -------------------------------------------------------------------------------------------

    def _tile(self, tile: str) -> Draw:
        card = CARD[tile]
        named = {"plus": "sk-tile-plus"}.get(card.kind, f"sk-brief-{card.kind}")

        def draw(picture: Image.Image, box: Box, y: float) -> None:
            put(picture, kinds.kind(card.kind, 42), box[0] + 20, y)
            end = box[0] + 58 + write(picture, box[0] + 50, y, self._context.say(named, value=card.value), _WORDS, INK)
            if card.kind == "field":
                put(picture, pieces.helium(38), end + 16, y)
            parts.amount(picture, "coin", TILE_PRICE[tile], box[2] - 34, y, 42)
            write(picture, box[2] - 60, y, "−", 34, INK, True, "r")

        return draw

    def _own(self) -> Iterator[_Cell]:
        for seat, player in enumerate(self._view.known.players):
            if player.personal:
                yield _Cell(f"{player.personal}-{seat}", self._personal(seat))

    def _personal(self, seat: int) -> Draw:
        player = self._view.known.players[seat]
        mission = MISSIONS[player.personal]

        def draw(picture: Image.Image, box: Box, y: float) -> None:
            x: float = box[0]
            if player.tasks:
                put(picture, kinds.locked(38), x - 8 - HOLDER / 2, y)
            emblems.mark(picture, seat, x + 22, y, 44)
            at = x + 52
            for kind, count in parts.gains(mission.reward):
                parts.gain(picture, kind, count, at, y, 42)
                at += parts.gain_width(kind, count, 42) + 2

        return draw

    # -- spaces of tracks ---------------------------------------------------------------------------------------------

    def _unlocked(self, space: str) -> Sequence[int]:
        """Return the seats that may use a space of a track."""
        track, level = space.split("-")
        return [seat for seat in range(self._view.seats) if self._view.level(seat, track) >= int(level)]

    def _track(self, picture: Image.Image, space: str, x: int, y: float) -> int:
        """Draw the company whose track it is, the track's name, and which of its bonuses; return where they end."""
        track, level = space.split("-")
        parts.company(picture, self._view.known.variant.tracks.index(track), x + 20, y, 40)
        x += 42 + write(picture, x + 42, y, track, _WORDS, INK, True)
        parts.badge(picture, int(level), x + 26, y)
        return x + 54

    def _in_words(self, space: str) -> Draw:
        seats = self._unlocked(space)

        def draw(picture: Image.Image, box: Box, y: float) -> None:
            start = self._track(picture, space, box[0], y)
            room = box[2] - 12 - 46 * len(seats) - start
            lines = wrap(self._context.say(f"sk-bonus-{space.lower()}"), _WORDS, False, room, 2)
            for at, line in enumerate(lines):
                write(picture, start, y + _LINE * (at - (len(lines) - 1) / 2), line, _WORDS, INK)
            for at, seat in enumerate(reversed(seats)):
                emblems.mark(picture, seat, box[2] - 32 - 46 * at, y, 42)

        return draw

    def _short(self, space: str) -> Draw:
        """Draw who has a bonus that the viewer has not, or that nobody has."""
        seats = self._unlocked(space)

        def draw(picture: Image.Image, box: Box, y: float) -> None:
            start = self._track(picture, space, box[0], y)
            if not seats:
                put(picture, kinds.locked(32), start + 18, y)
            for at, seat in enumerate(seats):
                emblems.mark(picture, seat, start + 17 + 35 * at, y, 34)

        return draw
