"""The text of what a player holds: cards, own tiles, reserved tiles, and the pile to choose from.

Each card is said in fixed columns jump, scan, landing: where it leads, and what it can do now.
"""

from __future__ import annotations

from functools import lru_cache

from bot.games.core.phrase import Phrase, say
from bot.games.space_mission.speech import words
from bot.games.space_mission.view import Card, Planet, SpaceMissionView


def hand(view: SpaceMissionView) -> tuple[Phrase, ...]:
    """Say the viewer's hand; to a spectator, that they have none."""
    if view.viewer is None:
        return (say("sm-text-no-hand"),)
    if not view.hand:
        return (say("sm-text-hand-empty"),)
    here = words.here(view)
    return (say("sm-text-hand", count=len(view.hand)), *(_card(view, held, here) for held in view.hand))


def uses(view: SpaceMissionView, held: Card) -> tuple[Phrase, ...]:
    """Say what the card can be played for here and now; nothing while it is not the viewer's turn."""
    if view.viewer not in view.to_move:
        return ()
    world = words.here(view)
    where = words.planet(world.id) if world else say("sm-gate")
    return tuple(say(f"sm-use-{use}", planet=where) for use in held.uses)


def coordinates(view: SpaceMissionView, held: Card, here: Planet | None) -> tuple[Phrase, ...]:
    """Say both coordinates of a card with the planets that they lead to; `here`: where the acting ship is."""
    found: list[Phrase] = []
    if held.jump is not None:
        there = [world.id for world in view.ring if world.jump == held.jump and world is not here]
        found.append(_leads("jump", held.jump, tuple(there)))
    if held.scan is not None:
        undeveloped = [world.id for world in view.ring if world.scan == held.scan and world.station is None]
        found.append(_leads("scan", held.scan, tuple(undeveloped)))
    if held.land is not None:
        found.append(_lands(held.land))
    return tuple(found)


def _card(view: SpaceMissionView, held: Card, here: Planet | None) -> Phrase:
    listed = coordinates(view, held, here)
    if now := uses(view, held):
        return say("sm-text-card-now", number=held.number, coordinates=listed, uses=now)
    if not view.over and view.viewer in view.to_move and view.pending is None:
        return say("sm-text-card-idle", number=held.number, coordinates=listed)
    return say("sm-text-card", number=held.number, coordinates=listed)


@lru_cache(words.KEPT)
def _leads(kind: str, number: int | str, planets: tuple[str, ...]) -> Phrase:
    if number == "?":
        return say(f"sm-coordinate-{kind}-joker", number=number)
    if not planets:
        return say(f"sm-coordinate-{kind}-nowhere", number=number)
    return say(f"sm-coordinate-{kind}", number=number, planets=tuple(map(words.planet, planets)))


@lru_cache(words.KEPT)
def _lands(number: int | str) -> Phrase:
    return say("sm-coordinate-land-joker" if number == "?" else "sm-coordinate-land", number=number)


# -- tiles ------------------------------------------------------------------------------------------------------------


def tiles(view: SpaceMissionView) -> tuple[Phrase, ...]:
    """Say the viewer's own tiles by category with their points, and where tiles are reserved for them."""
    if view.viewer is None:
        return (say("sm-text-no-hand"),)
    return (*_own(view), *reserved(view), *_next(view))


def reserved(view: SpaceMissionView) -> tuple[Phrase, ...]:
    """Say what is reserved for the viewer, planet by planet; only the number where the kind is hidden."""
    lines = tuple(_reserved_here(world, kinds) for world, kinds in reserved_of(view))
    return (say("sm-text-reserved-title"), *lines) if lines else (say("sm-text-reserved-none"),)


def reserved_of(view: SpaceMissionView) -> tuple[tuple[Planet, tuple[str | None, ...]], ...]:
    """Return the planets with tiles reserved for the viewer, with the kinds that the viewer may look at."""
    found = ((world, tuple(mark.tile for mark in world.reserved if mark.seat == view.viewer)) for world in view.ring)
    return tuple((world, kinds) for world, kinds in found if kinds)


def own_tiles(view: SpaceMissionView) -> tuple[str, ...]:
    """Return the kinds of the viewer's own tiles."""
    me = words.player(view, view.viewer)
    return (me.tiles or ()) if me else ()


def pile(view: SpaceMissionView) -> tuple[Phrase, ...]:
    """Say the pile that the viewer chooses from, with what each tile would bring."""
    world = words.here(view)
    if not view.pile or world is None:
        return (say("sm-text-pile-none"),)
    title = say(f"sm-text-pile-{view.pending or 'discover'}", planet=words.planet(world.id), count=len(view.pile))
    return (title, *(_choice(view, kind, count) for kind, count in words.count_kinds(view.pile)))


def _own(view: SpaceMissionView) -> tuple[Phrase, ...]:
    kinds = own_tiles(view)
    if not kinds:
        return (say("sm-text-tiles-none"),)
    points = dict(view.score.lines) if view.score else {}
    by_category: dict[str, list[str]] = {}
    for kind, count in words.count_kinds(kinds):
        by_category.setdefault(words.category_of(kind), []).extend([kind] * count)
    lines = (
        say("sm-text-tiles-line", tiles=words.tiles(found), points=points.get(category, 0))
        for category, found in by_category.items()
    )
    return (say("sm-text-tiles", count=len(kinds)), *lines)


def _reserved_here(world: Planet, kinds: tuple[str | None, ...]) -> Phrase:
    known = [kind for kind in kinds if kind is not None]
    if len(known) == len(kinds):
        return say("sm-text-reserved-at", planet=words.planet(world.id), tiles=words.tiles(known))
    return say("sm-text-reserved-hidden", planet=words.planet(world.id), count=len(kinds))


def _next(view: SpaceMissionView) -> tuple[Phrase, ...]:
    if view.over or view.score is None:
        return ()
    return (say("sm-text-next", gains=tuple(_gain(kind, points) for kind, points in view.score.next)),)


@lru_cache(words.KEPT)
def _gain(kind: str, points: int) -> Phrase:
    return say("sm-gain", tile=words.tile(kind), points=points)


def _choice(view: SpaceMissionView, kind: str, count: int) -> Phrase:
    listed = words.several(kind, count)
    if kind == "space":
        return say("sm-text-pile-space", tiles=listed)
    points = words.points_of_next(view, kind)
    own = own_tiles(view).count(kind)
    if points is None:
        return say("sm-text-pile-line-plain", tiles=listed)
    return say("sm-text-pile-line", tiles=listed, points=points, own=own)
