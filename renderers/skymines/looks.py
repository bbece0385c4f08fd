"""The looks of Skymines that have a picture."""

from __future__ import annotations

from renderers.legend import painter
from renderers.skymines.board import board
from renderers.skymines.bonus_spaces import bonus_spaces
from renderers.skymines.display import display
from renderers.skymines.legend import LOOK
from renderers.skymines.missions import missions
from renderers.skymines.plans_board import plans
from renderers.skymines.player_board import hand, player
from renderers.skymines.research import research
from renderers.skymines.score import score
from renderers.skymines.tracks import tracks

paint = painter(
    LOOK,
    {
        "board": board,
        "display": display,
        "research": research,
        "tracks": tracks,
        "hand": hand,
        "spaces": bonus_spaces,
        "missions": missions,
        "score": score,
    },
    {"player": player, "plans": plans},
)
