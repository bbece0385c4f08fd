"""Replayed logs and the views of their states, kept between requests."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from bot.games.core.contract import Game, Title
from bot.games.core.phrase import Phrase
from bot.games.core.replay import Replay


class Views:
    """What each viewer may know of one state, and what their direct message says of it; each made once."""

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


REPLAY_BYTES = 8 * 1024 * 1024
"""Bytes of snapshots whose replays are kept; a replay takes some four times as much. With Space Mission this is
enough for more than two thousand tables.
"""
VIEWS = 256
"""Tables whose views are kept. The views of a table take more room than its replay, and are quickly made."""


class ReplayCache:
    """The newest replays of tables' logs, so that a running table is not replayed for each click.

    A replay counts only while it ends at the log's last entry; the stored log is the truth.
    """

    def __init__(self, room: int = REPLAY_BYTES, views: int = VIEWS) -> None:
        """`room`: bytes of the snapshots of all replays that are kept. `views`: tables whose views are kept, too."""
        self._room = room
        self._most_views = views
        self._replays: OrderedDict[tuple[int, int], tuple[Replay, int]] = OrderedDict()
        self._views: OrderedDict[tuple[int, int], Views] = OrderedDict()
        self._weight = 0

    def get(self, guild: int, table: int, entries: int) -> tuple[Replay, Views] | None:
        """Return the replay that ends at this entry number, with the views of its state, or None."""
        known = self._replays.get((guild, table))
        if known is None or known[0].last.number != entries:
            return None
        self._replays.move_to_end((guild, table))
        return known[0], self._views_of((guild, table), known[0])

    def put(self, guild: int, table: int, replay: Replay, size: int) -> Views:
        """Keep a replay after its newest entry was committed; return where the views of its state will be.

        `size`: bytes of its snapshot.
        """
        place = guild, table
        self._weight += size - self._replays.get(place, (replay, 0))[1]
        self._replays[place] = replay, size
        self._replays.move_to_end(place)
        while self._weight > self._room and len(self._replays) > 1:
            gone, (_, weight) = self._replays.popitem(last=False)
            self._weight -= weight
            self._views.pop(gone, None)
        return self._views_of(place, replay)

    def _views_of(self, place: tuple[int, int], replay: Replay) -> Views:
        views = self._views.get(place)
        if views is None or views.state is not replay.state:
            views = self._views[place] = Views(replay.state)
        self._views.move_to_end(place)
        if len(self._views) > self._most_views:
            self._views.popitem(last=False)
        return views
