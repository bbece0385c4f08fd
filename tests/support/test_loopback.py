"""The loopback Discord: real HTTP, real WebSocket, real clock, and faults on demand."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.support.bot_process import BotProcess
from tests.support.loopback import LoopbackDiscord
from tests.support.tiny_bot import png

TINY = "tests.support.tiny_bot:main"

pytestmark = pytest.mark.e2e


@pytest.fixture
async def bot(loopback: LoopbackDiscord, tmp_path: Path) -> AsyncIterator[BotProcess]:
    async with BotProcess(loopback, tmp_path, main=TINY) as running:
        yield running


async def test_a_table_is_played_over_the_wire(loopback: LoopbackDiscord, bot: BotProcess) -> None:
    assert loopback.gateway.identified[0]["intents"] == 1
    ada, bob = loopback.member("ada"), loopback.member("bob")
    answer = await ada.slash(loopback.channel, "play")
    assert answer.ephemeral
    [board] = loopback.messages()
    assert await board.attachments[0].read() == png(20, 40, 90, 64)
    [post] = loopback.watch.sent("POST", "/channels/*/messages")
    assert post.files[0].description == "A dark blue square"

    stepped = await bob.click(board, label="Step 0")
    assert stepped.response is not None
    assert "## Board 1" in str(stepped.response.components)
    hand = await bob.click(board, label="My hand")
    assert hand.ephemeral
    [letter] = await loopback.until(lambda: loopback.dm_messages(bob))
    assert letter.content == "Your hand, by DM"
    shown = await ada.click(board, label="Note")
    noted = await ada.submit_modal(shown, {"words": "over the wire"})
    assert noted.response is not None
    assert noted.response.content == "Noted: over the wire"
    chosen = await ada.select(board, ["eos"])
    assert chosen.response is not None
    assert chosen.response.content == "You fly to eos"
    assert await ada.autocomplete(None, "where", "planet", "ci") == [{"name": "Cinder", "value": "cinder"}]
    in_dm = await ada.slash(None, "where", planet="cinder")
    assert in_dm.response is not None
    assert in_dm.response.content == "Off to cinder"
    thread = await ada.slash(loopback.channel, "thread")
    assert thread.response is not None
    assert thread.response.content.endswith("True")
    forged = await ada.forge_click(board, "tiny:step:8")
    assert forged.response is not None
    assert "## Board 9" in str(forged.response.components)


async def test_a_killed_bot_comes_back_and_its_buttons_work(loopback: LoopbackDiscord, bot: BotProcess) -> None:
    ada = loopback.member("ada")
    await ada.slash(loopback.channel, "play")
    [board] = loopback.messages()
    await bot.kill()
    assert not loopback.gateway.connected
    await bot.start()
    stepped = await ada.click(board, label="Step 0")
    assert stepped.acknowledged


async def test_events_missed_by_a_cut_are_replayed(loopback: LoopbackDiscord, bot: BotProcess) -> None:
    ada = loopback.member("ada")
    await ada.slash(loopback.channel, "play")
    [board] = loopback.messages()
    with loopback.gateway.mute():
        click = asyncio.create_task(ada.click(board, label="Step 0"))
        await loopback.until(
            lambda: any("tiny:step:0" in str(e) for s in loopback.gateway.sessions.values() for e in s.events)
        )
        assert not click.done()
        await loopback.gateway.cut()
    assert (await click).acknowledged
    assert loopback.gateway.resumed == 1


@pytest.mark.slow
async def test_a_forgotten_session_is_begun_again(loopback: LoopbackDiscord, bot: BotProcess) -> None:
    await loopback.gateway.cut(resumable=False)
    await loopback.until(lambda: len(loopback.gateway.identified) == 2)
    answer = await loopback.member("ada").slash(loopback.channel, "where", planet="dune")
    assert answer.acknowledged


async def test_a_lost_answer_is_asked_again_and_posts_once(loopback: LoopbackDiscord, bot: BotProcess) -> None:
    trouble = loopback.rest.fail("POST", "/channels/*/messages", status=500, when="after")
    await loopback.member("ada").slash(loopback.channel, "play")
    assert trouble.met == 1
    assert len(loopback.watch.sent("POST", "/channels/*/messages")) == 2
    assert len(loopback.messages()) == 1


async def test_refusals_reach_the_bot(loopback: LoopbackDiscord, bot: BotProcess) -> None:
    ada = loopback.member("ada")

    async def say(words: str) -> str:
        answer = await ada.slash(loopback.channel, "talk", words=words)
        assert answer.response is not None
        return answer.response.content

    loopback.rest.fail("POST", "/channels/*/messages", status=503)
    assert await say("hi") == "Refused: 503 0"
    loopback.rest.fail("POST", "/channels/*/messages", status=403, code=50013)
    assert await say("hi") == "Refused: 403 50013"
    assert await say("x" * 2001) == "Refused: 400 50035"
    loopback.rest.fail("POST", "/channels/*/messages", status=429)
    assert await say("hi") == "Said"
    await ada.slash(loopback.channel, "play")
    loopback.watch.close_dms(ada.user)
    hand = await ada.click(loopback.messages()[-1], label="My hand")
    [told] = await loopback.until(lambda: hand.followups)
    assert told.content == "Your DMs are closed (50007)"


@pytest.mark.slow
async def test_limits_slow_the_bot_but_lose_nothing(loopback: LoopbackDiscord, bot: BotProcess) -> None:
    loopback.limit("POST", "/channels/*/messages", 2, 0.6)
    ada = loopback.member("ada")
    await asyncio.gather(*(ada.slash(loopback.channel, "talk", words=f"word {number}") for number in range(6)))
    assert {message.content for message in loopback.messages()} == {f"word {number}" for number in range(6)}


async def test_the_real_clock_bites(loopback: LoopbackDiscord, bot: BotProcess) -> None:
    ada = loopback.member("ada")
    gate = asyncio.Event()
    loopback.rest.fail("POST", "/interactions/*/*/callback", status=0, gate=gate)
    waiting = asyncio.create_task(ada.slash(loopback.channel, "where", planet="dune"))
    await loopback.until(lambda: loopback.watch.sent("POST", "/interactions/*/*/callback"))
    gate.set()
    assert (await waiting).acknowledged
    late = asyncio.create_task(ada.slash(loopback.channel, "hang", seconds=0.2))
    await loopback.until(lambda: len(loopback.env.backend.interactions) == 2)
    loopback.later(3.5)
    [*_, refused] = await loopback.until(
        lambda: [item for item in loopback.watch.sent("POST", "/interactions/*/*/callback") if item.code]
    )
    assert (refused.status, refused.code) == (404, 10062)
    late.cancel()


async def test_it_stops_when_told(loopback: LoopbackDiscord, bot: BotProcess) -> None:
    assert await bot.stop() == 0
    assert "goodbye" in bot.log
    await bot.start()
    assert await bot.interrupt() == 0


async def test_a_wrong_token_ends_it(loopback: LoopbackDiscord, tmp_path: Path) -> None:
    process = BotProcess(loopback, tmp_path, main=TINY, token="wrong.token.here")
    await process.start(wait=False)
    assert await process.ended() == 3
    assert "wrong token" in process.log


@pytest.mark.slow
async def test_each_guild_speaks_to_its_shard(tmp_path: Path) -> None:
    async with LoopbackDiscord(shards=2) as loopback:
        other = loopback.env.create_guild("Other shard", id=loopback.guild.id - (1001 << 22))
        hall = other.create_text_channel("hall")
        async with BotProcess(loopback, tmp_path, main=TINY):
            assert sorted(session.shard for session in loopback.gateway.sessions.values()) == [0, 1]
            ada, bob = loopback.member("ada"), loopback.member("bob", guild=other)
            await ada.slash(loopback.channel, "where", planet="eos")
            await bob.slash(hall, "where", planet="eos")
            await bob.slash(None, "where", planet="eos")
            heard = {
                session.shard: sum(event["t"] == "INTERACTION_CREATE" for event in session.events)
                for session in loopback.gateway.sessions.values()
            }
            assert heard == {0: 2, 1: 1}  # one guild each, and the DM goes to shard 0
