"""A table that lost a person, its channel or its server always has a way on, and never goes on into the void."""

from __future__ import annotations

import asyncio
import random

import pytest
from msgspec.structs import replace

from bot.service.changes import lifecycle
from bot.service.house import House
from tests.service.pretended import labels, text
from tests.service.shown import outdated
from tests.service.world import ANN, BOB, CEM, CHANNEL, GUILD, World

ELSEWHERE = CHANNEL + 1


async def standing(world: World) -> tuple[str, str | None, int]:
    table = (await world.sitting()).table
    return table.status, table.paused, table.channel


async def forget(world: World, user: int) -> None:
    assert "do not know you" in text(await world.press(user, "forget-me", "yes", guild=None))


async def test_who_is_forgotten_while_the_bot_is_away_is_missed_when_it_is_back(world: World) -> None:
    await world.started(ANN, BOB)
    await world.host.guild_lost(GUILD)
    await forget(world, ANN)
    await world.host.guild_seen(GUILD, "Club", "en")
    async with asyncio.timeout(10):
        await world.settle()
    assert await standing(world) == ("paused", "left", CHANNEL)
    board = world.messenger.in_channel()[-1].card
    await world.click(BOB, board, "Let a computer")
    await world.advance(60)
    assert await standing(world) == ("running", None, CHANNEL)
    assert await world.awaited() == BOB


async def test_a_lobby_that_was_closed_while_the_bot_was_away_says_so_when_it_is_back(world: World) -> None:
    await world.opened(ANN)
    await world.press(BOB, "join")
    await world.settle()
    world.messenger.guild_gone = True
    await world.host.guild_lost(GUILD)
    await world.settle()
    world.messenger.guild_gone = False
    for _ in range(2):  # the second time there is nothing left to be said
        await world.host.guild_seen(GUILD, "Club", "en")
        assert len((await world.unsent())[0]) <= 1
        await world.settle()
        [lobby] = world.messenger.in_channel()
        assert "closed" in text(lobby.card) and not labels(lobby.card)
        assert await standing(world) == ("cancelled", None, CHANNEL)
        await world.host.guild_lost(GUILD)


async def test_what_is_refused_just_before_the_bot_is_back_is_not_kept_till_the_next_time(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun_and_left(world, "Zebulon")
    world.messenger.guild_gone = True
    lost = lifecycle.guild_lost

    async def lost_and_back(house: House, guild: int) -> None:
        await lost(house, guild)
        world.messenger.guild_gone = False
        await world.host.guild_seen(GUILD, "Club", "en")

    monkeypatch.setattr(lifecycle, "guild_lost", lost_and_back)
    await forget(world, ANN)
    await world.settle()
    assert not any("Zebulon" in text(message.card) for message in world.messenger.in_channel())


async def begun_and_left(world: World, name: str) -> None:
    """Begin a table of somebody of this name, and let it pause because another has left."""
    await world.opened(ANN, name=name)
    for user in (BOB, CEM):
        await world.press(user, "join")
    await world.press(ANN, "start")
    await world.settle()
    await lifecycle.person_left(world.house, GUILD, 1, CEM)
    await world.settle()


async def test_a_board_that_changed_while_the_bot_was_away_is_renewed_when_it_is_back(world: World) -> None:
    await begun_and_left(world, "Zebulon")
    world.messenger.guild_gone = True
    await world.host.guild_lost(GUILD)
    await forget(world, ANN)
    await world.settle()
    assert any("Zebulon" in text(message.card) for message in world.messenger.in_channel())
    world.messenger.guild_gone = False
    await world.host.guild_seen(GUILD, "Club", "en")
    await world.settle()
    assert not any("Zebulon" in text(message.card) for message in world.messenger.in_channel())
    assert await outdated(world) == []


async def test_a_table_without_its_channel_waits_for_the_missing_where_it_is_resumed(world: World) -> None:
    await world.started(ANN, BOB, CEM)
    await world.host.channel_lost(GUILD, CHANNEL)
    await forget(world, CEM)
    assert "still missing" in text(await world.look(BOB, "resume", table="1", channel=ELSEWHERE))
    await world.settle()
    assert await standing(world) == ("paused", "left", ELSEWHERE)
    [board] = world.messenger.in_channel(ELSEWHERE)
    assert any(label.startswith("Let a computer") for label in labels(board.card))
    await world.click(BOB, board.card, "Let a computer", channel=ELSEWHERE)
    await world.settle()
    assert await standing(world) == ("running", None, ELSEWHERE)


async def test_a_channel_that_goes_while_somebody_is_missing_is_no_place_to_go_on(world: World) -> None:
    await world.started(ANN, BOB, CEM)
    await lifecycle.person_left(world.house, GUILD, 1, CEM)
    await world.host.channel_lost(GUILD, CHANNEL)
    world.messenger.channels_gone.add(CHANNEL)
    await world.settle()
    assert "channel of table 1" in text(world.messenger.dms(BOB)[-1].card)
    assert "Use **/resume**" in text(await world.press(BOB, "replace"))
    assert await standing(world) == ("paused", "channel", CHANNEL)
    await world.look(BOB, "resume", table="1", channel=ELSEWHERE)
    await world.settle()
    assert await standing(world) == ("running", None, ELSEWHERE)
    assert [(await world.sitting()).computer_on(seat) is not None for seat in range(3)] == [False, False, True]


@pytest.mark.parametrize("verb", ["resume", "replace", "resume-here"])
async def test_nothing_goes_on_in_a_server_that_removed_the_bot(world: World, verb: str) -> None:
    await world.started(ANN, BOB)
    if verb == "replace":
        await lifecycle.person_left(world.house, GUILD, 1, ANN)
    await world.host.guild_lost(GUILD)
    world.messenger.guild_gone = True
    await world.settle()
    before, made = await standing(world), len(world.messenger.made)
    answer = await world.press(BOB, verb, guild=GUILD if verb == "resume-here" else None)
    assert "not in that server any more" in text(answer)
    await world.settle()
    assert (await standing(world), len(world.messenger.made)) == (before, made)


async def test_a_notice_for_nobody_is_given_up(world: World) -> None:
    """However a seat came to be empty in a running table: the dispatcher does not spin on it."""
    await world.started(ANN, BOB)
    await world.discard(ANN)
    await world.discard(ANN)
    async with world.store.write(GUILD) as tx:
        seats = await tx.seats(1)
        await tx.save_seats(1, [seats[0], replace(seats[1], status="left", user=-5)])
    world.messenger.members_gone.add(-5)
    async with asyncio.timeout(10):
        await world.settle()
    assert (await world.unsent())[0] == []


async def test_who_comes_back_goes_on_where_he_left(world: World) -> None:
    await world.started(ANN, BOB)
    for _ in range(3):
        await world.act_any(random.Random(3))
    await lifecycle.person_left(world.house, GUILD, 1, BOB)
    seats = (await world.sitting()).seats
    await world.press(BOB, "resume")
    await world.settle()
    assert await standing(world) == ("running", None, CHANNEL)
    assert [seat.user for seat in (await world.sitting()).seats] == [seat.user for seat in seats] == [ANN, BOB]
