"""`/verify`: a record holds or not, and whether it is that of a game that was played here."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from bot.errors import refused
from bot.games.history.record import FullRecord, decode_record, encode_record
from bot.games.history.referee import MOST_BYTES, Verdict
from bot.games.registry import TITLES
from bot.service.card import Card, File
from bot.service.quotas import Bounds
from bot.service.request import Upload
from bot.service.runtime.verifying import Verifier
from tests.service.ending import conclude
from tests.service.pretended import blocks, labels, text
from tests.service.world import ANN, BOB, CEM, CHANNEL, World
from tests.service.world import world as make_world
from tests.support.substitute import substitute


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with make_world(tmp_path, bounds=Bounds(hourly={"verifies": 4})) as made:
        yield made


def upload(data: bytes, size: int | None = None) -> Upload:
    async def read() -> bytes:
        return data

    return Upload(len(data) if size is None else size, read)


async def verified(world: World, given: Upload, user: int = CEM, guild: int | None = 900) -> Card:
    return await world.service.look(world.ask(user, guild=guild, upload=given), "verify")


async def finished(world: World, game: str = "space-mission") -> bytes:
    """Play a game to its end by vote, and return its record's file."""
    await world.started(ANN, BOB, game=game)
    chance = random.Random(2)
    for _ in range(6):
        await world.act_any(chance)
        world.clock.advance(25)
    await conclude(world)
    [file] = blocks(await world.press(CEM, "record"), File)
    return file.data


@pytest.mark.guarantee("records-verify")
@pytest.mark.parametrize("game", TITLES)
async def test_a_record_is_checked_and_compared_with_the_table(world: World, game: str) -> None:
    data = await finished(world, game)
    card = text(await verified(world, upload(data)))
    assert "The record holds" in card and "exactly the record of table 1" in card
    own = text(await world.press(CEM, "verify"))
    assert "The record holds" in own and "published when the game began" in own
    elsewhere = text(await verified(world, upload(data), guild=None))
    assert "The record holds" in elsewhere and "Compare it" in elsewhere


async def test_a_file_names_no_table_of_a_hidden_channel(world: World) -> None:
    data = await finished(world)
    world.messenger.hidden = {CHANNEL}
    stranger = await world.service.look(world.ask(CEM, channel=200, upload=upload(data)), "verify")
    assert "The record holds" in text(stranger) and "table that you can see" in text(stranger) and not labels(stranger)
    player = await world.service.look(world.ask(BOB, channel=200, upload=upload(data)), "verify")
    assert "exactly the record of table 1" in text(player)


async def test_one_of_two_games_with_the_same_seed_is_found(world: World) -> None:
    """As two users' guided first games are."""
    substitute(world.context, entropy=bytes)
    first = await finished(world)
    await world.started(ANN, BOB)
    await conclude(world, 2)
    [second] = blocks(await world.press(CEM, "record", table=2), File)
    assert "exactly the record of table 1" in text(await verified(world, upload(first)))
    assert "exactly the record of table 2" in text(await verified(world, upload(second.data)))


async def test_a_true_looking_record_of_another_game_is_told_apart(world: World) -> None:
    """The seed is public after the end, so a valid record with the same commitment can be written."""
    data = await finished(world)
    record = decode_record(data)
    assert isinstance(record, FullRecord)
    computer = msgspec.structs.replace(record.seats[0], player="computer:easy")
    other = encode_record(msgspec.structs.replace(record, seats=(computer, *record.seats[1:])))
    card = text(await verified(world, upload(other)))
    assert "The record holds" in card and "another game was played there" in card


async def test_a_record_that_fails_says_where(world: World) -> None:
    data = await finished(world)
    changed = data.replace(b'"verb":', b'"verbs":', 1)
    for broken in (b"", b"[1, 2", b"{}", changed, data[:-200], b"@everyone <@11> **x**"):
        card = text(await verified(world, upload(broken), user=random.randrange(100, 10**6)))
        assert "does not hold" in card and "holds:" not in card
        assert "@everyone" not in card


async def test_a_large_file_is_refused_unread(world: World) -> None:
    async def read() -> bytes:
        raise AssertionError("it is not read")

    card = text(await verified(world, Upload(MOST_BYTES + 1, read)))
    assert "larger than any record" in card


async def test_a_lost_file_and_a_check_without_end_are_told(world: World) -> None:
    async def lost() -> bytes:
        raise refused("upload-lost")

    assert "attach it again" in text(await verified(world, Upload(10, lost)))

    class Hangs:
        async def verify(self, data: bytes) -> Verdict:
            raise TimeoutError

    substitute(world.context, verifier=Verifier(Hangs()))
    assert "takes too long" in text(await verified(world, upload(b"{}")))


async def test_one_record_is_checked_at_a_time_and_others_play_on(world: World) -> None:
    running, release = 0, asyncio.Event()

    class Slow:
        async def verify(self, data: bytes) -> Verdict:
            nonlocal running
            running += 1
            assert running == 1
            await release.wait()
            running -= 1
            return Verdict("seed")

    substitute(world.context, verifier=Verifier(Slow()))
    await world.started(ANN, BOB)
    checks = [asyncio.create_task(verified(world, upload(b"{}"), user=user)) for user in (ANN, BOB)]
    await world.turn(ANN)
    assert not any(check.done() for check in checks)
    release.set()
    assert all("does not hold" in text(card) for card in await asyncio.gather(*checks))


@pytest.mark.guarantee("quotas")
async def test_checks_have_a_limit(world: World) -> None:
    for _ in range(4):
        assert "does not hold" in text(await verified(world, upload(b"{}")))
    assert "within an hour" in text(await verified(world, upload(b"{}")))
    assert "does not hold" in text(await verified(world, upload(b"{}"), user=BOB))


async def test_a_running_game_is_not_checked_and_tells_its_commitment(world: World) -> None:
    await world.started(ANN, BOB)
    for user in (ANN, CEM):
        card = text(await world.look(user, "verify"))
        assert "when it is over" in card
        assert (await world.loaded()).table.seed.hex() not in card
