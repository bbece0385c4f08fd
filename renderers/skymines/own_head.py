"""The heading of the pictures about one seat: whose it is, and what is to be known of the seat."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from bot.games.skymines.view import SkyminesView
from renderers import emblems
from renderers.draw_context import DrawContext
from renderers.palette import INK
from renderers.skymines import parts
from renderers.skymines.palette import LAMP
from renderers.text import fit, write, write_label


class Head:
    """The heading, with its note at the right, or below where there is no room. `title` stands in the name's place."""

    def __init__(self, view: SkyminesView, seat: int, context: DrawContext, title: str = "") -> None:
        self._seat, self._context = seat, context
        self._note = ", ".join(_notes(view, seat, context, own=bool(title)))
        self._name = title or context.name(seat)
        self._below = context.narrow and bool(self._note)
        self.bottom = 104 + (46 if self._below else 0)

    def draw(self, picture: Image.Image) -> None:
        """Draw it at the top."""
        width = self._context.width
        parts.panel(picture, (parts.EDGE, 14, width - parts.EDGE, self.bottom - 12))
        emblems.mark(picture, self._seat, parts.EDGE + 46, 52, 56)
        room = width - 2 * parts.EDGE - 130
        if self._below:
            write(picture, parts.EDGE + 28, 104, fit(self._note, 30, False, room + 60), 30, LAMP)
        else:
            note = fit(self._note, 30, False, room // 2)
            room -= 30 + write(picture, width - parts.EDGE - 28, 52, note, 30, LAMP, False, "r")
        write_label(picture, parts.EDGE + 92, 52, self._name, room, INK, 40)


def _notes(view: SkyminesView, seat: int, context: DrawContext, *, own: bool) -> Iterator[str]:
    """Say what else is to be known of a seat."""
    known = view.known
    if known.first == seat:
        yield context.say("sk-picture-first-player")
    if known.players[seat].dropped:
        yield context.say("sk-picture-dropped")
    if known.phase == "token" and view.choosing(seat) is False:
        yield context.say("sk-picture-token-chosen")
    if known.phase == "planning" and view.choosing(seat) is False:
        yield context.say("sk-picture-planned-own" if own else "sk-picture-planned")
