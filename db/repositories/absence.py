"""Ballots among the players of a table, and vacant seats that are on offer."""

from __future__ import annotations

import msgspec

from bot.service.records import Ballot, Vacancy
from db.connection import Row
from db.repositories.base import Recorder, Repository, reader

_BALLOT = "table_id, kind, seat, at, until, body, agreed, outcome"
_seats = msgspec.json.Decoder(tuple[int, ...])


@reader
def read_ballot(row: Row) -> Ballot:
    """Return the ballot of a row."""
    number, table, kind, seat, at, until, body, agreed, outcome = row
    return Ballot(
        id=number,
        table=table,
        kind=kind,
        seat=seat,
        at=at,
        until=until,
        body=body,
        agreed=_seats.decode(agreed),
        outcome=outcome,
    )


class AbsenceReads(Repository):
    """Reads ballots and vacancies."""

    async def ballot(self, table: int, ballot: int) -> Ballot | None:
        row = await self._one(f"SELECT id, {_BALLOT} FROM ballot WHERE table_id = ? AND id = ?", table, ballot)
        return None if row is None else read_ballot(row)

    async def open_ballots(self, table: int) -> list[Ballot]:
        rows = await self._source.rows(
            f"SELECT id, {_BALLOT} FROM ballot WHERE table_id = ? AND outcome IS NULL ORDER BY id", table
        )
        return [read_ballot(row) for row in rows]

    async def vacancies(self, table: int) -> list[Vacancy]:
        rows = await self._source.rows(
            "SELECT seat, user, caller, at FROM vacancy WHERE table_id = ? ORDER BY seat", table
        )
        return [Vacancy(table=table, seat=seat, user=user, caller=caller, at=at) for seat, user, caller, at in rows]


class AbsenceWrites(Recorder, AbsenceReads):
    """Writes them."""

    async def add_ballot(self, ballot: Ballot) -> Ballot:
        ((number,),) = await self._source.rows(
            f"INSERT INTO ballot ({_BALLOT}) VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
            ballot.table,
            ballot.kind,
            ballot.seat,
            ballot.at,
            ballot.until,
            ballot.body,
            msgspec.json.encode(ballot.agreed).decode(),
            ballot.outcome,
        )
        return msgspec.structs.replace(ballot, id=number)

    async def save_ballot(self, ballot: Ballot) -> None:
        self._source.defer(
            "UPDATE ballot SET agreed = ?, outcome = ? WHERE id = ?",
            msgspec.json.encode(ballot.agreed).decode(),
            ballot.outcome,
            ballot.id,
        )

    async def put_vacancy(self, vacancy: Vacancy) -> None:
        self._source.defer(
            "INSERT OR REPLACE INTO vacancy (table_id, seat, user, caller, at) VALUES (?, ?, ?, ?, ?)",
            vacancy.table,
            vacancy.seat,
            vacancy.user,
            vacancy.caller,
            vacancy.at,
        )

    async def drop_vacancy(self, table: int, seat: int) -> None:
        self._source.defer("DELETE FROM vacancy WHERE table_id = ? AND seat = ?", table, seat)
