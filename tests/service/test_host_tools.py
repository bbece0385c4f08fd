"""The host's tools: each does what it says, once, with a public reason, for the host and server admins alone."""

from __future__ import annotations

import pytest

from bot.games.history.log import Acted, Rewound, decode_entry
from bot.service.card import Button, ButtonId, Card, Menu, PeopleMenu
from bot.service.features.all_handlers import BUTTONS
from bot.service.features.forms import REASON
from bot.service.features.play.actions import round_of_votes
from tests.service.pretended import blocks, buttons, deeds, labels, text
from tests.service.world import ANN, BOB, CEM, DAN, World

WITH_REASON = sorted(verb for verb, button in BUTTONS.items() if button.form is REASON)


def button_id(card: Card, label: str) -> ButtonId:
    [found] = [button for button in buttons(card) if button.label.startswith(label)]
    assert found.button_id is not None
    return found.button_id


async def back(world: World, user: int, turns: int, why: str = "a slip") -> Card:
    """Go so many turns back by the host's card."""
    return await world.use(user, await asked(world, user, turns), (why,))


async def asked(world: World, user: int, turns: int) -> ButtonId:
    """Return the button that goes so many turns back."""
    card = await world.click(user, await world.look(user, "host"), "Go back")
    [menu] = blocks(card, Menu)
    return button_id(await world.use(user, menu.button_id, (menu.choices[turns - 1].value,)), "Go back there")


async def told(world: World, user: int) -> list[str]:
    await world.settle()
    return [text(message.card) for message in world.messenger.dms(user)]


async def three_turns(world: World) -> None:
    await world.started(ANN, BOB)
    for user in (ANN, BOB, ANN):
        await world.turn(user)
    await world.settle()


async def test_the_host_goes_back_two_turns_and_all_is_as_it_was(world: World) -> None:
    await three_turns(world)
    async with world.store.read(900) as tx:
        first = (await tx.entries(1))[1]
    loaded = await world.loaded()
    before = len(await told(world, BOB))
    answer = await back(world, ANN, 2, "Bob *misread*  his card")
    assert "went back" in text(answer)
    after = await world.loaded()
    assert after.to_move() == (1,)
    assert after.state.chance.epoch == 1
    assert after.state.deck != loaded.state.deck
    rows = await world.entries()
    assert decode_entry(rows[-1].body) == Rewound(first.number, 1, reshuffled=True)
    assert [row.undone_by for row in rows] == [None, None, 7, 7, 7, 7, None]
    log = text(await world.look(BOB, "log"))
    assert log.count("~~") >= 8
    assert "last 2 turns were undone. By Ann. Reason: Bob \\*misread\\* his card" in log
    news = (await told(world, BOB))[before:]
    assert sum("Bob \\*misread\\* his card" in line for line in news) == 1, "Bob is told once"
    assert not any("misread" in line for line in await told(world, ANN))
    story = text(await world.look(BOB, "replay"))
    assert "1" in story
    assert "went back" not in text(await world.press(BOB, "replay", "1"))


async def test_rewind_tells_its_effect_needs_a_reason_and_is_done_once(world: World) -> None:
    await three_turns(world)
    card = await world.click(ANN, await world.look(ANN, "host"), "Go back")
    [menu] = blocks(card, Menu)
    assert [choice.value for choice in menu.choices] == ["4", "2", "0"]
    sure = await world.use(ANN, menu.button_id, ("2",))
    assert "These 2 turns would be undone" in text(sure)
    assert text(sure).count("- ") >= 2
    before = await world.entries()
    for why in ((), ("  ",)):
        assert "Say in a few words why" in text(await world.use(ANN, button_id(sure, "Go back there"), why))
    assert await world.entries() == before
    for _ in range(2):
        await world.use(ANN, button_id(sure, "Go back there"), ("why",), interaction=77)
    assert len(await world.entries()) == 7 and text(await world.look(BOB, "log")).count("Reason: why") == 1


