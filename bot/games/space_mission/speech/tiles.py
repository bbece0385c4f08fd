"""The text of one's own tiles, of one's reserved tiles, and of the pile to choose from."""

from __future__ import annotations

from bot.games.core.phrase import Phrase, say
from bot.games.space_mission.speech import words
from bot.games.space_mission.view import Planet, SpaceMissionView


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
    gains = tuple(say("sm-gain", tile=words.tile(kind), points=points) for kind, points in view.score.next)
    return (say("sm-text-next", gains=gains),)


def _choice(view: SpaceMissionView, kind: str, count: int) -> Phrase:
    listed = say(f"sm-tiles-{kind}", count=count)
    if kind == "space":
        return say("sm-text-pile-space", tiles=listed)
    points = words.points_of_next(view, kind)
    own = own_tiles(view).count(kind)
    if points is None:
        return say("sm-text-pile-line-plain", tiles=listed)
    return say("sm-text-pile-line", tiles=listed, points=points, own=own)
