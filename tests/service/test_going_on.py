"""A table that lost a player, its channel or its server always has a way on and never goes on unseen."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any
from unittest.mock import ANY

import pytest
from msgspec.structs import replace

from bot.service.card import Card
from bot.service.context import Context
from bot.service.features.lifecycle import actions as lifecycle
from bot.service.messenger import Later, Sent
from bot.service.tables.outbox import show
from tests.service.pretended import Message, labels, text
from tests.service.shown import outdated
from tests.service.world import ANN, BOB, CEM, CHANNEL, EVA, GUILD, World

ELSEWHERE = CHANNEL + 1
DAY = 86400.0


async def standing(world: World) -> tuple[str, str | None, int]:
    table = (await world.loaded()).table
    return table.status, table.paused, table.channel


async def forget(world: World, user: int) -> None:
    assert "do not know you" in text(await world.press(user, "forget-me", "yes", guild=None))


async def test_user_deleted_during_an_absence_is_missed_on_return(world: World) -> None:
    await world.started(ANN, BOB)
    await world.service.guild_lost(GUILD)
    await forget(world, ANN)
    await world.service.guild_seen(GUILD, "Club", "en")
    async with asyncio.timeout(10):
        await world.settle()
    assert await standing(world) == ("paused", "left", CHANNEL)
    board = world.messenger.in_channel()[-1].card
    await world.click(BOB, board, "Let a computer")
    await world.advance(60)
    assert await standing(world) == ("running", None, CHANNEL)
    assert await world.awaited() == BOB


@pytest.mark.guarantee("renewed-on-return")
async def test_lobby_closed_during_an_absence_is_updated_on_return(world: World) -> None:
    await world.opened(ANN)
    await world.press(BOB, "join")
    await world.settle()
    world.messenger.guild_gone = True
    await world.service.guild_lost(GUILD)
    await world.settle()
    world.messenger.guild_gone = False
    for _ in range(2):  # the second time there is nothing left to be said
        await world.service.guild_seen(GUILD, "Club", "en")
        assert len((await world.unsent())[0]) <= 1
        await world.settle()
        [lobby] = world.messenger.in_channel()
        assert "closed" in text(lobby.card) and not labels(lobby.card)
        assert await standing(world) == ("cancelled", None, CHANNEL)
        await world.service.guild_lost(GUILD)


async def test_row_refused_just_before_the_return_does_not_wait(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await begun_and_left(world, "Zebulon")
    world.messenger.guild_gone = True
    lost = lifecycle.guild_lost

    async def lost_and_back(context: Context, guild: int) -> None:
        await lost(context, guild)
        world.messenger.guild_gone = False
        await world.service.guild_seen(GUILD, "Club", "en")

    monkeypatch.setattr(lifecycle, "guild_lost", lost_and_back)
    await forget(world, ANN)
    await world.settle()
    assert not any("Zebulon" in text(message.card) for message in world.messenger.in_channel())


async def begun_and_left(world: World, name: str) -> None:
    """Begin a table of a user of this name, and let it pause because another player has left."""
    await world.opened(ANN, name=name)
    for user in (BOB, CEM):
        await world.press(user, "join")
    await world.press(ANN, "start")
    await world.settle()
    await lifecycle.person_left(world.context, GUILD, 1, CEM)
    await world.settle()


@pytest.mark.guarantee("renewed-on-return")
async def test_board_changed_during_an_absence_is_updated_on_return(world: World) -> None:
    await begun_and_left(world, "Zebulon")
    world.messenger.guild_gone = True
    await world.service.guild_lost(GUILD)
    await forget(world, ANN)
    await world.settle()
    assert any("Zebulon" in text(message.card) for message in world.messenger.in_channel())
    world.messenger.guild_gone = False
    await world.service.guild_seen(GUILD, "Club", "en")
    await world.settle()
    assert not any("Zebulon" in text(message.card) for message in world.messenger.in_channel())
    assert await outdated(world) == []


async def test_resumed_table_still_waits_for_missing_players(world: World) -> None:
    await world.started(ANN, BOB, CEM)
    await world.service.channel_lost(GUILD, CHANNEL)
    await forget(world, CEM)
    assert "still missing" in text(await world.look(BOB, "resume", table="1", channel=ELSEWHERE))
    await world.settle()
    assert await standing(world) == ("paused", "left", ELSEWHERE)
    [board] = world.messenger.in_channel(ELSEWHERE)
    assert any(label.startswith("Let a computer") for label in labels(board.card))
    await world.click(BOB, board.card, "Let a computer", channel=ELSEWHERE)
    await world.settle()
    assert await standing(world) == ("running", None, ELSEWHERE)


async def test_replacing_a_player_does_not_resume_in_a_lost_channel(world: World) -> None:
    await world.started(ANN, BOB, CEM)
    await lifecycle.person_left(world.context, GUILD, 1, CEM)
    await world.service.channel_lost(GUILD, CHANNEL)
    world.messenger.channels_gone.add(CHANNEL)
    await world.settle()
    assert "channel of table 1" in text(world.messenger.dms(BOB)[-1].card)
    assert "Use **/resume**" in text(await world.press(BOB, "replace"))
    assert await standing(world) == ("paused", "channel", CHANNEL)
    await world.look(BOB, "resume", table="1", channel=ELSEWHERE)
    await world.settle()
    assert await standing(world) == ("running", None, ELSEWHERE)
    assert [(await world.loaded()).computer_on(seat) is not None for seat in range(3)] == [False, False, True]


@pytest.mark.parametrize("verb", ["resume", "replace", "resume-here"])
async def test_nothing_goes_on_in_a_server_that_removed_the_bot(world: World, verb: str) -> None:
    await world.started(ANN, BOB)
    if verb == "replace":
        await lifecycle.person_left(world.context, GUILD, 1, ANN)
    await world.service.guild_lost(GUILD)
    world.messenger.guild_gone = True
    await world.settle()
    before, made = await standing(world), len(world.messenger.made)
    answer = await world.press(BOB, verb, guild=GUILD if verb == "resume-here" else None)
    assert "not in that server any more" in text(answer)
    await world.settle()
    assert (await standing(world), len(world.messenger.made)) == (before, made)


async def test_a_notice_without_recipient_is_dropped(world: World) -> None:
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


async def test_a_returning_player_continues_on_the_seat(world: World) -> None:
    await world.started(ANN, BOB)
    for _ in range(3):
        await world.act_any(random.Random(3))
    await lifecycle.person_left(world.context, GUILD, 1, BOB)
    seats = (await world.loaded()).seats
    await world.press(BOB, "resume")
    await world.settle()
    assert await standing(world) == ("running", None, CHANNEL)
    assert [seat.user for seat in (await world.loaded()).seats] == [seat.user for seat in seats] == [ANN, BOB]


async def asked(world: World) -> None:
    """Let a question be asked and a seat be offered."""
    await world.look(ANN, "cancel-game")
    await world.press(BOB, "offer-seat", "1", values=(f"{EVA} Eva",))
    await world.settle()


async def move(world: World) -> None:
    await world.look(CEM, "resume", table="1", channel=ELSEWHERE)
    await world.settle()


def offering(world: World, label: str, channel: int) -> list[Message]:
    return [message for message in world.messenger.in_channel(channel) if label in labels(message.card)]


@pytest.mark.guarantee("ballots-move")
@pytest.mark.parametrize("how", ["gone", "gone before", "forbidden", "left"])
async def test_ballots_and_vacancies_move_with_the_table(world: World, how: str) -> None:
    await world.started(ANN, BOB, CEM)
    world.messenger.channels_gone = {CHANNEL} if how == "gone before" else set()
    await asked(world)
    assert (await standing(world))[:2] == (("paused", "channel") if how == "gone before" else ("running", None))
    if how == "gone":
        world.messenger.channels_gone = {CHANNEL}
        await world.service.channel_lost(GUILD, CHANNEL)
        await world.settle()
    elif how == "forbidden":
        world.messenger.forbidden = {CHANNEL}
    await move(world)
    if how == "left":
        assert not offering(world, "Agree", CHANNEL) and not offering(world, "Take the seat", CHANNEL)
    [question], [seat] = offering(world, "Agree", ELSEWHERE), offering(world, "Take the seat", ELSEWHERE)
    assert set(question.card.mentions) == {BOB, CEM} and seat.card.mentions == (EVA,)
    await world.click(CEM, question.card, "Agree", channel=ELSEWHERE)
    await world.click(EVA, seat.card, "Take the seat", channel=ELSEWHERE)
    await world.settle()
    assert "Cem agrees" in text(question.card) and not labels(seat.card)
    await world.advance(8 * DAY)
    assert not labels(question.card)
    assert await standing(world) == ("running", None, ELSEWHERE) and await world.unsent() == ([], [])
    assert not [m for m in world.messenger.dms(ANN) if "Send Messages" in text(m.card)]


@pytest.mark.parametrize("status", ["running", "paused"])
async def test_what_follows_its_table_is_asked_there_once(world: World, status: str) -> None:
    """It resumes there more than once; also where it waits for a player."""
    await world.started(ANN, BOB, CEM)
    await asked(world)
    await world.service.channel_lost(GUILD, CHANNEL)
    if status == "paused":
        async with world.store.write(GUILD) as tx:
            seats = [replace(seat, status="left") if seat.user == ANN else seat for seat in await tx.seats(1)]
            await tx.save_seats(1, seats)
    for _ in range(2):
        await move(world)
    assert (await standing(world))[0] == status
    for label in ("Agree", "Take the seat"):
        [message] = offering(world, label, ELSEWHERE)
        assert message.versions == 1


@pytest.mark.guarantee("former-channel-harmless")
@pytest.mark.parametrize("ends", ["gone", "forbidden"])
@pytest.mark.parametrize("role", ["ballot", "vacancy", "board"])
async def test_no_message_left_in_a_former_channel_harms_the_table(world: World, role: str, ends: str) -> None:
    """It was sent there while the table moved, or by a version that left it there."""
    await world.started(ANN, BOB, CEM)
    await asked(world)
    owner = 0 if role == "board" else 1
    async with world.store.read(GUILD) as tx:
        former = await tx.posted(1, role, owner)
    await move(world)
    assert former is not None and former.channel == CHANNEL
    world.messenger.channels_gone = {CHANNEL} if ends == "gone" else set()
    world.messenger.forbidden = {CHANNEL} if ends == "forbidden" else set()
    async with world.store.write(GUILD) as tx:
        await tx.save_posted(former)
        await show(world.context, tx, 1, role, owner)
    await world.settle()
    assert await standing(world) == ("running", None, ELSEWHERE) and (await world.unsent())[0] == []
    async with world.store.read(GUILD) as tx:
        stands = await tx.posted(1, role, owner)
    assert stands is not None and stands.channel == ELSEWHERE


async def test_a_channel_that_is_gone_harms_no_table_that_left_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A message was on its way to it while the table moved."""
    await world.started(ANN, BOB, CEM)
    await world.look(ANN, "cancel-game")
    send = world.messenger.send

    async def too_late(channel: int, card: Card, nonce: str) -> Sent:
        monkeypatch.setattr(world.messenger, "send", send)
        await world.look(CEM, "resume", table="1", channel=ELSEWHERE)
        world.messenger.channels_gone = {CHANNEL}
        return await send(channel, card, nonce)

    monkeypatch.setattr(world.messenger, "send", too_late)
    await world.settle()
    await world.advance(60)
    assert await standing(world) == ("running", None, ELSEWHERE)
    assert len(offering(world, "Agree", ELSEWHERE)) == 1 and await world.unsent() == ([], ANY)


