"""`/tables`: the tables of a server, who waits for whom, and what a reader can do at each. Nothing they may not see."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.service.card import Section
from bot.service.records import TableId
from bot.service.service import GameService
from cogs.components.fit import faults
from tests.service.ending import conclude
from tests.service.pretended import blocks, button_ids, buttons, labels, text
from tests.service.world import ANN, BOB, CEM, CHANNEL, GUILD, World

HIDDEN = 700


async def lines(world: World, user: int, about: str | None = None, **more: Any) -> list[str]:
    """The name of each table on a user's list, in order."""
    said = text(await world.look(user, "tables", about, **more))
    return [line.partition("](")[0].removeprefix("**[") for line in said.split("\n") if line.startswith("**[")]


async def test_each_line_says_who_is_awaited_and_what_one_can_do(world: World) -> None:
    await world.started(ANN, BOB)
    await world.opened(CEM, channel=200)
    await world.settle()
    card = await world.look(CEM, "tables")
    said = text(card)
    assert "2 tables in this server" in said
    assert "Table 1 “Procyon”: Space Mission · Matt Worden](https://discord.com/channels/900/100)** · <#100>" in said
    assert "Running, waiting for Ann · turn began <t:" in said and "-# Ann 🔵 hexagon A, Bob\\_\\* 🟡 square B" in said
    assert "Waiting for players, 4 seats free · opened <t:" in said and "<#200>" in said
    assert labels(card) == ["Watch"], "the lobby is the reader's own"
    assert labels(await world.look(BOB, "tables")) == ["Join", "Act"]
    assert labels(await world.look(ANN, "tables")) == ["Act", "Join"], "what waits for the reader comes first"


@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_the_buttons_of_the_lines_work(world: World, locale: str) -> None:
    await world.started(ANN, BOB)
    await world.opened(ANN)
    card = await world.look(CEM, "tables", locale=locale)
    join, watch = (button.button_id for button in buttons(card))
    assert join is not None and watch is not None and join.table == 2
    assert "Ann" in text(await world.use(CEM, watch, locale=locale))
    await world.use(CEM, join, locale=locale)
    assert (await world.loaded(2)).seat_of(CEM) == 1


@pytest.mark.guarantee("lists-show-what-one-may-see")
async def test_no_table_of_a_hidden_channel_is_listed(world: World) -> None:
    world.messenger.hidden = {HIDDEN}
    await world.started(ANN, BOB, channel=HIDDEN)
    await world.opened(BOB)
    assert await lines(world, CEM) == ["Table 2 “Aldebaran”: Space Mission · Matt Worden"]
    assert "One table in this server" in text(await world.look(CEM, "tables")), "it does not even count"
    for user, channel in ((ANN, CHANNEL), (BOB, CHANNEL), (CEM, HIDDEN)):
        listed = await lines(world, user, channel=channel)
        assert "Table 1 “Procyon”: Space Mission · Matt Worden" in listed, "players, and who asks there"
    others = await lines(world, CEM, "space-mission", server_admin=True)
    assert others == ["Table 2 “Aldebaran”: Space Mission · Matt Worden"]


@pytest.mark.guarantee("lists-show-what-one-may-see")
async def test_no_table_of_a_hidden_channel_is_shown_by_its_number(world: World) -> None:
    world.messenger.hidden = {HIDDEN}
    await world.started(ANN, BOB, channel=HIDDEN)
    named = f"{GUILD}/1"
    absent = text(await world.look(CEM, "board", table=f"{GUILD}/7"))
    for look in ("board", "log", "record", "recap"):
        assert text(await world.look(CEM, look, table=named)) == absent, look
    assert text(await world.look(CEM, "board", table=named, channel=HIDDEN)) != absent, "who asks there sees it"
    assert text(await world.look(ANN, "board", table=named)) != absent, "and so do its players"


