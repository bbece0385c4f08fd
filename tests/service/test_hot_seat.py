"""Several players at one screen with one account: guests in the lobby, the pass card, and who sees what when."""

from __future__ import annotations

import msgspec
import pytest

from bot.games.registry import TITLES
from bot.service.card import ButtonId, Card
from bot.service.features.lifecycle.actions import person_left
from bot.service.interactions import Reply
from bot.service.messenger import Later
from bot.service.ratings.tally import tally
from bot.service.records import BY_RULES
from bot.service.runtime.state import Presence
from bot.service.service import GameService
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.seating import IDLE
from bot.service.transfer import unpack
from bot.service.transfer.moving import take
from db.privacy import anonymise_user, show_user
from tests.service.ending import conclude
from tests.service.pretended import buttons, deeds, labels, text
from tests.service.test_direct import HERE, IN_DM
from tests.service.world import ANN, BOB, GUILD, World

TURN = "press when you alone look at the screen"


async def seated(world: World, *guests: str, others: tuple[int, ...] = (), **options: str) -> LoadedTable:
    """Start a game of Ann, guests at her screen, and others."""
    number = await world.opened(ANN)
    for name in guests:
        await world.press(ANN, "guest", table=number, values=(name,))
    for user in others:
        await world.press(user, "join", table=number)
    for option, choice in {"order": "fixed", **options}.items():
        await world.press(ANN, "option", option, table=number, values=(choice,))
    await world.press(ANN, "start", table=number)
    await world.settle()
    return await world.loaded(number)


def hand(loaded: LoadedTable, seat: int) -> set[str]:
    """Return the numbers on a seat's hand as buttons and menus name them."""
    return {str(card.number) for card in loaded.view(seat).hand}


def offered(card: Card) -> set[str]:
    """Return all nouns of the buttons and choices of a card."""
    return {noun for button_id, values in deeds(card) for noun in (*button_id.nouns, *values)}


async def here(world: World, seat: int, **more: object) -> Card:
    return await world.press(ANN, "here", str(seat), **more)  # pyright: ignore[reportArgumentType]


async def finish(world: World, seat: int) -> Card:
    """Let a seat at the screen take both actions of its turn."""
    await discard(world, seat)
    return await discard(world, seat)


async def discard(world: World, seat: int) -> Card:
    card = (await world.loaded()).view(seat).hand[0].number
    return await world.use(ANN, ButtonId(GUILD, 1, "do", ("top-up", str(card))))


# -- the lobby ---------------------------------------------------------------------------------------------------------


async def test_a_host_adds_and_removes_a_guest(world: World) -> None:
    await world.opened(ANN)
    answer = await world.press(ANN, "guest", values=("Ben ",))
    assert "Ben will play at your screen" in text(answer) and "Remove Ben" in labels(answer)
    assert "pressed anything for 10 minutes" in text(answer) and "Turns cannot be prepared" in text(answer)
    await world.settle()
    assert "plays at the screen of Ann" in text(next(m.card for m in world.messenger.messages.values()))
    guest = (await world.loaded()).seats[1]
    assert (guest.user, guest.name, guest.guest) == (ANN, "Ben", True)
    await world.press(ANN, "remove", "1")
    assert len((await world.loaded()).seats) == 1


async def test_only_the_host_adds_guests_with_new_names(world: World) -> None:
    await world.opened(ANN)
    await world.press(BOB, "join")
    assert "That is up to Ann" in text(await world.press(BOB, "guest", values=("Ben",)))
    assert "called ann already" in text(await world.press(ANN, "guest", values=("ann",)))
    assert "I need a name" in text(await world.press(ANN, "guest", values=("\n",)))
    await world.press(ANN, "guest", values=("Ben",))
    assert "no guest of yours" in text(await world.press(BOB, "remove", "2"))
    await world.press(ANN, "leave")
    assert [seat.name for seat in (await world.loaded()).seats] == ["Bob_*"], "guests leave with the account"


