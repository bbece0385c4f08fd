"""The search on a game of one hidden card: budget, common samples, priors, and opponents."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

import pytest

from bot.games.core.actions import Action
from bot.games.core.chance import Chance, Stream
from bot.games.core.contract import Question, Step
from bot.games.core.dice import Dice
from bot.games.core.search import Advice, Candidate, Outcome, search

CARDS = (1, 2, 3, 4, 5, 6)
SEAT = 1


class Bet(Action, frozen=True, tag="bet"):
    """Win this many points if the hidden card is at least as high, else nothing."""

    points: int


class Deal(NamedTuple):
    """A state: the hidden card, each participant's points, and the luck of the playout."""

    card: int
    points: tuple[float, ...] = (0.0, 0.0)
    luck: int = 0


class Toy:
    """Advice for the game. It notes what the search asks for."""

    def __init__(self, *priors: float, weight: float = 0.0, others: tuple[float, ...] = (0.0,)) -> None:
        self.priors, self.weight, self.others = priors, weight, others
        self.prepared = 0
        self.applied: list[tuple[int, int]] = []
        self.lucks: list[int] = []

    def advice(self) -> Advice[Deal, tuple[int, ...]]:
        return Advice(
            self.sampler, self.apply, self.candidates, lambda _view: 3, self.playout, self.prospects, self.weight
        )

    def sampler(self, view: tuple[int, ...], seat: int) -> Callable[[Stream], Deal]:
        assert seat == SEAT
        self.prepared += 1
        return lambda chance: Deal(chance.pick(view))

    def apply(self, state: Deal, seat: int, action: Action) -> Step:
        assert seat == SEAT and isinstance(action, Bet)
        self.applied.append((state.card, action.points))
        won = float(action.points) if state.card >= action.points else 0.0
        return Step(state._replace(points=(self.others[0], won)), ())

    def candidates(self, view: tuple[int, ...], legal: tuple[Action, ...], seat: int) -> list[Candidate]:
        priors = self.priors or (0.0,) * len(legal)
        return [Candidate(action, prior) for action, prior in zip(legal, priors, strict=True)]

    def playout(self, state: Deal, horizon: int, dice: Dice) -> Deal:
        assert horizon == 3
        self.lucks.append(luck := dice.below(100))
        return state._replace(luck=luck)

    def prospects(self, state: Deal) -> list[float]:
        return [*state.points, *self.others[1:]]


def searched(toy: Toy, *bets: int, effort: int = 60, number: int = 0) -> tuple[Outcome, ...]:
    chance = Chance(number.to_bytes(32, "big")).open()
    return search(toy.advice(), Question(CARDS, tuple(map(Bet, bets)), SEAT, "strong", effort, chance))


def test_the_action_with_the_best_mean_comes_first() -> None:
    best, *_ = searched(Toy(), 1, 2, 4, 6, effort=2000)
    assert best.action == Bet(4) and best.lead == pytest.approx(2.0, abs=0.2), "4 points in one of two deals"


@pytest.mark.parametrize("effort", [60, 200, 1000])
def test_the_better_half_gets_the_effort_of_the_next_round(effort: int) -> None:
    toy = Toy()
    outcomes = searched(toy, 1, 2, 3, 4, 5, 6, 6, 6, effort=effort)
    spent = [outcome.samples for outcome in outcomes]
    assert 0.85 * effort <= sum(spent) <= effort and sum(spent) == len(toy.applied)
    assert spent == sorted(spent, reverse=True)
    first, second, third = effort // 24, effort // 12, effort // 6
    assert spent == [first + second + third] * 2 + [first + second] * 2 + [first] * 4


def test_without_effort_every_round_tries_each_candidate_once() -> None:
    assert [outcome.samples for outcome in searched(Toy(), 1, 2, 3, 4, 5, effort=0)] == [3, 3, 2, 1, 1]


def test_all_candidates_of_a_round_see_the_same_states_and_luck() -> None:
    toy = Toy()
    searched(toy, 1, 2, 3, 4, effort=40)
    first, last = toy.applied[:20], toy.applied[20:]
    for round_, size in ((first, 4), (last, 2)):
        groups = [round_[at : at + size] for at in range(0, len(round_), size)]
        assert all(len({card for card, _ in group}) == 1 for group in groups)
        assert all(len({points for _, points in group}) == size for group in groups)
        assert len({group[0][0] for group in groups}) > 1, "states differ"
    lucks = [toy.lucks[at : at + 4] for at in range(0, 20, 4)]
    assert all(len(set(group)) == 1 for group in lucks) and len({group[0] for group in lucks}) > 1


def test_the_sampler_is_prepared_once() -> None:
    toy = Toy()
    searched(toy, 1, 2, 3, effort=100)
    assert toy.prepared == 1


def test_a_prior_counts_like_so_many_samples() -> None:
    """Bets of 2 and 4 are worth 1.7 and 2.0 points. A prior in favour of 2 decides while samples are few."""

    def best(weight: float, effort: int) -> Counter[Action]:
        return Counter(
            searched(Toy(1.0, 0.0, weight=weight), 2, 4, effort=effort, number=number)[0].action for number in range(30)
        )

    assert best(100.0, 20) == {Bet(2): 30}
    assert best(100.0, 5000) == {Bet(4): 30}
    assert best(0.0, 400)[Bet(4)] > 20, "without a weight priors do not count"


def test_a_prior_changes_no_lead() -> None:
    one, other = (searched(Toy(*priors, weight=5.0), 1, 6) for priors in ((0.0, 0.0), (0.0, 50.0)))
    assert {each.action: each.lead for each in one} == {each.action: each.lead for each in other}
    assert one[0].action == Bet(1) and other[0].action == Bet(6)


def test_the_lead_is_over_the_best_other_participant() -> None:
    [one, *_] = searched(Toy(others=(0.25, 3.0)), 1, 2, effort=2)
    assert one.lead == pytest.approx((1.0 if one.action == Bet(1) else 2.0) - 3.0), "an opponent without a seat leads"
    [one, *_] = searched(Toy(others=(0.25, -3.0)), 1, 1, effort=2)
    assert one.lead == 0.75


def test_the_only_candidate_needs_no_search() -> None:
    toy = Toy()
    assert searched(toy, 4) == (Outcome(Bet(4), 0.0, 0),) and not toy.applied


def test_the_same_chance_gives_the_same_outcomes() -> None:
    assert searched(Toy(), 1, 2, 4, 6) == searched(Toy(), 1, 2, 4, 6)
    assert searched(Toy(), 1, 2, 4, 6) != searched(Toy(), 1, 2, 4, 6, number=1)
