"""Whom the table waits for, what must not be missed, what each action says, and which looks stand beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.core.actions import Action
from bot.games.core.phrase import Phrase, Who, say
from bot.games.space_mission.actions import Develop, Discover, Fly, Jump, Scan, Take, TopUp
from bot.games.space_mission.material import HAND, SPACE
from bot.games.space_mission.speech import words
from bot.games.space_mission.view import Planet, SpaceMissionView

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


def companion_looks(view: SpaceMissionView) -> tuple[str, ...]:
    """Return the hand, or the pile while a tile is to be chosen from it; in the end the score."""
    if view.over:
        return ("score",)
    return ("pile",) if view.pile else ("hand",)


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
        return (say("sm-headline-last-tile-ends" if _ends_with_tile(view) else "sm-headline-last-tile", count=space),)
    world = words.here(view)
    if world is None or world.visit is None or world.space is not None:
        return ()
    space = world.visit.left.count(SPACE)
    if space < missing or len(world.visit.left) - space - world.visit.gone != 1:
        return ()
    return (say("sm-headline-here-ends", planet=words.planet(world.id), count=space),)


def _ends_with_tile(view: SpaceMissionView) -> bool:
    """Return whether the tile that is being chosen leaves so many space tiles that the last round begins."""
    space = view.pile.count(SPACE)
    missing = view.space_needed - view.space_up
    return view.end == "space" and view.last_round is None and len(view.pile) - space == 1 and space >= max(1, missing)


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


def label(view: SpaceMissionView, action: Action) -> Phrase:
    """Say what the action does here."""
    return _LABELS[type(action)](view, action)


def hint(view: SpaceMissionView, action: Action) -> Phrase | None:
    """Say more about the action."""
    return _HINTS[type(action)](view, action)


def to_draw(view: SpaceMissionView, discard: tuple[int, ...]) -> int:
    """Return how many cards a top-up brings after these discards."""
    return max(0, HAND - len(view.hand) + len(discard))


def destination(view: SpaceMissionView, planet_id: str) -> Phrase:
    """Say what awaits a ship on a planet: "undeveloped, 6 tiles face down; scan 3, landing 2 and 4"."""
    world = words.place(view, planet_id)
    if world is None:
        return words.planet(planet_id)
    first, second = world.landing
    return say(
        f"sm-there-{_stage(view, world)}",
        pile=words.pile(world),
        scan=world.scan,
        first=first,
        second=second,
    )


def _stage(view: SpaceMissionView, world: Planet) -> str:
    if world.station is not None:
        return "developed"
    return "scanned" if words.actor(view) in world.seen_by else "undeveloped"


def _label_jump(view: SpaceMissionView, action: Jump) -> Phrase:
    return say("sm-label-jump", planet=words.planet(action.planet), number=action.card)


def _label_fly(view: SpaceMissionView, action: Fly) -> Phrase:
    return say("sm-label-fly", planet=words.planet(action.planet))


def _label_scan(view: SpaceMissionView, action: Scan) -> Phrase:
    world = words.here(view)
    if world is None:
        return say("sm-label-scan-plain", number=action.card)
    key = "sm-label-scan" if _point_tiles_may_lie(world) else "sm-label-scan-space"
    return say(key, planet=words.planet(world.id), scan=world.scan, number=action.card, count=world.left)


def _label_develop(view: SpaceMissionView, action: Develop) -> Phrase:
    world = words.here(view)
    if world is None:
        return say("sm-label-develop-plain", cards=action.cards)
    return say("sm-label-develop", planet=words.planet(world.id), cards=action.cards)


def _label_discover(view: SpaceMissionView, action: Discover) -> Phrase:
    world = words.here(view)
    if world is None:
        return say("sm-verb-discover")
    return say("sm-label-discover", planet=words.planet(world.id), count=world.left)


def _label_top_up(view: SpaceMissionView, action: TopUp) -> Phrase:
    draw = to_draw(view, action.discard)
    if action.discard:
        return say("sm-label-top-up-discard", cards=action.discard, draw=draw)
    return say("sm-label-top-up", draw=draw) if draw else say("sm-label-top-up-pass")


def _label_take(view: SpaceMissionView, action: Take) -> Phrase:
    key = "sm-label-reserve" if view.pending == "scan" else "sm-label-take"
    points = words.points_of_next(view, action.tile)
    tile = words.tile(action.tile)
    taking = say(f"{key}-plain", tile=tile) if points is None else say(key, tile=tile, points=points)
    return say("sm-label-ends", action=taking) if _ends_with_tile(view) else taking


def _hint_jump(view: SpaceMissionView, action: Jump) -> Phrase:
    return destination(view, action.planet)


def _hint_fly(view: SpaceMissionView, action: Fly) -> Phrase:
    return destination(view, action.planet)


def _hint_scan(view: SpaceMissionView, action: Scan) -> Phrase:
    world = words.here(view)
    return say("sm-hint-scan" if world is None or _point_tiles_may_lie(world) else "sm-hint-scan-space")


def _hint_develop(view: SpaceMissionView, action: Develop) -> Phrase:
    world = words.here(view)
    if world is None or not _point_tiles_may_lie(world):
        return say("sm-hint-develop-space", reserved=len(world.reserved) if world else 0)
    return say("sm-hint-develop", reserved=len(world.reserved), count=world.left)


def _hint_discover(view: SpaceMissionView, action: Discover) -> Phrase:
    return say("sm-hint-discover")


def _hint_top_up(view: SpaceMissionView, action: TopUp) -> Phrase:
    draw = to_draw(view, action.discard)
    if not draw:
        return say("sm-hint-top-up-pass")
    return say("sm-hint-top-up-shuffle" if draw >= view.deck else "sm-hint-top-up", deck=view.deck)


def _hint_take(view: SpaceMissionView, action: Take) -> Phrase:
    me = words.player(view, words.actor(view))
    own = (me.tiles or ()) if me else ()
    return say("sm-hint-take", here=view.pile.count(action.tile), own=own.count(action.tile))


def _point_tiles_may_lie(world: Planet) -> bool:
    """Whether the pile may hold a tile to choose: it is face down and not empty."""
    return not world.space and world.left > 0


_LABELS: dict[type[Action], Callable[[SpaceMissionView, Any], Phrase]] = {
    Jump: _label_jump,
    Fly: _label_fly,
    Scan: _label_scan,
    Develop: _label_develop,
    Discover: _label_discover,
    TopUp: _label_top_up,
    Take: _label_take,
}
_HINTS: dict[type[Action], Callable[[SpaceMissionView, Any], Phrase]] = {
    Jump: _hint_jump,
    Fly: _hint_fly,
    Scan: _hint_scan,
    Develop: _hint_develop,
    Discover: _hint_discover,
    TopUp: _hint_top_up,
    Take: _hint_take,
}
