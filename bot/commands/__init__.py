"""The commands of the command line, one module each."""

from bot.commands import (
    announce,
    copy,
    data,
    doctor,
    export,
    practice,
    repair,
    reports,
    restored,
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
    "announce": announce.COMMAND,
    "reports": reports.COMMAND,
    "doctor": doctor.COMMAND,
    "repair": repair.COMMAND,
    "backup": storage.BACKUP,
    "restore": storage.RESTORE,
    "restored": restored.COMMAND,
    "copy": copy.COMMAND,
}
