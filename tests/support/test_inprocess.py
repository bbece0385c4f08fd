"""The in-process Discord does what the cogs rely on, and its guards catch errors."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import discord
import pytest
from discord import app_commands
from simcord.env import Env

from tests.support.fixtures import WorldFactory
from tests.support.inprocess import copied, simulated
from tests.support.judge import ABSENT, Judge
from tests.support.tiny_bot import Step, TinyBot, board, picture


async def test_a_nonce_makes_one_message(discord_world: WorldFactory) -> None:
    world = await discord_world(TinyBot())
    with world.env._bot_scope():
        channel = world.client.get_channel(world.channel.id)
        assert isinstance(channel, discord.TextChannel)
        first = await channel.send("once", nonce="row-1")
        second = await channel.send("once", nonce="row-1")
        other = await channel.send("once", nonce="row-2")
    assert first.id == second.id != other.id
    assert len(world.channel.history()) == 2
    await world.env.advance_time(600)
    with world.env._bot_scope():
        late = await channel.send("once", nonce="row-1")
    assert late.id != first.id


async def test_language_and_upload_limit_travel_with_the_interaction(discord_world: WorldFactory) -> None:
    class Asking(TinyBot):
        heard: tuple[str, int] | None = None

        async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
            self.heard = (interaction.locale.value, interaction.filesize_limit)

    client = Asking()
    world = await discord_world(client)
    await world.member("ada", locale="de").slash(world.channel, "where", planet="eos")
    assert client.heard == ("de", 10 * 1024 * 1024)


async def test_buttons_and_tokens_live_through_a_restart(discord_world: WorldFactory) -> None:
    world = await discord_world(TinyBot())
    ada = world.member("ada")
    answer = await ada.slash(world.channel, "play")
    message = world.channel.last_message
    assert message is not None
    fresh = TinyBot()
    await world.restart(fresh)
    assert (await ada.click(message, label="Step 0")).acknowledged
    token = answer._interaction.token
    assert fresh.application_id is not None
    with world.env._bot_scope():
        webhook = discord.Webhook.partial(fresh.application_id, token, client=fresh)
        await webhook.edit_message("@original", content="after the restart")  # pyright: ignore[reportArgumentType] Discord takes it
    assert answer.response is not None
    assert answer.response.content == "after the restart"
    await world.env.advance_time(15 * 60)
    with world.env._bot_scope(), pytest.raises(discord.NotFound):
        await webhook.edit_message(answer.response.id, content="too late")


async def test_time_moves_only_when_told(discord_world: WorldFactory) -> None:
    client = TinyBot(tick=30)
    world = await discord_world(client)
    await world.env.advance_time(29)
    assert client.ticks == 0
    await world.env.advance_time(61)
    assert client.ticks == 3


async def test_simcord_looks_often_whether_all_is_quiet(
    discord_world: WorldFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The interval is an argument of a private method: renamed, it would make all these tests slow again."""
    world, intervals = await discord_world(TinyBot()), set[float]()

    def validated(interval: float) -> float:
        intervals.add(interval)
        return interval

    monkeypatch.setattr(Env, "_validate_idle", staticmethod(validated))
    ada = world.member("ada")
    await ada.slash(world.channel, "play")
    await world.env.advance_time(1)
    await world.env.settle()
    assert intervals == {0.002}


async def test_a_fault_fails_the_test() -> None:
    if Judge.load() is None:
        pytest.skip(ABSENT)

    @app_commands.command(name="wrong", description="x" * 101)
    async def wrong(interaction: discord.Interaction[Any]) -> None:
        raise AssertionError

    client = TinyBot()
    client.tree.add_command(wrong)
    with pytest.raises(AssertionError, match=r"description.*too long"):
        async with simulated(client):
            pass


async def test_a_file_too_large_is_a_fault() -> None:
    class Big(TinyBot):
        async def on_ready(self) -> None:
            pass

    with pytest.raises(AssertionError, match="10 MiB"):
        async with simulated(Big()) as world:
            large = picture()
            large.fp.write(b"0" * (10 * 1024 * 1024 + 1))
            large.fp.seek(0)
            with world.env._bot_scope():
                channel = world.client.get_channel(world.channel.id)
                assert isinstance(channel, discord.TextChannel)
                await channel.send(view=board(1), file=large)


async def test_an_unhandled_error_fails_the_test() -> None:
    class Broken(TinyBot):
        async def on_guild_join(self, guild: discord.Guild) -> None:
            raise RuntimeError("broken on purpose")

    with pytest.raises(ExceptionGroup) as caught:
        async with simulated(Broken()) as world:
            await world.invite_bot("Another")
            world.logged.clear()
    assert "broken on purpose" in str(caught.value.exceptions)


async def test_an_error_in_a_dynamic_item_fails_the_test(monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(self: Step, interaction: discord.Interaction[Any]) -> None:
        raise RuntimeError("broken on purpose")

    monkeypatch.setattr(Step, "callback", broken)
    with pytest.raises(AssertionError, match="broken on purpose"):
        async with simulated(TinyBot()) as world:
            ada = world.member("ada")
            await ada.slash(world.channel, "play")
            message = world.channel.last_message
            assert message is not None
            await ada.click(message, label="Step 0")


def test_copied_json_is_equal_and_shares_no_part() -> None:
    given: dict[str, Any] = {"a": [1, {"b": None}], "c": datetime(2026, 1, 1, tzinfo=UTC)}
    made = copied(given)
    assert made == given
    made["a"][1]["b"] = 2
    assert given["a"] == [1, {"b": None}]
