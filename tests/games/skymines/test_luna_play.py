"""Luna at whole tables: what setup gives her, and rounds of her turns among those of seats."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from bot.games.core.chance import Chance
from bot.games.skymines.change import luna_of, with_luna, with_player
from bot.games.skymines.expansion import entries, placed
from bot.games.skymines.luna import act, begin_round, has_passed
from bot.games.skymines.luna.cards import Advance, Companies
from bot.games.skymines.luna.companies import chosen
from bot.games.skymines.luna.steps import gain
from bot.games.skymines.luna.turn import advance_line
from bot.games.skymines.material import DECK, LUNA, NOBODY, TRACK, Reward
from bot.games.skymines.planning import token_bonus
from bot.games.skymines.state import SkyminesState, Station
from bot.games.skymines.stations import best_column, outpost_columns, take, with_station
from tests.games.skymines.builders import first
from tests.games.skymines.luna_table import FIRST, SECOND, hers, luna_table

PIECES = 15


@pytest.mark.parametrize(("seats", "markers"), ((1, 3), (2, 2), (3, 2)))
def test_luna_counts_as_a_player_for_bonus_markers(seats: int, markers: int) -> None:
    """Ruling 45."""
    table = first(seats, {"luna": "1"})
    assert {player.markers for player in table.players} == {markers}


def test_helium_of_her_token_puts_no_card_on_the_deck() -> None:
    """Ruling 67: the same steps, made in play, put one there."""
    state = luna_table(6, luna={"tank": 5})
    after = token_bonus(state, LUNA, Reward(helium=2), [])
    assert (luna_of(after).tank, luna_of(after).added) == (7, SECOND)
    assert luna_of(gain(state, [], helium=2)).added == SECOND[1:]


def test_setup_deals_her_two_decks() -> None:
    luna = luna_of(first(1, {"luna": "6"}))
    assert sorted(luna.deck) == sorted(FIRST)
    assert sorted(luna.added) == sorted(SECOND)


def _random_table(random: Random, level: int, board: str) -> SkyminesState:
    """Return a table with random tracks at the companies, markers of seats, special plans and tiles."""
    tracks = random.sample("ABCDE", 4)
    sides = tuple([f"{letter}{random.choice('12')}" for letter in tracks])
    state = replace(
        luna_table(level, seats=2, board=board, chance=Chance(random.randbytes(32))),
        luna=hers(level),
        specials=tuple(random.sample(("R2", "R3", "R4"), random.randrange(4))),
    )
    state = replace(state, variant=replace(state.variant, tracks=sides))
    for seat in range(2):
        places = [random.randrange(25) for _ in range(4)]
        state = with_player(state, seat, tracks=(places[0], places[1], places[2], places[3]))
    return state


def _seat_expands(state: SkyminesState, random: Random) -> SkyminesState:
    """Let a seat place an outpost on a vacant space within reach of some company."""
    company = random.randrange(4)
    vacant = [entry for entry in entries(state, company) if entry.ousted == NOBODY and not entry.shuttle]
    if not vacant:
        return state
    station, board = state.stations[company], state.variant.board
    column = best_column(station, board, outpost_columns(board))
    return placed(with_station(state, company, take(station, column)), company, random.choice(vacant))


def _check(state: SkyminesState) -> None:
    """Check that no card and no piece was lost, and that all markers stand on their tracks."""
    luna = luna_of(state)
    cards = [*luna.deck, *luna.added, *luna.discard, *luna.majority, *luna.slots]
    assert sorted(filter(None, cards)) == sorted([*FIRST, *SECOND])
    assert sorted([*luna.cards, *filter(None, state.display)]) == sorted(DECK[:12])
    for company in range(4):
        left = PIECES - sum(state.stations[company].vacated)
        on_board = sum(spaces.count(company) for spaces in state.board)
        assert left + on_board + sum(state.removed[company]) == PIECES
        assert luna.tracks[company] <= TRACK[state.variant.tracks[company]].last
    assert luna.cash >= 0
    assert luna.tank <= 28
    assert luna.research <= 15
    assert len({mark.space for mark in state.marks}) == len(state.marks)


@pytest.mark.parametrize("board", ("moon", "belt"))
@pytest.mark.parametrize("level", range(9))
def test_seven_rounds_lose_neither_cards_nor_pieces(level: int, board: str) -> None:
    for seed in range(4):
        random = Random(seed)
        state = _random_table(random, level, board)
        for _ in range(7):
            state = replace(begin_round(state, []), marks=())
            while not has_passed(state):
                state = act(_seat_expands(state, random), [])
                _check(state)
            assert all(mark.seat == LUNA for mark in state.marks)


@pytest.mark.parametrize("companies", ("lead", "two-leads", "least"))
def test_moving_her_marker_changes_no_company_of_her_card(companies: Companies) -> None:
    """So a card expands the companies on whose tracks it moved her marker."""
    random = Random(7)
    for _ in range(200):
        vacant = [random.randrange(5) for _ in range(4)]
        state = replace(
            _random_table(random, 1, "moon"), stations=tuple([Station((number, 0, 0)) for number in vacant])
        )
        places = [random.randrange(25) for _ in range(4)]
        state = with_luna(state, tracks=(places[0], places[1], places[2], places[3]))
        after = advance_line(state, Advance(2, companies), [])
        assert set(chosen(after, companies)) == set(chosen(state, companies))
