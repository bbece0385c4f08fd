"""Servers that are missing in a new session: reported once, and cleared when the bot is there again."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from cogs.guild_diff import GuildDiff


class Cache:
    """The library's guild cache: READY replaces the guilds it names and leaves the others."""

    def __init__(self, *ids: int) -> None:
        self.kept: dict[int, Any] = {}
        self.roll = GuildDiff(self.kept.get)
        self.named(*ids)

    def named(self, *ids: int) -> None:
        self.kept |= {number: SimpleNamespace(id=number, shard_id=number % 2) for number in ids}

    def session(self, shard: int, *named: int) -> list[int]:
        """A new session of a shard; which servers are missing in it."""
        self.roll.before(shard, self.kept.values())
        self.named(*named)
        return [guild.id for guild in self.roll.missing(shard)]

    @property
    def gone(self) -> list[int]:
        return [guild.id for guild in self.kept.values() if self.roll.is_gone(guild)]


def test_guild_missing_from_a_shard_is_missed_there_alone() -> None:
    cache = Cache(1, 2, 3, 4)
    assert cache.session(0, 4) == [2] and cache.gone == [2]
    assert cache.session(1, 1, 3, 5) == [] and cache.gone == [2]


def test_the_first_session_misses_nothing() -> None:
    cache = Cache()
    assert cache.session(0, 2, 4) == [] and cache.gone == []


def test_a_server_is_missing_once_and_stays_gone() -> None:
    cache = Cache(2, 4)
    assert cache.session(0, 4) == [2]
    assert cache.session(0, 4) == [] and cache.gone == [2]


def test_a_server_that_is_back_is_not_gone_and_can_be_lost_again() -> None:
    cache = Cache(2, 4)
    cache.session(0, 4)
    cache.named(2)  # joined again
    assert cache.gone == []
    assert cache.session(0, 4) == [2]
    cache.roll.back(cache.kept[2])  # the library takes it for one that was there all the time
    assert cache.gone == [] and cache.session(0, 2, 4) == []


def test_session_requested_twice_is_compared_once() -> None:
    cache = Cache(2, 4)
    cache.roll.before(0, cache.kept.values())
    assert cache.session(0, 4) == [2]
    assert cache.roll.missing(0) == []
