"""Texts for one user are told once and none is lost; messages sent without confirmation go if outdated."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from bot.games.core.phrase import say
from bot.service.bodies import Lost, Retired
from bot.service.card import Card
from bot.service.features.looks.cards import PAGE
from bot.service.features.reminders.actions import REMINDERS
from bot.service.messenger import Later, Sent
from bot.service.records import OutboxMessage, Person
from bot.service.tables.outbox import LOST, RETIRED, TOGETHER, tell
from bot.service.transfer.moving import close
from tests.service.pretended import FakeMessenger, nonces, text
from tests.service.shown import outdated
from tests.service.test_digest import NIGHT, berlin
from tests.service.test_reminders import waits
from tests.service.world import ANN, BOB, CEM, CHANNEL, EVA, GUILD, World

DAY = 86400.0
FIRST, SECOND, THIRD = "one thing", "another thing", "a third thing"


@pytest.fixture
async def started(world: World) -> World:
    await world.started(ANN, BOB, CEM)
    return world


async def put(world: World, what: str, *, due: float | None = None) -> None:
    """Put a word to Bob."""
    phrase = say("told-moved", title=what, table=1, server="Club")
    async with world.store.write(GUILD) as tx:
        await tell(world.context, tx, 1, BOB, phrase, due=due)


def said(world: World) -> list[list[str]]:
    """Return what each message that Bob ever got says of these, in its order."""
    found: list[list[str]] = []
    for message in world.messenger.made:
        if message.channel == BOB * 1000:
            words = text(message.card)
            found.append(sorted((w for w in (FIRST, SECOND, THIRD) if w in words), key=words.index))
    return [words for words in found if words]


@pytest.mark.guarantee("notice-once")
async def test_two_vacations_that_begin_together_are_both_told(world: World) -> None:
    await world.started(ANN, BOB, CEM)
    for user in (ANN, BOB):
        await world.look(user, "vacation", "in 10 days")
    await world.advance(10 * DAY)
    [told] = [words for message in world.messenger.dms(CEM) if "is on vacation" in (words := text(message.card))]
    assert "Ann is on vacation" in told and "Bob\\_\\* is on vacation" in told


async def test_what_waits_together_comes_in_one_message_in_order(started: World) -> None:
    for what in (FIRST, SECOND, THIRD):
        await put(started, what)
    await started.settle()
    assert said(started) == [[FIRST, SECOND, THIRD]]
    assert text(started.messenger.made[-1].card).count("\n\n") == 2, "a paragraph for each"


async def test_urgent_notice_does_not_drop_one_that_waits_for_morning(started: World) -> None:
    now = started.clock.now()
    await put(started, FIRST, due=now + 8 * 3600)
    await put(started, SECOND, due=now + 3600)
    await started.advance(3599)
    assert said(started) == []
    await started.advance(1)
    assert said(started) == [[FIRST, SECOND]]
    await started.advance(DAY)
    assert said(started) == [[FIRST, SECOND]]


async def test_hosts_morning_reminder_survives_another_notice(world: World) -> None:
    await world.advance(berlin(1, 22, 30) - world.clock.now())
    await world.store.people.save_person(Person(user=BOB, remind=DAY))
    await waits(world)
    await world.store.people.save_person(Person(user=ANN, **NIGHT))
    for _ in range(REMINDERS + 2):
        await world.advance(DAY)
    assert len([row for row in (await world.unsent())[0] if row.kind == "told"]) == 1
    await world.look(BOB, "vacation", "2 weeks")
    await world.advance(DAY)
    told = "\n".join(text(message.card) for message in world.messenger.dms(ANN))
    assert told.count("You are its host") == told.count("is on vacation") == 1


async def test_a_word_while_the_former_is_on_its_way_comes_by_itself(
    started: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    sending, begun, free = started.messenger.send_dm, asyncio.Event(), asyncio.Event()

    async def slowly(*message: Any) -> Any:
        begun.set()
        await free.wait()
        return await sending(*message)

    monkeypatch.setattr(started.messenger, "send_dm", slowly)
    await put(started, FIRST)
    settled = asyncio.create_task(started.settle())
    await begun.wait()
    await put(started, SECOND)
    await put(started, THIRD)
    free.set()
    await settled
    assert said(started) == [[FIRST], [SECOND, THIRD]], "as a new message, since an edit notifies no user"
    assert await started.unsent() == ([], [])


@pytest.mark.guarantee("notice-once")
@pytest.mark.parametrize("fails", ["faults", "afterwards"])
async def test_what_could_not_be_sent_or_was_sent_unheard_is_told_once(started: World, fails: str) -> None:
    setattr(started.messenger, fails, [Later()])
    await put(started, FIRST)
    await started.settle()
    await put(started, SECOND)
    setattr(started.messenger, fails, [Later()])
    await started.settle()
    await put(started, THIRD)
    await started.advance(DAY)
    assert await started.unsent() == ([], [])
    once = {"faults": [[FIRST, SECOND, THIRD]], "afterwards": [[FIRST], [SECOND], [THIRD]]}
    assert said(started) == once[fails]


async def test_notice_that_arrived_despite_an_error_is_not_repeated(started: World) -> None:
    started.messenger.afterwards = [Later()]
    await put(started, FIRST)
    await started.settle()
    await started.advance(DAY)
    assert said(started) == [[FIRST]] and await started.unsent() == ([], [])


@pytest.mark.parametrize(
    ("words", "newest"),
    [
        ((FIRST, *["something"] * (TOGETHER - 1), SECOND), [SECOND]),
        ((FIRST, "x" * (PAGE - 300), THIRD, SECOND), [THIRD, SECOND]),
    ],
    ids=["very many", "very long"],
)
async def test_of_very_many_or_long_words_the_newest_are_told(
    started: World, words: tuple[str, ...], newest: list[str]
) -> None:
    for what in words:
        await put(started, what)
    await started.settle()
    assert said(started) == [newest]


async def test_cancel_by_the_host_is_not_told_as_agreed_by_all(world: World) -> None:
    await world.started(ANN, BOB)
    await world.press(ANN, "host-pause", values=("a break",))
    await world.press(ANN, "host-cancel", values=("no time",))
    await world.settle()
    [told] = [words for message in world.messenger.dms(BOB) if "no time" in (words := text(message.card))]
    assert "a break" in told and "Everybody agreed" not in told
    assert not any("Everybody agreed" in text(message.card) for message in world.messenger.made)


async def test_waiting_notices_are_sent_when_the_table_is_moved_out(started: World) -> None:
    await put(started, FIRST)
    await close(started.store, GUILD, 1, started.clock.now())
    await started.settle()
    [told] = [words for message in started.messenger.dms(BOB) if FIRST in (words := text(message.card))]
    assert told.index(FIRST) < told.index("Space Mission")


# -- messages that may have been sent without confirmation -------------------------------------------------------------


@pytest.mark.parametrize("shrinks", [True, False])
async def test_a_former_board_that_is_to_shrink_is_no_stray(world: World, shrinks: bool) -> None:
    """Its last renewal was done although Discord said otherwise, and that row was given up; the shrinking is late."""
    await world.started(ANN, BOB)
    await world.settle()
    board, now = world.messenger.in_channel(CHANNEL)[-1], world.clock.now()
    nonce = max(nonces(board.card))
    async with world.store.write(GUILD) as tx:
        await tx.drop_posted(1, "board")
        await tx.put_outgoing(OutboxMessage(table=1, kind=LOST, target=nonce, body=msgspec.json.encode(Lost(CHANNEL))))
        if shrinks:
            body = msgspec.json.encode(Retired(CHANNEL, board.id, 0.0, now))
            await tx.put_outgoing(OutboxMessage(table=1, kind=RETIRED, target=board.id, body=body, due=now + 60))
    await world.settle()
    assert (board.id in world.messenger.messages) == shrinks
    await world.advance(60)
    assert await world.unsent() == ([], [])
    assert not shrinks or len(text(board.card).splitlines()) <= 4


def unheard(world: World, monkeypatch: pytest.MonkeyPatch, words: str, channel: int = CHANNEL) -> None:
    """Let Discord take the next message with these words, and say otherwise."""

    async def send(place: int, card: Card, nonce: str) -> Sent:
        sent = await FakeMessenger.send(world.messenger, place, card, nonce)
        if place == channel and words in text(card):
            monkeypatch.undo()
            raise Later(60.0)
        return sent

    monkeypatch.setattr(world.messenger, "send", send)


async def a_call(world: World) -> None:
    await world.store.people.save_person(Person(user=BOB, notice="mention", remind=DAY))
    await world.started(ANN, BOB)
    await world.turn(ANN)
    await world.settle()
    world.clock.advance(DAY)


async def a_notice_in_the_place_of_a_letter(world: World) -> None:
    world.messenger.crowded = {BOB}
    await world.started(ANN, BOB)
    await world.turn(ANN)
    for _ in range(4):
        await world.advance(60)


async def an_offer(world: World) -> None:
    await world.started(ANN, BOB)
    await world.press(BOB, "offer-seat", "1", values=(f"{EVA} Eva",))


async def a_lobby(world: World) -> None:
    await world.opened(ANN)
    await world.press(BOB, "join")


async def moves(world: World) -> None:
    await world.turn(BOB)


async def withdraws(world: World) -> None:
    await world.press(BOB, "offer-seat", "1", "withdraw")


async def is_forgotten(world: World) -> None:
    await world.press(EVA, "forget-me", "yes")


async def starts(world: World) -> None:
    await world.press(ANN, "start")


async def closes(world: World) -> None:
    await world.press(ANN, "leave")
    await world.press(BOB, "leave", "close")


@pytest.mark.guarantee("outdated-notice-removed")
@pytest.mark.parametrize(
    ("begun", "words", "ended"),
    [
        (a_call, "still waiting for you", moves),
        (a_notice_in_the_place_of_a_letter, "it is your turn", moves),
        (an_offer, "will you take over", withdraws),
        (an_offer, "will you take over", is_forgotten),
        (a_lobby, "Jump through the", starts),
        (a_lobby, "Jump through the", closes),
    ],
)
async def test_outdated_message_that_arrived_despite_an_error_goes(
    world: World,
    monkeypatch: pytest.MonkeyPatch,
    begun: Callable[[World], Awaitable[None]],
    words: str,
    ended: Callable[[World], Awaitable[None]],
) -> None:
    unheard(world, monkeypatch, words)
    await begun(world)
    await world.settle()
    [message] = [message for message in world.messenger.made if words in text(message.card)]
    await ended(world)
    world.messenger.crowded = set()
    for _ in range(3):
        await world.advance(700)
    assert message.id not in world.messenger.messages
    assert (await world.unsent())[0] == []


async def test_dm_that_arrived_unheard_goes_if_its_reader_turns_silent(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.started(ANN, BOB)
    await world.turn(ANN)
    unheard(world, monkeypatch, "", BOB * 1000)
    await world.advance(1)
    former, unknown = world.messenger.dms(BOB)
    await world.look(BOB, "notice", "silent")
    for _ in range(3):
        await world.advance(60)
    assert world.messenger.dms(BOB) == [former] and unknown.id not in world.messenger.messages
    assert await outdated(world) == [] and (await world.unsent())[0] == []
