"""An answer that Discord rejects is retried for fifteen minutes; its action is not repeated."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from typing import Any

import pytest

from bot.clock import SetClock
from bot.errors import StoreUnavailable
from bot.service.answers import recovery
from bot.service.answers.retry import AT_ONCE, WHOLE
from bot.service.card import NONCES, ButtonId, Card
from bot.service.interactions import Reply
from bot.service.messenger import DmClosed, Gone, Later, NotAllowed, Rejected, TooLarge, Undeliverable
from bot.service.records import Posted
from bot.service.request import Request
from tests.service.pretended import FakeMessenger, labels, text
from tests.service.world import ANN, BOB, EVA, GUILD, World
from tests.service.world import world as make_world


async def beat(world: World, seconds: float) -> None:
    """Let a heartbeat come after so long."""
    world.clock.advance(seconds)
    await world.service.late.settle()


async def lost(world: World, user: int = ANN, **more: Any) -> tuple[Request, Card]:
    """Let a user do something whose answer Discord rejects."""
    loaded = await world.loaded()
    button_id = ButtonId(GUILD, 1, "do", ("top-up", str(loaded.view(loaded.seat_number(user)).hand[0].number)))
    request = world.ask(user, **more)
    await world.service.note(request)
    card = await world.service.press(request.on(button_id))
    await world.service.undelivered(request, card)
    return request, card


@pytest.mark.guarantee("answer-retried")
async def test_what_was_not_taken_arrives_later_and_is_done_once(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    await world.started(ANN, BOB)
    request, card = await lost(world)
    world.messenger.answering = [Later(), Later(), Later(30.0)]
    waits: list[int] = []
    for second in range(1, 120):
        left = len(world.messenger.answering)
        await beat(world, 1)
        if len(world.messenger.answering) < left or (world.messenger.answers and len(waits) < 4):
            waits.append(second)
        assert [row.interaction for row in await world.store.pending.rows()] == (
            [] if world.messenger.answers else [request.interaction]
        )
    assert waits == [5, 10, 20, 50], "less and less often, and as Discord asks"
    assert world.messenger.answers == [(request.token, card)], "the very answer, once"
    assert len(await world.entries()) == 1 and world.service.late.waiting == 0
    assert "is tried again" in caplog.text and "arrived after all, 50 s after it was asked" in caplog.text
    assert request.token not in caplog.text


async def test_late_answer_follows_the_pressed_message(world: World) -> None:
    await world.started(ANN, BOB)
    request, card = await lost(world, pressed=55)
    world.messenger.answering = [Later()]
    await beat(world, 5)
    await beat(world, 10)
    assert world.messenger.answers == [(request.token, card)]
    assert world.messenger.replies == [Reply(1, request.token, 55)]


async def test_answer_of_another_process_keeps_the_nonce(tmp_path: Path) -> None:
    """The process that was asked died. The message that was clicked is still found by its nonce."""
    async with make_world(tmp_path) as first:
        await first.started(ANN, BOB)
        request = first.ask(ANN, clicked=77, nonce=NONCES + 3)
        await first.service.note(request)
    async with make_world(tmp_path) as second:
        await second.service.recover()
        await beat(second, 1)
        assert second.messenger.replies == [Reply(1, request.token, nonce=NONCES + 3)]


async def test_it_is_tried_as_long_as_the_token_lives(world: World, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    await world.started(ANN, BOB)
    await lost(world)
    world.messenger.answering = [Later()] * 99
    for _ in range(15 * 60):
        await beat(world, 1)
    tries = 99 - len(world.messenger.answering)
    assert 15 <= tries <= 20 and "it is too late to answer" in caplog.text
    assert world.messenger.answers == [] and await world.store.pending.rows() == [] and world.service.late.waiting == 0


@pytest.mark.parametrize(
    ("errors", "told"),
    [
        ([Gone("interaction")], []),
        ([Rejected("too odd")] * 2, []),
        *(([error], ["My tables"]) for error in (TooLarge("413"), Rejected("50035"), NotAllowed(), DmClosed())),
    ],
)
async def test_rejected_answer_comes_in_a_sentence_if_at_all(
    world: World, errors: list[Undeliverable], told: list[str]
) -> None:
    await world.started(ANN, BOB)
    await lost(world)
    world.messenger.answering = list[Exception](errors)
    await beat(world, 5)
    cards = [card for _, card in world.messenger.answers]
    assert [label for card in cards for label in labels(card)] == told
    assert all("Discord did not take my answer" in text(card) for card in cards)
    assert await world.store.pending.rows() == [] and world.service.late.waiting == 0


@pytest.mark.parametrize(("clicked", "onward"), [(0, []), (77, ["Meine Tische"])])
async def test_lost_acknowledgement_says_that_nothing_was_done(world: World, clicked: int, onward: list[str]) -> None:
    """Where the answer takes the place of a direct message, a button leads on, and has room for its nonce."""
    await world.started(ANN, BOB)
    request = world.ask(EVA, locale="de", clicked=clicked)
    await world.service.undelivered(request, None)
    await beat(world, 5)
    ((token, card),) = world.messenger.answers
    assert token == request.token and "nicht zugelassen" in text(card)
    assert labels(card) == onward


async def test_second_click_does_not_bring_back_the_former_answer(world: World) -> None:
    await world.started(ANN, BOB)
    before, _ = await lost(world, clicked=77)
    other, card = await lost(world, clicked=78)
    await world.service.note(world.ask(ANN, clicked=77, interaction=5))
    await beat(world, 5)
    assert world.messenger.answers == [(other.token, card)]
    assert [row.interaction for row in await world.store.pending.rows()] == [5], "that one is being answered"
    assert before.token not in str(world.messenger.answers)


async def test_the_dm_that_it_took_the_place_of_is_renewed(world: World) -> None:
    await world.started(ANN, BOB)
    (letter,) = world.messenger.dms(ANN)
    await lost(world)
    await world.settle()
    versions = letter.versions
    async with world.store.read(GUILD) as tx:
        assert isinstance(await tx.posted(1, "dm_panel", ANN), Posted)
    await beat(world, 5)
    await world.settle()
    assert letter.versions == versions + 1


async def test_very_many_are_made_again_when_they_are_brought(world: World) -> None:
    await world.started(ANN, BOB)
    card = await world.press(ANN, "act")
    for _ in range(WHOLE + 3):
        await world.service.undelivered(world.ask(ANN), card)
    await beat(world, 5)
    assert len(world.messenger.answers) == WHOLE + 3
    assert sum("Discord did not take my answer" in text(told) for _, told in world.messenger.answers) == 3


async def test_answer_rejected_after_a_restart_is_kept_for_later(tmp_path: Path) -> None:
    clock = SetClock()
    messenger = FakeMessenger(clock=clock)
    async with make_world(tmp_path, clock=clock, messenger=messenger) as world:
        await world.started(ANN, BOB)
        await world.service.note(world.ask(ANN))
    for _ in range(2):
        async with make_world(tmp_path, clock=clock, messenger=messenger) as world:
            messenger.answering = [Later()]
            await world.service.recover()
            await world.service.late.settle()
            assert messenger.answers == [] and len(await world.store.pending.rows()) == 1, (
                "the next process knows of it"
            )
    async with make_world(tmp_path, clock=clock, messenger=messenger) as world:
        messenger.answering = [Later()]
        await world.service.recover()
        await world.service.late.settle()
        await beat(world, 5)
        assert ["restarted" in text(card) for _, card in messenger.answers] == [True]
        assert await world.store.pending.rows() == []


@pytest.mark.parametrize("part", ["store", "load_table", "PrivatePanel"])
async def test_what_cannot_be_read_does_not_block_recovery(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, part: str
) -> None:
    await world.started(ANN, BOB)
    await world.service.note(world.ask(ANN))

    def stumbles(*_: Any) -> Any:
        raise StoreUnavailable("locked") if part == "store" else KeyError("a card")

    for name in ("read", "read_with") if part == "store" else (part,):
        monkeypatch.setattr(world.store if part == "store" else recovery, name, stumbles)
    await world.service.recover()
    await world.service.late.settle()
    ((_, card),) = world.messenger.answers
    assert "restarted" in text(card) and labels(card) == ["My tables"]
    assert ("KeyError" in caplog.text) == (part != "store")


async def test_stopping_in_the_middle_of_a_try_keeps_the_note(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.started(ANN, BOB)
    request, _ = await lost(world)

    async def hangs(*_: Any) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(world.messenger, "answer", hangs)
    world.clock.advance(5)
    world.service.late.wake()
    await asyncio.sleep(0)
    await world.service.late.close()
    world.service.late.wake()
    assert [row.interaction for row in await world.store.pending.rows()] == [request.interaction]


@pytest.mark.guarantee("answer-matches-store")
async def test_what_was_answered_meanwhile_is_not_answered_once_more(world: World) -> None:
    """No user reads "not done" over what was done."""
    await world.started(ANN, BOB)
    request = world.ask(ANN)
    await world.service.undelivered(request, None)
    other, card = await lost(world)
    await world.service.answered(request)
    await beat(world, 5)
    assert world.messenger.answers == [(other.token, card)] and world.service.late.waiting == 0
    assert await world.store.pending.rows() == []


@pytest.mark.parametrize("how", ["answered", "served anew", "clicked again"])
async def test_withdrawn_answer_is_not_delivered_beside_others(
    world: World, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    """Also where it stands in the queue already, or its card is being made; and a newer note of it stays."""
    await world.started(ANN, BOB)
    last, held, sent = world.ask(ANN, clicked=77), asyncio.Event(), list[str]()
    for _ in range(AT_ONCE):
        await world.service.undelivered(world.ask(BOB), None)
    await world.service.undelivered(last, None)

    async def answer(reply: Reply, _card: Card) -> int:
        sent.append(reply.token)
        await held.wait()
        return 1

    monkeypatch.setattr(world.messenger, "answer", answer)
    world.clock.advance(5)
    trying = asyncio.create_task(world.service.late.settle())
    while len(sent) < AT_ONCE:
        await asyncio.sleep(0)
    match how:
        case "answered":
            await world.service.answered(last)
        case "served anew":
            await world.service.note(last)
        case _:
            await world.service.note(world.ask(ANN, clicked=77, interaction=last.interaction + 1))
    held.set()
    await trying
    assert len(sent) == AT_ONCE and last.token not in sent and world.service.late.waiting == 0
    noted = {"answered": [], "served anew": [last.interaction], "clicked again": [last.interaction + 1]}[how]
    assert [row.interaction for row in await world.store.pending.rows()] == noted


async def test_answer_given_while_its_card_is_made_is_not_repeated(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.started(ANN, BOB)
    card, request = await world.press(ANN, "act"), world.ask(ANN)
    for _ in range(WHOLE):
        await world.service.undelivered(world.ask(BOB), card)
    await world.service.undelivered(request, card)  # one too many to be kept as it was made
    making = recovery.choices

    async def choices(*given: Any) -> Card:
        await world.service.answered(request)
        return await making(*given)

    monkeypatch.setattr(recovery, "choices", choices)
    await beat(world, 5)
    assert len(world.messenger.answers) == WHOLE and request.token not in dict(world.messenger.answers)


def loud(error: Exception) -> Any:
    async def fails(*_: Any, **__: Any) -> None:
        raise error

    return fails


@pytest.mark.parametrize("error", [StoreUnavailable("locked"), KeyError("a bug of ours")])
@pytest.mark.parametrize("falls", ["after it arrived", "over itself"])
async def test_an_answer_that_cannot_be_struck_out_keeps_no_other_back(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, falls: str, error: Exception
) -> None:
    """No error is left unhandled, neither in a task nor by its waiter."""
    await world.started(ANN, BOB)
    asks = [world.ask(ANN) for _ in range(3 * AT_ONCE)]
    for request in asks:
        await world.service.undelivered(request, None)
    if falls == "over itself":
        monkeypatch.setattr(recovery, "tables_of", loud(ValueError("another")))
    monkeypatch.setattr(world.store.pending, "remove", loud(error))
    await beat(world, 5)
    arrived = [token for token, _ in world.messenger.answers]
    assert sorted(arrived) == ([] if falls == "over itself" else sorted(request.token for request in asks))
    assert world.service.late.waiting == 0, "none is brought a second time by this process"
    gc.collect()
    assert "never retrieved" not in caplog.text
    assert caplog.text.count("could not be deleted") == len(asks)
    await beat(world, 600)
    assert len(world.messenger.answers) == len(arrived)


@pytest.mark.parametrize("error", [StoreUnavailable("locked"), KeyError("a bug of ours")])
async def test_old_notes_are_deleted_also_after_a_sweep_that_fails(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    await world.started(ANN, BOB)
    await world.service.note(world.ask(ANN))
    await beat(world, 14 * 60)
    assert len(await world.store.pending.rows()) == 1 and "were not deleted" not in caplog.text
    with monkeypatch.context() as ill:
        ill.setattr(world.store.pending, "drop_older", loud(error))
        await beat(world, 2 * 60)
    gc.collect()
    assert "were not deleted" in caplog.text and "never retrieved" not in caplog.text
    assert len(await world.store.pending.rows()) == 1
    await beat(world, 61)
    assert await world.store.pending.rows() == []


async def test_pending_answers_of_a_former_process_delay_nothing(tmp_path: Path) -> None:
    """Discord may take minutes for a hundred answers, or not take them at all: the bot is on meanwhile."""
    clock = SetClock()
    messenger = FakeMessenger(clock=clock)
    async with make_world(tmp_path, clock=clock, messenger=messenger) as world:
        await world.started(ANN, BOB)
        await world.service.note(world.ask(ANN))
    taken = asyncio.Event()
    answer = messenger.answer

    async def slow(*given: Any) -> None:
        await taken.wait()
        await answer(*given)

    messenger.answer = slow  # pyright: ignore[reportAttributeAccessIssue] - a Discord that takes its time
    async with make_world(tmp_path, clock=clock, messenger=messenger) as world:
        await asyncio.wait_for(world.service.recover(), 5)
        assert world.service.late.waiting == 1 and messenger.answers == []
        await world.service.note(world.ask(BOB, interaction=77))  # what is asked of this process is its own
        taken.set()
        await world.service.late.settle()
        assert [("restarted" in text(card)) for _, card in messenger.answers] == [True]
        assert [row.interaction for row in await world.store.pending.rows()] == [77]
        await world.service.answered(world.ask(BOB, interaction=77))
