"""The flight in progress: its table row by row with the cards that were drawn, what is left aboard, and the crew."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from bot.games.space_missions.view import EDITION, Flight, FlightCard, Player, SpaceMissionsView
from renderers import emblems
from renderers.draw_context import DrawContext
from renderers.paint import plate, put, put_row
from renderers.palette import DARK_INK, GOLD, INK, Colour
from renderers.space_missions import launch_pad, palette, parts, pieces
from renderers.space_missions.craft import craft
from renderers.space_missions.palette import FADED, GREEN, IVORY, ORANGE, RED, TEAL, TEAL_EDGE, TEAL_LIGHT
from renderers.text import write, write_label

_GAP = 12
_HEAD = 118
_ROW = 100
_CARD = 74
_TOKEN = 40
_STATUS = 72


class Place(NamedTuple):
    """A technology of the flight's table, and the card drawn for it, if any.

    `now`: that card is to be decided on. `passed`: its deck was empty when it came to it.
    """

    technology: str
    drawn: FlightCard | None
    now: bool
    passed: bool


def table(flight: Flight, deciding: bool) -> list[tuple[str, list[Place]]]:
    """Return the rows of a flight's table as (active craft, places). `deciding`: something is to be decided."""
    found: list[tuple[str, list[Place]]] = []
    last = len(flight.drawn) - 1
    for step, (active, *row) in enumerate(EDITION.missions[flight.mission - 1].steps, 1):
        cards = [(i, drawn) for i, drawn in enumerate(flight.drawn) if drawn.step == step]
        places: list[Place] = []
        for symbol, technology in enumerate(row):
            at = next((i for i, (_, drawn) in enumerate(cards) if drawn.technology == technology), None)
            number, drawn = (None, None) if at is None else cards.pop(at)
            passed = drawn is None and _came_to(flight, step, symbol)
            places.append(Place(technology, drawn, deciding and number == last, passed))
        found.append((active, places))
    return found


def _came_to(flight: Flight, step: int, symbol: int) -> bool:
    """Return whether the flight came as far as this symbol: after an abort the rows up to the last are left out."""
    if step == flight.step:
        return symbol < flight.symbol and step != flight.failed
    return step < (flight.step if flight.failed is None else flight.failed)


def flight(view: SpaceMissionsView, context: DrawContext) -> Image.Image | None:
    """Draw the flight to look at; None if there is no flight."""
    who = parts.shown_flight(view)
    if who is None or who.flight is None:
        return None
    flown = who.flight
    rows = table(flown, view.pending in ("solve", "injure", "lose"))
    status_top = 16 + _HEAD + _GAP
    table_top = status_top + _STATUS + _GAP
    below = table_top + _ROW * len(rows) + 16 + _GAP
    pad_high = launch_pad.ROW_HIGH * len(launch_pad.rows(flown)) + 16
    picture = palette.ground(context.width, below + pad_high + 16)
    _head(picture, who, flown, context)
    _status(picture, flown, status_top, context)
    parts.panel(picture, (parts.EDGE, table_top, context.width - parts.EDGE, table_top + _ROW * len(rows) + 16))
    for number, (active, places) in enumerate(rows, 1):
        level = flown.levels[parts.CRAFT.index(active)]
        _row(picture, number, active, level, places, flown, table_top + 8 + _ROW * (number - 1), context.width)
    parts.panel(picture, (parts.EDGE, below, context.width - parts.EDGE, below + pad_high))
    launch_pad.draw_pad(picture, flown, (44, below + 8))
    return picture


def _head(picture: Image.Image, who: Player, flown: Flight, context: DrawContext) -> None:
    """Whose flight, which mission, and the crew."""
    right = context.width - parts.EDGE
    parts.panel(picture, (parts.EDGE, 16, right, 16 + _HEAD))
    emblems.mark(picture, who.seat, 72, 75, 76)
    crew = [pieces.astronaut(each, 60) for each in parts.crew(flown)]
    start = right - 24 - 66 * len(crew)
    put_row(picture, crew, start, 75, 6)
    room = start - 128 - 16
    name = f"#{flown.mission} {parts.mission_name(flown.mission, context)}"
    write_label(picture, 124, 50, name, room, INK, 36)
    write_label(picture, 124, 100, context.name(who.seat), room, FADED, 30)


