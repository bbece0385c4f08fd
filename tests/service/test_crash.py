"""The process dies, at any moment of a turn. It comes back: all that was accepted is there, nothing was said twice."""

from __future__ import annotations

import copy
import shutil
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bot.clock import SetClock
from bot.service.cards import Card, Handle
from bot.service.dispatch import Dispatcher
from bot.service.host import Host
from tests.service.fuse import Fuse, Fused, FusedStore, Killed
from tests.service.pretended import FakeMessenger, labels, text
from tests.service.world import ANN, BOB, CEM, CHANNEL, GUILD, World, judged
from tests.service.world import world as make_world

PEOPLE = (ANN, BOB, CEM)
Script = Callable[["Life"], Coroutine[Any, Any, None]]


@dataclass
class Life:
    """One process and what the people before it do. A deed is repeated after a crash unless it was answered."""

    world: World
    answered: dict[int, Card]

    async def press(self, user: int, interaction: int, handle: Handle) -> None:
        """Press a button as cogs bring it: noted, acknowledged, done, answered, struck out."""
        if interaction in self.answered:
            return
        ask = self.world.ask(user, interaction=interaction)
        await self.world.host.note(ask, GUILD)
        card = await self.world.host.press(ask, handle, ())
        self.answered[interaction] = judged(card)
        await self.world.host.answered(ask, GUILD)

    async def settle(self) -> None:
        await self.world.settle()


async def a_turn(life: Life) -> None:
    """Ann flies, takes it back, discards; draws again; the turn passes to the computer and on to Bob."""
    first = life.world.messenger.first_cards  # pyright: ignore[reportAttributeAccessIssue] - set when prepared
    await life.press(ANN, 1, Handle(GUILD, 1, "do", ("top-up", first[0])))
    await life.settle()
    await life.press(ANN, 2, Handle(GUILD, 1, "do", ("top-up", first[1])))
    await life.settle()


async def an_undo(life: Life) -> None:
    """Ann ends her turn with something that can be taken back, takes it back, and does it again for good."""
    first = life.world.messenger.first_cards  # pyright: ignore[reportAttributeAccessIssue] - set when prepared
    jump = life.world.messenger.first_jump  # pyright: ignore[reportAttributeAccessIssue] - set when prepared
    await life.press(ANN, 1, Handle(GUILD, 1, "do", ("top-up", first[0])))
    await life.press(ANN, 2, Handle(GUILD, 1, "do", jump))
    await life.settle()
    await life.press(ANN, 3, Handle(GUILD, 1, "undo"))
    await life.settle()
    await life.press(ANN, 4, Handle(GUILD, 1, "do", jump))
    await life.settle()


@asynccontextmanager
async def process(folder: Path, messenger: FakeMessenger, clock: SetClock, fuse: Fuse) -> AsyncIterator[World]:
    """A host whose store and messenger die with the fuse."""
    async with make_world(folder, clock=clock, messenger=messenger) as world:
        store: Any = FusedStore(world.store, fuse)
        discord: Any = Fused(messenger, fuse)
        world.house.store, world.house.messenger = store, discord
        world.host, world.dispatcher = Host(world.house), Dispatcher(world.house)
        try:
            yield world
        finally:
            await world.dispatcher.close()


async def prepared(folder: Path) -> tuple[FakeMessenger, SetClock]:
    """A table of Ann, Bob, a computer and Cem, with one who is mentioned and one whose messages are closed."""
    async with make_world(folder) as world:
        world.messenger.closed = {CEM}
        await world.look(BOB, "notice", "mention")
        number = await world.opened(ANN)
        await world.press(ANN, "computer", "easy", table=number)
        for user in (BOB, CEM):
            await world.press(user, "join", table=number)
        await world.press(ANN, "option", "order", values=("fixed",))
        await world.press(ANN, "start")
        await world.settle()
        sitting = await world.sitting()
        hand = sitting.view(0).hand
        messenger: Any = world.messenger
        messenger.first_cards = [str(card.number) for card in hand]
        jump = next(
            action
            for action in sitting.game.legal(sitting.state, 0)
            if action.__struct_config__.tag == "jump" and str(getattr(action, "card", "")) != messenger.first_cards[0]
        )
        messenger.first_jump = ("jump", str(getattr(jump, "card", "")), getattr(jump, "planet", ""))
        return world.messenger, world.clock


async def lived(folder: Path, start: Path, kept: tuple[FakeMessenger, SetClock], script: Script, dies: int | None):
    """Run the script in a process that dies after so many deeds, and to the end in the next; return what is left."""
    shutil.copytree(start, folder)
    messenger, clock = copy.deepcopy(kept)
    answered: dict[int, Card] = {}
    fuse = Fuse(dies)
    async with process(folder, messenger, clock, fuse) as world:
        with suppress(Killed):
            await script(Life(world, answered))
    # Every other time Discord does not know the nonce any more. (What can be taken back cannot be for that long.)
    clock.advance(400 if script is a_turn and dies is not None and dies % 2 == 0 else 3)
    async with process(folder, messenger, clock, Fuse()) as world:
        await world.host.recover([GUILD])
        await world.settle()
        await script(Life(world, answered))
        await world.advance(30)
        await world.advance(700)
        return await _left(world, messenger, answered), fuse.passed


async def _left(world: World, messenger: FakeMessenger, answered: dict[int, Card]) -> dict[str, Any]:
    rows, timers = await world.unsent()
    async with world.store.read(GUILD) as tx:
        unanswered = await tx.unanswered()
    return {
        "log": [(entry.body, entry.undone_by) for entry in await world.entries()],
        "to move": (await world.sitting()).to_move(),
        "notices": {user: len(messenger.notices(user)) for user in PEOPLE},
        "hands": {user: len(messenger.dms(user)) for user in PEOPLE},
        "living boards": sum(labels(message.card)[:1] == ["Act"] for message in messenger.in_channel(CHANNEL)),
        "in channel": len(messenger.in_channel(CHANNEL)),
        "answers": {number: text(card).partition("**")[0] for number, card in answered.items()},
        "waiting": (rows, timers, unanswered),
    }


@pytest.mark.parametrize("script", [a_turn, an_undo], ids=["turn", "undo"])
async def test_nothing_is_lost_and_nothing_said_twice_whenever_the_process_dies(tmp_path: Path, script: Script) -> None:
    kept = await prepared(tmp_path / "start")
    whole, deeds = await lived(tmp_path / "whole", tmp_path / "start", kept, script, None)
    assert whole["waiting"] == ([], [], []) and deeds > 20
    for dies in range(deeds):
        left, _ = await lived(tmp_path / str(dies), tmp_path / "start", kept, script, dies)
        assert left == whole, f"died after {dies} deeds"
        shutil.rmtree(tmp_path / str(dies))


async def test_who_was_left_thinking_is_answered(tmp_path: Path) -> None:
    kept = await prepared(tmp_path / "start")
    messenger, clock = kept
    async with process(tmp_path / "start", messenger, clock, Fuse()) as world:
        await world.host.note(world.ask(ANN, interaction=9), GUILD)
        await world.host.note(world.ask(BOB, interaction=8, locale="de"), GUILD)
        clock.advance(14 * 60)
        await world.host.note(world.ask(CEM, interaction=7), GUILD)
    clock.advance(90)
    async with process(tmp_path / "start", messenger, clock, Fuse()) as world:
        await world.host.recover([GUILD])
        await world.host.recover([GUILD])
    (answer,) = messenger.answers
    assert "restarted" in text(answer[1]), "the older two can be answered no more"
