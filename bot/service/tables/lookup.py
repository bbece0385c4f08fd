"""Which table is meant: the one named, else the only one that fits here; otherwise the person chooses."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from bot.errors import Refused, StoreError, Unreadable, refused
from bot.games.core.phrase import Phrase, say
from bot.redaction import told
from bot.service.context import Context, log
from bot.service.ports.table_index import ListedTable
from bot.service.records import Seat, Table, TableId
from bot.service.request import Request
from bot.service.tables.index import OPEN
from bot.service.tables.loaded import LoadedTable, load, load_all, note_damage, sound
from bot.service.tables.terms import numbered


class SeveralTables(Exception):
    """More than one table fits; the user has to choose one of these. `verb`: what is done with the chosen one.

    `listed`: the tables as the index tells them, where none was loaded.
    """

    def __init__(
        self, loaded_tables: Sequence[LoadedTable], verb: str = "my-tables", *, listed: Sequence[ListedTable] = ()
    ) -> None:
        super().__init__(len(loaded_tables) + len(listed))
        self.loaded_tables = loaded_tables
        self.listed = listed
        self.verb = verb


def read_table_id(request: Request, text: str) -> TableId:
    """Read what was typed or picked as `table`: `guild/number`, or a number of this place. Raises Refused."""
    guild, _, number = text.strip().lstrip("#").rpartition("/")
    if not (number.isascii() and number.isdigit() and len(number) < 10):
        raise refused("no-table")
    if guild:
        if not (guild.isascii() and guild.removeprefix("-").isdigit() and len(guild) < 21):
            raise refused("no-table")
        return TableId(int(guild), int(number))
    return TableId(request.place, int(number))


async def load_table(context: Context, guild: int, table: int) -> LoadedTable:
    """Read one table. Raises Refused when there is none."""
    return await context.store.read_with(guild, lambda tx: load(context, tx, guild, table))


async def requested_table(context: Context, request: Request) -> LoadedTable:
    """Read the table of the button that was pressed. Raises Refused when there is none."""
    return await load_table(context, request.button_id.guild, request.button_id.table)


async def requested_seat(context: Context, request: Request, *, started: bool = True) -> tuple[LoadedTable, int]:
    """Read the table of the button that was pressed, and this user's seat there. Raises Refused for users without one.

    `started`: raises Refused if the game has not begun, too.
    """
    loaded = await requested_table(context, request)
    seat = loaded.seat_number(request.user)
    if started:
        loaded.must_be_started()
    return loaded, seat


def admitted(context: Context, loaded: LoadedTable, request: Request) -> LoadedTable:
    """Return the table if this person may know of it: they see its channel here, or they sit (or sat) there.

    Raises Refused otherwise, as if there were no such table.
    """
    if not may_know(context, request, loaded.guild, loaded.table, loaded.seats):
        raise refused("no-table")
    return loaded


def may_know(context: Context, request: Request, guild: int, table: Table, seats: Iterable[Seat]) -> bool:
    """Return whether this person sees a table's channel from where they ask, or sits (or sat) there."""
    here = guild == request.place and sees(context, request, table.channel)
    return here or any(seat.user == request.user for seat in seats)


def sees(context: Context, request: Request, channel: int) -> bool:
    """Return whether the person sees a channel of the place where they ask; they see the one in which they ask."""
    if request.guild is None or channel == request.channel:
        return True
    return context.messenger.can_view(channel, request.user, request.roles)


Check = Callable[[LoadedTable], object]
"""Looks at the loaded table whether it is the one that is meant. Raises Refused, or NotMeant."""
Found = TypeVar("Found")


class NotMeant(Exception):
    """The table that the index named is not the one that is meant: it has changed since."""


async def find(context: Context, request: Request, *, game: str | None = None, spectator: bool = False) -> LoadedTable:
    """Return the table that is meant (`at_meant`)."""

    async def checked(table: TableId, check: Check) -> LoadedTable:
        loaded = await load_table(context, table.guild, table.table)
        check(loaded)
        return loaded

    return await at_meant(context, request, checked, game=game, spectator=spectator)


