"""The host runs the lobby: who may join, when the game begins, who is removed, and who hosts instead."""

from __future__ import annotations

from typing import Any

import pytest

from bot.service.card import Card, PlaceMenu
from tests.service.pretended import blocks, labels, menus, text
from tests.service.world import ANN, BOB, CEM, DAN, GUILD, World

PILOTS, GUESTS = 501, 502
EIGHTS = "crazy-eights"


async def set_term(world: World, term: str, choice: str, user: int = ANN) -> Card:
    return await world.press(user, "term", term, values=(choice,))


async def join(world: World, user: int, **more: Any) -> str:
    return text(await world.press(user, "join", **more))


async def seats(world: World) -> list[tuple[int | None, str]]:
    return [(seat.user, seat.status) for seat in (await world.loaded()).seats]


def told(world: World, user: int) -> str:
    return "\n".join(text(message.card) for message in world.messenger.dms(user))


async def test_a_table_for_invited_people_takes_nobody_else(world: World) -> None:
    await world.opened(ANN)
    await set_term(world, "access", "invited")
    assert "This table is for invited people" in await join(world, BOB)
    assert "Join" not in labels(await world.look(BOB, "tables"))
    assert "For: invited people only" in text(await world.look(BOB, "tables"))
    await world.press(ANN, "invite", values=(f"{BOB} Bob",))
    assert "Join" in labels(await world.look(BOB, "tables"))
    assert "You are in" in await join(world, BOB)
    assert "You are in" in await join(world, DAN, server_admin=True), "an admin runs the server's tables"


async def test_a_table_for_a_role_takes_those_who_have_it(world: World) -> None:
    await world.press(ANN, "server-name", "joiners", table=0, values=(str(PILOTS),), server_admin=True)
    await world.opened(ANN)
    await set_term(world, "access", "role")
    for roles, guild in (((), GUILD), ((GUESTS,), GUILD), ((PILOTS,), 901)):
        answer = await join(world, BOB, roles=roles, guild=guild, channel=100 if guild == GUILD else 5)
        assert "no such table" in answer or f"This table is for <@&{PILOTS}>" in answer
    assert "Join" in labels(await world.look(BOB, "tables", roles=(PILOTS,)))
    assert "Join" not in labels(await world.look(BOB, "tables", roles=(GUESTS,)))
    assert "You are in" in await join(world, BOB, roles=(GUESTS, PILOTS))
    await world.press(ANN, "invite", values=(f"{CEM} Cem",))
    assert "You are in" in await join(world, CEM), "an invitation needs no role"


async def test_a_host_names_the_roles_of_one_table(world: World) -> None:
    await world.press(ANN, "server-name", "joiners", table=0, values=(str(GUESTS),), server_admin=True)
    await world.opened(ANN)
    card = await world.press(ANN, "lobby-roles", values=(str(PILOTS), "x"))
    assert blocks(card, PlaceMenu)[0].chosen == (PILOTS,)
    await world.settle()
    (lobby,) = world.messenger.in_channel()
    assert f"Roles that may join: <@&{PILOTS}>" in text(lobby.card) and lobby.card.mentions == ()
    assert f"This table is for <@&{PILOTS}>" in await join(world, BOB, roles=(GUESTS,))
    assert "Join" not in labels(await world.look(BOB, "tables", roles=(GUESTS,)))
    assert "Join" in labels(await world.look(BOB, "tables", roles=(PILOTS,)))
    assert "up to Ann" in text(await world.press(CEM, "lobby-roles", values=(str(GUESTS),)))
    assert "You are in" in await join(world, BOB, roles=(PILOTS,))
    await world.press(ANN, "lobby-roles")
    assert "You are in" in await join(world, CEM, roles=(GUESTS,)), "without a role of its own, the server's hold"


async def test_the_server_sets_how_new_tables_can_be_joined(world: World) -> None:
    await world.press(ANN, "server-term", "access", table=0, values=("invited",), server_admin=True)
    await world.opened(BOB)
    assert "for invited people" in await join(world, CEM)
    await set_term(world, "access", "everyone", BOB)
    assert "You are in" in await join(world, CEM)


async def test_a_removed_player_is_told_and_comes_back_by_invitation(world: World) -> None:
    await world.opened(ANN)
    await join(world, BOB)
    await world.settle()
    card = await world.press(ANN, "settings", "people")
    assert [menu.button_id.verb for menu in menus(card)] == ["lobby-remove", "lobby-host"]
    await world.press(ANN, "lobby-remove", values=(str(BOB),))
    await world.settle()
    assert await seats(world) == [(ANN, "seated")]
    assert "Ann has removed you before the game began" in told(world, BOB)
    assert "The host has removed you" in await join(world, BOB)
    await world.press(ANN, "invite", values=(f"{BOB} Bob",))
    assert "You are in" in await join(world, BOB)


