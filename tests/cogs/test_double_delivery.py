"""If Discord delivers an interaction twice, it is done once and answered once, whatever it asks for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.service.card import ButtonId
from bot.service.messenger import Later
from bot.service.request import Answer, Request
from cogs import interaction_runner as desks
from cogs.interaction_runner import InteractionRunner, Invocation
from tests.cogs.fake_service import FakeService, words
from tests.service.pretended import text
from tests.service.test_ends import ended
from tests.service.world import ANN, BOB, GUILD, World, translator
from tests.service.world import world as make_world

Work = Callable[[World, Request], Awaitable[Answer]]


@dataclass
class Told:
    """What Discord knows of one interaction: whether it was acknowledged, and each answer it was given."""

    acknowledged: bool = False
    answers: list[str] = field(default_factory=list)
    refused: list[int] = field(default_factory=list)
    again: dict[str, Callable[[], Awaitable[None]]] = field(default_factory=dict)

    async def at(self, moment: str) -> None:
        """Deliver it once more at this moment, if that is ordered."""
        if (deliver := self.again.pop(moment, None)) is not None:
            await asyncio.create_task(deliver())  # pyright: ignore[reportArgumentType]


class Delivered:
    """One delivery of it, as the desk sees it."""

    def __init__(self, told: Told) -> None:
        self._told = told
        self.id = 7
        self.response = self

    async def defer(self, **_: Any) -> None:
        await asyncio.sleep(0)
        if self._told.acknowledged:
            self._told.refused.append(40060)
            raise refusal(400, 40060)
        self._told.acknowledged = True
        await self._told.at("acknowledged")

    async def edit_original_response(self, *, view: discord.ui.LayoutView, **_: Any) -> Any:
        await self._told.at("before the answer")
        [frame] = view.to_components()
        shown = [part["content"] for part in frame["components"] if "content" in part]
        self._told.answers.append("\n".join(shown))
        return SimpleNamespace(id=1)


def refusal(status: int, code: int) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="No")
    return discord.HTTPException(response, {"code": code, "message": "no"})


def invocation(delivered: Any, request: Request) -> Invocation:
    return Invocation(delivered, request, "x")


def pressing(verb: str, *nouns: str) -> Work:
    return lambda world, request: world.service.press(request.on(ButtonId(GUILD, 1, verb, nouns)))


async def at_a_lobby(world: World) -> None:
    await world.opened(ANN)


async def in_a_lobby(world: World) -> None:
    await world.opened(ANN)
    await world.press(BOB, "join")


async def in_a_game(world: World) -> None:
    await world.started(ANN, BOB)


async def after_a_game(world: World) -> None:
    await ended(world, ANN, BOB)


DEEDS: dict[str, tuple[Callable[[World], Awaitable[None]], int, Work, str]] = {
    "play": (
        at_a_lobby,
        ANN,
        lambda world, request: world.service.play(request, "space-mission", thread=False),
        "Table 2",
    ),
    "computer": (at_a_lobby, ANN, pressing("computer", "easy"), ""),
    "join": (at_a_lobby, BOB, pressing("join"), "You are in"),
    "leave": (in_a_lobby, BOB, pressing("leave"), ""),
    "do": (in_a_game, ANN, pressing("do", "top-up", "-"), "✅"),
    "rematch": (after_a_game, ANN, pressing("rematch"), "Table 2"),
}
"""Where, by whom and how it is done, and what its answer says."""


async def standing(world: World) -> Any:
    """All that a deed done twice would have done twice."""
    async with world.store.read(GUILD) as tx:
        tables = await tx.tables(("lobby", "running", "over"))
    seats = [[(seat.user, seat.computer) for seat in (await world.loaded(table.id)).seats] for table in tables]
    return seats, [len(await world.entries(table.id)) for table in tables]


DONE: dict[str, tuple[Any, str]] = {}
"""What stands after a deed, and its answer: the same for each moment of a second delivery."""


async def done_once(folder: Path, deed: str) -> tuple[Any, str]:
    """Return what stands after this deed, and its answer."""
    if deed not in DONE:
        DONE[deed] = await _done(folder, deed)
    return DONE[deed]


async def _done(folder: Path, deed: str) -> tuple[Any, str]:
    before, user, work, says = DEEDS[deed]
    async with make_world(folder) as world:
        await before(world)
        was = await standing(world)
        answer = text(await work(world, world.ask(user)))
        now = await standing(world)
        assert now != was and says in answer, "it does something"
        return now, answer


MOMENTS = ("at once", "acknowledged", "in the middle", "before the answer", "after the answer")


@pytest.mark.guarantee("duplicate-delivery")
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("deed", DEEDS)
async def test_double_delivery_is_one_action_with_one_answer(
    tmp_path: Path, deed: str, moment: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    expected, answer = await done_once(tmp_path / "once", deed)
    before, user, work, _ = DEEDS[deed]
    async with make_world(tmp_path / "twice") as world:
        await before(world)
        runner, told, request = InteractionRunner(world.service, translator()), Told(), world.ask(user)

        async def worked(given: Request) -> Answer:
            await told.at("in the middle")
            return await work(world, given)

        async def deliver() -> None:
            await runner.serve(invocation(Delivered(told), request), worked)

        told.again = {moment: deliver}
        await asyncio.gather(*(deliver() for _ in range(2 if told.again.pop("at once", None) else 1)))
        await told.at("after the answer")
        assert await standing(world) == expected
        assert [told.answers, told.refused] == [[answer], []], "nothing is sent for the other"
        world.clock.advance(120)
        await world.service.late.settle()
        assert world.messenger.answers == [] and await world.store.pending.rows() == []
    assert caplog.text.count("was delivered again and is dropped") == 1


@pytest.mark.parametrize("status", [503, 404])
async def test_second_delivery_of_a_refused_interaction_does_nothing(tmp_path: Path, status: int) -> None:
    """Who is told that it was not done, or by Discord that it failed, is told the truth."""

    class Lost(Delivered):
        async def defer(self, **_: Any) -> None:
            raise refusal(status, 10062 if status == 404 else 0)

    async with make_world(tmp_path) as world:
        await in_a_game(world)
        runner, told, request = InteractionRunner(world.service, translator()), Told(), world.ask(ANN)
        for delivered in (Lost(told), Delivered(told)):
            await runner.serve(
                invocation(delivered, request), lambda given: pressing("do", "top-up", "-")(world, given)
            )
        world.clock.advance(5)
        await world.service.late.settle()
        said = [text(card) for _, card in world.messenger.answers]
        assert await world.entries() == [] and told.answers == []
        assert ["did not let me do that" in each for each in said] == ([True] if status == 503 else [])


async def test_what_was_met_is_remembered_within_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desks, "SEEN_INTERACTIONS", 50)
    service, told = FakeService(), Told()
    runner = InteractionRunner(service, translator())

    async def work(_ask: Request) -> Answer:
        return words("done")

    def asked(number: int) -> Request:
        return Request(
            user=1,
            name="a",
            guild=2,
            channel=3,
            locale="en",
            interaction=number,
            application=5,
            token="t",
            source="slash",
        )

    async def serve(number: int) -> None:
        await runner.serve(invocation(Delivered(told), asked(number)), work)
        told.acknowledged = False

    for number in range(53):
        await serve(number)
    assert len(runner._seen_interactions) == 50 and len(told.answers) == 53
    for number in range(3, 53):
        await serve(number)
    assert len(runner._seen_interactions) == 50 and len(told.answers) == 53, "the newest are remembered"


@pytest.mark.parametrize("died", ["before the acknowledgement", "before the deed", "before the answer"])
async def test_one_whose_first_process_died_is_served_by_the_next(tmp_path: Path, died: str) -> None:
    """The next process does not know what the former one received. So nothing is lost: a done action is not done again,
    and after the answer no user is told anything else.
    """
    work, told = pressing("do", "top-up", "-"), Told()
    async with make_world(tmp_path) as world:
        await in_a_game(world)
        request, clock = world.ask(ANN, interaction=77), world.clock
        await world.service.note(request)
        told.acknowledged = died != "before the acknowledgement"
        if died == "before the answer":
            await work(world, request)
    async with make_world(tmp_path, clock=clock) as world:
        world.messenger.answering = [Later()]
        await world.service.recover()
        await world.service.late.settle()
        assert world.service.late.waiting == 1 and world.messenger.answers == []
        runner = InteractionRunner(world.service, translator())
        await runner.serve(invocation(Delivered(told), request), lambda given: work(world, given))
        assert len(await world.entries()) == 1 and ["✅" in answer for answer in told.answers] == [True]
        world.clock.advance(120)
        await world.service.late.settle()
        assert world.messenger.answers == [] and world.service.late.waiting == 0
        assert await world.store.pending.rows() == []
