"""A host under load in a child process, killed at random: everybody acts at once, in several servers.

So few files may be open that they are closed and opened all the time. Arguments of the child: data folder, file of what
is outside, file of what was accepted, number of the process.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.games.history.log import Acted, action_of, decode_entry
from bot.games.registry import TITLES
from bot.service.card import ButtonId
from bot.service.records import Entry
from bot.service.request import Request
from bot.service.tables.lookup import load_table
from db.descriptor_limit import limit_for
from tests.crash.run import Outside, outside
from tests.crash.steps import SteppedCalls, Steps
from tests.service.pretended import deeds, text
from tests.service.world import World, judged
from tests.service.world import world as make_world
from tests.support.substitute import substitute


@dataclass(frozen=True)
class Server:
    """A server with one table, its channel and its people."""

    guild: int

    @property
    def channel(self) -> int:
        return self.guild - 800

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(self.guild * 10 + number for number in (1, 2, 3))

    def ask(self, world: World, user: int) -> Request:
        return world.ask(user, guild=self.guild, channel=self.channel)

    async def press(self, world: World, user: int, verb: str, *nouns: str) -> Any:
        return await world.service.press(self.ask(world, user).on(ButtonId(self.guild, 1, verb, nouns)))


SERVERS = tuple(map(Server, (901, 902, 903)))


async def started(folder: Path, game: str) -> Outside:
    """Start a table of two or three people and a computer in each server."""
    meta = TITLES[game].game.meta
    async with make_world(folder, hold=0.0) as world:
        for server in SERVERS:
            host, *others = server.people[: meta.players[1] - 1]
            await world.service.play(server.ask(world, host), game, thread=False)
            await server.press(world, host, "computer", meta.levels[0])
            for user in others:
                await server.press(world, user, "join")
            await server.press(world, host, "start")
        await world.settle()
        return Outside(world.messenger, world.clock)


class SavedSteps(Steps):
    """Steps that only keep what is outside, before and after each request."""

    def __init__(self, around: Outside, file: Path) -> None:
        super().__init__()
        self._save = lambda: around.save(file)

    def step(self, name: str) -> None:
        self._save()

    def before(self, name: str) -> None:
        self._save()


def main(arguments: list[str]) -> int:
    folder, kept, accepted, number = arguments
    asyncio.run(_run(Path(folder), Path(kept), Path(accepted), int(number)))
    return 0


async def _run(folder: Path, kept: Path, accepted: Path, number: int) -> None:
    around = outside(kept)
    told = os.open(accepted, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
    host: dict[str, Any] = {"hold": 0.0, "open_files": limit_for(2)}
    async with make_world(folder, clock=around.clock, messenger=around.messenger, **host) as world:
        messenger: Any = SteppedCalls(around.messenger, SavedSteps(around, kept))
        substitute(world.context, messenger=messenger)
        world.store.due_index.listener = lambda guild: world.dispatcher.wake()
        world.asked = number * 1_000_000
        await world.service.recover()
        await world.service.late.settle()
        os.write(told, b"ready\n")
        await asyncio.gather(*(_play(world, each, user, told, number) for each in SERVERS for user in each.people))


async def _play(world: World, server: Server, user: int, told: int, number: int) -> None:
    """Do what the panel offers, for ever; what was answered as done is written down."""
    chance = random.Random(user * number)
    while True:
        offers = await _offers(world, server, user)
        if not offers:
            await asyncio.sleep(0)
            continue
        request = server.ask(world, user)
        await world.service.note(request)
        answer = judged(await world.service.press(request.on(*chance.choice(offers))))
        if "✅" in text(answer):
            os.write(told, f"{server.guild} {request.interaction}\n".encode())
        await world.service.answered(request)


async def _offers(world: World, server: Server, user: int) -> list[tuple[ButtonId, tuple[str, ...]]]:
    """Return what a person's panel offers to do by one press."""
    panel = await server.press(world, user, "act")
    return [deed for deed in deeds(panel) if deed[0].verb == "do"]


async def act_once(world: World, server: Server, user: int) -> None:
    """Let a person do the first thing that their panel offers; then what follows of itself is sent and played."""
    offers = await _offers(world, server, user)
    request = server.ask(world, user).on(*offers[0])
    assert "✅" in text(judged(await world.service.press(request)))
    for _ in range(20):
        await world.advance(30)
        loaded = await load_table(world.context, server.guild, 1)
        if loaded.awaited() or not loaded.to_move():
            break
    await world.advance(30)


@dataclass
class Turns:
    """What the log says of people's turns since the start, at which all got their panels.

    `times`: how often each became awaited. `since`: since when those are awaited who have done nothing in this turn
    yet: who has acted knows of it. `last`: how often each was left as the only one of several who choose at once.
    """

    times: Counter[int] = field(default_factory=Counter)
    since: dict[int, float] = field(default_factory=dict)
    last: Counter[int] = field(default_factory=Counter)


async def turns(world: World, server: Server) -> Turns:
    """Play the log again."""
    loaded = await load_table(world.context, server.guild, 1)
    async with world.store.read(server.guild) as tx:
        rows = await tx.entries(1)
    game, table = loaded.game, loaded.table
    state = game.setup(len(loaded.seats), table.options, table.seed)
    found = Turns()
    for row in rows:
        entry, before = decode_entry(row.body), set(game.to_move(state))
        assert isinstance(entry, Acted)
        state = game.apply(state, entry.seat, action_of(game.meta.verb_map(), entry)).state
        after = set(game.to_move(state))
        for seat in loaded.people():
            if seat.user is None:
                continue
            if seat.number in after - before:
                found.times[seat.user] += 1
                found.since[seat.user] = row.at
            elif seat.number == entry.seat or seat.number not in after:
                found.since.pop(seat.user, None)
            elif len(before) > 1 and len(after) == 1:
                found.last[seat.user] += 1
    assert state == loaded.state
    return found


def logged_once(entries: Sequence[Entry], accepted: Iterable[int] | Mapping[int, object]) -> None:
    """Find all interactions that were answered as done in a table's log, and nothing in it twice."""
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    written = Counter(entry.interaction for entry in entries if entry.interaction is not None)
    assert set(accepted) - set(written) == set()
    assert set(written.values()) <= {1}
