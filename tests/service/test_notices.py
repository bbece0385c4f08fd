"""Who gets which notice, how often, and where: exactly one for each change of the active player."""

from __future__ import annotations

import random
import re

import pytest

from bot.service.messenger import Later
from tests.service.pretended import labels, text, while_sending
from tests.service.shown import outdated
from tests.service.world import ANN, BOB, CEM, CHANNEL, GUILD, World

THREE = (ANN, BOB, CEM)


@pytest.mark.parametrize("ways", [("dm", "mention", "silent"), ("mention", "dm", "dm"), ("dm", "dm", "dm")])
async def test_each_change_sends_one_notice_in_the_chosen_way(world: World, ways: tuple[str, ...]) -> None:
    for user, way in zip(THREE, ways, strict=True):
        await world.look(user, "notice", way)
    await world.started(*THREE)
    first = {"dm": 1, "mention": 2, "silent": 0}[ways[0]]
    assert len(world.messenger.notices(ANN)) == first, "the first hand of the first player is their notice"
    assert [bool(world.messenger.notices(user)) for user in THREE] == [way != "silent" for way in ways]
    chance = random.Random(5)
    for _ in range(25):
        before = (await world.loaded()).to_move()
        counts = {user: len(world.messenger.notices(user)) for user in THREE}
        await world.act_any(chance)
        await world.advance(21)
        after = await world.loaded()
        for seat, (user, way) in enumerate(zip(THREE, ways, strict=True)):
            new = world.messenger.notices(user)[counts[user] :]
            became = seat in after.to_move() and seat not in before
            assert len(new) == int(became and way != "silent"), (seat, way)
            assert all((message.channel == CHANNEL) == (way == "mention") for message in new)


async def test_mentioned_player_still_has_their_hand_by_dm(world: World) -> None:
    await world.look(BOB, "notice", "mention")
    await world.started(ANN, BOB)
    (message,) = world.messenger.dms(BOB)
    await world.turn(ANN)
    await world.advance(1)
    await world.turn(BOB)
    await world.advance(21)
    assert world.messenger.dms(BOB) == [message]
    loaded = await world.loaded()
    for card in loaded.view(1).hand:
        assert re.search(rf"\b{card.number}\b", text(message.card))


async def test_board_is_posted_fresh_for_a_person_and_old_one_archived(world: World) -> None:
    await world.started(ANN, BOB)
    board = world.messenger.in_channel()[-1]
    await world.advance(5)
    await world.discard(ANN)
    await world.settle()
    assert world.messenger.in_channel()[-1] is board and board.versions > 1, "edited during a turn"
    await world.discard(ANN)
    await world.advance(5)
    assert world.messenger.in_channel()[-1] is not board
    left = text(board.card).splitlines()
    assert len(left) == 3 and all("Ann discarded" in line for line in left[1:]) and not labels(board.card)
    assert "Ann" in text(board.card), "it tells what Ann did"


async def test_turns_of_computers_are_folded_into_one_board(world: World) -> None:
    await world.started(ANN, BOB, computers=3)
    for _ in range(3):
        await world.turn(ANN)
        await world.advance(1)
        made = len(world.messenger.made)
        await world.turn(BOB)
        await world.advance(21)
        assert (await world.loaded()).to_move() == (0,)
        new = [message for message in world.messenger.made[made:] if message.channel == CHANNEL]
        assert len(new) == 1
        for name in ("Robo 1", "Robo 2", "Robo 3"):
            assert name in text(new[0].card).partition("Act")[0]


async def test_table_that_begins_with_computers_waits_for_a_person(world: World) -> None:
    number = await world.opened(ANN)
    await world.press(ANN, "computer", "easy")
    await world.press(ANN, "computer", "easy")
    await world.press(BOB, "join")
    await world.press(ANN, "leave")
    await world.press(BOB, "option", "order", values=("fixed",))
    await world.press(BOB, "start", table=number)
    await world.settle()
    loaded = await world.loaded()
    assert [seat.computer for seat in loaded.seats] == ["easy", "easy", None] and loaded.to_move() == (2,)
    assert len(world.messenger.notices(BOB)) == 1
    assert len(world.messenger.in_channel()) == 1, "one board"


