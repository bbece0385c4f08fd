"""Errors while a request is answered: what the user and the log get to see."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.progress import Progress
from bot.service.card import Card, Text
from bot.service.request import Answer, AnswerFailed, Request
from bot.text.translator import Translator
from cogs.interaction_runner import InteractionRunner, Invocation
from tests.cogs.conftest import Scene
from tests.cogs.fake_service import FakeService, panel, words

CALLBACK = "/interactions/*/callback"
ORIGINAL = "/webhooks/*/@original"


def an_ask() -> Request:
    return Request(
        user=1, name="a", guild=2, channel=3, locale="en", interaction=4, application=5, token="t", source="slash"
    )


async def test_the_unexpected_is_excused_and_logged_with_its_id(scene: Scene, caplog: pytest.LogCaptureFixture) -> None:
    ada = scene.world.member("ada", locale="de")
    token: list[str] = []

    async def fail(request: Request) -> Card:
        token.append(request.token)
        raise RuntimeError(f"at https://discord.example/webhooks/1/{request.token}/messages")

    scene.service.answers["look"] = fail
    answer = await ada.slash(scene.channel, "hand", table="900:7")
    [(locale, error_id, _)] = scene.service.called("apology")
    assert locale == "de"
    assert answer.response is not None
    assert f"Sorry. {error_id}" in str(answer.response.components)
    assert answer.ephemeral
    assert f"error {error_id} in /hand, guild {scene.world.guild.id}, table 900:7" in caplog.text
    assert "RuntimeError" in caplog.text
    assert "in fail" in caplog.text
    assert token[0] not in caplog.text
    assert scene.service.order()[-1] == "answered"
    assert scene.channel.history() == []


async def test_a_button_that_fails_is_excused_in_private(scene: Scene, caplog: pytest.LogCaptureFixture) -> None:
    ada = scene.world.member("ada")
    panel = await ada.slash(scene.channel, "act")
    assert panel.response is not None
    scene.service.answers["press"] = ValueError("no")
    await ada.click(panel.response, label="Jump")
    assert "Sorry." in str(panel.response.components)
    assert "in button do, guild 900, table 7" in caplog.text


async def test_a_card_that_does_not_fit_is_excused(scene: Scene, caplog: pytest.LogCaptureFixture) -> None:
    scene.service.answers["look"] = Card((Text("x" * 5000),))
    answer = await scene.world.member("ada").slash(scene.channel, "board")
    assert answer.response is not None
    assert "Sorry." in str(answer.response.components)
    assert "Unshowable" in caplog.text


async def test_a_card_that_discord_refuses_is_excused(scene: Scene, caplog: pytest.LogCaptureFixture) -> None:
    scene.world.env.inject_error("PATCH", ORIGINAL, status=400, code=50035, times=1)
    answer = await scene.world.member("ada").slash(scene.channel, "board")
    assert answer.response is not None
    assert "Sorry." in str(answer.response.components)
    assert "50035" in caplog.text
    assert scene.service.order() == ["note", "look", "apology", "answered"]


async def test_an_answer_that_is_too_large_comes_in_words(scene: Scene, caplog: pytest.LogCaptureFixture) -> None:
    scene.world.env.inject_error("PATCH", ORIGINAL, status=413, code=40005, times=1)
    answer = await scene.world.member("ada").slash(scene.channel, "board")
    assert answer.response is not None
    assert "In words." in str(answer.response.components) and answer.response.attachments == []
    assert scene.service.order() == ["note", "look", "in_words", "answered"]
    assert "too large for Discord" in caplog.text


async def test_one_that_is_too_large_even_in_words_is_excused(scene: Scene) -> None:
    scene.world.env.inject_error("PATCH", ORIGINAL, status=413, code=40005, times=2)
    answer = await scene.world.member("ada").slash(scene.channel, "board")
    assert answer.response is not None and "Sorry." in str(answer.response.components)
    assert scene.service.order() == ["note", "look", "in_words", "apology", "answered"]


async def test_an_apology_that_fails_too_is_the_end_of_it(scene: Scene, caplog: pytest.LogCaptureFixture) -> None:
    scene.world.env.inject_error("PATCH", ORIGINAL, status=400, code=50035, times=None)
    await scene.world.member("ada").slash(scene.channel, "board")
    assert scene.service.order() == ["note", "look", "apology", "answered"]
    assert caplog.text.count("error ") >= 2


@pytest.mark.parametrize(
    ("status", "code", "then"),
    [(404, 10062, "answered"), (401, 50027, "answered"), (401, 0, "undelivered"), (500, 0, "undelivered")],
)
async def test_without_an_acknowledgement_nothing_is_done(
    scene: Scene, caplog: pytest.LogCaptureFixture, status: int, code: int, then: str
) -> None:
    caplog.set_level(logging.INFO)
    scene.world.env.inject_error("POST", CALLBACK, status=status, code=code, times=1)
    await scene.world.member("ada").slash(scene.channel, "undo")
    assert scene.service.order() == ["note", then]
    assert f"dropped: {status}/{code}" in caplog.text
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert scene.service.left == ([None] if then == "undelivered" else []), "Discord may have taken it all the same"


async def test_interaction_acknowledged_by_an_earlier_try_is_answered(
    scene: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    """40060 to what was not met before: our own try got through, and Discord's word of that was lost."""
    caplog.set_level(logging.INFO)
    send = discord.InteractionResponse.defer
    tries: list[None] = []

    async def twice(self: discord.InteractionResponse[Any], **given: Any) -> None:
        await send(self, **given)
        tries.append(None)
        response = SimpleNamespace(status=400, reason="Bad Request")
        raise discord.HTTPException(response, {"code": 40060, "message": "already"})  # pyright: ignore[reportArgumentType]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(discord.InteractionResponse, "defer", twice)
        answer = await scene.world.member("ada").slash(scene.channel, "board")
    assert tries and answer.response is not None and "Your turn" in str(answer.response.components)
    assert scene.service.order() == ["note", "look", "answered"]
    assert "was acknowledged by an earlier try" in caplog.text


