"""The repositories of a guild's file in one class each for reading and writing (`bot.service.ports`)."""

from __future__ import annotations

from db.repositories.absence import AbsenceReads, AbsenceWrites
from db.repositories.flaws import Flaws
from db.repositories.log import LogReads, LogWrites, PositionReads, PositionToChange, Prefetching
from db.repositories.outbox import MessageReads, MessageWrites, OutboxReads, OutboxWrites
from db.repositories.remarks import RemarkReads, RemarkWrites
from db.repositories.results import ResultReads, ResultWrites
from db.repositories.tables import PersonalReads, PersonalWrites, TableReads, TableWrites


class GuildReading(
    TableReads,
    LogReads,
    PositionReads,
    OutboxReads,
    MessageReads,
    RemarkReads,
    AbsenceReads,
    ResultReads,
    PersonalReads,
    Flaws,
    Prefetching,
):
    """`bot.service.ports.Reading` on a guild's file."""


class GuildWriting(
    TableWrites,
    LogWrites,
    PositionToChange,
    OutboxWrites,
    MessageWrites,
    RemarkWrites,
    AbsenceWrites,
    ResultWrites,
    PersonalWrites,
    Flaws,
    Prefetching,
):
    """`bot.service.ports.Writing`: a transaction on a guild's file."""
