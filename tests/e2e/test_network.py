"""The gateway breaks, or Discord refuses, limits or loses requests: everything is sent once in the end."""

from __future__ import annotations

import asyncio
from pathlib import Path

import discord
import pytest

from db.integrity import check_folder
from tests.e2e.conftest import HOLD, assert_no_token
from tests.e2e.hall import ANSWERS, GAME, MESSAGES, Hall, best
from tests.play.reading import deeds, does, text
from tests.support.bot_process import BotProcess
from tests.support.gateway import WRONG_TOKEN
from tests.support.loopback import LoopbackDiscord

pytestmark = pytest.mark.e2e


@pytest.mark.guarantee("discord-faults")
@pytest.mark.hastened
async def test_a_cut_gateway_is_resumed_and_misses_nothing(hall: Hall) -> None:
    ada, bob = hall.loopback.member("ada"), hall.loopback.member("bob")
    await hall.begun(ada, bob)
    gateway = hall.loopback.gateway
    with gateway.mute():
        waiting = asyncio.create_task(ada.slash(hall.channel, "act"))
        await hall.until(lambda: any(event["t"] == "INTERACTION_CREATE" for event in _last(hall)), "the interaction")
        assert not waiting.done()
        await gateway.cut()
    shown = (await waiting).response
    assert shown is not None and deeds(shown)
    assert gateway.resumed == 1 and len(gateway.identified) == 1
    await hall.bot.said("the connection to Discord was cut")
    await hall.bot.said("connected again, and nothing was missed")
    await hall.a_turn(ada)
    await hall.until_card("bob is to move")


def _last(hall: Hall) -> list[dict[str, object]]:
    return [event for session in hall.loopback.gateway.sessions.values() for event in session.events[-1:]]


@pytest.mark.slow
async def test_a_forgotten_session_is_begun_again(hall: Hall) -> None:
    ada, bob = hall.loopback.member("ada"), hall.loopback.member("bob")
    await hall.begun(ada, bob)
    boards, letters = hall.posted(hall.channel.id), hall.notices(ada)
    await hall.loopback.gateway.cut(resumable=False)
    await hall.until(lambda: len(hall.loopback.gateway.identified) == 2 and hall.loopback.gateway.ready, "IDENTIFY")
    await hall.until(lambda: hall.bot.log.count("ready in 1 servers") == 2, "the host's log says that it is on again")
    assert "the connection to Discord was cut" in hall.bot.log and "nothing was missed" not in hall.bot.log
    await hall.a_turn(ada)
    await hall.until_card("bob is to move")
    await hall.until(lambda: does(hall.letter(bob), "do"), "bob's notice")
    await hall.until_posted(hall.channel.id, boards + 1)
    assert hall.notices(ada) == letters


@pytest.mark.guarantee("removal-noticed")
@pytest.mark.parametrize("shards", [1, pytest.param(2, marks=pytest.mark.slow)])
@pytest.mark.hastened
async def test_removal_while_the_gateway_is_gone_pauses_the_tables(data: Path, shards: int, speed: float) -> None:
    """The new session does not name the server; with two shards the other one's stands all the time."""
    async with LoopbackDiscord(shards=shards) as loopback:
        kept = loopback.env.create_guild("Other shard", id=loopback.guild.id - (1001 << 22))
        place = kept.create_text_channel("hall")
        async with BotProcess(loopback, data, settings={"MISSION_HOLD_SECONDS": HOLD}, speed=speed) as bot:
            hall = Hall(loopback, bot)
            ada, bob = loopback.member("ada"), loopback.member("bob")
            cem, dan = loopback.member("cem", guild=kept), loopback.member("dan", guild=kept)
            await hall.begun(ada, bob)
            await cem.slash(place, "play", game=GAME)
            await bot.said("ready in 2 servers")
            await loopback.gateway.cut(resumable=False, shard=(loopback.guild.id >> 22) % shards)
            loopback.env.backend.remove_guild(loopback.guild.id)  # no session is there that would be told
            await hall.until(lambda: len(loopback.gateway.identified) == shards + 1, "IDENTIFY")
            await hall.until_letter(ada, "paused", "I was removed from")
            await hall.until_letter(bob, "paused", "I was removed from")
            lost = await bot.said("the bot is not there any more")
            assert f"guild {loopback.guild.id}" in lost and "1 tables pause, 0 lobbies are closed" in lost
            if shards == 1:
                await bot.said("ready in 1 servers")
            assert "You are in" in text(await hall.press(dan, hall.card(channel=place), "join"))
            assert bot.log.count("the bot is not there any more") == 1
    assert_no_token(bot)


