"""The table before the first choice (rules 3.1, 15.1, 17; rulings 45 and 67)."""

from __future__ import annotations

import pytest

from bot.games.core.chance import Chance
from bot.games.skymines.change import luna_of
from bot.games.skymines.events import Offered
from bot.games.skymines.expansion import empty_board
from bot.games.skymines.luna import seated
from bot.games.skymines.material import (
    CARD,
    DECK,
    DECK_LETTERS,
    DEFAULT_TRACKS,
    LETTERS,
    MISSIONS,
    PLAN,
    SINGLES,
    STARTING_NAMES,
    TOKEN,
)
from bot.games.skymines.setup import opening
from bot.games.skymines.state import SkyminesState, Station
from tests.games.skymines.builders import SEED, first

SEEDS = [bytes([number]) * 32 for number in range(12)]


def _tables(seats: int, **options: str) -> list[SkyminesState]:
    return [first(seats, options, seed) for seed in SEEDS]


def test_nothing_has_happened_yet() -> None:
    state = first(3)
    assert (state.round, state.phase, state.turns, state.pending, state.marks) == (1, "token", 0, (), ())
    assert state.turn == state.first == state.starter
    assert state.knowledge == (0, 0, 0)
    assert (state.specials, state.supplement, state.discard, state.over) == ((), 0, (), None)
    assert (state.stations, state.removed) == ((Station(),) * 4, ((0, 0),) * 4)


@pytest.mark.parametrize("board", ["moon", "belt"])
def test_board_is_empty(board: str) -> None:
    state = first(2, {"board": board})
    assert (state.variant.board, state.board) == (board, empty_board(board))


def test_a_seat_begins_with_1_crypcoin_and_empty_boards() -> None:
    for player in first(2).players:
        assert player.cash == 1
        assert (player.area, player.used, player.decks) == (("",) * 5, (False,) * 5, ((),) * 5)
        assert (player.screens, player.upload, player.tank, player.tracks) == (("",) * 16, -1, 0, (0, 0, 0, 0))


def test_hand_is_nine_starting_cards_and_one_by_turn_order() -> None:
    """`cards.toml`: the single-energy card of its place from the first player on."""
    for state in _tables(4):
        for seat, player in enumerate(state.players):
            place = (seat - state.first) % 4
            assert player.hand == (*[f"{name}-{seat}" for name in STARTING_NAMES], SINGLES[place])


@pytest.mark.parametrize(("seats", "markers"), [(2, 3), (3, 2), (4, 2)])
def test_bonus_markers_follow_from_the_number_of_players(seats: int, markers: int) -> None:
    assert [player.markers for player in first(seats).players] == [markers] * seats


def test_deck_a_fills_the_display() -> None:
    """Rules 13.2: what is left of A lies on B to E."""
    state = first(2)
    every = [*state.display, *[card for deck in state.stack for card in deck]]
    assert sorted(every) == sorted(DECK)
    assert len(state.display) == 12
    assert [CARD[card].letter for card in every] == sorted(CARD[card].letter for card in DECK)


def test_four_plans_of_each_letter_lie_open() -> None:
    state = first(2)
    assert [len(row) for row in state.research_display] == [4, 4, 4]
    for letter, row, supply in zip(LETTERS, state.research_display, state.plans, strict=True):
        assert sorted((*row, *supply)) == sorted(plan.id for plan in PLAN.values() if plan.letter == letter)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_is_offered_two_tokens_of_its_own(seats: int) -> None:
    state = first(seats)
    assert [len(player.offered) for player in state.players] == [2] * seats
    tokens = [token for player in state.players for token in player.offered]
    assert sorted((*tokens, *state.token_box)) == sorted(TOKEN)


def test_any_seat_may_be_the_first() -> None:
    assert {state.first for state in _tables(3)} == {0, 1, 2}


def test_default_tracks_are_those_of_the_text() -> None:
    assert {state.variant.tracks for state in _tables(2)} == {DEFAULT_TRACKS}


