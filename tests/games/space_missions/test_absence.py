"""The default action for absent players: it begins and risks nothing and ends what is under way."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.games.space_missions.state import SpaceMissionsState
from tests.games.space_missions.builders import GAME, Table, offered, play
from tests.games.space_missions.flights import pad, ready, stacked
from tests.games.space_missions.test_completing import with_bonus
from tests.support.logs import words

SAFE = {"thrust": "none none"}
LOADED = ready(1, 1, 0, thrust_backup=1)
INJURED = {**SAFE, "life-support": "major"}
LOST = {**SAFE, "control": "none none", "re-entry": "minor none"}


def handicap() -> SpaceMissionsState:
    """Every mission begins with thrust. By the default options seat 0 begins, so seat 1 has the handicap."""
    return GAME.setup(2, {option.id: option.default for option in GAME.meta.options} | {"order": "fixed"}, bytes(32))


def in_a_test() -> SpaceMissionsState:
    return Table(2).deck(0, "thrust", "major", "none", "minor", "minor", "none").state


def out_of_reach(**cards: str) -> SpaceMissionsState:
    """Seat 0 may not take the tile of the year, an inspection token: none is left."""
    board = ready(1, 1, 0, cards, inspection=1, thrust_backup=1).stock(1, inspection=1).state
    return stacked(play(with_bonus(board, "inspection"), "0 announce 1 1 0", "0 fill").state, 0, cards)


DEFAULTS: dict[str, tuple[Callable[[], SpaceMissionsState], str, str]] = {
    "handicap": (handicap, "", "enhance thrust-backup"),
    "a pass": (lambda: Table(2).state, "", "pass"),
    "problems of a test go back on top": (in_a_test, "0 specialist tester 1; 0 test thrust", "put-back"),
    "nothing is announced": (lambda: LOADED.state, "", "decline"),
    "nothing more is loaded": (lambda: LOADED.state, "0 announce 1 1 0", "ready"),
    "a launch in calm": (lambda: pad(1, 1, 0), "", "launch"),
    "no launch into an abort": (lambda: pad(1, 1, 0, SAFE, event="valve-fault"), "", "cancel"),
    "no launch that costs a token": (lambda: pad(1, 1, 0, SAFE, event="valve-fault", thrust_backup=1), "", "cancel"),
    "no launch that makes sick": (lambda: pad(2, 1, 1, SAFE, event="gyro-drift-and-sickness"), "", "cancel"),
    "the inspection goes first since it is spent anyway": (
        lambda: pad(5, 2, 2, event="telemetry-dropout", life_support_backup=2, inspection=1),
        *("0 launch", "give inspection rocket"),
    ),
    "a problem is solved": (
        lambda: pad(1, 1, 0, {"thrust": "minor minor"}, thrust_backup=1),
        *("0 launch", "solve thrust-backup"),
    ),
    "21 healthy astronauts are injured first and none lost": (lambda: pad(5, 2, 2, INJURED), "0 launch", "hit healthy"),
    "21 injured are lost before healthy ones": (
        lambda: pad(5, 2, 2, LOST, event="cabin-leak-and-sickness"),
        *("0 launch", "hit injured"),
    ),
    "the gravest problem leaves the game": (
        lambda: pad(1, 1, 0, {"thrust": "major none"}),
        *("0 launch", "remove thrust major"),
    ),
    # The event aborted it, and only a harmless card was drawn on the way home: without it the deck were worse.
    "a card without a problem never does": (
        lambda: pad(2, 1, 1, {**SAFE, "re-entry": "none"}, event="valve-fault"),
        *("0 launch", "decline"),
    ),
    "the tile of the year is the bonus": (lambda: pad(1, 1, 0, SAFE), "0 launch", "bonus fuel-2"),
    "with the tile out of reach no harmless card is removed": (lambda: out_of_reach(**SAFE), "0 launch", "decline"),
    "with the tile out of reach a problem is removed": (
        lambda: out_of_reach(thrust="minor none"),
        *("0 launch; 0 solve thrust-backup", "bonus remove-drawn-card"),
    ),
    "of what was drawn the gravest is removed by the bonus": (
        lambda: pad(2, 1, 1, {**SAFE, "control": "minor", "re-entry": "none"}),
        *("0 launch; 0 decline; 0 bonus remove-drawn-card", "remove control minor"),
    ),
    "cards go back on top": (lambda: pad(2, 1, 1, SAFE), "0 launch; 0 decline", "put-back"),
    **{
        f"a launch under {event}, which takes nothing": (
            lambda event=event: pad(1, 1, 0, SAFE, event=event),
            "",
            "launch",
        )
        for event in ("guidance-fault", "simulator-error", "gyro-drift-and-sickness", "pump-recall")
    },
}


@pytest.mark.parametrize("name", DEFAULTS)
def test_what_is_done_for_an_absent_player(name: str):
    """It is one of several actions, so the choice tells something."""
    position, lines, expected = DEFAULTS[name]
    state = play(position(), *filter(None, lines.split("; "))).state
    assert len(offered(state)) > 1
    (seat,) = GAME.to_move(state)
    action = GAME.default(state, seat)
    assert action is not None and words(action) == expected


def test_who_owes_nothing_does_nothing():
    assert GAME.default(Table(2).state, 1) is None
