"""A state machine over the whole service: people press and type, rightly and wrongly, at tables of two servers; time
passes, Discord fails, the process restarts or dies. After every step the log is what the model accepted.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from bot.clock import SetClock
from bot.games.core.actions import Action, nouns, verb_of
from bot.games.core.codec import encode
from bot.games.core.log import Acted, AnyEntry, Concluded, TookBack, action_of, decode_entry
from bot.games.core.undo import irrevocable
from bot.games.registry import TITLES
from bot.games.space_mission.actions import TopUp
from bot.service.card import ButtonId, Card
from bot.service.messages.dispatcher import Dispatcher
from bot.service.messenger import Gone, Later
from bot.service.quotas import Bounds
from bot.service.records import Entry, Seat, Table
from bot.service.service import GameService
from bot.service.tables.lookup import load_table
from bot.tools.random_play import draw_by_kind, nonsense
from tests.crash.steps import Crash, SteppedCalls, SteppedStore, Steps
from tests.service.model import ModelTable
from tests.service.own_secrets import given_away, own
from tests.service.pretended import FakeMessenger, Message, button_ids, buttons, labels, text
from tests.service.shown import outdated
from tests.service.world import World, judged
from tests.service.world import world as make_world
from tests.support.substitute import substitute

CHANNELS = {900: 100, 901: 200}
"""The servers, and where people play there at first."""
PEOPLE = ANN, BOB, CEM, DAN = tuple(9_000_000_000_000 + number for number in (11, 22, 33, 44))
WAYS = {BOB: "mention", DAN: "silent"}
GAME = TITLES["space-mission"].game
"""What is played by machines that know its rules."""
MEMORY = Path("/dev/shm")
"""A disk's syncs would take most of the time; what they are worth is tested where processes are really killed."""
SECRET_VERBS = {"do", "pick"}

T = TypeVar("T")
people = st.sampled_from(PEOPLE)
guilds = st.sampled_from(sorted(CHANNELS))
numbers = st.integers(0, 2**16)


def guild_of(channel: int) -> int | None:
    """Return the server of a channel, None for a direct message."""
    return next((guild for guild, first in CHANNELS.items() if first <= channel < first + 100), None)


class TwoServers(FakeMessenger):
    """A messenger of two servers, of which each may remove the bot."""

    def __init__(self, clock: SetClock) -> None:
        super().__init__(clock=clock, judge=judged)
        self.lost: set[int] = set()
        self.away: set[tuple[int, int]] = set()
        """Who has left which server."""

    def _fail(self, channel: int) -> None:
        if guild_of(channel) in self.lost:
            raise Gone("guild")
        super()._fail(channel)

    async def is_member(self, guild: int, user: int) -> bool:
        if guild in self.lost:
            raise Gone("guild")
        return (guild, user) not in self.away


