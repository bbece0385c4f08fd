"""The messenger: sending, finding messages again, and the meaning of each of Discord's errors."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord
import pytest
from discord.http import Route

from bot.service.card import NONCES, Button, Buttons, Card, Section, Text
from bot.service.interactions import Reply
from bot.service.messenger import (
    DmClosed,
    DmLater,
    Gone,
    Later,
    NotAllowed,
    NoThread,
    Rejected,
    Sent,
    TooLarge,
    Undeliverable,
)
from cogs import discord_errors
from cogs.messenger import DiscordMessenger
from cogs.permissions import invite
from tests.cogs.conftest import Scene, client_of
from tests.cogs.fake_service import FakeService, button_id, panel, words

MESSAGES = "/channels/*/messages"


async def do(scene: Scene, work: Callable[[DiscordMessenger], Awaitable[Any]]) -> Any:
    """Let the messenger work as a part of the bot."""
    with scene.world.env._bot_scope():
        return await work(scene.messenger)


def marked(nonce: int) -> Card:
    return Card((Text("A table."), Buttons((Button("Join", button_id("join", nonce=nonce)),))))


async def test_a_message_is_sent_edited_and_deleted(scene: Scene) -> None:
    sent: Sent = await do(scene, lambda m: m.send(scene.channel.id, panel(), "row-1"))
    assert sent.channel == scene.channel.id
    [request] = scene.world.watch.sent("POST", MESSAGES)
    assert (request.json["nonce"], request.json["enforce_nonce"]) == ("row-1", True)
    assert request.json["flags"] == 1 << 15
    assert request.json["attachments"][0]["description"] == "Your hand: cards 3, 17 and 40."
    assert [(file.name, file.description) for file in request.files] == [("hand.png", "Your hand: cards 3, 17 and 40.")]
    again = await do(scene, lambda m: m.send(scene.channel.id, panel(), "row-1"))
    assert again == sent

    await do(scene, lambda m: m.edit(sent.channel, sent.message, words("Shorter.")))
    message = scene.channel.last_message
    assert message.id == sent.message
    assert message.attachments == []
    assert "Shorter." in str(message.components[0].to_dict())

    await do(scene, lambda m: m.delete(sent.channel, sent.message))
    await do(scene, lambda m: m.delete(sent.channel, sent.message))
    assert scene.channel.history() == []
    await do(scene, lambda m: m.delete(12345, sent.message))


async def test_only_the_named_are_pinged(scene: Scene) -> None:
    ada, bob = scene.world.member("ada"), scene.world.member("bob")
    text = f"{ada.user.mention} is next, {bob.user.mention} waits, @everyone"
    await do(scene, lambda m: m.send(scene.channel.id, Card((Text(text),), mentions=(ada.id,)), "1"))
    [request] = scene.world.watch.sent("POST", MESSAGES)
    assert request.json["allowed_mentions"] == {"parse": [], "users": [ada.id]}
    await do(scene, lambda m: m.send(scene.channel.id, words(text), "2"))
    assert scene.world.watch.sent("POST", MESSAGES)[-1].json["allowed_mentions"] == {"parse": []}


async def test_a_dm_channel_is_asked_for_once(scene: Scene) -> None:
    ada = scene.world.member("ada")
    first = await do(scene, lambda m: m.send_dm(ada.id, words("one"), "1"))
    second = await do(scene, lambda m: m.send_dm(ada.id, words("two"), "2"))
    assert first.channel == second.channel == ada.user.dm_channel.id
    assert len(scene.world.watch.sent("POST", "/users/@me/channels")) == 1
    fresh = client_of(FakeService())
    await scene.world.restart(fresh)
    scene.messenger.attach(fresh)
    await do(scene, lambda m: m.edit(first.channel, first.message, words("three")))
    assert "three" in str(ada.user.dm_channel.history()[0].components[0].to_dict())


async def test_closed_dms(scene: Scene) -> None:
    ada = scene.world.member("ada")
    scene.world.watch.close_dms(ada.user)
    with pytest.raises(DmClosed):
        await do(scene, lambda m: m.send_dm(ada.id, words("x"), "1"))
    with pytest.raises(Gone) as gone:
        await do(scene, lambda m: m.send_dm(99, words("x"), "1"))
    assert gone.value.what == "user"


@pytest.mark.parametrize("way", ["send", "find"])
async def test_a_deleted_dm_channel_is_opened_again(scene: Scene, way: str) -> None:
    ada = scene.world.member("ada")
    await do(scene, lambda m: m.send_dm(ada.id, words("x"), "1"))
    verb = "POST" if way == "send" else "GET"
    scene.world.env.inject_error(verb, "/channels/*/messages", status=404, code=10003, times=1)
    with pytest.raises(Gone) as gone:
        await do(
            scene, lambda m: m.send_dm(ada.id, words("y"), "2") if way == "send" else m.find_dm(ada.id, NONCES + 7)
        )
    assert gone.value.what == "channel"
    await do(scene, lambda m: m.find_dm(ada.id, NONCES + 7))
    assert len(scene.world.watch.sent("POST", "/users/@me/channels")) == 2


async def test_dms_that_are_opened_too_fast_are_opened_later(scene: Scene) -> None:
    """40003 is about us and this moment, and says nothing about what its reader takes."""
    ada = scene.world.member("ada")
    scene.world.env.inject_error("POST", "/users/@me/channels", status=403, code=40003, times=2)
    for work in (lambda m: m.send_dm(ada.id, words("x"), "1"), lambda m: m.find_dm(ada.id, NONCES + 7)):
        with pytest.raises(Later):
            await do(scene, work)
    sent = await do(scene, lambda m: m.send_dm(ada.id, words("x"), "1"))
    assert [message.id for message in ada.user.dm_channel.history()] == [sent.message]


async def test_a_message_is_found_by_its_nonce(scene: Scene) -> None:
    ada = scene.world.member("ada")
    await ada.send(scene.channel, "first!")
    sent = await do(scene, lambda m: m.send(scene.channel.id, marked(NONCES + 41), "1"))
    await do(scene, lambda m: m.send(scene.channel.id, marked(NONCES + 42), "2"))
    await do(scene, lambda m: m.send(scene.channel.id, words("no button"), "3"))
    await do(scene, lambda m: m.send(scene.channel.id, marked(0), "4"))
    assert await do(scene, lambda m: m.find(scene.channel.id, NONCES + 41)) == sent.message
    assert await do(scene, lambda m: m.find(scene.channel.id, NONCES + 43)) is None
    assert await do(scene, lambda m: m.find(scene.channel.id, 0)) is None
    dm = await do(scene, lambda m: m.send_dm(ada.id, marked(NONCES + 7), "5"))
    assert await do(scene, lambda m: m.find_dm(ada.id, NONCES + 7)) == dm
    assert await do(scene, lambda m: m.find_dm(ada.id, NONCES + 8)) is None


async def test_only_the_last_hundred_messages_are_looked_through(scene: Scene) -> None:
    sent = await do(scene, lambda m: m.send(scene.channel.id, marked(NONCES + 41), "first"))
    ada = scene.world.member("ada")
    for number in range(99):
        scene.world.env.backend.create_message(scene.channel.id, ada.id, content=f"chat {number}")
    assert await do(scene, lambda m: m.find(scene.channel.id, NONCES + 41)) == sent.message
    scene.world.env.backend.create_message(scene.channel.id, ada.id, content="one too many")
    assert await do(scene, lambda m: m.find(scene.channel.id, NONCES + 41)) is None


async def test_a_message_of_another_user_is_not_ours(scene: Scene) -> None:
    sent = await do(scene, lambda m: m.send(scene.channel.id, marked(NONCES + 41), "1"))
    robot = scene.world.env.create_user("robot", bot=True)
    scene.world.env.backend.messages[scene.channel.id][sent.message].author_id = robot.id
    assert await do(scene, lambda m: m.find(scene.channel.id, NONCES + 41)) is None


async def test_an_answer_of_another_process_is_completed(scene: Scene) -> None:
    ada = scene.world.member("ada")
    scene.world.env.inject_error("PATCH", "/webhooks/*/@original", status=503, code=0, times=2)
    answer = await ada.slash(scene.channel, "hand")
    [request] = scene.service.asks
    fresh = client_of(FakeService())
    await scene.world.restart(fresh)
    scene.messenger.attach(fresh)
    await do(scene, lambda m: m.answer(request.reply, panel()))
    assert answer.response is not None
    assert answer.ephemeral
    assert "Your turn" in str(answer.response.components)
    assert [file.description for file in answer.response.attachments] == ["Your hand: cards 3, 17 and 40."]
    await do(scene, lambda m: m.answer(request.reply, words("short")))
    assert answer.response.attachments == []
    await scene.world.env.advance_time(15 * 60)
    with pytest.raises(Gone) as gone:
        await do(scene, lambda m: m.answer(request.reply, words("late")))
    assert gone.value.what == "interaction"


async def test_the_address_of_an_answer_has_no_escaped_sign(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """The simulated Discord of tests decodes addresses; that of the practice server does not."""
    asked: list[str] = []

    async def request(route: Route, **_given: Any) -> dict[str, str]:
        asked.append(route.url.removeprefix(Route.BASE))
        return {"id": "2"}

    monkeypatch.setattr(scene.client.http, "request", request)
    for reply in (Reply(1, "token"), Reply(1, "token", pressed=3, follow_up=4)):
        await do(scene, lambda m, reply=reply: m.answer(reply, words("x")))
    assert asked == ["/webhooks/1/token/messages/@original", "/webhooks/1/token/messages/4"]


async def test_a_thread_is_opened_for_as_long_as_may_be(scene: Scene) -> None:
    thread = await do(scene, lambda m: m.open_thread(scene.channel.id, "Space Mission " * 10))
    [request] = scene.world.watch.sent("POST", "/channels/*/threads")
    assert request.json["auto_archive_duration"] == 10080
    assert request.json["type"] == 11
    assert len(request.json["name"]) <= 100
    sent = await do(scene, lambda m: m.send(thread, marked(NONCES + 9), "1"))
    assert sent.channel == thread
    assert await do(scene, lambda m: m.find(thread, NONCES + 9)) == sent.message
    assert await do(scene, lambda m: m.lacks(thread)) == ()
    beside = await do(scene, lambda m: m.open_thread(thread, "Second table"))
    assert {made.id for made in scene.channel.threads} == {thread, beside}


async def test_impossible_thread_is_told_before_and_at_the_try(scene: Scene) -> None:
    guild = scene.world.guild
    forum = guild.create_forum_channel("ideas")
    await scene.world.env.settle()
    place = scene.client.get_channel(forum.id)
    assert isinstance(place, discord.ForumChannel)
    post = (await place.create_thread(name="Let us play", content="Who is in?")).thread
    places = {guild.create_voice_channel("talk").id: "channel", guild.create_stage_channel("show").id: "channel"}
    for channel, why in (places | {post.id: "post"}).items():
        for work in (lambda m, at=channel: m.lacks(at, thread=True), lambda m, at=channel: m.open_thread(at, "Table")):
            with pytest.raises(NoThread) as refused:
                await do(scene, work)
            assert refused.value.why == why
        assert await do(scene, lambda m, at=channel: m.lacks(at)) == (), "to play right there is possible"
    scene.world.env.inject_error("POST", "/channels/*/threads", status=400, code=160006, times=1)
    with pytest.raises(NoThread) as refused:
        await do(scene, lambda m: m.open_thread(scene.channel.id, "Table"))
    assert refused.value.why == "full"


@pytest.mark.parametrize(
    ("denied", "name"),
    [
        ("view_channel", "View Channel"),
        ("send_messages", "Send Messages"),
        ("attach_files", "Attach Files"),
        ("read_message_history", "Read Message History"),
    ],
)
async def test_what_the_bot_lacks_is_named(scene: Scene, denied: str, name: str) -> None:
    assert await do(scene, lambda m: m.lacks(scene.channel.id)) == ()
    scene.world.deny(scene.channel, **{denied: True})
    await scene.world.env.settle()
    assert await do(scene, lambda m: m.lacks(scene.channel.id)) == (name,)
    if denied in ("view_channel", "send_messages"):
        with pytest.raises(NotAllowed) as refused:
            await do(scene, lambda m: m.send(scene.channel.id, words("x"), "1"))
        assert name in refused.value.missing


async def test_threads_have_permissions_of_their_own(scene: Scene) -> None:
    thread = await do(scene, lambda m: m.open_thread(scene.channel.id, "Table"))
    scene.world.deny(scene.channel, send_messages_in_threads=True, create_public_threads=True)
    await scene.world.env.settle()
    assert await do(scene, lambda m: m.lacks(scene.channel.id)) == ()
    both = ("Send Messages in Threads", "Create Public Threads")
    assert await do(scene, lambda m: m.lacks(scene.channel.id, thread=True)) == both
    assert await do(scene, lambda m: m.lacks(thread)) == ("Send Messages in Threads",)
    with pytest.raises(NotAllowed) as refused:
        await do(scene, lambda m: m.open_thread(scene.channel.id, "Another"))
    assert refused.value.missing == both


async def test_the_invite_asks_for_what_is_checked_and_no_more() -> None:
    names = ("view_channel", "send_messages", "send_messages_in_threads", "attach_files", "read_message_history")
    assert invite() == discord.Permissions(create_public_threads=True, **dict.fromkeys(names, True))


async def test_who_is_still_here(scene: Scene) -> None:
    ada, bob = scene.world.member("ada"), scene.world.member("bob")
    guild = scene.world.guild
    assert await do(scene, lambda m: m.is_member(guild.id, ada.id))
    guild.remove_member(bob)
    assert not await do(scene, lambda m: m.is_member(guild.id, bob.id))
    assert not await do(scene, lambda m: m.is_member(guild.id, 99))
    with pytest.raises(Gone) as gone:
        await do(scene, lambda m: m.is_member(12345, ada.id))
    assert gone.value.what == "guild"


async def test_who_is_still_here_is_known_before_the_servers_are(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that was started again tells whose turn it is at once, and does not put it off until it is ready."""
    ada, bob = scene.world.member("ada"), scene.world.member("bob")
    guild = scene.world.guild
    guild.remove_member(bob)
    monkeypatch.setattr(type(scene.client), "get_guild", lambda _client, _guild: None)
    monkeypatch.setattr(type(scene.client), "is_ready", lambda _client: False)
    assert await do(scene, lambda m: m.is_member(guild.id, ada.id))
    assert not await do(scene, lambda m: m.is_member(guild.id, bob.id))
    scene.world.env.inject_error("GET", "/guilds/*/members/*", status=403, code=50001, times=1)
    with pytest.raises(Later):
        await do(scene, lambda m: m.is_member(guild.id, ada.id))


