"""A host under load in a process of its own, to be killed at random moments: everybody acts in several servers at once.

As a child of a fork server: data folder, file of what is outside, file of what was accepted, number of life.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.games.core.log import Acted, action_of, decode_entry
from bot.games.registry import TITLES
from bot.service.card import ButtonId
from bot.service.tables.lookup import load_table
from tests.service.lives import Mortal, Outside, outside
from tests.service.pretended import deeds, text
from tests.service.world import World, judged
from tests.service.world import world as make_world
from tests.support.substitute import substitute

GUILDS = (901, 902, 903)


@dataclass(frozen=True)
class Place:
    """A server with one table, its channel and its people."""

    guild: int

    @property
    def channel(self) -> int:
        return self.guild - 800

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(self.guild * 10 + number for number in (1, 2, 3))


PLACES = tuple(map(Place, GUILDS))


async def begun(folder: Path, game: str) -> Outside:
    """Start a table of two or three people and a computer in each server."""
    async with make_world(folder, hold=0.0) as world:
        for place in PLACES:
            given: dict[str, Any] = {"guild": place.guild, "channel": place.channel}
            host, *others = place.people[: TITLES[game].game.meta.players[1] - 1]
            await world.service.play(world.ask(host, **given), game, thread=False)
            level = TITLES[game].game.meta.levels[0]
            await world.service.press(world.ask(host, **given).on(ButtonId(place.guild, 1, "computer", (level,))))
            for user in others:
                await world.service.press(world.ask(user, **given).on(ButtonId(place.guild, 1, "join")))
            await world.service.press(world.ask(host, **given).on(ButtonId(place.guild, 1, "start")))
        await world.settle()
        return Outside(world.messenger, world.clock)


def main(arguments: list[str]) -> int:
    folder, kept, accepted, number = arguments
    asyncio.run(_live(Path(folder), Path(kept), Path(accepted), int(number)))
    return 0


async def _live(folder: Path, kept: Path, accepted: Path, number: int) -> None:
    around = outside(kept)
    told = os.open(accepted, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
    async with make_world(folder, hold=0.0, clock=around.clock, messenger=around.messenger) as world:
        messenger: Any = Mortal(around.messenger, lambda _what: around.save(kept))
        substitute(world.context, messenger=messenger)
        world.store.due_index.listener = world.dispatcher.ring
        world.asked = number * 1_000_000
        await world.service.recover()
        await world.service.late.settle()
        os.write(told, b"ready\n")
        await asyncio.gather(*(_play(world, place, user, told, number) for place in PLACES for user in place.people))


async def _play(world: World, place: Place, user: int, told: int, number: int) -> None:
    """Do what the panel offers, for ever; what was answered as done is written down."""
    chance = random.Random(user * number)
    while True:
        offers = await _offers(world, place, user)
        if not offers:
            await asyncio.sleep(0)
            continue
        button_id, values = chance.choice(offers)
        request = world.ask(user, guild=place.guild, channel=place.channel)
        await world.service.note(request)
        answer = judged(await world.service.press(request.on(button_id, values)))
        if "✅" in text(answer):
            os.write(told, f"{place.guild} {request.interaction}\n".encode())
        await world.service.answered(request)


async def _offers(world: World, place: Place, user: int) -> list[tuple[ButtonId, tuple[str, ...]]]:
    """Return what a person's panel offers to do by one press."""
    request = world.ask(user, guild=place.guild, channel=place.channel)
    panel = await world.service.press(request.on(ButtonId(place.guild, 1, "act")))
    return [deed for deed in deeds(panel) if deed[0].verb == "do"]


async def act_once(world: World, place: Place, user: int) -> None:
    """Let a person do the first thing that his panel offers; then what follows of itself is sent and played."""
    button_id, values = (await _offers(world, place, user))[0]
    request = world.ask(user, guild=place.guild, channel=place.channel)
    assert "✅" in text(judged(await world.service.press(request.on(button_id, values))))
    for _ in range(20):
        await world.advance(30)
        loaded = await load_table(world.context, place.guild, 1)
        if loaded.awaited() or not loaded.to_move():
            break
    await world.advance(30)


@dataclass
class Turns:
    """What the log says of the turns of people since the start, at which all got their letters.

    `times`: how often each became awaited. `since`: since when those are awaited who have done nothing in this turn
    yet: whoever has acted knows of it, however quick he was.
    """

    times: Counter[int] = field(default_factory=Counter)
    since: dict[int, float] = field(default_factory=dict)


async def turns(world: World, place: Place) -> Turns:
    """Play the log again."""
    loaded = await load_table(world.context, place.guild, 1)
    async with world.store.read(place.guild) as tx:
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
    assert state == loaded.state
    return found
