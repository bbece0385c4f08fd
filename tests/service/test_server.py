"""A server's settings, and names of servers and users that never format, link or mention."""

from __future__ import annotations

import json
import re
import sqlite3
import unicodedata
from contextlib import closing
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.service.card import Card, File, Menu, PlaceMenu
from bot.service.names import LONGEST, clean, plain, shown
from bot.service.records import GuildInfo
from bot.service.transfer.moving import close
from tests.service.ending import conclude
from tests.service.pretended import blocks, text
from tests.service.test_digest import tables_at_night, until
from tests.service.world import ANN, BOB, CHANNEL, GUILD, World

KEEPER, PILOT = 501, 502


async def settle(world: World, verb: str, *nouns: str, values: tuple[str, ...] = (), user: int = ANN) -> Card:
    return await world.press(user, verb, *nouns, table=0, values=values, server_admin=True)


async def play(world: World, user: int, **more: Any) -> str:
    return text(await world.service.play(world.ask(user, **more), "space-mission", thread=False))


async def test_the_card_says_what_is_settled_and_offers_it(world: World) -> None:
    card = await world.look(ANN, "server", server_admin=True)
    assert "Everybody may open tables" in text(card)
    assert [menu.of for menu in blocks(card, PlaceMenu)] == ["roles", "roles", "roles", "channels"]
    card = await settle(world, "server-name", "openers", values=(str(KEEPER), "not a role"))
    assert f"opened by <@&{KEEPER}>" in text(card)
    assert blocks(card, PlaceMenu)[0].chosen == (KEEPER,)
    card = await settle(world, "server-name", "openers")
    assert "Everybody may open tables" in text(card)


@pytest.mark.parametrize(
    ("verb", "nouns", "value"),
    [
        ("server", (), ""),
        ("server-name", ("openers",), "5"),
        ("server-language", (), "de"),
        ("server-game", (), "space-mission"),
        ("server-option", ("space-mission", "end"), "developed"),
        ("server-terms", (), ""),
        ("server-term", ("rated",), "rated"),
    ],
)
async def test_only_server_admins_see_or_change_settings(
    world: World, verb: str, nouns: tuple[str, ...], value: str
) -> None:
    values = (value,) if value else ()
    answer = await world.press(BOB, verb, *nouns, table=0, values=values)
    assert "may manage the server" in text(answer)
    assert "may manage the server" in text(await world.look(BOB, "server"))
    assert "may manage the server" in text(await world.look(BOB, "server", guild=None, server_admin=True))
    elsewhere = await world.press(BOB, verb, *nouns, table=0, values=values, guild=GUILD + 1, server_admin=True)
    assert "no such table" in text(elsewhere), "who manages one server manages no other"
    async with world.store.read(GUILD) as tx:
        assert (await tx.guild_settings()) == type(await tx.guild_settings())()


async def test_each_change_is_in_the_hosts_log_with_who_made_it(world: World, caplog: pytest.LogCaptureFixture) -> None:
    """Ids and the words of options alone; what changes nothing, is refused, or is only looked at is not told."""
    caplog.set_level("INFO")
    await settle(world, "server-name", "openers", values=(str(PILOT), str(KEEPER)))
    await settle(world, "server-name", "openers", values=(str(KEEPER), str(PILOT)))
    await settle(world, "server-name", "openers", user=BOB)
    await settle(world, "server-language", values=("de",))
    await settle(world, "server-option", "space-mission", "end", values=("developed",))
    await settle(world, "server-option", "space-mission", "end", values=("never",))
    await settle(world, "server-term", "rated", values=("rated",))
    await world.press(BOB, "server-name", "hosts", table=0, values=(str(PILOT),))
    await settle(world, "server-terms")
    told = [line for line in caplog.messages if "settled" in line]
    assert told == [
        f"guild {GUILD}: user {ANN} settled openers: {KEEPER} {PILOT}, was all",
        f"guild {GUILD}: user {BOB} settled openers: all, was {KEEPER} {PILOT}",
        f"guild {GUILD}: user {ANN} settled language: de, was own",
        f"guild {GUILD}: user {ANN} settled space-mission end: developed, was space",
        f"guild {GUILD}: user {ANN} settled rated: rated, was friendly",
    ]


