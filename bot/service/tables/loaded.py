"""A table as the service works with it: the stored rows, the replay of its log, and what each viewer sees.

If a table cannot be read, users who ask for it are told so, and it is logged once.
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import msgspec

from bot.errors import DamagedRow, Refused, StoreError, Unreadable, refused
from bot.games.core.actions import Action, Verb
from bot.games.core.contract import Game, Presenter, Title
from bot.games.core.lesson import LEARNER, Lesson
from bot.games.core.phrase import Phrase, Who, say
from bot.games.core.style import COLOURS, EMBLEMS, Mark
from bot.games.history.replay import Outcome, Replay, decisions_of, trim
from bot.games.history.sequences import Labelled, Steps
from bot.service.context import Context, log
from bot.service.messenger import Undeliverable
from bot.service.names import NUMBERED, shown
from bot.service.places import is_direct
from bot.service.ports import Reading
from bot.service.records import Seat, Snapshot, Table, TableId
from bot.service.runtime.state import Views
from bot.service.tables import soundness
from bot.service.tables.seating import Seating
from bot.service.tables.terms import numbered
from bot.text.translator import Words

ACTIVE = ("running", "paused")


@dataclass(frozen=True)
class LoadedTable(Seating):
    """A table with its seats and, once it was started, its position. `views` caches views and their texts."""

    views: Views | None = None

    @property
    def table_id(self) -> TableId:
        """Return the place and number of the table."""
        return TableId(self.guild, self.table.id)

    @property
    def game(self) -> Game:
        """Return the rules."""
        return self.title.game

    @property
    def presenter(self) -> Presenter:
        """Return the presenter of the rules."""
        return self.title.presenter

    def must_be_started(self) -> None:
        """Raise Refused if the game was not started."""
        if self.replay is None:
            raise refused("not-started")

    @property
    def position(self) -> Replay:
        """Return the replay. Raises Refused if the game was not started."""
        if self.replay is None:
            raise refused("not-started")
        return self.replay

    @property
    def state(self) -> Any:
        """Return the state now."""
        return self.position.state

    def number(self, *, label: bool = False) -> Phrase:
        """Return the table's number with its name (`terms.numbered`)."""
        return numbered(self.game.meta.prefix, self.guild, self.table.id, self.table.name, label=label)

    @property
    def lesson(self) -> Lesson | None:
        """Return the lesson that is given here, None at an ordinary table (`lesson_at`)."""
        return lesson_at(self.title, self.table)

    def lesson_for(self, viewer: int | None) -> Lesson | None:
        """Return the lesson that this viewer is given at a table that runs, None for anybody but its learner."""
        return self.lesson if viewer == LEARNER and self.table.status == "running" else None

    @property
    def began_privately(self) -> bool:
        """Return whether the game began in the panel of its only player, without a lobby: a guided first game, or a
        rematch against computers. Its player needs no board and no notice before a pause.
        """
        alone = sum(seat.computer is None for seat in self.seats) == 1
        return self.lesson is not None or (self.table.rematch_of is not None and alone)

    @property
    def entries(self) -> int:
        """Return the number of the last log entry."""
        return self.replay.last.number if self.replay else 0

    @property
    def direct(self) -> bool:
        """Return whether the table stands in a user's direct messages: nobody else can come there."""
        return is_direct(self.guild)

    def view(self, viewer: int | None) -> Any:
        """Return what a seat (None: a spectator) may know now."""
        return self._views().of(self.game, viewer)

    def legal(self, seat: int) -> tuple[Action, ...]:
        """Return the seat's legal actions; () for a seat that is not to move."""
        return self._views().legal(self.game, seat) if seat in self.to_move() else ()

    def outcome(self, seat: int, action: Action) -> Outcome:
        """Return how a legal action of the seat would end."""
        return self._views().outcome(self.game, seat, action)

    def joined(self, seat: int, most: int) -> tuple[Labelled, ...]:
        """Return at most so many sequences of small decisions that the seat can make in one press now."""
        return self._views().joined(self.title, seat, most) if seat in self.to_move() else ()

    def listed(self, seat: int, verb: Verb, begun: Steps = ()) -> dict[str, Labelled]:
        """Return by first nouns what the seat can choose for a list of a verb's actions after these steps."""
        return self._views().listed(self.title, seat, verb, begun) if seat in self.to_move() else {}

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
        """Return the seats of users who play: without computers, invited users and users who left."""
        return tuple(seat for seat in self.seats if seat.user is not None and seat.status == "seated")

    def computer_on(self, seat: int) -> str | None:
        """Return the level of the computer that plays this seat, as its own or as a stand-in, or None."""
        own = self.seats[seat]
        return own.standin.level if own.standin is not None else own.computer

    def awaited(self) -> tuple[int, ...]:
        """Return the users who have to move themselves, each once, however many seats they act for."""
        return tuple(dict.fromkeys(seat.user for seat in self.awaited_seats() if seat.user is not None))

    def awaited_seats(self) -> tuple[Seat, ...]:
        """Return the seats to move that no computer plays."""
        return tuple(self.seats[seat] for seat in self.to_move() if self.computer_on(seat) is None)

    @property
    def marks(self) -> tuple[Mark, ...]:
        """Return the seats' marks in pictures; () for the standard ones by seat number, as in older games."""
        seats = self.seats
        colours = [COLOURS.index(seat.colour) for seat in seats if seat.colour in COLOURS]
        emblems = [EMBLEMS.index(seat.emblem) for seat in seats if seat.emblem in EMBLEMS]
        if not len(seats) == len(set(colours)) == len(set(emblems)) or colours == emblems == [*range(len(seats))]:
            return ()
        return tuple(map(Mark, colours, emblems))

    def marks_told(self) -> Phrase | None:
        """Return the sentence that names each player's colour and emblem, None if a seat has none."""
        if any(seat.colour is None or seat.emblem is None for seat in self.seats):
            return None
        return say("marks", marks=tuple(map(_mark, self.seats)))

    def is_about_seat(self, look: str) -> bool:
        """Return whether a look is about one player."""
        declared = self.game.meta.look(look)
        return declared is not None and declared.about == "seat"

    def marks_shown(self, look: str, about: str | None, viewer: int | None) -> Phrase | None:
        """Return the sentence on the colours and emblems that a look shows to a viewer, None if it shows none.

        The board shows those of all players, a look at a player that player's, a hand its owner's.
        """
        if look == "board":
            return self.marks_told()
        declared = self.game.meta.look(look)
        is_own = declared is not None and declared.private and declared.sent and viewer is not None
        whose = str(viewer) if is_own else about if self.is_about_seat(look) else None
        marked = [seat for seat in self.seats if str(seat.number) == whose and None not in (seat.colour, seat.emblem)]
        return say("marks", marks=(_mark(marked[0]),)) if marked else None

    def names(self, context: Context, language: str, *, levels: bool = False) -> tuple[str, ...]:
        """Return the seats' names in a language, unescaped (`words` makes them safe in a message).

        `levels`: each computer's level stands beside its name, as it does before the start. In a lesson it never does.
        """
        if self.lesson is None and (levels or self.table.status == "lobby"):
            return tuple(self._introduced(context, language, seat) for seat in self.seats)
        return tuple(seat.name for seat in self.seats)

    def _introduced(self, context: Context, language: str, seat: Seat) -> str:
        """Return the name of a seat, that of a computer with its level."""
        if seat.computer is None or not NUMBERED.fullmatch(seat.name):
            return seat.name
        level = say(f"{self.game.meta.prefix}-level-{seat.computer}")
        return context.translator.words(language)(say("computer-name", name=seat.name, level=level))

    def words(self, context: Context, language: str, *, levels: bool = False) -> Words:
        """Return the words of a language with this table's names, safe in a message; `levels` as in `names`."""
        return context.translator.words(language, tuple(map(shown, self.names(context, language, levels=levels))))

    def picture_words(self, context: Context, language: str) -> Words:
        """Return the words of a language with the names as they are, for pictures and alt texts."""
        return context.translator.words(language, self.names(context, language))


