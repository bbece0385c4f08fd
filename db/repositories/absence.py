"""Ballots among the players of a table, and vacant seats that are on offer."""

from __future__ import annotations

import msgspec

from bot.service.records import Ballot, Vacancy
from db.repositories.base import Recorder, Repository
from db.repositories.mapping import Mapper, Numbered

BALLOTS = Mapper(Ballot, "ballot", owner="guild_id", numbered=Numbered("id", "last_ballot"))
VACANCIES = Mapper(Vacancy, "vacancy", owner="guild_id", key="guild_id, table_id, seat")


class AbsenceReads(Repository):
    """Reads ballots and vacancies."""

    async def ballot(self, table: int, ballot: int) -> Ballot | None:
        row = await self._one(
            f"{BALLOTS.select} WHERE guild_id = ? AND id = ? AND table_id = ?", *(self._guild, ballot, table)
        )
        return None if row is None else BALLOTS.read(row)

    async def open_ballots(self, table: int) -> list[Ballot]:
        sql = f"{BALLOTS.select} WHERE guild_id = ? AND table_id = ? AND outcome IS NULL ORDER BY id"
        return [BALLOTS.read(row) for row in await self._source.rows(sql, self._guild, table)]

    async def vacancies(self, table: int) -> list[Vacancy]:
        sql = f"{VACANCIES.select} WHERE guild_id = ? AND table_id = ? ORDER BY seat"
        return [VACANCIES.read(row) for row in await self._source.rows(sql, self._guild, table)]


class AbsenceWrites(Recorder, AbsenceReads):
    """Writes them."""

    async def add_ballot(self, ballot: Ballot) -> Ballot:
        return msgspec.structs.replace(ballot, id=await self._insert_and_number(BALLOTS, ballot))

    async def save_ballot(self, ballot: Ballot) -> None:
        self._source.defer(
            "UPDATE ballot SET agreed = ?, outcome = ? WHERE guild_id = ? AND id = ?",
            msgspec.json.encode(ballot.agreed).decode(),
            ballot.outcome,
            self._guild,
            ballot.id,
        )

    async def put_vacancy(self, vacancy: Vacancy) -> None:
        self._upsert(VACANCIES, vacancy)

    async def drop_vacancy(self, table: int, seat: int) -> None:
        sql = "DELETE FROM vacancy WHERE guild_id = ? AND table_id = ? AND seat = ?"
        self._source.defer(sql, self._guild, table, seat)
