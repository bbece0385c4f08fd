"""The notebook: what a seat remembers of its last visit to a planet, and what must still lie there."""

from __future__ import annotations

from collections import Counter

from bot.games.space_mission.material import SPACE, TILES_PER_PLANET, in_order
from bot.games.space_mission.state import Site, Variant
from bot.games.space_mission.view import Visit


def since(taken_by: tuple[int, ...], left: tuple[str, ...]) -> tuple[int, ...]:
    """Return who took a tile after a seat left this many: of eight tiles, those not left had been taken before."""
    return taken_by[TILES_PER_PLANET - len(left) :]


def certain(left: tuple[str, ...], gone: int) -> tuple[str, ...]:
    """Return the tiles that must still lie there.

    Space tiles are never taken. Of a kind of point tile as many must be left as there were more than have gone.
    """
    counts = Counter(left)
    sure = [kind for kind, count in counts.items() for _ in range(count if kind == SPACE else count - gone)]
    return in_order(sure)


def visit(site: Site, viewer: int, variant: Variant) -> Visit | None:
    """Return the viewer's last visit as the option `notebook` shows it."""
    memory = site.visits[viewer]
    if memory is None or variant.notebook == "off":
        return None
    takers = since(site.taken_by, memory.left)
    sure = certain(memory.left, len(takers)) if variant.notebook == "inferences" else None
    return Visit(memory.did, memory.round, memory.left, len(takers), takers, sure)
