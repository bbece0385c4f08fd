"""A pass over a table: rows are claimed before they are sent, and what was marked meanwhile is not forgotten."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.games.core.phrase import say
from bot.service.bodies import Fresh, fresh_of
from bot.service.card import Card
from bot.service.messages.reconcile import ROLES, Pass
from bot.service.messages.sender import Sender
from bot.service.messenger import DmClosed, Later, Sent, TooLarge
from bot.service.records import OutboxMessage
from bot.service.tables import outbox
from bot.service.tables.outbox import BOARD, DM_PANEL, LOST, NONCES, TOLD
from tests.service.pretended import nonces, while_sending
from tests.service.shown import outdated
from tests.service.world import ANN, BOB, CHANNEL, GUILD, World
from tests.support.due import due_outgoing


async def row_of(world: World, kind: str, target: int = 0) -> OutboxMessage | None:
    async with world.store.read(GUILD) as tx:
        return await tx.outgoing(1, kind, target)


async def marked(world: World, fresh: Fresh | None = None, *, claim: int | None = None) -> OutboxMessage:
    """Mark the board's slot and return its row."""
    async with world.store.write(GUILD) as tx:
        await outbox.show(world.context, tx, 1, BOARD, fresh=fresh, claim=claim)
        row = await tx.outgoing(1, BOARD)
    assert row is not None
    return row


async def lost_of(world: World) -> list[int]:
    """Return the nonces that are to be looked for."""
    return [row.target for row in (await world.unsent())[0] if row.kind == LOST]


