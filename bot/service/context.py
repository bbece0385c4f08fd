"""What the parts of the service share: the ports, the clock, the titles and a few settings."""

from __future__ import annotations

import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.clock import Clock
from bot.games.core.contract import Game, Title
from bot.games.core.phrase import Phrase
from bot.games.core.replay import Replay
from bot.service.messenger import Messenger
from bot.service.ports import RenderService, Store
from bot.service.quotas import Bounds
from bot.service.ratings.standings import Standings
from bot.service.records import TableId
from bot.service.runtime.ai_executor import AiExecutor
from bot.service.runtime.fair_queue import FairQueue
from bot.service.runtime.narration_pace import NarrationPace
from bot.service.runtime.presence import Presence
from bot.service.runtime.user_locks import UserLocks
from bot.service.runtime.watch import Watch
from bot.text.translator import Translator

log = logging.getLogger("mission.service")


@dataclass(frozen=True)
class HostSettings:
    """How the host behaves. `hold`: seconds before a turn is announced whose last action can still be taken back.

    `thinking`: seconds that a computer which searches has for a decision.
    `live`: seconds of `service.table.live.HERE`; 0: no table turns live by itself.
    `pace`: seconds between two lines of a story that is told in a channel.
    `drawing`: seconds that a picture may take before its text is shown instead; `answering`, `renewing`: how long it
    may wait to be begun when somebody waits for it, and when nobody does.
    `requests`: rows a second that are sent to Discord, 0 for no limit (`gate`).
    `presence`: seconds after which it is asked whether those whom a table waits for are still in the server.
    `sleep`: seconds without any change after which a table is put to sleep. `bounds`: how much may be open at once.
    """

    hold: float = 20.0
    presence: float = 6 * 3600.0
    sleep: float = 30 * 86400.0
    computer_pause: float = 0.0
    retry_first: float = 5.0
    retry_most: float = 600.0
    drawing: float = 10.0
    live: float = 0.0
    thinking: float = 0.2
    pace: float = 1.5
    answering: float = 1.0
    renewing: float = 4.0
    requests: float = 0.0
    bounds: Bounds = field(default_factory=Bounds)


@dataclass
class Context:
    """Everything the service needs, wired in one place (`bot.app`)."""

    store: Store
    translator: Translator
    render_service: RenderService
    messenger: Messenger
    clock: Clock
    titles: Mapping[str, Title]
    entropy: Callable[[int], bytes]
    settings: HostSettings = field(default_factory=HostSettings)
    token: Callable[[], int] = lambda: 1 + secrets.randbelow((1 << 40) - 1)
    """Gives a number of 40 bits that says nothing, for the mark of a message. Not 0."""
    life: int = field(default_factory=lambda: 1 + secrets.randbelow((1 << 40) - 1))
    """The number of this process, by which it knows what another has put down to be sent."""
    outages: tuple[tuple[float, float], ...] = ()
    """When the bot did not run, from and until (`heart`): clocks stood meanwhile."""
    pulse: float | None = None
    """When Discord gave its last sign of life (`heart`); None where nobody looks after it, and time passes as it likes.
    """
    ai: AiExecutor = field(default_factory=AiExecutor)
    """Has requests of computer players answered."""
    user_locks: UserLocks = field(default_factory=UserLocks)
    """Who is opening a table."""
    fair_queue: FairQueue = field(default_factory=FairQueue)
    """Who may begin."""
    here: Presence = field(default_factory=Presence)
    """Who was at which table last."""
    narration_pace: NarrationPace = field(default_factory=NarrationPace)
    """How far stories were told."""
    unreadable: set[TableId] = field(default_factory=set[TableId])
    """Tables that could not be read when they were last asked for, of which the log tells."""
    watch: Watch = field(default_factory=Watch)
    """Of which tables panels are to be renewed."""
    standings: Standings = field(default_factory=Standings)
    """The ratings that were reckoned last."""
    replays: ReplayCache = field(default_factory=lambda: ReplayCache())


class Views:
    """What each viewer may know of one state, and what his direct message says of it; each made once."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self._made: dict[int | None, Any] = {}
        self._sent: dict[int, tuple[Phrase, ...]] = {}

    def of(self, game: Game, viewer: int | None) -> Any:
        """Return what the viewer may know."""
        if viewer not in self._made:
            self._made[viewer] = game.view(self.state, viewer)
        return self._made[viewer]

    def sent(self, title: Title, seat: int) -> tuple[Phrase, ...]:
        """Return the text of all looks that go to a seat by direct message."""
        if seat not in self._sent:
            view, presenter = self.of(title.game, seat), title.presenter
            looks = [look.id for look in title.game.meta.looks if look.sent]
            self._sent[seat] = tuple(phrase for look in looks for phrase in presenter.text(view, look, None))
        return self._sent[seat]


WALKS_BYTES = 8 * 1024 * 1024
"""So many bytes of snapshots have their walks kept; a walk takes some four times as much. With Space Mission it is
enough for more than two thousand tables.
"""
VIEWS = 256
"""So many tables' views are kept; one's views are more than its walk, and soon made."""


class ReplayCache:
    """The newest walks through tables' logs, so that a running table is not replayed for each click.

    A walk counts only while it ends at the log's last entry; the stored log is the truth.
    """

    def __init__(self, room: int = WALKS_BYTES, views: int = VIEWS) -> None:
        """`room`: bytes of the snapshots of all walks that are kept. `views`: tables whose views are kept besides."""
        self._room = room
        self._most_views = views
        self._walks: OrderedDict[tuple[int, int], tuple[Replay, int]] = OrderedDict()
        self._views: OrderedDict[tuple[int, int], Views] = OrderedDict()
        self._weight = 0

    def get(self, guild: int, table: int, entries: int) -> tuple[Replay, Views] | None:
        """Return the walk that ends at this entry number, with the views of its state, or None."""
        known = self._walks.get((guild, table))
        if known is None or known[0].last.number != entries:
            return None
        self._walks.move_to_end((guild, table))
        return known[0], self._views_of((guild, table), known[0])

    def put(self, guild: int, table: int, walk: Replay, size: int) -> Views:
        """Keep a walk after its newest entry was committed; return where the views of its state will be.

        `size`: bytes of its snapshot.
        """
        place = guild, table
        self._weight += size - self._walks.get(place, (walk, 0))[1]
        self._walks[place] = walk, size
        self._walks.move_to_end(place)
        while self._weight > self._room and len(self._walks) > 1:
            gone, (_, weight) = self._walks.popitem(last=False)
            self._weight -= weight
            self._views.pop(gone, None)
        return self._views_of(place, walk)

    def _views_of(self, place: tuple[int, int], walk: Replay) -> Views:
        views = self._views.get(place)
        if views is None or views.state is not walk.state:
            views = self._views[place] = Views(walk.state)
        self._views.move_to_end(place)
        if len(self._views) > self._most_views:
            self._views.popitem(last=False)
        return views
