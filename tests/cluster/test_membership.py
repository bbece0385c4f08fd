"""A process's own lease: its deadline, and whom it may declare dead. Time is set."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.clock import SetClock
from bot.cluster.membership import LEASE, MARGIN, Membership, repeated
from bot.errors import DeclaredDead, StoreError, StoreUnavailable


class Rows:
    """Members' rows of which one, number 7, has run out. `before`: what happens while a beat is on its way."""

    def __init__(self, before: Callable[[], None] = lambda: None) -> None:
        self.before = before
        self.left: list[int] = []

    async def join(self, name: str, version: str, lease: float) -> int:
        return 1

    async def beat(self, member: int, lease: float) -> None:
        self.before()

    async def declare_dead(self) -> list[int]:
        return [7]

    async def leave(self, member: int) -> None:
        self.left.append(member)


@pytest.fixture
def clock() -> SetClock:
    return SetClock(1000.0)


async def joined(rows: Rows, clock: SetClock) -> Membership:
    membership = Membership(rows, clock=clock.now)
    assert not membership.is_in_time()
    await membership.join("one", "v")
    return membership


async def steady(membership: Membership, clock: SetClock) -> None:
    """Beat for a lease, as a member that is never away."""
    for _ in range(4):
        clock.advance(LEASE / 4)
        await membership.beat()


async def test_the_deadline_counts_from_before_the_question(clock: SetClock) -> None:
    rows = Rows()
    membership = await joined(rows, clock)
    rows.before = lambda: clock.advance(3.0)
    asked = clock.now()
    await membership.beat()
    assert membership.deadline == pytest.approx(asked + LEASE - LEASE * MARGIN)
    clock.advance(membership.deadline - clock.now() - 0.001)
    assert membership.is_in_time()
    clock.advance(0.001)
    assert not membership.is_in_time()


async def test_a_beat_that_fails_prolongs_nothing(clock: SetClock) -> None:
    rows = Rows()
    membership = await joined(rows, clock)
    before = membership.deadline

    def fail() -> None:
        raise StoreUnavailable("away")

    rows.before = fail
    clock.advance(2.0)
    with pytest.raises(StoreError):
        await membership.beat()
    assert membership.deadline == before


async def test_who_has_just_joined_declares_nobody_dead(clock: SetClock) -> None:
    membership = await joined(Rows(), clock)
    assert await membership.declare_dead() == []
    await steady(membership, clock)
    assert await membership.declare_dead() == [7]


async def test_an_away_member_declares_nobody_dead_for_a_lease(clock: SetClock) -> None:
    """After the database was away, or the process stopped: the others may have been away, too."""
    membership = await joined(Rows(), clock)
    await steady(membership, clock)
    clock.advance(LEASE + 1)
    assert await membership.declare_dead() == [], "before it has beaten again"
    await membership.beat()
    for _ in range(3):
        clock.advance(LEASE / 4)
        await membership.beat()
        assert await membership.declare_dead() == []
    clock.advance(LEASE / 4)
    assert await membership.declare_dead() == [7]


async def test_a_missed_beat_is_no_absence(clock: SetClock) -> None:
    membership = await joined(Rows(), clock)
    await steady(membership, clock)
    clock.advance(LEASE / 2)
    assert await membership.declare_dead() == [7]


async def test_whoever_left_sends_nothing_more(clock: SetClock) -> None:
    rows = Rows()
    membership = await joined(rows, clock)
    await membership.leave()
    assert (rows.left, membership.is_in_time()) == ([1], False)


async def test_beats_go_on_until_the_member_is_dead(clock: SetClock) -> None:
    """A database that is away ends nobody."""
    answers: list[Exception | None] = [None, StoreUnavailable("away"), None, DeclaredDead("over")]

    def answer() -> None:
        if (error := answers.pop(0)) is not None:
            raise error

    membership = Membership(Rows(answer), lease=0.04, clock=clock.now)
    await membership.join("one", "v")
    with pytest.raises(DeclaredDead):
        await membership.keep()
    assert answers == []


async def test_a_failure_of_the_store_is_told_once(caplog: pytest.LogCaptureFixture) -> None:
    """A failure is told once, its end, and again after a success."""
    answers: list[Exception | None] = [StoreUnavailable("a"), StoreUnavailable("b"), None, StoreUnavailable("c")]

    async def work() -> None:
        error = answers.pop(0) if answers else DeclaredDead("over")
        if error is not None:
            raise error

    with pytest.raises(DeclaredDead):
        await repeated(work, "it failed", every=0.0, again=0.0)
    assert [record.getMessage() for record in caplog.records] == [
        "it failed: a",
        "it failed: this is over; it happened 2 times",
        "it failed: c",
    ]
