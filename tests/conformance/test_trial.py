"""Trials in every game: what a trial shows is what comes of it, and it is made from the seat's view alone."""

from __future__ import annotations

from random import Random

import pytest

from bot.games.core.actions import Action
from bot.games.core.contract import IllegalAction
from bot.games.history.log import encode
from bot.games.history.replay import outcome_of, same_secrets
from bot.games.history.trial import try_out
from tests.conformance.games import Case
from tests.conformance.play import played, sampled
from tests.fuzz.random_play import draw_by_kind, nonsense

MOST = 4


@pytest.mark.guarantee("trial-true")
def test_a_trial_shows_what_comes_of_it(case: Case):
    """Random steps are tried and done: the seat sees the same after each, and the trial ends where it must."""
    game, random = case.title.game, Random(str(case))
    for replay in sampled(played(case), 25):
        for seat in game.to_move(replay.state):
            view, real = game.view(replay.state, seat), replay.state
            steps: tuple[Action, ...] = ()
            trial = try_out(game, view, seat, steps)
            while trial.end == "open" and len(steps) < MOST:
                assert encode(game.view(trial.state, seat)) == encode(game.view(real, seat))
                assert game.legal(trial.state, seat) == game.legal(real, seat)
                steps = (*steps, draw_by_kind(game.legal(real, seat), random))
                trial, before = try_out(game, view, seat, steps), real
                real = game.apply(real, seat, steps[-1]).state
                shows = not same_secrets(before, real) or not game.to_move(real)
                assert (trial.end == "revealing") == shows
            if trial.end == "passed":
                assert encode(game.view(trial.state, seat)) == encode(game.view(real, seat))
                assert seat not in game.to_move(real)
            if trial.end != "open":
                with pytest.raises(ValueError, match="beyond"):
                    try_out(game, view, seat, steps + steps[:1])


def test_what_can_be_tried_goes_on(case: Case):
    """A trial is offered if an action shows nothing and leaves the turn with the seat, which its view tells."""
    game = case.title.game
    for replay in sampled(played(case), 25):
        for seat in game.to_move(replay.state):
            legal = game.legal(replay.state, seat)
            after = [game.apply(replay.state, seat, action).state for action in legal]
            goes_on = any(same_secrets(replay.state, one) and seat in game.to_move(one) for one in after)
            sampled_state = try_out(game, game.view(replay.state, seat), seat, ()).state
            outcomes = [outcome_of(game, replay.state, seat, action) for action in legal]
            assert [outcome_of(game, sampled_state, seat, action) for action in legal] == outcomes
            assert ("open" in outcomes) == goes_on


def test_an_illegal_step_is_refused(case: Case):
    game, replay = case.title.game, played(case)
    first = replay.positions[0].state
    seat = game.to_move(first)[0]
    foreign = next(action for action in nonsense(game) if game.why_illegal(first, seat, action) is not None)
    with pytest.raises(IllegalAction):
        try_out(game, game.view(first, seat), seat, (foreign,))
