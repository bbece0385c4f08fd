"""The use of field scientists (rules 7, 12.2, 16.4; track E1)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.core.events import Event
from bot.games.skymines.actions import Field
from bot.games.skymines.cards import area_of
from bot.games.skymines.change import with_player
from bot.games.skymines.events import UsedField
from bot.games.skymines.fields import do, options, perform, perform_options, perform_why_not, why_not
from bot.games.skymines.state import Due, SkyminesState
from tests.games.skymines.builders import at
from tests.games.skymines.card_tables import holding, table

PLAIN, ASTROGO, MINERVA, TILE = "A12", "A13", "A14", "tile-field"
COLLECTORS = (5, 6, 8, 9)
"""Sectors of the Moon with a gas collector each."""


def having(*cards: str, e1: int = 0, board: str = "moon", **fields: Any) -> SkyminesState:
    """Return a table whose seat 0 has these cards face up; `e1`: the level of the track, which lies at Skymine."""
    state = holding(table(tracks=("A1", "B1", "E1", "D1"), board=board), 0, *cards)
    return with_player(state, 0, levels=(0, 0, e1, 0), **fields)


def used(state: SkyminesState, card: str) -> tuple[SkyminesState, UsedField]:
    assert Field(card) in options(area_of(state, 0)) and why_not(state, 0, Field(card)) is None
    events: list[Event] = []
    state = do(state, 0, Field(card), events)
    assert len(events) == 1 and isinstance(events[0], UsedField)
    return state, events[0]


def test_the_plain_field_scientist_brings_1_helium_and_2_coins() -> None:
    state, event = used(having(PLAIN), PLAIN)
    assert event == UsedField(0, PLAIN, 1, coin=2)
    assert state.pending == (Due("coin", 2), Due("helium", 1))
    assert state.players[0].used[0] and options(area_of(state, 0)) == ()


@pytest.mark.parametrize(("collectors", "helium"), [(0, 2), (1, 2), (2, 3), (3, 3), (4, 4)])
def test_example_of_the_text_3_and_4_collectors(collectors: int, helium: int) -> None:
    """Astrogo's scientist: 2 basic spaces and 1 CrypCoin; 3 collectors are worth 1 more space, 4 of them 2."""
    state = at(having(ASTROGO), "astrogo", 1, 2, *COLLECTORS[:collectors])
    state, event = used(state, ASTROGO)
    assert event == UsedField(0, ASTROGO, helium, coin=1, collectors=collectors)
    assert state.pending == (Due("coin", 1), Due("helium", helium))


def test_collectors_of_another_company_do_not_count() -> None:
    state = at(at(having(ASTROGO, MINERVA), "minerva", 16, 17), "astrogo", 1)
    assert used(state, ASTROGO)[1].helium == 2
    assert used(state, MINERVA)[1].helium == 3


@pytest.mark.parametrize(("level", "collectors", "helium"), [(0, 3, 3), (1, 4, 4), (2, 6, 5)])
def test_e1_adds_collectors_for_any_company(level: int, collectors: int, helium: int) -> None:
    state = at(having(ASTROGO, e1=level), "astrogo", *COLLECTORS[:3])
    assert used(state, ASTROGO)[1] == UsedField(0, ASTROGO, helium, coin=1, collectors=collectors)


def test_e1_adds_nothing_to_the_plain_field_scientist() -> None:
    assert used(having(PLAIN, e1=2), PLAIN)[1] == UsedField(0, PLAIN, 1, coin=2)


@pytest.mark.parametrize(
    ("cards", "level", "helium"), [((), 0, 2), ((PLAIN,), 0, 3), ((PLAIN, ASTROGO), 0, 4), ((), 1, 3), ((PLAIN,), 2, 4)]
)
def test_the_field_tile_counts_the_others_face_up(cards: tuple[str, ...], level: int, helium: int) -> None:
    state = having("research2-0", *cards, e1=level, tiles=(TILE,))
    state, event = used(state, TILE)
    assert event == UsedField(0, TILE, helium) and state.pending == (Due("helium", helium),)
    assert state.players[0].tiles_used == (TILE,)


def test_the_field_tile_counts_no_used_cards() -> None:
    state = having(PLAIN, ASTROGO, tiles=(TILE,), used=(True, False, False, False, False))
    assert used(state, TILE)[1].helium == 3


def test_deeds_hold_the_spaces_on_the_tank_track() -> None:
    state = at(having(ASTROGO, tiles=(TILE,)), "astrogo", *COLLECTORS)
    assert used(state, ASTROGO)[0].deeds.helium == 4
    assert used(state, TILE)[0].deeds.helium == 3


@pytest.mark.parametrize(("card", "linked", "helium"), [(MINERVA, True, 3), (MINERVA, False, 3), (ASTROGO, True, 2)])
def test_on_the_belt_the_companys_asteroids_count(card: str, linked: bool, helium: int) -> None:
    """Example of the text: outposts on asteroids 10 and 15, two of them on linked spaces, are 3 collectors."""
    state = at(having(card, board="belt"), "minerva", 10, 15, 15, *([15] if linked else []))
    state, event = used(state, card)
    assert event.helium == helium
    assert event.collectors == ((3 if linked else 2) if card == MINERVA else 0)


@pytest.mark.parametrize(
    ("card", "kind"),
    [("carbon1-0", "wrong-kind"), (PLAIN, "used-card"), (MINERVA, "not-in-area"), (TILE, "not-in-area")],
)
def test_only_field_scientists_that_lie_face_up_are_used(card: str, kind: str) -> None:
    state = having("carbon1-0", PLAIN, ASTROGO, used=(False, True, False, False, False))
    refusal = why_not(state, 0, Field(card))
    assert refusal is not None and refusal.kind == kind
    assert options(area_of(state, 0)) == (Field(ASTROGO),)


def test_a_discarded_field_scientist_is_performed_alone() -> None:
    state = at(having(PLAIN, e1=1), "astrogo", 5)
    assert perform_options(state, 0, ASTROGO) == (Field(ASTROGO),)
    assert perform_why_not(state, 0, ASTROGO, Field(ASTROGO)) is None
    refusal = perform_why_not(state, 0, ASTROGO, Field(PLAIN))
    assert refusal is not None and refusal.kind == "discarded-alone"
    events: list[Event] = []
    after = perform(state, 0, Field(ASTROGO), events)
    assert events == [UsedField(0, ASTROGO, 3, coin=1, collectors=2)]
    assert after.players[0].used == (False,) * 5
