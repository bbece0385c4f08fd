"""Servers, channels and threads that appear and disappear; command registration; the heartbeat; the client itself."""

from __future__ import annotations

import asyncio
import errno
import logging
from datetime import timedelta
from pathlib import Path
from typing import Any

import discord
import pytest
from discord.http import HTTPClient

from bot.client import MissionClient
from bot.errors import StoreUnavailable
from bot.games.core.phrase import say
from bot.games.registry import TITLES
from cogs.labels import CommandTexts
from cogs.lifecycle import REPEAT_AFTER
from cogs.permissions import places_to_greet
from tests.cogs.conftest import Scene, client_of, translator
from tests.cogs.fake_service import FakeService
from tests.support.fixtures import WorldFactory


class Memory:
    """Where the fingerprint of the commands is kept."""

    def __init__(self) -> None:
        self.kept: str | None = None

    async def last(self) -> str | None:
        return self.kept

    async def save(self, digest: str) -> None:
        self.kept = digest

    def client(self, **given: Any) -> MissionClient:
        return client_of(FakeService(), **{"last_sync": self.last, "save_sync": self.save, **given})


async def test_a_server_is_seen_and_lost(scene: Scene) -> None:
    guild = await scene.world.invite_bot("Second")
    assert scene.service.called("guild_seen") == [(guild.id, "Second", "en-US")]
    await scene.world.remove_bot(guild)
    assert scene.service.called("guild_lost") == [(guild.id,)]


async def test_new_server_is_welcomed_where_the_bot_may_write(scene: Scene) -> None:
    joined = await scene.world.invite_bot("Second")
    assert [told[0] for told in scene.service.called("welcome")] == [joined.id]
    guild = scene.client.get_guild(scene.world.guild.id)
    assert guild is not None
    assert scene.channel.id in places_to_greet(guild)
    scene.world.deny(scene.channel, send_messages=True)
    await scene.world.env.settle()
    assert scene.channel.id not in places_to_greet(guild)


async def test_servers_of_the_start_get_no_welcome_in_any_channel(scene: Scene) -> None:
    """Only in the channel that the server keeps for it, in case the bot was off when it was added."""
    guild, backend = scene.world.guild, scene.world.env.backend
    for system in (None, scene.channel.id):
        backend.edit_guild(guild.id, {"system_channel_id": system})
        service = FakeService()
        await scene.world.restart(client_of(service))
        await scene.world.env.settle()
        told = [channels for welcomed, channels, _ in service.called("welcome") if welcomed == guild.id]
        assert told == [() if system is None else (system,)]
    scene.world.deny(scene.channel, send_messages=True)
    service = FakeService()
    await scene.world.restart(client_of(service))
    await scene.world.env.settle()
    assert [channels for welcomed, channels, _ in service.called("welcome") if welcomed == guild.id] == [()]


async def test_a_server_that_changes_name_or_language_is_seen(scene: Scene) -> None:
    guild, backend = scene.world.guild, scene.world.env.backend
    for changes in ({"preferred_locale": "de"}, {"name": "Other"}, {"description": "of no account"}):
        backend.edit_guild(guild.id, changes)
        await scene.world.env.settle()
    assert scene.service.called("guild_seen") == [(guild.id, "Testers", "de"), (guild.id, "Other", "de")]


async def test_all_servers_are_seen_at_the_start(scene: Scene) -> None:
    service = FakeService(broken={"guild_seen": OSError("damaged")})
    second = await scene.world.invite_bot("Second")
    await scene.world.restart(client_of(service))
    await scene.world.env.settle()
    assert {called[0] for called in service.called("guild_seen")} == {scene.world.guild.id, second.id}
    service.broken.clear()
    await scene.world.member("ada").slash(scene.channel, "board")
    assert service.called("look")


