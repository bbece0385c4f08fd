"""Several processes of the bot under one load: starts them, lets them go on together, and adds up what came of it."""

from __future__ import annotations

import asyncio
import pickle
import random
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import fields
from operator import attrgetter
from pathlib import Path
from typing import TypeVar, cast

import asyncpg

from tests.load.limits import Counts, LimitedMessenger
from tests.load.member import GATES, LOCKS, Gate
from tests.load.players import Tally
from tests.load.run import LoadOptions, Outcome, Watched
from tests.support.fork_server import Child, ForkServer

N = TypeVar("N", int, float)
_ENDED = 60.0
"""Seconds in which a process ends after its last gate."""


async def loaded_together(folder: Path, plan: LoadOptions, spent: Callable[[], float]) -> Outcome:
    """Let the processes of a plan bear its load on its database, and return what came of it in all of them.

    `spent`: the seconds of processor that the database's server has used. Raises RuntimeError with what a process said
    that failed.
    """
    await asyncio.to_thread(folder.mkdir)
    (folder / "plan").write_bytes(pickle.dumps(plan))
    numbers, by = range(plan.processes), dict[Gate, float]()
    async with ForkServer("tests.load.member") as server, _gates(plan.database) as gates:
        children = [await server.fork("tests.load.member:main", str(folder), str(number)) for number in numbers]
        for gate in GATES:
            await asyncio.gather(*(_has_reached(child, gate) for child in children))
            by[gate] = spent()
            await gates.execute("SELECT pg_advisory_unlock($1, $2)", LOCKS, GATES.index(gate))
        codes = [await child.wait(_ENDED) for child in children]
    if any(codes):
        raise RuntimeError(f"the processes under load ended with {codes}")
    outcome = added([pickle.loads((folder / f"outcome-{number}").read_bytes()) for number in numbers])
    outcome.database = by["judge"] - by["play"]
    if outcome.tally.games < plan.tables:
        raise RuntimeError(f"{outcome.tally.games} games began, and there are {plan.tables} tables")
    return outcome


@asynccontextmanager
async def _gates(database: str) -> AsyncIterator[asyncpg.Connection]:
    """Hold all gates closed, by locks of one session."""
    connection = await asyncpg.connect(database)
    try:
        for place in range(len(GATES)):
            await connection.execute("SELECT pg_advisory_lock($1, $2)", LOCKS, place)
        yield connection
    finally:
        await connection.close()


async def _has_reached(child: Child, gate: Gate) -> None:
    """Wait until a process has come so far."""
    said: list[str] = []
    assert child.stdout is not None
    async for line in child.stdout:
        said.append(line.decode(errors="replace"))
        if said[-1].strip() == gate:
            return
    raise RuntimeError(f"a process under load ended before {gate!r}:\n{''.join(said)}")


def added(outcomes: Sequence[Outcome]) -> Outcome:
    """Return what came of a load in all processes together: times side by side, amounts added up."""
    whole = Outcome(
        _tally(outcome.tally for outcome in outcomes),
        _watched([outcome.watched for outcome in outcomes]),
        LimitedMessenger(random.Random(), counts=_counts(outcome.messenger.counts for outcome in outcomes)),
        max(outcome.seconds for outcome in outcomes),
        sum(outcome.processor for outcome in outcomes),
    )
    for amount in ("backlog", "lost", "doubled", "unsent", "stale"):
        setattr(whole, amount, sum(map(attrgetter(amount), outcomes)))
    whole.drained = max(outcome.drained for outcome in outcomes)
    whole.drawing = [each for outcome in outcomes for each in outcome.drawing]
    begin, end = (sum(each) for each in zip(*(outcome.pretended for outcome in outcomes), strict=True))
    whole.pretended = begin, end
    return whole


def _tally(tallies: Iterable[Tally]) -> Tally:
    whole = Tally()
    for tally in tallies:
        whole.first.extend(tally.first)
        whole.whole.extend(tally.whole)
        whole.done.extend(tally.done)
        whole.refused.extend(tally.refused)
        whole.excused += tally.excused
        whole.waiting |= tally.waiting
        whole.games += tally.games
    return whole


def _watched(each: Sequence[Watched]) -> Watched:
    whole = Watched(
        memory=_side_by_side([one.memory for one in each]),
        files=_side_by_side([one.files for one in each]),
        guilds=_side_by_side([one.guilds for one in each]),
        threads=_side_by_side([one.threads for one in each]),
    )
    for one in each:
        whole.late.extend(one.late)
    return whole


def _side_by_side(columns: Sequence[list[N]]) -> list[N]:
    """Add what was looked at in the same moments; the last ones may be missing in one of the processes."""
    return [cast("N", sum(moment)) for moment in zip(*columns, strict=False)]


def _counts(each: Iterable[Counts]) -> Counts:
    found = list(each)
    return Counts(*(sum(getattr(counts, field.name) for counts in found) for field in fields(Counts)))
