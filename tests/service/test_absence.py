"""One absent player ends no game of the others: resigning, agreed pauses and ends, substitutes, quiet hours."""

from __future__ import annotations

import re
from itertools import product

import pytest
from msgspec.structs import replace

from bot.service.card import Card, PeopleMenu
from bot.service.features.all_handlers import BUTTONS
from bot.service.features.lifecycle import actions as lifecycle
from bot.service.features.seats.standins import send_in
from bot.service.records import Person
from bot.service.request import Actor
from bot.service.tables.loaded import load
from bot.service.tables.tx import TableTx
from tests.service.ending import conclude
from tests.service.pretended import blocks, button_ids, labels, text
from tests.service.timer_cases import status
from tests.service.world import ANN, BOB, CEM, CHANNEL, DAN, EVA, GUILD, World

DAY = 86400.0
HARMFUL = {
    "take-seat",
    "forget-me",
    "resign",
    "cancel-game",
    "replace",
    "undo",
    "offer-seat",
    "come-back",
    "do",
    "pick",
}
"""Presses that would change who sits where, or the game."""


def in_channel(world: World, words: str) -> Card:
    """Return the newest message of the channel with these words."""
    found = [message.card for message in world.messenger.in_channel() if words in text(message.card)]
    assert found, [text(message.card)[:200] for message in world.messenger.in_channel()]
    return found[-1]


async def asked(world: World, *users: int) -> Card:
    """Begin a table and let Ann ask whether it shall be cancelled; return the question."""
    await world.started(ANN, *users)
    return await asked_again(world)


async def asked_again(world: World) -> Card:
    await world.look(ANN, "cancel-game")
    await world.settle()
    return in_channel(world, "cancel this game")


async def on_vacation(world: World, seat: int) -> None:
    """Let a computer play for a player who keeps the seat."""
    async with world.store.write(GUILD) as tx:
        await send_in(TableTx(world.context, tx, await load(world.context, tx, GUILD, 1)), seat, "vacation", Actor())


# -- resigning --------------------------------------------------------------------------------------------------------


async def test_the_only_player_is_asked_whether_to_call_the_game_off(world: World) -> None:
    await world.started(ANN, computers=1)
    asked = await world.look(ANN, "resign")
    assert "the only player" in text(asked) and labels(asked) == ["Resign and call the game off"]
    assert "called off" in text(await world.click(ANN, asked, "Resign and call"))
    assert (await world.loaded()).table.status == "cancelled"


async def test_resigning_asks_first_and_leaves_the_game_to_the_others(world: World) -> None:
    await world.started(ANN, BOB, CEM)
    asked = await world.look(BOB, "resign")
    assert "really" in text(asked) and (await world.loaded()).computer_on(1) is None
    await world.click(BOB, asked, "Resign: a computer")
    await world.settle()
    loaded = await world.loaded()
    assert await status(world) == ("running", None) and loaded.computer_on(1) == "strong"
    assert loaded.seat_of(BOB) is None and world.messenger.dms(BOB) == [], "the direct message with his hand is gone"
    assert "do not sit" in text(await world.press(BOB, "act"))
    assert "do not sit" in text(await world.press(BOB, "come-back")), "it is for good"
    assert await world.store.people.tables_of(BOB) == []
    board = in_channel(world, "resigned on")
    assert "I am back" not in labels(board)
    assert "resigned" in text(await world.look(ANN, "log"))
    await world.turn(ANN)
    await world.advance(30)
    assert (await world.loaded()).to_move() == (2,), "the computer had its turn"
    await world.press(ANN, "resign", "computer")
    assert (await world.loaded()).table.host == CEM
    assert "This game is over" not in text(await world.press(CEM, "act"))


async def test_a_table_that_everybody_gave_up_is_called_off(world: World) -> None:
    await world.started(ANN, BOB)
    assert "The others play on" in text(await world.press(ANN, "resign"))
    assert "The others play on" in text(await world.press(ANN, "resign", "offer"))
    assert "the game is called off" in text(await world.press(BOB, "resign"))
    assert "the game is called off" in text(await world.press(BOB, "resign", "offer"))
    await world.settle()
    assert await status(world) == ("cancelled", None)
    assert await world.unsent() == ([], [])
    assert not any("Take the seat" in labels(message.card) for message in world.messenger.in_channel())


# -- questions to all -------------------------------------------------------------------------------------------------


