"""`restored`: after a PostgreSQL database was restored to an earlier moment, let no process of before count there."""

from __future__ import annotations

import argparse
import asyncio

from bot.commands.command import Command, fail, no_arguments, say
from bot.config import read_settings
from bot.stores import need_driver


def _run(_given: argparse.Namespace) -> int:
    database = read_settings().database
    if database is None:
        return fail("This is for a database: set STORE=postgres and DATABASE_URL. `restore` does it for files.")
    need_driver()
    from db.postgres.restored import begin_anew

    ended = asyncio.run(begin_anew(database.value))
    say(f"Processes that ran before the restore can write there no more ({ended} were known). Start the bot.")
    return 0


COMMAND = Command("after a database was restored to an earlier moment (bot stopped)", no_arguments, _run)
