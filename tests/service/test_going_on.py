"""Messages, channels, servers and players that go: a table always has a way on and never goes on unseen."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, NoReturn
from unittest.mock import ANY

import pytest
from msgspec.structs import replace

from bot.service.context import Context
from bot.service.features.lifecycle import actions as lifecycle
from bot.service.messenger import Later
from bot.service.tables.outbox import show
from tests.service.faults import ELSEWHERE, board_of, words_to
from tests.service.pretended import FakeMessenger, Message, labels, text, while_sending
from tests.service.shown import outdated
from tests.service.world import ANN, BOB, CEM, CHANNEL, EVA, GUILD, World
from tests.support.due import due_outgoing

THERE = CHANNEL + 1
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
    assert "still missing" in text(await world.look(BOB, "resume", table="1", channel=THERE))
    await world.settle()
    assert await standing(world) == ("paused", "left", THERE)
    [board] = world.messenger.in_channel(THERE)
    assert any(label.startswith("Let a computer") for label in labels(board.card))
    await world.click(BOB, board.card, "Let a computer", channel=THERE)
    await world.settle()
    assert await standing(world) == ("running", None, THERE)


async def test_replacing_a_player_does_not_resume_in_a_lost_channel(world: World) -> None:
    await world.started(ANN, BOB, CEM)
    await lifecycle.person_left(world.context, GUILD, 1, CEM)
    await world.service.channel_lost(GUILD, CHANNEL)
    world.messenger.channels_gone.add(CHANNEL)
    await world.settle()
    assert "channel of table 1" in text(world.messenger.dms(BOB)[-1].card)
    assert "Use **/resume**" in text(await world.press(BOB, "replace"))
    assert await standing(world) == ("paused", "channel", CHANNEL)
    await world.look(BOB, "resume", table="1", channel=THERE)
    await world.settle()
    assert await standing(world) == ("running", None, THERE)
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


async def asked(world: World) -> None:
    """Let a question be asked and a seat be offered."""
    await world.look(ANN, "cancel-game")
    await world.press(BOB, "offer-seat", "1", values=(f"{EVA} Eva",))
    await world.settle()


async def move(world: World) -> None:
    await world.look(CEM, "resume", table="1", channel=THERE)
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
    [question], [seat] = offering(world, "Agree", THERE), offering(world, "Take the seat", THERE)
    assert set(question.card.mentions) == {BOB, CEM} and seat.card.mentions == (EVA,)
    await world.click(CEM, question.card, "Agree", channel=THERE)
    await world.click(EVA, seat.card, "Take the seat", channel=THERE)
    await world.settle()
    assert "Cem agrees" in text(question.card) and not labels(seat.card)
    await world.advance(8 * DAY)
    assert not labels(question.card)
    assert await standing(world) == ("running", None, THERE) and await world.unsent() == ([], [])
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
        [message] = offering(world, label, THERE)
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
    assert await standing(world) == ("running", None, THERE) and (await world.unsent())[0] == []
    async with world.store.read(GUILD) as tx:
        stands = await tx.posted(1, role, owner)
    assert stands is not None and stands.channel == THERE


async def test_a_channel_that_is_gone_harms_no_table_that_left_it(world: World) -> None:
    """A message was on its way to it while the table moved."""
    await world.started(ANN, BOB, CEM)
    await world.look(ANN, "cancel-game")

    async def too_late() -> None:
        await world.look(CEM, "resume", table="1", channel=THERE)
        world.messenger.channels_gone = {CHANNEL}

    while_sending(world.messenger, too_late, sent=False)
    await world.settle()
    await world.advance(60)
    assert await standing(world) == ("running", None, THERE)
    assert len(offering(world, "Agree", THERE)) == 1 and await world.unsent() == ([], ANY)


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
    await world.look(BOB, "resume", table="1", channel=THERE)
    world.messenger.channels_gone = {CHANNEL} if ends == "gone" else set()
    world.messenger.forbidden = {CHANNEL} if ends == "forbidden" else set()
    await world.advance(60)
    assert await standing(world) == ("running", None, THERE) and await world.unsent() == ([], [])
    assert ("Join" in labels(lobby.card)) == (ends != "there")
    assert not offering(world, "Join", THERE)


# -- what every game has in common here stands in test_faults.py -------------------------------------------------------


async def test_tries_become_rarer(world: World) -> None:
    await world.started(ANN, BOB)
    await world.discard(ANN)
    waits = []
    for _ in range(9):
        world.messenger.faults = [Later()] * 9
        await world.settle()
        (rows, _) = await world.unsent()
        due = min(row.due for row in rows)
        waits.append(due - world.clock.now())
        world.clock.advance(waits[-1])
    assert waits[:4] == [5, 10, 20, 40] and waits[-1] == 600


async def test_table_moves_where_the_bot_may_speak_with_its_board(world: World) -> None:
    await world.started(ANN, BOB)
    world.messenger.missing = ("Attach Files",)
    assert "Attach Files" in text(await world.look(ANN, "resume", table="1", channel=ELSEWHERE))
    assert (await world.loaded()).table.channel == CHANNEL
    world.messenger.missing = ()
    await world.look(BOB, "resume", table="1", channel=ELSEWHERE)
    await world.settle()
    assert "Act" in labels(board_of(world, ELSEWHERE).card)
    assert all("Act" not in labels(message.card) for message in world.messenger.in_channel())


async def test_of_several_paused_tables_one_is_chosen(world: World) -> None:
    await world.started(ANN, BOB)
    await world.started(ANN, BOB)
    await world.service.channel_lost(GUILD, CHANNEL)
    answer = await world.look(ANN, "resume", channel=ELSEWHERE)
    assert "Which table" in text(answer)
    menu = answer.blocks[-1]
    await world.use(ANN, menu.button_id, (f"{GUILD}/2",), channel=ELSEWHERE)  # pyright: ignore[reportAttributeAccessIssue]
    assert [(await world.loaded(number)).table.status for number in (1, 2)] == ["paused", "running"]


@pytest.mark.guarantee("discord-faults")
async def test_a_server_or_channel_that_goes_is_logged(world: World, caplog: pytest.LogCaptureFixture) -> None:
    """Discord tells of it, or it is missed at a start: one line names it, with what becomes of its tables."""
    caplog.set_level(logging.INFO)
    await world.service.guild_seen(GUILD, "Club", "en")
    await world.started(ANN, BOB)
    await world.started(BOB, ANN)
    await world.opened(CEM)
    await world.service.channel_lost(GUILD, CHANNEL + 5)
    assert "is gone" not in caplog.text, "where nothing is played nobody need know"
    await world.service.channel_lost(GUILD, CHANNEL)
    await world.service.channel_lost(GUILD, CHANNEL)
    assert caplog.text.count(f"guild {GUILD}: channel {CHANNEL} is gone; 2 tables pause, 1 lobbies are closed") == 1
    await world.settle()
    assert (await world.loaded(3)).table.status == "cancelled"
    assert "not at any table" in text(await world.look(CEM, "my-tables"))
    await world.opened(CEM, channel=CHANNEL + 1)
    lost = f"guild {GUILD}: the bot is not there any more; 0 tables pause, 1 lobbies are closed"
    await world.service.guild_lost(GUILD)
    assert caplog.text.count(lost) == 1
    await world.service.ready(lambda _: False)
    assert caplog.text.count("not there any more") == 1, "that is known"
    await world.service.guild_seen(GUILD, "Club", "en")
    assert f"guild {GUILD}: the bot is there again; 0 tables go on" in caplog.text
    await world.service.ready(lambda _: False)
    assert caplog.text.count("not there any more") == 2


async def test_no_dm_is_looked_up_while_the_guild_has_no_bot(world: World) -> None:
    await world.started(ANN, BOB)
    await world.service.guild_lost(GUILD)
    async with world.store.read(GUILD) as tx:
        kinds = {row.kind for row in await due_outgoing(tx, 1e12, 100)}
    assert "told" in kinds and "hand" not in kinds


async def test_dm_sent_while_the_guild_is_lost_does_not_stand_twice(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def sent_unheard(*message: Any) -> NoReturn:
        await FakeMessenger.send_dm(world.messenger, *message)
        raise Later(60.0)

    await world.service.guild_seen(GUILD, "Star Port", "en-US")
    await world.started(ANN, BOB)
    await world.turn(ANN)
    with monkeypatch.context() as patch:
        patch.setattr(world.messenger, "send_dm", sent_unheard)
        await world.advance(21)
    assert len(world.messenger.dms(BOB)) == 2, "the former letter, and one of which nobody has heard"
    await world.service.guild_lost(GUILD)
    await world.advance(30)
    await world.service.guild_seen(GUILD, "Star Port", "en-US")
    await world.advance(700)
    letters = [message for message in world.messenger.dms(BOB) if "My tables" not in labels(message.card)]
    assert len(letters) == 1 and await outdated(world) == []
    assert await world.unsent() == ([], [])


async def test_players_who_left_are_missed_and_come_back_one_by_one(world: World) -> None:
    await world.started(ANN, BOB, CEM)
    world.messenger.members_gone = {BOB}
    await world.turn(ANN)
    await world.advance(1)
    loaded = await world.loaded()
    assert loaded.table.paused == "left"
    assert len(words_to(world, ANN)) == len(words_to(world, CEM)) == 1 and words_to(world, BOB) == []
    assert labels(board_of(world).card)[:2] == ["Resume", "Let a computer take over"]
    assert "A player is still missing" in text(await world.press(ANN, "resume"))
    world.messenger.members_gone = set()
    async with world.store.write(GUILD) as tx:
        seats = [replace(seat, status="left") if seat.user == CEM else seat for seat in await tx.seats(1)]
        await tx.save_seats(1, seats)
    assert "still missing" in text(await world.press(BOB, "resume")), "Cem has left meanwhile"
    assert "still missing" not in text(await world.press(CEM, "resume"))
    await world.advance(1)
    assert (await world.loaded()).to_move() == (1,)
    assert len(world.messenger.notices(BOB)) == 2, "his first hand, and now"
    assert "Act" in labels(board_of(world).card)
    assert len([m for m in world.messenger.in_channel() if labels(m.card)]) == 1


async def test_computer_takes_over_for_a_host_who_left(world: World) -> None:
    await world.started(ANN, BOB)
    world.messenger.members_gone = {ANN}
    await world.turn(ANN)
    await world.turn(BOB)
    await world.advance(1)
    assert "do not sit" in text(await world.press(CEM, "replace"))
    await world.press(BOB, "replace")
    await world.advance(1)
    loaded = await world.loaded()
    assert loaded.computer_on(0) == "strong" and loaded.to_move() == (1,) and loaded.table.host == BOB
    assert "A computer plays for" in text(await world.look(BOB, "log"))
    assert "do not sit" in text(await world.press(ANN, "act"))
    assert "not paused" in text(await world.press(BOB, "replace"))


async def test_a_game_that_this_version_does_not_know_holds_nothing_up(world: World) -> None:
    await world.started(ANN, BOB)
    async with world.store.write(GUILD) as tx:
        table = await tx.table(1)
        assert table is not None
        strange = await tx.add_table(replace(table, id=0, game="hyperchess"))
        await tx.save_seats(strange.id, await tx.seats(1))
    await world.service.guild_lost(GUILD)
    await world.service.guild_seen(GUILD, "Port", "de")
    await world.service.channel_lost(GUILD, CHANNEL)
    assert (await world.loaded()).table.paused == "channel"
    assert "it plays a game that I do not know" in text(await world.press(ANN, "act", table=2))
