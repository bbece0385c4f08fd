"""The outbox and the timers against a simple model, with random operations."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from pathlib import Path
from typing import TypeAlias

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.clock import SetClock
from bot.service.records import OutboxMessage, Timer
from db import SqliteStore, open_store
from tests.db.support import GUILD, put, with_table
from tests.support.due import due_outgoing, due_timers

Name: TypeAlias = tuple[int, str, int]

_names = st.tuples(st.sampled_from([1, 2]), st.sampled_from(["board", "hand"]), st.sampled_from([0, 7]))
_times = st.sampled_from([0.0, 1.0, 2.5, 4.0, 9.0])
_steps = st.lists(
    st.one_of(
        st.tuples(st.just("put"), _names, _times, st.sampled_from([1.0, 3.0, 5.0])),
        st.tuples(st.just("postpone"), st.integers(0, 30), _times, st.none()),
        st.tuples(st.just("drop"), st.integers(0, 30), st.none(), st.none()),
        st.tuples(st.just("timer"), _names, _times, st.none()),
        st.tuples(st.just("strike"), _names, st.none(), st.none()),
    ),
    max_size=25,
)


class Model:
    """What the outbox promises, in dictionaries."""

    def __init__(self) -> None:
        self.rows: dict[Name, OutboxMessage] = {}
        self.timers: dict[Name, Timer] = {}
        self.ids: list[int] = []

    def put(self, row: OutboxMessage, number: int) -> None:
        assert number not in self.ids, "an id was used twice"
        self.ids.append(number)
        name = (row.table, row.kind, row.target)
        before = self.rows.get(name)
        created = row.created if before is None else min(before.created, row.created)
        self.rows[name] = replace(row, id=number, created=created)

    def row(self, choice: int) -> int:
        """Return an id that was given out, whether its row is still there or not."""
        return self.ids[choice % len(self.ids)] if self.ids else 999

    def postpone(self, number: int, due: float) -> None:
        self.rows = {
            n: replace(r, due=due, attempts=r.attempts + 1) if r.id == number else r for n, r in self.rows.items()
        }

    def drop(self, number: int) -> None:
        self.rows = {name: row for name, row in self.rows.items() if row.id != number}

    def due_rows(self, now: float) -> list[OutboxMessage]:
        return sorted((row for row in self.rows.values() if row.due <= now), key=lambda row: (row.created, row.id))

    def due_timers(self, now: float) -> list[Timer]:
        due = [timer for timer in self.timers.values() if timer.due <= now]
        return sorted(due, key=lambda timer: (timer.due, timer.table, timer.kind, timer.target))

    def next_due(self) -> float | None:
        return min((thing.due for thing in [*self.rows.values(), *self.timers.values()]), default=None)


async def work(store: SqliteStore, model: Model, steps: list[tuple[str, object, object, object]]) -> None:
    async with store.write(GUILD) as writing:
        for step in steps:
            match step:
                case ("put", (int(table), str(kind), int(target)), float(due), float(created)):
                    row = OutboxMessage(table=table, kind=kind, target=target, due=due, created=created)
                    stands = await put(writing, row)
                    model.put(row, stands.id)
                    assert stands == model.rows[table, kind, target]
                case ("postpone", int(choice), float(due), _):
                    number = model.row(choice)
                    await writing.postpone(number, due)
                    model.postpone(number, due)
                case ("drop", int(choice), _, _):
                    number = model.row(choice)
                    await writing.drop_outgoing(number)
                    model.drop(number)
                case ("timer", (int(table), str(kind), int(target)), float(due), _):
                    timer = Timer(table=table, kind=kind, target=target, due=due)
                    await writing.put_timer(timer)
                    model.timers[table, kind, target] = timer
                case ("strike", (int(table), str(kind), int(target)), _, _):
                    await writing.drop_timer(table, kind, target)
                    model.timers.pop((table, kind, target), None)
                case _:
                    raise AssertionError(step)


async def compare(store: SqliteStore, model: Model) -> None:
    async with store.read(GUILD) as reading:
        for now in (0.0, 2.5, 10.0):
            assert await due_outgoing(reading, now) == model.due_rows(now)
            assert await due_timers(reading, now) == model.due_timers(now)
            assert await due_outgoing(reading, now, limit=2) == model.due_rows(now)[:2]
        assert await reading.next_due() == model.next_due()
        for (table, kind, target), row in model.rows.items():
            assert await reading.outgoing(table, kind, target) == row
    await store.due_index.settle(GUILD, None)
    assert await store.due_index.next() == model.next_due()


async def play(blocks: list[list[tuple[str, object, object, object]]]) -> None:
    folder = Path(tempfile.mkdtemp(prefix="outbox-model-"))
    store = await open_store(folder, clock=SetClock(0.0))
    try:
        for _ in range(2):
            await with_table(store)
        model = Model()
        for steps in blocks:
            await work(store, model, steps)
            await compare(store, model)
    finally:
        await store.close()
        shutil.rmtree(folder)


@settings(max_examples=40, deadline=None)
@given(st.lists(_steps, min_size=1, max_size=3))
def test_the_outbox_behaves_like_the_model(blocks: list[list[tuple[str, object, object, object]]]) -> None:
    asyncio.run(play(blocks))
