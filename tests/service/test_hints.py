"""Hints at practice tables, and computers' reasons after the game."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from bot.games.core.ai_request import decide
from bot.games.core.log import Acted, Concluded, decode_entry
from bot.service.card import Button, Card
from bot.service.features.computers.choosing import question_of
from bot.service.features.play.panel import decision_of
from bot.service.features.replay import why
from bot.service.request import Actor
from bot.service.runtime.ai_executor import AiExecutor
from bot.service.tables.tx import write_entry
from tests.service.pretended import buttons, labels, text
from tests.service.test_search_computers import Elsewhere, acted, rules
from tests.service.world import ANN, BOB, World
from tests.support.substitute import substitute


def named(card: Card, label: str) -> Button | None:
    return next((button for button in buttons(card) if button.label == label), None)


async def practising(world: World, level: str = "easy") -> None:
    number = await world.opened(ANN)
    await world.press(ANN, "computer", level, table=number)
    await world.press(ANN, "option", "order", table=number, values=("fixed",))
    await world.press(ANN, "start", table=number)
    await world.settle()


async def concluded(world: World) -> None:
    """End the game here and now."""
    loaded = await world.loaded()
    async with world.store.write(loaded.guild) as tx:
        await write_entry(world.context, tx, loaded, Concluded("vote"), Actor())
    await world.settle()


@pytest.fixture
async def over(world: World) -> World:
    """A finished game of Ann's against a strong computer that thought elsewhere."""
    substitute(world.context, ai=AiExecutor(Elsewhere()))
    world.context.ai.paces["space-mission", "strong"].rate = 400
    await practising(world, "strong")
    await world.turn(ANN)
    await world.advance(21)
    await concluded(world)
    return world


async def test_hint_names_an_action_its_reason_and_its_button(world: World) -> None:
    await practising(world)
    asks = named(await world.press(ANN, "act"), "Hint")
    assert asks is not None and asks.button_id is not None
    answer = await world.use(ANN, asks.button_id)
    proposed = buttons(answer)[0]
    assert proposed.label in text(answer) and "A strong player would" in text(answer)
    assert "imagined game" in text(answer), "it says why"
    loaded = await world.loaded()
    assert proposed.button_id is not None and proposed.button_id.decision == decision_of(loaded, 0)
    before = loaded.entries
    await world.use(ANN, proposed.button_id)
    assert (await world.loaded()).entries == before + 1
    assert "no longer" in (again := text(await world.use(ANN, proposed.button_id))) or "🚫" in again
    assert (await world.loaded()).entries == before + 1, "it was for that choice only"
    assert named(await world.press(ANN, "replay"), "Why?") is None
    assert "when the game is over" in text(await world.press(ANN, "why"))


async def test_a_hint_comes_from_ones_view_and_changes_nothing(world: World) -> None:
    substitute(world.context, ai=AiExecutor(elsewhere := Elsewhere()))
    await practising(world)
    before = await world.entries()
    await world.press(ANN, "hint")
    assert await world.entries() == before
    [asked] = elsewhere.asked
    assert asked.view.viewer == 0 and asked.view == (await world.loaded()).view(0)
    assert asked.legal == (await world.loaded()).game.legal((await world.loaded()).state, 0)
    assert asked.why and asked.level == "strong"
    loaded = await world.loaded()
    assert asked.chance != question_of(loaded, loaded.state, loaded.entries, 0, "strong").chance


async def test_a_hint_comes_without_ai_workers(world: World) -> None:
    substitute(world.context, ai=AiExecutor(Elsewhere(fails=EOFError("it died"))))
    await practising(world)
    answer = text(await world.press(ANN, "hint"))
    assert "A strong player would" in answer and "next best was" in answer


@pytest.mark.guarantee("hints-in-practice")
async def test_there_are_no_hints_but_for_practice(world: World) -> None:
    await world.started(ANN, BOB, computers=1)
    assert named(await world.press(ANN, "act"), "Hint") is None
    before = await world.entries()
    for user in (ANN, BOB):
        assert "Hints are for practice" in text(await world.press(user, "hint"))
    assert await world.entries() == before


async def test_no_hint_at_a_rated_table(world: World) -> None:
    await practising(world)
    loaded = await world.loaded()
    async with world.store.write(loaded.guild) as tx:
        await tx.save_table(replace(loaded.table, terms={"rated": "rated"}))
    assert named(await world.press(ANN, "act"), "Hint") is None
    assert "Hints are for practice" in text(await world.press(ANN, "hint"))


async def test_no_hint_for_strangers_nor_out_of_turn(world: World) -> None:
    await practising(world)
    assert "do not sit" in text(await world.press(BOB, "hint"))
    await world.turn(ANN)
    assert (await world.loaded()).to_move() == (1,)
    assert "when it is your turn" in text(await world.press(ANN, "hint"))
    assert named(await world.press(ANN, "act"), "Hint") is None


async def test_every_computer_move_is_explained_after_the_game(over: World) -> None:
    final = over.messenger.in_channel()[-1].card
    asks = named(final, "Why?")
    assert asks is not None and asks.button_id is not None
    card = await over.use(BOB, asks.button_id)  # all is told now, to everybody
    told = text(card)
    moves = await acted(over)
    assert told.count("💭") == len(moves) >= 2 and "Turn 2 of" in told
    assert len(re.findall(r"imagined game|Nothing else was possible", told)) == len(moves)


@pytest.mark.guarantee("computer-reproducible")
async def test_the_reason_is_that_of_the_very_choice(over: World) -> None:
    past = await why.past_of(over.context, await over.loaded())
    rows = {row.number: decode_entry(row.body) for row in await over.entries()}
    assert len(past.chosen) == len(await acted(over))
    for entry, chosen in past.chosen.items():
        did = rows[entry]
        assert isinstance(did, Acted) and chosen.did == did and chosen.asked.effort == did.effort > 0
        action = decide(chosen.asked, rules).action
        assert (did.verb, did.seat) == (action.__struct_config__.tag, 1), "asked again it chooses the same"


async def test_a_replay_leads_to_the_reasons_of_its_turn(over: World) -> None:
    page = await over.press(ANN, "replay", "2")
    asks = named(page, "Why?")
    assert asks is not None and asks.button_id is not None and asks.button_id.nouns == ("2",)
    card = await over.use(ANN, asks.button_id)
    assert "Turn 2 of" in text(card) and "Replay" in labels(card)


async def test_where_it_cannot_be_worked_out_that_is_said(over: World) -> None:
    substitute(over.context, ai=AiExecutor(Elsewhere(fails=EOFError("it died"))))
    assert "cannot be worked out just now" in text(await over.press(ANN, "why"))


async def test_games_of_people_need_no_reasons(world: World) -> None:
    await world.started(ANN, BOB)
    await concluded(world)
    assert named(await world.press(ANN, "replay"), "Why?") is None
    assert "No computer made a move" in text(await world.press(ANN, "why"))


async def test_fallback_level_gives_its_own_reason(world: World) -> None:
    substitute(world.context, ai=AiExecutor(Elsewhere(fails=EOFError("it died"))))
    await practising(world, "strong")
    await world.turn(ANN)
    await world.advance(21)
    await concluded(world)
    past = await why.past_of(world.context, await world.loaded())
    assert past.chosen and all(chosen.asked.level == "steady" for chosen in past.chosen.values())
    substitute(world.context, ai=AiExecutor())
    assert "next best was" in text(await world.press(ANN, "why"))
