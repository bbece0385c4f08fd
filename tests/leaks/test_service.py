"""The twin search: nothing that the service shows a user depends on what is hidden from them.

The search is tested as well: hosts that leak on purpose, one surface each, are caught.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from random import Random

import pytest

from bot.games.core.contract import Title
from bot.games.core.lesson import LEARNER
from tests.conformance.games import Case, every_case, names, some_cases
from tests.conformance.play import corpus, gone_back, sampled, stream_of
from tests.fuzz.twins import Leak, differ, make
from tests.leaks.leaky_host import HOSTS, RULES
from tests.leaks.lockstep import Lockstep
from tests.leaks.twin_services import Mirror, mirror
from tests.soaking import by_turns, share

NOTICES = ("dm", "mention", "silent")
GAMES = 9
"""How many games are searched for a leak that is there."""


@pytest.fixture
async def mirrored() -> AsyncIterator[Mirror]:
    async with mirror() as made:
        yield made


async def search(
    mirrored: Mirror,
    case: Case,
    number: int,
    positions: int,
    steps: int,
    leaky: Title | None = None,
    viewers: int = 2,
) -> tuple[int, int]:
    """Walk from positions of a random game for some viewers each; return how many twins differed, and steps done."""
    title, replay = leaky or case.title, gone_back(case, number)
    random, stream = Random(f"service {case} {number}"), stream_of("service", case, number)
    tried = corpus(replay, title.game)
    different = done = 0
    for cut in sampled(replay, positions):
        if not title.game.to_move(cut.state):
            continue
        for viewer in random.sample([None, *range(case.seats)], min(viewers, case.seats + 1)):
            twins = make(title, cut.state, viewer, stream)
            different += differ(twins)
            await mirrored.begin(
                twins,
                case.options,
                case.game,
                computer=random.random() < 0.3,
                notice=random.choice(NOTICES),
                guided=viewer == LEARNER,
            )
            done += await Lockstep(mirrored, random, tried).replay(steps)
            await mirrored.clear()
    return different, done


@pytest.mark.guarantee("no-secret-in-lockstep")
@pytest.mark.parametrize("game", names())
async def test_no_surface_shows_a_secret(mirrored: Mirror, game: str) -> None:
    """At one table of several players and at another: from the beginning and from the middle of a game."""
    different = done = 0
    cases = [case for case in some_cases() if case.game == game]
    several = next(case for case in cases if case.seats > 1)
    others = [case for case in cases if case is not several]
    for case in [several, *share(others, len(others))]:
        found = await search(mirrored, case, 3, 3, 1, viewers=1)
        different, done = different + found[0], done + found[1]
    assert different and done


@pytest.mark.slow
@pytest.mark.parametrize("case", every_case(), ids=str)
async def test_no_surface_shows_a_secret_long(mirrored: Mirror, case: Case) -> None:
    different, done = await search(mirrored, case, 4, 7, 4)
    assert different and done


@pytest.mark.guarantee("leak-tests-can-fail")
@pytest.mark.parametrize("name", by_turns(HOSTS, 4))
async def test_a_leaky_host_is_caught(mirrored: Mirror, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    leak = HOSTS[name]
    leak.patch(monkeypatch)
    with pytest.raises(Leak, match=leak.surface):
        for number in sorted(range(GAMES), key=lambda number: number != leak.first):
            await search(mirrored, leak.case, number, 8, 3)


@pytest.mark.guarantee("leak-tests-can-fail")
@pytest.mark.parametrize("name", RULES)
async def test_leaky_rules_are_caught_at_the_door(mirrored: Mirror, name: str) -> None:
    leak = RULES[name]
    with pytest.raises(Leak, match=leak.surface):
        for number in sorted(range(GAMES), key=lambda number: number != leak.first):
            await search(mirrored, leak.case, number, 8, 3, leak.title)
