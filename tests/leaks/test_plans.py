"""Premoves are invisible: of two equal tables a player queues premoves at the one, and does the same by hand, at the
same times, at the other. All other users are shown the same.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import structs

from bot.games.core.actions import Action, nouns, verb_of
from bot.games.core.lookahead import lookahead
from bot.service.card import ButtonId, Card
from bot.service.features.live_mode.actions import HERE
from bot.service.features.premoves import actions as planning
from bot.service.records import Timer
from bot.service.tables import premoves
from tests.conformance.games import Case, names, some_cases
from tests.conformance.play import gone_back, sampled
from tests.fuzz.random_play import draw_by_kind
from tests.fuzz.twins import Leak, Twins
from tests.leaks.changed import Patch, after, both, instead
from tests.leaks.leaky_games import BIDS, DECK
from tests.leaks.lockstep import Lockstep
from tests.leaks.surfaces import Person, answer
from tests.leaks.twin_services import USERS, Ear, Mirror, mirror
from tests.service.world import CHANNEL, GUILD, World
from tests.soaking import by_turns
from tests.support.substitute import substitute

TURNS = 6


@pytest.fixture
async def mirrored() -> AsyncIterator[Mirror]:
    async with mirror() as made:
        yield made


class Unseen(Lockstep):
    """Compares what the viewer is given while another player's premoves go on at one table only."""

    async def _waiting(self, world: World) -> list[tuple[Any, ...]]:
        found = await super()._waiting(world)
        return [due for due in found if due[0] != premoves.KIND]

    async def _others_look_first(self) -> None:
        """Who planned would see it."""

    async def begin(self, seat: int) -> int:
        """Let the seat plan as far as it can see; return how many steps that are."""
        world, table = self.mirror.one, self.mirror.table
        loaded = await world.loaded(table)
        found = lookahead(loaded.game)
        planned: tuple[Action, ...] = ()
        while found is not None and len(planned) < 3:
            actions = found.look_ahead(loaded.view(seat), seat, planned).actions
            if not actions:
                break
            planned = (*planned, draw_by_kind(actions, self.random))
            button_id = ButtonId(GUILD, table, "plan-do", (verb_of(planned[-1]), *nouns(planned[-1])))
            await world.service.press(world.ask(USERS[seat]).on(button_id))
            # A click may show that the player is present; at the other table the player looks at something.
            looked = ButtonId(GUILD, table, "looks")
            await self.mirror.other.service.press(self.mirror.other.ask(USERS[seat]).on(looked))
        for world in self.mirror.worlds:
            await world.settle()
        return len(planned)

    async def go_on(self, seat: int) -> bool:
        """Let the next thing happen at both tables; return whether it was a step of the plan."""
        one, other = self.mirror.worlds
        async with one.store.read(GUILD) as tx:
            plan = await tx.premove_queue(self.mirror.table, USERS[seat])
        timer = await self._next_step(seat)
        loaded = await one.loaded(self.mirror.table)
        if plan is None or timer is None:
            await self._anybody(loaded, seat)
            return False
        entries, action = loaded.entries, premoves.action_of(loaded, plan.steps[0])
        wait = timer.due - one.clock.now()
        await one.advance(wait)
        other.clock.advance(wait)
        done = (await one.loaded(self.mirror.table)).entries > entries
        if done and action is not None:
            await answer(other, self.mirror.table, Person(USERS[seat], "en-US"), action)
        await other.settle()
        return done

    async def _anybody(self, loaded: Any, planner: int) -> None:
        one, seat = self.mirror.one, loaded.to_move()[0]
        action = draw_by_kind(loaded.game.legal(loaded.state, seat), self.random)
        for world in self.mirror.worlds:
            await answer(world, self.mirror.table, Person(USERS[seat], "en-US"), action)
        await self.mirror.both_settle()
        pause = self.random.choice((0.0, 21.0, HERE))
        timer = await self._next_step(planner)
        # No step is done while only the times of both tables pass: `go_on` does it at both.
        await self.mirror.both_settle(0.0 if timer is not None and timer.due <= one.clock.now() + pause else pause)

    async def _next_step(self, planner: int) -> Timer | None:
        async with self.mirror.one.store.read(GUILD) as tx:
            return await tx.timer(self.mirror.table, premoves.KIND, USERS[planner])


