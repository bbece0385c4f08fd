"""Kills at random moments under load: nothing accepted is lost or done twice, nobody told twice, no file damaged."""

from __future__ import annotations

import asyncio
import random
import signal
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import pytest

from bot.games.registry import TITLES
from bot.service.tables.lookup import load_table
from db import open_store
from db.integrity import check_folder
from db.rebuild import repair
from tests.crash.load import SERVERS, Server, act_once, logged_once, started, turns
from tests.crash.run import outside
from tests.service.shown import outdated
from tests.service.world import World
from tests.service.world import world as make_world
from tests.soaking import SEED, by_turns, seeded
from tests.support.due import due_outgoing
from tests.support.fork_server import ForkServer

KILLS_OF_ONE_SET = 20
"""Kills of one set of games; then others begin."""
KILLS = 500
Accepted = Mapping[int, set[int]]


async def killed(server: ForkServer, folder: Path, number: int, dice: random.Random) -> None:
    """Let one process run until it is killed: while it starts, or some time after some actions."""
    accepted = folder / "accepted"
    accepted.touch()
    given = (folder / "data", folder / "outside", accepted, number)
    before = len(accepted.read_bytes().splitlines())
    child = await server.fork("tests.crash.load:main", *map(str, given), out=folder / "log")
    if dice.random() < 0.9:
        enough = before + 1 + dice.randrange(16)
        for _ in range(2000):  # a game may be over: then nothing more is accepted
            if not child.alive or len(accepted.read_bytes().splitlines()) >= enough:
                break
            await asyncio.sleep(0.002)
    await asyncio.sleep(dice.uniform(0.0, 0.1))
    child.kill()
    assert await child.wait() == -signal.SIGKILL, (folder / "log").read_text()


def accepted_in(folder: Path) -> Accepted:
    """Return the interactions that were answered as done, by guild."""
    found: dict[int, set[int]] = {server.guild: set() for server in SERVERS}
    for line in (folder / "accepted").read_text().splitlines():
        if line != "ready":
            guild, interaction = map(int, line.split())
            found[guild].add(interaction)
    return found


async def files_are_whole(folder: Path) -> None:
    """No file is damaged, the snapshots and the due index fit the logs, and all that was accepted is logged once."""
    assert check_folder(folder / "data") == []
    around, accepted = outside(folder / "outside"), accepted_in(folder)
    store = await open_store(folder / "data", clock=around.clock)
    for guild in await store.guilds():
        async with store.read(guild) as tx:
            entries, snapshot, due = await tx.entries(1), await tx.snapshot(1), await tx.next_due()
        logged_once(entries, accepted[guild])
        assert (snapshot.entries if snapshot else 0) == len(entries)
        if due is not None:  # the due index knows of it, without the guild's file having been opened for that
            assert guild in await store.due_index.due(max(due, around.clock.now()))
    await repair(store)
    await store.close()


async def all_is_told(world: World, server: Server) -> tuple[int, int]:
    """Look at a table's messages: each person has a panel, and one notice of each turn but for those in which they
    acted before it came; who is awaited and did nothing yet was told. Return how many notices came, of how many.
    """
    loaded, found = await load_table(world.context, server.guild, 1), await turns(world, server)
    users = [seat.user for seat in loaded.people() if seat.user is not None]
    for user in users:
        heard = len(world.messenger.notices(user))
        most = 1 + found.times[user] + found.last[user]
        assert 1 + (user in found.since) <= heard <= most, "the panel at the start, the turns, and being the last"
        (panel,) = world.messenger.dms(user)
        assert panel.at >= found.since.get(user, 0.0), "it came for this turn"
    assert await outdated(world, server.guild) == []
    async with world.store.read(server.guild) as tx:
        assert await due_outgoing(tx, 1e12) == []
    return sum(len(world.messenger.notices(user)) for user in users), len(users) + found.times.total()


async def game_goes_on(world: World, server: Server) -> None:
    """The awaited people act until another's turn comes: that brings them one notice, and all is as new again."""
    before = await turns(world, server)
    heard = {user: len(world.messenger.notices(user)) for user in server.people}
    for _ in range(40):
        awaited = (await load_table(world.context, server.guild, 1)).awaited()
        after = await turns(world, server)
        if not awaited or after.times != before.times:
            break
        await act_once(world, server, awaited[0])
    else:
        raise AssertionError("nobody's turn ever came")
    for user in server.people:
        notices, times = len(world.messenger.notices(user)) - heard[user], after.times[user] - before.times[user]
        assert times <= notices <= times + after.last[user] - before.last[user], user
    assert await outdated(world, server.guild) == []


async def kill_under_load(folder: Path, game: str, kills: int, dice: random.Random) -> Counter[str]:
    """Kill so often; look at the files after each kill, and at the messages in the end; return what was done."""
    folder.mkdir()
    (await started(folder / "data", game)).save(folder / "outside")
    async with ForkServer("tests.crash.load", "tests.crash.prepared") as server:
        for number in range(1, kills + 1):
            await killed(server, folder, number, dice)
            await files_are_whole(folder)
            around = outside(folder / "outside")
            around.clock.advance(dice.choice((1, 400)))
            around.save(folder / "outside")
    around = outside(folder / "outside")
    counts = Counter(kills=kills, accepted=sum(map(len, accepted_in(folder).values())))
    async with make_world(folder / "data", hold=0.0, clock=around.clock, messenger=around.messenger) as world:
        await world.service.recover()
        await world.service.late.settle()
        for _ in range(3):
            await world.advance(700)
        assert await world.store.pending.rows() == []
        for each in SERVERS:
            told, due = await all_is_told(world, each)
            counts += Counter(notices=told, acted_before_told=due - told)
            await game_goes_on(world, each)
    return counts


def dice_of_this_run() -> random.Random:
    print(f"again: {SEED}={(seed := seeded())}")  # noqa: T201 - shown beside what failed
    return random.Random(seed)


@pytest.mark.guarantee("kill-harmless")
@pytest.mark.parametrize("game", by_turns(TITLES, 2))
async def test_host_killed_at_random_under_load_loses_nothing(tmp_path: Path, game: str) -> None:
    counts = await kill_under_load(tmp_path / "games", game, 4, dice_of_this_run())
    assert counts["accepted"] > 0


@pytest.mark.guarantee("kill-harmless")
@pytest.mark.slow
async def test_five_hundred_kills_under_load_lose_nothing(tmp_path: Path) -> None:
    counts: Counter[str] = Counter()
    games, dice = list(TITLES), dice_of_this_run()
    for number in range(KILLS // KILLS_OF_ONE_SET):
        counts += await kill_under_load(tmp_path / str(number), games[number % len(games)], KILLS_OF_ONE_SET, dice)
        (tmp_path / "counts").write_text(f"{dict(counts)}\n")
    assert counts["kills"] >= KILLS and counts["accepted"] > counts["kills"]