async def _a_turn(world: World) -> None:
    await world.look(BOB, "notice", "mention")
    await world.turn(ANN)


async def _a_question(world: World) -> None:
    await world.look(ANN, "cancel-game")


async def _an_offer(world: World) -> None:
    await world.press(BOB, "offer-seat", "1", values=(f"{EVA} Eva",))


async def _a_reminder(world: World) -> None:
    await world.look(ANN, "notice", "mention")
    await world.press(ANN, "snooze", "hour")
    await world.advance(3600)


@pytest.mark.parametrize("deed", [_a_turn, _a_question, _an_offer, _a_reminder])
async def test_what_arrived_unheard_in_a_former_channel_goes(world: World, deed: Callable[[World], Any]) -> None:
    """Discord took it, but said otherwise; before it was tried again the table moved."""
    await world.started(ANN, BOB, CEM)
    before = {message.id for message in world.messenger.in_channel()}
    world.messenger.afterwards = [Later(60.0)]
    await deed(world)
    await world.settle()
    unheard = {message.id for message in world.messenger.in_channel()} - before
    assert len(unheard) == 1 and not world.messenger.afterwards
    made = len(world.messenger.made)
    await move(world)
    await world.advance(120)
    assert not unheard & {message.id for message in world.messenger.in_channel()}
    assert len(world.messenger.made) > made and await outdated(world) == []


@pytest.mark.parametrize("ends", ["gone", "forbidden", "there"])
async def test_a_lobby_left_in_a_former_channel_is_closed_if_it_can_be(world: World, ends: str) -> None:
    await world.opened(ANN)
    await world.press(BOB, "join")
    await world.settle()
    [lobby] = world.messenger.in_channel()
    world.messenger.faults = [Later()] * 20
    await world.press(ANN, "start")
    await world.settle()
    world.messenger.faults = []
    await world.look(BOB, "resume", table="1", channel=ELSEWHERE)
    world.messenger.channels_gone = {CHANNEL} if ends == "gone" else set()
    world.messenger.forbidden = {CHANNEL} if ends == "forbidden" else set()
    await world.advance(60)
    assert await standing(world) == ("running", None, ELSEWHERE) and await world.unsent() == ([], [])
    assert ("Join" in labels(lobby.card)) == (ends != "there")
    assert not offering(world, "Join", ELSEWHERE)
