"""The state is an immutable value with exact JSON."""

from __future__ import annotations

from bot.games.core.codec import decode_events, decode_state, encode
from tests.games.space_mission.builders import GAME
from tests.games.space_mission.games import random_game


def test_states_and_events_survive_json_unchanged() -> None:
    for number in range(4):
        for moment in random_game(number):
            data = encode(moment.step.state)
            back = decode_state(GAME, data)
            assert back == moment.step.state and encode(back) == data
            assert decode_events(GAME, encode(moment.step.events)) == moment.step.events


def test_a_game_goes_on_from_json_as_it_would_have() -> None:
    for moment in random_game(7):
        stored = decode_state(GAME, encode(moment.before))
        assert GAME.apply(stored, moment.seat, moment.action) == moment.step


def test_nothing_changes_what_it_was_given() -> None:
    for number in range(3):
        for moment in random_game(number):
            data = encode(moment.before)
            GAME.apply(moment.before, moment.seat, moment.action)
            GAME.view(moment.before, moment.seat)
            GAME.score(moment.before)
            GAME.legal(moment.before, moment.seat)
            assert encode(moment.before) == data


def test_every_state_of_a_random_game_passes_all_invariants() -> None:
    for number in range(20, 25):
        for moment in random_game(number):
            GAME.check(moment.step.state)
