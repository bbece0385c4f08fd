"""The text board: all that the viewer may know, in the order in which one asks for it; each planet and each player.

Of a planet are said its coordinates, neighbours, pile, station, ships, reserved tiles and the viewer's last visit; of a
player the place, gate, stations, numbers of tiles and cards, and the last turn.
"""

from __future__ import annotations

from bot.games.core.phrase import Phrase, say
from bot.games.space_mission.speech import words
from bot.games.space_mission.speech.hand import hand, pile, tiles
from bot.games.space_mission.speech.prompt import end_meter, headline, prompt
from bot.games.space_mission.speech.scores import own, ranking
from bot.games.space_mission.view import Move, Planet, Player, SpaceMissionView, Visit

_CARD_MOVES = {"jump", "scan", "develop"}
_PLAIN_MOVES = {"fly", "discover"}


def board(view: SpaceMissionView) -> tuple[Phrase, ...]:
    """Say the table; to a seat also its pile, hand, tiles and score; at the end the ranking."""
    lines = [say("sm-text-game", round=view.round, prompt=prompt(view)), *headline(view), end_meter(view)]
    if view.over and view.standing:
        lines += ranking(view)
    if view.pile:
        lines += pile(view)
    lines += [*ring(view), *players(view), say("sm-text-deck", deck=view.deck, discards=view.discards)]
    if view.viewer is not None and not view.over:
        lines += [*hand(view), *tiles(view), *own(view)]
    return tuple(lines)


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


def players(view: SpaceMissionView) -> tuple[Phrase, ...]:
    """Say all players in turn order, from the starting player on."""
    lines = [say("sm-text-players", count=len(view.players))]
    for one in view.players[view.start :] + view.players[: view.start]:
        lines += _public(view, one)
    return tuple(lines)


def player(view: SpaceMissionView, one: Player) -> tuple[Phrase, ...]:
    """Say one player, with their tiles if the viewer may know them."""
    if one.tiles is None:
        return _public(view, one)
    return (*_public(view, one), say("sm-text-player-tiles", tiles=words.tiles(one.tiles)))


def _public(view: SpaceMissionView, one: Player) -> tuple[Phrase, ...]:
    where = say("sm-at", planet=words.planet(one.planet)) if one.planet else say("sm-at-gate")
    lines = [
        say(
            "sm-text-player",
            who=words.person(view, one.seat),
            where=where,
            probes=one.probes,
            gate_points=one.gate_points,
            stations=one.stations,
            station_points=one.station_points,
            tiles=one.tile_count,
            cards=one.card_count,
        ),
        _last_turn(one),
    ]
    if one.lost:
        lines.append(say("sm-text-player-lost", count=one.lost))
    return tuple(lines)


def _last_turn(one: Player) -> Phrase:
    moves = tuple(told for move in one.last_turn if (told := _move_and_space(move)) is not None)
    if len(moves) == 2:
        return say("sm-text-last-turn-two", first=moves[0], second=moves[1])
    return say("sm-text-last-turn", moves=moves) if moves else say("sm-text-no-turn")


def _move_and_space(move: Move) -> Phrase | None:
    told = _move(move)
    return say("sm-move-space", move=told, count=move.space) if told and move.space else told


def _move(move: Move) -> Phrase | None:
    where = words.planet(move.planet) if move.planet else say("sm-gate")
    if move.verb in _CARD_MOVES:
        return say(f"sm-move-{move.verb}", planet=where, cards=move.cards)
    if move.verb in _PLAIN_MOVES:
        return say(f"sm-move-{move.verb}", planet=where)
    if move.verb != "top-up":
        return None
    if move.cards:
        return say("sm-move-top-up-discard", cards=move.cards, drawn=move.drawn)
    return say("sm-move-top-up", drawn=move.drawn)