@pytest.mark.guarantee("reconnect")
@pytest.mark.parametrize(
    ("code", "turned_away"),
    [
        (4000, [503, 1006]),  # the library meets a hang-up where it does not expect one, and gives up
        # "sharding required": the bot has become bigger than its shards may be
        pytest.param(4000, [4011], marks=pytest.mark.slow),
        pytest.param(4013, [], marks=pytest.mark.slow),
        pytest.param(1000, [], marks=pytest.mark.slow),
    ],
)
@pytest.mark.hastened
async def test_a_connection_that_the_library_gives_up_is_begun_again(
    hall: Hall, code: int, turned_away: list[int]
) -> None:
    ada, bob = hall.loopback.member("ada"), hall.loopback.member("bob")
    await hall.begun(ada, bob)
    boards, letters, process = hall.posted(hall.channel.id), hall.notices(ada), hall.bot.pid
    hall.bot.forgiven = True  # the log tells what the library met
    hall.loopback.gateway.turned_away = turned_away
    await hall.loopback.gateway.cut(resumable=False, code=code)
    await hall.until(
        lambda: (len(hall.loopback.gateway.identified) == 2 and hall.loopback.gateway.ready) or not hall.bot.running,
        "IDENTIFY",
    )
    await hall.a_turn(ada)
    await hall.until_card("bob is to move")
    await hall.until(lambda: does(hall.letter(bob), "do"), "bob's notice")
    await hall.until_posted(hall.channel.id, boards + 1)
    assert hall.notices(ada) == letters and hall.bot.pid == process and not turned_away


@pytest.mark.guarantee("reconnect")
@pytest.mark.hastened
async def test_revoked_token_ends_the_bot_with_one_sentence(hall: Hall) -> None:
    hall.bot.forgiven = True
    hall.loopback.take_back("loopback.other.token")
    await hall.loopback.gateway.cut(resumable=False, code=WRONG_TOKEN)
    assert await hall.bot.ended() == 1
    assert "Discord does not accept this DISCORD_TOKEN." in hall.bot.lines[-1]


@pytest.mark.guarantee("stop-works")
@pytest.mark.hastened
async def test_a_stop_while_discord_is_gone_is_in_good_order(hall: Hall, data: Path) -> None:
    ada, bob = hall.loopback.member("ada"), hall.loopback.member("bob")
    await hall.begun(ada, bob)
    hall.bot.forgiven = True
    trouble = hall.loopback.rest.fail("GET", "/users/@me", status=503, times=None)
    await hall.loopback.gateway.cut(resumable=False, code=4013)
    await hall.bot.said("Discord cannot be reached")
    await hall.bot.said("connecting to Discord again in 2 s")
    assert trouble.met and await hall.bot.stop() == 0
    assert "everything is saved" in hall.bot.log and check_folder(data) == []


@pytest.mark.guarantee("stop-works")
async def test_a_stop_while_it_reconnects_is_heard(hall: Hall) -> None:
    """Before a new session the library pauses for five seconds, and takes a cancellation then for its own affair."""
    await hall.loopback.gateway.cut(resumable=False)
    await hall.bot.said("the connection to Discord was cut")
    assert not hall.loopback.gateway.ready
    assert await hall.bot.stop(patience=15) == 0
    assert "everything is saved" in hall.bot.log