async def test_a_game_is_cancelled_when_all_agree(world: World) -> None:
    await world.started(ANN, BOB, CEM)
    assert "2 more" in text(await world.look(ANN, "cancel-game"))
    assert "has already been asked" in text(await world.look(BOB, "cancel-game"))
    await world.settle()
    card = in_channel(world, "cancel this game")
    assert "Bob\\_\\* has not answered" in text(card) and "Ann agrees" in text(card)
    assert set(card.mentions) == {BOB, CEM}
    assert "do not sit" in text(await world.click(DAN, card, "Agree"))
    for _ in range(2):
        assert "One more" in text(await world.click(BOB, card, "Agree")), "once is once"
    await world.settle()
    assert "Cem has not answered" in text(in_channel(world, "cancel this game"))
    assert await status(world) == ("running", None)
    assert "it is done" in text(await world.click(CEM, card, "Agree"))
    await world.settle()
    assert await status(world) == ("cancelled", None)
    assert labels(in_channel(world, "Everybody agreed")) == []
    for user in (ANN, BOB, CEM):
        (told,) = world.messenger.dms(user)
        assert "cancelled without a result" in text(told.card), "and the letters are gone"
    assert "it is done" in text(await world.click(BOB, card, "Agree")), "once is once"
    assert "already been decided" in text(await world.click(BOB, card, "Decline"))
    assert "closed" in text(await world.press(ANN, "act")) or "paused" not in text(await world.press(ANN, "act"))
    assert await world.unsent() == ([], []) and await world.store.people.tables_of(ANN) == []


async def test_one_who_declines_is_enough_and_it_can_be_asked_again(world: World) -> None:
    card = await asked(world, BOB)
    assert "stays as it is" in text(await world.click(BOB, card, "Decline"))
    await world.settle()
    closed = in_channel(world, "cancel this game")
    assert "Not everybody agreed" in text(closed) and labels(closed) == []
    assert "did not agree" in text(await world.look(ANN, "log"))
    assert "One more" in text(await world.look(BOB, "cancel-game"))
    assert "decided" in text(await world.click(ANN, card, "Agree")), "the old question is not the new one"
    assert await status(world) == ("running", None)


async def test_absent_players_delay_no_ballot(world: World) -> None:
    await world.started(ANN, BOB, CEM, DAN)
    await on_vacation(world, 3)
    await world.click(CEM, await asked_again(world), "Agree")
    assert await status(world) == ("running", None)
    await world.press(BOB, "resign", "computer")
    assert await status(world) == ("cancelled", None), "the last one who was asked is gone"


async def test_question_counted_again_shows_who_is_asked_and_lapses(world: World) -> None:
    await asked(world, BOB, CEM)
    [posted] = [message for message in world.messenger.in_channel() if "cancel this game" in text(message.card)]
    assert "Cem has not answered" in text(posted.card)
    for _ in range(2):
        await on_vacation(world, 2)
        await world.settle()
        assert "Cem has not answered" not in text(posted.card) and "has not answered" in text(posted.card)
        await world.press(CEM, "come-back")
        await world.settle()
        assert "Cem has not answered" in text(posted.card)
    await world.advance(7 * DAY - 60)
    assert "has not answered" in text(in_channel(world, "cancel this game"))
    await world.advance(120)
    assert "Not decided" in text(in_channel(world, "cancel this game")) and await status(world) == ("running", None)


async def test_a_question_is_decided_when_only_the_absent_are_missing(world: World) -> None:
    await world.click(BOB, await asked(world, BOB, CEM), "Agree")
    assert await status(world) == ("running", None)
    await on_vacation(world, 2)
    await world.settle()
    assert await status(world) == ("cancelled", None), "no other player would answer"


@pytest.mark.guarantee("away-protected")
async def test_one_player_cannot_decide_alone_for_absent_players(world: World) -> None:
    await world.started(ANN, BOB)
    await on_vacation(world, 1)
    await asked_again(world)
    assert await status(world) == ("running", None), "Bob is asked"
    await world.advance(8 * DAY)
    assert await status(world) == ("running", None), "and nothing is done without Bob"
    await world.click(BOB, await asked_again(world), "Agree")
    assert await status(world) == ("cancelled", None)


async def test_who_is_asked_only_when_another_has_gone_is_called(world: World) -> None:
    await world.started(ANN, BOB, CEM)
    await on_vacation(world, 2)
    await asked_again(world)
    [former] = world.messenger.notices(BOB)[1:]
    assert CEM not in former.mentioned
    await world.press(BOB, "resign", "computer")
    await world.advance(30)
    [asked] = [message for message in world.messenger.in_channel() if "cancel this game" in text(message.card)]
    assert CEM in asked.mentioned and asked.id != former.id, "by a new message: an edit notifies no user"
    await world.click(CEM, in_channel(world, "cancel this game"), "Agree")
    assert await status(world) == ("cancelled", None)


