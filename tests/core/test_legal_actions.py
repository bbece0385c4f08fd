"""What follows from decisions: legal actions, refusals, outcomes, and what a plan depends on."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from bot.games.core.actions import Action, Refusal, refuse
from bot.games.core.contract import IllegalAction, Step
from bot.games.core.decision import (
    ActionRule,
    Decision,
    Rules,
    all_listed,
    listed,
    turn_rules,
)
from bot.games.core.events import Event
from bot.games.core.lookahead import LookaheadResult, lookahead
from bot.games.core.phrase import Who
from bot.games.history.premoves import as_expected, relevant_digest

no = partial(refuse, "toy")


class Add(Action, frozen=True, tag="add"):
    number: int


class Double(Action, frozen=True, tag="double"):
    pass


class Foreign(Action, frozen=True, tag="foreign"):
    pass


class Counted(Event, frozen=True, tag="counted"):
    seat: int
    total: int


class Turn(NamedTuple):
    """A sum that is to stay below 10, and the seat whose turn it is."""

    total: int = 4
    seat: int = 1


def options(state: Turn, seat: int) -> tuple[Action, ...]:
    return (*[Add(number) for number in (1, 2) if state.total + number < 10], Double())


def too_much(state: Turn, seat: int, action: Action) -> Refusal:
    return no("too-much", "2.3", {"total": state.total, "seat": seat}, what=str(action))


def add(state: Turn, seat: int, action: Add, events: list[Event]) -> Turn:
    events.append(Counted(seat, state.total + action.number))
    return state._replace(total=state.total + action.number)


def double(state: Turn, seat: int, action: Double, events: list[Event]) -> Turn:
    events.append(Counted(seat, 2 * state.total))
    return state._replace(total=2 * state.total)


def after(state: Turn, seat: int, action: Action, events: list[Event]) -> Turn:
    assert events == [Counted(seat, state.total)], "what the action did comes first"
    events.append(Counted(seat + 1, len(str(action))))
    return state._replace(seat=seat + 1)


def rules() -> Rules[Turn]:
    decision = all_listed(options, too_much, {Add: add, Double: double})
    return Rules(
        lambda state: (state.seat,),
        lambda state, seat: decision if seat == state.seat else None,
        lambda state, seat: no("not-your-turn", "2.1", {"turn": state.seat, "seat": seat}),
        lambda state, seat, action: no("unknown-action", "2.2", {"total": state.total, "seat": seat}, what=str(action)),
        after,
    )


def test_the_legal_actions_are_those_of_the_decision_due() -> None:
    assert rules().to_move(Turn()) == (1,)
    assert rules().legal(Turn(), 1) == (Add(1), Add(2), Double())
    assert rules().legal(Turn(8), 1) == (Add(1), Double())
    assert rules().legal(Turn(), 0) == ()


REFUSED = [
    pytest.param(0, Add(1), no("not-your-turn", "2.1", {"turn": 1, "seat": 0}), id="no decision is due"),
    pytest.param(
        1, Foreign(), no("unknown-action", "2.2", {"total": 8, "seat": 1}, what=str(Foreign())), id="another type"
    ),
    pytest.param(1, Add(2), no("too-much", "2.3", {"total": 8, "seat": 1}, what=str(Add(2))), id="not on the list"),
]


@pytest.mark.parametrize(("seat", "action", "refusal"), REFUSED)
def test_a_refusal_is_told_and_raised(seat: int, action: Action, refusal: Refusal) -> None:
    assert rules().why_illegal(Turn(8), seat, action) == refusal
    with pytest.raises(IllegalAction) as caught:
        rules().apply(Turn(8), seat, action)
    assert caught.value.refusal == refusal


@pytest.mark.parametrize(("action", "total"), [(Add(2), 6), (Double(), 8)])
def test_an_outcome_is_what_the_action_does_and_what_follows(action: Action, total: int) -> None:
    assert rules().why_illegal(Turn(), 1, action) is None
    assert rules().apply(Turn(), 1, action) == Step(Turn(total, 2), (Counted(1, total), Counted(2, len(str(action)))))


def test_a_test_is_asked_instead_of_the_list() -> None:
    def forbid(_state: Turn, _seat: int, action: Add) -> Refusal | None:
        return None if action.number == 3 else no("not-three", "2.4")

    decision = Decision(options, {Add: ActionRule(forbid, add)})
    tested = Rules[Turn](rules().to_move, lambda _state, _seat: decision, rules()._idle, rules()._foreign, after)
    assert tested.apply(Turn(), 1, Add(3)).state == Turn(7, 2)
    assert tested.why_illegal(Turn(), 1, Add(1)) == no("not-three", "2.4")


def test_the_last_list_is_kept_for_its_state_and_seat() -> None:
    made: list[tuple[Turn, int]] = []

    def counted(state: Turn, seat: int) -> tuple[Action, ...]:
        made.append((state, seat))
        return (Add(seat),)

    decision = Decision(counted, {})
    kept = Rules[Turn](rules().to_move, lambda _state, _seat: decision, rules()._idle, rules()._foreign, after)
    first, second = Turn(), Turn(5)
    for state, seat in ((first, 1), (first, 1), (second, 1), (second, 2), (second, 2), (first, 1)):
        assert kept.legal(state, seat) == (Add(seat),)
    assert made == [(first, 1), (second, 1), (second, 2), (first, 1)]


def test_an_action_of_the_last_list_is_not_tested_again() -> None:
    tested: list[Add] = []

    def test(_state: Turn, _seat: int, action: Add) -> Refusal | None:
        tested.append(action)
        return no("too-much", "2.3") if action.number > 2 else None

    decision = Decision(options, {Add: ActionRule(test, add)})
    kept = Rules[Turn](rules().to_move, lambda _state, _seat: decision, rules()._idle, rules()._foreign, after)
    state, other = Turn(), Turn()
    assert Add(1) in kept.legal(state, 1)
    kept.apply(state, 1, Add(1))
    assert tested == []
    for action in (Add(1), Add(2)):
        kept.apply(other, 1, action)
    kept.apply(state, 2, Add(1))
    with pytest.raises(IllegalAction):
        kept.apply(state, 1, Add(3))
    assert tested == [Add(1), Add(2), Add(1), Add(3)]


def test_types_of_a_list_may_do_the_same() -> None:
    decision = listed(options, too_much, double, Add, Double)
    events: list[Event] = []
    assert decision.options is options
    assert list(decision.moves) == [Add, Double]
    for move in decision.moves.values():
        assert move.do(Turn(), 1, Double(), events) == Turn(8)
        assert move.why_not(Turn(8), 1, Add(1)) is None
        assert move.why_not(Turn(8), 1, Add(2)) == too_much(Turn(8), 1, Add(2))


# -- lookahead --------------------------------------------------------------------------------------------------------


class Seen(NamedTuple):
    """A view: the sum, which matters, whose turn it is, which does not, and what the seat could do."""

    total: int
    turn: int = 0
    actions: tuple[Action, ...] = (Double(),)


class Ahead:
    """Predicts that the sum doubles, or that nobody knows."""

    def __init__(self, *, certain: bool = True) -> None:
        self.certain = certain

    def look_ahead(self, view: Seen, seat: int, planned: tuple[Action, ...]) -> LookaheadResult:
        assert seat == 1
        return LookaheadResult(view._replace(total=view.total * 2 ** len(planned)), view.actions, self.certain)

    def relevant_view(self, view: Seen, seat: int) -> Any:
        assert seat == 1
        return view.total


def test_a_plan_depends_on_the_relevant_view_and_the_actions() -> None:
    same = relevant_digest(Ahead(), Seen(4), 1)
    assert len(same) == 64 and relevant_digest(Ahead(), Seen(4, turn=1), 1) == same
    assert relevant_digest(Ahead(), Seen(5), 1) != same
    assert relevant_digest(Ahead(), Seen(4, actions=()), 1) != same


def test_what_was_predicted_is_as_expected() -> None:
    assert as_expected(Ahead(), Seen(4), Seen(8, turn=1), 1, Double())
    assert not as_expected(Ahead(), Seen(4), Seen(4), 1, Double())
    assert not as_expected(Ahead(), Seen(4), Seen(8, actions=()), 1, Double())


def test_a_choice_is_as_expected_whatever_it_reveals() -> None:
    assert as_expected(Ahead(certain=False), Seen(4), Seen(5), 1, Double())


def test_a_game_looks_ahead_with_both_methods_or_not_at_all() -> None:
    ahead: Any = Ahead()
    assert lookahead(ahead) is ahead
    for name in ("look_ahead", "relevant_view"):
        half: Any = SimpleNamespace(**{name: getattr(ahead, name)})
        assert lookahead(half) is None


def test_only_the_seat_whose_turn_it_is_owes_a_decision() -> None:
    asked: list[Any] = []

    def foreign(state: Any, seat: int, action: Action) -> Refusal | None:
        asked.append((state, seat, action))
        return no("a-word", "2.9") if state.turn else None

    rules = turn_rules("toy", lambda state: state.due, lambda state, *_: state, end="5.1", foreign=foreign)
    due = listed(lambda state, seat: (Add(state.turn + seat),), lambda *_: no("too-much", "3"), lambda *_: None, Add)
    first, second, over = (
        SimpleNamespace(turn=turn, over=over, due=due) for turn, over in ((0, None), (1, None), (0, "end"))
    )
    assert (rules.legal(first, 0), rules.legal(first, 1)) == ((Add(0),), ())
    assert rules.legal(second, 1) == (Add(2),)
    assert rules.why_illegal(first, 1, Add(0)) == no("not-your-turn", "2.1", {"who": Who(0)}, who=Who(0))
    assert rules.why_illegal(over, 0, Add(0)) == no("over", "5.1")
    assert rules.why_illegal(first, 0, Double()) == no("unknown-action", "2.2")
    assert rules.why_illegal(second, 1, Double()) == no("a-word", "2.9")
    assert asked == [(first, 0, Double()), (second, 1, Double())]
