"""Computer players: they choose what is legal, the same from the same view, and ask few questions of themselves."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from itertools import product
from statistics import mean

import pytest

from bot.games.core.actions import Action
from bot.games.core.chance import Chance
from bot.games.core.contract import Question, settle
from bot.games.core.dice import Dice
from bot.games.skymines.advice import ADVICE, WIDTH
from bot.games.skymines.game import Skymines
from bot.games.skymines.judgement import considered
from bot.games.skymines.policy import decide, played_on, seat_due
from bot.games.skymines.rules import RULES
from bot.games.skymines.state import SkyminesState
from bot.games.skymines.view import SkyminesView
from tests.soaking import by_turns

GAME = Skymines()
BOARDS = ({}, {"board": "belt", "tracks": "random"}, {"slots": "linked", "missions": "on"}, {"luna": "1"})
ROUNDS = 7


def _game(seats: int, number: int, **options: str) -> Iterator[tuple[SkyminesState, int, tuple[Action, ...], Action]]:
    """Yield each decision of a game among quick players: (state, seat, legal actions, choice)."""
    seed = sha256(f"computers {number}".encode()).digest()
    state = GAME.setup(seats, settle(GAME.meta.options, options), seed)
    dice = Dice(number)
    while state.over is None:
        seat = seat_due(state)
        action = decide(state, seat, dice)
        yield state, seat, RULES.legal(state, seat), action
        state = RULES.apply(state, seat, action).state


def _view(state: SkyminesState, seat: int) -> SkyminesView:
    view = GAME.view(state, seat)
    assert isinstance(view, SkyminesView)
    return view


def _asked(seats: int, number: int, options: dict[str, str]) -> int:
    """Return how many decisions have two or more answers in a game among steady players."""
    state = GAME.setup(seats, settle(GAME.meta.options, options), sha256(f"computers {number}".encode()).digest())
    chance, asked = Chance(bytes(32)).open(), 0
    while state.over is None:
        seat = seat_due(state)
        legal = RULES.legal(state, seat)
        asked += len(legal) > 1
        action = GAME.choose(Question(_view(state, seat), legal, seat, "steady", 0, chance))
        state = RULES.apply(state, seat, action).state
    return asked


@pytest.mark.parametrize(("options", "seats"), by_turns(product(BOARDS[:2], (2, 3, 4)), 2))
def test_players_are_asked_few_questions(options: dict[str, str], seats: int) -> None:
    """With two or more answers, a player has about 100 questions in a game, and 14 in a round."""
    asked = mean([_asked(seats, number, options) / seats for number in range(8 if seats == 2 else 3)])
    assert asked <= 100
    assert asked / ROUNDS < 14.4


@pytest.mark.parametrize("options", BOARDS)
def test_every_level_chooses_legally(options: dict[str, str]) -> None:
    for turn, (state, seat, legal, chosen) in enumerate(_game(2, 3, **options)):
        assert chosen in legal
        assert set(considered(state, seat, legal)) <= set(legal)
        if turn % 40:
            continue
        view = _view(state, seat)
        for level in GAME.meta.levels:
            assert GAME.choose(Question(view, legal, seat, level, 1, Chance(bytes(32)).open())) in legal


def test_strong_level_repeats_and_explains_its_choice() -> None:
    state, seat, legal, _ = next(each for each in _game(2, 5) if each[0].round == 2 and len(each[2]) > 8)
    view = _view(state, seat)
    first, again = (GAME.choose(Question(view, legal, seat, "strong", 1, Chance(bytes(32)).open())) for _ in range(2))
    assert first == again
    reason = GAME.explain(Question(view, legal, seat, "strong", 1, Chance(bytes(32)).open()), first)
    assert reason is not None
    assert reason.key == "sk-why-strong"


def test_search_draws_secret_choices_anew() -> None:
    """What a rival has chosen is unknown: in imagined rounds the rival chooses again, as a sensible player would."""
    state, seat, _, _ = next(
        each for each in _game(2, 6) if each[0].phase == "planning" and each[0].players[1 - each[1]].chosen
    )
    assert any(state.players[1 - seat].planned)
    drawn = ADVICE.sampler(_view(state, seat), seat)(Dice(1))
    rival = drawn.players[1 - seat]
    assert not rival.chosen
    assert not any(rival.planned)


@pytest.mark.parametrize(("seats", "ends"), [(2, (2, 3, 4, 5, 8, 8, 8)), (3, (2, 3, 4, 5, 6, 7, 8))])
def test_late_playouts_of_two_reach_the_end(seats: int, ends: tuple[int, ...]) -> None:
    """In the last three rounds of two players no estimate is needed: a playout ends with the score."""
    begun = {state.round: state for state, *_ in _game(seats, 8) if state.phase == "planning"}
    assert tuple([ADVICE.horizon(_view(begun[number], 0)) for number in range(1, ROUNDS + 1)]) == ends
    state = played_on(begun[5], ends[4], Dice(1))
    assert (state.over is not None) == (seats == 2)
    assert state.over is not None or state.round == ends[4]


def test_candidates_of_a_turn_carry_no_prior() -> None:
    """What is done first in a turn promises no more for that; of a plan of cards the promise counts."""
    decisions = [each for each in _game(2, 7) if each[0].round == 3 and len(each[2]) > 6 and not each[0].pending]
    assert {state.phase for state, *_ in decisions} == {"planning", "actions"}
    for state, seat, legal, _ in decisions:
        candidates = ADVICE.candidates(_view(state, seat), legal, seat)
        assert len(candidates) <= WIDTH
        assert any(candidate.prior for candidate in candidates) == (state.phase == "planning")


def test_unknown_level_is_an_error() -> None:
    state, seat, legal, _ = next(_game(2, 1))
    with pytest.raises(ValueError, match="level"):
        GAME.choose(Question(_view(state, seat), legal, seat, "wise", 1, Chance(bytes(32)).open()))
