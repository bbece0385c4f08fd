"""Kills at random moments under load: nothing accepted is lost or doubled, nobody is told twice, no file is damaged."""

from __future__ import annotations

import asyncio
import random
import signal
from collections import Counter
from pathlib import Path

import pytest

from bot.games.registry import TITLES
from bot.service.tables.lookup import load_table
from db.integrity import check_folder
from tests.service.lives import outside
from tests.service.shown import outdated
from tests.service.tempest import GUILDS, PLACES, Place, act_once, begun, turns
from tests.service.world import World
from tests.service.world import world as make_world
from tests.support.fork_server import ForkServer

LIVES = 20
"""Kills of one set of games; then others begin."""
KILLS = 500


async def killed(server: ForkServer, folder: Path, number: int, dice: random.Random) -> None:
    """One life, from the start to the kill: in the start itself, or after some actions and a little longer."""
    accepted = folder / "accepted"
    accepted.touch()
    given = (folder / "data", folder / "outside", accepted, number)
    before = len(accepted.read_bytes().splitlines())
    child = await server.fork("tests.service.tempest:main", *map(str, given), out=folder / "log")
    if dice.random() < 0.9:
        enough = before + 1 + dice.randrange(16)
        for _ in range(2000):  # a game may be over: then nothing more is accepted
            if not child.alive or len(accepted.read_bytes().splitlines()) >= enough:
                break
            await asyncio.sleep(0.002)
    await asyncio.sleep(dice.uniform(0.0, 0.1))
    child.kill()
    assert await child.wait() == -signal.SIGKILL, (folder / "log").read_text()


async def all_is_there(world: World, accepted: list[tuple[int, int]]) -> int:
    """Look at the logs; return how many actions are in them."""
    count = 0
    assert await world.store.pending.rows() == []
    for guild in GUILDS:
        async with world.store.read(guild) as tx:
            entries = await tx.entries(1)
        written = Counter(entry.interaction for entry in entries if entry.interaction is not None)
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        assert {interaction for place, interaction in accepted if place == guild} <= set(written)
        assert set(written.values()) <= {1}
        count += len(entries)
    return count


async def all_is_told(world: World, place: Place) -> tuple[int, int]:
    """Look at what was said at a table: everybody has his letter and one notice of each turn, but for those in which he
    acted before; who is awaited now and did nothing yet was told. Return how many notices people got, of how many.
    """
    loaded, found = await load_table(world.context, place.guild, 1), await turns(world, place)
    users = [seat.user for seat in loaded.people() if seat.user is not None]
    for user in users:
        heard = len(world.messenger.notices(user))
        assert 1 + (user in found.since) <= heard <= 1 + found.times[user], "the letter at the start, and his turns"
        (letter,) = world.messenger.dms(user)
        assert letter.at >= found.since.get(user, 0.0), "it came for this turn"
    assert await outdated(world, place.guild) == []
    async with world.store.read(place.guild) as tx:
        assert await tx.due_outgoing(1e12) == []
    return sum(len(world.messenger.notices(user)) for user in users), len(users) + found.times.total()


async def one_goes_on(world: World, place: Place) -> None:
    """Whoever is awaited acts until somebody's turn comes: that brings one notice, to him, and all is as new again."""
    before = await turns(world, place)
    heard = {user: len(world.messenger.notices(user)) for user in place.people}
    for _ in range(40):
        awaited = (await load_table(world.context, place.guild, 1)).awaited()
        after = await turns(world, place)
        if not awaited or after.times != before.times:
            break
        await act_once(world, place, awaited[0])
    else:
        raise AssertionError("nobody's turn ever came")
    for user in place.people:
        assert len(world.messenger.notices(user)) - heard[user] == after.times[user] - before.times[user], user
    assert await outdated(world, place.guild) == []


async def tempest(folder: Path, game: str, kills: int) -> Counter[str]:
    """Kill so often, look at the files after each, and at everything in the end; return what was done."""
    folder.mkdir()
    (await begun(folder / "data", game)).save(folder / "outside")
    dice = random.Random()
    async with ForkServer("tests.service.tempest") as server:
        for number in range(1, kills + 1):
            await killed(server, folder, number, dice)
            assert check_folder(folder / "data") == []
            around = outside(folder / "outside")
            around.clock.advance(dice.choice((1, 400)))
            around.save(folder / "outside")
    lines = [line.split() for line in (folder / "accepted").read_text().splitlines() if line != "ready"]
    accepted = [(int(guild), int(interaction)) for guild, interaction in lines]
    around = outside(folder / "outside")
    async with make_world(folder / "data", hold=0.0, clock=around.clock, messenger=around.messenger) as world:
        await world.service.recover()
        await world.service.late.settle()
        for _ in range(3):
            await world.advance(700)
        actions = await all_is_there(world, accepted)
        told = needless = 0
        for place in PLACES:
            heard, due = await all_is_told(world, place)
            told, needless = told + heard, needless + due - heard
            await one_goes_on(world, place)
    return Counter(kills=kills, accepted=len(accepted), actions=actions, notices=told, acted_before_told=needless)


@pytest.mark.parametrize("game", list(TITLES))
async def test_host_killed_at_random_moments_under_load_loses_nothing(tmp_path: Path, game: str) -> None:
    counts = await tempest(tmp_path / "games", game, 4)
    assert counts["actions"] >= counts["accepted"] > 0


@pytest.mark.guarantee("kill-harmless")
@pytest.mark.slow
async def test_five_hundred_kills_of_a_host_under_load_lose_nothing(tmp_path: Path) -> None:
    counts: Counter[str] = Counter()
    games = list(TITLES)
    for number in range(KILLS // LIVES):
        counts += await tempest(tmp_path / str(number), games[number % len(games)], LIVES)
        (tmp_path / "counts").write_text(f"{dict(counts)}\n")
    assert counts["kills"] >= 500 and counts["accepted"] > counts["kills"]