async def test_one_that_is_delivered_twice_is_served_once(scene: Scene, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    taken: list[int] = []

    class Response:
        async def defer(self, **_: Any) -> None:
            taken.append(1)
            if len(taken) > 1:
                response = SimpleNamespace(status=400, reason="Bad Request")
                raise discord.HTTPException(response, {"code": 40060, "message": "already"})  # pyright: ignore[reportArgumentType]

    class Interaction:
        response = Response()

        async def edit_original_response(self, **_: Any) -> Any:
            return SimpleNamespace(id=1)

    async def work(_ask: Request) -> Answer:
        scene.service.calls.append(("look", ()))
        return words("once")

    given: Any = Interaction()
    for _ in range(2):
        await scene.client.runner.serve(Invocation(given, an_ask(), "x"), work)
    assert scene.service.order() == ["note", "look", "answered"], "and nothing pending is left in the store"
    assert taken == [1] and "interaction 4 was delivered again and is dropped" in caplog.text


class Taken:
    """An interaction of which Discord takes everything."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.response = self

    async def defer(self, **_: Any) -> None:
        self.told.append("acknowledged")

    async def edit_original_response(self, **_: Any) -> Any:
        self.told.append("answered")
        return SimpleNamespace(id=1)


@pytest.mark.parametrize(("takes", "noted"), [(0.9, True), (1.1, False)])
async def test_acknowledgement_waits_at_most_a_second_for_the_note(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, takes: float, noted: bool
) -> None:
    """The loop's own clock is put forward; nothing waits."""
    service, loop, clock, ahead = FakeService(), asyncio.get_running_loop(), time.monotonic, [0.0]
    given: Any = Taken()

    async def note(request: Request) -> bool:
        held = asyncio.Event()
        ahead[0] += takes
        if noted:
            loop.call_soon(held.set)
        await held.wait()
        given.told.append("noted")
        return True

    async def work(_ask: Request) -> Answer:
        return words("done")

    monkeypatch.setattr(service, "note", note)
    monkeypatch.setattr(loop, "time", lambda: clock() + ahead[0])
    await InteractionRunner(service, Translator()).serve(Invocation(given, an_ask(), "x"), work)
    assert given.told == (["noted"] if noted else []) + ["acknowledged", "answered"]
    assert ("acknowledged without a note" in caplog.text) is not noted


async def test_what_another_process_serves_is_left_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    service, given = FakeService(), Taken()

    async def note(request: Request) -> bool:
        return False

    async def work(_ask: Request) -> Answer:
        raise AssertionError("it is served twice")

    monkeypatch.setattr(service, "note", note)
    invocation: Any = Invocation(given, an_ask(), "x")  # pyright: ignore[reportArgumentType] - what of it is asked for
    await InteractionRunner(service, Translator()).serve(invocation, work)
    assert given.told == []


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (404, 10015), (401, 50027), (404, 10008)])
async def test_late_answer_is_dropped_and_not_done_again(
    scene: Scene, caplog: pytest.LogCaptureFixture, status: int, code: int
) -> None:
    caplog.set_level(logging.INFO)
    scene.world.env.inject_error("PATCH", ORIGINAL, status=status, code=code, times=None)
    await scene.world.member("ada").slash(scene.channel, "undo")
    assert scene.service.order() == ["note", "look", "answered"]
    assert "came too late" in caplog.text
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


