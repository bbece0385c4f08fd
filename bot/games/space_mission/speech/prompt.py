"""Whom the table waits for, and what must not be missed."""

from __future__ import annotations

from bot.games.core.phrase import Phrase, Who, say
from bot.games.space_mission.speech import words
from bot.games.space_mission.view import SpaceMissionView

NEAR_SPACE = 3
"""So few missing space tiles are a warning: one pile often shows two or three at once."""

THIN_PILE = 2
"""A face-down pile of so few tiles may turn up its space tiles at any moment."""


def prompt(view: SpaceMissionView) -> Phrase:
    """Say whom the table waits for and for what."""
    if view.over:
        return _winners(view)
    if not view.to_move:
        return say("sm-prompt-nobody")
    seat = view.to_move[0]
    if view.pending:
        return _choosing(view, seat)
    if seat == view.viewer:
        return say("sm-prompt-you", action=view.action)
    return say("sm-prompt-other", who=Who(seat), action=view.action)


def headline(view: SpaceMissionView) -> tuple[Phrase, ...]:
    """Say that the end is near or certain, and that nothing moves any more."""
    if view.over:
        return ()
    lines = _last_round(view) if view.last_round is not None else _end_near(view)
    return (*lines, say("sm-headline-stalled")) if view.stalled else lines


def end_meter(view: SpaceMissionView) -> Phrase:
    """Say how far the end is away."""
    if view.end == "developed":
        developed = sum(world.station is not None for world in view.ring)
        return say("sm-meter-developed", up=developed, needed=len(view.ring), missing=len(view.ring) - developed)
    missing = max(0, view.space_needed - view.space_up)
    return say("sm-meter-space", up=view.space_up, needed=view.space_needed, missing=missing)


def _winners(view: SpaceMissionView) -> Phrase:
    first = [result for result in view.standing.results if result.rank == 1] if view.standing else []
    winners = tuple(Who(result.seat) for result in first if result.seat is not None)
    if not winners:
        return say("sm-prompt-over")
    return say("sm-prompt-won", who=winners, count=len(winners), points=first[0].total)


def _choosing(view: SpaceMissionView, seat: int) -> Phrase:
    mover = words.player(view, seat)
    where = words.planet(mover.planet) if mover and mover.planet else say("sm-gate")
    if seat == view.viewer:
        return say(f"sm-prompt-choose-{view.pending}", planet=where)
    return say(f"sm-prompt-chooses-{view.pending}", who=Who(seat), planet=where)


def _last_round(view: SpaceMissionView) -> tuple[Phrase, ...]:
    if view.last_round:
        return (say("sm-headline-last-round", who=words.people(view, view.last_round)),)
    return (say("sm-headline-last-turn"),)


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
