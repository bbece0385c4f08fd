"""SIGKILL at the worst moments: no accepted action is lost, no notice doubled, no request left unanswered."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.e2e.hall import ANSWERS, MESSAGE, Hall, best
from tests.play.reading import button, deeds, does, pictures, text

pytestmark = pytest.mark.e2e


@asynccontextmanager
async def killed_at(
    hall: Hall, method: str, pattern: str, *, when: str = "before", later: float = 0.0
) -> AsyncIterator[None]:
    """Kill the bot at the first such request that the block brings, and start it again, some time later.

    The request hangs: undone ("before"), or done with the answer on its way ("after").
    """
    gate, since = asyncio.Event(), len(hall.loopback.requests)
    hall.loopback.rest.fail(method, pattern, status=500, times=None, gate=gate, when=when)
    yield
    await hall.until(
        lambda: any(request.is_to(method, pattern) for request in hall.loopback.requests[since:]), f"{method} {pattern}"
    )
    await hall.bot.kill()
    hall.loopback.rest.troubles.clear()
    gate.set()
    hall.loopback.later(later)
    await hall.bot.start()


@pytest.mark.guarantee("pending-answered")
async def test_between_click_and_answer(hall: Hall) -> None:
    """The click was acknowledged and its action written; the answer never left."""
    ada, bob = hall.loopback.member("ada"), hall.loopback.member("bob")
    await hall.begun(ada, bob)
    panel = await hall.ask(ada, "act")
    deed = best(deeds(panel))
    async with killed_at(hall, "PATCH", ANSWERS):
        click = asyncio.create_task(ada.slash(hall.channel, "space-mission top-up", discard="-"))
    answer = await click
    assert answer.response is not None and "I was restarted" in text(answer.response)
    again = await hall.ask(ada, "act")
    assert "action 2 of 2" in text(again), "the action was accepted and is kept"
    assert "moved on" in text(await hall.do(ada, panel, deed)), "the former button is stale and says so"
    await hall.until_card("action 2 of 2")
    assert not [interaction for interaction in hall.loopback.env.backend.interactions.values() if interaction.loading]


@pytest.mark.guarantee("pending-answered")
@pytest.mark.slow
async def test_a_dm_that_was_clicked_shows_its_choices_again(hall: Hall) -> None:
    """The answer to a click on a direct message replaces it, also after a restart."""
    ada, bob = hall.loopback.member("ada"), hall.loopback.member("bob")
    await hall.begun(ada, bob)
    letter = hall.letter(ada)
    assert letter is not None
    async with killed_at(hall, "PATCH", ANSWERS):
        click = asyncio.create_task(hall.do(ada, letter, best(deeds(letter))))
    await click
    renewed = await hall.until_letter(ada, "action 2 of 2", "Testers")
    assert does(renewed, "do") and await pictures(renewed)


@pytest.mark.slow
async def test_a_question_in_the_dm_is_answered_after_a_kill_too(hall: Hall) -> None:
    ada, bob = hall.loopback.member("ada"), hall.loopback.member("bob")
    await hall.begun(ada, bob)
    async with killed_at(hall, "PATCH", ANSWERS):
        asked = asyncio.create_task(bob.slash(None, "hand"))
    answer = await asked
    assert answer.response is not None and "I was restarted" in text(answer.response)


async def test_a_bot_removed_while_it_was_off_pauses_its_tables(hall: Hall) -> None:
    ada, bob = hall.loopback.member("ada"), hall.loopback.member("bob")
    await hall.begun(ada, bob)
    assert await hall.bot.stop() == 0
    hall.loopback.env.backend.remove_guild(hall.loopback.guild.id)
    await hall.bot.start()
    for person in (ada, bob):
        letter = await hall.until_letter(person, "removed from Testers")
        assert "resumes when I am invited back" in text(letter)


@pytest.mark.guarantee("accepted-once")
async def test_after_the_commit_before_the_board_is_renewed(hall: Hall) -> None:
    ada, bob = hall.loopback.member("ada"), hall.loopback.member("bob")
    await hall.begun(ada, bob)
    boards, letters = hall.posted(hall.channel.id), hall.notices(ada)
    async with killed_at(hall, "PATCH", MESSAGE):
        await hall.act(ada)
        assert "action 1 of 2" in text(hall.card())
    await hall.until_card("action 2 of 2")
    await hall.until_letter(ada, "action 2 of 2")
    assert (hall.posted(hall.channel.id), hall.notices(ada)) == (boards, letters)
    assert await pictures(await hall.press(ada, hall.card(), "act"))


@pytest.mark.guarantee("accepted-once")
@pytest.mark.parametrize("where", ["board", pytest.param("letter", marks=pytest.mark.slow)])
async def test_a_notice_that_was_sent_is_not_sent_again(hall: Hall, where: str) -> None:
    """Discord has the message, the bot was never told: it finds the message again by its nonce."""
    ada, bob = hall.loopback.member("ada"), hall.loopback.member("bob")
    await hall.begun(ada, bob)
    boards, letters = hall.posted(hall.channel.id), hall.notices(bob)
    place = hall.channel.id if where == "board" else bob.dm.id
    pattern = f"/channels/{place}/messages"
    async with killed_at(hall, "POST", pattern, when="after", later=600):  # Discord does not know the nonce any more
        await hall.a_turn(ada)
    await hall.until_card("bob is to move")
    await hall.until(lambda: does(hall.letter(bob), "do"), "bob's notice")
    await hall.a_turn(bob)
    await hall.until(lambda: does(hall.letter(ada), "do"), "ada's notice")
    await hall.until_posted(hall.channel.id, boards + 2)
    assert hall.notices(bob) == letters + 1


@pytest.mark.slow
async def test_during_computers_turns(hall: Hall) -> None:
    """Killed as soon as the person's turn is over, several times: the computers go on, each turn is told once."""
    ada, bob = hall.loopback.member("ada"), hall.loopback.member("bob")
    await hall.begun(ada, bob, computers=2)
    for person, other in ((ada, bob), (bob, ada), (ada, bob)):
        await hall.until(lambda who=person: does(hall.letter(who), "do"), f"{person.name}'s turn")
        before = hall.notices(other)
        await hall.a_turn(person)
        await hall.bot.kill()
        await hall.bot.start()
        await hall.until(lambda who=other, seen=before: hall.notices(who) > seen, f"{other.name}'s notice")
        assert hall.notices(other) == before + 1
        await hall.until_card(f"{other.name} is to move")


@pytest.mark.guarantee("old-buttons-work")
@pytest.mark.slow
async def test_a_lobby_and_every_old_button(hall: Hall) -> None:
    ada, bob = hall.loopback.member("ada"), hall.loopback.member("bob")
    await ada.slash(hall.channel, "play", game="space-mission")
    await hall.until_card("Seats")
    await hall.bot.kill()
    await hall.bot.start()
    await hall.press(bob, hall.card(), "join")
    await hall.until_card("bob")
    await hall.bot.kill()
    await hall.bot.start()
    await hall.press(ada, hall.card(), "start")
    await hall.until_card("is to move")
    assert sum("Table 1" in text(message) for message in hall.loopback.messages()) == 2
    await hall.until(lambda: hall.letter(ada) and hall.letter(bob), "the letters")
    await hall.bot.kill()
    await hall.bot.start()
    for person in (ada, bob):
        letter = hall.letter(person)
        assert letter is not None
        shown = await hall.press(person, letter, "act")
        assert await pictures(shown)
    for verb, nouns in (("log", ()), ("looks", ()), ("text", ("board",)), ("rules", ())):
        assert button(hall.card(), verb, *nouns)
        assert text(await hall.press(bob, hall.card(), verb, *nouns))