@pytest.mark.hastened
async def test_a_lost_answer_posts_once(hall: Hall) -> None:
    """Discord did it and answered 500: discord.py asks again, the nonce makes it one message."""
    ada, bob = hall.loopback.member("ada"), hall.loopback.member("bob")
    await hall.begun(ada, bob)
    boards, letters = len(hall.loopback.messages()), len(hall.loopback.dm_messages(bob))
    troubles = [
        hall.loopback.rest.fail("POST", f"/channels/{place}/messages", status=500, when="after")
        for place in (hall.channel.id, bob.dm.id)
    ]
    await hall.a_turn(ada)
    await hall.until(lambda: does(hall.letter(bob), "do"), "bob's notice")
    await hall.until_card("bob is to move")
    assert [trouble.met for trouble in troubles] == [1, 1]
    await hall.a_turn(bob)
    await hall.until(lambda: len(hall.loopback.messages()) >= boards + 2, "the next board")
    assert len(hall.loopback.messages()) == boards + 2
    await hall.until(lambda: len(hall.loopback.dm_messages(bob)) == letters, "one living letter: the former one goes")


@pytest.mark.guarantee("discord-faults")
@pytest.mark.hastened
async def test_a_discord_that_is_down_for_a_while(hall: Hall) -> None:
    """503 is not asked again by discord.py: the row stays and is sent later, once."""
    ada, bob = hall.loopback.member("ada"), hall.loopback.member("bob")
    await hall.begun(ada, bob)
    boards, letters = hall.posted(hall.channel.id), hall.notices(bob)
    trouble = hall.loopback.rest.fail("POST", MESSAGES, status=503, times=2)
    await hall.a_turn(ada)
    await hall.until(lambda: trouble.met == 2, "two refusals")
    assert hall.posted(hall.channel.id) == boards or hall.notices(bob) == letters
    await hall.until(lambda: does(hall.letter(bob), "do"), "bob's notice", patience=60)
    await hall.until_card("bob is to move")
    await hall.until_posted(hall.channel.id, boards + 1)
    assert hall.notices(bob) == letters + 1


@pytest.mark.guarantee("discord-faults")
@pytest.mark.slow
async def test_limits_slow_it_down_and_lose_nothing(hall: Hall) -> None:
    ada, bob = hall.loopback.member("ada"), hall.loopback.member("bob")
    await hall.begun(ada, bob)
    hall.loopback.limit("POST", MESSAGES, 1, 0.7)
    hall.loopback.limit("PATCH", "/channels/*/messages/*", 1, 0.7)
    boards, letters = hall.posted(hall.channel.id), hall.notices(bob)
    hall.loopback.rest.fail("POST", f"/channels/{hall.channel.id}/messages", status=429)
    await hall.a_turn(ada)
    await hall.until(lambda: does(hall.letter(bob), "do"), "bob's notice")
    await hall.a_turn(bob)
    await hall.until(lambda: does(hall.letter(ada), "do"), "ada's notice")
    await hall.until_card("ada is to move")
    await hall.until_posted(hall.channel.id, boards + 2)
    assert hall.notices(bob) == letters + 1


@pytest.mark.hastened
async def test_an_answer_that_does_not_arrive_is_sent_again(hall: Hall) -> None:
    ada, bob = hall.loopback.member("ada"), hall.loopback.member("bob")
    await hall.begun(ada, bob)
    trouble = hall.loopback.rest.fail("PATCH", ANSWERS, status=503)
    shown = await hall.ask(ada, "act")
    assert trouble.met == 1 and deeds(shown)


async def test_closed_dms_become_a_mention(hall: Hall) -> None:
    ada, bob = hall.loopback.member("ada"), hall.loopback.member("bob")
    await hall.begun(ada, bob)
    hall.loopback.watch.close_dms(bob.user)
    await hall.a_turn(ada)

    def call() -> discord.Message | None:
        found = [m for m in hall.loopback.messages() if bob.id in [user.id for user in m.mentions]]
        return found[-1] if found else None

    mention = await hall.until(call, "a mention of bob")
    assert "cannot send you direct messages" in text(mention)
    assert does(await hall.press(bob, mention, "act"), "do")
    await hall.a_turn(bob)
    await hall.until(lambda: does(hall.letter(ada), "do"), "ada's notice")
    await hall.a_turn(ada)
    again = await hall.until(lambda: (found := call()) and found.id != mention.id and found, "the next mention")
    assert "it is your turn" in text(again) and "cannot send" not in text(again)
    refused = [r for r in hall.loopback.requests if r.code == 50007]
    assert len(refused) == 1, "who takes no letters is not tried again at every turn"


