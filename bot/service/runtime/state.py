"""What one process remembers of its tables and people: caches, queues and locks. None of it is stored."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from bot.games.core.actions import Action, Verb
from bot.games.core.contract import Game, Title
from bot.games.core.phrase import Phrase
from bot.games.history.replay import Outcome, Replay, outcome_of
from bot.games.history.sequences import Labelled, Steps, labelled, listed, sequences
from bot.progress import Tally
from bot.service.ratings.standings import Standings
from bot.service.records import TableId
from bot.service.runtime.clock_steps import ClockSteps
from bot.service.runtime.rate_limit import RateLimiter
from bot.service.runtime.recent_uses import RecentUses
from bot.service.runtime.trials import Trials
from bot.service.runtime.user_locks import UserLocks


class Views:
    """What each viewer may know of one state, what their direct message says of it, what is legal and how that would
    end; each made once.
    """

    def __init__(self, state: Any) -> None:
        self.state = state
        self._made: dict[int | None, Any] = {}
        self._sent: dict[int, tuple[Phrase, ...]] = {}
        self._legal: dict[int, tuple[Action, ...]] = {}
        self._outcomes: dict[tuple[int, Action], Outcome] = {}
        self._joined: dict[tuple[int, int], tuple[Labelled, ...]] = {}
        self._listed: dict[tuple[int, str, Steps], dict[str, Labelled]] = {}

    def of(self, game: Game, viewer: int | None) -> Any:
        """Return what the viewer may know."""
        if viewer not in self._made:
            self._made[viewer] = game.view(self.state, viewer)
        return self._made[viewer]

    def legal(self, game: Game, seat: int) -> tuple[Action, ...]:
        """Return the seat's legal actions."""
        if seat not in self._legal:
            self._legal[seat] = game.legal(self.state, seat)
        return self._legal[seat]

    def outcome(self, game: Game, seat: int, action: Action) -> Outcome:
        """Return how a legal action of the seat would end."""
        if (seat, action) not in self._outcomes:
            self._outcomes[seat, action] = outcome_of(game, self.state, seat, action)
        return self._outcomes[seat, action]

    def joined(self, title: Title, seat: int, most: int) -> tuple[Labelled, ...]:
        """Return at most so many sequences that the seat can begin, with their labels."""
        if (seat, most) not in self._joined:
            found = sequences(title.game, self.state, seat, self.legal(title.game, seat), most)
            self._joined[seat, most] = tuple(labelled(title, seat, found))
        return self._joined[seat, most]

    def listed(self, title: Title, seat: int, verb: Verb, begun: Steps) -> dict[str, Labelled]:
        """Return what the seat can choose for a list after these steps, as sequences with labels by first nouns."""
        place = seat, verb.id, begun
        if place not in self._listed:
            found = listed(title.game, self.state, seat, verb, begun)
            self._listed[place] = dict(zip(found, labelled(title, seat, [*found.values()]), strict=True))
        return self._listed[place]

    def sent(self, title: Title, seat: int) -> tuple[Phrase, ...]:
        """Return the text of all looks that go to a seat by direct message."""
        if seat not in self._sent:
            view, presenter = self.of(title.game, seat), title.presenter
            looks = [look.id for look in title.game.meta.looks if look.sent]
            self._sent[seat] = tuple(phrase for look in looks for phrase in presenter.text(view, look, None))
        return self._sent[seat]


REPLAY_BYTES = 8 * 1024 * 1024
"""Bytes of snapshots whose replays are kept; a replay takes some four times as much. With Space Mission this is
enough for more than two thousand tables.
"""
VIEWED_TABLES = 2048
"""Tables whose views are kept, some 15 KB each. What follows from an action compares the views before it with those
after it; with 256 of 1,000 tables, each click made 2.3 views instead of 1.5.
"""