async def test_who_may_open_tables_and_where(world: World) -> None:
    await settle(world, "server-name", "openers", values=(str(KEEPER),))
    await settle(world, "server-name", "channels", values=(str(CHANNEL),))
    assert f"opened here by <@&{KEEPER}>" in await play(world, BOB)
    assert f"opened here by <@&{KEEPER}>" in await play(world, BOB, roles=(PILOT,))
    assert f"their place in <#{CHANNEL}>" in await play(world, BOB, roles=(KEEPER,), channel=CHANNEL + 1)
    assert "open" in await play(world, BOB, roles=(KEEPER,))
    assert "is open" in await play(world, BOB, roles=(KEEPER,), channel=7, parent=CHANNEL), "in a thread there"
    assert "is open" in await play(world, ANN, server_admin=True, channel=CHANNEL + 1), "a steward everywhere"
    thread = await world.service.play(world.ask(BOB), "space-mission", thread=True)
    assert "opened here by" in text(thread)


async def test_no_table_is_brought_to_a_channel_that_is_not_for_tables(world: World) -> None:
    await world.started(ANN, BOB)
    await settle(world, "server-name", "channels", values=(str(CHANNEL),))
    for status in ("running", "paused"):
        assert f"place in <#{CHANNEL}>" in text(await world.look(BOB, "resume", table="1", channel=CHANNEL + 1))
        assert ((await world.loaded()).table.channel, (await world.loaded()).table.status) == (CHANNEL, status)
        await world.press(ANN, "host-pause", values=("noise",))
    await world.look(BOB, "resume", table="1", channel=CHANNEL)
    assert (await world.loaded()).table.status == "running", "where it is it may stay"
    await world.look(BOB, "resume", table="1", channel=7, parent=CHANNEL)
    assert (await world.loaded()).table.channel == 7, "a thread there"
    await world.look(ANN, "resume", table="1", channel=CHANNEL + 1, server_admin=True)
    assert (await world.loaded()).table.channel == CHANNEL + 1


@pytest.mark.parametrize(
    ("played", "pressed", "parent"), [(CHANNEL, CHANNEL + 1, None), (CHANNEL + 1, CHANNEL, None), (7, 7, CHANNEL)]
)
async def test_a_rematch_is_judged_by_where_it_opens(
    world: World, played: int, pressed: int, parent: int | None
) -> None:
    """In a thread it is the channel of the thread that counts."""
    await world.started(ANN, BOB, channel=played)
    await conclude(world)
    await settle(world, "server-name", "channels", values=(str(CHANNEL),))
    answer = text(await world.press(BOB, "rematch", channel=pressed, parent=parent))
    allowed = CHANNEL in (played, parent)
    assert ("is open" in answer) == allowed, answer
    assert (f"place in <#{CHANNEL}>" in answer) != allowed


async def test_a_role_that_runs_every_table(world: World) -> None:
    await world.started(ANN, BOB)
    assert "up to Ann" in text(await world.look(BOB, "host", roles=(PILOT,)))
    await settle(world, "server-name", "hosts", values=(str(PILOT),))
    assert "host's tools" in text(await world.look(BOB, "host", roles=(PILOT,)))
    assert "up to Ann" in text(await world.look(BOB, "host", roles=(KEEPER,)))
    await world.press(BOB, "host-pause", values=("noise",), roles=(PILOT,))
    assert (await world.loaded()).table.paused == "asked"
    elsewhere = await world.press(BOB, "host-go-on", values=("on",), roles=(PILOT,), guild=GUILD + 1)
    assert "up to Ann" in text(elsewhere), "roles count where they were given"


