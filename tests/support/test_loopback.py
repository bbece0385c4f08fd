"""The loopback Discord's own clock and its shards; all else of it the real bot proves (tests/e2e)."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.support.bot_process import BotProcess
from tests.support.loopback import LoopbackDiscord

TINY = "tests.support.tiny_bot:main"

pytestmark = pytest.mark.e2e


async def test_the_real_clock_bites(loopback: LoopbackDiscord, tmp_path: Path) -> None:
    """An answer that is held up arrives; a first answer after three seconds is refused as Discord does."""
    ada = loopback.member("ada")
    gate = asyncio.Event()
    async with BotProcess(loopback, tmp_path, main=TINY):
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