def _status(picture: Image.Image, flown: Flight, top: int, context: DrawContext) -> None:
    """How it stands: on the pad, under way, aborted, failed or come home; what it has brought so far."""
    words, fill, ink = _standing(flown, context)
    right = context.width - parts.EDGE
    box = (parts.EDGE, top, right, top + _STATUS)
    plate(picture, box, fill, INK if fill != TEAL else TEAL_EDGE, 24, 3)
    y = top + _STATUS // 2
    x = right - 28
    if flown.points:
        x -= write(picture, x, y, context.say("sms-pic-points", points=flown.points), 32, ink, True, "r") + 20
    write_label(picture, parts.EDGE + 28, y, words, round(x - parts.EDGE - 28), ink, 32)


def _standing(flown: Flight, context: DrawContext) -> tuple[str, Colour, Colour]:
    if flown.failed is not None:
        key = "sms-pic-flight-aborted" if flown.aborted and not flown.over else "sms-pic-flight-failed"
        return context.say(key, step=flown.failed), RED, INK
    if flown.over:
        return context.say("sms-pic-flight-home"), GREEN, INK
    if flown.launched and flown.step:
        steps = len(EDITION.missions[flown.mission - 1].steps)
        return context.say("sms-pic-flight-step", step=flown.step, steps=steps), TEAL, GOLD
    return context.say("sms-pic-flight-pad"), TEAL, INK


def _row(
    picture: Image.Image, number: int, active: str, level: int, places: list[Place], flown: Flight, top: int, width: int
) -> None:
    """A process step: its number, the craft that is active in it, and its technologies from left to right."""
    left, right, y = parts.EDGE + 8, width - parts.EDGE - 8, top + _ROW // 2
    now = number == flown.step and not flown.over
    failed = number == flown.failed
    if now or failed:
        plate(picture, (left, top + 2, right, top + _ROW - 2), TEAL_LIGHT, RED if failed else ORANGE, 18, 5)
    plate(picture, (left + 12, y - 26, left + 64, y + 26), RED if failed else IVORY, INK if failed else None, 26, 3)
    write(picture, left + 38, y, str(number), 34, INK if failed else DARK_INK, True, "m")
    put(picture, craft(active, max(1, level), 72), left + 114, y)
    start = left + 168
    wide = (right - start) // 3
    for i, place in enumerate(places):
        _place(picture, place, start + wide * i, y, wide)


def _place(picture: Image.Image, place: Place, left: int, y: int, wide: int) -> None:
    """A technology, the card drawn for it, the tokens spent on it, and what it did."""
    chip = 60 if wide > 260 else 52
    put(picture, pieces.technology(place.technology, chip), left + chip / 2, y)
    x = left + chip + 6
    if place.drawn is None:
        if place.passed:
            put(picture, pieces.no_card(_CARD), x + pieces.no_card(_CARD).width / 2, y)
        return
    card = pieces.problem(place.drawn.card, _CARD)
    put(picture, card, x + card.width / 2, y)
    if place.now:
        box = (x - 5, y - _CARD // 2 - 5, x + card.width + 5, y + _CARD // 2 + 5)
        plate(picture, box, None, GOLD, 14, 5)
    x += card.width + 10
    signs = [
        *(pieces.token(token, _TOKEN) for token in place.drawn.spent),
        *(pieces.consequence(name, _TOKEN) for name in place.drawn.suffered),
    ]
    gap = min(6, (left + wide - x - 4 - _TOKEN * len(signs)) // max(1, len(signs)))
    put_row(picture, signs, x, y, gap)
