"""The secret choices: tokens and the cards of a round (rules 3; rulings 1, 2, 4)."""

from __future__ import annotations

from math import comb

import pytest
from msgspec.structs import replace

from bot.games.core.events import Event, mask
from bot.games.skymines.actions import Arrange, Choose, Plan
from bot.games.skymines.change import with_player
from bot.games.skymines.events import Chose, Planned, Revealed, Selected, Tokens
from bot.games.skymines.material import TOKEN
from bot.games.skymines.planning import arrange, choose, plan, plan_options, slots_on, token_options
from bot.games.skymines.state import SkyminesState
from bot.games.skymines.zones import ZONES
from tests.games.skymines.builders import first


def planning(seats: int = 2, **options: str) -> SkyminesState:
    """Return a table at the start of its first Planning phase."""
    state, events = first(seats, options), list[Event]()
    for seat in range(seats):
        state = choose(state, seat, Choose(state.players[seat].offered[0]), events)
    return state


def test_each_seat_is_offered_two_tokens() -> None:
    state = first(3)
    offered = [token for player in state.players for token in player.offered]
    assert len(set(offered)) == 6
    assert token_options(state, 1) == tuple(map(Choose, state.players[1].offered))


def test_tokens_are_revealed_together() -> None:
    state, events = first(2), list[Event]()
    one, other = state.players[0].offered[0], state.players[1].offered[1]
    state = choose(state, 1, Choose(other), events)
    assert state.phase == "token"
    assert not any(player.token for player in state.players)
    state = choose(state, 0, Choose(one), events)
    assert state.phase == "planning"
    assert [player.token for player in state.players] == [one, other]
    assert events[:3] == [Chose(1, other), Chose(0, one), Tokens((one, other))]
    assert [(player.choice, player.chosen) for player in state.players] == [("", False)] * 2
    assert state.knowledge == (1, 1)


def test_a_token_locks_three_cards_and_gives_its_bonus() -> None:
    state = planning()
    for seat, player in enumerate(state.players):
        token = TOKEN[player.token]
        locked = [f"{name}-{seat}" for name in token.locked]
        assert [list(deck) for deck in player.decks] == [[], [locked[0]], [locked[1]], [locked[2]], []]
        assert len(player.hand) == 7
        assert not set(locked) & set(player.hand)
        assert player.tracks == token.bonus.tracks
        assert player.tank == token.bonus.helium
        assert player.screens[0] == player.token


def test_nobody_can_tell_a_choice_before_all_have_made_it() -> None:
    state, events = first(2), list[Event]()
    one, other = [choose(state, 0, Choose(token), events) for token in state.players[0].offered]
    assert ZONES.mask(one, 1) == ZONES.mask(other, 1) != ZONES.mask(state, 1)
    assert mask(events[0], 1) == replace(events[0], token="?")


@pytest.mark.parametrize("slots", ["usual", "linked"])
def test_nobody_can_tell_how_many_cards_are_planned(slots: str) -> None:
    state = planning(slots=slots)
    hand = state.players[0].hand
    plans = [plan(state, 0, Plan(cards), []) for cards in ((), hand[:1], hand[:3])]
    assert len({str(ZONES.mask(after, 1)) for after in plans}) == 1


def test_any_number_of_cards_up_to_the_slots_is_possible() -> None:
    """Ruling 2."""
    state = planning()
    sizes = [len(action.cards) for action in plan_options(state, 0) if isinstance(action, Plan)]
    assert [sizes.count(size) for size in range(5)] == [comb(7, 0), comb(7, 1), comb(7, 2), comb(7, 3), 0]


def test_single_shares_cannot_be_planned() -> None:
    state = planning()
    state = with_player(state, 0, hand=("energy1-0", "E01"))
    assert plan_options(state, 0) == (Plan(("energy1-0",)), Plan(()))


@pytest.mark.parametrize(
    ("tank", "upload", "slots"), [(7, 4, (1, 2, 3)), (8, 4, (0, 1, 2, 3)), (8, 5, (0, 1, 2, 3, 4))]
)
def test_tank_and_research_switch_slots_on(tank: int, upload: int, slots: tuple[int, ...]) -> None:
    assert slots_on(with_player(planning(), 0, tank=tank, upload=upload).players[0]) == slots


def test_cards_are_revealed_together() -> None:
    state, events = planning(), list[Event]()
    mine, theirs = state.players[0].hand[:2], state.players[1].hand[:3]
    state = plan(state, 1, Plan(theirs), events)
    assert state.phase == "planning"
    assert state.players[1].hand[:3] == theirs
    state = plan(state, 0, Plan(mine), events)
    assert state.phase == "actions"
    assert [player.area for player in state.players] == [("", *mine, "", ""), ("", *theirs, "")]
    assert events[-1] == Revealed((("", *mine, "", ""), ("", *theirs, "")))
    assert not set(mine) & set(state.players[0].hand)


def test_linked_slots_are_arranged() -> None:
    state, events = planning(slots="linked"), list[Event]()
    cards = state.players[0].hand[:2]
    state = plan(state, 0, Plan(cards), events)
    assert events == [Selected(0, (*cards, "", "", ""))]
    assert len(plan_options(state, 0)) == 6
    assert Arrange((3, 2)) in plan_options(state, 0)
    state = arrange(state, 0, Arrange((4, 2)), events)
    assert events[-1] == Planned(0, ("", cards[1], "", cards[0], ""))
    assert (state.players[0].selecting, state.players[0].chosen) == (False, True)


def test_first_player_begins_the_action_phase() -> None:
    """All cards lie face up, no turn was taken yet, and all know what was chosen."""
    state = replace(planning(), first=1, turn=0, starter=0, turns=7, knowledge=(3, 4))
    state = with_player(state, 0, used=(True,) * 5)
    state = plan(plan(state, 0, Plan(()), []), 1, Plan(()), [])
    assert (state.phase, state.turn, state.starter, state.turns) == ("actions", 1, 1, 0)
    assert state.knowledge == (4, 5)
    for player in state.players:
        assert (player.used, player.planned, player.chosen) == ((False,) * 5, (), False)
