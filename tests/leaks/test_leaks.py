"""Every game at every sampled table: no viewer learns what they cannot know."""

from __future__ import annotations

from random import Random

import pytest

from tests.conformance.games import Case, every_case, some_cases
from tests.conformance.play import corpus, gone_back, sampled, stream_of
from tests.fuzz.twins import check, differ, make, same_opening
from tests.soaking import by_turns


def leaks_at(case: Case, number: int, positions: int) -> tuple[int, int]:
    """Check a random game; return how many twins were made and how many of them really differ."""
    title, replay = case.title, gone_back(case, number)
    random, stream = Random(f"leaks {case} {number}"), stream_of("leaks", case, number)
    tried = corpus(replay, title.game)
    made = different = 0
    for cut in sampled(replay, positions):
        for viewer in (None, *range(case.seats)):
            twins = make(title, cut.state, viewer, stream)
            check(twins, random.sample(tried, min(12, len(tried))), random)
            if cut.last.number == 0:
                same_opening(twins)
            made += 1
            different += differ(twins)
    return made, different


@pytest.mark.guarantee("no-secret-in-views")
@pytest.mark.parametrize("case", by_turns(some_cases(), 3), ids=str)
def test_no_secret_reaches_anybody(case: Case):
    made, different = leaks_at(case, 0, 10)
    # Twins that are the same table would prove nothing. At the end, where all is open, they are.
    assert different > made / 2


@pytest.mark.slow
@pytest.mark.parametrize("case", every_case(), ids=str)
@pytest.mark.parametrize("number", (1, 2))
def test_no_secret_reaches_anybody_long(case: Case, number: int):
    made, different = leaks_at(case, number, 60)
    assert different > made / 2
