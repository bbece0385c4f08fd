"""Outages of single shards: each stops the clocks of its own guilds, and of no others."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field

import pytest

from bot.service.tables.uptime import MISSED, ShardHearts
from tests.service.test_clocks import begun
from tests.service.world import ANN, BOB, GUILD, World

OWN, OTHER = 1, 0
"""The shard of the guild that is played in, and another one."""


@dataclass
class OfShard:
    """The stored beats of a shard."""

    last: float | None = None
    noted: list[tuple[float, float]] = field(default_factory=list)

    async def save_heartbeat(self, at: float) -> None:
        self.last = at

    async def last_heartbeat(self) -> float | None:
        return self.last

    async def add_outage(self, since: float, until: float) -> None:
        self.noted.append((since, until))

    async def outages(self) -> list[tuple[float, float]]:
        return self.noted


class Beats:
    """What all processes store."""

    def __init__(self) -> None:
        self.shards: defaultdict[int, OfShard] = defaultdict(OfShard)

    def of(self, shard: int) -> OfShard:
        return self.shards[shard]

    async def outages(self) -> dict[int, list[tuple[float, float]]]:
        return {shard: list(found.noted) for shard, found in self.shards.items()}


@pytest.fixture
def beats() -> Beats:
    return Beats()


@pytest.fixture
def hearts(world: World, beats: Beats) -> ShardHearts:
    return ShardHearts(world.context, beats, lambda guild: OWN if guild == GUILD else OTHER)


async def go_on(world: World, hearts: ShardHearts, seconds: float, *heard: int) -> None:
    """Let time go by in which these shards are heard."""
    for _ in range(round(seconds / 30)):
        world.clock.advance(30)
        await hearts.beat(heard)
        await world.settle()


@pytest.mark.parametrize("silent", [OWN, OTHER])
async def test_a_silent_shard_stops_its_own_clocks_alone(
    world: World, beats: Beats, hearts: ShardHearts, silent: int
) -> None:
    for shard in (OWN, OTHER):
        await hearts.begin(shard)
    await begun(world, ANN, BOB, clock="live")
    await go_on(world, hearts, 300, OWN, OTHER)
    await go_on(world, hearts, 300, *({OWN, OTHER} - {silent}))
    await go_on(world, hearts, 60, OWN, OTHER)
    assert list(map(len, (beats.of(silent).noted, beats.of(OWN + OTHER - silent).noted))) == [1, 0]
    assert (await world.loaded()).to_move() == ((0,) if silent == OWN else (1,)), "her ten minutes are over, or are not"


async def test_time_without_a_process_is_an_outage_of_the_shard(
    world: World, beats: Beats, hearts: ShardHearts
) -> None:
    for shard in (OWN, OTHER):
        await hearts.begin(shard)
    hearts.end(OWN)
    began = world.clock.now()
    await go_on(world, hearts, 2 * MISSED, OTHER)
    assert world.context.runtime.uptime_of(GUILD).outages == (), "nobody knows it yet"
    await ShardHearts(world.context, beats, lambda guild: OWN if guild == GUILD else OTHER).begin(OWN)
    outage = (began, world.clock.now())
    assert (beats.of(OWN).noted, beats.of(OTHER).noted) == ([outage], [])
    assert world.context.runtime.uptime_of(GUILD).outages == (outage,)


async def test_a_process_knows_the_outages_of_other_shards(world: World, beats: Beats, hearts: ShardHearts) -> None:
    """A click in a direct message reaches the process of shard 0, and may stop a clock of any guild."""
    await hearts.begin(OTHER)
    since, until = world.clock.now() - 100, world.clock.now() - 20
    await beats.of(OWN).add_outage(since, until)
    await beats.of(OWN).add_outage(since + 10, until)
    await hearts.beat([OTHER])
    assert world.context.runtime.uptime_of(GUILD).outages == ((since, until),)
    assert world.context.runtime.uptime_of(GUILD + 1).outages == ()