async def test_a_role_that_runs_every_lobby(world: World) -> None:
    number = await world.opened(ANN)
    assert "up to Ann" in text(await world.press(BOB, "settings", roles=(PILOT,)))
    assert "up to Ann" in text(await world.press(BOB, "invite", values=("33 Cem",), roles=(PILOT,)))
    await settle(world, "server-name", "hosts", values=(str(PILOT),))
    card = await world.press(BOB, "settings", roles=(PILOT,))
    assert blocks(card, Menu), "every option, as its host sees them"
    await world.press(BOB, "invite", values=("33 Cem",), roles=(PILOT,))
    assert [(seat.user, seat.status) for seat in (await world.loaded(number)).seats][1:] == [(33, "invited")]
    assert "up to Ann" in text(await world.press(BOB, "settings", roles=(KEEPER,)))
    elsewhere = await world.press(BOB, "invite", values=("44 Dan",), roles=(PILOT,), guild=GUILD + 1)
    assert "no such table" in text(elsewhere)


async def test_what_new_tables_begin_with(world: World) -> None:
    await settle(world, "server-language", values=("de",))
    card = await settle(world, "server-game", values=("space-mission",))
    menu = next(menu for menu in blocks(card, Menu) if menu.button_id.nouns == ("space-mission", "end"))
    assert [choice.value for choice in menu.choices if choice.chosen] == ["space"]
    card = await world.use(ANN, menu.button_id, ("developed",), server_admin=True)
    menu = next(menu for menu in blocks(card, Menu) if menu.button_id.nouns == ("space-mission", "end"))
    assert [choice.value for choice in menu.choices if choice.chosen] == ["developed"]
    assert "no such option" in text(await world.use(ANN, menu.button_id, ("never",), server_admin=True))
    card = await settle(world, "server-terms")
    term = blocks(card, Menu)[0]
    await world.use(ANN, term.button_id, (term.choices[-1].value,), server_admin=True)
    table = (await world.loaded(await world.opened(BOB))).table
    assert table.language == "de"
    assert table.options["end"] == "developed"
    assert table.terms[term.button_id.nouns[-1]] == term.choices[-1].value
    await settle(world, "server-language", values=("-",))
    assert (await world.loaded(await world.opened(BOB))).table.language == "en"


async def test_what_is_no_option_any_more_is_left_out(world: World) -> None:
    async with world.store.write(GUILD) as tx:
        settings = await tx.guild_settings()
        odd = {"space-mission": {"end": "never", "gone": "yes"}}
        await tx.save_guild_settings(type(settings)(options=odd, terms={"gone": "x"}))
    table = (await world.loaded(await world.opened(BOB))).table
    assert table.options["end"] == "space"
    assert "gone" not in {**table.options, **table.terms}


# -- a server's name ---------------------------------------------------------------------------------------------------


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


@pytest.mark.files("a server's file")
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


@pytest.mark.files("a server's file")
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


# -- a user's name -----------------------------------------------------------------------------------------------------


LIST = re.compile(r"([-+*]|\d+[.)])\s")
ACTIVE = "\\*_~`|>#[]()<:@"


@pytest.mark.guarantee("forged-input")
@given(st.text(max_size=60))
@example("\u202eevil\u202c")
@example("\u2066a\u2069\u200f\u061c")
@example("@everyone")
@example("<@1234567890>")
@example("[free](https://example.org)")
@example("# Big\n> quote")
@example("||spoiler||`code`")
@example("\ud83d")
@example("\u2028\u2029\x85")
@example("- a")
@example("+ a")
@example("12. a")
def test_no_name_formats_mentions_or_turns_the_text(name: str) -> None:
    safe = clean(name)
    assert 1 <= len(safe) <= LONGEST and safe == " ".join(safe.split())
    assert all(unicodedata.category(char)[0] != "C" for char in safe)
    told = shown(safe)
    told.encode()
    assert "".join(told.split("\\")) == "".join(safe.split("\\"))
    bare = [place for place, char in enumerate(told) if char in ACTIVE and not _escaped(told, place)]
    assert all(told[place] == "\\" and told[place + 1] in ACTIVE + "-+." for place in bare)
    assert clean(safe) == safe and plain(told) == safe
    assert not LIST.match(told), "nor does it begin a list where it begins a line"


def _escaped(text: str, place: int) -> bool:
    """Whether an odd number of backslashes stands before this place."""
    before = text[:place]
    return (len(before) - len(before.rstrip("\\"))) % 2 == 1
