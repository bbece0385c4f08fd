"""Several small decisions in one press: done like each by hand, and only as far as nothing is revealed."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.core.actions import nouns, verb_of
from bot.service.card import Card, Menu
from tests.leaks.changed import after
from tests.service.pretended import menus, text
from tests.service.world import ANN, BOB, World


async def opened(world: World) -> tuple[int, Menu, int]:
    """Play up to a choice that leads to a small decision. Return who is to move, the menu of sequences, and how many
    entries the log has.
    """
    loaded = await world.started(ANN, BOB, game="space-missions")
    while verb_of(loaded.legal(loaded.to_move()[0])[0]) != "specialist":
        seat = loaded.to_move()[0]
        action = loaded.legal(seat)[0]
        await world.press((ANN, BOB)[seat], "do", verb_of(action), *nouns(action))
        loaded = await world.loaded()
    user = (ANN, BOB)[loaded.to_move()[0]]
    return user, menu_of(await world.press(user, "act")), len(await world.entries())


def menu_of(card: Card) -> Menu:
    return next(menu for menu in menus(card) if menu.button_id.verb == "steps")


def chosen(menu: Menu, beginning: str) -> str:
    return next(choice.value for choice in menu.choices if choice.value.startswith(beginning))


@pytest.mark.guarantee("few-taps")
async def test_two_decisions_are_made_by_one_choice(world: World) -> None:
    user, menu, before = await opened(world)
    done = await world.use(user, menu.button_id, (chosen(menu, "specialist tester 1 / test"),))
    assert text(done).count("✅") == 2
    rows = (await world.entries())[before:]
    assert [(row.source, row.user) for row in rows] == [("panel", user)] * 2


@pytest.mark.guarantee("accepted-once")
async def test_a_sequence_is_done_once_for_one_click(world: World) -> None:
    user, menu, before = await opened(world)
    request = world.ask(user).on(menu.button_id, (chosen(menu, "specialist mechanic"),))
    await world.service.press(request)
    entries = len(await world.entries())
    again = await world.service.press(request)
    assert len(await world.entries()) == entries >= before + 2
    assert "moved on" not in text(again)
    stale = await world.use(user, menu.button_id, request.values)
    assert "moved on" in text(stale) and len(await world.entries()) == entries


async def test_a_made_up_sequence_stops_at_what_is_illegal(world: World) -> None:
    user, menu, before = await opened(world)
    done = await world.use(user, menu.button_id, ("specialist tester 1 / draw / draw",))
    assert "did not do the remaining steps" in text(done) and len(await world.entries()) == before + 1


async def test_a_made_up_sequence_stops_at_what_is_drawn(world: World) -> None:
    user, menu, before = await opened(world)
    technology = chosen(menu, "specialist tester 1 / test").rpartition(" ")[2]
    value = f"specialist tester 1 / test {technology} / draw"
    done = await world.use(user, menu.button_id, (value,))
    assert "2 of 3 steps" in text(done) and len(await world.entries()) == before + 2


@pytest.mark.parametrize("values", [(), ("",), ("nonsense",), (" / ",), ("specialist tester 1", "pass")])
async def test_an_unreadable_sequence_is_refused(world: World, values: tuple[str, ...]) -> None:
    user, menu, before = await opened(world)
    await world.use(user, replace(menu.button_id, nouns=("~1",)), values)
    assert len(await world.entries()) == before


async def test_a_second_panel_of_a_position_tries_nothing(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    user, menu, _ = await opened(world)
    tried: list[Any] = []
    game = (await world.loaded()).game
    after(game, "apply", lambda step, *given: (tried.append(given), step)[1])(monkeypatch)
    assert menu_of(await world.press(user, "act")) == menu and not tried
    await world.use(user, menu.button_id, (chosen(menu, "specialist tester 1 / test"),))
    assert len(tried) > 2, "a new position"