class ReplayCache:
    """The newest replays of tables' logs, so that a running table is not replayed for each click.

    A replay counts only while it ends at the log's last entry, which is read in the same block. Another process may
    have written that entry. So only replays of committed logs are kept: a committed number is never given again.
    """

    def __init__(self, room: int = REPLAY_BYTES, views: int = VIEWED_TABLES) -> None:
        """`room`: bytes of the snapshots of all replays that are kept. `views`: tables whose views are kept, too."""
        self._room = room
        self._most_views = views
        self._replays: OrderedDict[tuple[int, int], tuple[Replay, int]] = OrderedDict()
        self._views: OrderedDict[tuple[int, int], Views] = OrderedDict()
        self._weight = 0

    def knows(self, guild: int, table: int) -> bool:
        """Return whether a replay of this table is kept."""
        return (guild, table) in self._replays

    def get(self, guild: int, table: int, entries: int) -> tuple[Replay, Views] | None:
        """Return the replay that ends at this entry number, with the views of its state, or None."""
        known = self._replays.get((guild, table))
        if known is None or known[0].last.number != entries:
            return None
        self._replays.move_to_end((guild, table))
        return known[0], self._views_of((guild, table), known[0])

    def put(self, guild: int, table: int, replay: Replay, size: int, views: Views) -> None:
        """Keep a replay, after its newest entry was committed. `size`: bytes of its snapshot. `views`: of its state."""
        place = guild, table
        self._weight += size - self._replays.get(place, (replay, 0))[1]
        self._replays[place] = replay, size
        self._replays.move_to_end(place)
        while self._weight > self._room and len(self._replays) > 1:
            gone, (_, weight) = self._replays.popitem(last=False)
            self._weight -= weight
            self._views.pop(gone, None)
        self._keep_views(place, views)

    def _views_of(self, place: tuple[int, int], replay: Replay) -> Views:
        views = self._views.get(place)
        if views is None or views.state is not replay.state:
            views = Views(replay.state)
        self._keep_views(place, views)
        return views

    def _keep_views(self, place: tuple[int, int], views: Views) -> None:
        self._views[place] = views
        self._views.move_to_end(place)
        if len(self._views) > self._most_views:
            self._views.popitem(last=False)


class FairQueue:
    """A fair queue of requests: one begins in each turn of the event loop, first come first served.

    While the bot is idle its loop turns thousands of times a second and no request waits. Under overload, all begun
    requests share every turn, and the more there are, the longer each turn takes. That would delay acknowledgements
    too, for which Discord waits three seconds. So new requests wait in this queue, acknowledged, until the loop has a
    turn for them; turns stay short, and no request overtakes another.
    """

    def __init__(self) -> None:
        self._line: deque[asyncio.Future[None]] = deque()

    @property
    def waiting(self) -> int:
        """Return how many wait."""
        return len(self._line)

    async def enter(self) -> None:
        """Wait until this request may begin."""
        loop = asyncio.get_running_loop()
        place = loop.create_future()
        self._line.append(place)
        if len(self._line) == 1:
            loop.call_soon(self._let_in)
        await place

    def _let_in(self) -> None:
        while self._line:
            place = self._line.popleft()
            if not place.done():  # else its request was cancelled
                place.set_result(None)
                break
        if self._line:
            asyncio.get_running_loop().call_soon(self._let_in)


PRESENCE_TABLES, PRESENCE_USERS = 4096, 16
"""The most tables of which presence is kept, and the most users (players and spectators) for each."""


