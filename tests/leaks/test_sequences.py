"""Several small decisions in one press, at two tables that differ only in what a viewer cannot know."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from random import Random
from typing import Any

import pytest

from bot.games.history.log import encode
from bot.games.history.sequences import sequences
from bot.service.features.play.cards import PrivatePanel
from tests.conformance.games import Case, names, some_cases
from tests.conformance.play import played, stream_of
from tests.fuzz.twins import Leak, Twins, differ, make
from tests.leaks.changed import after
from tests.leaks.lockstep import Lockstep
from tests.leaks.twin_services import Mirror, mirror
from tests.soaking import by_turns, turn

ENOUGH = 1000
"""More sequences than a verb is tried for."""


def _cases(game: str) -> list[Case]:
    return [case for case in some_cases() if case.game == game and case.seats > 1]


GAMES = [
    game for game in names() if any(verb.joined for case in _cases(game)[:1] for verb in case.title.game.meta.verbs)
]


@pytest.fixture
async def mirrored() -> AsyncIterator[Mirror]:
    async with mirror() as made:
        yield made


def _beginnings(case: Case, first: int) -> Iterator[tuple[Any, int]]:
    """Yield positions of a random game at which a seat can begin a sequence, from the `first` on and round."""
    game, positions = case.title.game, played(case).positions
    for place in range(len(positions)):
        state = positions[(first + place) % len(positions)].state
        for seat in game.to_move(state):
            if sequences(game, state, seat, game.legal(state, seat), ENOUGH):
                yield state, seat


async def _compare(mirrored: Mirror, case: Case) -> None:
    """Let a seat press a sequence, once for each kind of viewer, at twins that differ."""
    beginnings = _beginnings(case, turn() * 17)
    for whose in ("own", "spectator", "other"):
        for number, (state, seat) in enumerate(beginnings):
            viewer = {"own": seat, "spectator": None, "other": (seat + 1) % case.seats}[whose]
            if await _press(mirrored, case, make(case.title, state, viewer, stream_of("steps", case, number)), seat):
                break
        else:
            pytest.fail(f"{case}: no sequence looks alike to a viewer ({whose})")


async def _press(mirrored: Mirror, case: Case, twins: Twins, seat: int) -> bool:
    """Press a sequence at both; return whether that was done, and these differ."""
    if not differ(twins):
        return False
    await mirrored.begin(twins, case.options, case.game)
    done = await Lockstep(mirrored, Random(seat), ()).press_several(seat)
    await mirrored.clear()
    return done > 1


@pytest.mark.guarantee("no-secret-in-lockstep")
@pytest.mark.parametrize("game", by_turns(GAMES, 2))
async def test_several_steps_in_one_press_show_no_secret(mirrored: Mirror, game: str) -> None:
    cases = _cases(game)
    await _compare(mirrored, cases[turn() % len(cases)])


@pytest.mark.guarantee("leak-tests-can-fail")
@pytest.mark.parametrize("game", by_turns(GAMES, 2))
async def test_a_leaky_answer_to_steps_is_caught(mirrored: Mirror, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    after(PrivatePanel, "noted_all", lambda told, self, *_: [*told, str(encode(self.loaded.state))])(monkeypatch)
    with pytest.raises(Leak, match=r"answer to .* and "):
        await _compare(mirrored, _cases(game)[0])
