"""Premoves: the queue is played in its owner's turn, stops when what the owner knows or could do changes, and no other
user sees that it exists.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.service.card import ButtonId
from bot.service.records import Person
from tests.service.ending import conclude
from tests.service.planned import (
    LONGEST,
    Fly,
    Take,
    TopUp,
    a_jump,
    act,
    done,
    finish,
    jump_and_fly,
    jump_and_scan,
    kept,
    offered,
    plan,
    scan_somewhere,
    steps,
    stopped,
)
from tests.service.pretended import buttons, labels, menus, text
from tests.service.test_digest import berlin
from tests.service.world import ANN, BOB, CEM, CHANNEL, GUILD, World
from tests.service.world import world as make_world
from tests.toys import TOYS
from tests.toys.words import translator


async def test_premoves_play_the_turn_and_replace_its_notice(world: World) -> None:
    await world.started(ANN, BOB)
    deeds = await jump_and_fly(world, BOB)
    card = await plan(world, BOB, *deeds)
    assert "1. Jump to" in text(card) and "2. Fly to" in text(card)
    await world.turn(ANN)
    await world.settle()
    heard = len(world.messenger.notices(BOB))
    await world.advance(LONGEST)
    assert (await world.loaded()).to_move() == (1,)
    await world.advance(LONGEST)
    assert (await world.loaded()).to_move() == (0,)
    assert (await done(world))[2:] == [(1, "panel", BOB), (1, "panel", BOB)]
    await world.advance(21)
    assert len(world.messenger.notices(BOB)) == heard == 1, "Bob's first hand"
    assert await kept(world, BOB) is None


async def test_plan_stops_at_relevant_changes_by_others_alone(world: World) -> None:
    await world.started(ANN, BOB)
    await plan(world, BOB, *await jump_and_fly(world, BOB))
    jump, fly = await jump_and_fly(world, ANN)
    await act(world, ANN, jump)
    assert len(await steps(world, BOB)) == 2, "where others are does not concern Bob"
    scan = await scan_somewhere(world, ANN)
    await act(world, ANN, scan or fly)
    assert scan is not None, "choose another seed"
    assert await stopped(world, BOB) == "plan-stopped-changed"
    heard = len(world.messenger.notices(BOB))
    await finish(world, ANN)
    await world.advance(21)
    assert len(world.messenger.notices(BOB)) == heard + 1, "Bob's usual notice"
    letter = text(world.messenger.dms(BOB)[-1].card)
    assert "Your prepared turn has stopped" in letter and "Ann" in letter.partition("Your prepared turn has stopped")[2]
    await world.advance(LONGEST)
    assert (await world.loaded()).to_move() == (1,), "and nothing is done"


async def test_plan_ends_with_a_notice_when_a_step_shows_something_new(world: World) -> None:
    await world.started(ANN, BOB)
    card = int((await world.loaded()).view(1).hand[0].number)
    shown = await plan(world, BOB, TopUp((card,)))
    assert "cannot be foreseen" in text(shown)
    await world.turn(ANN)
    await world.settle()
    heard = len(world.messenger.notices(BOB))
    await world.advance(LONGEST)
    assert len(await world.entries()) == 3
    assert await stopped(world, BOB) == "plan-stopped-done"
    assert len(world.messenger.notices(BOB)) == heard + 1, "now it is Bob's turn"
    assert "Your prepared turn is done" in text(world.messenger.dms(BOB)[-1].card)
    await world.advance(LONGEST)
    assert len(world.messenger.notices(BOB)) == heard + 1
    await world.discard(BOB)
    assert await kept(world, BOB) is None
    assert "Your prepared turn" not in text(await world.press(BOB, "act"))


async def test_a_scan_and_the_tile_it_leads_to(world: World) -> None:
    await world.started(ANN, BOB)
    jump, scan = await jump_and_scan(world, BOB)
    takes = await offered(world, BOB, jump, scan)
    assert len(takes) == 10 and all(isinstance(take, Take) for take in takes), "any kind of tile"
    shown = await plan(world, BOB, jump, scan, takes[0])
    assert "cannot be foreseen" in text(shown)
    await world.turn(ANN)
    await world.settle()
    heard = len(world.messenger.notices(BOB))
    for _ in range(2):
        await world.advance(LONGEST)
    loaded = await world.loaded()
    pile = loaded.view(1).pile
    assert pile and loaded.to_move() == (1,)
    await world.advance(LONGEST)
    if takes[0].tile in pile:  # pyright: ignore[reportAttributeAccessIssue] - they are Take
        assert (await world.loaded()).to_move() == (0,) and await kept(world, BOB) is None
        assert len(world.messenger.notices(BOB)) == heard
    else:
        assert await stopped(world, BOB) == "plan-stopped-refused"
        assert len(world.messenger.notices(BOB)) == heard + 1
        told = text(world.messenger.dms(BOB)[-1].card)
        assert "does not lie" in told or "next step is not possible" in told


async def test_acting_by_hand_follows_the_premoves_or_drops_them(world: World) -> None:
    await world.started(ANN, BOB)
    jump, fly = await jump_and_fly(world, ANN)
    await plan(world, ANN, jump, fly)
    await act(world, ANN, jump)
    assert await steps(world, ANN) == [" ".join(("fly", fly.planet))], "as planned"
    await world.press(ANN, "undo")
    assert await kept(world, ANN) is None, "an undo drops the queue"
    await plan(world, ANN, jump, fly)
    await world.discard(ANN)
    assert await kept(world, ANN) is None, "an action by hand drops the queue"
    assert [timer for timer in (await world.unsent())[1] if timer.kind == "plan"] == []


async def test_pauses_and_vacations_let_it_wait(world: World) -> None:
    await world.started(ANN, BOB)
    await plan(world, ANN, *await jump_and_fly(world, ANN))
    await world.service.guild_lost(GUILD)
    await world.advance(10 * LONGEST)
    assert await world.entries() == []
    await world.service.guild_seen(GUILD, "Club", "en")
    await world.look(ANN, "vacation", "5 days")
    await world.settle()
    await world.advance(10 * LONGEST)
    assert await world.entries() == [] and len(await steps(world, ANN)) == 2
    await world.look(ANN, "vacation", "off")
    await world.settle()
    for _ in range(2):
        await world.advance(LONGEST)
    assert (await world.loaded()).to_move() == (1,)


async def test_stand_in_and_rewind_end_premoves(world: World) -> None:
    await world.started(ANN, BOB)
    await plan(world, BOB, *await jump_and_fly(world, BOB))
    await world.turn(ANN)
    await world.press(ANN, "host-rewind", "0", "2", values=("a slip",))
    assert await stopped(world, BOB) == "plan-stopped-rewound"
    await plan(world, BOB, *await jump_and_fly(world, BOB))
    assert len(await steps(world, BOB)) == 2, "a new one takes its place"
    await world.look(BOB, "vacation", "computer 5 days")
    await world.settle()
    await world.turn(ANN)
    await world.advance(60)
    assert (await world.loaded()).computer_on(1) and await kept(world, BOB) is None


@pytest.mark.parametrize("called_off", [False, True])
async def test_a_game_that_ends_or_is_called_off_forgets_all_plans(world: World, called_off: bool) -> None:
    await world.started(ANN, BOB)
    for user in (ANN, BOB):
        await plan(world, user, *await jump_and_fly(world, user))
    if called_off:
        await world.press(ANN, "cancel-game")
        await world.press(BOB, "ballot", "1", "yes")
        assert "was closed" in text(await world.press(BOB, "plan"))
    else:
        await conclude(world)
    await world.settle()
    assert (await world.loaded()).table.status == ("cancelled" if called_off else "over")
    assert await kept(world, ANN) is None and await kept(world, BOB) is None
    assert await world.unsent() == ([], [])


async def test_plans_are_made_by_button_and_menu_step_by_step(world: World) -> None:
    await world.started(ANN, BOB)
    card = await world.look(BOB, "plan")
    jump = next(one.button_id for one in buttons(card) if one.button_id and one.button_id.nouns[:1] == ("jump",))
    card = await world.use(BOB, jump)
    assert "1. Jump" in text(card)
    assert "moved on" in text(await world.use(BOB, jump)), "a second tap is no second step"
    (menu,) = menus(card)
    card = await world.use(BOB, menu.button_id, tuple(choice.value for choice in menu.choices[1::-1]))
    assert "2. Top up: discard" in text(card) and "cannot be foreseen" in text(card)
    planned = await steps(world, BOB)
    assert len(planned) == 2
    card = await world.click(BOB, card, "Remove the last")
    assert await steps(world, BOB) == planned[:-1]
    card = await world.click(BOB, card, "Discard it")
    assert "Nothing is prepared" in text(card) and await kept(world, BOB) is None
    assert "Nothing is prepared" in text(await world.press(BOB, "plan-back"))


async def test_what_is_not_foreseen_is_not_planned(world: World) -> None:
    await world.started(ANN, BOB)
    jump, fly = await jump_and_fly(world, BOB)
    assert "as the table is now" in text(await plan(world, BOB, fly))
    for nouns in ((), ("jump",), ("nothing", "1"), ("top-up", "99")):
        await world.use(BOB, ButtonId(GUILD, 1, "plan-do", nouns))
        await world.use(BOB, ButtonId(GUILD, 1, "plan-pick", nouns))
    assert await kept(world, BOB) is None
    for verb in ("plan", "plan-do", "plan-pick", "plan-back", "plan-clear"):
        assert "do not sit" in text(await world.press(CEM, verb, "jump", str(jump.card), jump.planet))
    there, back = fly.planet, jump.planet
    long = [jump, *(Fly(there if place % 2 == 0 else back) for place in range(8))]
    shown = await plan(world, BOB, *long)
    assert "8 steps at most" in text(shown) and len(await steps(world, BOB)) == 8
    assert "cannot get any longer" in text(await world.press(BOB, "plan"))


async def test_premoves_do_not_stop_mentions(world: World) -> None:
    """Others would see that the mention is missing."""
    await world.look(BOB, "notice", "mention")
    await world.started(ANN, BOB)
    await plan(world, BOB, *await jump_and_fly(world, BOB))
    await world.turn(ANN)
    await world.settle()
    assert BOB in world.messenger.in_channel()[-1].mentioned
    await world.advance(LONGEST)
    await world.advance(LONGEST)
    assert (await world.loaded()).to_move() == (0,)
    await plan(world, BOB, await a_jump(world, BOB))
    await world.turn(ANN)
    await world.settle()
    made = len(world.messenger.made)
    await world.advance(LONGEST)
    assert await stopped(world, BOB) == "plan-stopped-done"
    (called,) = world.messenger.made[made:]
    assert called.channel == BOB * 1000, "Bob alone is told that his premoves have stopped"


async def test_notices_in_quiet_hours_come_after_them(world: World) -> None:
    world.clock.advance(berlin(1, 12) - world.clock.now())
    await world.started(ANN, BOB)
    await world.store.people.save_person(Person(user=BOB, zone="Europe/Berlin", quiet=(22 * 60, 7 * 60)))
    card = int((await world.loaded()).view(1).hand[0].number)
    await plan(world, BOB, TopUp((card,)))
    world.clock.advance(11 * 3600.0)
    await world.turn(ANN)
    await world.settle()
    heard = len(world.messenger.notices(BOB))
    await world.advance(LONGEST)
    assert await stopped(world, BOB) == "plan-stopped-done"
    await world.advance(3600)
    assert len(world.messenger.notices(BOB)) == heard
    await world.advance(8 * 3600)
    assert len(world.messenger.notices(BOB)) == heard + 1
    assert "It is your turn at 1 table" in text(world.messenger.dms(BOB)[-1].card)


async def test_premoves_are_shown_on_their_owners_panel_alone(world: World) -> None:
    await world.started(ANN, BOB)
    await plan(world, BOB, *await jump_and_fly(world, BOB))
    await world.settle()
    assert "Your prepared turn: 1. Jump" in text(await world.press(BOB, "act"))
    await world.turn(ANN)
    await world.settle()
    assert "Your prepared turn: 1. Jump" in text(world.messenger.dms(BOB)[-1].card)
    assert "Prepare a turn" in labels(await world.press(BOB, "act"))
    for verb in ("act", "plan", "log", "recap", "looks"):
        assert "1. Jump" not in text(await world.press(ANN, verb))
    assert all("your plan" not in text(message.card).lower() for message in world.messenger.in_channel())


async def test_clocks_run_until_the_step_is_done(world: World) -> None:
    number = await world.opened(ANN)
    await world.press(BOB, "join", table=number)
    await world.press(ANN, "option", "order", values=("fixed",), table=number)
    await world.press(ANN, "term", "clock", values=("live",), table=number)
    await world.press(ANN, "start", table=number)
    await plan(world, ANN, *await jump_and_fly(world, ANN))
    begun = (await world.loaded()).seats[0]
    assert begun.ticking is not None
    await world.advance(LONGEST)
    await world.advance(LONGEST)
    stands = (await world.loaded()).seats[0]
    assert stands.ticking is None and stands.bank is not None and begun.bank is not None
    assert begun.bank + 60 - 2 * LONGEST <= stands.bank <= begun.bank + 60 - 2 * 15


async def test_a_toy_of_secret_choices(tmp_path: Path) -> None:
    async with make_world(tmp_path, titles=TOYS, words=translator()) as world:
        number = await world.opened(ANN, "sealed-bid")
        await world.press(BOB, "join", table=number)
        await world.press(ANN, "start", table=number)
        await world.settle()
        bid = (await offered(world, ANN, table=number))[0]
        shown = await plan(world, ANN, bid, table=number)
        assert "cannot be foreseen" in text(shown)
        told = len(world.messenger.made)
        await world.advance(LONGEST)
        assert len(await world.entries(number)) == 1 and await kept(world, ANN, number) is None
        assert all(message.channel != CHANNEL for message in world.messenger.made[told:])