async def test_a_table_with_guests_is_not_rated(world: World) -> None:
    for user in (ANN, BOB):
        await world.press(user, "rating", "on", table=0)
    await world.opened(ANN)
    await world.press(ANN, "term", "rated", values=("rated",))
    await world.press(ANN, "guest", values=("Ben",))
    await world.press(BOB, "join")
    await world.settle()
    assert "guests at one screen are not rated" in text(next(iter(world.messenger.messages.values())).card)
    await world.press(ANN, "start")
    assert (await world.loaded()).table.terms["rated"] == "friendly"
    assert "guests at one screen are not rated" in text(await world.press(ANN, "log"))


# -- the pass card -----------------------------------------------------------------------------------------------------


async def test_nothing_secret_is_shown_before_a_player_is_here(world: World) -> None:
    loaded = await seated(world, "Ben")
    secret = hand(loaded, 0) | hand(loaded, 1)
    for answer in (
        await world.press(ANN, "act"),
        await world.press(ANN, "look", "hand"),
        await world.press(ANN, "recap"),
        await world.press(ANN, "try"),
        await world.press(ANN, "note"),
        await world.press(ANN, "hint"),
        await world.use(ANN, ButtonId(GUILD, 1, "do", ("top-up", min(hand(loaded, 0))))),
    ):
        assert f"Hand the device to Ann. Ann, {TURN}" in text(answer)
        assert labels(answer)[:2] == ["Ann is here", "Ben is here"]
        assert not offered(answer) & secret
    assert (await world.loaded()).entries == 0


async def test_the_panel_is_of_the_seat_at_the_screen_alone(world: World) -> None:
    loaded = await seated(world, "Ben")
    own = await here(world, 0)
    assert hand(loaded, 0) <= offered(own) and TURN not in text(own)
    answer = await finish(world, 0)
    assert f"Hand the device to Ben. Ben, {TURN}" in text(answer)
    assert TURN in text(await world.press(ANN, "act"))
    after = await world.loaded()
    ben = await here(world, 1)
    assert hand(after, 1) <= offered(ben) and not hand(after, 0) - hand(after, 1) & offered(ben)
    await finish(world, 1)
    entries = [(row.seat, row.user) for row in await world.entries()]
    assert entries == [(0, ANN), (0, ANN), (1, ANN), (1, ANN)]


async def test_a_seat_keeps_the_screen_through_its_turn(world: World) -> None:
    loaded = await seated(world, "Ben")
    await here(world, 0)
    answer = await world.use(ANN, ButtonId(GUILD, 1, "do", ("top-up", min(hand(loaded, 0)))))
    assert TURN not in text(answer)
    assert (await world.loaded()).viewer_of(ANN) == 0


async def test_undo_brings_back_the_turn_of_the_seat_that_acts(world: World) -> None:
    await seated(world, "Ben")
    await here(world, 0)
    await world.fly(ANN)
    await here(world, 1)
    assert "Taken back" not in text(await world.press(ANN, "undo")), "Ben has nothing to take back"
    await here(world, 0)
    assert "Taken back" in text(await world.press(ANN, "undo"))


async def test_others_cannot_be_here(world: World) -> None:
    await seated(world, "Ben", others=(BOB,))
    assert "does not play at your screen" in text(await world.press(BOB, "here", "1"))
    assert "does not play at your screen" in text(await here(world, 2))
    assert all(seat.screen is None for seat in (await world.loaded()).seats)


async def test_a_call_of_another_seat_takes_the_screen_away(world: World) -> None:
    await seated(world, "Ben", others=(BOB,))
    for seat in (0, 1):
        await here(world, seat)
        await finish(world, seat)
    await here(world, 1)  # in Bob's turn Ben looks at his things
    await world.discard(BOB)
    assert (await world.loaded()).viewer_of(ANN) == 1
    await world.discard(BOB)
    assert (await world.loaded()).needs_pass(ANN), "Ann is called"


async def test_a_cancelled_game_keeps_its_secrets(world: World) -> None:
    await seated(world, "Ben")
    await world.press(ANN, "cancel-game", "sure")
    assert (await world.loaded()).table.status == "cancelled"
    assert TURN in text(await world.press(ANN, "look", "hand"))


