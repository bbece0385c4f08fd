"""The company tracks: spaces, barriers, thresholds and bonuses (rules 11; rulings 11, 14, 15, 51)."""

from __future__ import annotations

from functools import cache, lru_cache

from bot.games.core.events import Event
from bot.games.core.pieces import put
from bot.games.skymines.change import gain_coins, luna_of, with_luna, with_player
from bot.games.skymines.events import Advanced, Passed, Stopped
from bot.games.skymines.material import LUNA, TRACK, Track
from bot.games.skymines.state import SkyminesState

BEYOND = 2
"""CrypCoin for each space that Luna would move past the last one."""


def places(state: SkyminesState, who: int) -> tuple[int, int, int, int]:
    """Return the places of a seat's markers, or of Luna's, by company."""
    return luna_of(state).tracks if who == LUNA else state.players[who].tracks


def track_of(state: SkyminesState, company: int) -> Track:
    """Return the track that lies at a company."""
    return TRACK[state.variant.tracks[company]]


def shares_on_track(state: SkyminesState, who: int, company: int) -> int:
    """Return the number on the last share icon that was reached."""
    return _shares(state.variant.tracks[company], places(state, who)[company])


@cache
def _shares(track: str, place: int) -> int:
    return sum([space <= place for space in TRACK[track].shares])


def level(state: SkyminesState, who: int, company: int) -> int:
    """Return how many thresholds of a track were passed, 0 to 2."""
    return _level(state.variant.tracks[company], places(state, who)[company])


def levels(state: SkyminesState, who: int) -> tuple[int, ...]:
    """Return how many thresholds of each track were passed."""
    return _levels(state.variant.tracks, places(state, who))


@lru_cache(1024)
def _levels(tracks: tuple[str, ...], places: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([_level(track, place) for track, place in zip(tracks, places, strict=True)])


@cache
def _level(track: str, place: int) -> int:
    return sum([place > after for after, _ in TRACK[track].thresholds])


def bonus(state: SkyminesState, seat: int, track: str) -> int:
    """Return the level of a track's bonus that counts for the seat in this turn; 0 if the track is not in play."""
    tracks = state.variant.tracks
    return state.players[seat].levels[tracks.index(track)] if track in tracks else 0


def barrier_ahead(state: SkyminesState, seat: int, company: int) -> int:
    """Return the price of the barrier directly before a seat's marker, 0 if there is none."""
    return _barrier(state.variant.tracks[company], state.players[seat].tracks[company])


@cache
def _barrier(track: str, place: int) -> int:
    return dict(TRACK[track].barriers).get(place, 0)


def farthest(state: SkyminesState, seat: int, company: int, spaces: int) -> int:
    """Return how many of so many spaces a seat can move on a track when it pays each barrier that it can."""
    track, place, cash = track_of(state, company), state.players[seat].tracks[company], state.players[seat].cash
    thresholds = dict(track.thresholds)
    for moved in range(spaces):
        price = _barrier(track.id, place)
        if place == track.last or price > cash:
            return moved
        cash += thresholds.get(place, 0) - price
        place += 1
    return spaces


def can_move_free(state: SkyminesState, seat: int, company: int) -> bool:
    """Return whether a seat's marker can move without paying a barrier (ruling 56)."""
    track, place = track_of(state, company), state.players[seat].tracks[company]
    return place < track.last and not _barrier(track.id, place)


def advance(
    state: SkyminesState, who: int, company: int, steps: int, events: list[Event], *, pay: bool
) -> tuple[SkyminesState, int]:
    """Return the state after a move, space by space, and how many spaces are left.

    A seat's marker stops at the end, and before a barrier that it cannot pay, or any barrier without `pay`. Luna pays
    what she has and goes on; past the last space she gains CrypCoin (rules 17.4).
    """
    track = track_of(state, company)
    origin = places(state, who)[company]
    place, paid, left = origin, 0, steps
    passed: list[Passed] = []
    while left and place < track.last:
        price = _barrier(track.id, place)
        if price:
            cash = luna_of(state).cash if who == LUNA else state.players[who].cash
            if who != LUNA and (not pay or price > cash):
                break
            price = min(price, cash)
            state, paid = _with_coins(state, who, -price), paid + price
        coins = dict(track.thresholds).get(place)
        place, left = place + 1, left - 1
        if coins:
            state, note = _pass(state, who, company, place, coins)
            passed.append(note)
    state = _put(state, who, company, place)
    if place > origin:
        events.append(Advanced(who, company, origin, place, paid))
    events += passed
    if who == LUNA and left:
        return _with_coins(state, LUNA, BEYOND * left), 0
    return state, left


def move(state: SkyminesState, seat: int, company: int, steps: int, events: list[Event]) -> tuple[SkyminesState, int]:
    """Return the state after a move that a reward brings, and how many spaces are left before a barrier to be paid.

    What cannot be moved is lost (rulings 12 and 51).
    """
    state, left = advance(state, seat, company, steps, events, pay=False)
    price = barrier_ahead(state, seat, company)
    if left and price and price <= state.players[seat].cash:
        return state, left
    if left:
        events.append(Stopped(seat, "barrier" if price else "end", left, company))
    return state, 0


def _pass(state: SkyminesState, who: int, company: int, place: int, coins: int) -> tuple[SkyminesState, Passed]:
    """Pay the participant that passes a threshold, and those that passed it before (ruling 14)."""
    number = next(at for at, (after, _) in enumerate(track_of(state, company).thresholds, 1) if after == place - 1)
    participants = [*range(len(state.players)), *([LUNA] if state.luna is not None else [])]
    others = [other for other in participants if other != who and places(state, other)[company] >= place]
    for other in (who, *others):
        state = _with_coins(state, other, coins)
    return state, Passed(who, company, number, coins, tuple(others))


def _with_coins(state: SkyminesState, who: int, coins: int) -> SkyminesState:
    if who == LUNA:
        return with_luna(state, cash=luna_of(state).cash + coins)
    return gain_coins(state, who, coins)


def _put(state: SkyminesState, who: int, company: int, place: int) -> SkyminesState:
    tracks = put(places(state, who), company, place)
    return with_luna(state, tracks=tracks) if who == LUNA else with_player(state, who, tracks=tracks)
