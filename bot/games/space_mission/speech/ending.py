"""How far the end is away: the meter, and what must not be missed when it comes near."""

from __future__ import annotations

from bot.games.core.phrase import Phrase, say
from bot.games.space_mission.material import SPACE
from bot.games.space_mission.speech import words
from bot.games.space_mission.view import SpaceMissionView

NEAR_SPACE = 3
"""So few missing space tiles are a warning: one pile often shows two or three at once."""

THIN_PILE = 2
"""A face-down pile of so few tiles may turn up its space tiles at any moment."""


def headline(view: SpaceMissionView) -> tuple[Phrase, ...]:
    """Say that the end is near or certain, and that nothing moves any more."""
    if view.over:
        return ()
    lines = _last_round(view) if view.last_round is not None else (*_next_tile(view), *_end_near(view))
    return (*lines, say("sm-headline-stalled")) if view.stalled else lines


def end_meter(view: SpaceMissionView) -> Phrase:
    """Say how far the end is away."""
    if view.end == "developed":
        developed = sum(world.station is not None for world in view.ring)
        return say("sm-meter-developed", up=developed, needed=len(view.ring), missing=len(view.ring) - developed)
    missing = max(0, view.space_needed - view.space_up)
    return say("sm-meter-space", up=view.space_up, needed=view.space_needed, missing=missing)


def _last_round(view: SpaceMissionView) -> tuple[Phrase, ...]:
    if view.last_round:
        return (say("sm-headline-last-round", who=words.people(view, view.last_round)),)
    return (say("sm-headline-last-turn"),)


def _next_tile(view: SpaceMissionView) -> tuple[Phrase, ...]:
    """Warn a player whose next tile leaves only space tiles, so that they are turned face up."""
    if view.end != "space" or view.viewer is None or view.viewer not in view.to_move:
        return ()
    missing = view.space_needed - view.space_up
    if view.pile:
        space = view.pile.count(SPACE)
        if not space or len(view.pile) - space > 1:
            return ()
        return (say("sm-headline-last-tile-ends" if space >= missing else "sm-headline-last-tile", count=space),)
    world = words.here(view)
    if world is None or world.visit is None or world.space is not None:
        return ()
    space = world.visit.left.count(SPACE)
    if space < missing or len(world.visit.left) - space - world.visit.gone != 1:
        return ()
    return (say("sm-headline-here-ends", planet=words.planet(world.id), count=space),)


def _end_near(view: SpaceMissionView) -> tuple[Phrase, ...]:
    if view.end == "developed":
        open_worlds = [world for world in view.ring if world.station is None]
        return (say("sm-headline-one-planet", planet=words.planet(open_worlds[0].id)),) if len(open_worlds) == 1 else ()
    missing = view.space_needed - view.space_up
    if missing > NEAR_SPACE:
        return ()
    thin = tuple(
        say("sm-headline-thin-pile", planet=words.planet(world.id), count=world.left)
        for world in view.ring
        if world.space is None and 0 < world.left <= THIN_PILE
    )
    near = say("sm-headline-near", count=missing)
    return (near, say("sm-headline-thin", planets=thin)) if thin else (near,)