@pytest.mark.parametrize(
    ("gone", "decided"),
    [("resigned", "cancelled"), ("seat offered when time was up", "cancelled"), ("computer for this turn", "running")],
)
async def test_who_is_gone_for_good_is_not_asked(world: World, gone: str, decided: str) -> None:
    table = (await world.started(ANN, BOB)).table
    if gone == "resigned":
        await world.press(BOB, "resign", "computer")
    else:
        term = "substitute" if decided == "cancelled" else "computer"
        async with world.store.write(GUILD) as tx:
            await tx.save_table(replace(table, terms={"out-of-time": term}))
            await send_in(TableTx(world.context, tx, await load(world.context, tx, GUILD, 1)), 1, "clock", Actor())
    card = await world.look(ANN, "cancel-game")
    if gone == "resigned":
        assert await status(world) == ("running", None), "a player alone is asked first"
        await world.click(ANN, card, "End the game")
    assert await status(world) == (decided, None)


async def test_a_pause_by_consent_ends_by_itself_where_the_bot_is(world: World) -> None:
    await world.started(ANN, BOB)
    assert "in 3 days" in text(await world.look(ANN, "pause", "in 999 days"))
    await world.look(ANN, "pause", "in 7 days")
    await world.settle()
    until = int(world.clock.now() + 7 * DAY)
    card = in_channel(world, "pause the game")
    assert f"<t:{until}:f>" in text(card)
    await world.click(BOB, card, "Agree")
    await world.settle()
    assert await status(world) == ("paused", "agreed")
    assert in_channel(world, f"Paused by agreement** until <t:{until}:f>")
    heard = len(world.messenger.notices(ANN))
    await world.advance(6 * DAY)
    assert await status(world) == ("paused", "agreed") and len(world.messenger.notices(ANN)) == heard
    await world.advance(2 * DAY)
    assert await status(world) == ("running", None)
    assert len(world.messenger.notices(ANN)) == heard + 1, "whose turn it is hears of it once"
    assert (await world.loaded()).table.wakes is None
    await world.look(ANN, "pause", "in 7 days")
    await world.press(BOB, "ballot", "2", "yes")
    await world.service.guild_lost(GUILD)
    await world.advance(8 * DAY)
    assert await status(world) == ("paused", "guild")
    await world.service.guild_seen(GUILD, "Club", "en")
    await world.settle()
    assert await status(world) == ("running", None)


async def test_any_player_ends_a_pause_and_the_others_read_who_it_was(world: World) -> None:
    await world.started(ANN, BOB, CEM)
    await world.look(ANN, "pause", "in 7 days")
    for user in (BOB, CEM):
        await world.press(user, "ballot", "1", "yes")
    await world.settle()
    for verb in ("resume", "resume-here"):
        assert "do not sit" in text(await world.press(DAN, verb))
    assert await status(world) == ("paused", "agreed"), "spectators end nothing"
    for _ in range(2):  # an impatient player
        await world.press(CEM, "resume")
    await world.settle()
    assert await status(world) == ("running", None)
    told = {user: [m for m in world.messenger.dms(user) if "By Cem" in text(m.card)] for user in (ANN, BOB, CEM)}
    assert [len(lines) for lines in told.values()] == [1, 1, 0]
    assert text(told[ANN][0].card).strip().endswith("Space Mission: The game resumes. By Cem.")
    log = text(await world.look(DAN, "log"))
    assert log.count("The game resumes. By Cem.") == 1
    await world.advance(8 * DAY)
    assert await status(world) == ("running", None) and (await world.unsent())[1] == []


async def test_an_automatic_pause_ends_silently(world: World) -> None:
    await world.started(ANN, BOB)
    await world.service.channel_lost(GUILD, CHANNEL)
    await world.look(BOB, "resume", table="1", channel=CHANNEL + 1)
    await world.settle()
    assert await status(world) == ("running", None)
    assert not [m for m in world.messenger.dms(ANN) if "goes on" in text(m.card)]


# -- substitutes ------------------------------------------------------------------------------------------------------


