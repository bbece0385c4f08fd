"""Data of a user that is under way while they are deleted does not come back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.games.registry import TITLES
from bot.service.features.all_handlers import BUTTONS
from bot.service.messenger import Later
from bot.service.records import Person, Posted
from tests.db.support import contents
from tests.service.pretended import button_ids, labels, text
from tests.service.test_stats import agreed, finished
from tests.service.world import ANN, BOB, GUILD, World
from tests.service.world import world as make_world
from tests.soaking import by_turns

HIM = 900_000_000_000_123
HOUR = 3600.0


@dataclass
class Gate:
    """Holds the next call of something that concerns the user, until it is opened."""

    reached: asyncio.Event = field(default_factory=asyncio.Event)
    free: asyncio.Event = field(default_factory=asyncio.Event)
    begun: asyncio.Task[Any] | None = None

    def put(self, where: Any, name: str, concerns: Callable[..., bool]) -> None:
        """Stand before a method."""
        through = getattr(where, name)

        async def held(*given: Any, **named: Any) -> Any:
            if not self.free.is_set() and concerns(*given):
                self.reached.set()
                await self.free.wait()
            return await through(*given, **named)

        setattr(where, name, held)


def is_his(user: int, *_: Any) -> bool:
    return user == HIM


def mentions_him(_: int, card: Any, *__: Any) -> bool:
    return HIM in card.mentions


async def begun(world: World) -> None:
    """Begin a game and leave to be sent what is to be sent."""
    await world.opened(BOB)
    await world.press(HIM, "join")
    await world.settle()
    await world.press(BOB, "start")


async def his_turn(world: World, later: float = 30) -> None:
    """Let Bob take his turn, and time pass; leave the outbox unsent."""
    await world.turn(BOB)
    world.clock.advance(later)


async def a_letter(world: World, gate: Gate) -> None:
    await world.started(BOB, HIM)
    gate.put(world.messenger, "send_dm", is_his)
    await his_turn(world)


async def the_first_letter(world: World, gate: Gate) -> None:
    gate.put(world.messenger, "send_dm", is_his)
    await begun(world)


async def a_letter_that_is_refused(world: World, gate: Gate) -> None:
    await a_letter(world, gate)
    world.messenger.closed.add(HIM)


async def a_word_in_the_channel_that_his_letters_are_refused(world: World, gate: Gate) -> None:
    world.messenger.closed.add(HIM)
    gate.put(world.messenger, "send", mentions_him)
    await begun(world)


async def a_call(world: World, gate: Gate) -> None:
    await world.store.people.save_person(Person(user=HIM, notice="mention", remind=HOUR))
    await world.started(BOB, HIM)
    await his_turn(world)
    await world.settle()
    gate.put(world.messenger, "send", mentions_him)
    world.clock.advance(24 * HOUR)


async def a_collected_letter(world: World, gate: Gate) -> None:
    await world.started(BOB, HIM)
    await quiet_for(world, 2)
    await his_turn(world)
    await world.settle()
    gate.put(world.messenger, "send_dm", is_his)
    world.clock.advance(3 * HOUR)


async def a_collected_letter_that_is_refused(world: World, gate: Gate) -> None:
    await a_collected_letter(world, gate)
    world.messenger.closed.add(HIM)


async def the_question_whether_he_is_here(world: World, gate: Gate) -> None:
    await world.started(BOB, HIM)
    await quiet_for(world, 5)
    gate.put(world.messenger, "is_member", lambda _, user: user == HIM)
    await his_turn(world)


async def an_invitation(world: World, gate: Gate) -> None:
    await world.opened(BOB)
    gate.put(world.messenger, "send", mentions_him)
    await world.press(BOB, "invite", values=(f"{HIM} Him",))


async def an_offer(world: World, gate: Gate) -> None:
    await world.started(ANN, BOB)
    gate.put(world.messenger, "send", mentions_him)
    await world.press(BOB, "offer-seat", "1", values=(f"{HIM} Him",))


async def an_offer_that_is_put_off(world: World, gate: Gate) -> None:
    await an_offer(world, gate)
    world.messenger.afterwards = [Later(60.0)]


async def the_index(world: World, gate: Gate) -> None:
    await world.opened(BOB)
    await world.settle()
    gate.put(world.store.people, "index", lambda *given: HIM in given[2])
    await world.press(HIM, "join")


async def his_own_choice_for_one_table(world: World, gate: Gate) -> None:
    await world.started(BOB, HIM)
    gate.put(world.store.people, "save_notice_at", is_his)
    gate.begun = asyncio.create_task(world.look(HIM, "notice", "silent", table="1"))


async def quiet_for(world: World, hours: int) -> None:
    now = 60 * (int(world.clock.now()) // 3600 % 24)
    quiet = (now, (now + 60 * hours) % 1440)
    await world.store.people.save_person(Person(user=HIM, zone="UTC", quiet=quiet, dm="open"))


UNDER_WAY = (
    a_letter,
    the_first_letter,
    a_letter_that_is_refused,
    a_word_in_the_channel_that_his_letters_are_refused,
    a_call,
    a_collected_letter,
    a_collected_letter_that_is_refused,
    the_question_whether_he_is_here,
    an_invitation,
    an_offer,
    an_offer_that_is_put_off,
    his_own_choice_for_one_table,
)


@pytest.mark.guarantee("forgotten-nameless")
@pytest.mark.parametrize(
    "under_way",
    [
        *UNDER_WAY,
        pytest.param(the_index, marks=pytest.mark.files("an index of users' tables beside the servers' rows")),
    ],
    ids=lambda way: way.__name__,
)
async def test_forgetting_during_other_work_brings_nothing_back(
    tmp_path: Path, under_way: Callable[[World, Gate], Awaitable[None]]
) -> None:
    gate = Gate()
    async with make_world(tmp_path) as world:
        await under_way(world, gate)
        world.dispatcher.wake()
        await asyncio.wait_for(gate.reached.wait(), 5)
        forgetting = asyncio.create_task(world.press(HIM, "forget-me", "yes"))
        await asyncio.wait({forgetting}, timeout=0.3)  # of what holds a file the end is waited for
        gate.free.set()
        assert "do not know you" in text(await forgetting)
        if gate.begun is not None:
            await gate.begun
        await world.settle()
        await world.advance(60)
        assert not world.messenger.dms(HIM), "no letter stays"
        assert not any("Take the seat" in labels(message.card) for message in world.messenger.in_channel())
        await nothing_is_kept(world)
    nobody_finds_him(tmp_path)


async def nothing_is_kept(world: World) -> None:
    kept = await world.store.data_of(HIM)
    assert {what: found for what, found in kept.items() if found and what not in ("user", "preferences")} == {}
    assert kept["preferences"] == msgspec.to_builtins(Person(user=HIM))


def nobody_finds_him(folder: Path) -> None:
    numbers = (HIM.to_bytes(8, "big"), str(HIM).encode())
    found = {name for name, data in contents(folder).items() if any(number in data for number in numbers)}
    assert not found


async def test_dm_that_arrives_while_forgetting_is_deleted(world: World) -> None:
    await world.started(BOB, HIM)
    forget = world.store.forget

    async def late(user: int) -> list[int]:
        for former in world.messenger.dms(HIM):
            await world.messenger.delete(former.channel, former.id)
        sent = await world.messenger.send(HIM * 1000, world.messenger.made[0].card, "late")
        async with world.store.write(GUILD) as tx:
            await tx.save_posted(
                Posted(table=1, role="dm_panel", owner=HIM, channel=sent.channel, message=sent.message, at=1.0)
            )
        return await forget(user)

    world.store.forget = late  # pyright: ignore[reportAttributeAccessIssue] - the moment before
    await world.press(HIM, "forget-me", "yes")
    await world.settle()
    assert not world.messenger.dms(HIM)


@pytest.mark.parametrize("game", by_turns(sorted(TITLES), 2))
async def test_no_old_button_restores_a_deleted_user(tmp_path: Path, game: str) -> None:
    own = {"language", "pictures", "be-rated", "prefers", "join", "play", "rematch", "again", "vacation", "report"}
    async with make_world(tmp_path) as world:
        await world.started(BOB, HIM, game=game)
        await world.settle()
        buttons = {button_id for message in world.messenger.dms(HIM) for button_id in button_ids(message.card)}
        await world.press(HIM, "forget-me", "yes")
        await world.settle()
        for button_id in buttons:
            with suppress(ValueError):
                await world.use(HIM, button_id)
        given = [(), ("yes",), ("hour",), ("turn",), (f"{GUILD}/1", "silent")]
        for verb, nouns in product(sorted(set(BUTTONS) - own), given):
            await world.press(HIM, verb, *nouns, values=("1",))
        await world.settle()
        await nothing_is_kept(world)


async def test_ratings_do_not_name_who_was_forgotten_elsewhere(world: World) -> None:
    """Another process deletes the user's data: this one is told nothing."""

    async def named() -> set[int]:
        standing = await world.context.runtime.standings.of(world.store, GUILD, "space-mission")
        return {user for user in standing.names if user > 0}

    await agreed(world, ANN, BOB)
    await finished(world, (ANN, 10), (BOB, 5))
    assert await named() == {ANN, BOB}
    await world.store.forget(BOB)
    assert await named() == {ANN}
