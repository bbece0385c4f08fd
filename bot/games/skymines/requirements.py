"""Requirements of research plans (digest 1.5.3; rulings 26 to 28).

The same cards serve every plan, and none is used up. Each plan is checked for itself.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.games.skymines.cards import energy, field_icons, of_kind, units
from bot.games.skymines.material import RESOURCES, Requirement
from bot.games.skymines.state import SkyminesState


class Supplies(NamedTuple):
    """What lies face up in an action area. `scientists`: of either kind, without the card in use."""

    titanium: int
    minerals: int
    carbon: int
    energy: int
    scientists: int
    fields: int


def supplies(state: SkyminesState, seat: int, card: str) -> Supplies:
    """Return what serves the requirements while a research scientist is in use; it does not count itself."""
    others = [one for one in of_kind(state, seat, "research") if one.id != card]
    fields = field_icons(state, seat)
    titanium, minerals, carbon = [units(state, seat, kind) for kind in RESOURCES]
    return Supplies(titanium, minerals, carbon, energy(state, seat), len(others) + fields, fields)


def missing(needed: Requirement, had: Supplies) -> str:
    """Return the first thing that is not there in full, such as `titanium` or `any_one`; empty if all is there."""
    for kind in ("titanium", "minerals", "carbon", "energy"):
        if getattr(had, kind) < getattr(needed, kind):
            return kind
    further = [getattr(had, kind) - getattr(needed, kind) for kind in RESOURCES]
    if max(further) < needed.any_one:
        return "any_one"
    if had.scientists < needed.scientist:
        return "scientist"
    return "field" if had.fields < needed.field else ""
