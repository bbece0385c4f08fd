"""Undo: one's own last action, or by vote of the others; what cannot be undone is refused."""

from __future__ import annotations

from bot.service.card import Card, Menu
from tests.service.pretended import blocks, buttons, deeds, labels, text
from tests.service.world import ANN, BOB, CEM, World


async def test_last_action_is_undone_and_crossed_out_in_the_log(world: World) -> None:
    await world.started(ANN, BOB)
    before = (await world.loaded()).state
    answer = await world.fly(ANN)
    assert "Undo" in labels(answer)
    done = (await world.entries())[-1]
    answer = await world.click(ANN, answer, "Undo")
    assert "Taken back" in text(answer) and "Undo" not in labels(answer)
    assert (await world.loaded()).state == before
    log = text(await world.look(ANN, "log"))
    assert "~~" in log and "took back the last action" in log
    entries = await world.entries()
    assert entries[-2].undone_by == entries[-1].number and entries[-2].number == done.number
    first = (await world.loaded()).state
    await world.fly(ANN)
    second = (await world.loaded()).state
    await world.fly(ANN)
    assert (await world.loaded()).to_move() == (1,)
    await world.press(ANN, "undo")
    assert (await world.loaded()).state == second
    await world.press(ANN, "undo")
    assert (await world.loaded()).state == first
    assert "nothing you can take back" in text(await world.press(ANN, "undo"))


async def test_old_buttons_are_stale_and_what_showed_something_stays(world: World) -> None:
    await world.started(ANN, BOB)
    panel = await world.press(ANN, "act")
    button_id, values = next(deeds(panel))
    await world.press(ANN, "undo")
    await world.fly(ANN)
    await world.press(ANN, "undo")
    answer = await world.use(ANN, button_id, values)
    assert "moved on" in text(answer)
    assert [entry.undone_by for entry in await world.entries()] == [2, None]
    await world.discard(ANN)
    before = await world.entries()
    answer = await world.press(ANN, "undo")
    assert "nothing you can take back" in text(answer)
    assert await world.entries() == before


async def test_players_undo_their_own_action_and_each_press_once(world: World) -> None:
    await world.started(ANN, BOB)
    await world.fly(ANN)
    assert "nothing you can take back" in text(await world.press(BOB, "undo"))
    assert "do not sit" in text(await world.press(CEM, "undo"))
    await world.fly(ANN)
    await world.fly(BOB)
    assert "nothing you can take back" in text(await world.press(ANN, "undo"))
    before = len(await world.entries())
    first, again = [await world.press(BOB, "undo", interaction=5) for _ in range(2)]
    assert first == again and len(await world.entries()) == before + 1


async def both_flights(world: World) -> int:
    """Let Ann end a turn that she can take back; return how many notices Bob had before."""
    await world.started(ANN, BOB)
    await world.advance(1)
    for _ in range(2):
        await world.fly(ANN)
    return len(world.messenger.notices(BOB))


async def test_undoable_turn_is_announced_twenty_seconds_later(world: World) -> None:
    heard = await both_flights(world)
    await world.advance(19)
    assert len(world.messenger.notices(BOB)) == heard
    await world.advance(1)
    assert len(world.messenger.notices(BOB)) == heard + 1


async def test_who_takes_back_in_time_leaves_the_other_undisturbed(world: World) -> None:
    heard = await both_flights(world)
    await world.advance(15)
    await world.press(ANN, "undo")
    await world.advance(600)
    assert len(world.messenger.notices(BOB)) == heard
    assert (await world.unsent()) == ([], [])
    await world.discard(ANN)
    await world.settle()
    assert len(world.messenger.notices(BOB)) == heard + 1, "a turn that ended for good is told at once"


async def test_acting_before_the_notice_cancels_it(world: World) -> None:
    heard = await both_flights(world)
    await world.advance(5)
    await world.discard(BOB)
    await world.advance(60)
    assert len(world.messenger.notices(BOB)) == heard


async def test_a_turn_in_two_halves_is_told_once(world: World) -> None:
    await world.started(ANN, BOB)
    await world.advance(1)
    heard = len(world.messenger.notices(BOB))
    for _ in range(3):
        await world.fly(ANN)
        await world.fly(ANN)
        await world.advance(10)
        await world.press(ANN, "undo")
        await world.press(ANN, "undo")
        await world.advance(30)
    await world.turn(ANN)
    await world.advance(60)
    assert len(world.messenger.notices(BOB)) == heard + 1


async def test_computers_wait_as_long_as_people(world: World) -> None:
    await world.started(ANN, BOB, computers=1)
    await world.turn(ANN)
    await world.fly(BOB)
    await world.fly(BOB)
    await world.advance(19)
    assert (await world.loaded()).to_move() == (2,)
    await world.press(BOB, "undo")
    await world.advance(60)
    assert (await world.loaded()).to_move() == (1,), "the computer did not play"
    await world.discard(BOB)
    await world.settle()
    assert (await world.loaded()).to_move() == (0,), "now it did, at once"


# -- by vote -----------------------------------------------------------------------------------------------------------


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
