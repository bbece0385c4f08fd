"""The short form of the load measurements: what is right under load is judged here, how fast it is in `make bench`."""

from __future__ import annotations

import asyncio

import pytest

from tests.load.run import Outcome, Plan, loaded

_FASTER_THAN_IT_ANSWERS = Plan(tables=8, guilds=6, clicks=60, think=(0.0, 0.0), open_files=4, hold=0.0)


@pytest.fixture(scope="module")
def rushed(tmp_path_factory: pytest.TempPathFactory) -> Outcome:
    return asyncio.run(loaded(tmp_path_factory.mktemp("load") / "data", _FASTER_THAN_IT_ANSWERS))


def test_no_action_is_lost_and_none_is_done_twice(rushed: Outcome) -> None:
    """Clicks come twice, people click twice, Discord answers by 429 and 5xx or not at all."""
    assert len(rushed.tally.done) > 10
    assert (rushed.lost, rushed.doubled) == (0, 0)


def test_everybody_is_answered_and_nobody_with_an_excuse(rushed: Outcome) -> None:
    assert len(rushed.tally.whole) >= _FASTER_THAN_IT_ANSWERS.clicks
    assert rushed.tally.waiting == {}
    assert rushed.tally.excused == []


def test_in_the_end_all_was_sent_and_each_board_shows_the_newest_state(rushed: Outcome) -> None:
    assert (rushed.unsent, rushed.stale) == (0, 0)
    assert sum(message.versions for message in rushed.messenger.messages.values()) > 20


def test_open_files_and_threads_are_bounded(rushed: Outcome) -> None:
    plan, slack, in_use = _FASTER_THAN_IT_ANSWERS, 16, _FASTER_THAN_IT_ANSWERS.guilds
    assert 0 < max(rushed.watched.guilds) <= plan.open_files + slack + in_use
    assert len(rushed.drawing) in (1, 2) and all(drawing.processor for drawing in rushed.drawing)
    assert max(rushed.watched.threads) <= plan.open_files + slack + in_use + 12  # people, wake, pictures, asyncio's own