async def test_a_card_that_does_not_fit_is_rejected(scene: Scene) -> None:
    too_long = Card((Text("x" * 5000),))
    for work in (
        lambda m: m.send(scene.channel.id, too_long, "1"),
        lambda m: m.edit(scene.channel.id, 1, too_long),
        lambda m: m.answer(Reply(1, "token"), too_long),
    ):
        with pytest.raises(Rejected):
            await do(scene, work)


async def test_without_a_client_everything_is_for_later(scene: Scene) -> None:
    with pytest.raises(Later):
        await DiscordMessenger().send(1, words("x"), "1")
    await scene.client.close()
    with pytest.raises(Later):
        await scene.messenger.send(scene.channel.id, words("x"), "1")


CODES: list[tuple[int, int, type[Undeliverable], str | None]] = [
    (404, 10003, Gone, "channel"),
    (404, 10004, Gone, "guild"),
    (404, 10007, Gone, "user"),
    (404, 10008, Gone, "message"),
    (404, 10013, Gone, "user"),
    (404, 10015, Gone, "interaction"),
    (404, 10062, Gone, "interaction"),
    (401, 50027, Gone, "interaction"),
    (400, 50033, Gone, "user"),
    (404, 0, Gone, "resource"),
    (403, 50001, NotAllowed, None),
    (403, 50013, NotAllowed, None),
    (400, 50083, NotAllowed, None),
    (403, 0, NotAllowed, None),
    (403, 50007, DmClosed, None),
    (403, 40003, DmLater, None),
    (400, 40003, DmLater, None),
    (429, 40003, DmLater, None),
    (400, 50278, DmClosed, None),
    (403, 50278, DmClosed, None),
    (400, 50035, Rejected, None),
    (413, 40005, TooLarge, None),
    (413, 0, TooLarge, None),
    (400, 40005, TooLarge, None),
    (400, 160006, Later, None),
    (401, 0, Later, None),
    (429, 0, Later, None),
    (500, 0, Later, None),
    (502, 0, Later, None),
    (503, 0, Later, None),
    (504, 0, Later, None),
]