class Club(RuleBasedStateMachine):
    """Four people, two servers, up to four tables."""

    world: World
    game: Any = GAME
    bounds = Bounds()
    most_tables = 4
    table_type = ModelTable
    live = 0.0
    lasting: tuple[str, ...] = ("presence", "sleep")
    """Timers that go on for as long as a table is played at."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None)
        self.runner = asyncio.Runner()
        self.clock = SetClock()
        self.discord = TwoServers(self.clock)
        self.stack = AsyncExitStack()
        self.tables: list[ModelTable] = []
        self.ways = dict(WAYS)
        self.channels = dict(CHANNELS)
        self.old: list[tuple[ModelTable, int, Action, int]] = []
        self.checked: dict[int, int] = {}
        self.interaction = 10**7

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(work)

    # -- processes ------------------------------------------------------------------------------------------------

    async def _open(self) -> None:
        opened = make_world(
            Path(self.folder.name) / "data",
            clock=self.clock,
            messenger=self.discord,
            bounds=self.bounds,
            live=self.live,
            pace=0.0,  # what waits for a story to be told is another matter (test_stories)
        )
        self.world = await self.stack.enter_async_context(opened)
        await self.world.service.recover()
        await self.world.service.late.settle()

    async def _restart(self) -> None:
        asked = self.world.asked
        await self.stack.aclose()
        await self._open()
        self.world.asked = asked  # Discord numbers interactions on and on

    @initialize(computers=st.integers(0, 1))
    def begin(self, computers: int) -> None:
        self.run(self._begin(computers))

    async def _begin(self, computers: int) -> None:
        await self._open()
        for guild in CHANNELS:
            await self.world.service.guild_seen(guild, f"Club {guild}", "en")
        for user, way in self.ways.items():
            await self.world.look(user, "notice", way)
        await self._play(ANN, 900)
        for user in (BOB, DAN):
            await self._lobby(self.tables[0], user, "join")
        for _ in range(computers):
            await self._lobby(self.tables[0], ANN, "computer", "easy")
        await self._lobby(self.tables[0], ANN, "start")

    def teardown(self) -> None:
        try:
            if hasattr(self, "world"):
                self.run(self._quiet())
        finally:
            self.run(self.stack.aclose())
            self.runner.close()
            self.folder.cleanup()

    # -- lobbies --------------------------------------------------------------------------------------------------

    async def _play(self, user: int, guild: int) -> bool:
        """Open a table; return whether that was allowed."""
        allowed = self._may_open(user, guild, self.channels[guild])
        request = self.world.ask(user, guild=guild, channel=self.channels[guild])
        answer = text(judged(await self.world.service.play(request, self.game.meta.id, thread=False)))
        assert (f"<#{self.channels[guild]}>" in answer) == allowed
        if allowed:
            self.tables.append(
                self.table_type(guild, self._next(guild), self.game, user, [user], channel=self.channels[guild])
            )
        return allowed

    def _next(self, guild: int) -> int:
        return 1 + sum(table.guild == guild for table in self.tables)

    def _may_open(self, user: int, guild: int, channel: int) -> bool:
        live = [table for table in self.tables if table.guild == guild and table.is_open]
        mine = [table for table in live if table.host == user]
        return (
            len(live) < self.bounds.guild
            and len(mine) < self.bounds.tables
            and sum(table.status == "lobby" for table in mine) < self.bounds.lobbies
            and sum(table.channel == channel for table in live) < self.bounds.channel
            and self._may_sit(user, guild)
        )

    def _may_sit(self, user: int, guild: int) -> bool:
        live = [table for table in self.tables if table.guild == guild and table.is_open]
        return sum(table.seat_of(user) is not None for table in live) < self.bounds.seats

    async def _lobby(self, table: ModelTable, user: int, verb: str, *given: str) -> None:
        starts = verb == "start" and table.may_start(user)
        await self._press(table, user, verb, *given)
        match verb:
            case "join":
                if self._may_sit(user, table.guild):
                    table.join(user)
            case "leave":
                table.leave(user, *given)
            case "computer":
                table.add_computer(user, *given)
            case "cancel":
                table.cancel(user)
            case _:
                pass
        if starts:
            row = await self._row(table)
            table.start(row.options, row.seed, self.clock.now())
        await self._check()

    async def _press(self, table: ModelTable, user: int, verb: str, *given: str, **more: Any) -> Card:
        here = {"guild": table.guild, "channel": self.channels[table.guild], **more}
        return await self.world.press(user, verb, *given, table=table.number, of=table.guild, **here)

    @precondition(lambda self: len(self.tables) < self.most_tables)
    @rule(
        user=people, others=st.permutations(PEOPLE), guild=guilds, count=st.integers(1, 4), computers=st.integers(0, 1)
    )
    def somebody_starts_a_table(self, user: int, others: list[int], guild: int, count: int, computers: int) -> None:
        if guild not in self.discord.lost:
            self.run(self._begun(user, others[:count], guild, computers))

    async def _begun(self, user: int, others: list[int], guild: int, computers: int) -> None:
        if not await self._play(user, guild):
            return
        for other in others:
            await self._lobby(self.tables[-1], other, "join")
        for _ in range(computers):
            await self._lobby(self.tables[-1], user, "computer", "steady")
        await self._lobby(self.tables[-1], user, "start")

    @rule(
        user=people,
        at=numbers,
        deed=st.sampled_from(
            [
                ("join",),
                ("join",),
                ("leave",),
                ("leave", "close"),
                ("computer", "easy"),
                ("start",),
                ("cancel",),
            ]
        ),
    )
    def somebody_presses_in_a_lobby(self, user: int, at: int, deed: tuple[str, ...]) -> None:
        self.run(self._lobby(self._newest(at), user, *deed))

    # -- games ----------------------------------------------------------------------------------------------------

    def _table(self, at: int) -> ModelTable:
        return self.tables[at % len(self.tables)]

    def _newest(self, at: int) -> ModelTable:
        """One of the tables, those that were opened last more often: lobbies are among them."""
        return self.tables[-1 - Random(at).choice([0, 0, 0, *range(len(self.tables))]) % len(self.tables)]

    def _awaited(self, at: int) -> tuple[ModelTable, int] | None:
        """A table that waits for a person, and the person."""
        found = [
            (table, user)
            for table in self.tables
            for seat in table.to_move()
            if isinstance(user := table.seats[seat], int)
        ]
        return found[at % len(found)] if found else None

    async def _do(self, table: ModelTable, user: int, action: Action, decision: int | None, source: str = "") -> None:
        """Do something and see that it is accepted, or refused, as the model says."""
        entry = table.act(user, action, decision)
        if source == "slash":
            await self._type(table, user, action)
        else:
            number = 0 if decision is None else decision + 1
            await self._press(table, user, "do", verb_of(action), *nouns(action), decision=number)
        await self._check({table.key: [] if entry is None else [entry]})

    async def _type(self, table: ModelTable, user: int, action: Action) -> Card:
        slots = self.game.meta.verb_map()[verb_of(action)].slots
        given = {slot.id: noun for slot, noun in zip(slots, nouns(action), strict=True)}
        request = self.world.ask(user, guild=table.guild, channel=self.channels[table.guild], source="slash")
        return judged(
            await self.world.service.command(request, self.game.meta.id, verb_of(action), given, str(table.number))
        )

    @rule(at=numbers, chance=numbers, source=st.sampled_from(["panel", "panel", "slash"]))
    def whoever_is_awaited_acts(self, at: int, chance: int, source: str) -> None:
        if (found := self._awaited(at)) is None:
            return
        table, user = found
        seat = table.to_move()[0]
        action = draw_by_kind(self.game.legal(table.state, seat), Random(chance))
        self.old.append((table, user, action, table.decisions[seat]))
        self.run(self._do(table, user, action, None if source == "slash" else table.decisions[seat], source))

    @rule(at=numbers, chance=numbers, times=st.integers(4, 16))
    def a_table_plays_on(self, at: int, chance: int, times: int) -> None:
        random = Random(chance)
        self.run(
            self._play_on(
                at, times, lambda table: draw_by_kind(self.game.legal(table.state, table.to_move()[0]), random)
            )
        )

    async def _play_on(self, at: int, times: int, choose: Callable[[ModelTable], Action]) -> None:
        for _ in range(times):
            if self._awaited(at) is None:
                await self._settle()  # computers
            if (found := self._awaited(at)) is None:
                return
            await self._do(*found, choose(found[0]), None)

    @rule(at=numbers)
    def a_table_falls_asleep_and_votes(self, at: int) -> None:
        """Everybody passes until nothing has moved for so long that the table may end the game by vote."""
        if (found := self._awaited(at)) is not None:
            self.run(self._vote(found[0]))

    async def _vote(self, table: ModelTable) -> None:
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

    def _pass_on(self, table: ModelTable) -> Action:
        """What moves a game least."""
        seat = table.to_move()[0]
        legal = self.game.legal(table.state, seat)
        return next((one for one in legal if one == TopUp(())), self.game.default(table.state, seat) or legal[0])

    @rule(user=people, at=numbers, chance=numbers, wrong=st.booleans())
    def anybody_does_anything(self, user: int, at: int, chance: int, wrong: bool) -> None:
        table, random = self._table(at), Random(chance)
        tried: list[Action] = list(nonsense(self.game))
        for other in self.tables:
            tried += [action for seat in other.to_move() for action in self.game.legal(other.state, seat)]
        self.run(self._do(table, user, random.choice(tried), random.randrange(40) if wrong else None))

    @rule(at=numbers)
    def an_old_button_is_pressed_again(self, at: int) -> None:
        if self.old:
            self.run(self._do(*self.old[at % len(self.old)]))

    @rule(at=numbers, chance=numbers, same=st.booleans())
    def a_button_is_pressed_twice_at_once(self, at: int, chance: int, same: bool) -> None:
        if (found := self._awaited(at)) is not None:
            self.run(self._twice(*found, Random(chance), same))

    async def _twice(self, table: ModelTable, user: int, random: Random, same: bool) -> None:
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

    @rule(user=people, at=numbers)
    def somebody_takes_back(self, user: int, at: int) -> None:
        self.run(self._undo(self._table(at), user))

    @rule(
        at=numbers,
        chance=numbers,
        deeds=st.integers(1, 3),
        seconds=st.sampled_from([0, 5, 21]),
        backs=st.integers(1, 3),
    )
    def somebody_acts_and_takes_back(self, at: int, chance: int, deeds: int, seconds: int, backs: int) -> None:
        self.run(self._regret(at, Random(chance), deeds, seconds, backs))

    async def _regret(self, at: int, random: Random, deeds: int, seconds: int, backs: int) -> None:
        for _ in range(deeds):
            if (found := self._awaited(at)) is None:
                return
            table, user = found
            legal = self.game.legal(table.state, table.to_move()[0])
            if random.random() < 0.7:  # what can be taken back, for nothing else is announced late
                legal = self._open_ones(table, legal, random) or legal
            await self._do(table, user, draw_by_kind(legal, random), None)
            self.clock.advance(seconds)
            await self._settle()
            if deeds == 1 or random.random() < 0.5:
                for _ in range(backs):
                    await self._undo(table, user)
                    await self._settle()

    def _open_ones(self, table: ModelTable, legal: Sequence[Action], random: Random) -> list[Action]:
        """Return some that can be taken back."""
        if self.game is GAME:
            return [action for action in legal if verb_of(action) in ("jump", "fly", "take")]
        state, seat = table.state, table.to_move()[0]
        some = random.sample(legal, min(6, len(legal)))
        return [action for action in some if not irrevocable(self.game, state, seat, action)]

    async def _undo(self, table: ModelTable, user: int) -> None:
        entry = table.undo(user)
        await self._press(table, user, "undo")
        await self._check({table.key: [] if entry is None else [entry]})

    @rule(
        user=people, at=numbers, verb=st.sampled_from(["act", "looks", "log", "rules", "record", "my-tables", "text"])
    )
    def somebody_looks(self, user: int, at: int, verb: str) -> None:
        self.run(self._look(self._table(at), user, verb))

    async def _look(self, table: ModelTable, user: int, verb: str) -> None:
        card = await self._press(table, user, verb)
        if table.seat_of(user) is None and verb != "my-tables":
            self._holds_no_card(table, card)
        await self._check()

    @rule(user=people, guild=guilds, number=st.integers(0, 9), verb=st.text(max_size=8), noun=st.text(max_size=8))
    def somebody_forges_a_handle(self, user: int, guild: int, number: int, verb: str, noun: str) -> None:
        button_id = ButtonId(guild, number, Random(noun).choice([verb, "do", "pick", "look", "join"]), (noun,), number)
        if button_id.verb != "join":
            self.run(self._forged(user, button_id))

    async def _forged(self, user: int, button_id: ButtonId) -> None:
        judged(await self.world.service.press(self.world.ask(user).on(button_id)))
        await self._check()

    # -- time and trouble -----------------------------------------------------------------------------------------

    @rule(seconds=st.sampled_from([0, 0, 1, 21]))
    def time_passes(self, seconds: int) -> None:
        self.clock.advance(seconds)
        self.run(self._settle())

    @rule()
    def all_is_quiet(self) -> None:
        self.run(self._quiet())

    @rule(before=st.integers(0, 4), after=st.integers(0, 2), forbidden=st.booleans())
    def discord_fails(self, before: int, after: int, forbidden: bool) -> None:
        self.run(self._failing(before, after, forbidden))

    async def _failing(self, before: int, after: int, forbidden: bool) -> None:
        await self._hands_before_trouble()
        self.discord.faults = [Later() for _ in range(before)]
        self.discord.afterwards = [Later() for _ in range(after)]
        self.discord.forbidden = {CHANNELS[900]} if forbidden else set()
        await self.world.settle()
        self.discord.faults, self.discord.afterwards, self.discord.forbidden = [], [], set()
        await self._quiet()

    @rule()
    def the_process_restarts(self) -> None:
        self.run(self._restart())

    @rule(deeds=st.integers(0, 14))
    def the_process_dies(self, deeds: int) -> None:
        self.run(self._die(deeds))

    async def _die(self, deeds: int) -> None:
        """Kill the process while it sends what is due; the next one goes on."""
        await self._hands_before_trouble()
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

    async def _hands_before_trouble(self) -> None:
        """Send first hands: amid trouble such a one may come before the call that is held back, or be that call."""
        waiting = (
            table.walk is not None and any(self.ways.get(user) != "silent" for user in {*table.people()} - table.handed)
            for table in self.tables
        )
        if any(waiting):
            await self._settle()

    @rule(guild=guilds)
    def a_server_removes_the_bot_or_takes_it_back(self, guild: int) -> None:
        self.run(self._come_and_go(guild))

    async def _come_and_go(self, guild: int) -> None:
        if guild in self.discord.lost:
            self.discord.lost.discard(guild)
            await self.world.service.guild_seen(guild, f"Club {guild}", "en")
        else:
            await self._quiet()  # what is on its way when a server goes may arrive or not
            self.discord.lost.add(guild)
            await self.world.service.guild_lost(guild)
        for table in self.tables:
            if table.guild == guild:
                (table.pause if guild in self.discord.lost else table.guild_is_back)(self.clock.now())
        await self._check()

    # -- what must hold -------------------------------------------------------------------------------------------

    async def _settle(self) -> None:
        await self._send()
        self._notices()

    async def _send(self) -> None:
        """Let be sent what is due."""
        await self.world.settle()
        await self._check(sent=True)

    async def _pass(self, seconds: float) -> None:
        self.clock.advance(seconds)
        await self._send()

    async def _quiet(self) -> None:
        """Let everything be sent that is to be sent, then look at what stands."""
        await self._pass(30)
        for _ in range(12):
            if not await self._unsent():
                break
            await self._pass(700)
        assert await self._unsent() == [], "something waits to be sent for ever"
        self._notices()
        for table in self.tables:
            await self._standing(table)

    async def _unsent(self) -> list[Any]:
        left: list[Any] = []
        for guild in CHANNELS:
            async with self.world.store.read(guild) as tx:
                left += await tx.due_outgoing(1e12)
                timers = await tx.due_timers(1e12)
                left += [timer for timer in timers if timer.kind not in self.lasting]
        return left

    async def _row(self, table: ModelTable) -> Table:
        async with self.world.store.read(table.guild) as tx:
            row = await tx.table(table.number)
        assert row is not None
        return row

    async def _check(self, expected: dict[tuple[int, int], list[AnyEntry]] | None = None, sent: bool = False) -> None:
        """The log is what was accepted, and nothing else; computers may have played on. `sent`: all that was due."""
        away = self.discord.away
        for table in self.tables:
            gone = {user for guild, user in away if guild == table.guild}
            if sent:
                table.look_after(self.clock.now(), gone)
            row, rows, seats = await self._read(table)
            assert row is not None
            self._accepted(table, rows, (expected or {}).get(table.key, []))
            if sent:
                table.told(self.clock.now(), self.ways, gone)
            assert [
                (_who(level_of(seat) or seat.user), "seated" if level_of(seat) else seat.status) for seat in seats
            ] == [(_who(seat), table.standing_of(seat)) for seat in table.seats], table.key
            stands, should = (row.status, row.paused, row.channel), (table.status, table.paused, table.channel)
            assert stands == should, (table.key, stands, should)
            assert _who(row.host) == _who(table.host)
            assert [entry.undone_by for entry in rows] == [table.undone.get(entry.number) for entry in rows]
            if table.walk is not None:
                loaded = await load_table(self.world.context, table.guild, table.number)
                assert encode(loaded.state) == encode(table.state)
                assert loaded.decisions == table.decisions
        for message in self.discord.messages.values():
            if message.channel < 1000 and self.checked.get(message.id) != message.versions:
                self.checked[message.id] = message.versions
                self._public(message.card)

    async def _read(self, table: ModelTable) -> tuple[Table | None, list[Entry], list[Seat]]:
        async with self.world.store.read(table.guild) as tx:
            return await tx.table(table.number), await tx.entries(table.number), await tx.seats(table.number)

    def _accepted(self, table: ModelTable, rows: list[Entry], expected: list[AnyEntry]) -> None:
        assert [entry.number for entry in rows] == list(range(1, len(rows) + 1))
        assert [decode_entry(entry.body) for entry in rows[: len(table.log)]] == table.log
        new = rows[len(table.log) :]
        by_people = [decode_entry(entry.body) for entry in new if not self._by_itself(table, entry)]
        assert by_people == expected
        for row in new:
            entry = decode_entry(row.body)
            if self._by_itself(table, row):
                self._played_by_itself(table, row, entry)
            else:
                assert isinstance(entry, Acted | TookBack | Concluded)
                assert isinstance(entry, Concluded) or row.user == table.seats[entry.seat]
            table.accept(entry, row.at)

    def _by_itself(self, table: ModelTable, row: Entry) -> bool:
        """Whether nobody pressed anything for this entry."""
        return row.source == "computer"

    def _played_by_itself(self, table: ModelTable, row: Entry, entry: AnyEntry) -> None:
        assert isinstance(entry, Acted)
        assert isinstance(table.seats[entry.seat], str)
        assert action_of(self.game.meta.verb_map(), entry) in self.game.legal(table.state, entry.seat)

    def _public(self, card: Card) -> None:
        """What stands in a channel holds no deed, and no card that is in a hand and was never seen."""
        assert not {button_id.verb for button_id in button_ids(card)} & SECRET_VERBS
        for table in self.tables:
            if any((button_id.guild, button_id.table) == table.key for button_id in button_ids(card)):
                self._holds_no_card(table, card)

    def _holds_no_card(self, table: ModelTable, card: Card) -> None:
        if table.status in ("running", "paused"):
            words = text(card) + "\n".join(button.label for button in buttons(card))
            assert given_away(table, words) == set(), "given away"

    def _of(self, table: ModelTable, user: int) -> Iterator[Message]:
        """Every direct message ever made for a seat of this table; words about pauses are something else."""
        for message in self.discord.made:
            if message.channel == user * 1000:
                first = {
                    (button_id.guild, button_id.table)
                    for button_id in button_ids(message.card)
                    if button_id.verb != "my-tables"
                }
                if first == {table.key}:
                    yield message

    def _notices(self) -> None:
        """Exactly one for each change of whom a table awaits, by the way each chose."""
        for table in self.tables:
            for user in table.people():
                made = list(self._of(table, user))
                assert len(made) == table.messages[user], (table.key, user, "direct messages")
                mentions = [
                    message
                    for message in self.discord.made
                    if user in message.mentioned
                    and any((button_id.guild, button_id.table) == table.key for button_id in button_ids(message.card))
                ]
                # A former board is a summary without a handle by now; it is counted by what it was.
                assert len(mentions) <= table.mentions[user], (table.key, user, "mentions")
        for user in PEOPLE:
            mentioned = Counter(one for message in self.discord.made for one in message.mentioned)
            assert mentioned[user] == sum(table.mentions[user] for table in self.tables), (user, "mentions")

    async def _standing(self, table: ModelTable) -> None:
        """One living board and one hand message each, with what belongs there and what can be chosen now."""
        mine = [
            message
            for message in self.discord.in_channel(table.channel)
            if labels(message.card)[:1] == ["Act"] and (table.guild, table.number) == _first(message.card)
        ]
        if table.guild not in self.discord.lost:
            assert len(mine) == (table.status == "running"), (table.key, table.status)
        for seat, user in enumerate(table.seats):
            if not isinstance(user, int):
                continue
            standing = [message for message in self._of(table, user) if message.id in self.discord.messages]
            played = table.walk is not None and self.ways.get(user) != "silent"
            assert len(standing) == played or table.status == "paused", (table.key, user)
            if played and table.status == "running":
                words = text(standing[0].card)
                assert all(f"**Card {number}**" in words for number in own(table, seat)), "its own hand"
                assert given_away(table, words, seat) == set(), "given away"
        if table.guild not in self.discord.lost:
            assert not (found := await outdated(self.world, *table.key)), found


def level_of(seat: Seat) -> str | None:
    """Return the computer that plays the seat, for good or until somebody is back."""
    return seat.standin.level if seat.standin else seat.computer


def _who(one: int | str | None) -> int | str | None:
    """Return who sits there; those who were forgotten are all one."""
    return "nobody" if isinstance(one, int) and one < 0 else one


def _first(card: Card) -> tuple[int, int]:
    return next((button_id.guild, button_id.table) for button_id in button_ids(card))
