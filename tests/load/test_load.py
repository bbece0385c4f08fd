"""The short form of the load measurements: it judges what is right under load, `make bench` how fast it is.

Each registered game is played: by people who click as fast as they are answered, and by people who think.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace

import pytest

from bot.games.registry import TITLES
from tests.load.run import LoadOptions, Outcome, descriptors, loaded

PLANS = {
    "faster than it answers": LoadOptions(
        tables=8, guilds=4, clicks=40, think=(0.0, 0.0), open_files=3, hold=0.0, games=(*TITLES,)
    ),
    "people who think": LoadOptions(tables=16, guilds=8, clicks=45, think=(0.02, 0.05), open_files=4, games=(*TITLES,)),
}
LONG = {"people who take their time": replace(PLANS["people who think"], think=(0.2, 0.5))}
SLACK = 16
"""So many more files may be open for a moment than are to be (`db.files`)."""
OTHERS = 12
"""Threads beside those of guilds' files: people, due index, pictures, asyncio's own."""


@dataclass
class Tried:
    """A load and what came of it. `before`: descriptors that were open before it."""

    plan: LoadOptions
    outcome: Outcome
    before: int

    @property
    def most(self) -> int:
        """How many guilds' files may be open: those that are in use stay open."""
        return self.plan.open_files + SLACK + self.plan.guilds


@pytest.fixture(
    scope="module",
    params=[*PLANS.values(), *(pytest.param(plan, marks=pytest.mark.slow) for plan in LONG.values())],
    ids=[*PLANS, *LONG],
)
def tried(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Tried:
    before = descriptors()
    return Tried(request.param, asyncio.run(loaded(tmp_path_factory.mktemp("load") / "data", request.param)), before)


@pytest.mark.guarantee("load-bounded")
def test_no_action_is_lost_and_none_is_done_twice(tried: Tried) -> None:
    """Clicks come twice, people click twice, Discord answers by 429 and 5xx or not at all."""
    assert len(tried.outcome.tally.done) > 10
    assert (tried.outcome.lost, tried.outcome.doubled) == (0, 0)


def test_every_request_is_answered_without_an_apology(tried: Tried) -> None:
    assert len(tried.outcome.tally.whole) >= tried.plan.clicks
    assert tried.outcome.tally.waiting == {}
    assert tried.outcome.tally.excused == []


def test_everything_is_sent_and_boards_show_the_newest_state(tried: Tried) -> None:
    assert (tried.outcome.unsent, tried.outcome.stale) == (0, 0)
    assert sum(message.versions for message in tried.outcome.messenger.messages.values()) > 20


@pytest.mark.guarantee("load-bounded")
def test_open_files_and_threads_are_bounded(tried: Tried) -> None:
    watched, drawing = tried.outcome.watched, tried.outcome.drawing
    assert 0 < max(watched.guilds) <= tried.most
    assert max(watched.threads) <= tried.most + OTHERS
    assert max(watched.files) - tried.before <= 3 * (tried.most + 2) + 2 * OTHERS, "each has its log and its index"
    assert len(drawing) in (1, 2) and all(each.processor for each in drawing)