async def test_closed_dms_are_told_once_and_then_the_channel_mentions(world: World) -> None:
    world.messenger.closed = {ANN, BOB}
    await world.started(ANN, BOB)
    told = world.messenger.notices(BOB)
    assert len(told) == 1 and "cannot send you direct messages" in text(told[0].card)
    assert len(world.messenger.notices(ANN)) == 1, "for her it is the notice, too"
    for _ in range(2):
        await world.turn(ANN)
        await world.advance(1)
        await world.turn(BOB)
        await world.advance(1)
    for user, count in ((ANN, 3), (BOB, 3)):
        heard = world.messenger.notices(user)
        assert len(heard) == count
        assert sum("cannot send you" in text(message.card) for message in heard) == 1
    assert await world.unsent() == ([], [])
    world.messenger.closed = set()
    await world.started(ANN, BOB)
    assert len(world.messenger.dms(BOB)) == 1, "who sits down again is tried by direct message again"


async def test_direct_messages_closed_in_the_middle_of_a_game(world: World) -> None:
    await world.started(ANN, BOB)
    await world.turn(ANN)
    await world.advance(1)
    world.messenger.closed = {ANN}
    await world.turn(BOB)
    await world.advance(1)
    assert "cannot send you direct messages" in text(world.messenger.notices(ANN)[-1].card)
    assert len(world.messenger.notices(ANN)) == 2
    assert await outdated(world) == [], "her letter from before offers what can be done now"
    await world.turn(ANN)
    await world.turn(BOB)
    await world.advance(1)
    assert "your turn" in text(world.messenger.notices(ANN)[-1].card)
    assert len(world.messenger.notices(ANN)) == 3
    assert await outdated(world) == []


async def test_player_who_turns_silent_keeps_an_updated_dm_panel(world: World) -> None:
    await world.started(ANN, BOB)
    await world.look(ANN, "notice", "silent")
    for _ in range(2):
        await world.turn(ANN)
        await world.turn(BOB)
        await world.advance(30)
        assert await outdated(world) == []
    assert len(world.messenger.notices(ANN)) == 1, "that of the start"


async def test_deleted_dm_panel_of_a_silent_player_is_not_retried(world: World) -> None:
    await world.started(ANN, BOB)
    await world.look(BOB, "notice", "silent")
    (letter,) = world.messenger.dms(BOB)
    del world.messenger.messages[letter.id]
    await world.turn(ANN)
    await world.advance(30)
    async with world.store.read(GUILD) as tx:
        assert await tx.posted(1, "dm_panel", BOB) is None
        assert await tx.posted(1, "dm_panel", ANN) is not None
    assert len(world.messenger.notices(BOB)) == 1, "and no new one comes in its place"


@pytest.mark.parametrize("away", ["closed", "forbidden", "channels_gone"])
async def test_dm_panel_that_cannot_be_updated_now_is_updated_later(world: World, away: str) -> None:
    await world.started(ANN, BOB)
    await world.look(BOB, "notice", "silent")
    setattr(world.messenger, away, {BOB} if away == "closed" else {BOB * 1000})
    await world.turn(ANN)
    await world.advance(30)
    setattr(world.messenger, away, set())
    await world.turn(BOB)
    await world.turn(ANN)
    await world.advance(30)
    assert await outdated(world) == []
    assert world.messenger.dms(BOB)[0].versions > 1


async def test_dms_refused_as_too_fast_arrive_later_without_a_word(world: World) -> None:
    """After many starts Discord opens no more for a moment (40003), which does not mean that they are closed."""
    world.messenger.crowded = {ANN, BOB}
    await world.started(ANN, BOB)
    await world.advance(10)
    assert not world.messenger.dms(BOB)
    world.messenger.crowded = set()
    await world.advance(60)
    for user in (ANN, BOB):
        (letter,) = world.messenger.dms(user)
        assert world.messenger.notices(user) == [letter], "and no message says that direct messages are closed"
        assert (await world.store.people.person(user)).dm == "open"
    await world.turn(ANN)
    await world.advance(1)
    assert len(world.messenger.notices(BOB)) == 2 and len(world.messenger.dms(BOB)) == 1
    assert await world.unsent() == ([], [])


