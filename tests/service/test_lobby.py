"""The lobby: who sits, who may still join, and the options."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.games.core.phrase import say
from bot.games.registry import TITLES
from bot.service.card import Card
from bot.service.messenger import NotAllowed, NoThread
from bot.service.tables.terms import TERMS
from tests.service.every_game import EVERY_GAME, wide_world
from tests.service.pretended import Message, buttons, labels, menus, named_menus, text, while_sending
from tests.service.world import ANN, BOB, CEM, CHANNEL, DAN, EVA, GUILD, World, translator


async def lobby_of(world: World, channel: int = CHANNEL) -> Message:
    await world.settle()
    return world.messenger.in_channel(channel)[0]


async def quiet_for_two_hours(world: World, user: int) -> None:
    hour = 60 * (int(world.clock.now()) // 3600 % 24)
    person = await world.store.people.person(user)
    await world.store.people.save_person(replace(person, zone="UTC", quiet=(hour, (hour + 120) % 1440)))


async def test_options_and_presets_are_told_and_set(world: World) -> None:
    await world.opened(ANN)
    told = text((await lobby_of(world)).card)
    meta = TITLES["space-mission"].game.meta
    words = translator().words("en")
    for option in meta.options:
        assert words(say(f"sm-option-{option.id}")) in told
    assert words(say("sm-preset-yucata")) in told
    assert meta.edition not in told, "an id is nothing to read"
    assert "our own edition" in told
    assert "direct message" in told
    await world.press(ANN, "preset", values=("rulebook",))
    assert (await world.loaded()).table.options["own-reserved"] == "no"
    card = await lobby_of(world)
    assert "Rulebook" in text(card.card)
    await world.press(ANN, "option", "end", values=("developed",))
    options = (await world.loaded()).table.options
    assert (options["own-reserved"], options["end"]) == ("no", "developed")
    await world.settle()
    assert "custom" in text(card.card)
    for noun, value in [("end", "never"), ("weather", "rain"), ("", "")]:
        assert "no such option" in text(await world.press(ANN, "option", noun, values=(value,)))
    assert "no such option" in text(await world.press(ANN, "preset", values=("chess",)))


async def test_the_lobby_tells_clock_rating_and_unusual_terms(world: World) -> None:
    await world.opened(ANN)

    async def told() -> set[str]:
        return {
            term.id for term in TERMS if f"- {words(say(f'term-{term.id}'))}: " in text((await lobby_of(world)).card)
        }

    words = translator().words("en")
    assert await told() == {"clock", "rated"}
    await world.press(ANN, "term", "access", values=("invited",))
    assert await told() == {"access", "clock", "rated"}
    await world.press(ANN, "term", "clock", values=("daily",))
    assert await told() == {"access", "clock", "out-of-time", "rated"}


async def test_the_lobby_is_one_card_until_the_game_begins(world: World) -> None:
    answer = await world.service.play(world.ask(ANN), "space-mission", thread=False)
    assert f"<#{CHANNEL}>" in text(answer)
    card = await lobby_of(world)
    assert "Matt Worden" in text(card.card) and "Ann" in text(card.card)
    assert "sit at this table already" in text(await world.press(ANN, "join"))
    assert "no seat at this table" in text(await world.press(BOB, "leave"))
    await world.click(BOB, card.card, "Join")
    await world.settle()
    assert "Bob\\_\\*" in text(card.card)
    assert "You have left" in text(await world.click(BOB, card.card, "Leave"))
    await world.settle()
    assert "Bob" not in text(card.card) and len((await world.loaded()).seats) == 1
    assert "You are in" in text(await world.click(BOB, card.card, "Join"))
    await world.settle()
    assert len(world.messenger.made) == 1 and card.versions > 1
    await world.click(ANN, card.card, "Start")
    await world.settle()
    assert "begun" in text(card.card)
    assert labels(world.messenger.in_channel()[-1].card)[:2] == ["Act", "My hand"]


async def test_a_table_full_of_guests_or_players_takes_no_more(world: World) -> None:
    await world.opened(ANN)
    guests = (BOB, CEM, DAN, EVA)
    await world.press(ANN, "invite", values=tuple(f"{user} Somebody" for user in guests))
    for answer in ("You are in", "sit at this table already"):
        assert "All 5 seats are taken" in text(await world.press(66, "join"))
        assert "All 5 seats are taken" in text(await world.press(ANN, "computer", "easy"))
        for user in guests:
            assert answer in text(await world.press(user, "join"))
    card = await lobby_of(world)
    assert {button.label: button.disabled for button in buttons(card.card)}["Join"]


async def test_invitee_is_mentioned_once_and_accepts_by_joining(world: World) -> None:
    await world.opened(ANN)
    for value in ("Bob", "", "-5 Bob", "99999999999999999999999 Bob", "٣ Bob"):
        assert "cannot read" in text(await world.press(ANN, "invite", values=(value,))), value
    assert len((await world.loaded()).seats) == 1
    await world.press(ANN, "invite", values=(f"{BOB} Bob", f"{CEM} Cem", f"{CEM} Cem"))
    await world.settle()
    assert len(world.messenger.notices(BOB)) == len(world.messenger.notices(CEM)) == 1
    assert [seat.status for seat in (await world.loaded()).seats] == ["seated", "invited", "invited"]
    await world.press(ANN, "invite", values=(f"{BOB} Bob", f"{DAN} Dan"))
    await world.settle()
    assert len(world.messenger.notices(BOB)) == 1 and len(world.messenger.notices(DAN)) == 1
    invitation = world.messenger.notices(BOB)[0]
    await world.click(BOB, invitation.card, "Join")
    seats = (await world.loaded()).seats
    assert [(seat.user, seat.status) for seat in seats[:2]] == [(ANN, "seated"), (BOB, "seated")]


async def test_invitee_in_quiet_hours_is_mentioned_after_them(world: World) -> None:
    await world.opened(ANN)
    await quiet_for_two_hours(world, BOB)
    await world.press(ANN, "invite", values=(f"{BOB} Bob", f"{CEM} Cem"))
    await world.settle()
    assert len(world.messenger.notices(CEM)) == 1 and world.messenger.notices(BOB) == []
    assert (await world.loaded()).seats[1].status == "invited", "Bob's seat is kept"
    await world.advance(7200)
    await world.advance(7200)
    assert len(world.messenger.notices(BOB)) == len(world.messenger.notices(CEM)) == 1
    assert await world.unsent() == ([], [])


async def test_user_invited_while_others_are_mentioned_does_not_wait(world: World) -> None:
    """Discord is slow for the first, and a third one has quiet hours."""
    await world.opened(ANN)
    await quiet_for_two_hours(world, CEM)
    await world.settle()
    while_sending(world.messenger, lambda: world.press(ANN, "invite", values=(f"{DAN} Dan",)), sent=False)
    await world.press(ANN, "invite", values=(f"{BOB} Bob", f"{CEM} Cem"))
    await world.settle()
    assert [len(world.messenger.notices(user)) for user in (BOB, CEM, DAN)] == [1, 0, 1]
    await world.advance(7200)
    assert [len(world.messenger.notices(user)) for user in (BOB, CEM, DAN)] == [1, 1, 1]
    assert await world.unsent() == ([], [])


async def test_waiting_invitation_lapses_when_the_game_begins(world: World) -> None:
    await world.opened(ANN)
    await world.store.people.save_person(replace(await world.store.people.person(CEM), zone="UTC", quiet=(0, 1439)))
    await world.press(ANN, "invite", values=(f"{CEM} Cem",))
    await world.press(BOB, "join")
    await world.settle()
    await world.press(ANN, "start")
    await world.advance(2 * 86400)
    assert world.messenger.notices(CEM) == []


async def test_an_invited_person_declines_by_leaving(world: World) -> None:
    await world.opened(ANN)
    await world.press(ANN, "invite", values=(f"{BOB} Bob",))
    await world.settle()
    declined = await world.click(BOB, world.messenger.notices(BOB)[0].card, "No, thanks")
    assert "declined the invitation" in text(declined)
    assert [seat.user for seat in (await world.loaded()).seats] == [ANN]
    await world.press(BOB, "join")
    assert "left the table" in text(await world.press(BOB, "leave"))


async def test_computers_come_and_go(world: World) -> None:
    await world.opened(ANN)
    offered = await world.press(ANN, "computer")
    assert [label for label in labels(offered) if label.startswith("Add")]
    answer = await world.press(ANN, "computer", "steady")
    away = next(label for label in labels(answer) if label.startswith("Remove"))
    assert [seat.computer for seat in (await world.loaded()).seats] == [None, "steady"]
    await world.click(ANN, answer, away)
    assert len((await world.loaded()).seats) == 1
    assert "no such computer" in text(await world.press(ANN, "computer", "godlike"))
    assert "no computer player on that seat" in text(await world.press(ANN, "remove", "0"))
    assert "do not sit" in text(await world.press(CEM, "computer", "easy"))


async def test_only_the_host_sets_invites_starts_and_cancels(world: World) -> None:
    await world.opened(ANN)
    await world.press(BOB, "join")
    for verb, values in [
        ("settings", ()),
        ("preset", ("rulebook",)),
        ("invite", (f"{CEM} Cem",)),
        ("start", ()),
        ("cancel", ()),
    ]:
        assert "up to Ann" in text(await world.press(BOB, verb, values=values)), verb
    assert "up to Ann" in text(await world.press(BOB, "option", "end", values=("developed",)))
    loaded = await world.loaded()
    assert loaded.table.status == "lobby" and loaded.table.options["end"] == "space"
    assert "up to Ann" not in text(await world.press(BOB, "settings", server_admin=True)), (
        "who looks after the server may"
    )


async def test_too_few_do_not_start_and_a_closed_table_is_not_listed(world: World) -> None:
    await world.opened(ANN)
    await world.press(ANN, "invite", values=(f"{BOB} Bob",))
    assert "One more player is needed" in text(await world.press(ANN, "start"))
    assert (await world.loaded()).table.status == "lobby"
    await world.settle()
    assert "Table 1" in str(await world.look(ANN, "my-tables"))
    await world.press(ANN, "cancel")
    await world.settle()
    assert "not at any table" in text(await world.look(ANN, "my-tables"))


async def test_the_host_who_leaves_hands_the_table_on(world: World) -> None:
    await world.opened(ANN)
    await world.press(BOB, "join")
    await world.press(ANN, "leave")
    loaded = await world.loaded()
    assert loaded.table.host == BOB and [seat.number for seat in loaded.seats] == [0]
    assert "Remove" not in text(await world.press(BOB, "settings"))
    await world.press(ANN, "join")
    await world.press(BOB, "invite", values=(f"{CEM} Cem",))
    await world.press(BOB, "start")
    assert [seat.user for seat in (await world.loaded()).seats] == [BOB, ANN], "no seat is reserved any longer"


async def test_nothing_of_the_lobby_moves_once_the_game_has_begun(world: World) -> None:
    await world.started(ANN, BOB)
    for verb, nouns, values in [
        ("join", (), ()),
        ("leave", (), ()),
        ("computer", ("easy",), ()),
        ("remove", ("1",), ()),
        ("settings", (), ()),
        ("option", ("end",), ("developed",)),
        ("invite", (), (f"{CEM} Cem",)),
        ("start", (), ()),
        ("cancel", (), ()),
    ]:
        user = CEM if verb == "join" else ANN
        assert "has begun already" in text(await world.press(user, verb, *nouns, values=values)), verb
    assert len(await world.entries()) == 0


async def test_several_tables_stand_in_one_channel_and_in_one_server(world: World) -> None:
    numbers = [await world.opened(ANN), await world.opened(BOB), await world.opened(ANN, channel=300)]
    assert numbers == [1, 2, 3]
    await world.press(CEM, "join", table=2)
    await world.settle()
    assert len(world.messenger.in_channel()) == 2 and len(world.messenger.in_channel(300)) == 1
    assert [len((await world.loaded(n)).seats) for n in numbers] == [1, 2, 1]


async def test_a_thread_is_opened_for_the_table_on_request(world: World) -> None:
    answer = await world.service.play(world.ask(ANN), "space-mission", thread=True)
    assert f"<#{CHANNEL + 1}>" in text(answer)
    await world.settle()
    assert len(world.messenger.in_channel(CHANNEL + 1)) == 1


async def test_missing_permissions_are_named_and_no_table_opens(world: World) -> None:
    world.messenger.missing = ("Send Messages", "Attach Files")
    answer = await world.service.play(world.ask(ANN), "space-mission", thread=False)
    assert "Send Messages" in text(answer) and "Attach Files" in text(answer)
    world.messenger.missing = ()
    world.messenger.faults = [NotAllowed(("Create Public Threads",))]
    answer = await world.service.play(world.ask(ANN), "space-mission", thread=True)
    assert "I need Create Public Threads" in text(answer)
    async with world.store.read(GUILD) as tx:
        assert await tx.tables(("lobby",)) == []


@pytest.mark.parametrize(
    ("fault", "possible"),
    [
        (NoThread("channel"), "without **thread** to play right here, or use it in a text channel"),
        (NoThread("post"), "is a thread already. Use **/play** without **thread**"),
        (NoThread("full"), "as many open threads as Discord allows. Use **/play** without **thread**"),
        (NotAllowed(), "does not let me open a thread here. Use **/play** without **thread**"),
    ],
)
async def test_where_no_thread_can_be_what_is_possible_is_said(world: World, fault: Exception, possible: str) -> None:
    world.messenger.faults = [fault]
    answer = text(await world.service.play(world.ask(ANN), "space-mission", thread=True))
    assert possible in answer and "try again" not in answer
    async with world.store.read(GUILD) as tx:
        assert await tx.tables(("lobby",)) == []


@EVERY_GAME
@pytest.mark.parametrize("language", ["en", "de"])
async def test_every_menu_of_a_lobby_stands_below_its_name(tmp_path: Path, game: str, language: str) -> None:
    """Discord shows a menu's placeholder only where nothing is chosen, and in every option something is."""
    async with wide_world(tmp_path) as world:
        number = await world.opened(ANN, game)
        await world.look(ANN, "language", language)
        meta = (await world.loaded(number)).game.meta
        words = world.context.translator.words(language)
        options = await world.press(ANN, "settings", table=number)
        found = {menu.button_id.nouns: name for name, menu in named_menus(options)}
        wanted = {(option.id,): f"**{words(say(f'{meta.prefix}-option-{option.id}'))}**" for option in meta.options}
        presets = {(): f"**{words(say('settings-preset'))}**"} if meta.presets else {}
        assert found == wanted | presets
        agreed = await world.press(ANN, "settings", "terms", table=number)
        found = {menu.button_id.nouns: name for name, menu in named_menus(agreed)}
        assert found == {(term.id,): f"**{words(say(f'term-{term.id}'))}**" for term in TERMS}
        server = await world.press(ANN, "server-game", table=0, values=(game,), server_admin=True)
        names = {menu.button_id.nouns[-1]: name for name, menu in named_menus(server)}
        assert names == {option: name for (option,), name in wanted.items()}


