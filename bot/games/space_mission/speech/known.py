"""What a player knows of all tiles and cards, and the discard pile."""

from __future__ import annotations

from bot.games.core.phrase import Phrase, say
from bot.games.core.reference import Kind, counted
from bot.games.space_mission.material import SPACE, TILE_KINDS
from bot.games.space_mission.speech import words
from bot.games.space_mission.view import SpaceMissionView
from bot.games.space_mission.zones import ZONES

_TILES = ("tile",)


def _family(name: str, category: str) -> tuple[Kind, ...]:
    """Return a family of tiles; below it each of its colours, if it has several."""
    colours = [kind for kind in TILE_KINDS if kind.partition("-")[0] == name]
    whole = Kind(say(f"sm-category-{category}"), _TILES, frozenset(colours).__contains__)
    parts = [Kind(words.tile(kind), _TILES, kind.__eq__, part=True) for kind in colours]
    return (whole, *(parts if len(parts) > 1 else ()))


KINDS = (
    *(kind for name, category in words.CATEGORIES.items() for kind in _family(name, category)),
    Kind(say("sm-known-space"), _TILES, SPACE.__eq__),
    Kind(say("sm-known-cards"), ("card",)),
)


def known(view: SpaceMissionView) -> tuple[Phrase, ...]:
    """Return the counts, and the cards of the discard pile."""
    discards = () if view.known is None else words.cards(sorted(view.known.discards))
    pile = say("sm-known-discards", cards=discards, count=len(discards))
    return (say("game-known-about"), *counted(ZONES, view, KINDS), pile)
