"""A connection that is lost while a transaction is committed: was it written?"""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot import progress
from bot.clock import SetClock
from bot.errors import StoreUnavailable
from bot.progress import Progress
from bot.service.records import Person
from db.errors import OutcomeUnknown
from tests.db.support import GUILD, USER, act, an_entry, numbers, with_table
from tests.support.lossy_proxy import LossyProxy
from tests.support.postgres import opened


@pytest.fixture
async def proxy(postgres_database: str) -> AsyncIterator[LossyProxy]:
    with tempfile.TemporaryDirectory(prefix="lossy-") as folder:  # a socket's path must be short
        async with LossyProxy(Path(folder), postgres_database).open() as proxy:
            yield proxy


@pytest.fixture
async def store(proxy: LossyProxy, postgres_database: str, clock: SetClock) -> AsyncIterator[Any]:
    async for store in opened(postgres_database, clock, alone=True, through=proxy.uri):
        yield store


async def test_what_was_written_counts_as_committed(store: Any, proxy: LossyProxy) -> None:
    table = await with_table(store)
    proxy.lose = "answer"
    with progress.watched() as operation:
        assert await act(store, GUILD, table) == 1
        assert operation.progress is Progress.DONE
    assert proxy.lose == "" and await numbers(store, GUILD, table) == [1]
    assert await act(store, GUILD, table) == 2
    assert store.transactions == {"committed": 3}


async def test_what_was_not_written_is_refused_and_undone(store: Any, proxy: LossyProxy) -> None:
    """The server still holds the transaction open, and the guild's row: it is ended."""
    table = await with_table(store)
    proxy.lose = "commit"
    with progress.watched() as operation:
        with pytest.raises(StoreUnavailable, match="nothing was written"):
            await act(store, GUILD, table)
        assert operation.progress is Progress.NOTHING
    assert await numbers(store, GUILD, table) == []
    assert await act(store, GUILD, table) == 1


async def test_deferred_writes_alone_are_looked_up_too(store: Any, proxy: LossyProxy) -> None:
    table = await with_table(store)
    for lost, then in (("answer", [1]), ("commit", [1])):
        proxy.lose = lost  # pyright: ignore[reportAttributeAccessIssue] - one of the two
        try:
            async with store.write(GUILD) as tx:
                await tx.append(table, an_entry(1 if lost == "answer" else 2))
        except StoreUnavailable:
            assert lost == "commit"
        assert await numbers(store, GUILD, table) == then


async def test_what_belongs_to_no_guild_is_looked_up_too(store: Any, proxy: LossyProxy) -> None:
    proxy.lose = "answer"
    await store.people.save_person(Person(user=USER, language="de"))
    proxy.lose = "commit"
    with pytest.raises(StoreUnavailable):
        await store.people.save_person(Person(user=USER, language="en"))
    assert (await store.people.person(USER)).language == "de"


async def test_nobody_hears_nothing_was_done_if_it_is_unknown(
    store: Any, proxy: LossyProxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.postgres.receipts.LOOKS", (0.0, 0.01))
    table = await with_table(store)
    store.connections._others.expire()
    proxy.lose, proxy.down = "answer", True
    with progress.watched() as operation:
        with pytest.raises(OutcomeUnknown):
            await act(store, GUILD, table)
        assert operation.progress is Progress.PART
    proxy.down = False
    assert await numbers(store, GUILD, table) == [1]


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://ann:se%3Acret@127.0.0.1:1/games",
        "postgresql://ann:se:cret@127.0.0.1:port/games",
        "mysql://ann:secret@127.0.0.1/games",
        "postgresql://ann:secret@127.0.0.1:1/games?sslmode=secret",
    ],
)
async def test_no_error_names_the_password(url: str, clock: SetClock) -> None:
    from bot.redaction import traced
    from db.postgres.store import open_postgres

    with pytest.raises(StoreUnavailable) as found:
        await open_postgres(url, clock)
    assert "cret" not in traced(found.value) and "cret" not in str(found.value)
