"""Undo by vote: the others are asked, and when all agree the table goes back."""

from __future__ import annotations

from bot.service.card import Card, Menu
from tests.service.pretended import blocks, buttons, labels, text
from tests.service.world import ANN, BOB, CEM, World


async def asked(world: World, user: int, turns: int) -> Card:
    """Ask the others, from `/undo` on."""
    answer = await world.look(user, "undo")
    assert "nothing you can take back" in text(answer)
    [menu] = blocks(await world.click(user, answer, "Ask the others"), Menu)
    sure = await world.use(user, menu.button_id, (menu.choices[turns - 1].value,))
    return await world.click(user, sure, "Ask everybody")


async def question(world: World) -> Card:
    await world.settle()
    found = [message.card for message in world.messenger.in_channel() if "shall we" in text(message.card)]
    return found[-1]


async def test_when_all_agree_the_table_goes_back(world: World) -> None:
    await world.started(ANN, BOB, CEM)
    await world.turn(ANN)
    await world.turn(BOB)
    told = await asked(world, ANN, 2)
    assert "2 more" in text(told) or "2 " in text(told)
    card = await question(world)
    assert "before the turn of Ann" in text(card)
    assert "Bob\\_\\* has not answered" in text(card)
    await world.click(BOB, card, "Agree")
    assert len(await world.entries()) == 4, "one is missing"
    await world.click(CEM, card, "Agree")
    await world.settle()
    loaded = await world.loaded()
    assert loaded.to_move() == (0,)
    assert loaded.state.chance.epoch == 1
    log = text(await world.look(CEM, "log"))
    assert "last 2 turns were undone" in log and log.count("~~") >= 8
    news = [text(message.card) for message in world.messenger.dms(BOB)]
    assert sum("Everybody agreed" in line for line in news) == 1
    done = [message.card for message in world.messenger.in_channel() if "Everybody agreed" in text(message.card)]
    assert len(done) == 1 and not labels(done[0]), "the question is closed"


async def ann_asks(world: World) -> None:
    """Let Ann ask Bob whether her turn shall be undone."""
    await world.started(ANN, BOB)
    await world.turn(ANN)
    await asked(world, ANN, 1)


async def test_who_declines_leaves_everything_as_it_is(world: World) -> None:
    await ann_asks(world)
    before = await world.entries()
    await world.click(BOB, await question(world), "Decline")
    assert await world.entries() == before
    assert "Ann" in text(await world.look(ANN, "log"))


async def test_alone_against_computers_it_is_done_at_once(world: World) -> None:
    await world.started(ANN, computers=1)
    await world.turn(ANN)
    await world.advance(60)
    assert (await world.loaded()).to_move() == (0,)
    assert "it is done" in text(await asked(world, ANN, 2))
    assert (await world.loaded()).state.chance.epoch == 1


async def test_play_goes_on_during_an_undo_vote_and_is_undone_too(world: World) -> None:
    await ann_asks(world)
    card = await question(world)
    await world.turn(BOB)
    await world.click(BOB, card, "Agree")
    rows = await world.entries()
    assert (await world.loaded()).to_move() == (0,)
    assert [row.undone_by for row in rows] == [5, 5, 5, 5, None]


async def test_late_vote_changes_nothing_and_is_told(world: World) -> None:
    await ann_asks(world)
    card = await question(world)
    await world.press(ANN, "host-rewind", "0", "2", values=("a slip",))
    await world.turn(ANN)
    await world.turn(BOB)
    before = len(await world.entries())
    await world.press(ANN, "host-pause", values=("a rest",))
    await world.click(BOB, card, "Agree")
    assert len(await world.entries()) == before
    assert "could not go back any more" in text(await world.look(ANN, "log"))


async def test_strangers_ask_nothing(world: World) -> None:
    await world.started(ANN, BOB)
    await world.turn(ANN)
    for verb in ("ask-back", "ask-turn", "ask-them"):
        assert "do not sit" in text(await world.press(CEM, verb, "0", "2"))
    stale = await world.press(ANN, "ask-them", "0", "1")
    assert "moved on" in text(stale)
    first = await world.look(BOB, "undo")
    assert any(button.label.startswith("Ask the others") for button in buttons(first))
