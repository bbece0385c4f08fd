"""`/report`: what users write, a file for them, a row for the operator, a list for a server's admins."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.errors import DamagedFile, Unreadable
from bot.games.registry import TITLES
from bot.service.card import ButtonId, Card, File
from bot.service.features.reports import actions as reports
from bot.service.features.reports.actions import KEPT
from bot.service.quotas import HOUR, Bounds
from bot.service.runtime.recent_uses import RecentUses
from tests.service.ending import conclude
from tests.service.pretended import blocks, text
from tests.service.world import ANN, BOB, CEM, GUILD, World
from tests.service.world import world as make_world


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with make_world(tmp_path, bounds=Bounds(hourly={"reports": 5})) as made:
        yield made


async def reported(world: World, user: int, words: str, error: str = "", own: str = "", **more: Any) -> Card:
    return await world.look(user, "report", "\n".join((own, error, words)), **more)


def content(card: Card) -> dict[str, Any]:
    [file] = blocks(card, File)
    assert file.filename == "report.json"
    return msgspec.json.decode(file.data)


async def played(world: World, game: str = "space-mission") -> None:
    await world.started(ANN, BOB, game=game)
    chance = random.Random(4)
    for _ in range(8):
        await world.act_any(chance)
        world.clock.advance(25)
    await world.settle()


@pytest.mark.guarantee("public-record")
@pytest.mark.parametrize("game", TITLES)
async def test_a_report_holds_the_public_record_and_nothing_hidden(world: World, game: str) -> None:
    await played(world, game)
    cems, anns = content(await reported(world, CEM, "odd")), content(await reported(world, ANN, "odd"))
    assert cems == anns, "a seat's own view is not in it"
    assert anns["record"]["form"] == "public" and anns["seen_by"] == "everybody"
    [public] = blocks(await world.press(CEM, "record"), File)
    assert anns["record"] == msgspec.json.decode(public.data)
    assert (await world.loaded()).table.seed.hex() not in str(anns)
    own = await reported(world, ANN, "odd", own="yes")
    [mine] = blocks(await world.press(ANN, "record"), File)
    assert content(own)["record"] == msgspec.json.decode(mine.data) and content(own)["seen_by"] == "seat 1"
    assert "before the game is over" in text(own)
    assert content(await reported(world, CEM, "odd", own="yes"))["record"] == cems["record"]


async def test_operator_and_admins_read_the_words_and_no_record(world: World) -> None:
    await played(world)
    card = await reported(world, BOB, "It *froze*\n@everyone", "AB12cd34")
    [stored] = await world.store.people.reports()
    assert (stored.user, stored.guild, stored.table, stored.error) == (BOB, GUILD, 1, "ab12cd34")
    assert stored.entries == (await world.loaded()).entries and stored.version
    assert content(card)["words"] == stored.words and content(card)["error"] == "ab12cd34"
    listed = text(await world.press(CEM, "reports", table=0, server_admin=True))
    assert "froze" in listed and "ab12cd34" in listed and "table 1" in listed and "\\*froze\\*" in listed
    for user in (ANN, BOB, CEM):
        refusal = text(await world.press(user, "reports", table=0))
        assert "froze" not in refusal
    elsewhere = text(await world.press(CEM, "reports", table=0, of=GUILD + 1, guild=GUILD + 1, server_admin=True))
    assert "Nothing was reported here" in elsewhere


async def test_a_report_needs_words_and_a_table_that_exists(world: World) -> None:
    await played(world)
    for words in ("", "  \n "):
        assert "A few words are needed" in text(await reported(world, ANN, words))
    assert "no such table" in text(await reported(world, ANN, "odd", table="77"))
    assert "no such table" in text(await reported(world, ANN, "odd", guild=None, table=f"{GUILD + 5}/1"))
    assert await world.store.people.reports() == []
    lost = await reported(world, CEM, "no game here", guild=None)
    assert content(lost)["table"] is None and "about no table" in text(lost)


async def test_the_button_of_an_apology_reports_its_error(world: World) -> None:
    await played(world)
    form = await world.service.form(world.ask(ANN).on(_button("report", "0a1b2c3d")))
    assert form is not None and form.most == 1000 and len(form.menus) == 1
    assert [(choice.value, choice.chosen) for choice in form.menus[0].choices] == [("public", True), ("own", False)]
    await world.service.press(world.ask(ANN).on(_button("report", "0a1b2c3d"), ("I pressed Fly.",)))
    await world.service.press(world.ask(ANN).on(_button("report", "<@everyone>"), ("I pressed Fly again.",)))
    assert [report.error for report in await world.store.people.reports()] == ["0a1b2c3d", ""]
    for chosen in ((), ("public",), ("own",)):
        card = await world.service.press(world.ask(ANN).on(_button("report", "0a1b2c3d"), ("Odd.", *chosen)))
        assert content(card)["seen_by"] == ("seat 1" if chosen == ("own",) else "everybody")


def _button(verb: str, *nouns: str) -> ButtonId:
    return ButtonId(0, 0, verb, nouns)


@pytest.mark.guarantee("quotas")
async def test_reports_are_bounded(world: World) -> None:
    await played(world)
    for number in range(5):
        await reported(world, ANN, f"number {number} " + "x" * 5000)
    assert "within an hour" in text(await reported(world, ANN, "one more"))
    stored = await world.store.people.reports()
    assert len(stored) == 5 and all(len(report.words) <= 1000 for report in stored)
    for number in range(3):
        await world.store.people.add_report(msgspec.structs.replace(stored[0], id=0, words=f"{number}"), keep=2)
    assert [report.words for report in await world.store.people.reports()] == ["1", "2"]
    assert KEPT <= 1000


@pytest.mark.guarantee("quotas")
async def test_another_process_counts_the_same_reports(world: World) -> None:
    await reported(world, BOB, "another's")
    for number in range(5):
        await reported(world, ANN, f"number {number}")
    world.context.runtime.recent_uses = RecentUses()  # another process has its own
    assert "within an hour" in text(await reported(world, ANN, "one more"))
    world.clock.advance(HOUR)
    assert "within an hour" not in text(await reported(world, ANN, "one more"))


@pytest.mark.guarantee("own-data", "forgotten-nameless")
async def test_reports_are_among_ones_data_and_are_forgotten(world: World) -> None:
    await played(world)
    await reported(world, ANN, "mine alone")
    await reported(world, BOB, "another's")
    kept = await world.store.data_of(ANN)
    assert [row["words"] for row in kept["reports"]] == ["mine alone"]
    await conclude(world)
    await world.press(ANN, "forget-me", "yes", table=0, of=0)
    assert [report.words for report in await world.store.people.reports()] == ["another's"]


async def test_a_server_that_cannot_be_read_is_reported(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """That is when a report is wanted most; it is about no table then."""
    await played(world)

    def read(guild: int) -> Any:
        raise DamagedFile(guild, "guild.db", "damaged")

    with monkeypatch.context() as patch:
        patch.setattr(world.store, "read", read)
        patch.setattr(world.store, "read_with", lambda guild, _work: read(guild))
        card = await reported(world, ANN, "nothing works")
    [stored] = await world.store.people.reports()
    assert content(card)["words"] == stored.words == "nothing works" and (stored.guild, stored.table) == (GUILD, 0)


async def test_a_table_whose_log_cannot_be_read_is_reported(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await played(world)

    async def unreadable(_store: Any, guild: int, table: int, _seat: int | None) -> Any:
        raise Unreadable(guild, table, "odd")

    monkeypatch.setattr(reports, "record_of", unreadable)
    card = await reported(world, ANN, "the log is odd")
    assert content(card)["table"] == 1 and content(card)["record"] is None
    monkeypatch.setattr(reports, "find", lambda *_, **__: unreadable(None, GUILD, 1, None))
    card = await reported(world, ANN, "the table is odd", table="1")
    assert content(card)["table"] is None and content(card)["words"] == "the table is odd"
