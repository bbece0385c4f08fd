"""A result is written with its last entry, and added later where it is missing."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from bot.games.core import codec
from bot.games.core.log import Acted, Concluded, Seated, encode_entry
from bot.service.records import Entry, Play, Seat, StandIn
from bot.service.request import Actor
from bot.service.tables import results
from bot.service.tables.loaded import LoadedTable, load
from bot.service.tables.tx import write_entry
from tests.service.world import ANN, BOB, CEM, GUILD, World


class Blown(Exception):
    pass


async def plays(world: World) -> list[Play]:
    async with world.store.read(GUILD) as tx:
        return await tx.plays()


async def conclude(world: World, table: int = 1) -> LoadedTable:
    """Let the people of a running table end it, here and now."""
    async with world.store.write(GUILD) as tx:
        loaded = await load(world.context, tx, GUILD, table)
        return (await write_entry(world.context, tx, loaded, Concluded("vote"), Actor(ANN))).loaded


async def play_to_the_end(world: World, table: int = 1) -> LoadedTable:
    chance = random.Random(3)
    for _ in range(2000):
        loaded = await world.loaded(table)
        if loaded.table.status != "running":
            break
        if loaded.computer_on(loaded.to_move()[0]) is None:
            await world.act_any(chance, table)
        else:
            await world.advance(25)
    loaded = await world.loaded(table)
    assert loaded.table.status == "over"
    return loaded


async def test_the_end_is_written_down_with_the_last_entry(world: World) -> None:
    await world.started(ANN, BOB)
    await world.act_any(random.Random(1))
    assert await plays(world) == []
    loaded = await conclude(world)
    (play,) = await plays(world)
    standing = loaded.game.score(loaded.state)
    assert (play.table, play.game, play.ended, play.places, play.at) == (
        1,
        "space-mission",
        "vote",
        2,
        world.clock.now(),
    )
    assert [(own.seat, own.rank, own.total) for own in play.seats] == [
        (result.seat, result.rank, result.total) for result in standing.results
    ]
    assert [own.lines for own in play.seats] == [
        tuple((line.category, line.points) for line in result.lines) for result in standing.results
    ]
    assert all(sum(points for _, points in own.lines) == own.total for own in play.seats)
    assert {own.user for own in play.seats} == {ANN, BOB} and {own.part for own in play.seats} == {"whole"}


async def test_ended_game_says_so_and_equals_its_log(world: World) -> None:
    await world.started(ANN, BOB, computers=1)
    await play_to_the_end(world)
    (play,) = await plays(world)
    assert play.ended == "rules" and sorted(own.part for own in play.seats) == ["computer", "whole", "whole"]
    async with world.store.write(GUILD) as tx:
        tx._source.defer("DELETE FROM result_seat")  # pyright: ignore[reportAttributeAccessIssue]  # as an old file
        tx._source.defer("DELETE FROM result")  # pyright: ignore[reportAttributeAccessIssue]
    assert await plays(world) == []
    assert await results.make_up(world.context, GUILD) == 0
    assert await plays(world) == [play]


@pytest.mark.guarantee("result-atomic")
async def test_result_and_last_entry_are_written_atomically(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.started(ANN, BOB)

    async def blow(*_: object) -> None:
        raise Blown

    with monkeypatch.context() as patch:
        patch.setattr(results, "keep", blow)
        with pytest.raises(Blown):
            await conclude(world)
    assert await plays(world) == [] and (await world.loaded()).table.status == "running"


async def test_a_game_ends_even_where_its_result_cannot_be_told(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await world.started(ANN, BOB)

    def ill(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(results, "outcome", ill)
        await conclude(world)
    assert (await world.loaded()).table.status == "over" and "no result" in caplog.text
    assert await plays(world) == [] and await results.make_up(world.context, GUILD) == 0
    assert [play.ended for play in await plays(world)] == ["vote"]


async def test_missing_results_are_added_in_portions_past_bad_tables(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for table in (1, 2, 3):
        await world.started(ANN, BOB, channel=100 + table)
        await conclude(world, table)
    async with world.store.write(GUILD) as tx:
        tx._source.defer("DELETE FROM result_seat")  # pyright: ignore[reportAttributeAccessIssue]  # as an old file
        tx._source.defer("DELETE FROM result")  # pyright: ignore[reportAttributeAccessIssue]
        ill = await tx.table(3)
        assert ill is not None
        await tx.save_table(replace(ill, options={}))
    monkeypatch.setattr(results, "AT_ONCE", 2)
    assert await results.make_up(world.context, GUILD) == 1
    assert sorted((play.table, play.ended) for play in await plays(world)) == [(2, "vote"), (3, "unknown")]
    assert "table 3 has no result" in caplog.text
    monkeypatch.setattr(results, "AT_ONCE", 20)
    assert await results.make_up(world.context, GUILD) == 0
    assert sorted(play.table for play in await plays(world)) == [1, 2, 3]
    assert await results.make_up(world.context, GUILD) == 0


def row(number: int, user: int | None, entry: Acted | Seated, undone_by: int | None = None) -> Entry:
    return Entry(number=number, seat=entry.seat, user=user, source="panel", interaction=None, at=number * 1.0,
                 body=encode_entry(entry), events=codec.encode(()), undone_by=undone_by)  # fmt: skip


DID = Acted(0, "fly", ("hazard",))
OWN = Seat(number=0, user=ANN, name="Ann")


@pytest.mark.parametrize(
    ("seat", "users", "part"),
    [
        (OWN, (ANN, ANN), "whole"),
        (OWN, (), "whole"),
        (OWN, (CEM, ANN), "joined"),
        (OWN, (None, ANN), "whole"),
        (replace(OWN, status="left"), (ANN,), "gone"),
        (replace(OWN, standin=StandIn("easy", 1.0, "resigned")), (ANN,), "gone"),
        (replace(OWN, standin=StandIn("easy", 1.0, "clock")), (ANN,), "gone"),
        (replace(OWN, standin=StandIn("easy", 1.0, "left"), status="left"), (ANN,), "gone"),
        (replace(OWN, standin=StandIn("easy", 1.0, "vacation")), (ANN,), "away"),
        (replace(OWN, standin=StandIn("easy", 1.0, "asked")), (ANN,), "away"),
        (replace(OWN, standin=StandIn("easy", 1.0, "vacation"), status="left"), (ANN,), "gone"),
        (Seat(number=0, computer="easy", name="C"), (None,), "computer"),
    ],
)
async def test_users_part_in_a_game(world: World, seat: Seat, users: tuple[int | None, ...], part: str) -> None:
    loaded = await world.started(ANN, BOB)
    state = loaded.game.end_now(loaded.state).state
    rows = [row(number, user, DID) for number, user in enumerate(users, 1)]
    # That another user had a computer take over is no move of this player's.
    rows.append(row(8, BOB, Seated(0, "computer:easy")))
    rows.append(row(9, BOB, Acted(1, "fly", ("hazard",))))
    ended = results.outcome(loaded.game, loaded.table, (seat, loaded.seats[1]), rows, state)
    assert next(own.part for own in ended.seats if own.seat == 0) == part
    assert ended.at == 9.0 and ended.ended == "rules"


async def test_what_was_taken_back_counts_for_nothing(world: World) -> None:
    loaded = await world.started(ANN, BOB)
    state = loaded.game.end_now(loaded.state).state
    rows = [row(1, CEM, DID, undone_by=2), row(3, ANN, DID)]
    ended = results.outcome(loaded.game, loaded.table, loaded.seats, rows, state)
    assert {own.part for own in ended.seats} == {"whole"}
