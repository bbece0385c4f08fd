"""The event of the year: what breaks, which tokens it takes, and whether astronauts fall sick."""

from __future__ import annotations

from PIL import Image

from bot.games.space_missions.view import EDITION, SpaceMissionsView
from renderers.draw_context import DrawContext
from renderers.paint import plate, put, put_centred, put_row
from renderers.palette import INK
from renderers.panels import Box
from renderers.space_missions import marks, pieces
from renderers.space_missions.palette import FADED, ORANGE, TEAL, TEAL_EDGE
from renderers.text import fit, length, wrap, write, write_label

_SIGN = 46
_BETWEEN = 6
_WIDE = 400
"""Boxes wider than this are laid out from the left, narrower ones around their middle."""
_EVENTS = {event.id: event for event in EDITION.events}


def _is_wide(box: Box) -> bool:
    return box[2] - box[0] > _WIDE


def draw_event(picture: Image.Image, view: SpaceMissionsView, box: Box, context: DrawContext) -> None:
    """Draw the year's event into a box, or that it is still face down."""
    known = view.event is not None
    plate(picture, box, TEAL, ORANGE if known else TEAL_EDGE, 20, 4 if known else 2)
    if view.event is not None:
        draw_open_event(picture, view.event, box, context)
        return
    _named(picture, marks.event_back(72 if _is_wide(box) else 42), context.say("sms-pic-event"), box, True)
    words = context.say("sms-pic-events-left", count=view.events_left)
    left, _, right, bottom = box
    if _is_wide(box):
        write(picture, left + 96, bottom - 44, fit(words, 27, False, right - left - 120), 27, FADED)
    else:
        write(picture, (left + right) / 2, bottom - 66, fit(words, 27, False, right - left - 24), 27, FADED, False, "m")


def draw_open_event(picture: Image.Image, name: str, box: Box, context: DrawContext) -> None:
    """Write an event's name into a box, and below it what it strikes and what it takes."""
    left, _, right, bottom = box
    card = _EVENTS.get(name)
    kind = card.kind if card else ""
    _named(
        picture, marks.event(kind, 64 if _is_wide(box) else 44), context.say(f"sms-event-{name}"), box, kind != "none"
    )
    if card is None or kind == "none":
        return
    struck, lost = _struck(name), _lost(name)
    if _is_wide(box):
        end = put_row(picture, struck, left + 96, bottom - 40, _BETWEEN)
        put_row(picture, lost, end, bottom - 40, _BETWEEN)
        return
    middle = (left + right) / 2
    if struck:
        put_centred(picture, struck, middle, bottom - 98, _BETWEEN)
    put_centred(picture, lost, middle, bottom - 40 if struck else bottom - 66, 3)


def _struck(name: str) -> list[Image.Image]:
    """Which technologies an event strikes."""
    technologies = [pieces.technology(technology, _SIGN) for technology in _EVENTS[name].technologies]
    return [*technologies, pieces.arrow(32)] if technologies else []


def _lost(name: str) -> list[Image.Image]:
    """What is lost: one of its tokens, or an inspection where it helps, or else the mission; and who falls sick."""
    card = _EVENTS[name]
    helps = card.kind in ("technical-problem", "backup-failure")
    either = [
        *(pieces.taken(token, _SIGN) for token in card.tokens),
        *([pieces.taken("inspection", _SIGN)] if helps else []),
        *([pieces.consequence("abort", _SIGN)] if card.kind == "technical-problem" else []),
    ]
    listed = [each for piece in either for each in (pieces.either(_SIGN), piece)][1:]
    return [*listed, *([pieces.plus(28), marks.event("sickness", _SIGN)] if card.space_sickness else [])]


def _named(picture: Image.Image, sign: Image.Image, name: str, box: Box, below: bool) -> None:
    """A sign with a name beside it: in a narrow box above all else. `below`: a wide one has something below, too."""
    left, top, right, bottom = box
    if _is_wide(box):
        middle = (top + bottom - (_SIGN + 14 if below else 0)) / 2
        put(picture, sign, left + 52, middle)
        write_label(picture, left + 96, middle, name, right - left - 112, INK, 28)
        return
    put(picture, sign, left + 30, top + 46)
    room = right - left - 64
    bold = all(length(word, 27, True) <= room for word in name.split())
    lines = wrap(name, 27, bold, room, 2)
    for i, line in enumerate(lines):
        write(picture, left + 56, top + 46 + 32 * (i - (len(lines) - 1) / 2), line, 27, INK, bold)
