"""The log by player and by kind, each line with the way to its picture."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.games.registry import TITLES
from bot.service.card import Card, Menu
from bot.service.features.game_log.cards import KINDS
from tests.service.pretended import menus, text
from tests.service.world import ANN, BOB, CEM, World
from tests.service.world import world as make_world
from tests.soaking import by_turns


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with make_world(tmp_path) as made:
        yield made


def menu(card: Card, verb: str) -> Menu:
    return next(found for found in menus(card) if found.button_id.verb == verb)


async def filtered(world: World, verb: str, value: str, shown: Card | None = None, user: int = ANN) -> Card:
    """Choose in a menu of the log."""
    shown = shown or await world.press(user, "log")
    return await world.use(user, menu(shown, verb).button_id, (value,))


async def some_of_everything(world: World) -> None:
    """Actions of two players, one taken back; a tool of the host; a vacation."""
    await world.started(ANN, BOB)
    await world.fly(ANN)
    await world.press(ANN, "undo")
    await world.turn(ANN)
    await world.advance(30)
    await world.turn(BOB)
    await world.advance(30)
    await world.press(ANN, "host-pause", values=("lunch",))
    await world.press(ANN, "resume")
    await world.look(BOB, "vacation", "2 weeks")
    await world.advance(60)


async def test_each_kind_is_shown_alone(world: World) -> None:
    await some_of_everything(world)
    actions = text(await filtered(world, "log-kind", "actions"))
    assert "discarded" in actions and "~~" not in actions and "lunch" not in actions and "took back" not in actions
    undone = text(await filtered(world, "log-kind", "undo"))
    assert "~~" in undone and "took back" in undone and "discarded" not in undone
    tools = text(await filtered(world, "log-kind", "tools"))
    assert "lunch" in tools and "discarded" not in tools and "away" not in tools
    remarks = text(await filtered(world, "log-kind", "remarks"))
    assert "Bob" in remarks and "lunch" not in remarks and "discarded" not in remarks
    everything = text(await world.press(ANN, "log"))
    assert all(part in everything for part in ("discarded", "~~", "lunch", "took back"))


async def test_a_players_lines_are_shown_alone_and_both_filters_hold(world: World) -> None:
    await some_of_everything(world)
    bobs = await filtered(world, "log-of", "1")
    assert "Bob" in text(bobs) and "Ann discarded" not in text(bobs)
    both = await filtered(world, "log-kind", "undo", bobs)
    assert "There is nothing of this kind yet" in text(both)
    assert next(choice.value for choice in menu(both, "log-of").choices if choice.chosen) == "1"
    anns = await filtered(world, "log-of", "0", both)
    assert "took back" in text(anns), "the kind stays when another player is chosen"


async def test_the_newest_lines_come_first_on_request(world: World) -> None:
    await some_of_everything(world)
    old = text(await world.press(ANN, "log"))
    new = text(await world.click(ANN, await world.press(ANN, "log"), "Newest first"))
    assert old.index("Turn 1") < old.index("Turn 2") and new.index("Turn 2") < new.index("Turn 1")
    assert sorted(old.splitlines()) == sorted(new.splitlines())


@pytest.mark.parametrize("game", by_turns(TITLES, 2))
async def test_every_line_leads_to_its_turn_in_the_replay(world: World, game: str) -> None:
    await world.started(ANN, BOB, game=game)
    chance = random.Random(5)
    for _ in range(40):
        if not (await world.loaded()).to_move():
            break
        await world.act_any(chance)
        world.clock.advance(25)
    first = await world.press(ANN, "log", "0")
    for page in (first, await world.press(ANN, "log"), await world.click(ANN, first, "Newest first")):
        pictures = menu(page, "replay")
        named = [line for line in text(page).splitlines() if line.startswith("-# Turn ")]
        assert [f"-# Turn {choice.value}" for choice in pictures.choices if choice.value != "0"] == named
        for choice in (pictures.choices[0], pictures.choices[-1]):
            shown = text(await world.use(ANN, pictures.button_id, (choice.value,)))
            assert f"Turn {choice.value} of" in shown or choice.value == "0"


async def test_a_spectator_filters_what_all_may_read(world: World) -> None:
    await some_of_everything(world)
    for verb, values in (("log-of", ("0", "1", "-", "9", "x")), ("log-kind", (*KINDS, "-", "x"))):
        for value in values:
            assert "Drawn" not in text(await filtered(world, verb, value, user=CEM))
    assert "Drawn" in text(await filtered(world, "log-of", "0", user=ANN))
