"""The text of a planet: coordinates, neighbours, pile, station, ships, reserved tiles, the viewer's last visit."""

from __future__ import annotations

from bot.games.core.phrase import Phrase, say
from bot.games.space_mission.speech import words
from bot.games.space_mission.view import Planet, SpaceMissionView, Visit


def ring(view: SpaceMissionView) -> tuple[Phrase, ...]:
    """Say all planets in ring order, and that the ring closes."""
    lines = [say("sm-text-ring", count=len(view.ring))]
    for world in view.ring:
        lines += planet(view, world)
    gate = tuple(words.person(view, one.seat) for one in view.players if one.planet is None)
    return (*lines, say("sm-text-at-the-gate", who=gate)) if gate else tuple(lines)


def planet(view: SpaceMissionView, world: Planet) -> tuple[Phrase, ...]:
    """Say all there is to know of one planet."""
    lines = [_name(view, world), _state(view, world)]
    if world.ships:
        lines.append(say("sm-text-ships", who=words.people(view, world.ships)))
    lines += _reserved(view, world)
    if world.visit:
        lines += _visit(view, world.visit)
    if world.tiles is not None:
        lines.append(say("sm-text-lies", tiles=words.tiles(world.tiles)))
    if world.changed:
        lines.append(say("sm-text-changed", what=tuple(say(f"sm-changed-{what}") for what in world.changed)))
    return tuple(lines)


def _name(view: SpaceMissionView, world: Planet) -> Phrase:
    index = view.ring.index(world)
    before, after = view.ring[index - 1], view.ring[(index + 1) % len(view.ring)]
    first, second = world.landing
    return say(
        "sm-text-planet",
        place=index + 1,
        planet=words.planet(world.id),
        jump=world.jump,
        scan=world.scan,
        first=first,
        second=second,
        before=words.planet(before.id),
        after=words.planet(after.id),
    )


def _state(view: SpaceMissionView, world: Planet) -> Phrase:
    seen = say("sm-seen", who=words.people(view, world.seen_by)) if world.seen_by else say("sm-unseen")
    if world.station is None:
        return say("sm-text-undeveloped", pile=words.pile(world), seen=seen)
    return say("sm-text-developed", who=words.person(view, world.station), pile=words.pile(world), seen=seen)


def _reserved(view: SpaceMissionView, world: Planet) -> list[Phrase]:
    lines: list[Phrase] = []
    for seat in dict.fromkeys(mark.seat for mark in world.reserved):
        marks = [mark for mark in world.reserved if mark.seat == seat]
        known = [mark.tile for mark in marks if mark.tile is not None]
        who = words.person(view, seat)
        if len(known) == len(marks):
            lines.append(say("sm-text-reserved-known", who=who, tiles=words.tiles(known)))
        else:
            lines.append(say("sm-text-reserved", who=who, count=len(marks)))
    return lines


def _visit(view: SpaceMissionView, visit: Visit) -> list[Phrase]:
    gone = (
        say("sm-gone", count=visit.gone, who=words.people(view, visit.since)) if visit.gone else say("sm-gone-nothing")
    )
    lines = [say(f"sm-text-visit-{visit.did}", round=visit.round, left=words.tiles(visit.left), gone=gone)]
    if visit.certain is not None and visit.gone:
        lines.append(say("sm-text-certain", tiles=words.tiles(visit.certain)))
    return lines
