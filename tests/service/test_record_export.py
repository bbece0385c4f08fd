"""The record for download and the committed seed: whole after the end, before it only what the user may know."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from bot.games.core.chance import commitment
from bot.games.core.log import Acted, decode_entry
from bot.games.core.record import FullRecord, PublicRecord, decode_record
from bot.games.core.referee import verify
from bot.games.registry import TITLES
from bot.service.card import Card, File
from bot.service.tables import record_export
from tests.leaks.seeds import shown
from tests.service.every_game import EVERY, EVERY_GAME
from tests.service.pretended import blocks, labels, text
from tests.service.world import ANN, BOB, CEM, World

ACTS = {"sealed-bid": 5}
"""How much is done before the record is asked for, in games that soon end."""


@pytest.fixture(autouse=True)
def every_title(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_export, "TITLES", EVERY)  # it knows the registered games alone


def data_of(card: Card) -> bytes:
    [file] = blocks(card, File)
    assert file.filename.endswith(".json")
    return file.data


def public(card: Card) -> PublicRecord:
    record = decode_record(data_of(card))
    assert isinstance(record, PublicRecord)
    return record


@pytest.mark.guarantee("record-proves")
async def test_the_record_after_the_end_is_whole_and_verifies(world: World) -> None:
    chance = random.Random(5)
    await world.started(ANN, BOB)
    while (await world.loaded()).table.status == "running":
        await world.act_any(chance)
    await world.settle()
    final = next(m.card for m in world.messenger.in_channel() if "Record" in labels(m.card))
    assert len([label for label in labels(final) if label]) == 7
    for user in (ANN, CEM):
        data = data_of(await world.click(user, final, "Record"))
        record = decode_record(data)
        assert isinstance(record, FullRecord)
        verdict = verify(data, TITLES.get)
        assert verdict.valid, verdict
        assert record.seed == (await world.loaded()).table.seed.hex()
        assert b"Ann" not in data
        assert data_of(await world.look(user, "record", table="1")) == data


@pytest.mark.guarantee("public-record")
@EVERY_GAME
async def test_public_record_of_a_running_game_reveals_nothing(hall: World, game: str) -> None:
    chance = random.Random(8)
    await hall.started(ANN, BOB, game=game)
    for _ in range(ACTS.get(game, 30)):
        await hall.act_any(chance)
    loaded = await hall.loaded()
    seed = loaded.table.seed
    rows = await hall.entries()
    cards = {user: await hall.look(user, "record") for user in (ANN, BOB, CEM)}
    assert not any(shown(seed, card) for card in cards.values())
    by_user = {user: public(card) for user, card in cards.items()}
    for user, record in by_user.items():
        assert record.commitment == commitment(seed)
        plain = msgspec.to_builtins(record)
        assert not {"seed", "deal", "result"} & set(plain)
        assert not shown(seed, plain)
        verbs = loaded.game.meta.verb_map()
        for row, entry in zip(rows, record.entries, strict=True):
            did = decode_entry(row.body)
            hidden = isinstance(did, Acted) and not verbs[did.verb].public
            assert msgspec.to_builtins(entry.did) == (
                {"entry": "secret", "seat": did.seat} if hidden and isinstance(did, Acted) else msgspec.to_builtins(did)
            )
            assert list(entry.told) == _told(loaded, row.events, loaded.seat_of(user))
    readings = {user: [str(entry.told) for entry in record.entries] for user, record in by_user.items()}
    for user, other in ((ANN, BOB), (BOB, ANN)):
        own = [number for number, told in enumerate(readings[user]) if told != readings[CEM][number]]
        assert own, "every seat has drawn a secret of its own"
        assert all(readings[other][number] == readings[CEM][number] for number in own)


def _told(loaded: Any, events: bytes, viewer: int | None) -> list[Any]:
    decoded = msgspec.json.decode(events, type=list[loaded.game.event_type])
    told = (loaded.presenter.describe(event, viewer, over=False) for event in decoded)
    return [phrase for phrase in told if phrase is not None]


async def test_a_table_that_has_not_begun_has_no_record(world: World) -> None:
    await world.opened(ANN)
    for user in (ANN, CEM):
        card = await world.press(user, "record")
        assert "not started" in text(card) and not blocks(card, File)


@pytest.mark.guarantee("strangers-shut-out")
@pytest.mark.parametrize("guild", [901, None])
async def test_no_record_for_strangers_from_elsewhere(world: World, guild: int | None) -> None:
    await world.started(ANN, BOB)
    for card in (
        await world.press(CEM, "record", guild=guild),
        await world.look(CEM, "record", table="900/1", guild=guild),
    ):
        assert "no such table" in text(card) and not blocks(card, File)


@pytest.mark.guarantee("seed-committed")
@EVERY_GAME
async def test_hash_of_the_seed_is_public_from_the_start(hall: World, game: str) -> None:
    await hall.service.play(hall.ask(ANN), game, thread=False)
    await hall.settle()
    (lobby,) = hall.messenger.in_channel()
    await hall.press(BOB, "join")
    await hall.press(ANN, "start")
    await hall.settle()
    table = (await hall.loaded()).table
    log = await hall.press(BOB, "log")
    for card in (lobby.card, log):
        assert commitment(table.seed) in text(card)
    for card in (log, *(message.card for message in hall.messenger.messages.values())):
        assert not shown(table.seed, card)
