"""The text of a player's public part: place, gate, stations, numbers of tiles and cards, last turn."""

from __future__ import annotations

from bot.games.core.phrase import Phrase, say
from bot.games.space_mission.speech import words
from bot.games.space_mission.view import Move, Player, SpaceMissionView

_CARD_MOVES = {"jump", "scan", "develop"}
_PLAIN_MOVES = {"fly", "discover"}


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
