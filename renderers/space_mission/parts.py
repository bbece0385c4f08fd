"""Pieces that several looks share: a heading, a planet with its name, a row of tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PIL import Image

from bot.games.space_mission.view import Planet, Player, SpaceMissionView
from renderers import emblems
from renderers.draw_context import DrawContext
from renderers.paint import put
from renderers.palette import INK
from renderers.panels import EDGE as EDGE
from renderers.panels import Heading as Heading
from renderers.panels import panel as panel
from renderers.space_mission import layers, tile_art
from renderers.text import length, write


def in_order(kinds: Sequence[str]) -> list[tuple[str, int]]:
    """Return the kinds with their numbers, in the order in which tiles are always shown."""
    counted = Counter(kinds)
    known = [kind for kind in tile_art.KINDS if kind in counted]
    return [(kind, counted[kind]) for kind in (*known, *sorted(set(counted) - set(known)))]


def tile_lines(kinds: Sequence[str], size: int, room: float) -> list[list[str]]:
    """Return the tiles in as many rows as they need."""
    lines: list[list[str]] = []
    left = 0.0
    for kind, count in in_order(kinds):
        width = tile_width(count, size)
        if not lines or left + width > room:
            lines.append([])
            left = 0
        lines[-1] += [kind] * count
        left += width
    return lines


def tile_width(count: int, size: int) -> int:
    """Return how much room tiles of one kind take in a row."""
    return size + 8 + (length(f"×{count}", _count_size(size), True) + 12 if count > 1 else 0)


def _count_size(size: int) -> int:
    return max(27, round(size * 0.5))


def tile_row(picture: Image.Image, kinds: Sequence[str], left: float, y: float, size: int, room: float) -> float:
    """Draw tiles by kind with their numbers, closer together if need be; return where the row ends."""
    counted = in_order(kinds)
    text = _count_size(size)
    widths = [tile_width(count, size) for _, count in counted]
    squeeze = min(1.0, room / max(1, sum(widths)))
    x = left
    for (kind, count), width in zip(counted, widths, strict=True):
        put(picture, tile_art.tile(kind, size), x + size / 2, y)
        if count > 1:
            write(picture, x + size + 3, y, f"×{count}", text, INK, True)
        x += width * squeeze
    return x


def planet_of(view: SpaceMissionView, planet_id: str | None) -> Planet | None:
    """Return a planet of the ring, or None."""
    return next((planet for planet in view.ring if planet.id == planet_id), None)


def player_of(view: SpaceMissionView, seat: int | None) -> Player | None:
    """Return the player on a seat, or None."""
    return next((player for player in view.players if player.seat == seat), None)


def planet_name(planet_id: str, context: DrawContext) -> str:
    """Return a planet's name."""
    return context.say(f"sm-planet-{planet_id}")


def small_planet(picture: Image.Image, planet_id: str, x: float, y: float, size: int) -> None:
    """Draw a planet as a sign; `size` is its whole layer, halo included."""
    put(picture, layers.small_planet(planet_id, size), x, y)


def family(category: str) -> str:
    """Return which tiles a line of the score counts: `minerals` counts `mineral-red` and so on."""
    return category.removesuffix("s")


def of_family(kinds: Sequence[str], category: str) -> list[str]:
    """Return the tiles that a line of the score counts."""
    return [kind for kind in kinds if kind.split("-")[0] == family(category)]


def emblems_row(picture: Image.Image, seats: Sequence[int], left: float, y: float, size: int = 44) -> float:
    """Draw emblems side by side; return where the row ends."""
    for i, seat in enumerate(seats):
        emblems.mark(picture, seat, left + size / 2 + i * (size + 10), y, size)
    return left + len(seats) * (size + 10)
