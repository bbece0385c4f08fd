"""A server's name never formats, links or mentions, wherever it is shown."""

from __future__ import annotations

import json
import sqlite3
import unicodedata
from contextlib import closing

import pytest

from bot.service.card import File
from bot.service.names import shown
from bot.service.records import GuildInfo
from bot.service.transfer.moving import close
from tests.service.pretended import text
from tests.service.test_digest import tables_at_night, until
from tests.service.world import ANN, BOB, GUILD, World

EVIL = "- \u202eevil\n# BIG\n- x\u2028**b** [free](https://evil.example) ||s|| <@99> @everyone \u200b\u2066z"
HARMLESS = "- evil # BIG - x **b** [free](https://evil.example) ||s|| <@99> @everyone z"


async def named(world: World, how: str) -> None:
    """Let the server have the evil name: as it is learned now, or as a file of an earlier version has it."""
    await world.service.guild_seen(GUILD, EVIL if how == "learned" else "Club", "en")
    if how == "kept":
        with closing(sqlite3.connect(world.store.folder.guild(GUILD))) as file, file:
            assert file.execute("UPDATE guild SET name = ?", (EVIL,)).rowcount == 1


def harmless(told: str) -> None:
    """Check a text that tells of the server."""
    assert shown(HARMLESS) in told, told
    assert not any(unicodedata.category(char)[0] == "C" and char != "\n" for char in told)
    assert not any(unicodedata.category(char) in ("Zl", "Zp") for char in told)
    assert not any(line.startswith(("# ", "- x", "- evil", "-# BIG")) for line in told.splitlines())


@pytest.mark.guarantee("forged-input")
@pytest.mark.parametrize("how", ["learned", "kept"])
async def test_a_servers_name_cannot_format_mention_or_turn_the_text(world: World, how: str) -> None:
    await named(world, how)
    await world.started(ANN, BOB)
    letter, *_ = world.messenger.dms(BOB)
    harmless(text(letter.card))
    await world.started(ANN, BOB)
    await world.turn(ANN)
    for look in ("next", "stats", "my-data"):
        harmless(text(await world.look(ANN, look)))
    taken = await world.press(ANN, "take-away", "-", table=0)
    files = {block.filename: block.data for block in taken.blocks if isinstance(block, File)}
    assert json.loads(files["plays.json"])["server"] == HARMLESS
    await world.service.guild_lost(GUILD)
    await world.settle()
    harmless(text(world.messenger.dms(BOB)[-1].card))
    assert "I was removed from" in text(world.messenger.dms(BOB)[-1].card)


@pytest.mark.parametrize("how", ["learned", "kept"])
async def test_guild_name_is_safe_in_lists_and_after_a_move(world: World, how: str) -> None:
    await named(world, how)
    await tables_at_night(world, count=2)
    await until(world, 2, 7)
    harmless(text(world.messenger.notices(BOB)[-1].card))
    await close(world.store, GUILD, 1, world.clock.now())
    await world.settle()
    told = next(text(m.card) for m in world.messenger.dms(BOB) if "operator of this bot has moved" in text(m.card))
    harmless(told)


def test_guild_name_is_stored_in_full_and_may_be_missing() -> None:
    assert GuildInfo(1, "x" * 100).name == "x" * 100
    assert GuildInfo(1, "x" * 300).name == "x" * 100
    assert GuildInfo(1).name == "" and GuildInfo(1, "\u202e\ud83d").name == "?"


async def test_a_name_that_no_file_can_hold_does_not_keep_the_bot_out(world: World) -> None:
    await world.service.guild_seen(GUILD, "Half\ud83d of it", "en")
    async with world.store.read(GUILD) as tx:
        assert (await tx.info()).name == "Half of it"
