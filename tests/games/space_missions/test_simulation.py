"""Flights from random decks succeed as often as in the simulation by which the edition was tuned.

Real flights of the engine, from the announcement to the landing, with decks as the setup deals them and the minor
problems that the upgrades bring. Tokens are used whenever they help, training before backups, which keeps these for
major problems. The figures (`ROWS`) come from 40,000 flights each; a sample differs by chance, which the tolerance of
five standard deviations allows for.
"""

from __future__ import annotations

from math import sqrt

import pytest
from msgspec.structs import replace

from bot.games.core.actions import Action
from bot.games.core.contract import settle
from bot.games.core.events import Event
from bot.games.space_missions import announcing
from bot.games.space_missions.actions import Announce, Fill, Hit, Launch, Solve
from bot.games.space_missions.change import with_agency
from bot.games.space_missions.decks import deck_of, with_deck
from bot.games.space_missions.developing import develop
from bot.games.space_missions.events import AstronautHit, Landed
from bot.games.space_missions.loading import FLIGHT_PLANS
from bot.games.space_missions.material import MAJOR, MINOR, STOCK, in_order
from bot.games.space_missions.state import SpaceMissionsState
from tests.games.script import seed
from tests.games.space_missions.builders import GAME

FLIGHTS = 250
OPTIONS = settle(GAME.meta.options, {"order": "fixed"})
BARE = dict.fromkeys(STOCK, 0) | {"fuel": 3, "payload": 3}
LOADED = dict.fromkeys(STOCK, 5) | {"fuel": 3, "payload": 3, "inspection": 0}


def _prepared(plan: Announce, stock: dict[str, int], tests: int, number: int) -> SpaceMissionsState:
    """Return the announcements of a year before which seat 0 has developed, taken tokens and tested."""
    state = GAME.setup(2, OPTIONS, seed("simulation", plan, number))
    levels = dict(zip(("rocket", "satellite", "capsule"), FLIGHT_PLANS[plan].levels, strict=False))
    for craft, level in levels.items():
        for _ in range(level - 1):
            state = develop(state, 0, craft, [])
    state = _tested(state, tests)
    state = with_agency(state, 0, stock=tuple(stock.values()), bars=(0, 0, 1, 1))
    events = ("all-clear-1", *(event for event in state.events if event != "all-clear-1"))
    return announcing.begin(replace(state, events=events), [])


def _tested(state: SpaceMissionsState, tests: int) -> SpaceMissionsState:
    """Let seat 0 test thrust so often, in turn by `test-1-3` and `test-2`; problems go back on top."""
    for number in range(tests):
        deck = deck_of(state, 0, "thrust")
        drawn = list(deck.cards[: 3 - number % 2])
        if number % 2 == 0:
            gone = [card for card in (MAJOR, MINOR) if card in drawn][:1]
        else:
            gone = [card for card in drawn if card == MINOR]
        for card in gone:
            drawn.remove(card)
        cards = (*in_order(drawn), *deck.cards[3 - number % 2 :])
        deck = replace(deck, cards=cards, known=("?",) * len(cards), removed=(*deck.removed, *gone))
        state = with_deck(state, 0, "thrust", deck)
    return state


def _choice(state: SpaceMissionsState) -> Action:
    """Choose as the simulation did: load all, use what helps, spare the healthy when an astronaut is lost."""
    legal = GAME.legal(state, 0)
    if Fill() in legal:
        return Fill()
    if state.pending == "lose":
        return Hit("injured")
    if state.pending == "injure":
        return Hit("healthy")
    helping = [each for each in legal if isinstance(each, Solve)]
    return Launch() if Launch() in legal else helping[-1] if helping else legal[0]


def flown(plan: Announce, stock: dict[str, int], tests: int, number: int) -> tuple[bool, int]:
    """Fly a mission once. Returns whether it succeeded, and how many astronauts were lost."""
    state, events = _prepared(plan, stock, tests, number), list[Event]()
    while not any(isinstance(event, Landed) for event in events):
        step = GAME.apply(state, 0, _choice(state) if events else plan)
        state = step.state
        events += step.events
    success = next(event.success for event in events if isinstance(event, Landed))
    return success, sum(event.lost for event in events if isinstance(event, AstronautHit))


ROWS = [
    # mission, rocket, payload; tokens; tests; success; astronauts lost
    ((1, 1, 0), BARE, 0, 0.07, 0.0),
    ((1, 1, 0), LOADED, 0, 0.43, 0.0),
    ((1, 1, 0), LOADED, 2, 0.70, 0.0),
    ((1, 1, 0), LOADED, 3, 0.97, 0.0),
    ((2, 1, 1), BARE, 0, 0.01, 0.77),
    ((2, 1, 1), LOADED, 0, 0.34, 0.30),
    ((3, 1, 1), BARE, 0, 0.00, 0.0),
    ((3, 1, 1), LOADED, 0, 0.11, 0.0),
    ((4, 2, 2), BARE, 0, 0.00, 0.0),
    ((4, 2, 2), LOADED, 0, 0.48, 0.0),
    ((5, 2, 2), BARE, 0, 0.00, 1.62),
    ((5, 2, 2), LOADED, 0, 0.61, 0.64),
    ((6, 2, 3), BARE, 0, 0.00, 0.0),
    ((6, 2, 3), LOADED, 0, 0.36, 0.0),
    ((7, 3, 2), BARE, 0, 0.00, 1.59),
    ((7, 3, 2), LOADED, 0, 0.22, 0.82),
    ((8, 3, 3), BARE, 0, 0.00, 2.10),
    ((8, 3, 3), LOADED, 0, 0.08, 0.86),
]


@pytest.mark.parametrize(("plan", "stock", "tests", "success", "lost"), ROWS)
def test_as_often_as_the_fact_sheet_says(
    plan: tuple[int, int, int], stock: dict[str, int], tests: int, success: float, lost: float
):
    flights = [flown(Announce(*plan), stock, tests, number) for number in range(FLIGHTS)]
    rate = sum(succeeded for succeeded, _ in flights) / FLIGHTS
    rounding = 0.005
    assert abs(rate - success) < rounding + 5 * sqrt(max(success, 0.01) * (1 - success) / FLIGHTS)
    losses = [gone for _, gone in flights]
    mean = sum(losses) / FLIGHTS
    spread = sqrt(sum((gone - mean) ** 2 for gone in losses) / FLIGHTS)
    assert abs(mean - lost) < rounding + 5 * spread / sqrt(FLIGHTS)