async def test_claim_is_committed_before_the_request(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a process that dies in between would leave a message of which the next one does not know."""
    await world.started(ANN, BOB)
    send, seen = world.messenger.send, list[int]()

    async def claimed(channel: int, card: Card, nonce: str) -> Sent:
        async with world.store.read(GUILD) as tx:
            rows = await due_outgoing(tx, 1e12)
        [own] = [row for row in rows if nonce.endswith(f"-{row.nonce - NONCES:x}")]
        assert own.claimed == (channel if channel == CHANNEL else 0)
        seen.append(own.nonce)
        return await send(channel, card, nonce)

    monkeypatch.setattr(world.messenger, "send", claimed)  # direct messages go through it, too
    await world.turn(ANN)
    async with world.store.write(GUILD) as tx:
        await outbox.tell(world.context, tx, 1, BOB, say("button-act"))
    await world.advance(30)
    assert len(seen) >= 3 and await world.unsent() == ([], [])


async def test_unclaimed_row_is_not_sent_and_unknown_kind_is_put_off(world: World) -> None:
    await world.started(ANN, BOB)
    row = await marked(world)
    with pytest.raises(ValueError, match="not claimed"):
        await Sender(world.context, GUILD).post(row, CHANNEL, Card(()))
    async with world.store.write(GUILD) as tx:
        await tx.put_outgoing(OutboxMessage(table=1, kind="unheard-of"))
    await world.settle()
    row = await row_of(world, "unheard-of")
    assert row is not None and row.due > world.clock.now() and row.attempts == 1


@pytest.mark.parametrize("fresh", [None, Fresh(why="last")], ids=["edit", "fresh"])
async def test_slot_marked_while_it_is_sent_is_sent_again(world: World, fresh: Fresh | None) -> None:
    """It is edited, not posted twice, unless it was wanted anew."""
    await world.started(ANN, BOB)
    await world.settle()
    before = len(world.messenger.in_channel(CHANNEL))
    while_sending(world.messenger, lambda: marked(world, fresh))
    await marked(world, Fresh())
    await world.settle()
    new = world.messenger.in_channel(CHANNEL)[before:]
    assert [message.versions for message in new] == ([2] if fresh is None else [2, 1])
    assert await row_of(world, BOARD) is None and await lost_of(world) == []
    assert await world.unsent() == ([], []) and await outdated(world) == []


async def test_edit_keeps_nonce_and_claim_and_fresh_loses_them(world: World) -> None:
    await world.started(ANN, BOB)
    await world.settle()
    first = await marked(world, Fresh((ANN,)), claim=CHANNEL)
    edited = await marked(world)
    assert (edited.nonce, edited.claimed, fresh_of(edited)) == (first.nonce, CHANNEL, Fresh((ANN,)))
    assert edited.id != first.id, "it has a new revision"
    anew = await marked(world, Fresh((BOB,), "last"))
    assert anew.nonce != first.nonce and anew.claimed is None
    assert fresh_of(anew) == Fresh((ANN, BOB), "last"), "users are merged, the newer reason counts"
    assert await lost_of(world) == [first.nonce]
    renewed = await marked(world, Fresh(why="renew"))
    assert fresh_of(renewed) == Fresh((ANN, BOB), "last") and renewed.nonce == anew.nonce


async def test_edits_keep_the_nonce_of_their_message(world: World) -> None:
    """So a message is found again, also if what was recorded of it is lost; by no other nonce than its own."""
    await world.started(ANN, BOB)
    await world.settle()
    posted = world.messenger.in_channel(CHANNEL)[-1]
    (panel,) = world.messenger.dms(ANN)
    sent_with = [max(nonces(message.card)) for message in (posted, panel)]
    assert min(sent_with) >= NONCES
    for _ in range(2):
        async with world.store.write(GUILD) as tx:
            await outbox.show(world.context, tx, 1, BOARD)
            await outbox.show(world.context, tx, 1, DM_PANEL, ANN)
        await world.settle()
    assert posted.versions == 3 and panel.versions == 3
    assert [nonces(message.card) for message in (posted, panel)] == [{0, nonce} for nonce in sent_with]


async def test_what_is_lost_delays_no_notice(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """A look for it that Discord refuses is tried again; the notices of the same pass go out."""

    async def refuses(*_: Any) -> None:
        raise Later(60.0)

    assert list(ROLES)[-1] == LOST
    await world.started(ANN, BOB)
    await world.settle()
    await marked(world, Fresh(), claim=CHANNEL)
    await marked(world, Fresh())
    heard = len(world.messenger.dms(BOB))
    with monkeypatch.context() as patch:
        patch.setattr(world.messenger, "find", refuses)
        async with world.store.write(GUILD) as tx:
            await outbox.tell(world.context, tx, 1, BOB, say("button-act"))
        await world.settle()
        assert len(world.messenger.dms(BOB)) == heard + 1 and await row_of(world, TOLD, BOB) is None
        assert len(await lost_of(world)) == 1
    await world.advance(60)
    assert await lost_of(world) == []


FAULTS = (Later(), Later(30.0), TooLarge(), DmClosed())


async def test_no_row_is_due_again_at_once_unchanged(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The dispatcher would spin on it."""
    passes, run, chance = list[str](), Pass.run, random.Random(5)

    async def watched(self: Pass, rows: Any) -> None:
        await run(self, rows)
        async with world.store.read(GUILD) as tx:
            again = {row.id for row in await due_outgoing(tx, world.clock.now())}
        passes.extend(row.kind for row in rows)
        assert again.isdisjoint(row.id for row in rows)

    monkeypatch.setattr(Pass, "run", watched)
    await world.started(ANN, BOB)
    for number in range(12):
        world.messenger.faults = [chance.choice(FAULTS) for _ in range(number % 4)]
        await world.act_any(chance)
        await world.advance(21)
    world.messenger.faults = []
    await world.advance(700)
    await world.advance(700)
    assert {BOARD, DM_PANEL} <= set(passes) and await world.unsent() == ([], [])
    assert await outdated(world) == []


def test_each_kind_of_row_has_its_function() -> None:
    assert set(ROLES) == {*outbox.SLOTS, *outbox.NOTICES, outbox.RETIRED, outbox.LOST}


@pytest.mark.parametrize("kind", [outbox.LOBBY, BOARD, DM_PANEL])
async def test_deleted_message_is_posted_anew_once(world: World, kind: str) -> None:
    if kind == outbox.LOBBY:
        await world.opened(ANN)
    else:
        await world.started(ANN, BOB)
    await world.settle()
    owner = ANN if kind == DM_PANEL else 0
    async with world.store.write(GUILD) as tx:
        former = await tx.posted(1, kind, owner)
        assert former is not None
        del world.messenger.messages[former.message]
        await outbox.show(world.context, tx, 1, kind, owner)
    made = len(world.messenger.made)
    await world.settle()
    async with world.store.read(GUILD) as tx:
        stands = await tx.posted(1, kind, owner)
    assert stands is not None and stands.message != former.message and len(world.messenger.made) == made + 1
    assert await row_of(world, kind, owner) is None


@pytest.mark.parametrize("slot", ["dm_panel", "board"])
async def test_deleted_message_is_posted_by_a_fresh_row_of_the_past(world: World, slot: str) -> None:
    """The row wants a new message for a turn that has passed or while the table rests, and the old one is deleted.

    So it is after a process that died when it had retired the old message and had not recorded that.
    """
    await world.started(ANN, BOB)
    await world.settle()
    if slot == BOARD:
        await world.press(ANN, "host-pause", values=("a rest",))
        await world.settle()
    target, channel = (BOB, BOB * 1000) if slot == DM_PANEL else (0, CHANNEL)
    async with world.store.write(GUILD) as tx:
        stands = await tx.posted(1, slot, target)
        await outbox.show(world.context, tx, 1, slot, target, fresh=Fresh(users=(target,), why="turn"))
    assert stands is not None
    world.messenger.messages.pop(stands.message)
    await world.advance(3600)
    assert await world.unsent() == ([], [])
    [message] = [each for each in world.messenger.in_channel(channel) if each.id > stands.message][-1:]
    async with world.store.read(GUILD) as tx:
        assert (after := await tx.posted(1, slot, target)) is not None
    assert after.message == message.id and not message.mentioned
    assert await outdated(world) == []