@pytest.mark.guarantee("lists-show-what-one-may-see")
async def test_a_button_lists_the_server_it_is_pressed_in(world: World) -> None:
    await world.started(ANN, BOB)
    assert "in one of its channels" in text(await world.press(CEM, "tables", table=0, guild=None))
    elsewhere = await world.press(CEM, "tables", table=0, guild=901, channel=5)
    assert "No table is open here" in text(elsewhere) and not buttons(elsewhere)


async def test_a_full_lobby_shows_no_button_and_a_reserved_seat_does(world: World) -> None:
    await world.opened(ANN, "crazy-eights")
    for _ in range(2):
        await world.press(ANN, "computer", "easy")
    await world.press(ANN, "invite", values=(f"{BOB} Bob",))
    assert labels(await world.look(CEM, "tables")) == []
    card = await world.look(BOB, "tables")
    assert "no seat free" in text(card) and "a seat is reserved for you" in text(card) and labels(card) == ["Join"]


async def test_many_tables_have_pages_and_a_game_of_its_own(world: World) -> None:
    for number in range(15):
        await world.opened(ANN + number, "crazy-eights" if number % 2 else "space-mission")
        world.clock.advance(60)
    first = await world.look(99, "tables")
    assert "15 tables" in text(first) and len(blocks(first, Section)) == 7 and faults(first) == []
    assert "Table 15" in text(first).split("\n")[1], "the newest first"
    second = await world.click(99, first, "Page 1 of 3")
    third = await world.click(99, second, "Page 2 of 3")
    assert len(blocks(third, Section)) == 1 and "Table 1 “" in text(third)
    eights = await world.look(99, "tables", "crazy-eights")
    assert "7 tables of Crazy Eights" in text(eights) and "Space Mission" not in text(eights)
    assert "No such" not in text(await world.press(99, "tables", "-", "999", table=0)), "a page beyond is the last"
    assert button_ids(third)


@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_the_longest_names_fit_and_format_nothing(world: World, locale: str) -> None:
    for number in range(8):
        await world.opened(100 + number, name="*_" * 40)
        for other in range(4):
            await world.press(200 + number * 10 + other, "join", table=number + 1, name="`|" * 40)
        await world.press(100 + number, "start", table=number + 1)
    await world.settle()
    card = await world.look(99, "tables", locale=locale)
    assert faults(card) == [] and len(blocks(card, Section)) == 7
    assert not re.search(r"(?<!\\)[`|_]", text(card)), text(card)


async def test_what_is_over_or_unreadable_is_not_listed(world: World) -> None:
    await world.started(ANN, BOB)
    await world.opened(ANN)
    await world.press(ANN, "cancel", table=2)
    await world.opened(ANN)
    world.context.runtime.unreadable.add(TableId(GUILD, 3))
    assert len(await lines(world, CEM)) == 1
    await conclude(world)
    assert "No table is open here" in text(await world.look(CEM, "tables"))
    assert "No table of Crazy Eights" in text(await world.look(CEM, "tables", "crazy-eights"))


async def test_the_list_loads_no_table(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.started(ANN, BOB)
    await world.settle()

    async def fail(*given: Any, **named: Any) -> Any:
        raise AssertionError("a table was loaded")

    monkeypatch.setattr("bot.service.tables.lookup.load", fail)
    assert "waiting for Ann" in text(await GameService(world.context).look(world.ask(CEM), "tables"))


async def test_nobody_at_a_table_is_shown_the_way_to_the_list(world: World) -> None:
    card = await world.look(CEM, "my-tables")
    assert "No table is open here" in text(await world.click(CEM, card, "Tables of this server"))
    assert labels(await world.look(CEM, "my-tables", guild=None, channel=CHANNEL)) == []


async def test_a_removed_user_is_not_offered_to_join_again(world: World) -> None:
    await world.opened(ANN)
    await world.press(BOB, "join")
    await world.press(ANN, "lobby-remove", values=(str(BOB),))
    assert labels(await world.look(BOB, "tables")) == [] and labels(await world.look(CEM, "tables")) == ["Join"]
    await world.press(ANN, "invite", values=(f"{BOB} Bob",))
    assert labels(await world.look(BOB, "tables")) == ["Join"], "until the host invites them"
