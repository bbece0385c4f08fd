"""The Automa's missions in the solo game: its card decides which, and it always succeeds."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from bot.games.core.events import Event
from bot.games.space_missions.change import all_learned
from bot.games.space_missions.events import AutomaAnnounced, CameHome
from bot.games.space_missions.material import AUTOMA, EDITION, MISSIONS, mission_of
from bot.games.space_missions.rewards import rewarded
from bot.games.space_missions.state import SpaceMissionsState

HEALTHY_POINT = 1
ALL_DONE = "all-done"
"""Stands for a symbol when none of the card fits: every mission has succeeded, so the last is flown again."""


def choice(card: int, player: int | None, done: tuple[bool, ...], scored: tuple[str, ...]) -> tuple[str, int]:
    """Return the symbol of an Automa card (type 1 to 4) that decides, and the mission.

    The first symbol from the top that fits. `player`: the mission the player announced; `done`: by mission, whether
    a player succeeded; `scored`: the categories scored at the end.
    """
    for symbol in EDITION.automa.types[card - 1]:
        mission = _SYMBOLS[symbol](player, done, scored)
        if mission is not None:
            return symbol, mission
    return ALL_DONE, MISSIONS


def _same(player: int | None, done: tuple[bool, ...], scored: tuple[str, ...]) -> int | None:
    return player


def _lowest_open(player: int | None, done: tuple[bool, ...], scored: tuple[str, ...]) -> int | None:
    return done.index(False) + 1 if False in done else None


def _next_higher(player: int | None, done: tuple[bool, ...], scored: tuple[str, ...]) -> int | None:
    highest = MISSIONS - done[::-1].index(True) if True in done else MISSIONS
    return highest + 1 if highest < MISSIONS else None


def _highest_scored(player: int | None, done: tuple[bool, ...], scored: tuple[str, ...]) -> int | None:
    for number in range(MISSIONS, 0, -1):
        if done[number - 1] and any(category in scored for category in mission_of(number).categories):
            return number
    return None


_SYMBOLS: dict[str, Callable[[int | None, tuple[bool, ...], tuple[str, ...]], int | None]] = {
    "same-as-player": _same,
    "lowest-open": _lowest_open,
    "next-higher": _next_higher,
    "highest-done-scored": _highest_scored,
}


def announced(state: SpaceMissionsState, events: list[Event]) -> SpaceMissionsState:
    """Turn up the Automa's card, in the solo game: it decides what the Automa flies."""
    automa = state.automa
    if automa is None:
        return state
    card, flight = automa.deck[0], state.agencies[0].flight
    symbol, mission = choice(card, flight and flight.mission, state.done, state.variant.scored)
    events.append(AutomaAnnounced(card, symbol, mission))
    automa = replace(automa, deck=automa.deck[1:], past=(*automa.past, card), mission=mission)
    return replace(state, automa=automa, knowledge=all_learned(state))


def completed(state: SpaceMissionsState, events: list[Event]) -> SpaceMissionsState:
    """Score the Automa's mission: a success, and of a manned one an astronaut comes home healthy."""
    automa = state.automa
    assert automa is not None and automa.mission is not None, "only a mission announced is completed"
    mission = mission_of(automa.mission)
    reward = rewarded(state, AUTOMA, mission, automa.bars, events)
    points = automa.points + reward.points
    if mission.manned:
        events.append(CameHome(AUTOMA, 1))
        points += HEALTHY_POINT
    return replace(state, done=reward.done, automa=replace(automa, bars=reward.bars, points=points, mission=None))