async def unseen(mirrored: Mirror, case: Case, number: int, notice: str, positions: int = 1) -> int:
    """Search from some positions of a random game; return how many steps of plans were done."""
    random, done = Random(f"plans {case} {number}"), 0
    for cut in sampled(gone_back(case, number), positions + 2):
        if not case.title.game.to_move(cut.state):
            continue
        planner = random.randrange(case.seats)
        viewer = random.choice([None, *(seat for seat in range(case.seats) if seat != planner)])
        twins = Twins(case.title, viewer, cut.state, cut.state)
        await mirrored.begin(twins, case.options, case.game, notice=notice)
        search = Unseen(mirrored, random, ())
        if await search.begin(planner):
            for turn in range(TURNS):
                if not (await mirrored.one.loaded(mirrored.table)).to_move():
                    break
                done += await search.go_on(planner)
                if turn == TURNS - 1:
                    await search.compare()
                search._heard()  # pyright: ignore[reportPrivateUsage]
        await mirrored.clear()
    return done


@pytest.mark.guarantee("premoves-hidden")
@pytest.mark.parametrize(
    ("game", "notice", "live"),
    by_turns([(name, *how) for how in (("dm", 0.0), ("mention", 0.0), ("dm", HERE)) for name in names()], 6),
)
async def test_premoves_are_invisible_to_others(mirrored: Mirror, game: str, notice: str, live: float) -> None:
    for world in mirrored.worlds:
        substitute(world.context, settings=replace(world.context.settings, live=live))
    cases = [case for case in some_cases() if case.game == game and case.seats > 1]
    if lookahead(cases[0].title.game) is None:
        pytest.skip("this game offers no plans")
    done = 0
    for case in cases if len(cases) < 5 else cases[::5]:
        done += await unseen(mirrored, case, 3, notice)
    assert done


async def _renew(_made: None, table: Any, *_: Any) -> None:
    """The board is renewed when a player queues a premove."""
    context = table.context
    for message in context.messenger.in_channel(CHANNEL):
        await context.messenger.edit(message.channel, message.id, message.card)


def _remember(_made: None, table: Any, plan: Any, *_: Any) -> None:
    vars(table.context.messenger).setdefault("planned", set()).add(plan.user)


def _unmentioned(plain: Any, self: Ear, channel: int, card: Card, nonce: str) -> Any:
    """A player who queued a premove is not mentioned."""
    planned = vars(self).get("planned", ())
    mentions = tuple(user for user in card.mentions if user not in planned)
    return plain(self, channel, structs.replace(card, mentions=mentions), nonce)


async def _unseen(*_: Any) -> None:
    """A player who acts by a premove is not there."""


SHOWN: dict[str, tuple[Patch, str, float]] = {
    "the board": (after(premoves, "set_step", _renew), "dm", 0.0),
    "a mention that is missing": (
        both(after(premoves, "set_step", _remember), instead(Ear, "send", _unmentioned)),
        "mention",
        0.0,
    ),
    "a table that is not live": (
        lambda patch: patch.setattr(planning, "live", SimpleNamespace(seen_at=_unseen)),
        "dm",
        HERE,
    ),
}


@pytest.mark.guarantee("premoves-hidden")
@pytest.mark.parametrize("name", SHOWN)
async def test_a_host_that_shows_plans_is_caught(mirrored: Mirror, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    patch, notice, live = SHOWN[name]
    patch(monkeypatch)
    for world in mirrored.worlds:
        substitute(world.context, settings=replace(world.context.settings, live=live))
    with pytest.raises(Leak):
        for number in range(6):
            for case in (DECK, BIDS):
                await unseen(mirrored, case, number, notice, 4)
