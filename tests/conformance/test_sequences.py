"""Sequences in every game: what is done in one press could be done by hand, and nothing is revealed in between."""

from __future__ import annotations

import pytest

from bot.games.core.actions import verb_of
from bot.games.history.replay import outcome
from bot.games.history.sequences import sequences
from bot.games.history.trial import try_out
from tests.conformance.games import Case
from tests.conformance.play import played, sampled

MOST = 50


@pytest.mark.guarantee("few-taps")
def test_nothing_is_revealed_within_a_sequence(case: Case):
    """Each action is legal where it stands, the first verb is a joined one, and the seat's view tells all of them."""
    game = case.title.game
    joined = {verb.id for verb in game.meta.verbs if verb.joined}
    for replay in sampled(played(case), 12):
        for seat in game.to_move(replay.state):
            legal = game.legal(replay.state, seat)
            found = [one.steps for one in sequences(game, replay.state, seat, legal, MOST)]
            assert len(found) == len(set(found)) <= MOST
            known = try_out(game, game.view(replay.state, seat), seat, ()).state
            again = sequences(game, known, seat, game.legal(known, seat), MOST)
            assert [one.steps for one in again] == found
            for steps in found:
                assert len(steps) > 1 and verb_of(steps[0]) in joined
                state = replay.state
                for action in steps[:-1]:
                    before, state = state, game.apply(state, seat, action).state
                    assert outcome(game, before, state, seat) == "open"
                assert steps[-1] in game.legal(state, seat)