@pytest.mark.guarantee("rewind-redeals")
async def test_after_a_rewind_no_old_button_card_or_vote_counts(world: World) -> None:
    """The cards that were seen in the undone turns do not come again."""
    loaded = await world.started(ANN, BOB)
    deck, votes = loaded.state.deck, round_of_votes(loaded)
    panel = await world.press(ANN, "act")
    offers = list(deeds(panel))
    await world.turn(ANN)
    await world.turn(BOB)
    sure = await asked(world, ANN, 2)
    await world.use(ANN, sure, ("why",))
    assert (await world.loaded()).to_move() == (0,)
    before = len(await world.entries())
    for offer in offers:
        assert "moved on" in text(await world.use(ANN, *offer))
    assert "moved on" in text(await world.use(ANN, sure, ("again",))), "nor the host's own"
    assert len(await world.entries()) == before
    loaded = await world.loaded()
    assert sorted(loaded.state.deck) == sorted(deck) and loaded.state.deck != deck
    assert loaded.state.knowledge == (0, 0) and round_of_votes(loaded) != votes


async def test_rewinds_replay_and_name_who_went_back(world: World) -> None:
    await three_turns(world)
    await back(world, ANN, 3)
    await world.turn(ANN)
    await back(world, ANN, 1)
    state = (await world.loaded()).state
    world.context.runtime.replays = type(world.context.runtime.replays)()
    assert (await world.loaded()).state == state, "the whole log leads there too"
    assert state.chance.epoch == 2
    await world.turn(ANN)
    sure = await asked(world, ANN, 1)
    await world.use(DAN, sure, ("asked to",), server_admin=True)
    assert "By Dan. Reason: asked to" in text(await world.look(BOB, "log"))
    assert any("By Dan" in line or "Dan" in line for line in await told(world, ANN))


@pytest.mark.parametrize("verb", WITH_REASON)
async def test_no_player_but_the_host_and_no_stranger_uses_the_tools(world: World, verb: str) -> None:
    await world.started(ANN, BOB)
    before = await world.entries(), (await world.loaded()).table
    for user in (BOB, CEM):
        answer = await world.press(user, verb, "0", "0", values=("because",))
        assert "up to Ann" in text(answer)
        assert "up to Ann" in text(await world.look(user, "host", table="1"))
    assert (await world.entries(), (await world.loaded()).table) == before


async def test_a_paused_table_goes_on_and_a_closed_one_keeps_its_log(world: World) -> None:
    await world.started(ANN, BOB)
    rested = await world.press(ANN, "host-pause", values=("holidays",))
    assert "paused" in text(rested)
    assert (await world.loaded()).table.paused == "asked"
    assert "paused" in text(await world.press(ANN, "do", "top-up", "-"))
    assert "Reason: holidays" in (await told(world, BOB))[-1]
    await world.use(ANN, button_id(rested, "Resume"), ("back",))
    await world.settle()
    assert (await world.loaded()).to_move() == (0,)
    assert "paused. By Ann. Reason: holidays" in text(await world.look(BOB, "log"))
    await world.turn(ANN)
    await world.settle()
    await world.press(ANN, "host-cancel", values=("no time",))
    await world.settle()
    assert (await world.loaded()).table.status == "cancelled"
    assert "closed" in text(await world.press(BOB, "do", "top-up", "-"))
    assert "Reason: no time" in (await told(world, BOB))[-1]
    assert "Reason: no time" in text(await world.press(BOB, "log"))
    assert (await world.unsent()) == ([], [])
    assert not labels(world.messenger.in_channel()[-1].card), "its board has no buttons any more"


async def test_a_turn_is_finished_for_one_player_alone(world: World) -> None:
    await world.started(ANN, BOB)
    await world.turn(ANN)
    card = await world.look(ANN, "host")
    menu = next(menu for menu in blocks(card, Menu) if menu.button_id.verb == "host-skipped")
    assert [choice.value for choice in menu.choices] == ["1"]
    sure = button_id(await world.use(ANN, menu.button_id, ("1",)), "Finish the turn")
    await world.use(ANN, sure, ("asleep",))
    assert (await world.loaded()).to_move() == (0,)
    rows = await world.entries()
    assert {row.user for row in rows[2:]} == {ANN} and {row.source for row in rows[2:]} == {"host"}
    assert all(isinstance(entry := decode_entry(row.body), Acted) and entry.seat == 1 for row in rows[2:])
    assert "moved on" in text(await world.use(ANN, sure, ("asleep",)))
    assert "turn of Bob\\_\\* was finished" in text(await world.look(BOB, "log"))


