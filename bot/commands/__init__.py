"""The commands of the command line, one module each."""

from bot.commands import (
    data,
    doctor,
    export,
    fuzz,
    practice,
    report,
    run,
    selfplay,
    storage,
    tournament,
    transfer,
    verify,
)
from bot.commands.command import Command

COMMANDS: dict[str, Command] = {
    "run": run.COMMAND,
    "practice": practice.COMMAND,
    "selfplay": selfplay.COMMAND,
    "tournament": tournament.COMMAND,
    "report": report.COMMAND,
    "verify": verify.COMMAND,
    "fuzz": fuzz.COMMAND,
    "export": export.COMMAND,
    "transfer": transfer.COMMAND,
    "data": data.COMMAND,
    "doctor": doctor.COMMAND,
    "backup": storage.BACKUP,
    "restore": storage.RESTORE,
}
