"""Which table is meant: the one named, else the only one that fits here; otherwise the person chooses."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.errors import Refused, StoreError, Unreadable, refused
from bot.games.core.phrase import Phrase, say
from bot.redaction import told
from bot.service.context import House, log
from bot.service.records import Status, TableOf
from bot.service.request import Ask
from bot.service.tables import damage
from bot.service.tables.loaded import Sitting, load, load_all, sound

OPEN: tuple[Status, ...] = ("lobby", "running", "paused")


@dataclass(frozen=True)
class Spot:
    """A table's whole address."""

    guild: int
    table: int

    def written(self) -> str:
        """Return the address as a command's option carries it."""
        return f"{self.guild}/{self.table}"


class SeveralTables(Exception):
    """More than one table fits; the person has to choose one of these. `verb`: what is done with the chosen one."""

    def __init__(self, sittings: list[Sitting], verb: str = "my-tables") -> None:
        super().__init__(len(sittings))
        self.sittings = sittings
        self.verb = verb


def read_spot(ask: Ask, text: str) -> Spot:
    """Read what was typed or picked as `table`: `guild/number`, or a number of this server. Raises Refused."""
    guild, _, number = text.strip().lstrip("#").rpartition("/")
    if not (number.isascii() and number.isdigit() and len(number) < 10):
        raise refused("no-table")
    if guild:
        if not (guild.isascii() and guild.isdigit() and len(guild) < 21):
            raise refused("no-table")
        return Spot(int(guild), int(number))
    if ask.guild is None:
        raise refused("no-table")
    return Spot(ask.guild, int(number))


async def sitting_at(house: House, guild: int, table: int) -> Sitting:
    """Read one table. Raises Refused when there is none."""
    async with house.store.read(guild) as tx:
        return await load(house, tx, guild, table)


def admitted(sitting: Sitting, ask: Ask) -> Sitting:
    """Return the table if this person may know of it: it is of this server, or he sits (or sat) there.

    Raises Refused otherwise.
    """
    if sitting.guild != ask.guild and all(seat.user != ask.user for seat in sitting.seats):
        raise refused("no-table")
    return sitting


async def find(house: House, ask: Ask, text: str | None, *, game: str | None = None, onlooker: bool = False) -> Sitting:
    """Return the table that is meant.

    Without a name: the only table of this channel where the person sits (in a direct message: of all his tables);
    of several the only one that awaits him; for `onlooker` looks also the only table of the channel. Raises
    SeveralTables, or Refused when there is none.
    """
    if text:
        spot = read_spot(ask, text)
        return admitted(await sitting_at(house, spot.guild, spot.table), ask)
    mine = [sitting for sitting in await mine_here(house, ask) if game in (None, sitting.table.game)]
    if not mine and onlooker and ask.guild is not None:
        mine = await in_channel(house, ask, onlooker=True)
    if not mine:
        raise _found_elsewhere(await mine_and_kept(house, ask.user), ask, game)
    if len(mine) == 1:
        return mine[0]
    awaited = [sitting for sitting in mine if ask.user in sitting.awaited()]
    if len(awaited) == 1:
        return awaited[0]
    raise SeveralTables(awaited or mine)


def _found_elsewhere(mine: Mine, ask: Ask, game: str | None) -> Exception:
    """Return what is said where none of this channel can be meant; one that cannot be read is never called absent."""
    if unread := [error for spot, error in mine.unread if _may_be_here(spot, error, ask)]:
        return unread[0]
    if elsewhere := [found for found in mine.found if game in (None, found.table.game)]:
        return SeveralTables(elsewhere)
    return refused("no-table-here" if ask.guild is not None else "no-table-of-yours")


def _may_be_here(spot: TableOf, error: Refused | StoreError, ask: Ask) -> bool:
    """Return whether a table that cannot be read may be one that is meant here."""
    channel = error.channel if isinstance(error, Unreadable) else None
    return ask.guild is None or (spot.guild == ask.guild and channel in (None, ask.channel))


async def to_resume(house: House, ask: Ask, text: str | None) -> Sitting:
    """Return the table that is to go on: the one named, else the only paused one of the person's in this server.

    One of this channel comes first. Raises SeveralTables, or Refused when there is none.
    """
    if text or ask.guild is None:
        return await find(house, ask, text)
    async with house.store.read(ask.guild) as tx:
        paused = await load_all(house, tx, ask.guild, await tx.tables(("paused",)))
    mine = [sitting for sitting in paused if any(seat.user == ask.user for seat in sitting.seats)]
    mine = [sitting for sitting in mine if sitting.table.channel == ask.channel] or mine
    if len(mine) > 1:
        raise SeveralTables(mine, "resume-here")
    return mine[0] if mine else await find(house, ask, None)


async def in_channel(house: House, ask: Ask, *, onlooker: bool = False) -> list[Sitting]:
    """Return the channel's tables that are not over; when there is none, the last that is.

    Raises Unreadable for an `onlooker` where all there is cannot be read.
    """
    assert ask.guild is not None
    async with house.store.read(ask.guild) as tx:
        tables = await tx.tables(OPEN, ask.channel) or (await tx.tables(("over",), ask.channel))[-1:]
        left_out: list[Unreadable] = []
        found = await load_all(house, tx, ask.guild, tables, left_out)
    if onlooker and left_out and not found:
        raise left_out[0]
    return found


async def mine_here(house: House, ask: Ask) -> list[Sitting]:
    """Return the person's tables: of this channel, or everywhere when asked in a direct message."""
    if ask.guild is None:
        return await mine_anywhere(house, ask.user)
    return [found for found in await in_channel(house, ask) if found.seat_of(ask.user) is not None]


async def mine_anywhere(house: House, user: int) -> list[Sitting]:
    """Return all tables of a person that are not over, from all servers; damaged files and ill tables left out."""
    return (await mine_and_kept(house, user)).found


@dataclass(frozen=True)
class Mine:
    """A person's tables that are not over, from all servers.

    `kept`: those at which a seat is kept for who has not answered yet. `unread`: those that cannot be read, and why.
    """

    found: list[Sitting] = field(default_factory=list[Sitting])
    kept: list[Sitting] = field(default_factory=list[Sitting])
    unread: list[tuple[TableOf, Refused | StoreError]] = field(
        default_factory=list[tuple[TableOf, Refused | StoreError]]
    )


async def mine_and_kept(house: House, user: int) -> Mine:
    """Return all tables of a person that are not over."""
    mine = Mine()
    for spot in await house.store.people.tables_of(user):
        try:
            sitting = sound(await sitting_at(house, spot.guild, spot.table))
        except Unreadable as error:
            damage.note(house, error)
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
            if sitting.table.status in OPEN and sitting.seat_of(user) is not None:
                mine.found.append(sitting)
            elif sitting.table.status == "lobby" and any(seat.user == user for seat in sitting.seats):
                mine.kept.append(sitting)
    return mine


def describe(sitting: Sitting, user: int) -> Phrase:
    """Return one line that tells this table from others."""
    kind = "awaits" if user in sitting.awaited() else sitting.table.status
    return say(f"table-{kind}", title=sitting.game.meta.title, table=sitting.table.id)
