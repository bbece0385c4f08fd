"""Results are stored, found by game and by user, and count only while the game is over."""

from __future__ import annotations

from msgspec.structs import replace

from bot.service.records import Ended, Part, Person, Seat, SeatResult
from tests.db.support import GUILD, USER, AnyStore, Guilds, a_table, with_table


def ended(table: int, at: float, *totals: int, why: str = "rules", part: Part = "whole") -> Ended:
    seats = tuple(
        SeatResult(seat=seat, rank=1 + sum(other > total for other in totals), total=total,
                   lines=(("gate", total),), part=part)
        for seat, total in enumerate(totals)
    )  # fmt: skip
    return Ended(table=table, at=at, ended=why, places=len(totals), seats=seats)


async def test_plays_stand_in_the_order_in_which_they_ended(guilds: Guilds) -> None:
    for _ in range(3):
        await with_table(guilds, status="over", terms={"rated": "rated"})
    async with guilds.write(GUILD) as tx:
        await tx.save_result(ended(1, 30.0, 5, 9))
        await tx.save_result(ended(2, 20.0, 7, 7, why="vote"))
        await tx.save_result(ended(3, 30.0, 8, 2))
    async with guilds.read(GUILD) as tx:
        plays = await tx.plays()
        assert [(play.table, play.at, play.ended) for play in plays] == [
            (2, 20.0, "vote"), (1, 30.0, "rules"), (3, 30.0, "rules")
        ]  # fmt: skip
        first = plays[1]
        assert [(own.name, own.user, own.computer, own.rank, own.total) for own in first.seats] == [
            ("Hopper", None, "steady", 1, 9), ("Ada", USER, None, 2, 5)
        ]  # fmt: skip
        assert first.seats[1].lines == (("gate", 5),) and first.terms == {"rated": "rated"} and first.places == 2
        assert first.options == {"preset": "yucata", "end": "8"}


async def test_plays_of_a_game_and_of_a_person(guilds: Guilds) -> None:
    for game, user in (("one", USER), ("two", USER), ("one", USER + 1)):
        number = await with_table(guilds, game=game, status="over")
        async with guilds.write(GUILD) as tx:
            await tx.save_seats(number, [Seat(number=0, user=user, name="A"), Seat(number=1, user=9, name="B")])
            await tx.save_result(ended(number, float(number), 3, 1))
    async with guilds.read(GUILD) as tx:
        assert [play.table for play in await tx.plays("one")] == [1, 3]
        assert [play.table for play in await tx.plays(user=USER)] == [1, 2]
        assert [play.table for play in await tx.plays("one", USER)] == [1]
        assert [len(play.seats) for play in await tx.plays("one", USER)] == [2], "the others at the table too"
        assert await tx.plays("three") == []


async def test_result_is_replaced_and_counts_only_after_the_end(guilds: Guilds) -> None:
    number = await with_table(guilds, status="over")
    async with guilds.write(GUILD) as tx:
        await tx.save_result(ended(number, 1.0, 5, 9))
        await tx.save_result(ended(number, 2.0, 6, 4, part="gone"))
        (play,) = await tx.plays()
        assert [own.total for own in play.seats] == [6, 4] and play.seats[0].part == "gone" and play.at == 2.0
        table = await tx.table(number)
        assert table is not None
        await tx.save_table(replace(table, status="running"))
        assert await tx.plays() == []


async def test_tables_whose_result_is_lacking_are_found(guilds: Guilds) -> None:
    for status in ("over", "running", "over", "cancelled", "over"):
        await with_table(guilds, status=status)
    async with guilds.write(GUILD) as tx:
        assert [table.id for table in await tx.without_result()] == [5, 3, 1]
        await tx.save_result(ended(3, 1.0, 2))
    async with guilds.read(GUILD) as tx:
        assert [table.id for table in await tx.without_result()] == [5, 1]
        assert (await tx.without_result())[1] == a_table(id=1, status="over")


async def test_who_agreed_to_be_rated(either: AnyStore) -> None:
    assert (await either.people.person(1)).rated is False
    for user, rated in ((1, True), (2, False), (3, True)):
        await either.people.save_person(Person(user=user, rated=rated))
    assert await either.people.person(1) == Person(user=1, rated=True)
    assert await either.people.rated([1, 2, 4]) == {1}
    assert await either.people.rated([]) == frozenset()
