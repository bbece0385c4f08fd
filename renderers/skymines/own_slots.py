"""The action slots of a player board with the resting decks above them, and the bonus tiles beside them.

A line above the decks and one above the slots say what comes back, what is secret, and what is open to all.
"""

from __future__ import annotations

from PIL import Image

from bot.games.skymines.view import CARD, RESEARCH_SLOT_AT, SLOTS, TANK_SLOT, TANK_SLOT_AT, Player, SkyminesView
from renderers.draw_context import DrawContext
from renderers.paint import plate, put
from renderers.palette import INK
from renderers.skymines import cards, parts
from renderers.skymines.kinds import face_down, kind, locked, slot
from renderers.skymines.palette import DUST, GRAPHITE, LAMP, SEAM
from renderers.text import length, wrap, write

_GAP = 10
_HEAD = 58
_LINE = 58
_STEP = cards.STRIP + 6
_TILES = 76


class Slots:
    """The slots of a seat, laid out. `planned`: what the viewer alone knows will lie in them; None on others' boards.

    All slots of a seat that has planned look alike to others, so that nobody can tell how many cards it chose.
    """

    def __init__(self, view: SkyminesView, seat: int, planned: tuple[str, ...] | None, context: DrawContext) -> None:
        self._player: Player = view.known.players[seat]
        self._choosing = view.choosing(seat) if view.known.phase == "planning" else None
        self._own = planned is not None
        self._reserved = view.reserved_tiles(seat)
        self._on = view.slots_on(seat)
        self._planned = planned if planned and len(planned) == SLOTS else ("",) * SLOTS
        self._context = context
        self._wide = (context.width - 2 * parts.EDGE - _GAP * (SLOTS - 1)) // SLOTS
        self._decks = max(1, *map(len, self._player.decks)) * _STEP
        rows = bool(self._player.tiles) + bool(self._reserved)
        self._slots = _LINE + _HEAD + self._decks + _LINE
        self.high = self._slots + cards.HIGH + _TILES * rows

    def draw(self, picture: Image.Image, top: int) -> None:
        """Draw them."""
        self._say(picture, "decks", top)
        self._say(picture, self._of_slots(), top + self._slots - _LINE, sealed=self._choosing is False)
        for number in range(SLOTS):
            left = parts.EDGE + number * (self._wide + _GAP)
            self._head(picture, number, left, top + _LINE)
            self._deck(picture, self._player.decks[number], left, top + _LINE + _HEAD)
            y = top + self._slots
            self._slot(picture, number, (left, y, left + self._wide, y + cards.HIGH))
        y = top + self._slots + cards.HIGH + 10
        if self._player.tiles:
            self._tiles(picture, y)
            y += _TILES
        if self._reserved:
            self._coming(picture, y)

    def _of_slots(self) -> str:
        if self._choosing is None:
            return "slots-dropped" if self._player.dropped else "slots-open"
        if self._choosing:
            return "slots-choosing"
        return "slots-own" if self._own else "slots-secret"

    def _say(self, picture: Image.Image, key: str, top: int, *, sealed: bool = False) -> None:
        """Write a line, behind a padlock if it tells of a secret."""
        x, y = parts.EDGE + 8, top + 26
        if sealed:
            put(picture, locked(40), x + 20, y)
            x += 52
        words = self._context.say(f"sk-picture-{key}")
        write(picture, x, y, words, parts.words_size(self._context), LAMP if sealed else DUST)

    def _head(self, picture: Image.Image, number: int, left: int, top: int) -> None:
        on = number in self._on
        put(picture, slot(44, on), left + 28, top + 28)
        write(picture, left + 62, top + 28, str(number + 1), 40, INK if on else DUST, True)

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
        elif self._choosing is False and not self._own and number in self._on:
            plate(picture, box, GRAPHITE, LAMP, 16, 3)
            put(picture, locked(64), (box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
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
        size = parts.words_size(self._context)
        lines = wrap(words, size, False, self._wide - 20, 2)
        for at, line in enumerate(lines):
            y = (box[1] + box[3]) / 2 + 46 * (at - (len(lines) - 1) / 2)
            write(picture, (box[0] + box[2]) / 2, y, line, size, DUST, False, "m")

    def _tiles(self, picture: Image.Image, top: int) -> None:
        """Draw the tiles held in this round; used ones lie face down, the +1 tile lies on its card."""
        x = self._title(picture, "tiles", top)
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

    def _coming(self, picture: Image.Image, top: int) -> None:
        """Draw the tiles that the seat has reserved for the next round."""
        x = self._title(picture, "next-tiles", top)
        for tile in self._reserved:
            cards.strip(picture, (x, top, x + 160, top + cards.STRIP), tile)
            x += 172

    def _title(self, picture: Image.Image, key: str, top: int) -> int:
        """Write what a row of tiles is; return where its tiles begin."""
        x = parts.EDGE + 8
        words = self._context.say(f"sk-picture-{key}")
        size = parts.words_size(self._context)
        write(picture, x, top + cards.STRIP / 2, words, size, INK, True)
        return x + length(words, size, True) + 20
