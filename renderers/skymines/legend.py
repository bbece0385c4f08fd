"""The signs of Skymines that its legend explains."""

from __future__ import annotations

from functools import partial

from bot.games.skymines.view import DOUBLE, SINGLE
from renderers.legend import Look
from renderers.skymines import kinds, lines, pieces
from renderers.skymines.icons import ICONS
from renderers.skymines.palette import ground
from renderers.skymines.parts import TONE

LOOK = Look(
    {
        **ICONS,
        "any_one": partial(kinds.kind, "any_one"),
        "coin": pieces.coin,
        "unit": pieces.unit,
        "helium": pieces.helium,
        "point": pieces.research,
        "gas": pieces.gas,
        "step": pieces.step,
        "any_company": pieces.any_company,
        "removed": pieces.removed,
        "first_player": kinds.first_player,
        "face_down": kinds.face_down,
        "locked": kinds.locked,
        "slot": partial(kinds.slot, on=True),
        "border": partial(lines.border_sign, line=SINGLE),
        "border_double": partial(lines.border_sign, line=DOUBLE),
        "threshold": lines.threshold_sign,
        "barrier": lines.barrier_sign,
    },
    ground,
    TONE,
)
