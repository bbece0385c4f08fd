"""The jump gate's middle: who has how many probes there, what they are worth, and ships that have not left yet."""

from __future__ import annotations

from PIL import Image

from bot.games.space_mission.view import Player, SpaceMissionView
from renderers import emblems
from renderers.paint import put
from renderers.palette import GOLD, INK
from renderers.space_mission import craft
from renderers.text import write

_ROW = 46


def draw_gate(picture: Image.Image, view: SpaceMissionView, middle: tuple[int, int]) -> None:
    """Write the gate's rows, most probes first."""
    rows = sorted(view.players, key=lambda player: (-player.probes, player.seat))
    x, y = middle[0], middle[1] - _ROW * (len(rows) - 1) / 2
    for player in rows:
        _row(picture, player, x, y)
        y += _ROW
    waiting = [player.seat for player in view.players if player.planet is None]
    for i, seat in enumerate(waiting):
        craft.put_ship(picture, seat, x + (i - (len(waiting) - 1) / 2) * 62, middle[1] + 172)


def _row(picture: Image.Image, player: Player, x: float, y: float) -> None:
    emblems.mark(picture, player.seat, x - 82, y, 38)
    put(picture, craft.probe(34), x - 38, y)
    write(picture, x - 16, y, str(player.probes), 32, INK, True)
    write(picture, x + 104, y, f"+{player.gate_points}", 28, GOLD, True, "r")