async def test_an_invitation_can_be_withdrawn(world: World) -> None:
    await world.opened(ANN)
    await world.press(ANN, "invite", values=(f"{BOB} Bob",))
    await world.press(ANN, "lobby-remove", values=(str(BOB),))
    assert await seats(world) == [(ANN, "seated")]
    assert "You are in" in await join(world, BOB), "the table is open, and Bob was not removed"


async def test_the_hosting_is_handed_over_before_the_start(world: World) -> None:
    await world.opened(ANN)
    await join(world, BOB)
    await world.press(ANN, "invite", values=(f"{CEM} Cem",))
    assert "not at this table" in text(await world.press(ANN, "lobby-host", values=(str(CEM),))), "Cem has not answered"
    await world.press(ANN, "lobby-host", values=(str(BOB),))
    await world.settle()
    assert (await world.loaded()).table.host == BOB
    assert "Ann has made you its host" in told(world, BOB)
    assert "up to Bob" in text(await world.press(ANN, "start"))
    await world.press(BOB, "start")
    assert (await world.loaded()).table.status == "running"


@pytest.mark.parametrize("last", ["player", "computer"])
async def test_a_table_that_starts_when_full_starts_once_all_sit(world: World, last: str) -> None:
    await world.opened(ANN, EIGHTS)
    await set_term(world, "start", "full")
    await join(world, BOB)
    await world.press(ANN, "invite", values=(f"{CEM} Cem",))
    await world.press(ANN, "computer", "easy")
    assert (await world.loaded()).table.status == "lobby", "a reserved seat is not taken"
    if last == "player":
        answer = await world.press(CEM, "join")
    else:
        await world.press(ANN, "lobby-remove", values=(str(CEM),))
        answer = await world.press(ANN, "computer", "easy")
    assert (await world.loaded()).table.status == "running"
    assert "The suit to follow" in text(answer) or "the suit to follow" in text(answer), "the panel of the game"
    await world.settle()
    assert any("Act" in labels(message.card) for message in world.messenger.in_channel())


async def test_a_table_that_needs_more_players_waits_for_them(world: World) -> None:
    await world.opened(ANN)
    card = await set_term(world, "least", "3")
    (least,) = [menu for menu in menus(card) if menu.button_id.nouns == ("least",)]
    assert [choice.value for choice in least.choices] == ["game", "3", "4", "5"]
    await join(world, BOB)
    assert (await world.loaded()).table.status == "lobby"
    await world.press(ANN, "start")
    assert (await world.loaded()).table.status == "lobby"
    await join(world, CEM)
    await world.press(ANN, "start")
    assert (await world.loaded()).table.status == "running"


async def test_more_players_than_a_game_has_are_not_waited_for(world: World) -> None:
    await world.press(ANN, "server-term", "least", table=0, values=("5",), server_admin=True)
    await world.opened(ANN, EIGHTS)
    for _ in range(3):
        await world.press(ANN, "computer", "easy")
    await world.press(ANN, "start")
    assert (await world.loaded()).table.status == "running"


@pytest.mark.guarantee("strangers-shut-out")
async def test_only_the_host_removes_and_hands_over(world: World) -> None:
    await world.opened(ANN)
    for user in (BOB, CEM):
        await join(world, user)
    before = await seats(world)
    for verb, user, of in (("lobby-remove", BOB, CEM), ("lobby-host", BOB, BOB), ("lobby-remove", DAN, BOB)):
        assert "up to Ann" in text(await world.press(user, verb, values=(str(of),)))
    for value in ("", "x", str(DAN), str(ANN)):
        for verb in ("lobby-remove", "lobby-host"):
            assert "not at this table" in text(await world.press(ANN, verb, values=(value,))), (verb, value)
    assert await seats(world) == before and (await world.loaded()).table.host == ANN
    await world.press(ANN, "start")
    assert "has begun" in text(await world.press(ANN, "lobby-remove", values=(str(BOB),)))


async def test_a_removal_is_forgotten_with_the_user(world: World) -> None:
    await world.opened(ANN)
    await join(world, BOB)
    await world.press(ANN, "lobby-remove", values=(str(BOB),))
    await world.store.forget(BOB)
    async with world.store.read(GUILD) as tx:
        assert not await tx.said(1, f"removed:{BOB}")
