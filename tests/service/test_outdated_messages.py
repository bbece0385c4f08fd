"""Messages that may have been sent without confirmation are deleted if outdated, and kept if still wanted."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec
import pytest

from bot.service.card import Card
from bot.service.messenger import Later, Sent
from bot.service.records import OutboxMessage, Person
from bot.service.tables.outbox import LOST, RETIRED, Lost, Retired
from tests.service.pretended import FakeMessenger, nonces, text
from tests.service.shown import outdated
from tests.service.world import ANN, BOB, CHANNEL, EVA, GUILD, World

DAY = 86400.0


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
