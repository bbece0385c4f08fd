"""Requirements of research plans (rules 6; rulings 26 to 28).

The same cards serve every plan, and none is used up. Each plan is checked for itself.
"""

from __future__ import annotations

from bot.games.skymines.cards import Strength, of_kind, strength
from bot.games.skymines.material import Requirement
from bot.games.skymines.state import SkyminesState


def supplies(state: SkyminesState, seat: int, card: str) -> Strength:
    """Return what serves the requirements while a research scientist is in use; it does not count itself."""
    had = strength(state, seat)
    in_area = any(one.id == card for one in of_kind(state, seat, "research"))
    return had._replace(research=had.research - 1) if in_area else had


def missing(needed: Requirement, had: Strength) -> str:
    """Return the first thing that is not there in full, such as `titanium` or `any_one`; empty if all is there."""
    for kind in ("titanium", "minerals", "carbon", "energy", "field"):
        if getattr(had, kind) < getattr(needed, kind):
            return kind
    if had.research + had.field < needed.scientist:
        return "scientist"
    further = max(had.titanium - needed.titanium, had.minerals - needed.minerals, had.carbon - needed.carbon)
    return "any_one" if further < needed.any_one else ""