@pytest.mark.parametrize(("status", "code", "kind", "what"), CODES)
async def test_each_refusal_has_its_kind(
    scene: Scene, status: int, code: int, kind: type[Undeliverable], what: str | None
) -> None:
    scene.world.env.inject_error("POST", MESSAGES, status=status, code=code, times=None)
    with pytest.raises(Undeliverable) as refused:
        await do(scene, lambda m: m.send(scene.channel.id, words("x"), "1"))
    assert type(refused.value) is kind
    if isinstance(refused.value, Gone):
        assert refused.value.what == what


@pytest.mark.parametrize(
    "error",
    [
        TimeoutError(),
        OSError("no route"),
        aiohttp.ServerDisconnectedError(),
        aiohttp.ClientPayloadError(),
        discord.RateLimited(42.0),
    ],
)
async def test_an_unreachable_discord_is_for_later(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async def dead(*_: Any, **__: Any) -> None:
        raise error

    ada = scene.world.member("ada")
    monkeypatch.setattr(scene.client.http, "request", dead)
    for work in (
        lambda m: m.send(scene.channel.id, words("x"), "1"),
        lambda m: m.send_dm(ada.id, words("x"), "1"),
        lambda m: m.edit(scene.channel.id, 1, words("x")),
        lambda m: m.delete(scene.channel.id, 1),
        lambda m: m.find(scene.channel.id, 1),
        lambda m: m.find_dm(ada.id, 1),
        lambda m: m.answer(Reply(1, "token"), words("x")),
        lambda m: m.open_thread(scene.channel.id, "x"),
        lambda m: m.is_member(scene.world.guild.id, 1),
    ):
        with pytest.raises(Later) as later:
            await do(scene, work)
        assert later.value.after == (42.0 if isinstance(error, discord.RateLimited) else 0.0)


class Answer:
    """As much of an HTTP answer as an exception of discord.py wants."""

    def __init__(self, status: int, **headers: str) -> None:
        self.status, self.reason, self.headers = status, "", headers


def refusal(status: int, code: int, **headers: str) -> discord.HTTPException:
    answer: Any = Answer(status, **{name.replace("_", "-"): value for name, value in headers.items()})
    return discord.HTTPException(answer, {"code": code, "message": "no"})


@pytest.mark.parametrize(("header", "after"), [("3.5", 3.5), ("", 0.0), ("soon", 0.0), ("-1", 0.0)])
def test_how_long_to_wait_is_read_from_the_answer(header: str, after: float) -> None:
    later = discord_errors.kind(refusal(429, 0, Retry_After=header))
    assert isinstance(later, Later)
    assert later.after == after


def test_a_stranger_error_of_the_library_is_a_bug_of_ours() -> None:
    assert isinstance(discord_errors.kind(discord.ClientException("odd")), Rejected)


async def test_a_sleeping_thread_is_woken_for_an_edit(scene: Scene) -> None:
    thread = await do(scene, lambda m: m.open_thread(scene.channel.id, "Table"))
    sent = await do(scene, lambda m: m.send(thread, words("one"), "1"))
    scene.world.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083, times=1)
    await do(scene, lambda m: m.edit(thread, sent.message, words("two")))
    [woken] = scene.world.watch.sent("PATCH", f"/channels/{thread}")
    assert woken.json == {"archived": False}
    scene.world.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083, times=None)
    with pytest.raises(NotAllowed):
        await do(scene, lambda m: m.edit(thread, sent.message, words("three")))


async def test_a_message_is_found_by_the_button_of_a_section(scene: Scene) -> None:
    card = Card((Section("A table.", Button("Join", button_id("join", nonce=NONCES + 5))),))
    sent: Sent = await do(scene, lambda m: m.send(scene.channel.id, card, "1"))
    assert await do(scene, lambda m: m.find(scene.channel.id, NONCES + 5)) == sent.message