async def test_a_channel_goes_with_its_threads(scene: Scene) -> None:
    with scene.world.env._bot_scope():
        kept = await scene.messenger.open_thread(scene.channel.id, "one")
        gone = await scene.messenger.open_thread(scene.channel.id, "two")
    [thread] = [thread for thread in scene.channel.threads if thread.id == gone]
    await scene.world.delete_channel(thread)
    guild = scene.world.guild.id
    assert scene.service.called("channel_lost") == [(guild, gone)]
    await scene.world.delete_channel(scene.channel)
    assert set(scene.service.called("channel_lost")) == {(guild, gone), (guild, kept), (guild, scene.channel.id)}


async def test_trouble_in_the_service_is_logged(scene: Scene, caplog: pytest.LogCaptureFixture) -> None:
    scene.service.broken["channel_lost"] = OSError("disk")
    await scene.world.delete_channel(scene.channel)
    assert f"in channel lost, guild {scene.world.guild.id}" in caplog.text


async def test_commands_are_registered_only_when_they_changed(discord_world: WorldFactory) -> None:
    memory = Memory()
    world = await discord_world(memory.client())
    puts = "/applications/*/commands"
    [request] = world.watch.sent("PUT", puts)
    spoken = {option["name"]: option for option in request.json}
    assert spoken["play"]["name_localizations"] == {"de": "spielen"}
    assert spoken["space-mission"]["options"][0]["name_localizations"] == {"de": "springen"}
    digest = memory.kept
    assert digest is not None
    await world.restart(memory.client())
    assert len(world.watch.sent("PUT", puts)) == 1
    memory.kept = "something else"
    await world.restart(memory.client())
    assert len(world.watch.sent("PUT", puts)) == 2
    assert memory.kept == digest
    memory.kept = None
    await world.restart(memory.client(last_sync=None))
    assert len(world.watch.sent("PUT", puts)) == 2


async def test_commands_are_mentioned_by_their_ids(discord_world: WorldFactory) -> None:
    """After the registration, and after a start that finds nothing to register."""
    memory = Memory()
    world = await discord_world(memory.client())
    [known] = [command for command in world.env.backend.commands[None].values() if command["name"] == "play"]
    for _ in range(2):
        said = {language: translator().words(language)(say("my-tables-none")) for language in ("en", "de")}
        assert all(f"</play:{known['id']}>" in text for text in said.values())
        translator().register({})
        assert "**/play**" in translator().words("en")(say("my-tables-none"))
        await world.restart(memory.client())
    assert len(world.watch.sent("PUT", "/applications/*/commands")) == 1


async def test_refused_commands_do_not_stop_the_bot(
    discord_world: WorldFactory, caplog: pytest.LogCaptureFixture
) -> None:
    memory = Memory()
    world = await discord_world(memory.client())
    for status, code in ((400, 50035), (500, 0)):
        memory.kept = None
        world.env.inject_error("PUT", "/applications/*/commands", status=status, code=code)
        client = memory.client()
        await world.restart(client)
        assert memory.kept is None
        assert caplog.text.count("were not registered") >= 1
    answer = await world.member("ada").slash(world.channel, "board")
    assert answer.acknowledged


