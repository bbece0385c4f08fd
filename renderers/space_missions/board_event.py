"""The event of the year: what breaks, which tokens it takes, and whether astronauts fall sick."""

from __future__ import annotations

from PIL import Image

from bot.games.space_missions.view import EDITION, SpaceMissionsView
from renderers.desk import Desk
from renderers.paint import plate, put
from renderers.palette import INK
from renderers.space_missions import marks, parts, pieces
from renderers.space_missions.board_plan import Box
from renderers.space_missions.enamel import FADED, ORANGE, TEAL, TEAL_EDGE
from renderers.text import fit, wrap, write

_SIGN = 48
_WIDE = 400
"""In boxes wider than this the signs stand under the name."""
_EVENTS = {event.id: event for event in EDITION.events}


def draw_event(picture: Image.Image, view: SpaceMissionsView, box: Box, desk: Desk) -> None:
    """Draw the year's event into a box, or that it is still face down."""
    known = view.event is not None
    plate(picture, box, TEAL, ORANGE if known else TEAL_EDGE, 20, 4 if known else 2)
    if view.event is not None:
        draw_open_event(picture, view.event, box, desk)
        return
    left, top, right, bottom = box
    _named(picture, marks.event_back(76), desk.say("sms-pic-event"), (left, top, right, bottom - _SIGN - 14))
    words = fit(desk.say("sms-pic-events-left", count=view.events_left), 27, False, right - left - 36)
    x = left + 96 if right - left > _WIDE else left + 24
    write(picture, x, bottom - 44, words, 27, FADED)


def draw_open_event(picture: Image.Image, name: str, box: Box, desk: Desk) -> None:
    """Write an event's name into a box, and below it what it strikes and what it takes."""
    left, top, right, bottom = box
    card = _EVENTS.get(name)
    kind = card.kind if card else ""
    name_box = (left, top, right, bottom - (0 if kind == "none" else _SIGN + 14))
    _named(picture, marks.event(kind, 64), desk.say(f"sms-event-{name}"), name_box)
    if card is None or kind == "none":
        return
    signs = [
        *(pieces.technology(technology, _SIGN) for technology in card.technologies),
        *([pieces.arrow(34)] if card.technologies else []),
        *(pieces.taken(token, _SIGN) for token in card.tokens),
        *([marks.event("sickness", _SIGN)] if card.space_sickness else []),
    ]
    y = bottom - _SIGN / 2 - 16
    if right - left > _WIDE:
        parts.row(picture, signs, left + 96, y, 8)
    else:
        parts.centred(picture, signs, (left + right) / 2, y, 8)


def _named(picture: Image.Image, sign: Image.Image, name: str, box: Box) -> None:
    """A sign with a name beside it, in the middle of a box."""
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    put(picture, sign, left + 52, middle)
    lines = wrap(name, 28, True, right - left - 112, 3 if right - left < _WIDE else 2)
    for i, line in enumerate(lines):
        write(picture, left + 96, middle + 36 * (i - (len(lines) - 1) / 2), line, 28, INK, True)
