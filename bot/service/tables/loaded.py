"""A table as the service works with it: the stored rows, the replay of its log, and what each viewer sees."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from bot.errors import DamagedRow, Refused, StoreError, Unreadable, refused
from bot.games.core.actions import Action
from bot.games.core.contract import Game, Presenter, Title
from bot.games.core.phrase import Phrase, say
from bot.games.history.replay import Replay, decisions_of, trim
from bot.service.context import Context, log
from bot.service.names import shown
from bot.service.places import is_direct
from bot.service.ports import Reading
from bot.service.records import Seat, Snapshot, Table
from bot.service.runtime.state import Views
from bot.service.tables import damage, soundness
from bot.text.translator import Words

ACTIVE = ("running", "paused")
_NUMBERED = re.compile(r"R\d+")
"""How a computer's seat is named. Those of older tables bear the language of their host."""


@dataclass(frozen=True)
class LoadedTable:
    """A table with its seats and, once it was started, its position.

    `replay` is None in the lobby. `decisions` are the seats' decision numbers. `views` caches views and their texts.
    """

    guild: int
    table: Table
    seats: tuple[Seat, ...]
    title: Title
    replay: Replay | None = None
    decisions: tuple[int, ...] = ()
    views: Views | None = None

    @property
    def game(self) -> Game:
        """Return the rules."""
        return self.title.game

    @property
    def presenter(self) -> Presenter:
        """Return the presenter of the rules."""
        return self.title.presenter

    @property
    def position(self) -> Replay:
        """Return the replay of a table that was started."""
        if self.replay is None:
            raise refused("not-started")
        return self.replay

    @property
    def state(self) -> Any:
        """Return the state now."""
        return self.position.state

    @property
    def entries(self) -> int:
        """Return the number of the last log entry."""
        return self.replay.last.number if self.replay else 0

    def seat_of(self, user: int) -> int | None:
        """Return the seat this user sits on, or None: this alone decides whose view they get."""
        return next((seat.number for seat in self.seats if seat.user == user and seat.status == "seated"), None)

    @property
    def direct(self) -> bool:
        """Return whether the table stands in a user's direct messages: nobody else can come there."""
        return is_direct(self.guild)

    def seat_number(self, user: int) -> int:
        """Return the user's seat. Raises Refused for users without a seat here."""
        seat = self.seat_of(user)
        if seat is None:
            raise refused("stranger", game=self.game.meta.title)
        return seat

    def view(self, viewer: int | None) -> Any:
        """Return what a seat (None: a spectator) may know now."""
        return self._views().of(self.game, viewer)

    def legal(self, seat: int) -> tuple[Action, ...]:
        """Return the seat's legal actions; () for a seat that is not to move."""
        return self._views().legal(self.game, seat) if seat in self.to_move() else ()

    def sent(self, seat: int) -> tuple[Phrase, ...]:
        """Return the text of all looks that go to a seat by direct message."""
        return self._views().sent(self.title, seat)

    def _views(self) -> Views:
        views = self.views
        return views if views is not None and views.state is self.state else Views(self.state)

    def to_move(self) -> tuple[int, ...]:
        """Return the seats to move, () while the table does not run."""
        return self.game.to_move(self.state) if self.replay and self.table.status == "running" else ()

    def people(self) -> tuple[Seat, ...]:
        """Return the seats of players who are still in the server."""
        return tuple(seat for seat in self.seats if seat.user is not None and seat.status == "seated")

    def computer_on(self, seat: int) -> str | None:
        """Return the level of the computer that plays this seat, as its own or as a stand-in, or None."""
        own = self.seats[seat]
        return own.standin.level if own.standin is not None else own.computer

    def awaited(self) -> tuple[int, ...]:
        """Return the users who have to move themselves."""
        return tuple(seat.user for seat in self.awaited_seats() if seat.user is not None)

    def awaited_seats(self) -> tuple[Seat, ...]:
        """Return the seats to move that no computer plays."""
        return tuple(self.seats[seat] for seat in self.to_move() if self.computer_on(seat) is None)

    def names(self, context: Context, language: str) -> tuple[str, ...]:
        """Return the seats' names in a language, unescaped (`words` makes them safe in a message)."""
        words, prefix = context.translator.words(language), self.game.meta.prefix
        return tuple(
            words(say("computer-name", name=seat.name, level=say(f"{prefix}-level-{seat.computer}")))
            if seat.computer is not None and _NUMBERED.fullmatch(seat.name)
            else seat.name
            for seat in self.seats
        )

    def words(self, context: Context, language: str) -> Words:
        """Return the words of a language with this table's names, safe in a message."""
        return context.translator.words(language, tuple(map(shown, self.names(context, language))))

    def picture_words(self, context: Context, language: str) -> Words:
        """Return the words of a language with the names as they are, for pictures and alt texts."""
        return context.translator.words(language, self.names(context, language))


