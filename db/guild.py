"""All that can be read from and written to a guild's file (`bot.service.ports.Reading` and `Writing`)."""

from __future__ import annotations

from db.repositories.absence import AbsenceReads, AbsenceWrites
from db.repositories.flaws import Flaws
from db.repositories.log import LogReads, LogWrites
from db.repositories.messages import MessageReads, MessageWrites
from db.repositories.outbox import OutboxReads, OutboxWrites
from db.repositories.plans import PlanReads, PlanWrites
from db.repositories.position import PositionReads, PositionToChange
from db.repositories.prefetch import Prefetching
from db.repositories.remarks import RemarkReads, RemarkWrites
from db.repositories.results import ResultReads, ResultWrites
from db.repositories.settings import SettingsReads, SettingsWrites
from db.repositories.tables import TableReads, TableWrites


class GuildReading(
    TableReads,
    LogReads,
    PositionReads,
    OutboxReads,
    MessageReads,
    RemarkReads,
    AbsenceReads,
    ResultReads,
    SettingsReads,
    PlanReads,
    Flaws,
    Prefetching,
):
    """A reading of a guild's file."""


class GuildWriting(
    TableWrites,
    LogWrites,
    PositionToChange,
    OutboxWrites,
    MessageWrites,
    RemarkWrites,
    AbsenceWrites,
    ResultWrites,
    SettingsWrites,
    PlanWrites,
    Flaws,
    Prefetching,
):
    """A transaction on a guild's file."""