async def test_a_message_that_is_gone_is_posted_again(hall: Hall) -> None:
    ada, bob = hall.loopback.member("ada"), hall.loopback.member("bob")
    await hall.begun(ada, bob)
    board = hall.card()
    assert board is not None
    hall.loopback.env.backend.delete_message(hall.channel.id, board.id)
    await hall.act(ada)
    renewed = await hall.until_card("action 2 of 2")
    assert renewed.id != board.id


async def test_several_people_click_at_the_same_time(hall: Hall) -> None:
    """Four panels, one decision: one click is the action, the others learn that the table has moved on."""
    ada, bob = hall.loopback.member("ada"), hall.loopback.member("bob")
    await hall.begun(ada, bob)
    panels = [await hall.ask(ada, "act") for _ in range(4)]
    deed = best(deeds(panels[0]))
    answers = await asyncio.gather(*(hall.do(ada, panel, deed) for panel in panels), hall.ask(bob, "hand"))
    told = [text(answer) for answer in answers[:4]]
    assert sum("✅" in words for words in told) == 1
    assert sum("moved on" in words for words in told) == 3
    assert answers[4].attachments


@pytest.mark.slow
async def test_a_discord_that_is_slow_by_seconds(hall: Hall) -> None:
    """What takes seconds arrives all the same, once; another's question is answered meanwhile."""
    ada, bob = hall.loopback.member("ada"), hall.loopback.member("bob")
    await hall.begun(ada, bob)
    boards, letters, gate = hall.posted(hall.channel.id), hall.notices(bob), asyncio.Event()
    slow = hall.loopback.rest.fail("POST", MESSAGES, status=0, times=None, gate=gate)
    await hall.a_turn(ada)
    await hall.until(lambda: slow.met, "a message that takes its time")
    assert does(await hall.ask(bob, "act"), "do")
    await asyncio.sleep(2)
    hall.loopback.rest.troubles.clear()
    gate.set()
    await hall.until_card("bob is to move")
    await hall.until(lambda: does(hall.letter(bob), "do"), "bob's notice")
    await hall.until_posted(hall.channel.id, boards + 1)
    assert hall.notices(bob) == letters + 1


async def test_a_click_that_discord_gave_up_does_nothing(hall: Hall) -> None:
    """10062: acknowledged too late: nothing is done, and it may be tried again."""
    ada, bob = hall.loopback.member("ada"), hall.loopback.member("bob")
    await hall.begun(ada, bob)
    hall.loopback.rest.fail("POST", "/interactions/*/*/callback", status=404, code=10062)
    lost = asyncio.create_task(ada.slash(hall.channel, "space-mission top-up", discard="-"))
    await hall.bot.said("dropped: 404/10062")
    lost.cancel()
    await asyncio.gather(lost, return_exceptions=True)
    assert "action 1 of 2" in text(await hall.ask(ada, "act"))
    await hall.act(ada)
    await hall.until_card("action 2 of 2")


@pytest.mark.guarantee("answer-retried")
@pytest.mark.hastened
async def test_acknowledgement_with_a_lost_response_is_one_action(hall: Hall) -> None:
    """Discord took it and said 500; discord.py asks again and reads 40060: that is our own try, and it is gone on."""
    ada, bob = hall.loopback.member("ada"), hall.loopback.member("bob")
    await hall.begun(ada, bob)
    trouble = hall.loopback.rest.fail("POST", "/interactions/*/*/callback", status=500, when="after")
    shown = await hall.ask(ada, "space-mission top-up", discard="-")
    assert trouble.met == 1 and "✅" in text(shown)
    await hall.bot.said("was acknowledged by an earlier try")
    await hall.until_card("action 2 of 2")


