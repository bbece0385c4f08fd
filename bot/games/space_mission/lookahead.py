"""Lookahead in Space Mission: what a seat could do if it were its turn, from its view alone.

The seat knows its hand, its place and the open tiles of the planets. After a look at a face-down pile of several tiles
it is predicted to choose among all kinds of tile. The last tile of a pile and drawn cards cannot be predicted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.games.core.actions import Action
from bot.games.core.decision import LookaheadResult
from bot.games.space_mission.actions import Develop, Discover, Fly, Jump, Scan, Take, TopUp
from bot.games.space_mission.chart import DISCOVER, SCANS, TAKES, chart_of, choices, pairs_here, top_ups
from bot.games.space_mission.ending import turns_ahead
from bot.games.space_mission.material import HAND, SPACE, in_order
from bot.games.space_mission.view import Planet, Reserved, SpaceMissionView


class _Ahead(Struct, frozen=True):
    """The predicted position. `blind`: nothing after it can be predicted."""

    view: SpaceMissionView
    certain: bool = True
    blind: bool = False


def look_ahead(view: SpaceMissionView, seat: int, planned: tuple[Action, ...]) -> LookaheadResult:
    """Return what the seat could do on its turn after the planned actions."""
    ahead = _Ahead(_on_turn(view, seat))
    for action in planned:
        if ahead.blind:
            break
        ahead = _STEPS[type(action)](ahead.view, seat, action)
    actions = () if ahead.blind or view.over else _open(ahead.view, seat)
    return LookaheadResult(ahead.view, actions, ahead.certain)


def relevant_view(view: SpaceMissionView, seat: int) -> Any:
    """Return the seat's hand, place and tiles, what each planet holds and which seats have seen it, and whether the
    end is near.

    Other seats' ships, cards and probes, and the draw pile, neither help nor hinder a plan.
    """
    me = view.players[seat]
    planets = [(p.id, p.left, p.space, p.station, p.seen_by, p.reserved) for p in view.ring]
    ends = (view.space_up, view.last_round is not None, view.over)
    return (me.planet, [card.number for card in view.hand], me.tiles, planets, ends)


def _on_turn(view: SpaceMissionView, seat: int) -> SpaceMissionView:
    if view.turn == seat:
        return view
    return replace(view, to_move=(seat,), turn=seat, action=1, pending=None, pile=())


def _open(view: SpaceMissionView, seat: int) -> tuple[Action, ...]:
    """Return the predicted legal actions, in the order of `legal`."""
    if view.pending is not None:
        return choices(view.pile) if view.pile else tuple(TAKES.values())
    chart = chart_of(tuple(planet.id for planet in view.ring))
    hand = tuple(card.number for card in view.hand)
    here = view.players[seat].planet
    if here is None:
        return (*chart.jumps(None, hand), *top_ups(hand))
    place = chart.index[here]
    return (
        *chart.jumps(place, hand),
        *chart.flights[place],
        *_on_planet(view.ring[place], seat, hand),
        *top_ups(hand),
    )


def _on_planet(planet: Planet, seat: int, hand: tuple[int, ...]) -> list[Action]:
    if planet.station is not None:
        return [DISCOVER] if _face_down(planet) else []
    scans = SCANS[planet.scan]
    actions: list[Action] = [scans[card] for card in hand if card in scans]
    return actions + pairs_here(planet.id, hand) if seat in planet.seen_by else actions


def _face_down(planet: Planet) -> bool:
    return planet.space is None and planet.left > 0


def _jump(view: SpaceMissionView, seat: int, action: Jump) -> _Ahead:
    return _Ahead(_moved(_played(view, (action.card,)), seat, action.planet))


def _fly(view: SpaceMissionView, seat: int, action: Fly) -> _Ahead:
    return _Ahead(_moved(view, seat, action.planet))


def _top_up(view: SpaceMissionView, seat: int, action: TopUp) -> _Ahead:
    after = _played(view, action.discard)
    return _Ahead(after, blind=len(after.hand) < HAND)


def _scan(view: SpaceMissionView, seat: int, action: Scan) -> _Ahead:
    return _look(_played(view, (action.card,)), seat, "scan")


def _develop(view: SpaceMissionView, seat: int, action: Develop) -> _Ahead:
    planet = _here(view, seat)
    mine = tuple(entry.tile for entry in planet.reserved if entry.seat == seat)
    known = tuple(tile for tile in mine if tile is not None)
    after = _put(_played(view, action.cards), replace(planet, station=seat, reserved=()))
    after = _kept(after, seat, known)
    if view.end == "developed" and view.last_round is None and all(p.station is not None for p in after.ring):
        after = replace(after, last_round=turns_ahead(seat, view.seats, view.seats))
    ahead = _look(after, seat, "develop")
    return ahead if known == mine else replace(ahead, blind=ahead.certain)


def _discover(view: SpaceMissionView, seat: int, action: Discover) -> _Ahead:
    return _look(view, seat, "discover")


def _look(view: SpaceMissionView, seat: int, did: str) -> _Ahead:
    """Look at the pile. One of several tiles is chosen, and the last is taken without choice. Space tiles are open."""
    planet = _here(view, seat)
    view = _put(view, replace(planet, seen_by=tuple(sorted({*planet.seen_by, seat}))))
    if not _face_down(planet):
        return _Ahead(view)
    if planet.left == 1:
        return _Ahead(view, blind=True)
    return _Ahead(replace(view, pending=did, pile=()), certain=False)


def _take(view: SpaceMissionView, seat: int, action: Take) -> _Ahead:
    if not view.pile or action.tile not in view.pile:
        return _Ahead(replace(view, pending=None), blind=True)
    at = view.pile.index(action.tile)
    rest = view.pile[:at] + view.pile[at + 1 :]
    up = len(rest) if not rest or rest[0] == SPACE else None  # tiles are sorted by kind, and space is last
    planet = replace(_here(view, seat), left=len(rest), space=up)
    if view.pending == "scan":
        tile = action.tile if view.own_reserved else None
        planet = replace(planet, reserved=(*planet.reserved, Reserved(seat, tile)))
    else:
        view = _kept(view, seat, (action.tile,))
    after = _put(replace(view, pending=None, pile=(), space_up=view.space_up + (up or 0)), planet)
    if view.end == "space" and view.last_round is None and after.space_up >= view.space_needed:
        after = replace(after, last_round=())
    return _Ahead(after)


def _here(view: SpaceMissionView, seat: int) -> Planet:
    return next(planet for planet in view.ring if planet.id == view.players[seat].planet)


def _put(view: SpaceMissionView, planet: Planet) -> SpaceMissionView:
    return replace(view, ring=tuple(planet if other.id == planet.id else other for other in view.ring))


def _moved(view: SpaceMissionView, seat: int, planet: str) -> SpaceMissionView:
    me = replace(view.players[seat], planet=planet)
    return replace(view, players=(*view.players[:seat], me, *view.players[seat + 1 :]))


def _kept(view: SpaceMissionView, seat: int, tiles: tuple[str, ...]) -> SpaceMissionView:
    me = replace(view.players[seat], tiles=in_order((*(view.players[seat].tiles or ()), *tiles)))
    return replace(view, players=(*view.players[:seat], me, *view.players[seat + 1 :]))


def _played(view: SpaceMissionView, cards: tuple[int, ...]) -> SpaceMissionView:
    return replace(view, hand=tuple(card for card in view.hand if card.number not in cards))


_STEPS: dict[type[Action], Callable[[SpaceMissionView, int, Any], _Ahead]] = {
    Jump: _jump,
    Fly: _fly,
    TopUp: _top_up,
    Scan: _scan,
    Develop: _develop,
    Discover: _discover,
    Take: _take,
}
