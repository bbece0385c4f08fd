"""The signs of Space Missions that its legend explains."""

from __future__ import annotations

from functools import partial

from PIL import Image

from renderers.legend import Look
from renderers.palette import INK
from renderers.space_missions import marks, pieces, symbols
from renderers.space_missions.craft import craft
from renderers.space_missions.icons import ICONS, card_sign
from renderers.space_missions.palette import TEAL, ground
from renderers.space_missions.parts import CRAFT, TONE

_ORBITS = ("suborbital", "earth-orbit", "lunar-transit")
_BONUSES = ("fuel-2", "look-technology", "look-event", "sequence-first-free", "remove-drawn-card")
_SPECIALISTS = ("mechanic", "tester", "scientist", "engineer", "astronaut", "spy")


def _craft(name: str, size: int) -> Image.Image:
    return craft(name, 1, size)


def _category(name: str, size: int) -> Image.Image:
    return pieces.category(name, size, INK, TEAL)


LOOK = Look(
    {
        **ICONS,
        **{name: partial(marks.specialist, name) for name in _SPECIALISTS},
        **{name: partial(_craft, name) for name in CRAFT},
        **{name: partial(_category, name) for name in symbols.CATEGORY},
        **{health: partial(pieces.astronaut, health) for health in ("healthy", "injured", "lost")},
        **{name: partial(pieces.orbit, name) for name in _ORBITS},
        **{name: partial(marks.bonus, name) for name in _BONUSES},
        "?": partial(card_sign, "?"),
        "slot": partial(pieces.slot, "payload"),
    },
    ground,
    TONE,
)
