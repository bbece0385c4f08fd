"""Undo in every game: what may be undone restores the former state, anything else is refused."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.games.core.contract import Game
from bot.games.history.log import Acted, AnyEntry, TookBack, acted, encode
from bot.games.history.record import encode_record, full_record
from bot.games.history.referee import verify
from bot.games.history.replay import Replay, chain, irrevocable, open_entry, replay_log, same_secrets, trim
from tests.conformance.games import Case
from tests.conformance.play import played, sampled, seed_of, stream_of
from tests.support.logs import TooLate, take_back


def views(game: Game, state: Any, seats: int) -> list[bytes]:
    return [encode(game.view(state, viewer)) for viewer in (None, *range(seats))]


def shortened(case: Case, count: int) -> list[Replay]:
    return list(sampled(played(case), count))


@pytest.mark.guarantee("undo-tells-nothing")
def test_taking_back_restores_every_view(case: Case):
    game = case.title.game
    for replay in shortened(case, 40):
        for seat in range(case.seats):
            number = open_entry(game, replay, seat)
            if number is None:
                with pytest.raises(TooLate):
                    take_back(game, replay, seat)
                continue
            back = take_back(game, replay, seat)
            assert back.last.entry == TookBack(seat, number)
            before = _without(case, replay, number)
            assert views(game, back.state, case.seats) == views(game, before, case.seats)
            assert encode(back.state) == encode(before)


def _without(case: Case, replay: Replay, number: int) -> Any:
    """Return the state of a table at which the entry was never made: the log without it, played from the start."""
    log: list[AnyEntry] = [link.entry for link in chain(replay.last.counted) if link.number != number][::-1]
    return replay_log(case.title.game, case.seats, case.options, seed_of(case, 0), log).state


@pytest.mark.guarantee("undo-tells-nothing")
def test_only_what_showed_nothing_is_open(case: Case):
    """For the newest entry the rule can be told from the two states around it, without any chain."""
    game = case.title.game
    for before, position in zip(played(case).positions, played(case).positions[1:], strict=False):
        entry = position.entry
        if not isinstance(entry, Acted):
            continue
        replay = Replay(played(case).positions[: position.number + 1])
        silent = (before.state.chance, before.state.knowledge) == (position.state.chance, position.state.knowledge)
        over = not game.to_move(position.state)
        assert (open_entry(game, replay, entry.seat) == position.number) == (silent and not over)
        action = next(action for action in game.legal(before.state, entry.seat) if acted(entry.seat, action) == entry)
        assert irrevocable(game, before.state, entry.seat, action) == (not silent or over)


def test_others_hands_are_tied_once_they_have_acted(case: Case):
    """Where seats decide one after the other, a seat that another one has followed takes nothing back."""
    game = case.title.game
    for replay in shortened(case, 30):
        links = [link for link in chain(replay.last.counted) if isinstance(link.entry, Acted)][:2]
        if len(links) < 2:
            continue
        newest, earlier = (link.entry for link in links)
        assert isinstance(newest, Acted)
        assert isinstance(earlier, Acted)
        state = _without(case, replay, links[0].number)
        if (
            newest.seat != earlier.seat
            and game.to_move(state) == (newest.seat,)
            and _alone(case, replay, links[1].number)
        ):
            assert open_entry(game, replay, earlier.seat) != links[1].number


def _alone(case: Case, replay: Replay, number: int) -> bool:
    position = replay.at(number)
    assert position is not None
    return len(case.title.game.to_move(position.before)) == 1


def test_undo_walks_back_step_by_step_to_the_boundary(case: Case):
    game = case.title.game
    for replay in shortened(case, 12):
        for seat in range(case.seats):
            stepped, numbers = replay, []
            while (number := open_entry(game, stepped, seat)) is not None:
                numbers.append(number)
                stepped = take_back(game, stepped, seat)
                game.check(stepped.state)
            assert numbers == sorted(numbers, reverse=True)
            assert open_entry(game, trim(replay), seat) == open_entry(game, replay, seat)


def test_a_take_back_beyond_the_boundary_fails_the_record(case: Case):
    game, seed = case.title.game, seed_of(case, 0)
    replay = played(case)
    data: Any = msgspec.json.decode(
        encode_record(full_record(game, ("human",) * case.seats, case.options, seed, replay))
    )
    entries = data["entries"]
    for cut in shortened(case, 8):
        entry, number = cut.last.entry, cut.last.number
        if isinstance(entry, Acted) and open_entry(game, cut, entry.seat) is None:
            forged = {"entry": "took-back", "seat": entry.seat, "number": number}
            data["entries"] = [*entries[:number], {"number": number + 1, "did": forged, "happened": []}]
            verdict = verify(msgspec.json.encode(data), {game.meta.id: game}.get)
            fault = "take-back" if game.to_move(cut.state) else "over"
            assert (verdict.fault, verdict.entry) == (fault, number + 1)


OTHERS = 6
"""States that are tried for what another viewer holds possible."""


def test_what_is_left_to_a_player_is_a_choice(case: Case):
    """No game asks for the only legal action where it could do it by itself.

    It could if the seat goes on, nothing is drawn or learned by it, and all others know that nothing else is legal.
    Where only the seat knows, an action that came by itself would tell them. Where the turn passes, it would take the
    last moment away in which the action before can be taken back.
    """
    game = case.title.game
    for position in played(case).positions:
        for seat in game.to_move(position.state):
            only, *others = game.legal(position.state, seat)
            if others:
                continue
            after = game.apply(position.state, seat, only).state
            goes_on = game.to_move(after) == game.to_move(position.state)
            assert not (
                goes_on and same_secrets(position.state, after) and _is_known_to_all(case, position.state, seat)
            )


def _is_known_to_all(case: Case, state: Any, seat: int) -> bool:
    """Return whether all others hold nothing possible but that the seat has these legal actions."""
    game = case.title.game
    legal = game.legal(state, seat)
    viewers = [None, *(other for other in range(case.seats) if other != seat)]
    return all(
        game.legal(game.sample_state(game.view(state, viewer), viewer, stream_of("other", number)), seat) == legal
        for viewer in viewers
        for number in range(OTHERS)
    )
