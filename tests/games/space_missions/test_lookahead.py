"""Lookahead: what is foreseen happens, and it holds nothing hidden."""

from __future__ import annotations

from bot.games.core.lookahead import LookaheadResult, lookahead, relevant_digest
from bot.games.space_missions.state import SpaceMissionsState
from tests.games.space_missions.builders import GAME, Table, action, offered, play
from tests.support.logs import words

AHEAD = lookahead(GAME)
assert AHEAD is not None


def ahead(state: SpaceMissionsState, seat: int, *lines: str) -> LookaheadResult:
    return GAME.look_ahead(GAME.view(state, seat), seat, tuple(map(action, lines)))


def said(prospect: LookaheadResult) -> list[str]:
    return [words(each) for each in prospect.actions]


def test_waiting_seat_foresees_its_specialists() -> None:
    state = Table(3).played(1, "mechanic").state
    assert said(ahead(state, 1)) == offered(Table(3).played(1, "mechanic").turn(1).state)
    assert said(ahead(Table(3).passed(1).state, 1)) == []


def test_a_block_is_planned_action_by_action() -> None:
    state = Table(2).state
    assert said(ahead(state, 1, "specialist mechanic 1"))[0] == "enhance control-backup"
    plan = ("specialist mechanic 1", "enhance payload", "enhance payload")
    after = ahead(state, 1, *plan)
    assert after.certain and "specialist engineer 2" in said(after) and "specialist mechanic 1" not in said(after)
    assert after.view.players[1].stock[4] == 2


def test_an_upgrade_is_foreseen_since_it_reveals_nothing() -> None:
    after = ahead(Table(2).state, 1, "specialist engineer 1", "develop rocket")
    assert after.certain and "specialist mechanic 1" in said(after)
    assert after.view.players[1].levels == (2, 1, 1)


def test_lookahead_of_a_test_offers_all_and_tells_no_card() -> None:
    state = Table(2).deck(1, "thrust", "minor", "major", "none", "minor").state
    after = ahead(state, 1, "specialist tester 1", "test thrust")
    assert not after.certain
    assert said(after)[:3] == ["draw", "remove thrust major", "remove thrust minor"] and said(after)[-1] == "put-back"
    assert after.view.open_test is not None and after.view.open_test.drawn == ()
    played = play(Table(2).deck(1, "thrust", "minor", "major", "none", "minor").turn(1).state, "1 specialist tester 1")
    assert set(offered(play(played.state, "1 test thrust").state)) <= set(said(after))
    assert said(ahead(state, 1, "specialist tester 1", "test thrust", "put-back")) == []


def test_lookahead_of_the_last_cards_test_offers_put_back() -> None:
    state = Table(2).deck(1, "thrust", "none").state
    after = ahead(state, 1, "specialist tester 1", "test thrust")
    assert not after.certain
    assert said(after)[:2] == ["remove thrust major", "remove thrust minor"] and said(after)[-1] == "put-back"


def test_alone_each_play_reveals_and_nothing_beyond_is_foreseen() -> None:
    state = Table(1).state
    assert said(ahead(state, 0, "specialist engineer 2")) == []
    assert "enhance payload" in said(ahead(state, 0, "specialist mechanic 1"))


def test_what_is_not_possible_leads_nowhere() -> None:
    assert said(ahead(Table(2).state, 1, "enhance payload")) == []
    assert said(ahead(Table(2).played(1, "spy").state, 1, "specialist spy 1")) == []


def test_announcing_is_foreseen_by_those_who_come_later() -> None:
    state = Table(3, phase="announce").stock(0, fuel=1).stock(1, fuel=1).stock(2, fuel=1).state
    assert GAME.to_move(state) == (0,)
    assert said(ahead(state, 2)) == ["announce 1 1 0", "decline"]
    state = play(state, "0 announce 1 1 0").state
    assert said(ahead(state, 0)) == [], "the seat has announced"
    assert said(ahead(GAME.end_now(state).state, 2)) == []


def test_others_hinder_a_plan_only_by_what_it_needs() -> None:
    def same(table: Table, *lines: str) -> bool:
        before = table.state
        views = [GAME.view(state, 1) for state in (before, play(before, *lines).state)]
        assert AHEAD is not None
        return relevant_digest(AHEAD, views[0], 1) == relevant_digest(AHEAD, views[1], 1)

    without_spy = ("spy", "tester")
    assert same(Table(3).played(1, *without_spy), "0 specialist engineer 2")
    assert not same(Table(3), "0 specialist engineer 2"), "there is something else to copy"
    assert not same(Table(3).played(1, *without_spy).stock(2, fuel=10), "0 specialist engineer 2"), "fuel runs short"
    assert not same(Table(3).played(1, *without_spy), "0 pass"), "a place in the order is gone"
