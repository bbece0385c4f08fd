"""A user who chooses direct messages gets one at once, and reads at once if theirs are closed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.service.messenger import Later
from tests.service.pretended import text
from tests.service.world import ANN, BOB, CEM, GUILD, World
from tests.service.world import world as make_world


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with make_world(tmp_path) as made:
        yield made


def proofs(world: World, user: int) -> int:
    return sum("how I write to you" in text(message.card) for message in world.messenger.dms(user))


async def test_choosing_direct_messages_sends_one_at_once(world: World) -> None:
    assert "just sent you" in text(await world.look(CEM, "notice", "dm"))
    assert proofs(world, CEM) == 1 and (await world.store.people.person(CEM)).dm == "open"
    await world.look(CEM, "notice", "mention")
    await world.look(CEM, "pictures", "wide")
    assert proofs(world, CEM) == 1, "nothing else sends one"
    assert "just sent you" in text(await world.press(CEM, "prefer", "notice", table=0, of=0, values=("dm",)))
    assert proofs(world, CEM) == 2


async def test_closed_direct_messages_show_at_once(world: World) -> None:
    world.messenger.closed = {BOB}
    card = text(await world.look(BOB, "notice", "dm"))
    assert "closed for me" in card and (await world.store.people.person(BOB)).dm == "closed"
    world.messenger.closed = set()
    assert "just sent you" in text(await world.look(BOB, "notice", "dm"))
    assert (await world.store.people.person(BOB)).dm == "open"


async def test_a_table_with_notices_of_its_own_sends_one_too(world: World) -> None:
    await world.started(ANN, BOB)
    assert "just sent you" in text(await world.look(BOB, "notice", "dm", table=f"{GUILD}/1"))
    assert proofs(world, BOB) == 1


async def test_when_discord_is_down_the_choice_stands(world: World) -> None:
    world.messenger.faults = [Later()]
    assert "did not take a message" in text(await world.look(CEM, "notice", "dm"))
    assert (await world.store.people.person(CEM)).notice == "dm"


@pytest.mark.guarantee("mention-quota")
async def test_trying_has_a_limit(world: World) -> None:
    told = [text(await world.look(CEM, "notice", "dm")) for _ in range(8)]
    assert proofs(world, CEM) == 5 and "no more for now" in told[-1]
