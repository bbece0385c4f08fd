"""What one process remembers of its tables and people: caches, queues and locks. None of it is stored."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.service.ratings.standings import Standings
from bot.service.records import TableId
from bot.service.runtime.fair_queue import FairQueue
from bot.service.runtime.narration_pace import NarrationPace
from bot.service.runtime.presence import Presence
from bot.service.runtime.rate_limit import RateLimiter
from bot.service.runtime.replay_cache import ReplayCache
from bot.service.runtime.user_locks import UserLocks
from bot.service.runtime.watch import Watch


@dataclass
class RuntimeState:
    """The mutable state of a process. A new process begins with an empty one."""

    outages: tuple[tuple[float, float], ...] = ()
    """When the bot did not run, from and until (`tables.uptime`): clocks stood meanwhile."""
    last_heartbeat: float | None = None
    """When Discord gave its last sign of life (`tables.uptime`). None while no heartbeat was noted: then clocks do not
    wait for one.
    """
    fair_queue: FairQueue = field(default_factory=FairQueue)
    """Lets requests begin, one in each turn of the event loop."""
    user_locks: UserLocks = field(default_factory=UserLocks)
    """Keeps a user from opening two tables at once."""
    presence: Presence = field(default_factory=Presence)
    """When each person was last at a table."""
    narration_pace: NarrationPace = field(default_factory=NarrationPace)
    """How many lines of each narration were shown."""
    rate_limiter: RateLimiter = field(default_factory=RateLimiter)
    """Lets messages out to Discord."""
    untried: set[int] = field(default_factory=set[int])
    """Nonces of messages that this process has claimed and not yet tried to send. Forgetting one costs a look."""
    watch: Watch = field(default_factory=Watch)
    """The tables whose open panels are to be renewed."""
    unreadable: set[TableId] = field(default_factory=set[TableId])
    """Tables that could not be read the last time; the log tells of each once."""
    standings: Standings = field(default_factory=Standings)
    """The ratings that were computed last."""
    replays: ReplayCache = field(default_factory=ReplayCache)
    """The replayed logs of the tables that were used last."""
