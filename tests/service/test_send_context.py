"""What is read to send an outbox message: what its kind needs, in one round trip, and nothing else."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from bot.service.messages.delivery import HANDLERS, deliver, needs_of
from bot.service.messages.sender import Needs, Sender
from bot.service.records import OutboxMessage
from bot.service.tables.outbox import Body, PlaceBody, ShrinkBody, put
from tests.db.support import counted
from tests.service.world import ANN, BOB, CHANNEL, GUILD, World
from tests.service.world import world as make_world

ROW, TABLE, ENTRIES, POSTED, SERVER, TIMERS = 1, 3, 1, 1, 1, 1
"""Statements: the row as it is now; the table, its seats and its snapshot; each of the others."""
READ = {
    "story": ROW + TABLE + ENTRIES + POSTED,
    "final": ROW + TABLE,
    "post": ROW + TABLE + ENTRIES,
    "lobby": ROW + TABLE + POSTED,
    "invite": ROW + TABLE,
    "vacancy": ROW + TABLE + POSTED,
    "ballot": ROW + TABLE + POSTED,
    "board": ROW + TABLE + ENTRIES + POSTED + TIMERS,
    "hand": ROW + TABLE + ENTRIES + POSTED + SERVER,
    "closed": ROW + TABLE,
    "told": ROW + TABLE,
    "shrink": ROW + TABLE + ENTRIES,
    "delete": ROW,
    "call": ROW + TABLE,
    "together": ROW + TABLE,
    "strike": ROW + TABLE,
    "stray": ROW,
}
WRITE = 3
"""Statements of a transaction that takes the row out: it is begun, the row is deleted, it is committed."""


@pytest.fixture
async def started(tmp_path: Path) -> AsyncIterator[World]:
    async with make_world(tmp_path / "data", live=60.0) as world:
        await world.started(ANN, BOB)
        yield world


async def put_row(world: World, kind: str, body: Body | None = None) -> tuple[Sender, OutboxMessage]:
    """Put a row of a kind and return it with who sends it."""
    async with world.store.write(GUILD) as tx:
        await put(world.context, tx, 1, kind, body=body)
        row = await tx.outgoing(1, kind)
    assert row is not None
    return Sender(world.context, GUILD, needs_of), row


def test_each_kind_is_counted() -> None:
    assert list(READ) == list(HANDLERS)


@pytest.mark.parametrize("kind", HANDLERS)
async def test_what_a_kind_needs_is_read_at_once_and_nothing_else(
    kind: str, started: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    sender, row = await put_row(started, kind)
    hops = counted(monkeypatch)
    newest = await sender.newest(row)
    assert newest is not None
    if needs_of(kind).table:
        assert (await sender.scene(newest)).loaded.table.id == 1
    assert hops == [READ[kind]]


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("delete", PlaceBody(CHANNEL, 7)),
        ("shrink", ShrinkBody(CHANNEL, 7, 0.0, 1e12)),
        ("story", None),  # of a story that is none any more
    ],
)
async def test_it_is_not_read_again_when_the_row_is_sent(
    kind: str, body: Body | None, started: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    sender, row = await put_row(started, kind, body)
    hops = counted(monkeypatch)
    newest = await sender.newest(row)
    assert newest is not None
    await deliver(sender, newest)
    assert hops == [READ[kind], WRITE + (kind == "shrink")], "where a summary stands is noted"
    assert row.id not in {one.id for one in (await started.unsent())[0]}


async def test_what_a_kind_did_not_ask_for_is_not_taken_for_nothing(started: World) -> None:
    """Of a table without entries, or one that is not live, just that is known."""
    await started.discard(ANN)
    sender, row = await put_row(started, "told")
    scene = await sender.scene(row)
    for name in ("entries", "posted", "server", "live"):
        with pytest.raises(LookupError):
            getattr(scene, name)
    everything = Needs(entries=None, posted=True, server=True, live=True)
    scene = await Sender(started.context, GUILD, lambda _: everything).scene(row)
    assert len(scene.entries) == len(await started.entries()) > 0
    assert ("board", 0) in scene.posted and scene.live and scene.server == ""


async def test_a_kind_that_this_version_does_not_know_reads_no_table(
    started: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    sender, row = await put_row(started, "told")
    async with started.store.write(GUILD) as tx:
        await tx.put_outgoing(msgspec.structs.replace(row, kind="unheard-of"))
        row = await tx.outgoing(1, "unheard-of")
    assert row is not None
    hops = counted(monkeypatch)
    assert await sender.newest(row) == row and hops == [ROW]
    await deliver(sender, row)
    assert row.id in {one.id for one in (await started.unsent())[0]}, "it waits for one that does"
