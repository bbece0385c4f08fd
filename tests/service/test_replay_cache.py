"""The replay cache keeps the newest tables, up to a limit by weight."""

from __future__ import annotations

from bot.games.core.contract import settle
from bot.games.core.replay import begin
from bot.games.registry import TITLES
from bot.service.runtime.state import ReplayCache

GAME = TITLES["space-mission"].game
WALK = begin(GAME, 2, settle(GAME.meta.options, {}), bytes(32))


def test_replay_cache_drops_the_oldest_above_its_size() -> None:
    replays = ReplayCache(room=100)
    for table, size in ((1, 40), (2, 40), (3, 30)):
        replays.put(1, table, WALK, size)
    number = WALK.last.number
    assert [table for table in (1, 2, 3) if replays.get(1, table, number)] == [2, 3]
    replays.put(1, 2, WALK, 60)
    replays.put(1, 4, WALK, 20)
    assert [table for table in (2, 3, 4) if replays.get(1, table, number)] == [2, 4]


def test_a_replay_that_is_heavier_than_all_room_is_kept_alone() -> None:
    replays = ReplayCache(room=100)
    replays.put(1, 1, WALK, 40)
    replays.put(1, 2, WALK, 400)
    assert replays.get(1, 1, WALK.last.number) is None and replays.get(1, 2, WALK.last.number) is not None


def test_a_replay_counts_only_while_it_ends_where_the_log_does() -> None:
    replays = ReplayCache()
    replays.put(1, 1, WALK, 40)
    assert replays.get(1, 1, WALK.last.number + 1) is None


def test_views_are_cached_for_the_newest_tables_alone() -> None:
    replays = ReplayCache(views=2)
    made = {table: replays.put(1, table, WALK, 1) for table in (1, 2)}
    number = WALK.last.number

    def views(table: int) -> object:
        found = replays.get(1, table, number)
        assert found is not None
        return found[1]

    assert views(1) is made[1]
    replays.put(1, 3, WALK, 1)
    assert views(1) is made[1] and views(2) is not made[2]
