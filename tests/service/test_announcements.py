"""The operator's word: once in each channel with a running table, whatever crashes in between."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot import announcements
from bot.__main__ import main
from bot.announcements import LONGEST, found, leave, look
from bot.errors import DamagedFile, StoreUnavailable
from bot.service.messenger import Later
from bot.service.places import Place
from bot.service.tables.outbox import ANNOUNCED
from tests.service.ending import conclude
from tests.service.pretended import FakeMessenger, Message, text
from tests.service.world import ANN, BOB, CEM, CHANNEL, World, world

ELSEWHERE, LOBBY, DIRECT, OTHER = 300, 400, 5000, 901
WORDS = "On Sunday I move to another machine. **Nothing** is lost, @everyone."


class Killed(BaseException):
    """The process dies here."""


def posted(messenger: FakeMessenger) -> list[Message]:
    return [message for message in messenger.made if WORDS in text(message.card)]


async def playing(world: World) -> None:
    """Two tables run in one channel, one in another, two in Cem's direct messages; lobbies wait in a third channel and
    in Bob's direct messages.
    """
    await world.started(ANN, BOB)
    await world.started(ANN, CEM)
    await world.started(ANN, CEM, channel=ELSEWHERE)
    await world.opened(ANN, channel=LOBBY)
    await world.press(BOB, "new-game", table=0, of=0, values=("crazy-eights",), guild=None)
    at_home: dict[str, Any] = {"guild": None, "channel": DIRECT}
    for number in (1, 2):
        await world.service.play(world.ask(CEM, **at_home), "space-mission", thread=False)
        for verb in (("computer", "easy"), ("start",)):
            await world.press(CEM, *verb, table=number, of=Place.direct(CEM).number, **at_home)
    await world.settle()


async def test_it_is_posted_once_in_each_channel(world: World) -> None:
    await playing(world)
    path = leave(world.folder, WORDS, world.clock.now())
    await look(world.folder, world.context)
    await world.settle()
    messages = posted(world.messenger)
    assert sorted(message.channel for message in messages) == [CHANNEL, ELSEWHERE, DIRECT]
    assert all(message.silent and not message.mentioned for message in messages)
    assert "From the host of this bot" in text(messages[0].card)
    assert not path.exists() and found(world.folder) == []
    await look(world.folder, world.context)
    await world.settle()
    assert len(posted(world.messenger)) == 3


async def test_two_announcements_are_two_messages(world: World) -> None:
    await world.started(ANN, BOB)
    for moment in (1.0, 2.0):
        leave(world.folder, WORDS, moment)
    await look(world.folder, world.context)
    await world.settle()
    assert len(posted(world.messenger)) == 2


@pytest.mark.guarantee("announced-once")
@pytest.mark.parametrize("unwritten", ["row", "commit", "file"])
async def test_a_crash_while_it_is_enqueued_doubles_nothing(
    tmp_path: Path, unwritten: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process dies before a place's rows, after all of them, or before the file is gone; a table ends then."""
    places = iter(("Bob", "Cem", "the server"))

    def dying(*_: Any, **__: Any) -> Any:
        raise Killed

    async def dying_after_all(*_: Any) -> None:
        if next(places) == "the server":
            raise Killed

    async with world(tmp_path) as first:
        await playing(first)
        leave(tmp_path, WORDS, first.clock.now())
        with monkeypatch.context() as patch, pytest.raises(Killed):
            if unwritten == "row":
                patch.setattr("bot.service.features.announcements.actions._first_in_each_channel", dying)
            elif unwritten == "commit":
                patch.setattr("bot.service.features.announcements.actions.asyncio.sleep", dying_after_all)
            else:
                patch.setattr(Path, "unlink", dying)
            await look(tmp_path, first.context)
        messenger, clock = first.messenger, first.clock
        if unwritten != "row":
            await first.settle()
            assert len(posted(messenger)) == 3
            assert (await conclude(first)).table.status == "over"
    async with world(tmp_path, messenger=messenger, clock=clock) as again:
        await look(tmp_path, again.context)
        await again.settle()
        assert sorted(message.channel for message in posted(messenger)) == [CHANNEL, ELSEWHERE, DIRECT]
        assert found(tmp_path) == []


@pytest.mark.guarantee("announced-once")
async def test_a_lost_answer_of_discord_doubles_nothing(tmp_path: Path) -> None:
    """Discord took the message, the bot did not hear of it, and another process goes on."""
    async with world(tmp_path) as first:
        await first.started(ANN, BOB)
        leave(tmp_path, WORDS, first.clock.now())
        await look(tmp_path, first.context)
        first.messenger.afterwards.append(Later())
        await first.settle()
        assert [row.kind for row in (await first.unsent())[0]] == [ANNOUNCED]
        messenger, clock = first.messenger, first.clock
    async with world(tmp_path, messenger=messenger, clock=clock) as again:
        await again.advance(3_600)
        assert len(posted(messenger)) == 1 and (await again.unsent())[0] == []


@pytest.mark.parametrize(
    ("error", "waits"),
    [(StoreUnavailable("locked"), True), (DamagedFile(900, "guilds/900.sqlite", "torn"), False)],
)
async def test_a_server_that_fails_keeps_no_other_waiting(
    world: World, error: Exception, waits: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.started(ANN, BOB)
    await world.press(CEM, "new-game", table=0, of=0, values=("crazy-eights",), guild=OTHER)
    real = world.store.read

    def failing(guild: int) -> Any:
        if guild == OTHER:
            raise error
        return real(guild)

    leave(world.folder, WORDS, world.clock.now())
    with monkeypatch.context() as patch:
        patch.setattr(world.store, "read", failing)
        await look(world.folder, world.context)
    await world.settle()
    assert len(posted(world.messenger)) == 1
    assert bool(found(world.folder)) is waits
    await look(world.folder, world.context)
    await world.settle()
    assert len(posted(world.messenger)) == 1 and found(world.folder) == []


async def test_the_running_bot_picks_it_up(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await world.started(ANN, BOB)
    monkeypatch.setattr(announcements, "LOOK", 0.005)
    seen: list[int] = []

    def current() -> Any:
        seen.append(1)
        if len(seen) == 2:
            raise RuntimeError  # as when the bot is closed while this is asked
        return world.context if len(seen) > 2 else None

    path = leave(world.folder, WORDS, world.clock.now())
    async with announcements.watched(world.folder, current):
        for _ in range(400):
            if not path.exists():
                break
            await asyncio.sleep(0.01)
    await world.settle()
    assert len(posted(world.messenger)) == 1 and len(seen) > 2


Said = Callable[[], str]


def test_the_command_leaves_a_file_for_the_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATA_DIR", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    assert main(["announce", WORDS]) == 1 and "no data folder" in capsys.readouterr().err
    (tmp_path / "data").mkdir()
    for words in ("", "  ", "x" * (LONGEST + 1)):
        assert main(["announce", words]) == 1 and "characters" in capsys.readouterr().err
    assert main(["announce", f" {WORDS}\n"]) == 0
    [(path, announcement)] = found(tmp_path / "data")
    assert announcement.text == WORDS and str(path) in capsys.readouterr().out
    (path.parent / "1.json").write_text("{", "utf-8")
    assert len(found(tmp_path / "data")) == 1
