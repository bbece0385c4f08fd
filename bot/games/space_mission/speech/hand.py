"""The text of a hand: each card in fixed columns jump, scan, landing, where it leads, and what it can do now."""

from __future__ import annotations

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
        there = [world for world in view.ring if world.jump == held.jump and world is not here]
        found.append(_leads("jump", held.jump, there))
    if held.scan is not None:
        undeveloped = [world for world in view.ring if world.scan == held.scan and world.station is None]
        found.append(_leads("scan", held.scan, undeveloped))
    if held.land is not None:
        key = "sm-coordinate-land-joker" if held.land == "?" else "sm-coordinate-land"
        found.append(say(key, number=held.land))
    return tuple(found)


def _card(view: SpaceMissionView, held: Card, here: Planet | None) -> Phrase:
    listed = coordinates(view, held, here)
    if now := uses(view, held):
        return say("sm-text-card-now", number=held.number, coordinates=listed, uses=now)
    if not view.over and view.viewer in view.to_move and view.pending is None:
        return say("sm-text-card-idle", number=held.number, coordinates=listed)
    return say("sm-text-card", number=held.number, coordinates=listed)


def _leads(kind: str, number: int | str, worlds: list[Planet]) -> Phrase:
    if number == "?":
        return say(f"sm-coordinate-{kind}-joker", number=number)
    if not worlds:
        return say(f"sm-coordinate-{kind}-nowhere", number=number)
    return say(f"sm-coordinate-{kind}", number=number, planets=tuple(words.planet(world.id) for world in worlds))