async def test_at_the_end_everything_is_open(world: World) -> None:
    await seated(world, "Ben")
    await conclude(world)
    await world.settle()
    assert TURN not in text(await world.press(ANN, "act"))
    async with world.store.read(GUILD) as tx:
        (play,) = await tx.plays()
    assert [(own.user, own.guest) for own in sorted(play.seats, key=lambda own: own.seat)] == [
        (ANN, False),
        (ANN, True),
    ]
    tallied = tally([msgspec.structs.replace(play, ended=BY_RULES)], ANN)
    assert (tallied.games, tallied.opponents) == (1, ())


async def test_the_pass_card_comes_back_when_nobody_presses(world: World) -> None:
    loaded = await seated(world, "Ben")
    request = world.ask(ANN)
    panel = await world.service.press(request.on(ButtonId(GUILD, 1, "here", ("0",))))
    await world.service.answered(request, 7000, panel)
    await world.advance(IDLE - 1)
    assert (await world.loaded()).viewer_of(ANN) == 0
    await world.advance(2)
    assert (await world.loaded()).needs_pass(ANN)
    await world.service.panels.settle()
    assert [TURN in text(card) for _, card in world.messenger.answers] == [True]
    assert [TURN in shown for shown in dm(world)] == [True]
    secret = hand(loaded, 0) | hand(loaded, 1)
    assert not offered(await world.press(ANN, "act")) & secret


async def test_a_player_who_presses_keeps_the_screen(world: World) -> None:
    await seated(world, "Ben", others=(BOB,))
    await here(world, 0)
    for _ in range(4):
        await world.advance(IDLE / 2)
        await world.press(ANN, "look", "hand")
        await world.press(BOB, "act")
    await world.advance(IDLE - 5)
    assert (await world.loaded()).viewer_of(ANN) == 0
    await world.press(BOB, "act")
    await world.advance(10)
    assert (await world.loaded()).needs_pass(ANN), "only the account's own presses count"


async def test_the_time_of_a_screen_outlives_the_process(world: World) -> None:
    await seated(world, "Ben")
    await here(world, 0)
    await world.advance(IDLE - 60)
    await world.press(ANN, "look", "hand")
    world.context.runtime.screens = Presence()  # the next process knows the stored time alone
    await world.advance(61)
    assert (await world.loaded()).needs_pass(ANN)


async def test_the_time_begins_anew_with_the_next_player(world: World) -> None:
    await seated(world, "Ben")
    await here(world, 0)
    await world.advance(IDLE - 10)
    await here(world, 1)
    await world.advance(IDLE - 10)
    assert (await world.loaded()).viewer_of(ANN) == 1
    await world.advance(20)
    assert (await world.loaded()).needs_pass(ANN)


# -- direct messages, open panels and notices --------------------------------------------------------------------------


def dm(world: World, user: int = ANN) -> list[str]:
    return [text(message.card) for message in world.messenger.dms(user) if message.id in world.messenger.messages]


async def test_the_direct_message_is_a_pass_card_between_turns(world: World) -> None:
    loaded = await seated(world, "Ben")
    await world.advance(30)
    (panel,) = dm(world)
    assert f"Hand the device to Ann. Ann, {TURN}" in panel
    await here(world, 0)
    await world.settle()
    assert TURN not in dm(world)[0] and len(dm(world)) == 1
    await finish(world, 0)
    await world.settle()
    assert [f"Hand the device to Ben. Ben, {TURN}" in panel for panel in dm(world)] == [True]
    assert loaded.table.status == "running"


async def test_an_account_is_not_called_for_the_next_player(world: World) -> None:
    await seated(world, "Ben", others=(BOB,))
    await world.advance(30)
    made = len(world.messenger.made)
    await here(world, 0)
    await finish(world, 0)
    await world.advance(30)
    assert [m for m in world.messenger.made[made:] if m.channel == ANN * 1000] == [], "Ben sits there already"
    await here(world, 1)
    await finish(world, 1)
    await world.turn(BOB)
    await world.advance(30)
    called = [m for m in world.messenger.made[made:] if m.channel == ANN * 1000]
    assert len(called) == 1 and "Hand the device to Ann" in text(called[0].card)