class Presence:
    """When each user last clicked at a table. After a restart no user counts as present."""

    def __init__(self) -> None:
        self._tables: OrderedDict[tuple[int, int], OrderedDict[int, float]] = OrderedDict()
        self._not_before: dict[tuple[int, int], float] = {}
        self._live: set[tuple[int, int]] = set()
        self._incomplete: set[tuple[int, int]] = set()

    def note(self, guild: int, table: int, user: int, now: float) -> None:
        """Note a user's click."""
        here = self._tables.setdefault((guild, table), OrderedDict())
        self._tables.move_to_end((guild, table))
        here[user] = now
        here.move_to_end(user)
        if len(here) > PRESENCE_USERS:
            here.popitem(last=False)
        if len(self._tables) > PRESENCE_TABLES:
            forgotten, _ = self._tables.popitem(last=False)
            self._not_before.pop(forgotten, None)
            self._live.discard(forgotten)
            self._incomplete.discard(forgotten)

    def is_live(self, guild: int, table: int) -> bool:
        """Return whether a table was found to be live. It may have been so and not be known here."""
        return (guild, table) in self._live

    def is_incomplete(self, guild: int, table: int) -> bool:
        """Return whether players of a table were missing when it was looked at last."""
        return (guild, table) in self._incomplete

    def looked(self, guild: int, table: int, *, live: bool) -> None:
        """A table was found to be live, or to miss players."""
        if (guild, table) in self._tables:
            (self._live if live else self._incomplete).add((guild, table))
            (self._incomplete if live else self._live).discard((guild, table))

    def calmed(self, guild: int, table: int) -> None:
        """A table may be live no more."""
        self._live.discard((guild, table))

    def last(self, guild: int, table: int, user: int) -> float:
        """Return when this user pressed something there last."""
        return self._tables.get((guild, table), {}).get(user, float("-inf"))

    def since(self, guild: int, table: int, at: float) -> set[int]:
        """Return the users who clicked there since a time; none if that time is before what is still remembered."""
        if at < self._not_before.get((guild, table), float("-inf")):
            return set()
        return {user for user, last in self._tables.get((guild, table), {}).items() if last >= at}

    def forget(self, guild: int, table: int, until: float) -> None:
        """Let what is pressed at a table until a time not count."""
        self.calmed(guild, table)
        self._tables[guild, table] = OrderedDict()
        self._not_before[guild, table] = until


NARRATIONS = 256
"""The most narrations whose pace is kept."""
LONGEST_DELAY = 30.0
"""The most seconds that a board waits for a narration to end."""


@dataclass(frozen=True)
class NarrationId:
    """A narration of a table."""

    guild: int
    table: int
    story: int


@dataclass
class NarrationPace:
    """How many lines of each narration were posted, and when each table's narrations will have ended.

    Lines appear one by one, at a pace that players can follow. A new process posts all lines at once. Times are the
    clock's and may step back.
    """

    _posted: OrderedDict[NarrationId, tuple[int, float]] = field(default_factory=OrderedDict)
    _until: OrderedDict[tuple[int, int], float] = field(default_factory=OrderedDict)

    def begin(self, spot: NarrationId, now: float) -> None:
        """Start a narration at its first line."""
        self._keep(spot, 0, now)

    def lines(self, spot: NarrationId, there: int, now: float, pace: float) -> int:
        """Return how many of the existing lines may be posted now: one more, or all that are due."""
        if spot not in self._posted or pace <= 0:
            return there
        posted, at = self._posted[spot]
        due = max(0, int((now - at) / pace))
        return min(there, posted + (max(1, due) if posted else 1 + due))

    def note(self, spot: NarrationId, lines: int, now: float) -> None:
        """Note how many lines were posted."""
        if spot in self._posted:
            self._keep(spot, lines, now)

    def next(self, spot: NarrationId, now: float, pace: float) -> float:
        """Return when the next line may be posted."""
        posted, at = self._posted.get(spot, (0, 0.0))
        return max(now, min(at, now) + pace) if posted else now

    def expect(self, guild: int, table: int, lines: int, now: float, pace: float) -> None:
        """Add lines to those that a table still has to post."""
        until = max(self.until(guild, table, now), now) + lines * pace
        self._until[guild, table] = min(until, now + LONGEST_DELAY)
        self._until.move_to_end((guild, table))
        while len(self._until) > NARRATIONS:
            self._until.popitem(last=False)

    def until(self, guild: int, table: int, now: float) -> float:
        """Return when a table's narrations will have ended; now, if they have."""
        return max(now, min(self._until.get((guild, table), now), now + LONGEST_DELAY))

    def _keep(self, spot: NarrationId, lines: int, at: float) -> None:
        self._posted[spot] = lines, at
        self._posted.move_to_end(spot)
        while len(self._posted) > NARRATIONS:
            self._posted.popitem(last=False)


