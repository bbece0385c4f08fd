"""A click that changes the clicked message: answered after it, and the message is edited by the click's token."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import aiohttp
import pytest

from bot.service.card import NONCES, Button, Buttons, Card, Text
from bot.service.messenger import Gone
from cogs import send_guard
from tests.cogs.conftest import Scene
from tests.cogs.fake_service import button_id, words
from tests.support.request_watch import Lost

ROW = Buttons((Button("Join", button_id("join")), Button("Look", button_id("look"))))
LOBBY = Card((Text("A table is open."), ROW))
BY_TOKEN, BY_CHANNEL = ("PATCH", "/webhooks/*/*/messages/*"), ("PATCH", "/channels/*/messages/*")


async def posted(scene: Scene) -> Any:
    with scene.world.env._bot_scope():
        await scene.messenger.send(scene.channel.id, LOBBY, "1")
    return scene.channel.last_message


async def edited(scene: Scene, message: Any, said: str) -> bool:
    """Edit a message as the service does, and return whether the edit counts for the global limit."""
    with scene.world.env._bot_scope():
        return await scene.messenger.edit(message.channel.id, message.id, words(said))


def sent(scene: Scene, request: tuple[str, str]) -> int:
    """Return how often a request was sent."""
    return len(scene.world.watch.sent(*request))


async def test_the_answer_follows_the_message_and_is_private(scene: Scene) -> None:
    message = await posted(scene)
    answer = await scene.world.member("ada").click(message, label="Join")
    [request] = scene.world.watch.sent("POST", "/interactions/*/*/callback")
    assert request.json["type"] == 6
    [shown] = answer.followups
    assert shown.ephemeral and "Your turn" in str(shown.components)
    assert [file.description for file in shown.attachments] == ["Your hand: cards 3, 17 and 40."]
    assert "A table is open" in str(scene.channel.history()[0].components)
    assert scene.service.delivered[-1][0] == shown.id
    assert [request.pressed for request in scene.service.asks] == [message.id]


async def test_an_edit_by_the_token_is_not_counted(scene: Scene) -> None:
    message = await posted(scene)
    await scene.world.member("ada").click(message, label="Join")
    assert not await edited(scene, message, "ada sits here.")
    assert "ada sits here" in str(scene.channel.history()[0].components)
    assert (sent(scene, BY_TOKEN), sent(scene, BY_CHANNEL)) == (1, 0)


async def test_a_click_that_changes_nothing_brings_no_token(scene: Scene) -> None:
    message = await posted(scene)
    answer = await scene.world.member("ada").click(message, label="Look")
    assert answer.ephemeral and not answer.followups
    assert await edited(scene, message, "ada looks.")
    assert sent(scene, BY_CHANNEL) == 1


async def test_the_newest_of_two_tokens_is_used(scene: Scene) -> None:
    message = await posted(scene)
    await scene.world.member("ada").click(message, label="Join")
    newest = await scene.world.member("bob").click(message, label="Join")
    assert not await edited(scene, message, "bob sits here.")
    [request] = scene.world.watch.sent(*BY_TOKEN)
    assert newest._interaction.token in request.path


async def test_after_the_token_the_channel_is_used(scene: Scene) -> None:
    message = await posted(scene)
    await scene.world.member("ada").click(message, label="Join")
    await scene.world.env.advance_time(15 * 60)
    assert await edited(scene, message, "ada sits here.")
    assert "ada sits here" in str(scene.channel.history()[0].components)
    assert sent(scene, BY_TOKEN) == 0, "what Discord would refuse is not sent"


REFUSALS: dict[str, Callable[[Scene], object]] = {
    "expired": lambda scene: scene.world.env.inject_error(*BY_TOKEN, status=404, code=10015),
    "no token": lambda scene: scene.world.env.inject_error(*BY_TOKEN, status=401, code=50027),
    "rejected": lambda scene: scene.world.env.inject_error(*BY_TOKEN, status=400, code=50035),
    "broken": lambda scene: scene.world.env.inject_error(*BY_TOKEN, status=503, code=0, times=5),
    "cut": lambda scene: scene.world.watch.lost.append(Lost(*BY_TOKEN, aiohttp.ClientPayloadError, True, 1)),
}


@pytest.mark.parametrize("refuse", REFUSALS.values(), ids=REFUSALS)
async def test_a_refused_token_gives_way_to_the_channel(scene: Scene, refuse: Callable[[Scene], object]) -> None:
    message = await posted(scene)
    await scene.world.member("ada").click(message, label="Join")
    refuse(scene)
    assert await edited(scene, message, "ada sits here.")
    assert "ada sits here" in str(scene.channel.history()[0].components)
    tried = sent(scene, BY_TOKEN)
    assert await edited(scene, message, "ada has left."), "it is not tried again"
    assert "ada has left" in str(scene.channel.history()[0].components)
    assert sent(scene, BY_TOKEN) == tried


async def test_a_deleted_message_is_found_to_be_gone(scene: Scene) -> None:
    message = await posted(scene)
    await scene.world.member("ada").click(message, label="Join")
    with scene.world.env._bot_scope():
        await scene.messenger.delete(scene.channel.id, message.id)
    with pytest.raises(Gone) as gone:
        await edited(scene, message, "ada sits here.")
    assert gone.value.what == "message"


async def test_a_clicked_direct_message_brings_its_token(scene: Scene) -> None:
    ada = scene.world.member("ada")
    with scene.world.env._bot_scope():
        await scene.messenger.send_dm(ada.id, LOBBY, "1")
    [letter] = ada.user.dm_channel.history()
    await ada.user.click(letter, label="Look")
    assert not await edited(scene, letter, "It is your turn.")
    assert "It is your turn" in str(ada.user.dm_channel.history()[0].components)


async def test_a_direct_message_is_found_after_its_buttons_changed(scene: Scene) -> None:
    """It is found by its nonce, so a process that takes over does not send it a second time.

    An answer replaces its buttons: at once, or by a process that took over. The new ones may be another server's.
    """
    ada, nonce = scene.world.member("ada"), NONCES + 5

    async def is_found(saying: str) -> None:
        [letter] = ada.user.dm_channel.history()
        with scene.world.env._bot_scope():
            found = await scene.messenger.find_dm(ada.id, nonce)
        assert found is not None and found.message == letter.id
        assert saying in str(letter.components)

    with scene.world.env._bot_scope():
        await scene.messenger.send_dm(ada.id, Card((Buttons((Button("Look", button_id("look", nonce=nonce)),)),)), "1")
    for label in ("Look", "Resign"):
        await ada.user.click(ada.user.dm_channel.history()[0], label=label)
        await is_found("Your turn")
    elsewhere = Card((Text("A table is open."), Buttons((Button("Join", button_id("join", guild=901)),))))
    with scene.world.env._bot_scope():
        await scene.messenger.answer(scene.service.asks[-1].reply, elsewhere)
    await is_found("A table is open")


async def test_an_edit_by_a_token_is_fenced(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    message = await posted(scene)
    await scene.world.member("ada").click(message, label="Join")
    fenced, request = list[bool](), scene.client.http.request

    async def noted(*given: Any, **named: Any) -> Any:
        fenced.append(send_guard._fenced.get())
        return await request(*given, **named)

    monkeypatch.setattr(scene.client.http, "request", noted)
    await edited(scene, message, "ada sits here.")
    assert fenced == [True]
