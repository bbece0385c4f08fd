"""The jump gate's middle: who has how many probes there, what they are worth, and ships that have not left yet."""

from __future__ import annotations

from PIL import Image

from bot.games.space_mission.view import Player, SpaceMissionView
from renderers import emblems
from renderers.paint import plate, put
from renderers.palette import GOLD, INK, PANEL, PANEL_EDGE
from renderers.space_mission import craft
from renderers.space_mission.board_layout import BoardLayout
from renderers.space_mission.marks import ring_new
from renderers.text import write
from renderers.theme import high

_ROW = 46
_CLOSE = 40
_ABOVE = 74
"""How far waiting ships stand above the first row, where the rows stand below them."""


def draw_gate(picture: Image.Image, view: SpaceMissionView, plan: BoardLayout) -> None:
    """Write the gate's rows, most probes first."""
    rows = sorted(view.players, key=lambda player: (-player.probes, player.seat))
    x, middle = plan.middle
    waiting = [player.seat for player in view.players if player.planet is None]
    below = plan.rows_from is not None
    step = _CLOSE if below else _ROW
    y = plan.rows_from or middle - step * (len(rows) - 1) / 2
    if below or high():
        top = round(y) - 28
        plate(picture, (x - 126, top, x + 126, top + step * len(rows) + 16), PANEL, PANEL_EDGE, 18)
    _ships(picture, waiting, x, *((round(y) - _ABOVE, 46) if below else (middle + 172, 62)))
    for player in rows:
        _row(picture, player, x, round(y))
        y += step


def _ships(picture: Image.Image, seats: list[int], x: int, y: int, step: int) -> None:
    for i, seat in enumerate(seats):
        craft.put_ship(picture, seat, x + (i - (len(seats) - 1) / 2) * step, y)


def _row(picture: Image.Image, player: Player, x: int, y: int) -> None:
    emblems.mark(picture, player.seat, x - 82, y, 38)
    put(picture, craft.probe(34), x - 38, y)
    write(picture, x - 16, y, str(player.probes), 32, INK, True)
    write(picture, x + 104, y, f"+{player.gate_points}", 34, GOLD, True, "r")
    ring_new(picture, player.probed, (x - 60, y - 22, x + 32, y + 22))
