"""Ballots among the players of a table, and vacant seats that are on offer."""

from __future__ import annotations

import msgspec

from bot.service.records import Ballot, Vacancy
from db.repositories.base import Mapper, Recorder, Repository

BALLOTS = Mapper(Ballot, "ballot", {"table": "table_id"}, generated=True)
VACANCIES = Mapper(Vacancy, "vacancy", {"table": "table_id"})


class AbsenceReads(Repository):
    """Reads ballots and vacancies."""

    async def ballot(self, table: int, ballot: int) -> Ballot | None:
        row = await self._one(f"{BALLOTS.select} WHERE table_id = ? AND id = ?", table, ballot)
        return None if row is None else BALLOTS.read(row)

    async def open_ballots(self, table: int) -> list[Ballot]:
        sql = f"{BALLOTS.select} WHERE table_id = ? AND outcome IS NULL ORDER BY id"
        return [BALLOTS.read(row) for row in await self._source.rows(sql, table)]

    async def vacancies(self, table: int) -> list[Vacancy]:
        sql = f"{VACANCIES.select} WHERE table_id = ? ORDER BY seat"
        return [VACANCIES.read(row) for row in await self._source.rows(sql, table)]


class AbsenceWrites(Recorder, AbsenceReads):
    """Writes them."""

    async def add_ballot(self, ballot: Ballot) -> Ballot:
        return msgspec.structs.replace(ballot, id=await self._insert(BALLOTS, ballot))

    async def save_ballot(self, ballot: Ballot) -> None:
        self._source.defer(
            "UPDATE ballot SET agreed = ?, outcome = ? WHERE id = ?",
            msgspec.json.encode(ballot.agreed).decode(),
            ballot.outcome,
            ballot.id,
        )

    async def put_vacancy(self, vacancy: Vacancy) -> None:
        self._defer(VACANCIES.replace(vacancy))

    async def drop_vacancy(self, table: int, seat: int) -> None:
        self._source.defer("DELETE FROM vacancy WHERE table_id = ? AND seat = ?", table, seat)
