"""The action slots of a player board with the resting decks above them, and the bonus tiles beside them."""

from __future__ import annotations

from PIL import Image

from bot.games.skymines.view import CARD, RESEARCH_SLOT_AT, SLOTS, TANK_SLOT, TANK_SLOT_AT, Player, SkyminesView
from renderers.draw_context import DrawContext
from renderers.paint import plate, put
from renderers.palette import INK
from renderers.skymines import cards, parts
from renderers.skymines.kinds import face_down, kind, slot
from renderers.skymines.palette import DUST, GRAPHITE, LAMP, SEAM
from renderers.text import length, wrap, write

_GAP = 10
_HEAD = 58
_STEP = cards.STRIP + 6
_TILES = 76


class Slots:
    """The slots of a seat, laid out. `planned`: what the viewer alone knows will lie in them."""

    def __init__(self, view: SkyminesView, seat: int, planned: tuple[str, ...], context: DrawContext) -> None:
        self._player: Player = view.known.players[seat]
        self._on = view.slots_on(seat)
        self._planned = planned if len(planned) == SLOTS else ("",) * SLOTS
        self._context = context
        self._wide = (context.width - 2 * parts.EDGE - _GAP * (SLOTS - 1)) // SLOTS
        self._decks = max(1, *map(len, self._player.decks)) * _STEP
        self.high = _HEAD + self._decks + 6 + cards.HIGH + (_TILES if self._player.tiles else 0)

    def draw(self, picture: Image.Image, top: int) -> None:
        """Draw them."""
        for number in range(SLOTS):
            left = parts.EDGE + number * (self._wide + _GAP)
            self._head(picture, number, left, top)
            self._deck(picture, self._player.decks[number], left, top + _HEAD)
            y = top + _HEAD + self._decks + 6
            self._slot(picture, number, (left, y, left + self._wide, y + cards.HIGH))
        if self._player.tiles:
            self._tiles(picture, top + self.high - _TILES + 10)

    def _head(self, picture: Image.Image, number: int, left: int, top: int) -> None:
        on = number in self._on
        put(picture, slot(44, on), left + 28, top + 28)
        write(picture, left + 62, top + 28, str(number + 1), 36, INK if on else DUST, True)

    def _deck(self, picture: Image.Image, deck: tuple[str, ...], left: int, top: int) -> None:
        """Draw a resting deck, all of its cards, the oldest above."""
        for at, card in enumerate(deck):
            y = top + at * _STEP
            cards.strip(picture, (left, y, left + self._wide, y + cards.STRIP), card)

    def _slot(self, picture: Image.Image, number: int, box: cards.Box) -> None:
        """Draw an action slot with its card, face up, used, or planned."""
        player, planned = self._player, self._planned[number]
        if planned:
            cards.face(picture, box, planned, edge=LAMP)
            plate(picture, box, None, LAMP, 16, 6)
        elif player.area[number] and player.used[number]:
            cards.used(picture, box, player.area[number])
        elif player.area[number]:
            cards.face(picture, box, player.area[number])
            if player.boosted == player.area[number]:
                put(picture, kind("plus", 44), box[2] - 32, box[3] - 34)
        else:
            plate(picture, box, GRAPHITE, SEAM, 16, 2)
            if number not in self._on:
                self._off(picture, number, box)

    def _off(self, picture: Image.Image, number: int, box: cards.Box) -> None:
        """Say what switches a slot on."""
        if number == TANK_SLOT:
            words = self._context.say("sk-picture-slot-tank", space=TANK_SLOT_AT)
        else:
            words = self._context.say("sk-picture-slot-research", screen=RESEARCH_SLOT_AT)
        lines = wrap(words, 27, False, self._wide - 20, 3)
        for at, line in enumerate(lines):
            y = (box[1] + box[3]) / 2 + 36 * (at - (len(lines) - 1) / 2)
            write(picture, (box[0] + box[2]) / 2, y, line, 27, DUST, False, "m")

    def _tiles(self, picture: Image.Image, top: int) -> None:
        """Draw the tiles held in this round; used ones lie face down, the +1 tile lies on its card."""
        x = parts.EDGE + 8
        words = self._context.say("sk-picture-tiles")
        write(picture, x, top + cards.STRIP / 2, words, 30, INK, True)
        x += length(words, 30, True) + 20
        for tile in self._player.tiles:
            box = (x, top, x + 160, top + cards.STRIP)
            laid = tile == "tile-plus" and self._player.boosted
            if tile in self._player.tiles_used or laid:
                plate(picture, box, GRAPHITE, SEAM, 12, 2)
                put(picture, kind(CARD[tile].kind, 42), x + 41, top + cards.STRIP / 2)
                put(picture, face_down(44), x + 120, top + cards.STRIP / 2)
            else:
                cards.strip(picture, box, tile)
            x += 172
