"""The pictures of Space Mission that are small enough for a button: planets and tiles."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PIL import Image

from renderers.space_mission.layers import WORLDS, small_planet
from renderers.space_mission.tile_art import KINDS, tile

ICONS: Mapping[str, Callable[[int], Image.Image]] = {
    **{planet: partial(small_planet, planet) for planet in WORLDS},
    **{kind: partial(tile, kind) for kind in KINDS},
}