class Watch:
    """Notes changes of watched tables until a caller takes the notes. In memory only.

    A change is noted within its transaction. The caller reads the table again, so a note of a change that was rolled
    back does no harm.
    """

    def __init__(self) -> None:
        self._tables: frozenset[tuple[int, int]] = frozenset()
        self._changed: set[tuple[int, int]] = set()

    def only(self, tables: Iterable[tuple[int, int]]) -> None:
        """Watch these tables (server and number), and no others."""
        self._tables = frozenset(tables)

    def changed(self, guild: int, table: int) -> None:
        """A table has changed, or is about to."""
        if (guild, table) in self._tables:
            self._changed.add((guild, table))

    def take(self) -> set[tuple[int, int]]:
        """Return the watched tables that changed since this was asked last."""
        taken, self._changed = self._changed, set()
        return taken


@dataclass
class Uptime:
    """When players were heard (`tables.uptime`), in all guilds or in those of a shard."""

    outages: tuple[tuple[float, float], ...] = ()
    """When they were not, from and until: clocks stood meanwhile."""
    last_heartbeat: float | None = None
    """When Discord gave its last sign of life. None while no heartbeat was noted: then clocks do not wait for one."""


@dataclass
class RuntimeState:
    """The mutable state of a process. A new process begins with an empty one."""

    uptime: Uptime = field(default_factory=Uptime)
    """When players were heard, where one process serves all guilds."""
    uptime_of_shard: Callable[[int], Uptime] | None = None
    """Returns the same for the shard of a guild, where several processes serve the shards."""
    fair_queue: FairQueue = field(default_factory=FairQueue)
    """Lets requests begin, one in each turn of the event loop."""
    user_locks: UserLocks = field(default_factory=UserLocks)
    """Keeps a user from opening two tables at once, so that no thread is opened in vain. What holds is the check in the
    transaction that writes the table: another process may open one at the same time.
    """
    presence: Presence = field(default_factory=Presence)
    """When each person was last at a table, by presses that this process got. A player who presses in direct messages
    may be missed by the process that serves the server: then the table is not live, and its players get notices.
    """
    screens: Presence = field(default_factory=Presence)
    """When each account that several players use last showed what the seat at its screen may know. What another
    process showed is missed: then the seat leaves the screen too early, and its player is asked who they are.
    """
    narration_pace: NarrationPace = field(default_factory=NarrationPace)
    """How many lines of each narration were shown. What another process has written is shown at once, as after a start.
    """
    rate_limiter: RateLimiter = field(default_factory=RateLimiter)
    """Lets messages out to Discord."""
    clock_steps: ClockSteps = field(default_factory=ClockSteps)
    """The due times that are to be moved. Each process moves those of the guilds that it serves."""
    serves: Callable[[int], bool] = lambda guild: True
    """Whether this process sends messages and acts on timers in a guild; else another process does."""
    untried: set[int] = field(default_factory=set[int])
    """Nonces of messages that this process has claimed and not yet tried to send. Forgetting one costs a look."""
    watch: Watch = field(default_factory=Watch)
    """The tables whose open panels are to be renewed, by this process's changes; for others `OpenPanels` looks."""
    unreadable: set[TableId] = field(default_factory=set[TableId])
    """Tables that could not be read the last time; the log tells of each once."""
    standings: Standings = field(default_factory=Standings)
    """The ratings that were computed last."""
    tally: Tally = field(default_factory=Tally)
    """Counts of answers and refusals, for the operator's tools."""
    recent_uses: RecentUses = field(default_factory=RecentUses)
    """How often users did what is limited (`quotas`)."""
    trials: Trials = field(default_factory=Trials)
    """What players try out in their turn."""
    replays: ReplayCache = field(default_factory=ReplayCache)
    """The replayed logs of the tables that were used last."""

    def uptime_of(self, guild: int) -> Uptime:
        """Return when the players of a guild were heard."""
        return self.uptime if self.uptime_of_shard is None else self.uptime_of_shard(guild)
