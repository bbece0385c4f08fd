"""What `doctor` says of the tables of a server, whatever engine they are kept on."""

from __future__ import annotations

from bot.errors import DamagedRow
from bot.games.registry import TITLES
from bot.redaction import told
from bot.service.messages.reconcile import ROLES
from bot.service.messages.timers import KINDS
from bot.service.ports import Reading
from bot.service.tables import soundness
from bot.service.tables.soundness import Known

_NAMED = 5
"""How many faults of a table are named at most."""


async def faults_in_guild(tx: Reading, *, quick: bool, unfinished: bool = False) -> list[str]:
    """Return what is damaged among what is stored of a guild.

    `quick`: logs are not played again. `unfinished`: tables that are over are not looked at.
    """
    found: list[str] = []
    known = Known(ROLES, KINDS)
    try:
        await tx.guild_settings()
    except DamagedRow:
        found.append("what was settled for the server (/server) cannot be read")
    for table in await tx.numbers(unfinished=unfinished):
        try:
            faults = await soundness.faults(TITLES, tx, table, known, whole=not quick)
        except Exception as error:  # from the rules, which are not made for altered data
            faults = [f"its log cannot be played again ({told(error)})"]
        if faults:
            more = f"; and {len(faults) - _NAMED} more" if len(faults) > _NAMED else ""
            found.append(f"table {table}: {'; '.join(faults[:_NAMED])}{more}")
    return found