async def test_a_computer_plays_a_seat_that_its_person_may_take_back(world: World) -> None:
    await world.started(ANN, BOB)
    await world.press(ANN, "host-computer", "1", values=("away",))
    await world.turn(ANN)
    await world.advance(60)
    assert (await world.loaded()).to_move() == (0,), "it played"
    assert "A computer plays for Bob\\_\\*. By Ann. Reason: away" in text(await world.look(ANN, "log"))
    assert "plays there already" in text(await world.press(ANN, "host-computer", "1", values=("away",)))


async def test_a_substitute_takes_a_seat_over_and_may_become_host(world: World) -> None:
    await world.started(ANN, BOB)
    card = await world.look(ANN, "host")
    menu = next(menu for menu in blocks(card, Menu) if menu.button_id.verb == "host-replaced")
    card = await world.use(ANN, menu.button_id, ("1",))
    [people] = blocks(card, PeopleMenu)
    assert "already" in text(await world.press(ANN, "host-offer", "1", str(ANN), values=("why",)))
    sure = await world.use(ANN, people.button_id, (f"{CEM} Cem",))
    await world.use(ANN, button_id(sure, "Offer"), ("Bob went away",))
    await world.settle()
    assert "is on offer. By Ann. Reason: Bob went away" in text(await world.look(BOB, "log"))
    assert (await world.loaded()).seat_of(BOB) == 1, "it is Bob's until a substitute takes it"
    await world.press(DAN, "take-seat", "1")
    assert (await world.loaded()).seat_of(DAN) is None, "it was offered to one person"
    await world.press(CEM, "take-seat", "1")
    loaded = await world.loaded()
    assert (loaded.seat_of(CEM), loaded.seat_of(BOB)) == (1, None)
    await world.press(ANN, "host-hand", "1", str(CEM), values=("I travel",))
    assert (await world.loaded()).table.host == CEM
    assert "up to Cem" in text(await world.look(ANN, "host"))
    assert isinstance(next(iter(buttons(await world.look(CEM, "host")))), Button)
    assert "Nobody sits there" in text(await world.press(CEM, "host-hand", "7", values=("x",)))


async def test_only_who_was_named_becomes_host(world: World) -> None:
    """A substitute took the seat while the host wrote the reason."""
    await world.started(ANN, BOB)
    card = await world.look(ANN, "host")
    menu = next(menu for menu in blocks(card, Menu) if menu.button_id.verb == "host-handed")
    sure = await world.use(ANN, menu.button_id, ("1",))
    assert "Bob" in text(sure)
    await world.press(ANN, "host-offer", "1", str(CEM), values=("Bob went away",))
    await world.press(CEM, "take-seat", "1")
    hand = next(
        button.button_id for button in buttons(sure) if button.button_id and button.button_id.verb == "host-hand"
    )
    assert "moved on" in text(await world.use(ANN, hand, ("I travel",)))
    assert (await world.loaded()).table.host == ANN


async def test_each_player_reads_what_would_be_undone_from_their_view(world: World) -> None:
    await world.started(ANN, BOB)
    await world.turn(ANN)
    await world.turn(BOB)
    ann = undone(await world.press(ANN, "host-turn", values=("2",)))
    bob = undone(await world.press(BOB, "ask-turn", values=("2",)))
    server_admin = undone(await world.press(DAN, "host-turn", values=("2",), server_admin=True))
    assert ann and ann != bob, "Bob reads which cards he drew"
    for lines, user in ((ann, ANN), (bob, BOB), (server_admin, DAN)):
        log = text(await world.press(user, "log"))
        for line in lines:
            assert line.split(". ")[0] in log


def undone(card: Card) -> list[str]:
    return [line.removeprefix("- ") for line in text(card).splitlines() if line.startswith("- ")]
