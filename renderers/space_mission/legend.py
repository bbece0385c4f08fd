"""The signs of Space Mission that its legend explains."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PIL import Image

from bot.games.core.style import Mark
from renderers.emblems import mark_of
from renderers.legend import Look
from renderers.panels import SHARED_TONE
from renderers.space_mission import badges, craft, layers
from renderers.space_mission.icons import ICONS


def _small(draw: Callable[[Mark], Image.Image], size: int) -> Image.Image:
    """Return a seat's piece, of the first seat, no larger than a size."""
    piece = draw(mark_of(0))
    share = size / max(piece.size)
    return piece.resize((round(piece.width * share), round(piece.height * share)), Image.Resampling.LANCZOS)


LOOK = Look(
    {
        **ICONS,
        **{kind: partial(badges.ground, kind) for kind in badges.KINDS},
        "ship": partial(_small, craft.ship),
        "station": partial(_small, craft.station),
        "probe": craft.probe,
        "gate": layers.small_gate,
    },
    layers.ground,
    SHARED_TONE,
)