async def test_a_substitute_gets_the_seat_with_its_hand(world: World) -> None:
    await world.started(ANN, BOB)
    for user in (ANN, BOB, ANN):
        await world.turn(user)
        await world.advance(30)
    await world.click(BOB, await world.look(BOB, "substitute"), "Offer it")
    assert "is on offer" in text(await world.press(BOB, "offer-seat", "1", "anybody")), "twice is once"
    assert "on offer already" in text(await world.press(BOB, "offer-seat", "1", values=(f"{EVA} Eva",)))
    await world.settle()
    hand = [card.number for card in (await world.loaded()).view(1).hand]
    card = in_channel(world, "A seat is free")
    assert not any(f"Card {number}" in text(card) for number in hand)
    assert "do not sit" in text(await world.press(EVA, "act"))
    answer = await world.click(EVA, card, "Take the seat")
    assert "The game so far" in text(answer) and "Ann" in text(answer)
    assert "Bob" not in text(answer) and text(answer).index("The game so far") < text(answer).index("topped up")
    await world.settle()
    loaded = await world.loaded()
    assert (loaded.seats[1].user, loaded.seats[1].name, loaded.seat_of(BOB)) == (EVA, "Eva", None)
    assert world.messenger.dms(BOB) == [], "his direct message is gone"
    (letter,) = world.messenger.dms(EVA)
    assert all(f"**Card {number}**" in text(letter.card) for number in hand)
    for verb, nouns in (("act", ()), ("look", ("hand",)), ("text", ("hand", "-", "0")), ("recap", ())):
        told = text(await world.press(BOB, verb, *nouns))
        assert not any(f"Card {number}" in told for number in hand), verb
    assert labels(in_channel(world, "no longer on offer")) == []
    assert "took over from Bob" in text(await world.look(ANN, "log"))
    assert await world.store.people.tables_of(BOB) == []
    assert "not on offer" in text(await world.press(DAN, "take-seat", "1"))
    assert "🚫" not in text(await world.click(EVA, card, "Take the seat")), "twice is once"
    await world.discard(EVA)


async def test_former_players_reminders_go_when_the_seat_is_taken(world: World) -> None:
    await world.store.people.save_person(Person(user=BOB, notice="mention", remind=DAY))
    await world.started(ANN, BOB, CEM)
    await world.turn(ANN)
    await world.advance(30)
    await world.advance(DAY)
    call = world.messenger.notices(BOB)[-1]
    assert "still waiting for you" in text(call.card)
    await world.press(BOB, "offer-seat", "1", "anybody")
    await world.press(EVA, "take-seat", "1")
    await world.settle()
    assert call.id not in world.messenger.messages, "Bob has not moved, so it does not say so"
    async with world.store.read(GUILD) as tx:
        assert not [posted for posted in await tx.all_posted(1) if posted.owner == BOB]
    assert len(world.messenger.notices(EVA)) == 1, "the new one is told"


async def test_a_seat_kept_for_one_user_cannot_be_taken_by_another(world: World) -> None:
    await world.started(ANN, BOB)
    asked = await world.look(BOB, "substitute")
    (menu,) = blocks(asked, PeopleMenu)
    assert "already" in text(await world.use(BOB, menu.button_id, (f"{ANN} Ann",)))
    await world.use(BOB, menu.button_id, (f"{EVA} Eva",))
    await world.settle()
    card = in_channel(world, "will you take over")
    assert card.mentions == (EVA,)
    assert "kept for another person" in text(await world.click(DAN, card, "Take the seat"))
    await world.click(BOB, await world.look(BOB, "substitute"), "Withdraw")
    await world.settle()
    assert "no longer on offer" in text(in_channel(world, "has a player again"))
    assert "not on offer" in text(await world.click(EVA, card, "Take the seat"))
    await world.press(BOB, "offer-seat", "1", values=(f"{EVA} Eva",))
    await world.click(EVA, card, "Take the seat")
    assert (await world.loaded()).seat_of(EVA) == 1


async def test_users_who_know_another_hand_cannot_take_over(world: World) -> None:
    await world.started(ANN, BOB, CEM)
    await world.press(BOB, "offer-seat", "1", "anybody")
    assert "another hand" in text(await world.press(CEM, "take-seat", "1"))
    await world.press(DAN, "take-seat", "1")
    await world.press(CEM, "resign", "offer")
    assert "another hand" in text(await world.press(BOB, "take-seat", "2")), "Bob never acted, but saw his hand"
    assert (await world.loaded()).seats[2].user == CEM
    await world.press(EVA, "take-seat", "2")
    loaded = await world.loaded()
    assert [seat.user for seat in loaded.seats] == [ANN, DAN, EVA] and loaded.computer_on(2) is None


