"""Rated tables: only users who agreed are rated, and the others are told their choices."""

from __future__ import annotations

import pytest

from bot.service.tables import terms
from tests.service.pretended import labels, text
from tests.service.timer_cases import remarks
from tests.service.world import ANN, BOB, CEM, World


async def rated(world: World, user: int) -> bool:
    return (await world.store.people.person(user)).rated


async def open_rated(world: World) -> int:
    """Open a rated table of Ann's, who agreed by that."""
    number = await world.opened(ANN)
    asked = await world.press(ANN, "term", "rated", table=number, values=("rated",))
    await world.click(ANN, asked, "I agree, make it rated")
    await world.settle()
    return number


async def lobby_text(world: World) -> str:
    await world.settle()
    return text(world.messenger.in_channel()[-1].card)


async def test_a_table_is_friendly_unless_its_host_agrees_to_be_rated(world: World) -> None:
    number = await world.opened(ANN)
    assert "no" in await lobby_text(world)
    asked = await world.press(ANN, "term", "rated", table=number, values=("rated",))
    assert "leaderboard" in text(asked) and not terms.is_rated((await world.loaded(number)).table)
    assert not await rated(world, ANN)
    await world.click(ANN, asked, "I agree")
    assert terms.is_rated((await world.loaded(number)).table) and await rated(world, ANN)
    assert "Everybody here agreed" in await lobby_text(world)
    await world.press(ANN, "term", "rated", table=number, values=("friendly",))
    assert not terms.is_rated((await world.loaded(number)).table)
    settings = await world.press(ANN, "term", "rated", table=number, values=("rated",))
    assert "I agree" not in "".join(labels(settings)), "who agreed once is not asked again"


async def test_who_joins_a_rated_table_is_asked_once(world: World) -> None:
    number = await open_rated(world)
    asked = await world.press(BOB, "join", table=number)
    assert "rated" in text(asked) and "friendly game" in text(asked)
    assert (await world.loaded(number)).seat_of(BOB) is None and not await rated(world, BOB)
    joined = await world.click(BOB, asked, "I agree, let me join")
    assert "You are in" in text(joined) and await rated(world, BOB)
    assert "Everybody here agreed" in await lobby_text(world)
    await world.press(BOB, "leave", table=number)
    assert "You are in" in text(await world.press(BOB, "join", table=number))
    await world.press(ANN, "start", table=number)
    assert terms.is_rated((await world.loaded(number)).table) and await remarks(world, number) == []


@pytest.mark.guarantee("rated-by-consent")
async def test_game_is_rated_only_if_earlier_players_agree(world: World) -> None:
    number = await world.opened(ANN)
    for user in (BOB, CEM):
        await world.press(user, "join", table=number)
    assert "up to Ann" in text(await world.press(BOB, "be-rated", "term", table=number))
    assert not terms.is_rated((await world.loaded(number)).table), "only the host makes it rated"
    await world.click(ANN, await world.press(ANN, "term", "rated", table=number, values=("rated",)), "I agree")
    told = await lobby_text(world)
    assert "Bob" in told and "Cem" in told and "did not agree" in told
    card = world.messenger.in_channel()[-1].card
    await world.click(BOB, card, "I agree to be rated")
    told = await lobby_text(world)
    assert "Cem did not agree" in told
    await world.press(ANN, "start", table=number)
    assert not terms.is_rated((await world.loaded(number)).table)
    assert await remarks(world, number) == ["rated-not-agreed"]
    await world.settle()
    assert "Cem did not agree" in text(await world.look(ANN, "log"))


async def test_without_opponents_to_compare_the_game_is_friendly(world: World) -> None:
    number = await open_rated(world)
    await world.press(ANN, "computer", "easy", table=number)
    await world.press(ANN, "start", table=number)
    assert not terms.is_rated((await world.loaded(number)).table)
    assert await remarks(world, number) == ["rated-alone"]


async def test_a_user_who_withdrew_consent_is_asked_again(world: World) -> None:
    number = await open_rated(world)
    await world.click(BOB, await world.press(BOB, "join", table=number), "I agree")
    assert "not rated any more" in text(await world.look(BOB, "rating", "off"))
    await world.press(ANN, "start", table=number)
    assert await remarks(world, number) == ["rated-not-agreed"], "the consent at the start counts"
    assert "rated at rated tables" in text(await world.look(BOB, "rating", "on"))
    assert await rated(world, BOB)
    assert "at rated tables, or not" in text(await world.look(BOB, "rating", "perhaps"))


@pytest.mark.parametrize("going_on", [(), ("join",), ("term",)])
async def test_old_buttons_of_consent_change_no_table_that_began(world: World, going_on: tuple[str, ...]) -> None:
    await world.started(ANN, BOB)
    assert "has begun already" in text(await world.press(CEM, "be-rated", *going_on))
    assert not await rated(world, CEM)
