"""Another process has locked a file: the player is answered in time and told what happened."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.e2e.hall import Hall
from tests.play.reading import text

pytestmark = pytest.mark.e2e


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold a file as another program may that writes into it."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("ROLLBACK")


@pytest.mark.guarantee("file-faults-harmless")
@pytest.mark.hastened
async def test_a_locked_file_of_a_server_is_said_and_changes_nothing(hall: Hall, data: Path) -> None:
    ada, bob = hall.loopback.member("ada"), hall.loopback.member("bob")
    await hall.begun(ada, bob)
    (path,) = (data / "guilds").glob("*.sqlite")
    with locked(path):
        told = await hall.ask(ada, "space-mission top-up", discard="-")
    assert "I could not save that just now, so it was not done" in text(told)
    assert "dropped" not in hall.bot.log
    assert "action 1 of 2" in text(await hall.ask(ada, "act"))


@pytest.mark.guarantee("file-faults-harmless")
async def test_requests_are_answered_while_the_due_index_is_locked(hall: Hall, data: Path) -> None:
    """Nothing can be noted: after a second it is acknowledged without, well within Discord's three."""
    ada, bob = hall.loopback.member("ada"), hall.loopback.member("bob")
    await hall.begun(ada, bob)
    with locked(data / "wake.sqlite"):
        shown = await hall.ask(ada, "act")
        assert "action 1 of 2" in text(shown)
    await hall.bot.said("is acknowledged without a note")
    assert "dropped" not in hall.bot.log
