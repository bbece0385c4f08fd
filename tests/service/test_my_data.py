"""Users see, export and remove what is stored about them; the games of others go on."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.games.core.phrase import say
from bot.games.history.record import FullRecord, encode_record
from bot.games.history.referee import verify
from bot.games.registry import TITLES
from bot.service.card import File
from bot.service.records import Person
from bot.service.tables.lookup import load_table
from bot.service.tables.record_export import record_of
from bot.service.tables.tx import TableTx
from db.anonymise import NAMELESS
from db.rebuild import rebuild_index
from tests.db.support import contents
from tests.service.pretended import Message, blocks, button_ids, buttons, labels, text
from tests.service.shown import outdated
from tests.service.world import ANN, BOB, CEM, GUILD, World
from tests.service.world import world as make_world

HOUR = 3600.0

ANYBODY = 900_000_000_000_123


@pytest.mark.guarantee("own-data")
async def test_i_see_all_that_is_stored_about_me_and_can_take_it(world: World) -> None:
    await world.started(ANN, BOB)
    await world.opened(ANN)
    await world.look(ANN, "language", "de")
    await world.act_any(random.Random(1))
    await world.settle()
    card = await world.look(ANN, "my-data", guild=None, channel=5)
    shown = text(card)
    assert "Tisch 1" in shown and "Tisch 2" in shown and "Ann" in shown and "Sprache: de" in shown
    assert "Bob" not in shown
    [file] = blocks(card, File)
    kept = json.loads(file.data)
    assert kept["user"] == ANN and kept["preferences"]["language"] == "de"
    assert [seat["table"] for seat in kept["guilds"][str(GUILD)]["seats"]] == [1, 2]
    assert str(BOB) not in [word.strip('",: ') for word in file.data.decode().split()]
    assert b"token" not in file.data
    nothing = await world.look(CEM, "my-data")
    assert "not at any table" in text(nothing) and "Ann" not in text(nothing)


async def test_many_tables_are_turned_page_by_page(world: World) -> None:
    for _ in range(70):
        await world.opened(ANN, name="A" * 32, server_admin=True)
    card = await world.look(ANN, "my-data")
    seen = text(card)
    turned = await world.click(ANN, card, "Page 2")
    assert not blocks(turned, File)
    seen += text(turned)
    assert all(f"Table {number}:" in seen for number in range(1, 71))


async def test_forget_me_asks_first_and_own_remarks_are_told(world: World) -> None:
    loaded = await world.started(ANN, BOB)
    asked = await world.click(ANN, await world.look(ANN, "my-data"), "Forget me")
    assert "cannot be taken back" in text(asked) and labels(asked) == ["Yes, forget me", "My data"]
    assert (await world.loaded()).table.status == "running"
    assert "stored about you" in text(await world.click(ANN, asked, "My data"))
    assert all(button.button_id is not None and button.button_id.guild == 0 for button in buttons(asked))
    async with world.store.write(GUILD) as tx:
        await TableTx(world.context, tx, loaded).note(say("did-go-on"), by=world.ask(ANN), reason="a *friend* is ill")
    told = text(await world.look(ANN, "my-data"))
    assert "a remark of yours" in told and r"a \*friend\* is ill" in told
    assert "a remark of yours" not in text(await world.look(BOB, "my-data"))


@pytest.mark.guarantee("forgotten-nameless")
async def test_deleted_player_is_nameless_and_the_game_verifies(tmp_path: Path) -> None:
    chance = random.Random(4)
    async with make_world(tmp_path / "data") as world:
        await world.started(ANYBODY, BOB)
        await world.opened(ANYBODY)
        for _ in range(5):
            await world.act_any(chance)
        await world.settle()
        assert world.messenger.dms(ANYBODY)
        asked = await world.click(ANYBODY, await world.look(ANYBODY, "my-data"), "Forget me")
        assert "do not know you" in text(await world.click(ANYBODY, asked, "Yes"))
        await world.settle()
        assert not world.messenger.dms(ANYBODY), "the messages with the user's hands are gone"
        loaded = await world.loaded()
        assert (loaded.table.status, loaded.table.paused) == ("paused", "left")
        assert loaded.seats[0].name == NAMELESS and loaded.seats[0].status == "left"
        assert (await world.loaded(2)).table.status == "cancelled", "the user left the lobby as anybody leaves one"
        assert any("paused" in text(m.card).lower() for m in world.messenger.in_channel())
        assert "do not sit" in text(await world.press(ANYBODY, "act"))
        assert (await world.store.data_of(ANYBODY))["guilds"] == {}
        await world.press(BOB, "replace")
        while (await world.loaded()).table.status == "running":
            await world.advance(60.0)
            if (await world.loaded()).table.status == "running":
                await world.act_any(chance)
        record = await record_of(world.store, GUILD, 1)
        assert isinstance(record, FullRecord)
        assert verify(encode_record(record), TITLES.get).valid
        again = await world.press(ANYBODY, "forget-me", "yes")
        assert "do not know you" in text(again), "harmless when repeated"
    for name, data in contents(tmp_path / "data").items():
        assert str(ANYBODY).encode() not in data and ANYBODY.to_bytes(8, "big") not in data, name
        assert f"User {ANYBODY}".encode() not in data


@pytest.mark.guarantee("forgotten-nameless")
async def test_deleted_users_name_is_gone_from_remarks(tmp_path: Path) -> None:
    async with make_world(tmp_path) as world:
        await world.opened(ANYBODY, name="Zebu*lon")
        await world.press(BOB, "join")
        await world.press(ANYBODY, "start")
        seat = (await world.loaded()).seat_of(ANYBODY)
        assert seat is not None
        await world.press(ANYBODY, "host-pause", name="Zebu*lon", values=("my zebra is ill",))
        await world.press(ANYBODY, "offer-seat", str(seat), "anybody")
        await world.press(CEM, "take-seat", str(seat))
        assert "took over from Zebu" in text(await world.press(BOB, "log"))
        assert any("Zebu" in row.body.decode() for row in (await world.unsent())[0]), "and Bob is to be told who paused"
        await world.press(ANYBODY, "forget-me", "yes")
        log = text(await world.press(BOB, "log"))
        assert f"Cem took over from {NAMELESS}" in log and "Zebu" not in log
        assert not any("Zebu" in row.body.decode() for row in (await world.unsent())[0])
        await world.settle()
        assert any(f"By {NAMELESS}" in text(told.card) for told in world.messenger.dms(BOB)), "Bob is told all the same"
    for name, data in contents(tmp_path).items():
        assert b"Zebu" not in data and b"zebra" not in data, name
        assert str(ANYBODY).encode() not in data and ANYBODY.to_bytes(8, "big") not in data, name


async def begun_by_zebulon(world: World) -> None:
    await world.opened(ANYBODY, name="Zebulon")
    await world.press(BOB, "join")
    await world.press(ANYBODY, "start")


@pytest.mark.guarantee("forgotten-nameless")
@pytest.mark.parametrize("paused", [False, True])
async def test_no_board_names_deleted_users(world: World, paused: bool) -> None:
    await begun_by_zebulon(world)
    await world.settle()
    assert any("Zebulon" in text(message.card) for message in world.messenger.in_channel())
    if paused:
        await world.press(ANYBODY, "host-pause", name="Zebulon", values=("later",))
        await world.settle()
    await world.press(ANYBODY, "forget-me", "yes")
    await world.settle()
    assert (await world.loaded()).table.status == "paused"
    assert not any("Zebulon" in text(message.card) for message in world.messenger.in_channel())


def naming(world: World) -> list[str]:
    """Return the visible messages that name Zebulon."""
    return [text(message.card) for message in world.messenger.messages.values() if "Zebulon" in text(message.card)]


async def _offers_his_seat(world: World) -> None:
    await world.press(ANYBODY, "offer-seat", "0", "anybody")


async def _offered_his_seat(world: World) -> None:
    await _offers_his_seat(world)
    await world.settle()
    await world.press(ANYBODY, "offer-seat", "0", "withdraw")


async def _asks_everybody(world: World) -> None:
    await world.look(ANYBODY, "cancel-game")


async def _asked_everybody(world: World) -> None:
    await _asks_everybody(world)
    await world.settle()
    await world.press(BOB, "ballot", "1", "no")


async def _plays_some_rounds(world: World) -> None:
    for _ in range(6):
        world.clock.advance(60)
        await world.turn(await world.awaited())
        await world.settle()
        await world.advance(60)
    assert len([one for one in naming(world) if "Zebulon discarded" in one]) > 2


async def _was_reminded(world: World) -> None:
    await world.look(ANYBODY, "notice", "mention")
    if await world.awaited() == BOB:
        await world.turn(BOB)
        await world.settle()
    await world.press(ANYBODY, "snooze", "hour")
    await world.advance(HOUR)
    assert any(f"<@{ANYBODY}>" in text(message.card) for message in world.messenger.in_channel())
    await world.turn(ANYBODY)


DEEDS = (_offers_his_seat, _offered_his_seat, _asks_everybody, _asked_everybody, _plays_some_rounds, _was_reminded)


@pytest.mark.guarantee("forgotten-nameless")
@pytest.mark.parametrize("by", ["himself", "command line"])
@pytest.mark.parametrize("deed", DEEDS)
async def test_no_card_names_deleted_users(world: World, deed: Callable[[World], Any], by: str) -> None:
    await begun_by_zebulon(world)
    await world.settle()
    await deed(world)
    await world.settle()
    assert naming(world)
    if by == "himself":
        await world.press(ANYBODY, "forget-me", "yes")
    else:
        await world.store.forget(ANYBODY)
    await world.settle()
    assert naming(world) == []


async def test_calls_of_others_go_where_the_command_line_pauses(world: World) -> None:
    await world.look(BOB, "notice", "mention")
    await begun_by_zebulon(world)
    await world.settle()
    if await world.awaited() == ANYBODY:
        await world.turn(ANYBODY)
        await world.settle()
    await world.press(BOB, "snooze", "hour")
    await world.advance(HOUR)
    [call] = [message for message in world.messenger.in_channel() if text(message.card).startswith("⏰")]
    await world.store.forget(ANYBODY)
    await world.settle()
    assert (await world.loaded()).table.status == "paused"
    assert labels(call.card) == [] and f"<@{BOB}>" not in text(call.card), "the table awaits no player now"


@pytest.mark.guarantee("forgotten-nameless")
async def test_no_board_of_a_finished_game_names_deleted_users(world: World) -> None:
    await begun_by_zebulon(world)
    chance = random.Random(2)
    while (await world.loaded()).table.status == "running":
        await world.act_any(chance)
    await world.settle()
    [board] = [message for message in world.messenger.in_channel() if "rematch" in verbs(message)]
    assert "Zebulon" in text(board.card)
    await world.press(ANYBODY, "forget-me", "yes")
    await world.settle()
    board = world.messenger.messages[board.id]
    assert "Zebulon" not in text(board.card) and NAMELESS in text(board.card) and "rematch" in verbs(board)
    assert await outdated(world) == []


def verbs(message: Message) -> set[str]:
    return {button_id.verb for button_id in button_ids(message.card)}


@pytest.mark.guarantee("forgotten-nameless")
async def test_no_notice_of_a_lobby_holds_deleted_users(world: World) -> None:
    """Its host is mentioned when their quiet time ends."""
    await world.store.people.save_person(Person(user=ANYBODY, quiet=(0, 1439)))
    await world.opened(ANYBODY)
    await world.press(BOB, "join")
    await world.settle()
    await world.advance(6 * 24 * HOUR)
    rows, _ = await world.unsent()
    assert str(ANYBODY) in str([row.body for row in rows])
    await world.store.forget(ANYBODY)
    rows, _ = await world.unsent()
    assert rows and str(ANYBODY) not in str([row.body for row in rows])


@pytest.mark.guarantee("forgotten-nameless")
async def test_no_lobby_names_deleted_users_by_the_command_line(world: World) -> None:
    await world.opened(ANN)
    await world.press(ANYBODY, "join", name="Zebulon")
    await world.settle()
    assert any("Zebulon" in text(message.card) for message in world.messenger.in_channel())
    await world.store.forget(ANYBODY)
    await world.settle()
    assert not any("Zebulon" in text(message.card) for message in world.messenger.in_channel())
    assert await outdated(world) == []


async def run(*given: Any) -> int:
    return await asyncio.to_thread(main, ["data", *map(str, given)])


@pytest.mark.files("a data folder that the command line finds")
async def test_the_command_line_shows_exports_forgets_and_deletes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATA_DIR", str(tmp_path / "data"))
    assert await run("show", "--user", ANYBODY) == 1 and "nothing is kept" in capsys.readouterr().err
    out = tmp_path / "guild.json"
    async with make_world(tmp_path / "data") as world:
        await world.started(ANYBODY, BOB)
        await world.act_any(random.Random(2))
        seed = (await world.loaded()).table.seed.hex()
        assert await run("export", "--guild", GUILD, "--out", out) == 0, "while the bot runs"
        for way in (("show", "--user", ANYBODY), ("forget", "--user", ANYBODY, "--yes")):
            assert await run(*way) == 1
            said = capsys.readouterr().err
            assert "another process" in said and "/my-data" in said and len(said.strip().splitlines()) == 1
        assert await run("delete", "--guild", GUILD, "--yes") == 1
    assert seed not in out.read_text() and json.loads(out.read_text())["tables"][0]["table"]["seed"] is None
    assert await run("export", "--guild", GUILD, "--out", out) == 1 and "cannot be written" in capsys.readouterr().err
    assert await run("export", "--guild", GUILD, "--out", tmp_path / "all.json", "--secrets") == 0
    assert seed in (tmp_path / "all.json").read_text()
    assert await run("export", "--guild", 5, "--out", tmp_path / "none.json") == 1
    capsys.readouterr()
    assert await run("show", "--user", ANYBODY) == 0
    assert json.loads(capsys.readouterr().out)["guilds"][str(GUILD)]["seats"][0]["table"] == 1
    assert await run("forget", "--user", ANYBODY) == 1 and "--yes" in capsys.readouterr().err
    assert await run("forget", "--user", ANYBODY, "--yes") == 0
    async with make_world(tmp_path / "data") as world:
        await rebuild_index(world.store)
        loaded = await load_table(world.context, GUILD, 1)
        assert (loaded.table.status, loaded.table.paused, loaded.seats[0].name) == ("paused", "left", NAMELESS)
        await world.press(BOB, "replace")
        assert (await world.loaded()).table.status == "running"
    assert await run("delete", "--guild", GUILD) == 1
    assert await run("delete", "--guild", GUILD, "--yes") == 0
    assert not list((tmp_path / "data").rglob(f"*{GUILD}*"))
    assert await run("delete", "--guild", GUILD, "--yes") == 1 and "Nothing is kept" in capsys.readouterr().err


@pytest.mark.parametrize("sent", [True, False])
async def test_seat_offered_to_a_deleted_user_is_offered_no_more(world: World, sent: bool) -> None:
    """Where the offer stands already, and where it was not sent yet. The user does not sit at the table."""
    await world.started(ANN, BOB)
    await world.press(BOB, "offer-seat", "1", values=(str(ANYBODY),))
    if sent:
        await world.settle()
        assert any(f"<@{ANYBODY}>" in text(message.card) for message in world.messenger.in_channel())
    made = len(world.messenger.made)
    await world.press(ANYBODY, "forget-me", "yes", guild=None)
    for _ in range(3):
        await world.advance(60.0)
    assert not any("take-seat" in verbs(message) for message in world.messenger.in_channel())
    assert not any(f"<@{ANYBODY}>" in text(message.card) for message in world.messenger.in_channel())
    assert not any(ANYBODY in message.mentioned for message in world.messenger.made[made:])
    assert await world.unsent() == ([], [])
