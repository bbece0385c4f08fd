"""Flights with cards in a known order, shared by the tests of phases 3 to 7.

`pad` leads to the decision whether to launch, with the decks shuffled already and then brought into the order that
the test is about.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from bot.games.space_missions.decks import deck_of, with_deck
from bot.games.space_missions.material import START_POINTS, mission_of
from bot.games.space_missions.state import SpaceMissionsState
from bot.games.space_missions.view import Flight
from tests.games.space_missions.builders import GAME, Table, play

CLEAR = "all-clear-1"
Cards = Mapping[str, str]
"""By technology, the cards to be drawn from its deck, top first: `{"control": "major none"}`."""


def stacked(state: SpaceMissionsState, seat: int, cards: Cards) -> SpaceMissionsState:
    """Put these cards of the seat's decks on top, in this order."""
    for technology, text in cards.items():
        top, deck = tuple(text.split()), deck_of(state, seat, technology)
        rest = Counter(deck.cards)
        rest.subtract(top)
        assert min(rest.values()) >= 0, f"{technology} has only {deck.cards}"
        state = with_deck(state, seat, technology, replace(deck, cards=(*top, *rest.elements())))
    GAME.check(state)
    return state


def ready(
    mission: int,
    rocket: int,
    payload: int,
    /,
    cards: Cards | None = None,
    event: str = CLEAR,
    seats: int = 2,
    sequence: Sequence[int] | None = None,
    year: int = 1962,
    **stock: int,
) -> Table:
    """Return a table on which seat 0 may announce a mission, with tokens besides the fuel and payload it needs.

    The decks hold just the cards that are to be drawn, which still have to be brought into order; those that are not
    named hold one harmless card.
    """
    table = Table(seats, year=year, phase="announce", sequence=sequence).events(event)
    levels = {"rocket": rocket}
    facts = mission_of(mission)
    if payload:
        levels["satellite" if facts.satellite else "capsule"] = payload
    table.levels(0, **levels)
    decks = {technology: (cards or {}).get(technology, "none").split() for technology in facts.technologies}
    # Decks with two harmless cards first: they may need another deck's fifth card.
    for technology in sorted(decks, key=lambda technology: -decks[technology].count("none")):
        table.deck(0, technology, *decks[technology])
    needs = {"manned": 2, "unmanned": 1}
    for asked in facts.requires:
        table.succeeded(0, needs.get(asked, 1))
    table.points(0)
    return table.stock(0, **{"fuel": rocket, "payload": 2, **stock})


def pad(mission: int, rocket: int, payload: int, /, cards: Cards | None = None, **given: object) -> SpaceMissionsState:
    """Return seat 0's decision whether to launch a mission; all that it can use of the stock is aboard.

    `cards` are drawn in this order. `given` as with `ready`.
    """
    state = ready(mission, rocket, payload, cards, **given).state  # pyright: ignore[reportArgumentType] passed on
    state = play(state, f"0 announce {mission} {rocket} {payload}").state
    if state.pending == "load":
        state = play(state, "0 fill").state
    assert state.pending == "launch" and state.turn == 0
    return stacked(state, 0, cards or {})


def aboard(state: SpaceMissionsState, seat: int = 0) -> Flight:
    """Return a seat's flight."""
    flight = state.agencies[seat].flight
    assert flight is not None
    return flight


def points(state: SpaceMissionsState, seat: int = 0) -> int:
    """Return a seat's points without end scoring."""
    return START_POINTS + sum(state.agencies[seat].ledger)


def gained(before: SpaceMissionsState, after: SpaceMissionsState, seat: int = 0) -> int:
    """Return the points that a seat won between two states."""
    return points(after, seat) - points(before, seat)
