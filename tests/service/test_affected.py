"""A message to somebody to whom another player's action did something, if they wish it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from random import Random

import pytest

from bot.games.core.actions import Action, nouns, verb_of
from bot.games.core.events import Event
from bot.games.history.log import decode_events
from bot.games.history.narration import affected_by
from bot.games.skymines import events as mined
from bot.games.skymines.tracks import shares_on_track
from bot.games.space_mission.events import Developed, Received
from bot.service.card import ButtonId
from bot.service.tables import announce
from tests.service.positions import after, started
from tests.service.pretended import text
from tests.service.world import ANN, BOB, CEM, GUILD, World

USERS = (ANN, BOB, CEM)
WORDS = "while it was not your turn"
CAP = 40
SEED = 2
LIKED = ("develop", "scan", "jump", "fly", "take", "top-up")
"""Kinds of actions, the first that is possible."""


async def busily(world: World) -> AsyncIterator[tuple[int, tuple[Event, ...]]]:
    """Play with a liking for stations and scans; yield after each action who acted and what happened."""
    chance = Random(SEED)
    for _ in range(CAP):
        loaded = await world.loaded()
        seat = loaded.to_move()[0]
        kinds: dict[str, list[Action]] = {}
        for action in loaded.legal(seat):
            kinds.setdefault(verb_of(action), []).append(action)
        action = chance.choice(next(kinds[verb] for verb in (*LIKED, *kinds) if verb in kinds))
        button = ButtonId(GUILD, 1, "do", (verb_of(action), *nouns(action)), loaded.decisions[seat] + 1)
        await world.use(USERS[seat], button)
        yield seat, decode_events(loaded.game, (await world.entries())[-1].events)
    raise AssertionError("nothing was done to anybody")


def told(world: World, user: int) -> list[str]:
    return [text(message.card) for message in world.messenger.notices(user) if WORDS in text(message.card)]


async def received(world: World, *, waiting: bool = True) -> int:
    """Play until a seat that does not act gets its tiles; return the seat. `waiting`: it is not to move then."""
    async for actor, events in busily(world):
        to_move = (await world.loaded()).to_move()
        for event in events:
            if isinstance(event, Received) and event.seat != actor and (event.seat not in to_move) == waiting:
                return event.seat
    raise AssertionError


@pytest.fixture
async def playing(world: World) -> World:
    await world.started(*USERS)
    return world


async def test_who_wishes_it_is_told_what_was_done_to_them(playing: World) -> None:
    for user in USERS:
        assert "told by direct message" in text(await playing.look(user, "affected", "on"))
    seat = await received(playing)
    await playing.settle()
    (said,) = told(playing, USERS[seat])
    assert "Table 1" in said and "received the reserved tiles from" in said
    assert not any(told(playing, user) for user in USERS if user != USERS[seat])


async def test_nobody_is_told_who_has_not_asked_for_it(playing: World) -> None:
    await playing.look(ANN, "affected", "off")
    await received(playing)
    await playing.advance(3600)
    assert not any(told(playing, user) for user in USERS)


async def test_quiet_hours_hold_it_back(playing: World) -> None:
    hour = playing.clock.now() // 3600 % 24
    for user in USERS:
        await playing.look(user, "affected", "on")
        await playing.look(user, "quiet", f"{hour:.0f}-{(hour + 2) % 24:.0f}")
    seat = await received(playing)
    await playing.settle()
    assert not told(playing, USERS[seat])
    await playing.advance(2 * 3600)
    assert len(told(playing, USERS[seat])) == 1


async def test_what_is_taken_back_is_not_told(playing: World) -> None:
    """Space Mission's stations cannot be taken back without a vote, so the entry is marked by hand."""
    for user in USERS:
        await playing.look(user, "affected", "on")
    await received(playing)
    number = (await playing.loaded()).entries
    await playing.act_any(Random(SEED))
    async with playing.store.write(GUILD) as tx:
        await tx.mark_undone(1, number, number + 1)
    await playing.settle()
    assert not any(told(playing, user) for user in USERS)


def test_a_station_hands_over_tiles_only_to_others() -> None:
    loaded = started(3, 1)
    events = (Developed(0, (1, 2), "hazard", ()), Received(0, "hazard", ("water",)), Received(2, "hazard", ("medal",)))
    pages = [(0, events)]
    assert announce.affected_seats(loaded, events) == {0, 2}
    assert [announce.told_affected(loaded, pages, seat) == () for seat in range(3)] == [True, True, False]


def test_in_skymines_shares_and_thresholds_concern_their_owners() -> None:
    loaded = started(3, 1, "skymines")
    passed = mined.Passed(0, 1, 1, 2, others=(1, 2))
    view = loaded.view(None)
    assert affected_by(loaded.presenter, view, passed) == (1, 2)
    for company in range(4):
        entered = mined.Entered(0, 3, 5, 1, ousted=company)
        owners = [seat for seat in range(3) if shares_on_track(view.known, seat, company)]
        assert list(affected_by(loaded.presenter, view, entered)) == owners
    assert not affected_by(loaded.presenter, view, mined.Entered(0, 3, 5, 1))
    assert not affected_by(after, view, passed), "a game that does not say whom an event concerns"