def test_random_tracks_are_four_of_five_cards_with_either_side() -> None:
    tracks = [state.variant.tracks for state in _tables(2, tracks="random")]
    assert {track[0] for four in tracks for track in four} == set("ABCDE")
    assert {track[1] for four in tracks for track in four} == {"1", "2"}
    assert all(len({track[0] for track in four}) == 4 for four in tracks)


def test_slots_are_linked_on_demand() -> None:
    assert not first(2).variant.linked
    assert first(2, {"slots": "linked"}).variant.linked


@pytest.mark.parametrize(("seats", "shown"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_missions_in_play_and_personal_ones_differ(seats: int, shown: int) -> None:
    """Rules 15.1: one in play for up to two seats, else two; each seat has another one for its personal space."""
    for state in _tables(seats, missions="on"):
        dealt = (*state.variant.missions, *[player.personal for player in state.players])
        assert (len(state.variant.missions), len(dealt)) == (shown, shown + seats)
        assert len(set(dealt)) == len(dealt) and set(dealt) <= set(MISSIONS)
        assert {player.tasks for player in state.players} == {(0, 1, 2)}


def test_without_missions_there_are_no_tasks() -> None:
    state = first(3)
    assert state.variant.missions == ()
    assert {(player.tasks, player.personal) for player in state.players} == {((), "")}


@pytest.mark.parametrize(
    ("seats", "option", "level"),
    [(1, "off", 0), (1, "0", 0), (1, "8", 8), (2, "off", None), (3, "5", 5), (4, "5", None)],
)
def test_luna_plays_on_demand_and_against_a_seat_alone(seats: int, option: str, level: int | None) -> None:
    """Four seats leave her no place."""
    state = first(seats, {"luna": option})
    assert state.variant.luna == level
    assert (state.luna is None) == (level is None)


def test_luna_has_the_bonus_of_a_spare_token() -> None:
    """Ruling 67."""
    for state in _tables(2, luna="6"):
        luna = luna_of(state)
        bonus = TOKEN[luna.token].bonus
        offered = [token for player in state.players for token in player.offered]
        assert sorted((*offered, luna.token, *state.token_box)) == sorted(TOKEN)
        assert (luna.tank, luna.tracks) == (1 + bonus.helium, bonus.tracks)


def test_chance_draws_in_one_order() -> None:
    """Old records verify for ever: what is drawn, one after the other."""
    options = {"tracks": "random", "missions": "on", "luna": "3"}
    state, stream = first(2, options), Chance(SEED).open()
    letters = stream.shuffle("ABCDE")[:4]
    assert state.variant.tracks == tuple([f"{letter}{1 + stream.below(2)}" for letter in letters])
    decks = [stream.shuffle([card for card in DECK if CARD[card].letter == letter]) for letter in DECK_LETTERS]
    assert (*state.display, *state.stack[0]) == decks[0]
    assert state.stack[1:] == tuple(decks[1:])
    for letter, row, supply in zip(LETTERS, state.research_display, state.plans, strict=True):
        assert (*row, *supply) == stream.shuffle([plan.id for plan in PLAN.values() if plan.letter == letter])
    missions = stream.shuffle(MISSIONS)
    assert (*state.variant.missions, *[player.personal for player in state.players]) == missions[:3]
    assert state.first == stream.below(2)
    tokens = stream.shuffle(TOKEN)
    assert tokens == (*sum([player.offered for player in state.players], ()), luna_of(state).token, *state.token_box)
    luna = seated(3, stream)
    assert (luna_of(state).deck, luna_of(state).added) == (luna.deck, luna.added)
    assert state.chance == stream.close()


def test_game_opens_with_tokens_first_player_and_display() -> None:
    """Luna's moves by her token are no news."""
    state = first(2, {"luna": "1"})
    offered = tuple([player.offered for player in state.players])
    assert opening(state) == (Offered(offered, state.first, state.display),)
