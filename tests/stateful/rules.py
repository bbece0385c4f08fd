"""The rules of the state machine: people press and type, rightly and wrongly, at tables of two servers; they queue
premoves and leave live tables; time passes, Discord fails, the process restarts or dies.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import precondition

from bot.games.core.actions import Action, nouns, verb_of
from bot.games.history.replay import irrevocable
from bot.games.space_mission.actions import TopUp
from bot.service.card import ButtonId
from bot.service.features.live_mode.actions import HERE
from bot.service.messages.dispatcher import Dispatcher
from bot.service.messenger import Later
from bot.service.service import GameService
from tests.crash.steps import Crash, SteppedCalls, SteppedStore, Steps
from tests.fuzz.random_play import draw_by_kind, nonsense
from tests.service.pretended import text
from tests.service.world import judged
from tests.stateful.driver import CHANNELS, GAME, PEOPLE, Driver, guilds, numbers, people, step
from tests.stateful.model import TableModel, ahead
from tests.support.substitute import substitute

LOBBY = [("join",), ("join",), ("leave",), ("leave", "close"), ("computer", "easy"), ("start",), ("cancel",)]


class ServiceMachine(Driver):
    """People who play."""

    @precondition(lambda self: len(self.tables) < self.most_tables)
    @step(
        user=people, others=st.permutations(PEOPLE), guild=guilds, count=st.integers(1, 4), computers=st.integers(0, 1)
    )
    async def a_user_starts_a_table(self, user: int, others: list[int], guild: int, count: int, computers: int) -> None:
        if guild in self.discord.lost or not await self._play(user, guild):
            return
        for other in others[:count]:
            await self._lobby(self.tables[-1], other, "join")
        for _ in range(computers):
            await self._lobby(self.tables[-1], user, "computer", "steady")
        await self._lobby(self.tables[-1], user, "start")

    @step(user=people, at=numbers, deed=st.sampled_from(LOBBY))
    async def a_user_presses_in_a_lobby(self, user: int, at: int, deed: tuple[str, ...]) -> None:
        await self._lobby(self._newest(at), user, *deed)

    # -- games ----------------------------------------------------------------------------------------------------

    @step(at=numbers, chance=numbers, source=st.sampled_from(["panel", "panel", "slash"]))
    async def an_awaited_player_acts(self, at: int, chance: int, source: str) -> None:
        if (found := self._awaited(at)) is None:
            return
        table, user = found
        seat = table.to_move()[0]
        action = draw_by_kind(self.game.legal(table.state, seat), Random(chance))
        self.old.append((table, user, action, table.decisions[seat]))
        await self._do(table, user, action, None if source == "slash" else table.decisions[seat], source)

    @step(at=numbers, chance=numbers, times=st.integers(4, 16))
    async def a_table_plays_on(self, at: int, chance: int, times: int) -> None:
        random = Random(chance)
        for _ in range(times):
            if self._awaited(at) is None:
                await self._settle()  # computers
            if (found := self._awaited(at)) is None:
                return
            table, user = found
            await self._do(table, user, draw_by_kind(self.game.legal(table.state, table.to_move()[0]), random), None)

    @step(at=numbers)
    async def a_table_stalls_and_votes(self, at: int) -> None:
        """All players pass until nothing has moved for so long that the table may end the game by vote."""
        if (found := self._awaited(at)) is not None:
            await self._vote(found[0])

    async def _vote(self, table: TableModel) -> None:
        for _ in range(60):
            if not table.to_move() or self.game.stalled(table.state):
                break
            user = table.seats[table.to_move()[0]]
            if isinstance(user, str):
                self.clock.advance(21)
                await self._settle()
            else:
                await self._do(table, user, self._pass_on(table), None)
        for user in PEOPLE:
            entry = table.vote(user)
            await self._press(table, user, "vote-end")
            await self._check({table.key: [] if entry is None else [entry]})

    def _pass_on(self, table: TableModel) -> Action:
        """What moves a game least."""
        seat = table.to_move()[0]
        legal = self.game.legal(table.state, seat)
        return next((one for one in legal if one == TopUp(())), self.game.default(table.state, seat) or legal[0])

    @step(user=people, at=numbers, chance=numbers, wrong=st.booleans())
    async def a_user_does_anything(self, user: int, at: int, chance: int, wrong: bool) -> None:
        table, random = self._table(at), Random(chance)
        tried: list[Action] = list(nonsense(self.game))
        for other in self.tables:
            tried += [action for seat in other.to_move() for action in self.game.legal(other.state, seat)]
        await self._do(table, user, random.choice(tried), random.randrange(40) if wrong else None)

    @step(at=numbers)
    async def an_old_button_is_pressed_again(self, at: int) -> None:
        if self.old:
            await self._do(*self.old[at % len(self.old)])

    @step(at=numbers, chance=numbers, same=st.booleans())
    async def a_button_is_pressed_twice_at_once(self, at: int, chance: int, same: bool) -> None:
        if (found := self._awaited(at)) is not None:
            await self._twice(*found, Random(chance), same)

    async def _twice(self, table: TableModel, user: int, random: Random, same: bool) -> None:
        """Twice with one interaction (Discord sent it twice) or two (a double click): one action either way."""
        seat = table.to_move()[0]
        action = draw_by_kind(self.game.legal(table.state, seat), random)
        entry = table.act(user, action, table.decisions[seat])
        assert entry is not None
        # Without a decision number nothing but the interaction tells that the click was done already.
        words, decision = (verb_of(action), *nouns(action)), 0 if same else table.decisions[seat] + 1
        self.interaction += 2
        clicks = (self.interaction, self.interaction + (0 if same else 1))
        answers = await asyncio.gather(
            *(self._press(table, user, "do", *words, decision=decision, interaction=click) for click in clicks)
        )
        assert (text(answers[0]) == text(answers[1])) == same
        await self._check({table.key: [entry]})

    @step(user=people, at=numbers)
    async def a_user_undoes(self, user: int, at: int) -> None:
        await self._undo(self._table(at), user)

    @step(
        at=numbers,
        chance=numbers,
        deeds=st.integers(1, 3),
        seconds=st.sampled_from([0, 5, 21]),
        backs=st.integers(1, 3),
    )
    async def a_player_acts_and_undoes(self, at: int, chance: int, deeds: int, seconds: int, backs: int) -> None:
        random = Random(chance)
        for _ in range(deeds):
            if (found := self._awaited(at)) is None:
                return
            table, user = found
            legal = self.game.legal(table.state, table.to_move()[0])
            if random.random() < 0.7:  # what can be undone, for nothing else is announced late
                legal = self._open_ones(table, legal, random) or legal
            await self._do(table, user, draw_by_kind(legal, random), None)
            self.clock.advance(seconds)
            await self._settle()
            if deeds == 1 or random.random() < 0.5:
                for _ in range(backs):
                    await self._undo(table, user)
                    await self._settle()

    def _open_ones(self, table: TableModel, legal: Sequence[Action], random: Random) -> list[Action]:
        """Return some actions that can be undone."""
        if self.game is GAME:
            return [action for action in legal if verb_of(action) in ("jump", "fly", "take")]
        state, seat = table.state, table.to_move()[0]
        some = random.sample(legal, min(6, len(legal)))
        return [action for action in some if not irrevocable(self.game, state, seat, action)]

    @step(
        user=people, at=numbers, verb=st.sampled_from(["act", "looks", "log", "rules", "record", "my-tables", "text"])
    )
    async def a_user_looks(self, user: int, at: int, verb: str) -> None:
        await self._look(self._table(at), user, verb)

    @step(user=people, guild=guilds, number=st.integers(0, 9), verb=st.text(max_size=8), noun=st.text(max_size=8))
    async def a_user_forges_a_button(self, user: int, guild: int, number: int, verb: str, noun: str) -> None:
        button_id = ButtonId(guild, number, Random(noun).choice([verb, "do", "pick", "look", "join"]), (noun,), number)
        if button_id.verb == "join":
            return
        self._seen((button_id.guild, button_id.table), user, button_id.verb)
        judged(await self.world.service.press(self.world.ask(user).on(button_id)))
        await self._check()

    # -- time and trouble -----------------------------------------------------------------------------------------

    @step(seconds=st.sampled_from([0, 0, 1, 21]))
    async def time_passes(self, seconds: int) -> None:
        self.clock.advance(seconds)
        await self._settle()

    @step()
    async def all_is_quiet(self) -> None:
        await self._quiet()

    @step(before=st.integers(0, 4), after=st.integers(0, 2), forbidden=st.booleans())
    async def discord_fails(self, before: int, after: int, forbidden: bool) -> None:
        for table in self.tables:
            table.check_presence(self.clock.now())
        await self._panels_before_trouble()
        self.discord.faults = [Later() for _ in range(before)]
        self.discord.afterwards = [Later() for _ in range(after)]
        self.discord.forbidden = {CHANNELS[900]} if forbidden else set()
        await self.world.settle()
        self.discord.faults, self.discord.afterwards, self.discord.forbidden = [], [], set()
        await self._quiet()

    @step()
    async def the_process_restarts(self) -> None:
        await self._restart()

    @step(deeds=st.integers(0, 14))
    async def the_process_dies(self, deeds: int) -> None:
        """Kill the process while it sends what is due; the next one goes on."""
        await self._panels_before_trouble()
        steps, context = Steps(deeds), self.world.context
        store: Any = SteppedStore(context.store, steps)
        discord: Any = SteppedCalls(self.discord, steps)
        substitute(context, store=store, messenger=discord)
        self.world.service, dispatcher = GameService(context), Dispatcher(context)
        with suppress(Crash):
            await dispatcher.settle()
        await dispatcher.close()
        await self._restart()
        await self._quiet()

    @step(guild=guilds)
    async def a_server_removes_the_bot_or_takes_it_back(self, guild: int) -> None:
        await self._come_and_go(guild)

    @step(at=numbers, chance=numbers)
    async def a_turn_ends_by_an_open_action(self, at: int, chance: int) -> None:
        if (found := self._awaited(at)) is not None:
            await self._end_openly(*found, Random(chance))
            await self._settle()

    async def _end_openly(self, table: TableModel, user: int, random: Random) -> None:
        seats = table.to_move()
        for _ in range(4):
            if table.to_move() == seats:
                legal = self.game.legal(table.state, seats[0])
                await self._do(table, user, draw_by_kind(self._open_ones(table, legal, random) or legal, random), None)

    @step(at=numbers, chance=numbers)
    async def a_click_is_delivered_twice(self, at: int, chance: int) -> None:
        if (found := self._awaited(at)) is not None:
            await self._twice(*found, Random(chance), same=True)

    # -- premoves -----------------------------------------------------------------------------------------------

    @step(user=people, at=numbers, chance=numbers, count=st.integers(1, 4))
    async def a_user_queues_premoves(self, user: int, at: int, chance: int, count: int) -> None:
        await self._plan(self._table(at), user, Random(chance), count)

    async def _plan(self, table: TableModel, user: int, random: Random, count: int) -> None:
        seat = table.seat_of(user)
        await self._press(table, user, "plan-clear")
        if table.replay is not None and table.status in ("running", "paused"):
            table.plans.pop(user, None)
        planned: list[Action] = []
        for _ in range(count):
            if seat is None or table.status not in ("running", "paused"):
                await self._press(table, user, "plan-do", "top-up", "-")
                break
            offers = ahead(self.game).look_ahead(self.game.view(table.state, seat), seat, tuple(planned)).actions
            if not offers:
                break
            planned.append(draw_by_kind(offers, random))
            await self._press(table, user, "plan-do", verb_of(planned[-1]), *nouns(planned[-1]))
        table.plan(user, planned)
        await self._check()

    @step(user=people, at=numbers)
    async def a_user_clears_premoves(self, user: int, at: int) -> None:
        table = self._table(at)
        await self._press(table, user, "plan-clear")
        if table.seat_of(user) is not None and table.status in ("running", "paused"):
            table.plans.pop(user, None)
        await self._check()

    @step(times=st.integers(1, 6))
    async def premoves_go_on(self, times: int) -> None:
        await self._go_on(times)

    async def _go_on(self, times: int) -> None:
        for _ in range(times):
            self.clock.advance(25)
            await self._settle()

    @step(at=numbers, chance=numbers, steps=st.integers(1, 3))
    async def the_next_player_has_premoves(self, at: int, chance: int, steps: int) -> None:
        """All but the awaited player queue premoves, and that player ends the turn."""
        if (found := self._awaited(at)) is None:
            return
        (table, user), random = found, Random(chance)
        for other in table.people():
            if other != user:
                await self._plan(table, other, random, steps)
        await self._end_openly(table, user, random)
        await self._go_on(6)

    # -- live mode ----------------------------------------------------------------------------------------------

    @step(at=numbers, chance=numbers, times=st.integers(0, 9))
    async def all_are_here_and_play(self, at: int, chance: int, times: int) -> None:
        table, random = self._table(at), Random(chance)
        for user in table.people():
            await self._look(table, user, "looks")
        for _ in range(times):
            if not table.to_move():
                break
            user = table.seats[table.to_move()[0]]
            if isinstance(user, int):
                legal = table.game.legal(table.state, table.to_move()[0])
                await self._do(table, user, random.choice(legal), None)
            self.clock.advance(random.choice((1, 21, 60)))
            await self._settle()

    @step(seconds=st.sampled_from([100, HERE - 22, HERE, 2 * HERE]), user=people, at=numbers)
    async def minutes_pass_and_a_user_looks(self, seconds: float, user: int, at: int) -> None:
        await self._pass(seconds)
        self._notices()
        await self._look(self._table(at), user, "log")
