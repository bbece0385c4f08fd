"""A server's settings and users' notes in the guild file."""

from __future__ import annotations

import msgspec

from bot.service.guild_settings import GuildSettings
from bot.service.records import Note
from db.privacy import anonymise_user, export_guild, show_user
from tests.db.support import GUILD, USER, AnyStore, Guilds, a_table, two_seats

SETTLED = GuildSettings((5, 6), (7,), (100,), (), "de", {"space-mission": {"end": "space"}}, {"rated": "rated"})


async def noted(store: Guilds) -> int:
    async with store.write(GUILD) as tx:
        table = (await tx.add_table(a_table(status="running"))).id
        await tx.save_seats(table, two_seats())
        for user, text in ((USER, "gold on Hazard"), (USER + 1, "theirs"), (USER, "second")):
            await tx.add_note(Note(table=table, user=user, at=5.0, text=text))
    return table


async def test_what_was_settled_is_kept_and_replaced(either: AnyStore) -> None:
    async with either.read(GUILD) as tx:
        assert await tx.guild_settings() == GuildSettings()
    async with either.write(GUILD) as tx:
        await tx.save_guild_settings(GuildSettings(channels=(1,)))
        await tx.save_guild_settings(SETTLED)
    async with either.read(GUILD) as tx:
        assert await tx.guild_settings() == SETTLED
    assert msgspec.json.decode(await export_guild(either, GUILD))["manners"]["channels"] == [100]


async def test_notes_are_ones_own(guilds: Guilds) -> None:
    table = await noted(guilds)
    async with guilds.write(GUILD) as tx:
        first, second = await tx.notes(table, USER)
        assert (first.text, second.text) == ("gold on Hazard", "second")
        await tx.drop_note(table, USER + 1, first.id)
        assert len(await tx.notes(table, USER)) == 2, "users cannot remove notes of others"
        await tx.drop_note(table, USER, first.id)
        assert [note.text for note in await tx.notes(table, USER)] == ["second"]


async def test_notes_are_their_writers_alone_and_in_no_export(either: AnyStore) -> None:
    table = await noted(either)
    assert b"Hazard" not in await export_guild(either, GUILD, hidden=True)
    shown = (await show_user(either, USER))["guilds"][str(GUILD)]["notes"]
    assert [(note["table"], note["text"]) for note in shown] == [(table, "gold on Hazard"), (table, "second")]
    await anonymise_user(either, USER)
    async with either.read(GUILD) as tx:
        assert await tx.notes(table, USER) == []
        assert len(await tx.notes(table, USER + 1)) == 1