def not_played(table: Table) -> Refused:
    """Return the refusal for a table at which nothing is played: not yet, or not any more."""
    return refused(table.status if table.status in ("over", "cancelled") else "not-started")


def playable(context: Context, table: Table) -> bool:
    """Return whether this program knows the table's game, in the version of its rules."""
    title = context.titles.get(table.game)
    return title is not None and title.rules(table.rules_version) is not None


async def is_seated(tx: Reading, table: int, user: int) -> bool:
    """Return whether a user has a seat there now. Work for a user takes time, and their data may be deleted
    meanwhile: then nothing is to be stored about them.
    """
    return any(seat.user == user for seat in await tx.seats(table))


async def load(context: Context, tx: Reading, guild: int, table_id: int) -> LoadedTable:
    """Read a table. Raises Refused when there is none of this number, Unreadable when there is one."""
    try:
        stored = await tx.position(table_id)
    except DamagedRow as error:
        raise Unreadable(guild, table_id, "one of its rows cannot be read") from error
    if stored is None:
        raise refused("no-table")
    table, seats, snapshot = stored[0], tuple(stored[1]), stored[2]
    title = _title(context, guild, table)
    if snapshot is None:
        if table.status in (*ACTIVE, "over"):
            raise Unreadable(guild, table_id, "its position is missing", channel=table.channel)
        return LoadedTable(guild, table, seats, title)
    known = context.runtime.replays.get(guild, table_id, snapshot.entries)
    if known is None or len(snapshot.decisions) != len(seats):
        return await _replayed(context, tx, LoadedTable(guild, table, seats, title), snapshot)
    replay, views = known
    return LoadedTable(guild, table, seats, title, replay, snapshot.decisions, views)


def _title(context: Context, guild: int, table: Table) -> Title:
    title = context.titles.get(table.game)
    if title is None:
        words = say("refused-game-unknown", table=table.id)
        raise Unreadable(guild, table.id, "its game is not known to this program", words, channel=table.channel)
    if (found := title.at(table.rules_version)) is None:
        words = say("refused-rules-unknown", version=table.rules_version)
        why = "the version of its rules is not known to this program"
        raise Unreadable(guild, table.id, why, words, channel=table.channel)
    return found


async def load_all(
    context: Context, tx: Reading, guild: int, tables: Iterable[Table], left_out: list[Unreadable] | None = None
) -> list[LoadedTable]:
    """Read these tables, but for those that cannot be read.

    A table that cannot be read, or whose rules fail, is logged and left out, so that it does not hide the others.
    Unreadable ones are appended to `left_out`.
    """
    found: list[LoadedTable] = []
    for table in tables:
        try:
            found.append(sound(await load(context, tx, guild, table.id)))
        except Unreadable as error:
            damage.note(context, error)
            if left_out is not None:
                left_out.append(error)
        except StoreError:
            raise
        except Exception:
            log.exception("guild %s table %s is passed over (id %s)", guild, table.id, secrets.token_hex(4))
    return found


def sound(loaded: LoadedTable) -> LoadedTable:
    """Return the table if its rules say whose turn it is and what all may see; raises what they raise."""
    if loaded.replay is not None:
        loaded.to_move()
        loaded.view(None)
    return loaded


async def _replayed(context: Context, tx: Reading, loaded: LoadedTable, snapshot: Snapshot) -> LoadedTable:
    guild, table, game = loaded.guild, loaded.table, loaded.game
    try:
        stored = soundness.Stored(table, loaded.seats, await tx.entries(table.id), snapshot)
        replay, differs = soundness.sound_replay(game, stored)
    except DamagedRow as error:
        raise Unreadable(guild, table.id, "a log entry cannot be read", channel=table.channel) from error
    except soundness.Unsound as error:
        raise Unreadable(guild, table.id, str(error), channel=table.channel) from error
    if differs:
        # The log is the truth, and all that is stored beside it agrees: the next action writes the snapshot again.
        log.error(
            "guild %s table %s: snapshot after entry %s differs from the replay", guild, table.id, snapshot.entries
        )
    damage.is_well(context, guild, table.id)
    decisions = snapshot.decisions
    if len(decisions) != len(loaded.seats):
        decisions = decisions_of(game, replay, len(loaded.seats))
    replay = trim(replay)
    views = context.runtime.replays.put(guild, table.id, replay, len(snapshot.state))
    return replace(loaded, replay=replay, decisions=decisions, views=views)
