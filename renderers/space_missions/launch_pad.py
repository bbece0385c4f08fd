"""The launch pad: what is loaded on each craft, and who sits in it."""

from __future__ import annotations

from PIL import Image

from bot.games.space_missions.view import EDITION, Flight
from renderers.paint import put, put_row
from renderers.palette import INK
from renderers.space_missions import parts, pieces
from renderers.space_missions.craft import craft
from renderers.space_missions.fleet import seats_of, slots_of
from renderers.text import write

ROW_HIGH = 68
_SIGN = 54
_CRAFT = 60
_FIRST = 110


def rows(flight: Flight) -> list[str]:
    """Return the craft that fly."""
    return [name for name, level in zip(parts.CRAFT, flight.levels, strict=True) if level]


def draw_pad(picture: Image.Image, flight: Flight, corner: tuple[int, int], sign: int = _SIGN) -> None:
    """Draw a row for each craft that flies: the tokens on it, and faintly the slots that are empty."""
    left, top = corner
    for i, name in enumerate(rows(flight)):
        y = top + ROW_HIGH * i + ROW_HIGH // 2
        level = _level(flight, name)
        put(picture, craft(name, max(1, level), _CRAFT), left + 34, y)
        if name != "lunar-module":  # it has one level
            write(picture, left + 72, y, str(level), 34, INK, True)
        put_row(picture, aboard(flight, name, sign), left + _FIRST, y, 5)


def _level(flight: Flight, name: str) -> int:
    return flight.levels[parts.CRAFT.index(name)]


def aboard(flight: Flight, name: str, sign: int) -> list[Image.Image]:
    """Return the signs of a craft's row: fuel and inspection, backups, seats and training."""
    level = _level(flight, name)
    loaded = flight.slots[parts.CRAFT.index(name)]
    found: list[Image.Image] = []
    if name == "rocket":
        found += [pieces.token("fuel", sign)] * flight.fuel
        found += [pieces.slot("fuel", sign)] * (EDITION.rockets[level - 1].fuel - flight.fuel)
        found += [pieces.token("inspection", sign)] if flight.inspection else [pieces.slot("inspection", sign)]
    for kind, places in slots_of(name, level):
        held = loaded[parts.ENHANCEMENTS.index(kind)]
        found += [pieces.token(kind, sign)] * held + [pieces.slot(kind, sign)] * max(0, places - held)
    if name == "capsule":
        seats, places = seats_of(level)
        crew = parts.crew(flight)
        found += [pieces.astronaut(each, sign) for each in crew]
        found += [pieces.slot("seat", sign)] * max(0, seats - len(crew))
        found += [pieces.token("training", sign)] * flight.training
        found += [pieces.slot("training", sign)] * max(0, places - flight.training)
    return found
