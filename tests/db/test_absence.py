"""Stored data of absent players: stand-ins, ballots, vacancies."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace

from bot.service.records import Ballot, Seat, StandIn, Vacancy, Vacation
from db.privacy import anonymise_user, export_guild, show_user
from tests.db.support import GUILD, USER, AnyStore, Guilds, two_seats, with_table


def a_ballot(table: int, **more: object) -> Ballot:
    return replace(Ballot(table=table, kind="pause", seat=1, at=2.0, until=9.0, body=b'{"until":5.0}'), **more)


async def test_a_seat_keeps_its_person_and_its_stand_in(guilds: Guilds) -> None:
    table = await with_table(guilds)
    seats = [
        replace(two_seats()[0], standin=StandIn("steady", 3.5, "vacation"), away=9.5, bank=60.5, ticking=4.5),
        two_seats()[1],
    ]
    async with guilds.write(GUILD) as tx:
        await tx.save_seats(table, seats)
        row = await tx.table(table)
        assert row is not None and row.wakes is None
        await tx.save_table(replace(row, status="paused", paused="agreed", wakes=77.5))
    async with guilds.read(GUILD) as tx:
        found = await tx.position(table)
        assert found is not None and found[1] == seats == await tx.seats(table)
        assert found[0].wakes == 77.5


async def test_a_question_is_read_as_it_was_asked_answered_and_decided(guilds: Guilds) -> None:
    table = await with_table(guilds)
    async with guilds.write(GUILD) as tx:
        first = await tx.add_ballot(a_ballot(table))
        other = await tx.add_ballot(a_ballot(table, kind="cancel"))
        assert await tx.open_ballots(table) == [first, other] == [a_ballot(table, id=1), other]
        await tx.save_ballot(replace(first, agreed=(1, 0), outcome="carried"))
        assert await tx.open_ballots(table) == [other]
        again = await tx.add_ballot(a_ballot(table))
        assert again.id not in (first.id, other.id)
    async with guilds.read(GUILD) as tx:
        assert await tx.ballot(table, first.id) == replace(first, agreed=(1, 0), outcome="carried")
        assert await tx.ballot(table + 1, first.id) is None and await tx.ballot(table, 99) is None


async def test_no_two_open_questions_of_a_kind(guilds: Guilds) -> None:
    table = await with_table(guilds)
    with pytest.raises(ValueError, match=r".*"):
        async with guilds.write(GUILD) as tx:
            await tx.add_ballot(a_ballot(table))
            await tx.add_ballot(a_ballot(table))
    async with guilds.read(GUILD) as tx:
        assert await tx.open_ballots(table) == []


async def test_a_seat_on_offer(guilds: Guilds) -> None:
    table = await with_table(guilds)
    async with guilds.write(GUILD) as tx:
        await tx.put_vacancy(Vacancy(table=table, seat=1, at=2.0))
        await tx.put_vacancy(Vacancy(table=table, seat=0, user=7, caller=USER, at=3.0))
        await tx.put_vacancy(Vacancy(table=table, seat=1, user=8, at=4.0))
        assert [(v.seat, v.user, v.caller) for v in await tx.vacancies(table)] == [(0, 7, USER), (1, 8, None)]
        await tx.drop_vacancy(table, 1)
    async with guilds.read(GUILD) as tx:
        assert await tx.vacancies(table) == [Vacancy(table=table, seat=0, user=7, caller=USER, at=3.0)]


async def test_vacation_is_stored_listed_until_spread_and_deleted(either: AnyStore) -> None:
    first, other = Vacation(user=USER, since=5.0, until=9.0, computer=True), Vacation(user=7, since=1.0, until=2.0)
    for vacation in (replace(first, until=6.0), first, other):
        await either.people.save_vacation(vacation)
    assert await either.people.vacation(USER) == first and await either.people.vacation(8) is None
    assert await either.people.unspread() == [other, first]
    await either.people.save_vacation(replace(other, spread=True))
    assert await either.people.unspread() == [first]
    assert (await show_user(either, USER))["vacation"]["until"] == 9.0
    await anonymise_user(either, USER)
    assert await either.people.vacation(USER) is None and await either.people.vacation(7) is not None


async def test_when_the_bot_ran(either: AnyStore) -> None:
    assert await either.people.last_heartbeat() is None and await either.people.outages() == []
    for at in (5.0, 7.0):
        await either.people.save_heartbeat(at)
    await either.people.add_outage(20.0, 30.0)
    await either.people.add_outage(7.0, 9.0)
    assert await either.people.last_heartbeat() == 7.0
    assert await either.people.outages() == [(7.0, 9.0), (20.0, 30.0)]


async def test_it_is_exported_shown_and_deleted(either: AnyStore) -> None:
    for number, standin in enumerate((None, StandIn("steady", 3.0, "vacation")), 1):
        table = await with_table(either, status="running")
        async with either.write(GUILD) as tx:
            await tx.save_seats(table, [replace(two_seats()[0], standin=standin), two_seats()[1]])
            await tx.add_ballot(a_ballot(table))
            await tx.put_vacancy(Vacancy(table=table, seat=0, user=USER, at=1.0))
            await tx.put_vacancy(Vacancy(table=table, seat=1, user=5, caller=USER, at=1.0))
        assert table == number
    file = json.loads(await export_guild(either, GUILD))
    assert file["tables"][0]["ballots"][0]["body"] == {"until": 5.0}
    assert [vacancy["seat"] for vacancy in file["tables"][1]["vacancies"]] == [0, 1]
    assert file["tables"][1]["seats"][0]["standin"]["why"] == "vacation"
    shown = (await show_user(either, USER))["guilds"][str(GUILD)]
    assert [(v["table"], v["seat"]) for v in shown["vacancies"]] == [(1, 0), (1, 1), (2, 0), (2, 1)]
    assert await anonymise_user(either, USER) == []
    assert (await show_user(either, USER))["guilds"] == {}
    async with either.read(GUILD) as tx:
        assert [(v.seat, v.user) for v in await tx.vacancies(1)] == [(1, 5)]
        statuses = [table.status for table in await tx.tables(("running", "paused"))]
        assert statuses == ["paused", "running"], "a computer stands in at the other: no player is awaited there"
        left: list[Seat] = await tx.seats(2)
    assert left[0].status == "left" and left[0].standin is not None
