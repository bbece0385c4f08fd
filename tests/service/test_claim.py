"""A timer is claimed in the transaction that acts on it: until then, it may have changed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.service.context import Context
from bot.service.messages import timers
from bot.service.messages.timers import ACTS, KINDS, PREPARED, act_on
from bot.service.records import DueTimer
from bot.service.tables.tx import Act, TableTx
from tests.service.timer_cases import CASES, Deed, found, set_by_hand, timer
from tests.service.world import BOB, GUILD, World
from tests.service.world import world as make_world
from tests.support.due import due_outgoing, due_timers


@pytest.fixture
def kind(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture
async def world(kind: str, tmp_path: Path) -> AsyncIterator[World]:
    async with make_world(tmp_path / "data", live=CASES[kind].live) as made:
        await CASES[kind].begins(made)
        yield made


def meanwhile(world: World, monkeypatch: pytest.MonkeyPatch, deed: Deed) -> None:
    """Let this be done just before the next transaction."""
    write = world.store.write

    @asynccontextmanager
    async def late(guild: int) -> AsyncIterator[Any]:
        monkeypatch.setattr(world.store, "write", write)
        await deed(world)
        async with write(guild) as tx:
            yield tx

    monkeypatch.setattr(world.store, "write", late)


async def stored(world: World) -> tuple[Any, ...]:
    """Return all that acting on a timer could change."""
    async with world.store.read(GUILD) as tx:
        return (
            await tx.position(1),
            await due_timers(tx, 1e12, 1000),
            await due_outgoing(tx, 1e15, 1000),
            await tx.remarks(1),
            await tx.open_ballots(1),
            await tx.vacancies(1),
            await tx.premove_queues(1),
        )


@pytest.mark.guarantee("timer-claimed")
def test_each_kind_of_timer_has_a_case() -> None:
    assert set(CASES) == set(KINDS)


@pytest.mark.parametrize("kind", KINDS, indirect=True)
async def test_timer_that_is_claimed_is_acted_on(kind: str, world: World) -> None:
    await act_on(world.context, GUILD, [await found(world, kind, CASES[kind].target)])
    await CASES[kind].acted(world)


@pytest.mark.parametrize("kind", KINDS, indirect=True)
async def test_what_is_done_before_the_claim_is_kept(kind: str, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    case = CASES[kind]
    one = await found(world, kind, case.target)
    meanwhile(world, monkeypatch, case.meanwhile)
    await act_on(world.context, GUILD, [one])
    await case.kept(world)


@pytest.mark.guarantee("timer-claimed")
@pytest.mark.parametrize("kind", KINDS, indirect=True)
async def test_timer_set_again_with_same_time_is_not_taken(
    kind: str, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fixed clock, or two settings within one tick: the new timer has the same value as the former."""
    one = await found(world, kind, CASES[kind].target)
    former, after = await timer(world, kind, CASES[kind].target), ()
    assert former is not None

    async def set_anew(world: World) -> None:
        nonlocal after
        async with world.store.write(GUILD) as tx:
            await tx.put_timer(former)
        after = await stored(world)

    meanwhile(world, monkeypatch, set_anew)
    await act_on(world.context, GUILD, [one])
    assert await stored(world) == after
    await act_on(world.context, GUILD, [await found(world, kind, CASES[kind].target)])
    await CASES[kind].acted(world)


@pytest.mark.guarantee("timer-claimed")
@pytest.mark.parametrize("kind", KINDS, indirect=True)
async def test_timer_deleted_before_the_claim_does_nothing(
    kind: str, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, after = await found(world, kind, CASES[kind].target), ()

    async def struck_out(world: World) -> None:
        nonlocal after
        async with world.store.write(GUILD) as tx:
            await tx.drop_timer(1, kind, CASES[kind].target)
        after = await stored(world)

    meanwhile(world, monkeypatch, struck_out)
    await act_on(world.context, GUILD, [one])
    assert await stored(world) == after


@pytest.mark.parametrize("kind", KINDS, indirect=True)
async def test_act_that_fails_leaves_the_timer(kind: str, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    prepare, before = PREPARED.get(kind), await stored(world)

    async def failing(*given: Any) -> Act:
        act = await prepare(*given) if prepare is not None else ACTS[kind]

        async def fails(*given: Any) -> None:
            await act(*given)
            raise RuntimeError("an ill game")

        return fails

    monkeypatch.setitem(timers.PREPARED, kind, failing)
    with pytest.raises(RuntimeError):
        await act_on(world.context, GUILD, [await found(world, kind, CASES[kind].target)])
    assert await stored(world) == before


@pytest.mark.parametrize("kind", ["remind"], indirect=True)
@pytest.mark.parametrize("withdrawn", [False, True])
async def test_timer_changed_while_it_failed_is_not_put_off(
    kind: str, world: World, monkeypatch: pytest.MonkeyPatch, withdrawn: bool
) -> None:
    """It is set again, or withdrawn because its user was deleted."""
    due = world.clock.now() + 5.0

    async def fails(context: Context, guild: int, one: DueTimer) -> Act:
        if withdrawn:
            async with context.store.write(guild) as tx:
                await tx.drop_timer(one.table, one.kind, one.target)
        else:
            await set_by_hand(world, one.kind, one.target, due)
        raise RuntimeError("an ill game")

    monkeypatch.setitem(timers.PREPARED, kind, fails)
    await world.settle()
    stands = await timer(world, kind, BOB)
    assert (None if stands is None else stands.due) == (None if withdrawn else due)


@pytest.mark.parametrize("kind", ["sleep"], indirect=True)
async def test_claim_loads_the_table_once(kind: str, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[TableTx] = []

    async def act(table: TableTx, claimed: Any) -> None:
        assert claimed.due == due
        seen.append(table)

    async def prepare(*_: Any) -> Act:
        return act

    one, before = await found(world, kind, 0), await timer(world, kind, 0)
    assert before is not None
    due = before.due
    monkeypatch.setitem(timers.PREPARED, kind, prepare)
    await act_on(world.context, GUILD, [one])
    assert seen[0].loaded.table.id == seen[0].id == 1 and await timer(world, kind, 0) is None
