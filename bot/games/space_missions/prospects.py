"""What a state promises each participant: points at the end of the game, as far as they can be told from here.

Missions on the launch pad count with their odds, so no luck of a flight blurs what the preparation was worth. What
lasts beyond the year counts with the worths below: rounded means of least squares fits to what two kinds of computers
scored after each year of their games, steady ones in 1,900 and ones who clean their decks (`outlook.FITTED`) in 1,000.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import NamedTuple

from bot.games.space_missions.flight import aboard
from bot.games.space_missions.material import (
    AUTOMA,
    CATEGORIES,
    EDITION,
    KEPT_OF_A_KIND,
    LAST_YEAR,
    LOST_ASTRONAUT,
    MAJOR,
    MINOR,
    MISSIONS,
    PROBLEMS,
    START_POINTS,
    Mission,
    mission_of,
)
from bot.games.space_missions.odds import Mix, Odds, odds
from bot.games.space_missions.rewards import counted, worth
from bot.games.space_missions.state import Agency, SpaceMissionsState

LAUNCHED = frozenset(("event", "fly", "complete"))
"""The phases of a year after the preparation."""
_REMOVAL, _YEARS = 1.5, 3
"""What it is worth that a drawn card leaves the game, with so many years or more to come: after a flight one may by
the bonus of every year, and one more after a failure."""
_STEP = {"media": (1.0, 1.0), "lunar": (1.2, 1.2), "manned": (1.8, -0.3), "unmanned": (2.2, -0.5)}
"""What each step of a lead in a category is worth before the end, up to two steps, and what it is to lead at all."""
_OPENS = {"manned": 3.0, "unmanned": 2.5}
"""What the first success of a category opens."""
_MINORS = (
    (0.5, 1.2, 1.5, 2.2, 2.4, 2.5, 2.5),
    (1.8, 2.0, 1.6, 1.7, 1.6, 1.5, 1.0),
    (0.1, 0.3, 0.4, 0.4, 0.5, 0.5, 0.5),
    (0.6, 0.6, 0.6, 0.7, 0.7, 0.7, 0.6),
    (2.4, 1.2, 1.4, 1.2, 1.1, 1.0, 0.9),
    (0.9, 1.0, 1.0, 1.2, 1.1, 1.3, 1.0),
)
"""What a minor problem in a deck costs: by `TECHNOLOGIES`, then by the years to come, one to seven."""
_MAJORS = (
    (3.0, 3.5, 4.5, 5.3, 5.0, 3.5, 3.3),
    (1.9, 2.4, 2.9, 3.2, 2.5, 2.7, 2.1),
    (0.8, 0.9, 1.0, 1.1, 1.1, 1.1, 1.1),
    (2.4, 2.7, 2.0, 1.6, 1.8, 1.8, 1.8),
    (5.3, 3.7, 2.7, 1.7, 1.8, 2.3, 2.3),
    (2.4, 2.0, 2.1, 2.4, 2.9, 3.2, 3.0),
)
"""The same of a major problem."""
_CRAFT = (
    ((3.5, 5.0, 7.5, 8.0, 8.0, 3.0, 3.5), (6.0, 12.0, 12.7, 12.0, 12.3, 9.2, 7.4)),
    ((0.2,) * 7, (0.6,) * 7),
    ((3.0, 4.0, 3.5, 3.0, 2.4, 0.5, 0.0), (5.0, 7.5, 6.5, 5.0, 3.5, 2.7, 1.0)),
)
"""What the second and the third level of a craft are worth: by `DEVELOPED`, then by the years to come."""
_KEPT = (0.45, 0.45, 0.45, 0.45, 0.4, 0.6, 0.3, 1.5)
"""What a token that is kept is worth, by `STOCK`."""
_AWARDS = (EDITION.scoring.most, EDITION.scoring.second, 0)
_NOTHING = Odds(0.0, 0.0, 0.0, 0.0)
Bars = tuple[int, ...]
Rivals = Sequence[tuple[int, ...]]
"""The success bars of the others, by `CATEGORIES`."""


class _Launch(NamedTuple):
    """A mission on the launch pad, its odds, and the chance that nobody succeeds in it before."""

    mission: Mission
    odds: Odds
    first: float


def prospects(state: SpaceMissionsState) -> list[float]:
    """Return the points promised to each seat, then to the Automa if there is one."""
    left, launches = years_left(state), _launches(state)
    ending = _ending(left, launches)
    bars = [agency.bars for agency in state.agencies]
    promised = [START_POINTS + sum(agency.ledger) + (1 - ending) * _lasting(agency, left) for agency in state.agencies]
    if state.automa is not None:
        bars.append(state.automa.bars)
        promised.append(float(state.automa.points))
    for who, own in enumerate(bars):
        rivals = list(zip(*bars[:who], *bars[who + 1 :], strict=True))
        promised[who] += _standing(own, rivals, state, ending)
        launch = launches.get(AUTOMA if who == len(state.agencies) else who)
        if launch is not None:
            promised[who] += _promise(state, launch, own, rivals, ending)
    for who, launch in launches.items():
        if who != AUTOMA:
            promised[who] += (2 - launch.odds.success) * _REMOVAL * min(1.0, left / _YEARS)
    return promised


def years_left(state: SpaceMissionsState) -> int:
    """Return how many years are still to be prepared, with the present one until its missions are launched."""
    return 0 if state.over is not None else LAST_YEAR - state.year + (state.phase not in LAUNCHED)


def _launches(state: SpaceMissionsState) -> dict[int, _Launch]:
    """Return what is on the launch pad, by participant, in the order of the flights. The Automa always succeeds."""
    launches: dict[int, _Launch] = {}
    if state.phase != "event":
        return launches
    first = [1.0 - done for done in state.done]
    for who in state.sequence:
        number, found = _odds_of(state, who)
        if number:
            at = number - 1
            launches[who] = _Launch(mission_of(number), found, first[at])
            first[at] *= 1 - found.success
    return launches


def _odds_of(state: SpaceMissionsState, who: int) -> tuple[int, Odds]:
    """Return what a participant is about to fly, 0 for nothing, and its odds."""
    if who == AUTOMA:
        number = state.automa.mission if state.automa is not None else None
        return number or 0, Odds(1.0, 0.0, float(number is not None and mission_of(number).manned), 0.0)
    agency = state.agencies[who]
    flight = agency.flight
    if flight is None:
        return 0, _NOTHING
    mixes = tuple([Mix(*map(deck.cards.count, PROBLEMS)) for deck in agency.decks])
    return flight.mission, odds(flight.mission, mixes, aboard(flight))


def _ending(left: int, launches: dict[int, _Launch]) -> float:
    """Return how likely the game ends with this year: it does so after the last mission."""
    if not left:
        return 1.0
    return 1 - prod([1 - launch.odds.success for launch in launches.values() if launch.mission.number == MISSIONS])


def _promise(state: SpaceMissionsState, launch: _Launch, own: Bars, rivals: Rivals, ending: float) -> float:
    """Return what a flight adds: reward and success bars, the step of a failure, the crew."""
    mission, found, first = launch
    media, now = mission.number in state.variant.media, _standing(own, rivals, state, ending)
    success = 0.0
    for done, chance in ((False, first), (True, 1 - first)):
        if chance:
            steps = counted(mission, media=media, done=done)
            bars = tuple([count + (category in steps) for category, count in zip(CATEGORIES, own, strict=True)])
            success += chance * (worth(mission, done=done) + _standing(bars, rivals, state, ending) - now)
    return found.success * success + found.consolation + found.healthy + LOST_ASTRONAUT * found.lost


def _standing(own: Bars, rivals: Rivals, state: SpaceMissionsState, ending: float) -> float:
    """Return what success bars are worth: the award if the game ends with this year, else what a lead promises."""
    award = lead = 0.0
    for category, mine, others in zip(CATEGORIES, own, rivals, strict=True):
        if category in state.variant.scored:
            award += _AWARDS[min(2, len({count for count in others if count > mine}))] if mine else 0
            ahead = mine - max(others, default=0)
            step, first = _STEP[category]
            lead += step * max(-2, min(2, ahead)) + first * ((ahead > 0) - (ahead < 0))
        if mine:
            lead += _OPENS.get(category, 0.0)
    return ending * award + (1 - ending) * lead


def _lasting(agency: Agency, left: int) -> float:
    """Return what craft, tokens and decks are worth for the years to come."""
    if not left:
        return 0.0
    at, value = min(left, len(_MINORS[0])) - 1, 0.0
    for levels, level in zip(_CRAFT, agency.levels, strict=True):
        value += levels[level - 2][at] if level > 1 else 0.0
    for kept, count in zip(_KEPT, agency.stock, strict=True):
        value += kept * min(count, KEPT_OF_A_KIND)
    for majors, minors, deck in zip(_MAJORS, _MINORS, agency.decks, strict=True):
        value -= majors[at] * deck.cards.count(MAJOR) + minors[at] * deck.cards.count(MINOR)
    return value
