"""Lookahead in every game that offers it: what is foreseen happens, and it holds nothing hidden."""

from __future__ import annotations

import pytest

from bot.games.core.actions import Action, nouns, verb_of
from bot.games.core.lookahead import Lookahead, lookahead
from bot.games.history.log import Acted, encode
from bot.games.history.premoves import as_expected, relevant_digest
from bot.games.history.replay import same_secrets
from tests.conformance.games import Case
from tests.conformance.play import played, sampled
from tests.soaking import share


def ahead_of(case: Case) -> Lookahead:
    found = lookahead(case.title.game)
    if found is None:
        pytest.skip("this game offers no plans")
    return found


def test_seat_to_move_foresees_what_is_legal(case: Case):
    game, ahead = case.title.game, ahead_of(case)
    for position in share(played(case).positions, 6):
        for seat in range(case.seats):
            view = game.view(position.state, seat)
            prospect = ahead.look_ahead(view, seat, ())
            if seat in game.to_move(position.state):
                assert prospect.actions == game.legal(position.state, seat)
                assert prospect.certain
            if view.over:
                assert prospect.actions == ()


def test_what_is_offered_ahead_can_be_said(case: Case):
    game, ahead = case.title.game, ahead_of(case)
    verbs, presenter = game.meta.verb_map(), case.title.presenter
    for replay in sampled(played(case), 6):
        for seat in range(case.seats):
            view = game.view(replay.state, seat)
            before = encode(view)
            prospect = ahead.look_ahead(view, seat, ())
            for action in prospect.actions[:: max(1, len(prospect.actions) // 8)]:
                beyond = ahead.look_ahead(view, seat, (action,))
                assert len(set(beyond.actions)) == len(beyond.actions)
                assert ahead.look_ahead(view, seat, (action,)) == beyond
                for found in beyond.actions[:: max(1, len(beyond.actions) // 8)]:
                    assert type(found) is verbs[verb_of(found)].action
                    assert presenter.label(beyond.view, found).key
            assert encode(view) == before


def test_a_step_that_reveals_nothing_is_foreseen(case: Case):
    game, ahead = case.title.game, ahead_of(case)
    foreseen = 0
    for position in share(played(case).positions[1:], 2):
        if not isinstance(entry := position.entry, Acted):
            continue
        seat = entry.seat
        done = next(found for found in game.legal(position.before, seat) if _is(found, entry))
        before, after = (game.view(state, seat) for state in (position.before, position.state))
        prospect = ahead.look_ahead(before, seat, (done,))
        if same_secrets(position.before, position.state) and game.to_move(position.state):
            assert prospect.certain
            if seat in game.to_move(position.state):
                assert prospect.actions in (game.legal(position.state, seat), ())
            if prospect.actions:
                assert as_expected(ahead, before, after, seat, done), done
                foreseen += 1
        elif not prospect.certain and seat in game.to_move(position.state):
            assert set(game.legal(position.state, seat)) <= set(prospect.actions), "it might be any of these"
    assert foreseen or case.game == "sealed-bid"


def _is(action: Action, entry: Acted) -> bool:
    return verb_of(action) == entry.verb and nouns(action) == entry.nouns


def test_digest_depends_on_knowledge_and_not_on_the_turn(case: Case):
    """It is the same for viewers who see the same, and differs wherever a viewer could do something else."""
    game, ahead = case.title.game, ahead_of(case)
    stayed = changed = 0
    for position in played(case).positions[1:60]:
        if not isinstance(entry := position.entry, Acted) or not game.to_move(position.state):
            continue
        for seat in range(case.seats):
            if seat == entry.seat:
                continue
            before, after = (game.view(state, seat) for state in (position.before, position.state))
            same = relevant_digest(ahead, before, seat) == relevant_digest(ahead, after, seat)
            stayed, changed = stayed + same, changed + (not same)
            if same:
                assert ahead.look_ahead(before, seat, ()).actions == ahead.look_ahead(after, seat, ()).actions
    if case.seats > 1:
        assert stayed and changed
