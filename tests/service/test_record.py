"""The record to take away: whole after the end, before it what the asker may know, and never more."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from bot.games.core.chance import commitment
from bot.games.core.log import Acted, decode_entry
from bot.games.core.record import FullRecord, PublicRecord, decode_record
from bot.games.core.referee import verify
from bot.service.cards import Card, File
from bot.tools.verify import registered
from tests.service.pretended import blocks, labels, text
from tests.service.world import ANN, BOB, CEM, World


def data_of(card: Card) -> bytes:
    [file] = blocks(card, File)
    assert file.filename.endswith(".json")
    return file.data


def public(card: Card) -> PublicRecord:
    record = decode_record(data_of(card))
    assert isinstance(record, PublicRecord)
    return record


async def test_the_record_after_the_end_is_whole_and_verifies(world: World) -> None:
    chance = random.Random(5)
    await world.started(ANN, BOB)
    while (await world.sitting()).table.status == "running":
        await world.act_any(chance)
    await world.settle()
    final = next(m.card for m in world.messenger.in_channel() if "Record" in labels(m.card))
    assert len([label for label in labels(final) if label]) == 5
    for user in (ANN, CEM):
        data = data_of(await world.click(user, final, "Record"))
        record = decode_record(data)
        assert isinstance(record, FullRecord)
        verdict = verify(data, registered)
        assert verdict.valid, verdict
        assert record.seed == (await world.sitting()).table.seed.hex()
        assert str(ANN).encode() not in data.replace(record.seed.encode(), b"").replace(record.commitment.encode(), b"")
        assert b"Ann" not in data
        assert data_of(await world.look(user, "record", table="1")) == data


async def test_the_public_record_of_a_running_game_reveals_nothing_hidden(world: World) -> None:
    chance = random.Random(8)
    await world.started(ANN, BOB)
    for _ in range(14):
        await world.act_any(chance)
    sitting = await world.sitting()
    seed = sitting.table.seed
    rows = await world.entries()
    by_user = {user: public(await world.look(user, "record")) for user in (ANN, BOB, CEM)}
    for user, record in by_user.items():
        assert record.commitment == commitment(seed)
        plain = msgspec.to_builtins(record)
        assert not {"seed", "deal", "result"} & set(plain)
        assert seed.hex() not in str(plain)
        verbs = sitting.game.meta.verb_map()
        for row, entry in zip(rows, record.entries, strict=True):
            did = decode_entry(row.body)
            hidden = isinstance(did, Acted) and not verbs[did.verb].public
            assert msgspec.to_builtins(entry.did) == (
                {"entry": "secret", "seat": did.seat} if hidden and isinstance(did, Acted) else msgspec.to_builtins(did)
            )
            assert list(entry.told) == _told(sitting, row.events, sitting.seat_of(user))
    assert by_user[ANN] != by_user[BOB] != by_user[CEM] != by_user[ANN], "each has drawn something of his own"


def _told(sitting: Any, events: bytes, viewer: int | None) -> list[Any]:
    decoded = msgspec.json.decode(events, type=list[sitting.game.event_type])
    told = (sitting.speaker.tell(event, viewer, over=False) for event in decoded)
    return [phrase for phrase in told if phrase is not None]


async def test_hidden_cards_of_others_are_in_nobodys_public_record(world: World) -> None:
    """Two games that differ only in which card somebody threw away secretly give others the same record."""
    await world.started(ANN, BOB)
    sitting = await world.sitting()
    first = ANN if sitting.seat_of(ANN) in sitting.to_move() else BOB
    other = BOB if first == ANN else ANN
    hand = [card.number for card in sitting.view(sitting.seat_number(first)).hand]
    seen: dict[int, set[bytes]] = {first: set(), other: set(), CEM: set()}
    for card in hand[:2]:
        await world.press(first, "do", "top-up", str(card))
        for user, records in seen.items():
            records.add(data_of(await world.look(user, "record", table="1")))
        # The same table again, from its beginning, in the next file.
        world.house.walks = type(world.house.walks)(8)
        await _back_to_the_start(world)
    assert {user: len(records) for user, records in seen.items()} == {first: 2, other: 1, CEM: 1}


async def _back_to_the_start(world: World) -> None:
    """Put the guild's file back to where no entry was made."""
    sitting = await world.sitting()
    await world.store.close()
    for file in world.store.folder.guilds.glob("*.sqlite*"):
        file.unlink()
    from db.store import open_store

    world.store = world.house.store = await open_store(world.folder, clock=world.clock)
    async with world.store.write(sitting.guild) as tx:
        table = await tx.add_table(sitting.table)
        await tx.save_seats(table.id, sitting.seats)
        from bot.service import log
        from bot.service.sitting import Sitting

        await log.start(world.house, tx, Sitting(sitting.guild, table, sitting.seats, sitting.title))


async def test_a_table_that_has_not_begun_has_no_record(world: World) -> None:
    await world.opened(ANN)
    for user in (ANN, CEM):
        card = await world.press(user, "record")
        assert "not started" in text(card) and not blocks(card, File)


@pytest.mark.parametrize("guild", [901, None])
async def test_no_record_for_strangers_from_elsewhere(world: World, guild: int | None) -> None:
    await world.started(ANN, BOB)
    for card in (
        await world.press(CEM, "record", guild=guild),
        await world.look(CEM, "record", table="900/1", guild=guild),
    ):
        assert "no such table" in text(card) and not blocks(card, File)
