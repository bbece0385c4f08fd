"""Requirements of research plans (rules 6; rulings 26 to 28).

The same cards serve every plan, and none is used up. Each plan is checked for itself.
"""

from __future__ import annotations

from functools import lru_cache

from bot.games.skymines.cards import Area, Strength, area_of
from bot.games.skymines.material import Requirement
from bot.games.skymines.state import SkyminesState


def supplies(state: SkyminesState, seat: int, card: str) -> Strength:
    """Return what serves the requirements while a research scientist is in use; it does not count itself."""
    area = area_of(state, seat)
    return serving(area) if card in [one.id for one in area.research] else area.strength


def serving(area: Area) -> Strength:
    """Return what serves the requirements while a research scientist of the area is in use."""
    had = area.strength
    return Strength(had.titanium, had.minerals, had.carbon, had.energy, had.research - 1, had.field)


@lru_cache(2048)
def missing(needed: Requirement, had: Strength) -> str:
    """Return the first thing that is not there in full, such as `titanium` or `any_one`; empty if all is there."""
    for kind in ("titanium", "minerals", "carbon", "energy", "field"):
        if getattr(had, kind) < getattr(needed, kind):
            return kind
    if had.research + had.field < needed.scientist:
        return "scientist"
    further = max(had.titanium - needed.titanium, had.minerals - needed.minerals, had.carbon - needed.carbon)
    return "any_one" if further < needed.any_one else ""
