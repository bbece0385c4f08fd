"""What the rules of the state machine do to the service, and what must hold after each: tables, premoves, live mode and
messages are as the model says.
"""

from __future__ import annotations

import asyncio
import functools
import tempfile
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

from bot.clock import SetClock
from bot.games.core.actions import Action, nouns, verb_of
from bot.games.history.log import Acted, AnyEntry, Concluded, TookBack, acted, action_of, decode_entry, encode
from bot.games.registry import TITLES
from bot.service.card import Card
from bot.service.features.all_handlers import BUTTONS
from bot.service.messenger import Gone
from bot.service.quotas import Bounds
from bot.service.records import Entry, Seat, Table, Timer
from bot.service.tables import live_mode, premoves
from bot.service.tables.lookup import load_table
from tests.service.pretended import FakeMessenger, Message, button_ids, buttons, labels, text
from tests.service.shown import outdated
from tests.service.world import UNTOUCHED, World, judged
from tests.service.world import world as make_world
from tests.stateful.model import TableModel, known
from tests.stateful.own_secrets import given_away, own
from tests.support.due import due_outgoing, due_timers

CHANNELS = {900: 100, 901: 200}
"""The servers, and where people play there at first."""
PEOPLE = ANN, BOB, CEM, DAN = tuple(9_000_000_000_000 + number for number in (11, 22, 33, 44))
WAYS = {BOB: "mention", DAN: "silent"}
GAME = TITLES["space-mission"].game
"""The game whose actions that can be undone are known by their verbs."""
MEMORY = Path("/dev/shm")
"""A disk's syncs would take most of the time; what they are worth is tested where processes are really killed."""
SECRET_VERBS = {"do", "pick"}
LASTING = (*UNTOUCHED, live_mode.KIND)
"""Timers that go on for as long as a table is played at."""

T = TypeVar("T")
people = st.sampled_from(PEOPLE)
guilds = st.sampled_from(sorted(CHANNELS))
numbers = st.integers(0, 2**16)


def step(**drawn: Any) -> Callable[[Callable[..., Coroutine[Any, Any, None]]], Any]:
    """Make an async method a rule of the machine. `drawn`: strategies for its arguments."""

    def made(work: Callable[..., Coroutine[Any, Any, None]]) -> Any:
        @functools.wraps(work)
        def run(self: Driver, **given: Any) -> None:
            self.run(work(self, **given))

        return rule(**drawn)(run)

    return made


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


