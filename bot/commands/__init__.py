"""The commands of the command line, one module each."""

from bot.commands import (
    data,
    doctor,
    export,
    practice,
    reports,
    run,
    storage,
    transfer,
    verify,
)
from bot.commands.command import Command

COMMANDS: dict[str, Command] = {
    "run": run.COMMAND,
    "practice": practice.COMMAND,
    "verify": verify.COMMAND,
    "export": export.COMMAND,
    "transfer": transfer.COMMAND,
    "data": data.COMMAND,
    "reports": reports.COMMAND,
    "doctor": doctor.COMMAND,
    "backup": storage.BACKUP,
    "restore": storage.RESTORE,
}