async def test_awaited_player_is_mentioned_while_no_dm_can_be_opened(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    """Once, and as a user who gets direct messages: the next turn is told by direct message again."""
    caplog.set_level("INFO")
    await world.started(ANN, BOB)
    await world.turn(ANN)
    world.messenger.crowded = {BOB}
    await world.advance(1)
    assert len(world.messenger.notices(BOB)) == 1, "Bob's first hand; the notice in the channel is not due yet"
    for _ in range(6):
        await world.advance(60)
    assert "dm_panel postponed: DmLater" in caplog.text
    assert caplog.text.count(f"user {BOB} is called in the channel this time") == 1
    _, call = world.messenger.notices(BOB)
    assert "it is your turn" in text(call.card) and "cannot send" not in text(call.card)
    assert (await world.store.people.person(BOB)).dm != "closed"
    assert await outdated(world) == [], "the former direct message is renewed"
    assert await world.unsent() == ([], [])
    world.messenger.crowded = set()
    await world.turn(BOB)
    await world.advance(1)
    await world.turn(ANN)
    await world.advance(1)
    assert len(world.messenger.notices(BOB)) == 3
    (letter,) = world.messenger.dms(BOB)
    assert letter == world.messenger.notices(BOB)[-1]
    assert (await world.store.people.person(BOB)).dm == "open"


async def test_postponed_dm_mentions_no_user_who_is_not_awaited(world: World) -> None:
    world.messenger.crowded = {BOB}
    await world.started(ANN, BOB)
    for _ in range(10):
        await world.advance(600)
    assert world.messenger.notices(BOB) == []
    world.messenger.crowded = set()
    await world.advance(600)
    assert len(world.messenger.dms(BOB)) == 1


async def test_message_sent_despite_an_error_goes_with_its_turn(world: World) -> None:
    await world.started(ANN, BOB)
    await world.turn(ANN)
    world.messenger.afterwards = [Later(), Later()]
    await world.advance(1)
    await world.turn(BOB)
    await world.advance(1)
    await world.turn(ANN)
    for _ in range(3):
        await world.advance(700)
    assert await world.unsent() == ([], [])
    assert [len(world.messenger.dms(user)) for user in (ANN, BOB)] == [1, 1]
    assert sum(labels(message.card)[:1] == ["Act"] for message in world.messenger.in_channel()) == 1


async def test_what_was_slow_to_be_told_is_told_as_it_is_now(world: World) -> None:
    await world.started(ANN, BOB)
    await world.turn(ANN)
    world.messenger.faults = [Later()] * 20
    await world.advance(1)
    await world.turn(BOB)
    world.messenger.faults = []
    heard = {user: len(world.messenger.notices(user)) for user in (ANN, BOB)}
    await world.advance(3600)
    assert len(world.messenger.notices(BOB)) == heard[BOB], "Bob's turn ended before he could be told"
    assert len(world.messenger.notices(ANN)) == heard[ANN] + 1


async def test_two_tables_tell_each_for_itself(world: World) -> None:
    await world.started(ANN, BOB)
    await world.started(ANN, BOB)
    heard = len(world.messenger.notices(BOB))
    await world.turn(ANN, table=1)
    await world.advance(1)
    assert len(world.messenger.notices(BOB)) == heard + 1
    await world.turn(ANN, table=2)
    await world.advance(1)
    assert len(world.messenger.notices(BOB)) == heard + 2
    assert len({text(letter.card).splitlines()[0] for letter in world.messenger.dms(BOB)}) == 2
    assert len(world.messenger.dms(BOB)) == 2, "one living message for each table"


async def test_an_action_while_its_notice_is_on_its_way(world: World) -> None:
    """The notice is being sent when the person acts already: it is not sent a second time."""
    await world.started(ANN, BOB)
    for way in ("dm", "mention"):
        await world.look(BOB, "notice", way)
        heard = len(world.messenger.notices(BOB))
        await world.turn(ANN)
        done = len(await world.entries())
        while_sending(world.messenger, lambda: world.discard(BOB))
        for _ in range(2):
            await world.advance(1)
        assert len(await world.entries()) == done + 1
        assert len(world.messenger.notices(BOB)) == heard + 1, way
        proofs = [letter for letter in world.messenger.dms(BOB) if "This is how I write" in text(letter.card)]
        assert len(world.messenger.dms(BOB)) == 1 + len(proofs)
        await world.discard(BOB)
        await world.advance(1)
    async with world.store.read(GUILD) as tx:
        assert len([posted for posted in await tx.all_posted(1) if posted.role == "board"]) == 1
    assert sum(labels(m.card)[:1] == ["Act"] for m in world.messenger.in_channel()) == 1, "one living board"