async def test_open_private_cards_are_covered(world: World) -> None:
    loaded = await seated(world, "Ben")
    await here(world, 0)
    request = world.ask(ANN)
    look = await world.service.press(request.on(ButtonId(GUILD, 1, "look", ("hand",))))
    await world.service.answered(request, 7000, look)
    await world.service.panels.settle()
    assert world.messenger.answers == [], "her own hand stays open"
    await finish(world, 0)
    await world.service.panels.settle()
    ((token, card),) = world.messenger.answers
    assert token == request.token and TURN in text(card)
    assert not offered(card) & (hand(loaded, 0) | hand(await world.loaded(), 1))


async def test_the_next_player_finds_the_cards_before_covered(world: World) -> None:
    await seated(world, "Ben")
    request = world.ask(ANN)
    panel = await world.service.press(request.on(ButtonId(GUILD, 1, "here", ("0",))))
    await world.service.answered(request, 7000, panel)
    ben = await here(world, 1)  # at once, in Ann's turn
    assert [(token, TURN in text(card)) for token, card in world.messenger.answers] == [(request.token, True)]
    assert "For Ben alone" in text(ben)


async def test_a_card_that_cannot_be_covered_now_is_covered_later(world: World) -> None:
    await seated(world, "Ben")
    request = world.ask(ANN)
    panel = await world.service.press(request.on(ButtonId(GUILD, 1, "here", ("0",))))
    await world.service.answered(request, 7000, panel)
    world.messenger.answering.append(Later(1.0))
    assert "For Ben alone" in text(await here(world, 1)), "the next player does not wait for Discord"
    assert world.messenger.answers == []
    await world.service.panels.settle()
    assert [TURN in text(card) for _, card in world.messenger.answers] == [True]


async def test_refusals_say_whose_they_are(world: World) -> None:
    await seated(world, "Ben")
    await here(world, 1)
    refused = await world.use(ANN, ButtonId(GUILD, 1, "do", ("top-up", "1")))
    assert "For Ben alone" in text(refused) and "🚫" in text(refused)
    refused = await world.press(ANN, "note-add", values=(" ",))
    assert "For Ben alone" in text(refused) and "🚫" in text(refused)


async def test_secret_plans_are_asked_one_after_the_other(world: World) -> None:
    number = await world.opened(ANN, "skymines")
    await world.press(ANN, "guest", table=number, values=("Ben",))
    asked = [text(await world.press(ANN, "start", table=number))]
    seen = []
    while len((await world.loaded()).to_move()) and len(asked) < 4:
        loaded = await world.loaded()
        seat = min(loaded.to_move())
        shown = await here(world, seat)
        while (await world.loaded()).viewer_of(ANN) == seat:
            button_id, values = next(deeds(shown))
            shown = await world.use(ANN, button_id, values)
        seen.append(seat)
        asked.append(text(shown))
    assert all(TURN in card for card in asked) and seen[:2] == [0, 1]


@pytest.mark.parametrize("pressed", [0, 55])
async def test_an_open_private_card_is_covered_before_its_time_is_up(world: World, pressed: int) -> None:
    await seated(world, "Ben")
    request = world.ask(ANN, pressed=pressed)
    panel = await world.service.press(request.on(ButtonId(GUILD, 1, "here", ("0",))))
    await world.service.answered(request, 7000, panel)
    await world.service.panels.settle()
    world.clock.advance(875)
    await world.service.panels.settle()
    assert [TURN in text(card) for _, card in world.messenger.answers] == [True]
    assert world.messenger.replies == [Reply(1, request.token, pressed, 7000 if pressed else 0)]


@pytest.mark.parametrize("pressed", [0, 55])
async def test_the_next_process_covers_what_was_open(world: World, pressed: int) -> None:
    await seated(world, "Ben")
    request = world.ask(ANN, pressed=pressed)
    await world.service.note(request)
    panel = await world.service.press(request.on(ButtonId(GUILD, 1, "here", ("0",))))
    await world.service.answered(request, 7000, panel)
    assert len(await world.store.pending.rows()) == 1
    after = GameService(world.context)
    await after.recover()
    await after.late.settle()
    assert [(token, TURN in text(card)) for token, card in world.messenger.answers] == [(request.token, True)]
    assert world.messenger.replies == [Reply(1, request.token, pressed, 7000 if pressed else 0)]
    assert await world.store.pending.rows() == []


