"""The computer players of Crazy Eights."""

from __future__ import annotations

import pytest

from bot.games.core.actions import Action
from bot.games.core.contract import Question
from bot.games.core.phrase import Phrase, say
from bot.games.crazy_eights.actions import Draw, Eight, Pass, Play
from bot.games.crazy_eights.state import CrazyEightsState
from tests.games.crazy_eights.builders import GAME, table
from tests.games.script import stream
from tests.selfplay.play import play
from tests.support.logs import words


def chosen(state: CrazyEightsState, level: str = "steady") -> str:
    seat = state.turn
    return words(
        GAME.choose(Question(GAME.view(state, seat), GAME.legal(state, seat), seat, level, 0, stream("chosen")))
    )


@pytest.mark.parametrize(
    ("state", "action"),
    [
        pytest.param(table("2h kh", "3c 4c 6c"), "play hearts-king", id="what counts most"),
        pytest.param(table("7h 5c 9c jc", "3c 4c 6d"), "play clubs-5", id="what can be followed"),
        pytest.param(table("2h 8c", "3c 4c 6c"), "play hearts-2", id="keeps its eight"),
        pytest.param(table("2h 8c", "3c 4c"), "eight clubs-8 hearts", id="sheds its eight, another hand is small"),
        pytest.param(table("8c 2d 3d ks", "3c 4c 6c"), "eight clubs-8 diamonds", id="names what it holds"),
        pytest.param(table("kd", "3c 4c"), "draw", id="nothing fits"),
    ],
)
def test_a_steady_computer_chooses(state: CrazyEightsState, action: str) -> None:
    assert chosen(state) == action


def test_steady_beats_easy() -> None:
    """Fixed games: of 600 others, a steady computer wins 375."""
    won = 0
    for number in range(40):
        record = play(GAME, 2, bytes([number]) * 32, ("steady", "easy"), {"draw": "three"})
        won += record.result[0].seat == 0
    assert won >= 24, won


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(ValueError, match="grandmaster"):
        chosen(table("2h", "3c"), "grandmaster")


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Play("hearts-king"), say("ce-because-play", points=10, suit=say("card-suit-hearts"), count=1)),
        (Eight("clubs-8", "spades"), say("ce-because-eight", points=50, suit=say("card-suit-spades"), count=0)),
        (Draw(), say("ce-because-wait")),
    ],
)
def test_what_speaks_for_an_action(action: Action, reason: Phrase) -> None:
    """Points that are shed, and how many cards the hand has of the suit that is to be followed then."""
    view = GAME.view(table("2h kh 8c", "3c 4c 6c"), 0)
    assert GAME.explain(Question(view, (action, Pass()), 0, "steady", 0, stream("why")), action) == reason