def _mark(seat: Seat) -> Phrase:
    colour, emblem = say(f"colour-{seat.colour}"), say(f"emblem-{seat.emblem}")
    return say("mark-of", who=Who(seat.number), colour=colour, emblem=emblem)


def lesson_at(title: Title, table: Table) -> Lesson | None:
    """Return the lesson that is given at a table, None at an ordinary one.

    A table with the deal of its game's lesson is a guided first game, so nothing is stored besides the table itself:
    any other seed is drawn, and its 32 bytes are never those of a lesson.
    """
    lesson = title.lesson
    return lesson if lesson is not None and lesson.seed == table.seed else None


def not_played(table: Table) -> Refused:
    """Return the refusal for a table whose game is not running: not begun, paused or over."""
    return refused(table.status if table.status in ("paused", "over", "cancelled") else "not-started")


def playable(context: Context, table: Table) -> bool:
    """Return whether this program has the table's game, with its rules version."""
    title = context.titles.get(table.game)
    return title is not None and title.rules(table.rules_version) is not None


async def is_seated(tx: Reading, table: int, user: int) -> bool:
    """Return whether a user has a seat there now.

    While the bot works for users, their data may be deleted. Then it must store nothing about them.
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
    """Read these tables.

    A table that cannot be read, or whose rules fail, is logged and left out, so that it does not hide the others.
    Unreadable ones are appended to `left_out`.
    """
    found: list[LoadedTable] = []
    for table in tables:
        try:
            found.append(sound(await load(context, tx, guild, table.id)))
        except Unreadable as error:
            note_damage(context, error)
            if left_out is not None:
                left_out.append(error)
        except StoreError:
            raise
        except Exception:
            log.exception("guild %s table %s is left out of a list (id %s)", guild, table.id, secrets.token_hex(4))
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
        # The replay of the log counts. The next action writes a new snapshot.
        log.error(
            "guild %s table %s: snapshot after entry %s differs from the replay", guild, table.id, snapshot.entries
        )
    _is_well(context, guild, table.id)
    decisions = snapshot.decisions
    if len(decisions) != len(loaded.seats):
        decisions = decisions_of(game, replay, len(loaded.seats))
    replay = trim(replay)
    views = Views(replay.state)
    tx.once_committed(partial(context.runtime.replays.put, guild, table.id, replay, len(snapshot.state), views))
    return replace(loaded, replay=replay, decisions=decisions, views=views)


# -- tables that cannot be read ---------------------------------------------------------------------------------------


def note_damage(context: Context, error: Unreadable) -> None:
    """Log an unreadable table, unless it was logged since it was last read."""
    spot = TableId(error.guild, error.table)
    if spot not in context.runtime.unreadable:
        context.runtime.unreadable.add(spot)
        log.error(
            "guild %s table %s cannot be read and is set aside; `doctor` tells what can be done: %s",
            *(error.guild, error.table, error.why),
        )


def _is_well(context: Context, guild: int, table: int) -> None:
    """Note that a table was read, so that damage that is found later is logged again."""
    context.runtime.unreadable.discard(TableId(guild, table))


@asynccontextmanager
async def watched(context: Context, guild: int, table: int) -> AsyncIterator[None]:
    """Raise Unreadable if an error in the block comes from damage of this table's rows.

    The block may decode nothing but stored data, so a decoding error means a damaged row. After any other error the
    table is examined, because a row may have been damaged since the log was replayed.
    """
    try:
        yield
    except (DamagedRow, msgspec.MsgspecError) as error:
        if isinstance(error, StoreError) and error.of != "guild":
            raise
        raise Unreadable(guild, table, "one of its rows cannot be read") from error
    except (Refused, StoreError, Undeliverable):
        raise
    except Exception as error:
        if why := await _examined(context, guild, table):
            raise Unreadable(guild, table, why) from error
        raise


def damage_line(table: int, error: Exception) -> Phrase:
    """Return a line of a list for a table that cannot be shown."""
    return say("table-unreadable" if isinstance(error, Unreadable) else "together-unknown", table=table)


async def _examined(context: Context, guild: int, table: int) -> str:
    """Return what is damaged in a table. "": nothing is, so the error is one of the rules or of the bot."""
    try:
        async with context.store.read(guild) as tx:
            found = await soundness.faults(context.titles, tx, table, whole=True)
    except Exception:  # from the rules or the store; the caller's own error says more
        return ""
    return "; ".join(found[:3])
