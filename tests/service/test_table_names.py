"""Names of tables: made of their number, or the host's own, safe wherever tables are named."""

from __future__ import annotations

from typing import Any

import pytest

from bot.service.card import Card
from bot.service.names import shown
from tests.service.pretended import labels, menus, text
from tests.service.world import ANN, BOB, CEM, DAN, GUILD, World

WILD = "**@everyone** [x](https://a.b) <@22> `c`\u202e\n# d"
KEPT = "**@everyone** [x](https://a.b) <@22> `c`"
"""The same as it is stored: no control characters, at most 40 characters."""


async def rename(world: World, name: str, user: int = ANN, **more: Any) -> Card:
    return await world.press(user, "rename", values=(name,), **more)


async def heading(world: World, table: int = 1) -> str:
    await world.settle()
    boards = [message for message in world.messenger.in_channel() if f"Table {table} “" in text(message.card)]
    return text(boards[-1].card).split("\n")[0]


async def test_a_name_follows_from_the_number_until_it_is_chosen(world: World) -> None:
    for _ in range(2):
        await world.opened(ANN)
    assert await heading(world) == "## Space Mission · Matt Worden · Table 1 “Procyon”"
    assert await heading(world, 2) == "## Space Mission · Matt Worden · Table 2 “Aldebaran”"
    assert "Table 1 “Ann's place”" in text(await rename(world, "Ann's place"))
    assert "Table 1 “Ann's place”" in await heading(world)
    settings = await world.press(ANN, "settings")
    assert "Its first name" in labels(settings)
    assert "Table 1 “Procyon”" in text(await world.click(ANN, settings, "Its first name"))
    assert "Its first name" not in labels(await world.press(ANN, "settings"))


async def test_a_chosen_name_stands_wherever_tables_are_named(world: World) -> None:
    await world.opened(ANN)
    await rename(world, "Ann's place")
    await world.press(BOB, "join")
    await world.press(ANN, "option", "order", values=("fixed",))
    await world.press(ANN, "start")
    await world.started(ANN, CEM)
    assert "### Space Mission · Matt Worden · Table 1 “Ann's place”" in text(await world.look(BOB, "board", table="1"))
    for user in (ANN, BOB):
        mine = await world.look(user, "my-tables")
        assert "[Table 1 “Ann's place”: Space Mission](" in text(mine)
        offered = await world.service.complete_table(world.ask(user), "ann's")
        assert [choice.value for choice in offered] == [f"{GUILD}/1"], "it is found by its name"
    assert "[Table 1 “Ann's place”: Space Mission · Matt Worden](" in text(await world.look(CEM, "tables"))
    assert "Table 1 “Ann's place”" in menus(await world.look(ANN, "hand"))[0].choices[0].label
    assert "Tisch 1 „Ann's place“" in text(await world.look(DAN, "tables", locale="de"))


@pytest.mark.guarantee("names-harmless")
async def test_a_chosen_name_neither_formats_nor_mentions(world: World) -> None:
    await world.opened(ANN)
    await rename(world, WILD)
    assert (await world.loaded()).table.name == KEPT
    await world.press(BOB, "join")
    assert shown(KEPT) in await heading(world)
    mine = await world.look(BOB, "my-tables")
    assert shown(KEPT) in text(mine)
    assert KEPT in (await world.service.complete_table(world.ask(BOB), ""))[0].label
    everywhere = [text(message.card) for message in world.messenger.made] + [text(await world.look(CEM, "tables"))]
    assert not [said for said in everywhere if KEPT in said]
    assert all(not message.mentioned for message in world.messenger.made)


async def test_only_the_host_names_a_table_and_only_before_the_start(world: World) -> None:
    await world.opened(ANN)
    await world.press(BOB, "join")
    assert "up to Ann" in text(await rename(world, "Bob's", BOB))
    assert "at least one letter" in text(await rename(world, "\u200b \u202e"))
    await world.press(ANN, "start")
    assert "has begun" in text(await rename(world, "Late"))
    assert (await world.loaded()).table.name == ""


async def test_a_rematch_has_a_name_of_its_own_number(world: World) -> None:
    await world.opened(ANN)
    await rename(world, "Ann's place")
    loaded = await world.loaded()
    assert loaded.table.name == "Ann's place"
    for _ in range(24):
        await world.press(ANN, "cancel")
        await world.opened(ANN, server_admin=True)
    assert await heading(world, 25) == "## Space Mission · Matt Worden · Table 25 “Procyon 2”"


async def test_a_deleted_user_leaves_no_name(world: World) -> None:
    await world.opened(ANN)
    await rename(world, "Ann's place")
    await world.press(BOB, "join")
    data = await world.store.data_of(ANN)
    assert data["guilds"][str(GUILD)]["names"] == {"1": "Ann's place"}
    await world.store.forget(ANN)
    await world.settle()
    assert "“Procyon”" in text(await world.look(BOB, "my-tables"))
    assert "Ann's place" not in str(await world.store.data_of(BOB))
