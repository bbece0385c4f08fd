"""Rules 2 and 3: turn order, two actions, cards, top-up. Names cite the paragraph."""

from __future__ import annotations

from bot.games.space_mission.events import Reshuffled, ToppedUp, TurnPassed
from tests.games.space_mission.builders import GAME, Table, offered, play


def test_2_1_only_the_seat_whose_turn_it_is_acts() -> None:
    state = Table(3, start=1).state
    assert GAME.to_move(state) == (1,)
    assert GAME.legal(state, 0) == GAME.legal(state, 2) == GAME.legal(state, 7) == GAME.legal(state, -1) == ()


def test_2_1_turns_go_clockwise_from_the_start_seat() -> None:
    state = Table(3, start=1).state
    done = play(state, "1 top-up -", "1 top-up -", "2 top-up -", "2 top-up -", "0 top-up -", "0 top-up -")
    assert done.of(TurnPassed) == [TurnPassed(2, 1), TurnPassed(0, 1), TurnPassed(1, 2)]
    assert (done.state.turn, done.state.round, done.state.action) == (1, 2, 1)


def test_2_2_two_actions_in_any_order_also_the_same_twice() -> None:
    state = Table().hand(0, 57, 17, 18, 1, 2).state
    twice = play(state, "0 jump 57 freezer", "0 jump 17 hazard")
    assert twice.state.turn == 1
    other = play(state, "0 top-up -", "0 jump 17 hazard")
    assert other.state.turn == 1


def test_3_1_any_cards_may_be_discarded() -> None:
    state = Table().hand(0, 1, 2, 3, 4, 5).state
    top_ups = offered(state, "top-up")
    assert len(top_ups) == 32 == len(set(top_ups))
    assert top_ups[0] == "top-up -" and top_ups[-1] == "top-up 1+2+3+4+5"


def test_3_2_the_hand_is_filled_up_to_five() -> None:
    state = Table().hand(0, 1, 2, 3).deck(40, 41, 42, 43).state
    done = play(state, "0 top-up 2+3")
    assert done.events == (ToppedUp(0, (2, 3), (40, 41, 42, 43)),)
    assert done.state.pilots[0].hand == (1, 40, 41, 42, 43)
    assert done.state.discards == (2, 3)


def test_3_2_an_empty_hand_is_filled_too() -> None:
    done = play(Table().hand(0).deck(40, 41, 42, 43, 44).state, "0 top-up -")
    assert done.state.pilots[0].hand == (40, 41, 42, 43, 44)


def test_3_3_ruling_13_discards_are_shuffled_in_mid_top_up() -> None:
    state = Table().hand(0, 1, 2, 3, 4, 5).deck(40, size=1).state
    discards = state.discards
    done = play(state, "0 top-up 1+2+3")
    reshuffled, topped_up = done.events
    assert reshuffled == Reshuffled(len(discards) + 3), "the cards just discarded are shuffled in"
    assert isinstance(topped_up, ToppedUp) and topped_up.drawn[0] == 40 and len(topped_up.drawn) == 3
    assert set(topped_up.drawn[1:]) <= {*discards, 1, 2, 3}
    assert done.state.discards == ()
    assert len(done.state.deck) == len(discards) + 3 - 2
    assert done.state.chance.draws == state.chance.draws + len(discards) + 2
    assert all(done.state.cycles[card - 1] == 1 for card in (*discards, 1, 2, 3))
    assert done.state.cycles[40 - 1] == 0, "the last card of the old pile was not shuffled"


def test_3_3_a_draw_pile_used_up_exactly_is_laid_ready_at_once() -> None:
    state = Table().hand(0, 1, 2, 3).deck(40, 41, size=2).state
    done = play(state, "0 top-up -")
    assert done.state.pilots[0].hand == (1, 2, 3, 40, 41)
    assert [type(event) for event in done.events] == [Reshuffled, ToppedUp]
    assert set(done.state.deck) == set(state.discards)


def test_a_second_reshuffle_marks_its_cards_again() -> None:
    state = play(Table().hand(0, 1, 2, 3).deck(40, 41, size=2).state, "0 top-up -").state
    held = state.pilots[1].hand
    while max(state.cycles) == 1:
        state = play(state, f"{state.turn} top-up " + "+".join(map(str, state.pilots[state.turn].hand))).state
    assert all(state.cycles[card - 1] == 2 for card in state.deck)
    assert any(state.cycles[card - 1] < 2 for card in range(1, 61))
    assert held != state.pilots[1].hand
