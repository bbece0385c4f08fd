"""The looks of Space Missions that have a picture."""

from __future__ import annotations

from renderers.legend import painter
from renderers.space_missions.board import board
from renderers.space_missions.control import control, player
from renderers.space_missions.flight import flight
from renderers.space_missions.hand import hand
from renderers.space_missions.legend import LOOK
from renderers.space_missions.score import score
from renderers.space_missions.technology_test import technology_test

paint = painter(
    LOOK,
    {"board": board, "control": control, "hand": hand, "flight": flight, "trial": technology_test, "score": score},
    {"player": player},
)
