"""Alt texts: each look in one paragraph of at most 1024 characters, even at the fullest table with long names.

Every player is named once, and what would need more room is counted instead of listed.
"""

from __future__ import annotations

from bot.games.core.contract import Line
from bot.games.core.phrase import Phrase, Who, say
from bot.games.space_mission.speech import words
from bot.games.space_mission.speech.hand import own_tiles, reserved_of, uses
from bot.games.space_mission.speech.prompt import end_meter, prompt
from bot.games.space_mission.speech.scores import category, who
from bot.games.space_mission.view import Card, Planet, Player, SpaceMissionView

_LISTED_RESERVED = 12
"""The most different reserved tiles that are listed one by one; if there are more, they are counted by planet."""


def board(view: SpaceMissionView) -> Phrase:
    """Say the table in one paragraph."""
    return say(
        "sm-alt-board-over" if view.over else "sm-alt-board",
        round=view.round,
        prompt=prompt(view),
        meter=end_meter(view),
        planets=tuple(say("sm-alt-planet-in-ring", planet=words.planet(w.id), state=_state(w)) for w in view.ring),
        players=tuple(_player_on_board(one) for one in view.players),
    )


def hand(view: SpaceMissionView) -> Phrase:
    """Say the viewer's cards, and which can be played."""
    cards = tuple(_card(view, held) for held in view.hand)
    return say("sm-alt-hand", count=len(cards), cards=cards) if cards else say("sm-alt-hand-empty")


def tiles(view: SpaceMissionView) -> Phrase:
    """Say the viewer's own and reserved tiles."""
    kinds = own_tiles(view)
    return say("sm-alt-tiles", count=len(kinds), tiles=words.tiles(kinds), reserved=_reserved(view))


def planet(view: SpaceMissionView, world: Planet) -> Phrase:
    """Say one planet."""
    first, second = world.landing
    return say(
        "sm-alt-planet",
        planet=words.planet(world.id),
        jump=world.jump,
        scan=world.scan,
        first=first,
        second=second,
        station=say("sm-alt-station", who=Who(world.station)) if world.station is not None else say("sm-undeveloped"),
        pile=words.pile(world),
        ships=tuple(Who(seat) for seat in world.ships) or say("sm-nobody"),
        reserved=_reserved_marks(world),
    )


def player(view: SpaceMissionView, one: Player) -> Phrase:
    """Say one player."""
    return say("sm-alt-player", player=_player_on_board(one), tiles=one.tile_count, cards=one.card_count)


def pile(view: SpaceMissionView) -> Phrase:
    """Say the pile to choose from."""
    world = words.here(view)
    if not view.pile or world is None:
        return say("sm-text-pile-none")
    return say("sm-alt-pile", planet=words.planet(world.id), tiles=words.tiles(view.pile))


def score(view: SpaceMissionView) -> Phrase:
    """Say the ranking with its lines, or before the end the viewer's own score and the public ones."""
    if view.over and view.standing:
        return say(
            "sm-alt-ranking",
            results=tuple(
                say("sm-alt-result", rank=result.rank, who=who(result), total=result.total, lines=_lines(result.lines))
                for result in view.standing.results
            ),
        )
    public = tuple(
        say("sm-alt-public", who=Who(one.seat), points=one.gate_points + one.station_points) for one in view.players
    )
    if view.score is None:
        return say("sm-alt-score-public", public=public)
    lines = tuple(say("sm-alt-line", category=category(name), points=points) for name, points in view.score.lines)
    return say("sm-alt-score", total=view.score.total, lines=lines, public=public)


def _lines(lines: tuple[Line, ...]) -> tuple[Phrase, ...]:
    return tuple(say("sm-alt-line", category=category(line.category), points=line.points) for line in lines)


def _state(world: Planet) -> Phrase:
    if world.space:
        return say("sm-alt-space", count=world.space)
    return say("sm-alt-left" if world.station is None else "sm-alt-left-station", count=world.left)


def _player_on_board(one: Player) -> Phrase:
    where = say("sm-at", planet=words.planet(one.planet)) if one.planet else say("sm-at-gate")
    return say("sm-alt-player-on-board", who=Who(one.seat), where=where, probes=one.probes, stations=one.stations)


def _card(view: SpaceMissionView, held: Card) -> Phrase:
    now = uses(view, held)
    return say("sm-alt-card-now", card=words.card(held), uses=now) if now else words.card(held)


def _reserved(view: SpaceMissionView) -> Phrase | tuple[Phrase, ...]:
    found = reserved_of(view)
    kinds_known = all(kind is not None for _, kinds in found for kind in kinds)
    listed = sum(len(set(kinds)) for _, kinds in found)
    if not found:
        return say("sm-tiles-none")
    if kinds_known and listed <= _LISTED_RESERVED:
        return tuple(
            say("sm-alt-reserved", planet=words.planet(world.id), tiles=words.tiles(kind for kind in kinds if kind))
            for world, kinds in found
        )
    return tuple(say("sm-alt-reserved-count", planet=words.planet(w.id), count=len(kinds)) for w, kinds in found)


def _reserved_marks(world: Planet) -> Phrase | tuple[Phrase, ...]:
    seats = [mark.seat for mark in world.reserved]
    marks = tuple(say("sm-alt-marks", who=Who(seat), count=seats.count(seat)) for seat in dict.fromkeys(seats))
    return marks or say("sm-tiles-none")