async def test_a_covered_card_is_pending_no_more(world: World) -> None:
    await seated(world, "Ben")
    first, second = world.ask(ANN), world.ask(ANN, clicked=7000)
    for request, verb in ((first, "here"), (second, "look")):
        await world.service.note(request)
        nouns = ("0",) if verb == "here" else ("hand",)
        card = await world.service.press(request.on(ButtonId(GUILD, 1, verb, nouns)))
        await world.service.answered(request, 7000, card)
    assert [row.interaction for row in await world.store.pending.rows()] == [second.interaction]
    await finish(world, 0)
    await world.service.panels.settle()
    assert await world.store.pending.rows() == []


async def test_a_late_answer_shows_nothing_of_the_player_before(world: World) -> None:
    await seated(world, "Ben")
    await here(world, 0)
    request = world.ask(ANN)
    await world.service.note(request)
    look = await world.service.press(request.on(ButtonId(GUILD, 1, "look", ("hand",))))
    await world.service.undelivered(request, look)
    await finish(world, 0)
    world.clock.advance(10)
    await world.service.late.settle()
    assert [TURN in text(card) for _, card in world.messenger.answers] == [True]


async def test_lists_tell_no_secret_and_name_the_table_once(world: World) -> None:
    await seated(world, "Ben")
    listed = await world.look(ANN, "my-tables")
    assert text(listed).count("Table") == 1 and labels(listed).count("Act") == 1
    listed = text(await world.look(BOB, "tables"))
    assert listed.count("Table") == 1 and "waiting for Ann (or at the same screen: Ben) ·" in listed
    assert "-# Ann 🔵 hexagon A, Ben (guest) 🟡 square B" in listed
    listed = text(await world.look(BOB, "tables", locale="de"))
    assert "Ann (oder am selben Bildschirm: Ben)" in listed and "Ben (zu Gast) 🟡 Quadrat B" in listed


# -- notes, plans, votes, absence --------------------------------------------------------------------------------------


async def test_notes_belong_to_the_player_at_the_screen(world: World) -> None:
    await seated(world, "Ben")
    await here(world, 0)
    await world.press(ANN, "note-add", values=("gold on Hazard",))
    await here(world, 1)
    assert "gold" not in text(await world.press(ANN, "note"))
    await world.press(ANN, "note-add", values=("Ben's plan",))
    notes = text(await world.press(ANN, "note"))
    assert "Ben's plan" in notes and "gold" not in notes
    await here(world, 0)
    assert "Ben's plan" not in text(await world.press(ANN, "note"))


async def test_no_plans_where_several_use_one_account(world: World) -> None:
    await seated(world, "Ben")
    panel = await here(world, 0)
    assert "Prepare a turn" not in labels(panel)
    refused = text(await world.press(ANN, "plan"))
    assert "while another player holds the device" in refused and "Nothing was changed" in refused


async def test_an_account_votes_for_all_its_seats(world: World) -> None:
    await seated(world, "Ben", others=(BOB,))
    await world.press(BOB, "cancel-game")
    await world.press(ANN, "ballot", "1", "yes")
    assert (await world.loaded()).table.status == "cancelled"


async def test_a_guest_resigns_alone(world: World) -> None:
    await seated(world, "Ben", others=(BOB,))
    await here(world, 1)
    await world.press(ANN, "resign", "computer")
    loaded = await world.loaded()
    assert [seat.status for seat in loaded.seats] == ["seated", "left", "seated"]
    assert loaded.seat_of(ANN) == 0 and not loaded.shares_screen(ANN)


