"""A flight of Space Missions in the channel: one message that grows with each draw and shows nothing hidden."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from bot.games.core.actions import nouns, verb_of
from bot.games.core.events import Event
from bot.games.core.narrator import Narrator
from bot.games.history.log import decode_events
from bot.games.space_missions.events import CardDrawn, Drew, Landed, Launched, Returned
from bot.games.space_missions.state import SpaceMissionsState
from bot.service.card import ButtonId
from tests.service.pretended import Message, labels, text
from tests.service.world import ANN, BOB, CHANNEL, GUILD, World
from tests.service.world import world as make_world

PACE = 1.5
"""Seconds between two lines."""
LONG_ENOUGH = 60.0
"""Seconds in which everything that is due has been told."""
PREPARED = (
    "specialist mechanic 1", "enhance payload", "enhance thrust-backup", "specialist engineer 2",
    "specialist tester 1", "test control", "draw", "draw", "put-back", "specialist astronaut 1", "pass",
)  # fmt: skip
"""Ann's first year: what a first human needs, and a look at control cards that only she may know."""


@pytest.fixture(params=[1, 7, 14])
async def world(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[World]:
    """Tables that are dealt differently."""
    async with make_world(tmp_path / "data", seed=request.param, hold=0.0) as made:
        yield made


async def do(world: World, user: int, line: str) -> None:
    await world.use(user, ButtonId(GUILD, 1, "do", tuple(line.split())))


async def prepared(world: World) -> None:
    """Ann has loaded mission 2; Bob has passed and stays on the ground."""
    await world.opened(ANN, "space-missions")
    await world.press(BOB, "join")
    await world.press(ANN, "option", "order", values=("fixed",))
    await world.press(ANN, "start")
    await do(world, BOB, "enhance control-backup")
    lines = list(PREPARED)
    while lines:
        if await world.awaited() == BOB:
            await do(world, BOB, "pass")
        else:
            await do(world, ANN, lines.pop(0))
    await do(world, ANN, "announce 2 1 1")
    await do(world, ANN, "fill")
    await world.advance(LONG_ENOUGH)


async def happened(world: World) -> list[Event]:
    loaded = await world.loaded()
    return [event for entry in await world.entries() for event in decode_events(loaded.game, entry.events)]


async def said(world: World, events: Sequence[Event], viewer: int | None = None) -> list[str]:
    loaded = await world.loaded()
    words = loaded.words(world.context, "en")
    return [
        words(phrase) for event in events if (phrase := loaded.presenter.describe(event, viewer, False)) is not None
    ]


def tales(world: World) -> list[Message]:
    return [message for message in world.messenger.in_channel(CHANNEL) if labels(message.card) == ["Log", "Act"]]


def lines(message: Message) -> list[str]:
    return text(message.card).splitlines()[1:]


async def table(world: World) -> SpaceMissionsState:
    state = (await world.loaded()).state
    assert isinstance(state, SpaceMissionsState)
    return state


async def flown(world: World) -> AsyncIterator[list[Event]]:
    """Fly, suffering nothing that can be solved; yield what has happened since the launch after each decision."""
    before = len(await happened(world))
    await do(world, ANN, "launch")
    while True:
        since = (await happened(world))[before:]
        yield since
        if any(isinstance(event, Landed) for event in since):
            return
        user = await world.awaited()
        assert user == ANN
        loaded = await world.loaded()
        action = loaded.game.default(loaded.state, 0)
        assert action is not None
        await world.use(ANN, ButtonId(GUILD, 1, "do", (verb_of(action), *nouns(action))))


async def told_of(world: World, since: Sequence[Event]) -> list[Event]:
    """Return those events that belong to the story of Ann's flight."""
    presenter = (await world.loaded()).presenter
    assert isinstance(presenter, Narrator)
    return [event for event in since if presenter.narration_line(event) is not None]


async def test_one_message_grows_with_each_draw(world: World) -> None:
    await prepared(world)
    assert tales(world) == []
    ids, pauses, shown = set[int](), 0, 0
    async for since in flown(world):
        part = await told_of(world, since)
        assert isinstance(part[0], Launched)
        whole = await said(world, part)
        while shown < len(whole):
            await world.advance(PACE)
            [tale] = tales(world)
            before, shown = shown, len(lines(tale))
            assert lines(tale) == whole[:shown]
            assert 1 <= shown - before <= 2, "line by line, so that people can follow"
            ids.add(tale.id)
        pauses += 1
    assert len(ids) == 1
    assert pauses > 1 and shown > 8


async def test_flight_stops_at_decisions_and_tells_no_undrawn_card(world: World) -> None:
    """At each stop the story has just the cards that lie drawn before everybody, and none of those to come."""
    await prepared(world)
    stops = 0
    async for since in flown(world):
        await world.advance(LONG_ENOUGH)
        flight = (await table(world)).agencies[0].flight
        drawn = [event for event in since if isinstance(event, CardDrawn)]
        if flight is None:
            continue  # it is scored and cleared away
        stops += 1
        assert [(event.technology, event.card) for event in drawn] == [
            (one.technology, one.card) for one in flight.drawn
        ]
        [tale] = tales(world)
        cards = await said(world, drawn)
        assert [line for line in lines(tale) if line in {*cards}] == cards
    assert stops


async def test_a_tests_cards_are_told_to_no_other_player(world: World) -> None:
    await prepared(world)
    async for _ in flown(world):
        await world.advance(LONG_ENOUGH)
    secret = [event for event in await happened(world) if isinstance(event, Drew | Returned)]
    tested = [event for event in secret if isinstance(event, Drew)]
    assert len(tested) == 3
    others = "\n".join(text(one.card) for one in world.messenger.messages.values() if one.channel != ANN * 1000)
    for event in secret:
        own, public = await said(world, [event], 0), await said(world, [event])
        if own != public:
            assert own[0] not in others
    assert await said(world, tested, 0) != await said(world, tested)
    [tale] = tales(world)
    assert not {*lines(tale)} & {*await said(world, tested), *await said(world, tested, 0)}