async def test_seat_is_offered_by_its_player_and_until_the_game_ends(world: World) -> None:
    await world.started(ANN, BOB, CEM)
    assert "your own seat" in text(await world.press(BOB, "offer-seat", "0", "anybody"))
    assert "do not sit" in text(await world.press(DAN, "offer-seat", "0", "anybody"))
    assert "not on offer" in text(await world.press(BOB, "offer-seat", "1", "withdraw"))
    await world.press(CEM, "resign", "computer")
    await world.press(BOB, "offer-seat", "2", "anybody")
    async with world.store.read(GUILD) as tx:
        assert [vacancy.seat for vacancy in await tx.vacancies(1)] == [2]
    await world.settle()
    (offer,) = [m for m in world.messenger.in_channel() if any(h.verb == "take-seat" for h in button_ids(m.card))]
    await conclude(world)
    await world.settle()
    async with world.store.read(GUILD) as tx:
        assert await tx.vacancies(1) == []
    assert not any(button_id.verb == "take-seat" for button_id in button_ids(offer.card))
    assert await world.unsent() == ([], [])
    assert re.search(r"resigned on <t:\d+:d>", text(in_channel(world, "The game is over")))


async def test_table_waiting_for_a_leaver_goes_on_with_a_substitute(world: World) -> None:
    await world.started(ANN, BOB)
    await lifecycle.person_left(world.context, GUILD, 1, BOB)
    await world.press(ANN, "offer-seat", "1", "anybody")
    await world.press(EVA, "take-seat", "1")
    await world.settle()
    assert await status(world) == ("running", None)


async def test_an_answer_does_not_bind_who_takes_over(world: World) -> None:
    await world.started(ANN, BOB, CEM)
    await world.look(BOB, "cancel-game")
    await world.press(BOB, "offer-seat", "1", "anybody")
    await world.settle()
    found = [button_id for message in world.messenger.in_channel() for button_id in button_ids(message.card)]
    borne = {button_id.nouns for button_id in found if button_id.verb in ("ballot", "take-seat")}
    assert borne == {("1", "yes"), ("1", "no"), ("1",)}, "no button of these cards bears a secret"
    await world.press(EVA, "take-seat", "1")
    assert "2 more" in text(await world.press(ANN, "ballot", "1", "yes"))
    await world.press(CEM, "ballot", "1", "yes")
    assert await status(world) == ("running", None)
    await world.press(EVA, "ballot", "1", "yes")
    assert await status(world) == ("cancelled", None)


# -- sleep ------------------------------------------------------------------------------------------------------------


async def test_idle_table_falls_asleep_once_and_wakes_by_one_click(world: World) -> None:
    await world.started(ANN, BOB)
    await world.advance(29 * DAY)
    assert await status(world) == ("running", None)
    before = {user: len(world.messenger.dms(user)) for user in (ANN, BOB)}
    await world.advance(2 * DAY)
    assert await status(world) == ("paused", "asleep")
    await world.advance(90 * DAY)
    for user in (ANN, BOB):
        told = [m for m in world.messenger.dms(user) if "put it to sleep" in text(m.card)]
        assert len(told) == 1 and len(world.messenger.dms(user)) == before[user] + 1
    assert "put to sleep" in text(await world.look(ANN, "log"))
    await world.click(BOB, in_channel(world, "Asleep"), "Resume")
    await world.settle()
    assert await status(world) == ("running", None)
    await world.turn(ANN)
    await world.advance(29 * DAY)
    assert await status(world) == ("running", None)


@pytest.mark.guarantee("seat-change-private")
async def test_seat_shows_nothing_to_candidate_or_former_player(world: World) -> None:
    """Every click there is, by the substitute before taking the seat and by the former player after."""
    await world.started(ANN, BOB, CEM)
    await world.turn(ANN)
    await world.advance(30)
    await world.press(BOB, "offer-seat", "1", "anybody")

    async def sees(user: int) -> set[str]:
        hands = {f"Card {card.number}" for seat in (0, 1, 2) for card in (await world.loaded()).view(seat).hand}
        found: set[str] = set()
        for verb, nouns in product(sorted(set(BUTTONS) - HARMFUL), ((), ("hand",), ("hand", "-", "0"), ("board",))):
            told = text(await world.press(user, verb, *nouns))
            found |= {card for card in hands if re.search(rf"{card}\b", told)}
        for look in ("hand", "tiles", "act", "recap", "log"):
            found |= {card for card in hands if re.search(rf"{card}\b", text(await world.look(user, look, table="1")))}
        return found

    assert await sees(EVA) == set(), "a free seat is no open hand"
    await world.press(EVA, "take-seat", "1")
    await world.settle()
    assert await sees(BOB) == set(), "Bob has lost the seat's rights"
    own = {f"Card {card.number}" for card in (await world.loaded()).view(1).hand}
    assert await sees(EVA) == own
    await world.press(CEM, "resign", "computer")
    assert await sees(CEM) == set()
