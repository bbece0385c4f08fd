"""The looks of Space Mission that have a picture."""

from __future__ import annotations

from renderers.legend import painter
from renderers.space_mission.board import board
from renderers.space_mission.hand import hand
from renderers.space_mission.legend import LOOK
from renderers.space_mission.own_tiles import own_tiles
from renderers.space_mission.pile import pile
from renderers.space_mission.planet import planet
from renderers.space_mission.player import player
from renderers.space_mission.score import score

paint = painter(
    LOOK,
    {"board": board, "hand": hand, "tiles": own_tiles, "pile": pile, "score": score},
    {"planet": planet, "player": player},
)