async def test_an_answer_is_tried_twice_and_then_left_to_the_note(scene: Scene) -> None:
    scene.world.env.inject_error("PATCH", ORIGINAL, status=503, code=0, times=1)
    answer = await scene.world.member("ada").slash(scene.channel, "board")
    assert answer.response is not None
    assert "Your turn" in str(answer.response.components)
    assert [file.description for file in answer.response.attachments] == ["Your hand: cards 3, 17 and 40."]
    scene.service.calls.clear()
    scene.world.env.inject_error("PATCH", ORIGINAL, status=503, code=0, times=2)
    await scene.world.member("bob").slash(scene.channel, "board")
    assert scene.service.order() == ["note", "look", "undelivered"]
    (left,) = scene.service.left
    assert left is not None and "Your turn" in str(left.blocks), "it is brought as it was made"


NOWHERE = aiohttp.ConnectionTimeoutError("Connection timeout to host https://discord.com/api/v10/webhooks/5/secret/")


@pytest.mark.parametrize("error", [aiohttp.ServerDisconnectedError(), OSError("reset"), TimeoutError(), NOWHERE])
async def test_a_dead_network_leaves_the_note(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    async def dead(*_: Any, **__: Any) -> None:
        raise error

    ada = scene.world.member("ada")
    monkeypatch.setattr(discord.Interaction, "edit_original_response", dead)
    await ada.slash(scene.channel, "board")
    assert scene.service.order() == ["note", "look", "undelivered"]
    monkeypatch.setattr(discord.InteractionResponse, "defer", dead)
    scene.service.calls.clear()
    await ada.slash(scene.channel, "board")
    assert scene.service.order() == ["note", "undelivered"]
    assert scene.service.left[-1] is None and scene.service.left[0] is not None
    assert caplog.text.count(type(error).__name__) == 2, "the log tells of both what it was"
    assert "secret" not in caplog.text and "reset" not in caplog.text, "and nothing that a library made of it"


async def test_library_bug_leaves_no_request_unanswered(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It takes whatever Discord sends for what the documentation says."""

    async def odd(*_: Any, **__: Any) -> None:
        raise TypeError("string indices must be integers")

    monkeypatch.setattr(discord.InteractionResponse, "defer", odd)
    await scene.world.member("ada").slash(scene.channel, "undo")
    assert scene.service.order() == ["note", "undelivered"] and scene.service.left == [None]
    assert "TypeError" in caplog.text


@pytest.mark.parametrize("step", ["note", "answered"])
async def test_request_goes_on_if_its_pending_note_fails(
    scene: Scene, step: str, caplog: pytest.LogCaptureFixture
) -> None:
    scene.service.broken[step] = OSError("disk full")
    answer = await scene.world.member("ada").slash(scene.channel, "board")
    assert answer.response is not None
    assert "Your turn" in str(answer.response.components)
    assert "disk full" in caplog.text


async def test_a_command_that_has_changed_meanwhile(scene: Scene) -> None:
    ada = scene.world.member("ada", locale="de")
    scene.client.tree.remove_command("hand")
    answer = await ada.slash(scene.channel, "hand")
    assert answer.ephemeral
    assert answer.response is not None
    assert "Lade Discord neu" in str(answer.response.components)
    assert scene.service.order() == []
    scene.client.tree.remove_command("rules")
    assert await ada.autocomplete(scene.channel, "rules", "topic", "x") == []
    # Reading them acknowledges them: simcord reports every error that reaches the tree.
    assert [type(error).__name__ for error in scene.world.env.errors] == ["CommandNotFound"] * 2


async def test_closing_waits_for_answers_under_way(scene: Scene) -> None:
    ready = asyncio.Event()
    told: list[str] = []

    async def work(_ask: Request) -> Answer:
        ready.set()
        await asyncio.sleep(0.01)
        told.append("done")
        return words("late")

    class Response:
        async def defer(self, **_: Any) -> None:
            return None

    class Interaction:
        response = Response()

        async def edit_original_response(self, **_: Any) -> Any:
            told.append("answered")
            return SimpleNamespace(id=1)

    invocation = Invocation(Interaction(), an_ask(), "x")  # pyright: ignore[reportArgumentType]
    serving: Awaitable[None] = asyncio.ensure_future(scene.client.runner.serve(invocation, work))
    await ready.wait()
    await scene.client.runner.close()
    assert told == ["done", "answered"]
    await serving


@pytest.mark.parametrize("progress", Progress)
@pytest.mark.parametrize("refusals", [1, 2])
async def test_an_apology_says_how_far_it_was_done(scene: Scene, progress: Progress, refusals: int) -> None:
    scene.service.progress = progress
    scene.world.env.inject_error("PATCH", ORIGINAL, status=400, code=50035, times=refusals)
    await scene.world.member("ada").slash(scene.channel, "undo")
    told = [found for _, _, found in scene.service.called("apology")]
    assert told == [progress] * (refusals if progress else 1), (
        "what is committed is told, with the answer and without it"
    )


async def test_what_is_left_for_later_is_what_discord_did_not_take(scene: Scene) -> None:
    """The answer was refused for good; the excuse could not be brought only just then."""
    scene.service.progress = Progress.DONE
    scene.world.env.inject_error("PATCH", ORIGINAL, status=400, code=50035, times=1)
    scene.world.env.inject_error("PATCH", ORIGINAL, status=503, times=2)
    await scene.world.member("ada").slash(scene.channel, "undo")
    (left,) = scene.service.left
    assert left is not None and "It is done." in str(left.blocks)


async def test_a_bug_after_the_commit_is_excused_as_done(scene: Scene) -> None:
    scene.service.answers["look"] = AnswerFailed(Progress.DONE)
    answer = await scene.world.member("ada").slash(scene.channel, "undo")
    assert answer.response is not None and "It is done." in str(answer.response.components)


SEVERAL = {"pictures": "contrast", "rating": "on", "language": "de"}


@pytest.mark.parametrize("fails", [False, True])
@pytest.mark.parametrize(
    ("last", "progress"),
    [(Progress.DONE, Progress.DONE), (Progress.PART, Progress.PART), (Progress.NOTHING, Progress.PART)],
)
async def test_several_settings_are_done_when_all_are(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, last: Progress, progress: Progress, fails: bool
) -> None:
    async def look(_ask: Request, look: str, *_: Any) -> Answer:
        if look == "rating" and fails:
            raise AnswerFailed(last)
        return Answer((Text(look),), progress=last if look == "rating" else Progress.DONE)

    monkeypatch.setattr(scene.service, "look", look)
    scene.world.env.inject_error("PATCH", ORIGINAL, status=400, code=50035, times=1)
    await scene.world.member("ada").slash(scene.channel, "settings", **SEVERAL)
    assert scene.service.called("apology")[-1][2] is progress


async def test_the_service_is_told_what_stands_as_which_message(scene: Scene) -> None:
    """A new message, the same after a click in it, and no panel where something else was shown."""
    ada = scene.world.member("ada")
    shown = await ada.slash(scene.channel, "act")
    assert shown.response is not None
    await ada.click(shown.response, label="Jump")
    scene.service.answers["press"] = ValueError("no")
    await ada.click(shown.response, label="Jump")
    [first, second, third] = scene.service.delivered
    assert first[0] == second[0] == third[0] == shown.response.id
    blocks = [card.blocks for _, card in (first, second, third) if card is not None]
    assert blocks[:2] == [panel().blocks] * 2
    assert len(blocks) == 3 and blocks[2] != panel().blocks, "the apology"