async def test_a_long_limit_on_commands_does_not_stop_the_bot(
    discord_world: WorldFactory, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def limited(*_given: object, **_named: object) -> None:
        raise discord.RateLimited(300.0)

    memory = Memory()
    monkeypatch.setattr(HTTPClient, "bulk_upsert_global_commands", limited)
    await discord_world(memory.client())
    assert memory.kept is None and "were not registered" in caplog.text


async def test_commands_are_registered_without_a_stored_fingerprint(
    discord_world: WorldFactory, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def full(_digest: str) -> None:
        raise OSError(errno.ENOSPC, "no room left")

    memory = Memory()
    monkeypatch.setattr(memory, "save", full)
    world = await discord_world(memory.client())
    assert (
        len(world.watch.sent("PUT", "/applications/*/commands")) == 1 and "registers the commands again" in caplog.text
    )


def test_the_client_listens_to_servers_alone() -> None:
    client = client_of(FakeService())
    assert client.intents.value == discord.Intents(guilds=True).value == 1
    assert not client.intents.message_content
    assert client._connection.member_cache_flags == discord.MemberCacheFlags.none()


async def test_heartbeat_goes_on_and_survives_trouble(
    discord_world: WorldFactory, caplog: pytest.LogCaptureFixture
) -> None:
    beats = 0

    async def beat() -> None:
        nonlocal beats
        beats += 1
        if beats == 2:
            raise RuntimeError("one bad beat")

    world = await discord_world(client_of(FakeService(), heartbeat=beat))
    before = beats
    await world.env.advance_time(5)
    assert beats >= before + 4
    assert "the heartbeat failed" in caplog.text


@pytest.mark.guarantee("clock-set-back")
async def test_heartbeat_goes_on_when_the_clock_is_set(
    discord_world: WorldFactory, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The library's loop waits until an hour has passed again, or beats 3,600 times in a row."""
    beats = 0

    async def beat() -> None:
        nonlocal beats
        beats += 1

    client = client_of(FakeService(), heartbeat=beat)
    world = await discord_world(client)
    await world.env.advance_time(3)
    client.mind_the_clock()
    assert "restarted" not in caplog.text
    really = discord.utils.utcnow
    for hours in (-1, 1):
        caplog.clear()
        with monkeypatch.context() as set_:
            set_.setattr(discord.utils, "utcnow", lambda hours=hours: really() + timedelta(hours=hours))
            client.mind_the_clock()
        assert "restarted" in caplog.text
        before = beats
        await world.env.advance_time(2)
        assert 1 <= beats - before <= 4


async def test_closing_is_safe_at_any_time(discord_world: WorldFactory, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    never_started = client_of(FakeService())
    await never_started.close()
    client = client_of(FakeService())
    await discord_world(client)
    await asyncio.gather(client.close(), client.close())
    assert client.is_closed()
    assert caplog.text == ""


async def test_translations_are_given_only_where_we_speak_the_language() -> None:
    texts = CommandTexts(translator())
    string = client_of(FakeService()).tree.get_command("hand")
    assert string is not None
    name = string._locale_name
    assert name is not None
    found = {locale: await texts.translate(name, locale, Any) for locale in discord.Locale}  # pyright: ignore[reportArgumentType]
    assert {locale.value: text for locale, text in found.items() if text is not None} == {"de": "hand"}


def test_nothing_in_cogs_names_a_game() -> None:
    named = [title.game.meta for title in TITLES.values()]
    for file in Path("cogs").rglob("*.py"):
        source = file.read_text(encoding="utf-8")
        for meta in named:
            assert meta.id not in source, file
            assert meta.title not in source, file


async def ready(scene: Scene) -> None:
    """Report that the bot is ready, as a part of the bot."""
    with scene.world.env._bot_scope():
        await scene.client._lifecycle.ready(scene.client.guilds)


async def again(scene: Scene) -> list[str]:
    """Let time pass, and return what is reported meanwhile."""
    scene.service.calls.clear()
    await scene.world.env.advance_time(REPEAT_AFTER + 1)
    return [name for name, _ in scene.service.calls]


async def test_what_the_store_did_not_take_is_reported_again(scene: Scene) -> None:
    for method in ("guild_seen", "ready"):
        scene.service.broken[method] = StoreUnavailable("locked")
    await ready(scene)
    assert "ready" in await again(scene), "it is tried as long as the store is away"
    scene.service.broken.clear()
    assert await again(scene) == ["guild_seen", "welcome", "ready"]
    assert await again(scene) == []


async def test_servers_that_were_not_compared_are_compared_again(scene: Scene) -> None:
    scene.service.whole = False
    await ready(scene)
    scene.service.whole = True
    assert await again(scene) == ["ready"]
    assert await again(scene) == []


async def test_removal_that_was_not_taken_is_found_again(scene: Scene) -> None:
    guild = await scene.world.invite_bot("Second")
    scene.service.broken["guild_lost"] = StoreUnavailable("locked")
    await scene.world.remove_bot(guild)
    scene.service.broken.clear()
    assert await again(scene) == ["ready"]
    [(is_in,)] = scene.service.called("ready")
    assert not is_in(guild.id) and is_in(scene.world.guild.id) and is_in(guild.id + 1)
