"""While Discord cannot be reached, no player's clock runs."""

from __future__ import annotations

import discord
import pytest
from simcord.actors import MemberActor

from bot.app import DiscordClock
from tests.play.club import Club
from tests.play.reading import text

HOUR = 3600.0


async def _begun(club: Club) -> MemberActor:
    """A live table: ada is to move, and has ten minutes."""
    ada, bob = club.member("ada"), club.member("bob")
    await club.ask(ada, "play", game="space-mission")
    await club.press(bob, club.card(1), "join")
    settings = await club.press(ada, club.card(1), "settings")
    settings = await club.choose(ada, settings, "fixed", "option", "order")
    agreed = await club.press(ada, settings, "settings", "terms")
    await club.choose(ada, agreed, "live", "term", "clock")
    await club.press(ada, club.card(1), "start")
    await club.world.env.advance_time(60)
    assert await _to_move(club) == 0
    return ada


async def _to_move(club: Club) -> int:
    return (await club.loaded()).to_move()[0]


@pytest.mark.guarantee("clocks-stop")
async def test_a_clock_stands_while_discord_is_out_of_reach(club: Club) -> None:
    await _begun(club)
    [shard] = club.app.client.shards.values()
    await shard.disconnect()
    await club.world.env.advance_time(700)
    assert await _to_move(club) == 0 and club.app.context.runtime.uptime.outages == ()
    await shard.reconnect()
    await club.world.env.advance_time(480)
    [(since, until)] = club.app.context.runtime.uptime.outages
    assert until - since > 690 and await _to_move(club) == 0
    await club.world.env.advance_time(120)
    assert await _to_move(club) == 1, "and then her time is up all the same"


async def test_no_time_runs_out_in_a_short_cut(club: Club) -> None:
    await _begun(club)
    [shard] = club.app.client.shards.values()
    await club.world.env.advance_time(510)
    await shard.disconnect()
    await club.world.env.advance_time(100)
    assert await _to_move(club) == 0, "her time is over, but the bot could not hear her"
    await shard.reconnect()
    await club.world.env.advance_time(20)
    assert await _to_move(club) == 0
    await club.world.env.advance_time(60)
    assert await _to_move(club) == 1


async def test_a_machine_that_wakes_up_hours_later_takes_nobodys_time(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await _begun(club)
    monkeypatch.setattr(DiscordClock, "now", lambda _: discord.utils.utcnow().timestamp() + 8 * HOUR)
    await club.world.env.advance_time(5)
    assert await _to_move(club) == 0 and len(club.app.context.runtime.uptime.outages) == 1
    assert "action 1 of 2" in text(await club.panel(ada))