async def at_meant(
    context: Context,
    request: Request,
    do: Callable[[TableId, Check], Awaitable[Found]],
    *,
    game: str | None = None,
    spectator: bool = False,
) -> Found:
    """Do this at the table that is meant. It loads the table and calls the check before anything is done.

    Without one that was named (`Request.table`): the only table of this channel where the player sits (in a direct
    message: of all their tables); of several the only one that awaits them; with `spectator` also the only table of the
    channel. The index names it, so that no table is loaded to choose one. Where the index names none, or is behind, the
    server's tables are searched. Raises SeveralTables, or Refused when there is none.
    """
    if request.table:
        return await do(read_table_id(request, request.table), lambda loaded: admitted(context, loaded, request))
    if (indexed := await _indexed(context, request, game)) is not None:
        try:
            return await do(*indexed)
        except NotMeant:
            pass
        except Refused as error:  # the index is behind, or the table hides another one
            if error.kind not in ("no-table", "unreadable"):
                raise
    loaded = await _searched(context, request, game, spectator=spectator)
    return await do(loaded.table_id, lambda loaded: loaded)


async def _indexed(context: Context, request: Request, game: str | None) -> tuple[TableId, Check] | None:
    """Return the table that the index names, with its check; None where it names none, or several of a server.

    In a direct message the choice is among those that it names (SeveralTables): they are on many servers.
    """
    try:
        tables = await context.store.people.listed(request.user)
    except StoreError:
        return None  # the server's file tells it, too
    here = [one for one in tables if request.guild is None or one.id.guild == request.guild]
    if any(one.listing is None for one in here):
        return None
    mine = [one for one in here if one.id not in context.runtime.unreadable and _may_be_meant(one, request, game)]
    named = mine if len(mine) == 1 else [one for one in mine if one.listing is not None and one.listing.awaited]
    if request.guild is None and mine and len(named) != 1:
        raise SeveralTables((), listed=named or mine)
    if len(named) != 1:
        return None

    def check(loaded: LoadedTable) -> None:
        sits = loaded.table.status in OPEN and loaded.sits(request.user)
        moved = request.guild is not None and loaded.table.channel != request.channel
        if not sits or moved or (len(mine) > 1 and request.user not in loaded.awaited()):
            raise NotMeant

    return named[0].id, check


def _may_be_meant(listed: ListedTable, request: Request, game: str | None) -> bool:
    listing = listed.listing
    if listing is None or not listing.seated or game not in (None, listing.game):
        return False
    return request.guild is None or listing.channel == request.channel


async def _searched(context: Context, request: Request, game: str | None, *, spectator: bool) -> LoadedTable:
    """Return the table that is meant, from the files of the servers. Raises SeveralTables, Refused."""
    mine = [loaded for loaded in await mine_here(context, request) if game in (None, loaded.table.game)]
    if not mine and spectator and request.guild is not None:
        mine = await in_channel(context, request, spectator=True)
    if not mine:
        raise _found_elsewhere(await mine_and_kept(context, request.user), request, game)
    if len(mine) == 1:
        return mine[0]
    awaited = [loaded for loaded in mine if request.user in loaded.awaited()]
    if len(awaited) == 1:
        return awaited[0]
    raise SeveralTables(awaited or mine)


def _found_elsewhere(mine: Mine, request: Request, game: str | None) -> Exception:
    """Return what is said where none of this channel can be meant; one that cannot be read is never called absent."""
    if unread := [error for spot, error in mine.unread if _may_be_here(spot, error, request)]:
        return unread[0]
    if elsewhere := [found for found in mine.found if game in (None, found.table.game)]:
        return SeveralTables(elsewhere)
    return refused("no-table-here" if request.guild is not None else "no-table-of-yours")


def _may_be_here(spot: TableId, error: Refused | StoreError, request: Request) -> bool:
    """Return whether a table that cannot be read may be one that is meant here."""
    channel = error.channel if isinstance(error, Unreadable) else None
    return request.guild is None or (spot.guild == request.guild and channel in (None, request.channel))