async def test_a_vacation_is_of_the_whole_screen_and_told_once(world: World) -> None:
    await seated(world, "Ben", others=(BOB,))
    await world.settle()
    made = len(world.messenger.made)
    await world.look(ANN, "vacation", "computer 5 days", guild=None)
    await world.settle()
    seats = (await world.loaded()).seats
    assert seats[0].away == seats[1].away is not None and seats[0].standin and seats[1].standin
    told = [m for m in world.messenger.made[made:] if m.channel == BOB * 1000 and "vacation" in text(m.card)]
    assert len(told) == 1
    assert TURN in text(await world.press(ANN, "come-back"))
    seats = (await world.loaded()).seats
    assert [seat.standin for seat in seats] == [None] * 3 and seats[1].name == "Ben"


async def test_who_leaves_the_server_takes_the_guests_along(world: World) -> None:
    await seated(world, "Ben", others=(BOB,))
    await world.settle()
    await person_left(world.context, GUILD, 1, ANN)
    assert [seat.status for seat in (await world.loaded()).seats] == ["left", "left", "seated"]
    await world.press(ANN, "resume")
    seats = (await world.loaded()).seats
    assert [(seat.status, seat.name) for seat in seats[:2]] == [("seated", "Ann"), ("seated", "Ben")]


async def test_a_guest_is_forgotten_with_the_account(world: World) -> None:
    await seated(world, "Ben", others=(BOB,))
    shown = await show_user(world.store, ANN)
    assert [row["name"] for row in shown["guilds"][str(GUILD)]["seats"]] == ["Ann", "Ben"]
    await anonymise_user(world.store, ANN)
    seats = (await world.loaded()).seats
    assert [seat.name for seat in seats] == ["Player", "Player", "Bob_*"] and all(seat.nameless for seat in seats[:2])


async def test_a_table_with_guests_moves_to_another_host(world: World) -> None:
    await seated(world, "Ben", others=(BOB,))
    await here(world, 1)
    await world.press(ANN, "note-add", values=("Ben's plan",))
    moved = unpack(await take(world.store, GUILD, 1), TITLES.get)
    assert [(seat.user, seat.name, seat.guest, seat.screen) for seat in moved.seats[:2]] == [
        (ANN, "Ann", False, None),
        (ANN, "Ben", True, None),
    ]
    assert [(note.text, note.guest) for note in moved.notes] == [("Ben's plan", 1)]


async def test_a_colour_is_wished_for_by_the_account_alone(world: World) -> None:
    await world.look(ANN, "colour", "red")
    loaded = await seated(world, "Ben")
    assert [seat.colour for seat in loaded.seats] == ["red", "yellow"]


async def test_an_invitation_to_a_rematch_is_of_the_whole_screen(world: World) -> None:
    await seated(world, "Ben", others=(BOB,))
    await conclude(world)
    await world.press(BOB, "rematch")
    await world.settle()
    mentioned = [m.mentioned for m in world.messenger.made if "reserved a seat" in text(m.card)]
    assert mentioned == [(ANN,)]
    await world.press(ANN, "join", table=2)
    seats = (await world.loaded(2)).seats
    assert {(seat.name, seat.status) for seat in seats} == {(name, "seated") for name in ("Ann", "Ben", "Bob_*")}


async def test_a_rematch_keeps_the_guests_of_who_asks(world: World) -> None:
    await seated(world, "Ben", others=(BOB,))
    await conclude(world)
    await world.press(ANN, "rematch")
    seats = (await world.loaded(2)).seats
    assert {(seat.name, seat.status, seat.guest) for seat in seats} == {
        ("Ann", "seated", False),
        ("Ben", "seated", True),
        ("Bob_*", "invited", False),
    }


# -- direct messages as a place ----------------------------------------------------------------------------------------


async def test_two_play_in_the_direct_messages_of_one(world: World) -> None:
    opened = await world.service.play(world.ask(ANN, **IN_DM), "space-mission", thread=False)
    assert "open below" in text(opened)
    await world.press(ANN, "guest", of=HERE, values=("Ben",), **IN_DM)
    await world.press(ANN, "start", of=HERE, **IN_DM)
    await world.settle()
    assert TURN in text(await world.press(ANN, "act", of=HERE, **IN_DM))
    row = [button.label for button in buttons(await world.press(ANN, "here", "0", of=HERE, **IN_DM))]
    assert "Ann is here" not in row