class Driver(RuleBasedStateMachine):
    """Four people, two servers, up to four tables.

    `premoves`: whether players queue any. `live`: seconds of silence after which a table is live no more; 0: none is.
    """

    world: World
    game: Any = GAME
    bounds = Bounds()
    most_tables = 4
    live = 0.0
    premoves = False
    refused: tuple[int, ...] = ()
    """The players whose next premove was tried and refused."""
    steps_due: dict[tuple[int, int, int], float]
    """When the next step of whose plan is due at which table."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None)
        self.runner = asyncio.Runner()
        self.clock = SetClock()
        self.discord = TwoServers(self.clock)
        self.stack = AsyncExitStack()
        self.tables: list[TableModel] = []
        self.ways = dict(WAYS)
        self.channels = dict(CHANNELS)
        self.old: list[tuple[TableModel, int, Action, int]] = []
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
            pace=0.0,  # what waits for a story to be told is another matter (tests/service/test_other_games.py)
        )
        self.world = await self.stack.enter_async_context(opened)
        await self.world.service.recover()
        await self.world.service.late.settle()

    async def _restart(self) -> None:
        asked = self.world.asked
        await self.stack.aclose()
        await self._open()
        self.world.asked = asked  # Discord numbers interactions on and on
        if self.live:
            if self.premoves:  # what the former process did
                await self._check_tables({}, sent=False)
                await self._check_plans()
            for table in self.tables:
                await self._follow_live(table)
                table.nobody_was_seen()

    async def _follow_live(self, table: TableModel) -> None:
        """A process that died while it sent what is due may have looked whether players are there, or not have."""
        timer = await self._live_timer(table)
        stands = (False, table.checked_at) if timer is None else (True, timer.due)
        if stands != (table.live, table.checked_at):
            table.check_presence(self.clock.now())
        assert not stands[0] or stands == (table.live, table.checked_at), table.key
        assert stands[0] == table.live, table.key

    async def _live_timer(self, table: TableModel) -> Timer | None:
        async with self.world.store.read(table.guild) as tx:
            return await tx.timer(table.number, live_mode.KIND)

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
                TableModel(guild, self._next(guild), self.game, user, [user], channel=self.channels[guild])
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

    async def _lobby(self, table: TableModel, user: int, verb: str, *given: str) -> None:
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

    async def _press(self, table: TableModel, user: int, verb: str, *given: str, **more: Any) -> Card:
        self._seen(table.key, user, verb)
        here = {"guild": table.guild, "channel": self.channels[table.guild], **more}
        return await self.world.press(user, verb, *given, table=table.number, of=table.guild, **here)

    # -- what people do -------------------------------------------------------------------------------------------

    def _table(self, at: int) -> TableModel:
        return self.tables[at % len(self.tables)]

    def _newest(self, at: int) -> TableModel:
        """One of the tables, those that were opened last more often: lobbies are among them."""
        return self.tables[-1 - Random(at).choice([0, 0, 0, *range(len(self.tables))]) % len(self.tables)]

    def _awaited(self, at: int) -> tuple[TableModel, int] | None:
        """A table that waits for a person, and the person."""
        found = [
            (table, user)
            for table in self.tables
            for seat in table.to_move()
            if isinstance(user := table.seats[seat], int)
        ]
        return found[at % len(found)] if found else None

    async def _do(self, table: TableModel, user: int, action: Action, decision: int | None, source: str = "") -> None:
        """Do something and see that it is accepted, or refused, as the model says."""
        entry = table.act(user, action, decision)
        if source == "slash":
            await self._type(table, user, action)
        else:
            number = 0 if decision is None else decision + 1
            await self._press(table, user, "do", verb_of(action), *nouns(action), decision=number)
        await self._check({table.key: [] if entry is None else [entry]})

    async def _type(self, table: TableModel, user: int, action: Action) -> Card:
        slots = self.game.meta.verb_map()[verb_of(action)].slots
        given = {slot.id: noun for slot, noun in zip(slots, nouns(action), strict=True)}
        if table.seat_of(user) is not None:
            self._seen(table.key, user, "do")
        request = self.world.ask(user, guild=table.guild, channel=self.channels[table.guild], source="slash")
        return judged(
            await self.world.service.command(request.at(str(table.number)), self.game.meta.id, verb_of(action), given)
        )

    async def _undo(self, table: TableModel, user: int) -> None:
        entry = table.undo(user)
        await self._press(table, user, "undo")
        await self._check({table.key: [] if entry is None else [entry]})

    async def _look(self, table: TableModel, user: int, verb: str) -> None:
        card = await self._press(table, user, verb)
        if table.seat_of(user) is None and verb != "my-tables":
            self._holds_no_card(table, card)
        await self._check()

    def _seen(self, key: tuple[int, int], user: int, verb: str) -> None:
        """Note who presses what: at a live table that tells who is there."""
        if self.live and verb in BUTTONS and not BUTTONS[verb].personal:
            for table in self.tables:
                if table.key == key:
                    table.seen(user, self.clock.now())

    async def _panels_before_trouble(self) -> None:
        """Send first panels: amid trouble one may come before the notice that is held back, or be that notice.

        At live tables also what is due where a player has a plan: amid trouble they may be notified before the plan
        makes the table live, or after that, and then they are not.
        """
        waiting = (
            table.replay is not None
            and any(self.ways.get(user) != "silent" for user in {*table.people()} - table.handed)
            for table in self.tables
        )
        if any(waiting):
            await self._settle()
        if self.live and any(table.waiting_to_be_told and table.plans for table in self.tables):
            await self._settle()

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
        self.steps_due = {}
        for guild in CHANNELS if self.live and self.premoves else ():
            async with self.world.store.read(guild) as tx:
                timers = await due_timers(tx, 1e12)
            due = {(guild, timer.table, timer.target): timer.due for timer in timers if timer.kind == premoves.KIND}
            self.steps_due |= due
        await self.world.settle()
        await self._check(sent=True)

    async def _pass(self, seconds: float) -> None:
        """Let time pass: where players plan, by less than a minute at once, before they count as gone."""
        while seconds > 50 and self.live and self.premoves:
            self.clock.advance(50)
            await self._send()
            seconds -= 50
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
                left += await due_outgoing(tx, 1e12)
                timers = await due_timers(tx, 1e12)
                left += [timer for timer in timers if timer.kind not in LASTING]
        return left

    async def _row(self, table: TableModel) -> Table:
        async with self.world.store.read(table.guild) as tx:
            row = await tx.table(table.number)
        assert row is not None
        return row

    async def _check(self, expected: dict[tuple[int, int], list[AnyEntry]] | None = None, sent: bool = False) -> None:
        await self._check_tables(expected or {}, sent)
        if self.premoves:
            await self._check_plans()
        if self.live:
            await self._check_live(sent)

    async def _check_tables(self, expected: dict[tuple[int, int], list[AnyEntry]], sent: bool) -> None:
        """The log is what was accepted, and nothing else; computers may have played on. `sent`: all that was due."""
        away = self.discord.away
        for table in self.tables:
            gone = {user for guild, user in away if guild == table.guild}
            if sent:
                table.look_after(self.clock.now(), gone)
            row, rows, seats = await self._read(table)
            assert row is not None
            self._accepted(table, rows, expected.get(table.key, []))
            if sent:
                table.told(self.clock.now(), self.ways, gone)
            assert [
                (_who(level_of(seat) or seat.user), "seated" if level_of(seat) else seat.status) for seat in seats
            ] == [(_who(seat), table.standing_of(seat)) for seat in table.seats], table.key
            stands, should = (row.status, row.paused, row.channel), (table.status, table.paused, table.channel)
            assert stands == should, (table.key, stands, should)
            assert _who(row.host) == _who(table.host)
            assert [entry.undone_by for entry in rows] == [table.undone.get(entry.number) for entry in rows]
            if table.replay is not None:
                loaded = await load_table(self.world.context, table.guild, table.number)
                assert encode(loaded.state) == encode(table.state)
                assert loaded.decisions == table.decisions
        for message in self.discord.messages.values():
            if message.channel < 1000 and self.checked.get(message.id) != message.versions:
                self.checked[message.id] = message.versions
                self._public(message.card)

    async def _check_plans(self) -> None:
        for table in self.tables:
            async with self.world.store.read(table.guild) as tx:
                plans = await tx.premove_queues(table.number)
            stand = {plan.user: plan.steps for plan in plans if plan.stopped is None}
            steps = {user: [(verb_of(step), *nouns(step)) for step in plan.steps] for user, plan in table.plans.items()}
            assert stand == {user: tuple(plan) for user, plan in steps.items()}, (table.key, stand, steps)

    async def _check_live(self, sent: bool) -> None:
        for table in self.tables:
            timer = await self._live_timer(table)
            assert (timer is not None) == table.live, (table.key, "live")
            if timer is not None:
                assert timer.due == table.checked_at, (table.key, timer.due - table.checked_at)
                if sent:
                    assert set(live_mode.read(timer).withheld) == table.withheld, (table.key, "withheld")

    async def _read(self, table: TableModel) -> tuple[Table | None, list[Entry], list[Seat]]:
        async with self.world.store.read(table.guild) as tx:
            plans = await tx.premove_queues(table.number) if self.premoves else []
            refused = [plan for plan in plans if plan.stopped and plan.stopped.key == "plan-stopped-refused"]
            self.refused = tuple(plan.user for plan in refused)
            return await tx.table(table.number), await tx.entries(table.number), await tx.seats(table.number)

    def _accepted(self, table: TableModel, rows: list[Entry], expected: list[AnyEntry]) -> None:
        for user in self.refused:
            if user in table.plans:
                self._stepped(table, user, self.clock.now())
        assert [entry.number for entry in rows] == list(range(1, len(rows) + 1))
        assert [decode_entry(entry.body) for entry in rows[: len(table.log)]] == table.log
        new = rows[len(table.log) :]
        by_people = [decode_entry(entry.body) for entry in new if not self._by_itself(entry)]
        assert by_people == expected
        for row in new:
            entry = decode_entry(row.body)
            if self._by_itself(row):
                self._played_by_itself(table, row, entry)
            else:
                assert isinstance(entry, Acted | TookBack | Concluded)
                assert isinstance(entry, Concluded) or row.user == table.seats[entry.seat]
            table.accept(entry, row.at)
        for user in self.refused:
            if user in table.plans:
                table.not_possible(user)

    def _by_itself(self, row: Entry) -> bool:
        """Whether nobody pressed anything for this entry: it is a computer's or a premove."""
        return row.source == "computer" or (self.premoves and row.source == "panel" and row.interaction is None)

    def _played_by_itself(self, table: TableModel, row: Entry, entry: AnyEntry) -> None:
        assert isinstance(entry, Acted)
        user, action = table.seats[entry.seat], action_of(self.game.meta.verb_map(), entry)
        assert action in self.game.legal(table.state, entry.seat)
        if row.source == "computer":
            assert isinstance(user, str)
            return
        assert row.user == user and isinstance(user, int) and entry.seat in table.to_move()
        plan = table.plans[user]
        assert action == plan.steps[0]
        assert known(self.game, table.state, entry.seat) == plan.known, "never for what the player has not seen"
        assert entry == acted(entry.seat, action), "as if the player had done it by hand"
        plan.counted = True
        self._stepped(table, user, row.at)

    def _stepped(self, table: TableModel, user: int, now: float) -> None:
        """A player's plan did something, or tried to: they are there. A look that was due before it came before it."""
        if not self.live:
            return
        if table.checked_at <= self.steps_due[*table.key, user]:
            table.check_presence(now)
            table.recall(now)
        table.seen(user, now)

    def _public(self, card: Card) -> None:
        """Messages in a channel offer no action, and show no card that is in a hand and was never seen."""
        assert not {button_id.verb for button_id in button_ids(card)} & SECRET_VERBS
        for table in self.tables:
            if any((button_id.guild, button_id.table) == table.key for button_id in button_ids(card)):
                self._holds_no_card(table, card)

    def _holds_no_card(self, table: TableModel, card: Card) -> None:
        if table.status in ("running", "paused"):
            words = text(card) + "\n".join(button.label for button in buttons(card))
            assert given_away(table, words) == set(), "given away"

    def _of(self, table: TableModel, user: int) -> Iterator[Message]:
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

    async def _standing(self, table: TableModel) -> None:
        """One board in use and one DM panel for each player, with what belongs there and what can be chosen now."""
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
            played = table.replay is not None and self.ways.get(user) != "silent"
            assert len(standing) == played or table.status == "paused", (table.key, user)
            if played and table.status == "running":
                words = text(standing[0].card)
                assert all(f"**Card {number}**" in words for number in own(table, seat)), "its own hand"
                assert given_away(table, words, seat) == set(), "given away"
        if table.guild not in self.discord.lost:
            assert not (found := await outdated(self.world, *table.key)), found


def level_of(seat: Seat) -> str | None:
    """Return the computer that plays the seat, for good or until the player is back."""
    return seat.standin.level if seat.standin else seat.computer


def _who(one: int | str | None) -> int | str | None:
    """Return who sits there; those who were forgotten are all one."""
    return "nobody" if isinstance(one, int) and one < 0 else one


def _first(card: Card) -> tuple[int, int]:
    return next((button_id.guild, button_id.table) for button_id in button_ids(card))