BODIES = [
    (b'{"interaction": {"id": "12', "application/json"),
    (b"", "application/json"),
    (b'"Welcome"', "application/json"),
    (b"<html>Please log in</html>", "text/html"),
]
"""What a cut connection leaves of Discord's answer, and what a proxy writes in its place."""


@pytest.mark.guarantee("answer-retried")
@pytest.mark.hastened
async def test_what_discord_did_and_answered_in_shreds_is_told(hall: Hall) -> None:
    """After such an acknowledgement no request stays unanswered, and such an answer is shown."""
    ada, bob = hall.loopback.member("ada"), hall.loopback.member("bob")
    await hall.begun(ada, bob)
    for body, content in BODIES:
        how = {"status": 200, "body": body, "content": content}
        trouble = hall.loopback.rest.fail("POST", "/interactions/*/*/callback", **how)
        shown = await hall.ask(ada, "space-mission top-up", discard="-")
        assert trouble.met == 1 and "did not let me do that" in text(shown), "nothing is done"
    await hall.until_card("action 1 of 2")
    for body, content in BODIES[:2]:
        how = {"status": 200, "body": body, "content": content}
        trouble = hall.loopback.rest.fail("PATCH", ANSWERS, **how)
        shown = await hall.ask(ada, "space-mission top-up", discard="-")
        assert trouble.met == 1 and "✅" in text(shown)
    await hall.until_card("bob is to move")
    posted = hall.posted(hall.channel.id)
    for body, content in BODIES[2:]:
        hall.loopback.rest.fail("POST", MESSAGES, status=200, body=body, content=content)
    await hall.a_turn(bob)
    await hall.until_card("ada is to move")
    await hall.until_posted(hall.channel.id, posted + 1)


@pytest.mark.guarantee("answer-retried")
@pytest.mark.slow
async def test_rejected_answer_arrives_later_and_is_done_once(hall: Hall) -> None:
    """discord.py asks five times, and we let it do so twice: for a 503 that takes almost a minute, for a 429 not.

    The eleventh refusal meets the later try: by another way out, which tells the log of each with its address.
    """
    ada, bob = hall.loopback.member("ada"), hall.loopback.member("bob")
    await hall.begun(ada, bob)
    trouble = hall.loopback.rest.fail("PATCH", ANSWERS, status=429, times=11, spared=hall.tokens())
    asked = asyncio.create_task(ada.slash(hall.channel, "space-mission top-up", discard="-"))
    await hall.bot.said("it is tried again")
    await hall.bot.said("arrived after all")
    shown = (await asked).response
    assert trouble.met == 11 and shown is not None and "✅" in text(shown)
    await hall.until_card("action 2 of 2")
    assert "/<token>/messages/@original responded with 429" in hall.bot.log


@pytest.mark.guarantee("duplicate-delivery")
async def test_what_discord_delivers_twice_is_done_once(hall: Hall) -> None:
    """Commands and clicks: each arrives twice at once, and everything is there once."""
    ada, bob = hall.loopback.member("ada"), hall.loopback.member("bob")
    await hall.begun(ada, bob)
    posted = hall.posted(hall.channel.id)
    with hall.loopback.gateway.twice():
        opened = await hall.ask(ada, "play", game="space-mission")
        lobby = await hall.until_card("Seats", table=2)
        joined = await hall.press(bob, lobby, "join")
        await hall.press(ada, lobby, "computer")
        acted = await hall.ask(ada, "space-mission top-up", discard="-")
    assert "Table 2" in text(opened) and "You are in" in text(joined) and "✅" in text(acted)
    await hall.until(lambda: hall.bot.log.count("was delivered again and is dropped") == 4, "that it was seen")
    await hall.until_card("action 2 of 2")
    await hall.until_card("ada", "bob", table=2)
    assert hall.posted(hall.channel.id) == posted + 1, "one table was opened"
    assert not [request for request in hall.loopback.requests if request.code == 40060]
