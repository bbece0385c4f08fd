"""One request is one action with one answer: sent twice, at once, late, after a restart, typed."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from random import Random

import pytest

from bot.service.card import ButtonId, Card
from tests.service.every_game import EVERY_GAME, wide_world
from tests.service.faults import typed
from tests.service.pretended import deeds, text
from tests.service.shown import outdated
from tests.service.world import ANN, BOB, CEM, DAN, EVA, GUILD, World


def done(answers: list[Card]) -> int:
    return sum("✅" in text(answer) for answer in answers)


@pytest.mark.guarantee("one-action-a-decision")
@pytest.mark.parametrize("first", ["panel", "slash"])
async def test_a_button_and_a_command_at_once(world: World, first: str) -> None:
    """Both offered for one decision: who comes first acts, and the other is told so, with what is possible then."""
    await world.started(ANN, BOB)
    picked = (await world.service.complete(world.ask(ANN), "space-mission", "top-up", "discard", {}, ""))[0].value
    panel = await world.press(ANN, "act")
    button_id, values = next(deed for deed in deeds(panel) if deed[0].nouns[0] == "top-up")
    ways = {"panel": world.use(ANN, button_id, values), "slash": world.command(ANN, "top-up", {"discard": picked})}
    order = sorted(ways, key=lambda source: source != first)
    answers = dict(zip(order, await asyncio.gather(*(ways[source] for source in order)), strict=True))
    (entry,) = await world.entries()
    other = next(source for source in ways if source != entry.source)
    assert "✅ Ann topped up" in text(answers[entry.source]) and "🚫" not in text(answers[entry.source])
    assert "🚫 The table has moved on" in text(answers[other]) and "✅" not in text(answers[other])
    (number,) = {offered.decision for offered, _ in deeds(answers[entry.source])}
    assert {offered.decision for offered, _ in deeds(answers[other])} == {number} != {button_id.decision}


@pytest.mark.parametrize("first", [ANN, BOB])
async def test_one_ends_their_turn_by_button_while_another_types(world: World, first: int) -> None:
    """Each gets their own answer: a player who is not to move yet is refused, one whose turn has begun acts."""
    await world.started(ANN, BOB)
    await world.discard(ANN)
    panel = await world.press(ANN, "act")
    button_id, values = next(deed for deed in deeds(panel) if deed[0].nouns[0] == "top-up")
    ways = {ANN: world.use(ANN, button_id, values), BOB: world.command(BOB, "top-up", {"discard": "-"})}
    order = sorted(ways, key=lambda user: user != first)
    answers = dict(zip(order, await asyncio.gather(*(ways[user] for user in order)), strict=True))
    by = [entry.user for entry in await world.entries()]
    assert by in ([ANN, ANN], [ANN, ANN, BOB])
    assert "✅ Ann topped up" in text(answers[ANN]) and not list(deeds(answers[ANN]))
    mine = await world.loaded()
    if BOB in by:
        assert "✅ Bob" in text(answers[BOB]) and list(deeds(answers[BOB]))
    else:
        assert "🚫" in text(answers[BOB]) and "Ann" in text(answers[BOB])
        # Bob was refused while it was Ann's turn. The panel below shows the table as it is when it is read.
        assert ("Your turn" in text(answers[BOB])) == bool(list(deeds(answers[BOB])))
    assert mine.to_move() == (1,)


async def test_everybody_presses_at_once_and_only_who_is_to_move_acts(world: World) -> None:
    users = (ANN, BOB, CEM, DAN, EVA)
    await world.started(*users)
    button_id = ButtonId(GUILD, 1, "do", ("top-up", "-"))
    for turn in range(5):
        for _ in range(2):
            answers = await asyncio.gather(*(world.use(user, button_id) for user in users))
            # A player whose turn begins by the other's action may be quick enough to act, too.
            assert done(list(answers)) >= 1
        await world.advance(30)
        entries = await world.entries()
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1)), turn
    loaded = await world.loaded()
    assert loaded.replay is not None and await world.unsent() == ([], [])


async def test_a_start_and_a_leave_at_once(world: World) -> None:
    await world.opened(ANN)
    await world.press(BOB, "join")
    await asyncio.gather(world.press(ANN, "start"), world.press(BOB, "leave"))
    loaded = await world.loaded()
    assert (loaded.table.status, len(loaded.seats)) in (("running", 2), ("lobby", 1))
    await world.settle()
    assert await world.unsent() == ([], [])


async def test_people_act_while_the_dispatcher_sends(world: World) -> None:
    """A whole stretch of play with sending going on at the same time ends with everybody knowing where it stands."""
    world.store.due_index.listener = lambda guild: world.dispatcher.wake()
    await world.started(ANN, BOB, CEM)
    chance = random.Random(3)
    for _ in range(30):
        await world.act_any(chance)
        world.clock.advance(chance.choice([0, 5, 25]))
        await asyncio.sleep(0)
    await world.advance(60)
    await world.advance(600)
    assert await world.unsent() == ([], [])
    for user in (ANN, BOB, CEM):
        assert len(world.messenger.dms(user)) == 1
    assert await outdated(world) == []


# -- in every game -----------------------------------------------------------------------------------------------------


async def offer(world: World) -> tuple[int, ButtonId, tuple[str, ...]]:
    """Return a user to move, and something that their panel offers."""
    user = await world.awaited()
    return user, *await world.offered(user, Random(4))


@pytest.mark.guarantee("one-action-a-decision")
@EVERY_GAME
async def test_repeated_interaction_is_one_action_and_one_answer(hall: World, game: str) -> None:
    await hall.started(ANN, BOB, game=game)
    user, button_id, values = await offer(hall)
    first, *others = await asyncio.gather(*(hall.use(user, button_id, values, interaction=77) for _ in range(3)))
    assert [*others, await hall.use(user, button_id, values, interaction=77)] == [first] * 3, "at once, and later"
    assert len(await hall.entries()) == 1
    user = await hall.awaited()
    verb, named = await typed(hall, user)
    first = await hall.command(user, verb, named, game=game, interaction=78)
    assert await hall.command(user, verb, named, game=game, interaction=78) == first
    assert [entry.source for entry in await hall.entries()] == ["panel", "slash"]


@pytest.mark.guarantee("one-action-a-decision")
@EVERY_GAME
async def test_a_button_and_a_command_at_once_are_one_action(hall: World, game: str) -> None:
    await hall.started(ANN, BOB, game=game)
    user, button_id, values = await offer(hall)
    decision = button_id.decision
    assert decision, "it says for which choice it was offered"
    verb, named = await typed(hall, user)
    marked = {slot: f"{value}@{decision}" for slot, value in named.items()}
    answers = await asyncio.gather(
        *(hall.use(user, button_id, values) for _ in range(5)),
        *(hall.command(user, verb, marked, game=game) for _ in range(5 if marked else 0)),
    )
    assert len(await hall.entries()) == 1
    assert sum("✅" in text(answer) for answer in answers) == 1
    assert all(text(answer).strip() for answer in answers)


@EVERY_GAME
async def test_what_an_old_panel_offers_is_not_done_any_more(hall: World, game: str) -> None:
    await hall.started(ANN, BOB, game=game)
    old = [(user, *deed) for user in (ANN, BOB) for deed in deeds(await hall.press(user, "act"))]
    chance = Random(6)
    for _ in range(3):
        await hall.act_any(chance)
    before = await hall.entries()
    loaded, met = await hall.loaded(), 0
    for user, button_id, values in old:
        seat = loaded.seat_number(user)
        if button_id.verb == "do" and button_id.decision != loaded.decisions[seat] + 1:
            met += 1
            answer = await hall.use(user, button_id, values)
            assert "✅" not in text(answer) and text(answer).strip()
    assert met and await hall.entries() == before


@EVERY_GAME
async def test_who_was_left_thinking_is_answered_by_the_next_process(tmp_path: Path, game: str) -> None:
    async with wide_world(tmp_path) as first:
        await first.started(ANN, BOB, game=game)
        user, button_id, values = await offer(first)
        request = first.ask(user)
        await first.service.note(request)
        await first.service.press(request.on(button_id, values))
        clock, messenger = first.clock, first.messenger
    async with wide_world(tmp_path, clock=clock, messenger=messenger) as second:
        await second.service.recover()
        await second.service.late.settle()
        [(token, answer)] = messenger.answers
        assert token == request.token and text(answer).strip()
        await second.service.recover()
        await second.service.late.settle()
        assert len(messenger.answers) == 1 and len(await second.entries()) == 1