async def to_resume(context: Context, request: Request) -> LoadedTable:
    """Return the table that is to go on: the one named, else the only paused one of the person's in this server.

    One of this channel comes first. Raises SeveralTables, or Refused when there is none.
    """
    if request.table or request.guild is None:
        return await find(context, request)
    async with context.store.read(request.guild) as tx:
        paused = await load_all(context, tx, request.guild, await tx.tables(("paused",)))
    mine = [loaded for loaded in paused if any(seat.user == request.user for seat in loaded.seats)]
    mine = [loaded for loaded in mine if loaded.table.channel == request.channel] or mine
    if len(mine) > 1:
        raise SeveralTables(mine, "resume-here")
    return mine[0] if mine else await find(context, request)


async def in_channel(context: Context, request: Request, *, spectator: bool = False) -> list[LoadedTable]:
    """Return the channel's tables that are not over; when there is none, the last that is.

    Raises Unreadable for a `spectator` where all there is cannot be read.
    """
    assert request.guild is not None
    async with context.store.read(request.guild) as tx:
        tables = await tx.tables(OPEN, request.channel) or (await tx.tables(("over",), request.channel))[-1:]
        left_out: list[Unreadable] = []
        found = await load_all(context, tx, request.guild, tables, left_out)
    if spectator and left_out and not found:
        raise left_out[0]
    return found


async def mine_here(context: Context, request: Request) -> list[LoadedTable]:
    """Return the user's tables: of this channel, or everywhere when asked in a direct message."""
    if request.guild is None:
        return (await mine_and_kept(context, request.user)).found
    return [found for found in await in_channel(context, request) if found.sits(request.user)]


@dataclass(frozen=True)
class Mine:
    """A person's tables that are not over, from all servers.

    `kept`: those at which a seat is kept for who has not answered yet. `unread`: those that cannot be read, and why.
    """

    found: list[LoadedTable] = field(default_factory=list[LoadedTable])
    kept: list[LoadedTable] = field(default_factory=list[LoadedTable])
    unread: list[tuple[TableId, Refused | StoreError]] = field(
        default_factory=list[tuple[TableId, Refused | StoreError]]
    )


async def mine_and_kept(context: Context, user: int) -> Mine:
    """Return all tables of a person that are not over."""
    return await open_of(context, user, await context.store.people.tables_of(user))


async def open_of(context: Context, user: int, spots: Iterable[TableId]) -> Mine:
    """Return those among these tables that are a person's and not over."""
    mine = Mine()
    for spot in spots:
        try:
            loaded = sound(await load_table(context, spot.guild, spot.table))
        except Unreadable as error:
            note_damage(context, error)
            mine.unread.append((spot, error))
        except Refused:
            continue  # the index is behind: there is no such table any more
        except StoreError as error:
            log.warning("guild %s table %s passed over in a list: %s", spot.guild, spot.table, type(error).__name__)
            mine.unread.append((spot, error))
        except Exception as error:
            log.exception("guild %s table %s passed over in a list", spot.guild, spot.table)
            mine.unread.append((spot, Unreadable(spot.guild, spot.table, told(error))))
        else:
            if loaded.table.status in OPEN and loaded.sits(user):
                mine.found.append(loaded)
            elif loaded.table.status == "lobby" and any(seat.user == user for seat in loaded.seats):
                mine.kept.append(loaded)
    return mine


def describe(context: Context, listed: ListedTable, *, label: bool = False) -> Phrase | None:
    """Return one line that tells this table from others; None if too little is known of the table.

    `label`: it is for a menu, where nothing formats.
    """
    listing = listed.listing
    title = context.titles.get(listing.game) if listing is not None else None
    if listing is None or title is None:
        return None
    kind = "awaits" if listing.awaited else listing.status
    meta = title.game.meta
    number = numbered(meta.prefix, listed.id.guild, listed.id.table, listing.name, label=label)
    return say(f"table-{kind}", title=meta.title, table=number)
