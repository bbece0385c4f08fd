"""The contract for the rules of every game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.games.core.actions import Action, verb_of
from bot.games.core.contract import BrokenInvariant, Game, IllegalAction, Standing
from bot.games.history.log import Concluded, decode_events, decode_state, encode
from bot.games.history.record import decode_record, encode_record, full_record
from bot.games.history.referee import verify
from bot.games.history.replay import Replay, begin, follow, replay_log, resume, trim
from tests.conformance.games import Case, names, some_cases
from tests.conformance.play import corpus, played, sampled, seed_of
from tests.selfplay.play import play
from tests.support.logs import decode_action, decode_log, encode_log

EFFORT = 1


def test_the_table_is_never_stuck(case: Case):
    game = case.title.game
    verbs = game.meta.verb_map()
    for position in played(case).positions:
        state = position.state
        waiting = game.to_move(state)
        assert len(set(waiting)) == len(waiting)
        for seat in range(case.seats):
            legal = game.legal(state, seat)
            assert bool(legal) == (seat in waiting)
            assert len(set(legal)) == len(legal)
            assert all(type(action) is verbs[verb_of(action)].action for action in legal)
            default = game.default(state, seat)
            assert default is None or default in legal
        game.check(state)
        assert game.view(state, None).to_move == waiting


def test_the_standing_is_sound_and_final_at_the_end_only(case: Case):
    game = case.title.game
    for replay in sampled(played(case), 40):
        standing = game.score(replay.state)
        over = not game.to_move(replay.state)
        assert standing.final == over
        assert game.view(replay.state, None).over == over
        _sound(standing, case.seats)


def _sound(standing: Standing, seats: int) -> None:
    results = standing.results
    assert sorted(result.seat for result in results if result.seat is not None) == list(range(seats))
    assert all(result.name is not None for result in results if result.seat is None)
    ranks = [result.rank for result in results]
    assert ranks == sorted(ranks)
    for result in results:
        key = (result.total, result.tiebreak)
        assert result.rank == 1 + sum((other.total, other.tiebreak) > key for other in results)
        assert result.total == sum(line.points for line in result.lines)


def test_everything_listed_is_accepted_and_nothing_is_mutated(case: Case):
    game = case.title.game
    for replay in sampled(played(case), 20):
        state = replay.state
        before = encode(state)
        for seat in game.to_move(state):
            for action in game.legal(state, seat):
                assert game.why_illegal(state, seat, action) is None
                step = game.apply(state, seat, action)
                assert step.events
                game.check(step.state)
                assert step.state.chance.draws >= state.chance.draws
                assert all(new >= old for new, old in zip(step.state.knowledge, state.knowledge, strict=True))
        _ask_everything(game, state, case.seats)
        assert encode(state) == before


def _ask_everything(game: Game, state: Any, seats: int) -> None:
    for seat in range(seats):
        for ask in (game.legal, game.default, game.view):
            ask(state, seat)
    for tell in (game.to_move, game.score, game.stalled, game.hidden_setup):
        tell(state)
    game.view(state, None)
    if game.to_move(state):
        game.end_now(state)


def test_what_is_not_listed_is_refused_with_a_reason(case: Case):
    game = case.title.game
    tried = corpus(played(case), game)
    random = Random(str(case))
    for replay in sampled(played(case), 12):
        state = replay.state
        for seat in range(case.seats):
            legal = set(game.legal(state, seat))
            for action in random.sample(tried, min(40, len(tried))):
                _agree(game, state, seat, action, action in legal)


def _agree(game: Game, state: Any, seat: int, action: Action, listed: bool) -> None:
    refusal = game.why_illegal(state, seat, action)
    assert (refusal is None) == listed, f"{seat} {action}"
    if refusal is not None:
        assert refusal.kind
        assert refusal.rule
        assert refusal.reason.key
        assert refusal.remedy.key
        with pytest.raises(IllegalAction) as caught:
            game.apply(state, seat, action)
        assert caught.value.refusal == refusal


def test_states_events_and_actions_survive_json(case: Case):
    game = case.title.game
    for replay in sampled(played(case), 30):
        position = replay.last
        again = decode_state(game, encode(position.state))
        assert again == position.state
        assert encode(again) == encode(position.state)
        assert decode_events(game, encode(position.events)) == position.events
        for seat in game.to_move(position.state):
            assert game.legal(again, seat) == game.legal(position.state, seat)
            for action in game.legal(position.state, seat):
                assert decode_action(game, encode(action)) == action


def test_the_log_replays_to_equal_states(case: Case):
    game, replay = case.title.game, played(case)
    log = decode_log(encode_log(replay.entries()))
    again = replay_log(game, case.seats, case.options, seed_of(case, 0), log)
    assert [encode(position.state) for position in again.positions] == [
        encode(position.state) for position in replay.positions
    ]
    assert [position.events for position in again.positions] == [position.events for position in replay.positions]


def test_a_snapshot_plays_on_to_the_same_end(case: Case):
    game, replay = case.title.game, played(case)
    for cut in sampled(replay, 6):
        short = trim(cut)
        base = short.positions[0]
        stored = decode_state(game, encode(base.state))
        on = follow(game, resume(stored, base.number), replay.entries()[base.number :])
        assert encode(on.state) == encode(replay.state)


def test_another_seed_is_another_game_and_the_same_seed_the_same(case: Case):
    game = case.title.game
    first = begin(game, case.seats, case.options, seed_of(case, 0)).state
    assert encode(begin(game, case.seats, case.options, seed_of(case, 0)).state) == encode(first)
    assert game.hidden_setup(begin(game, case.seats, case.options, seed_of(case, 1)).state) != game.hidden_setup(first)


def test_a_whole_game_is_recorded_and_verified(case: Case):
    game, seed = case.title.game, seed_of(case, 0)
    record = full_record(game, ("human",) * case.seats, case.options, seed, played(case))
    data = encode_record(record)
    assert decode_record(data) == record
    verdict = verify(data, {game.meta.id: game}.get)
    assert verdict.valid, verdict


def test_it_can_be_ended_by_vote_at_any_time(case: Case):
    game, seed = case.title.game, seed_of(case, 0)
    for replay in sampled(Replay(played(case).positions[:-1]), 5):
        ended = follow(game, replay, (Concluded("vote"),))
        assert game.to_move(ended.state) == ()
        assert ended.last.events
        game.check(ended.state)
        _sound(game.score(ended.state), case.seats)
        record = full_record(game, ("human",) * case.seats, case.options, seed, ended)
        assert verify(encode_record(record), {game.meta.id: game}.get).valid


def test_invariants_are_really_checked(case: Case):
    """A state of which a part was lost does not pass `check`: one that cannot fail would prove nothing."""
    game = case.title.game
    replay = next(iter(sampled(Replay(played(case).positions[:-1]), 2)))
    caught = 0
    for field in replay.state.__struct_fields__:
        value = getattr(replay.state, field)
        if isinstance(value, tuple) and value and field not in ("knowledge",):
            try:
                game.check(type(replay.state)(**{**_fields(replay.state), field: value[1:]}))
            except (BrokenInvariant, IndexError, ValueError):
                caught += 1
    assert caught


def _fields(state: Any) -> dict[str, Any]:
    return {name: getattr(state, name) for name in state.__struct_fields__}


@pytest.mark.parametrize("name", names())
def test_every_way_to_end_is_among_the_games_played(name: str):
    """At random, or where chance alone hardly ever gets there, by computer players."""
    cases = [case for case in some_cases() if case.game == name]
    found: set[str] = set()
    for case in cases:
        last = next(position for position in reversed(played(case).positions) if position.events)
        found |= {getattr(event, "reason", "") for event in last.events} - {""}
    ends = set(cases[0].title.game.meta.ends)
    for case in cases:
        if found >= ends:
            break
        record = play(case.title.game, case.seats, seed_of("ends", case), (), case.options, EFFORT)
        found.add(record.entries[-1].happened[-1]["reason"])
    assert found == ends
