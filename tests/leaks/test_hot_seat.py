"""Two players at one screen: what their account shows does not depend on the hand of who is not there.

The search is tested as well: hosts that leak on purpose are caught.
"""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.conformance.games import Case, names, some_cases
from tests.fuzz.twins import Leak
from tests.leaks.leaky_host import SCREENS
from tests.leaks.shared_screen import looks, passes
from tests.leaks.twin_services import Mirror, mirror
from tests.soaking import by_turns


@pytest.fixture
async def mirrored() -> AsyncIterator[Mirror]:
    async with mirror() as made:
        yield made


def _case(game: str) -> Case:
    return next(case for case in some_cases() if case.game == game and case.seats > 1)


GAMES = [game for game in names() if any(case.game == game and case.seats > 1 for case in some_cases())]


@pytest.mark.guarantee("no-secret-at-one-screen")
@pytest.mark.parametrize("game", by_turns(GAMES, 3))
async def test_the_screen_shows_no_other_hand(mirrored: Mirror, game: str) -> None:
    assert await looks(mirrored, _case(game))


@pytest.mark.guarantee("no-secret-at-one-screen")
@pytest.mark.parametrize("game", by_turns(GAMES, 3))
async def test_nothing_of_a_turn_stays_for_the_next_player(mirrored: Mirror, game: str) -> None:
    await passes(mirrored, _case(game))


@pytest.mark.guarantee("leak-tests-can-fail")
@pytest.mark.parametrize("name", by_turns(SCREENS, 2))
async def test_a_leaky_screen_is_caught(mirrored: Mirror, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    leak = SCREENS[name]
    leak.patch(monkeypatch)
    with pytest.raises(Leak, match=leak.surface):
        for number in range(4):
            await looks(mirrored, leak.case, number)
            await passes(mirrored, leak.case, number, 6)
