"""Several small decisions in one press: done like each by hand, and only as far as nothing is revealed."""

from __future__ import annotations

from typing import Any, cast

import pytest
from msgspec.structs import replace

from bot.games.core.actions import nouns, verb_of
from bot.games.history.log import Acted, decode_entry
from bot.service.card import Card, Menu
from tests.leaks.changed import after
from tests.service.positions import after as position_after
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


async def expanding(world: World) -> tuple[int, Menu, int]:
    """Play Skymines up to an expansion. Return who is to move, the list of sectors, and how many entries there are."""
    loaded = await world.started(ANN, BOB, game="skymines")
    while verb_of((legal := loaded.legal(seat := loaded.to_move()[0]))[0]) != "enter":
        open_ended = [action for action in legal if verb_of(action) == "energy" and nouns(action)[-1] == "0"]
        energy = sorted(legal, key=lambda action: -nouns(action)[0].count("energy"))
        action = [*open_ended, *energy][0]
        await world.press((ANN, BOB)[seat], "do", verb_of(action), *nouns(action))
        loaded = await world.loaded()
    return (ANN, BOB)[seat], menu_of(await world.press((ANN, BOB)[seat], "act")), len(await world.entries())


@pytest.mark.guarantee("few-taps")
async def test_a_list_is_done_in_an_order_that_is_possible(world: World) -> None:
    user, menu, before = await expanding(world)
    loaded = await world.loaded()
    seat = loaded.to_move()[0]
    things = [choice.value for choice in menu.choices]
    ways = {nouns(action)[0]: action for action in loaded.legal(seat) if verb_of(action) == "enter"}
    first, second = next(
        (one, nouns(action)[0])
        for one in ways
        for action in position_after(loaded, ways[one]).legal(seat)
        if verb_of(action) == "enter" and nouns(action)[0] not in ways
    )
    assert {first, second, "-"} <= {*things} and things[-1] == "-"
    too_many = await world.use(user, menu.button_id, tuple(things))
    assert "Choose fewer" in text(too_many) and len(await world.entries()) == before
    answer = await world.use(user, menu.button_id, ("-", second, first))
    done = [cast("Acted", decode_entry(row.body)) for row in (await world.entries())[before:]]
    steps = [("enter", first), ("enter", second)]  # no energy is left: the expansion has ended by itself
    assert [(one.verb, *one.nouns) for one in done] == steps, text(answer)


@pytest.mark.parametrize(("sector", "ends"), [("2", True), ("1", False)])
async def test_the_end_of_a_list_ends_nothing_else(world: World, sector: str, ends: bool) -> None:
    """Sector 1 takes all energy, so the expansion ends by itself; then the same action would spend research points."""
    user, menu, before = await expanding(world)
    await world.use(user, menu.button_id, ("-", sector))
    rows = [cast("Acted", decode_entry(row.body)) for row in (await world.entries())[before:]]
    assert [(one.verb, *one.nouns) for one in rows] == [("enter", sector), *([("finish",)] if ends else [])]


async def test_a_list_goes_with_the_choice_before_it(world: World) -> None:
    """A company is chosen first: then its sectors can be chosen at once."""
    user, _, before = await expanding(world)
    await world.press(user, "undo")
    at = next(menu.button_id for menu in menus(await world.press(user, "act")))
    step = await world.use(user, replace(at, verb="pick", nouns=("energy", "astrogo")))
    done = await world.use(user, menu_of(step).button_id, ("2", "-"))
    rows = [cast("Acted", decode_entry(row.body)) for row in (await world.entries())[before:]]
    assert [row.verb for row in rows[1:]] == ["energy", "enter", "finish"], text(done)


@pytest.mark.parametrize("given", [("nothing",), ("energy", "astrogo", "/", "enter"), ("pass",)])
async def test_an_unreadable_list_is_refused(world: World, given: tuple[str, ...]) -> None:
    user, menu, before = await expanding(world)
    for things in (("1",), ("-",), ("x", "y")):
        await world.use(user, replace(menu.button_id, nouns=given), things)
    assert len(await world.entries()) == before


async def test_a_second_panel_of_a_position_tries_nothing(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    user, menu, _ = await opened(world)
    tried: list[Any] = []
    game = (await world.loaded()).game
    after(game, "apply", lambda step, *given: (tried.append(given), step)[1])(monkeypatch)
    assert menu_of(await world.press(user, "act")) == menu and not tried
    await world.use(user, menu.button_id, (chosen(menu, "specialist tester 1 / test"),))
    assert len(tried) > 2, "a new position"