async def test_one_page_of_settings_leads_to_the_other(world: World) -> None:
    number = await world.opened(ANN)
    options = await world.press(ANN, "settings", table=number)
    agreed = await world.click(ANN, options, "Clock, reminders, rating")
    (clock,) = [menu for menu in menus(agreed) if menu.button_id.nouns == ("clock",)]
    again = await world.use(ANN, clock.button_id, ("daily",))
    assert [menu.button_id.verb for menu in menus(again)] == ["term"] * len(TERMS), "one stays on the page"
    back = await world.click(ANN, again, "Options of the game")
    assert {menu.button_id.verb for menu in menus(back)} == {"preset", "option"}


async def test_only_player_is_asked_before_leaving_closes_the_table(world: World) -> None:
    number = await world.opened(ANN)
    await world.press(ANN, "computer", "easy", table=number)
    await world.press(ANN, "invite", table=number, values=(f"{BOB} Bob",))
    card = await lobby_of(world)
    asked = await world.press(ANN, "leave", table=number)
    assert "the only player" in text(asked)
    assert (await world.loaded(number)).table.status == "lobby"
    await world.press(BOB, "join", table=number)
    left = await world.click(ANN, asked, "Leave and close")
    assert "You have left" in text(left), "a player came meanwhile: the table stays"
    assert (await world.loaded(number)).table.status == "lobby"
    asked = await world.press(BOB, "leave", table=number)
    assert "was closed" in text(await world.click(BOB, asked, "Leave and close"))
    assert (await world.loaded(number)).table.status == "cancelled"
    await world.settle()
    assert "closed before it began" in text(card.card) and not labels(card.card)
    assert "was closed" in text(await world.press(BOB, "join", table=number))


def green(card: Card) -> list[str]:
    return [button.label for button in buttons(card) if button.style == "good" and not button.disabled]


async def test_one_green_button_says_what_is_due(world: World) -> None:
    """For most who read the lobby, and on the private card for the host, who sits already."""
    own = await world.service.play(world.ask(ANN), "space-mission", thread=False)
    assert green(own) == ["Add a computer"] and green((await lobby_of(world)).card) == ["Join"]
    assert "Start" not in labels(await world.click(ANN, own, "Add a computer"))
    added = await world.press(ANN, "computer", "steady")
    assert green(added) == ["Start"] and green((await lobby_of(world)).card) == ["Start"]
    await world.click(ANN, added, "Start")
    assert (await world.loaded()).table.status == "running"
    direct = {"guild": None, "channel": ANN * 1000}
    await world.service.play(world.ask(ANN, **direct), "space-mission", thread=False)
    assert green((await lobby_of(world, ANN * 1000)).card) == ["Add a computer"]
