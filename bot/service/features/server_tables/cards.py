"""The list of a server's tables: who waits for whom, and a button to join, watch or act at each line.

It names no table whose channel the reader cannot see, unless the reader has a seat there. No table is loaded for it:
the tables' rows, their seats and the index of users' tables tell all of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from bot.errors import StoreError, refused
from bot.games.core.phrase import Phrase, Who, say
from bot.limits import cut
from bot.service.card import Block, Button, Card, Section, Text
from bot.service.context import Context
from bot.service.features.lobby.seats import was_removed
from bot.service.features.looks.cards import RUNNING, ButtonMaker
from bot.service.features.looks.seat_marks import named
from bot.service.people.permissions import admits
from bot.service.places import link as link_to
from bot.service.ports.table_index import Listing
from bot.service.records import Seat, TableId
from bot.service.request import Request
from bot.service.tables.index import OPEN, keeps_seat
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.lookup import sees
from bot.service.tables.terms import ACCESS, term
from bot.text.translator import Words

PAGE = 7
"""Tables on a page."""
NAMES, MARKED = 120, 180
"""Characters of the names of who is awaited, and of all players with their colours and emblems."""
ANY_GAME = "-"


@dataclass(frozen=True)
class Listed:
    """A table of the list, as it is for a reader. `loaded`: its row and seats, without its log.

    `listings`: what the index tells of it, by user; it may be one step behind. `admitted`: the reader may join without
    an invitation.
    """

    loaded: LoadedTable
    user: int
    listings: Mapping[int, Listing]
    admitted: bool = True

    @property
    def status(self) -> str:
        """Return the status of the table."""
        return self.loaded.table.status

    @property
    def own_seat(self) -> Seat | None:
        """Return the reader's seat, taken or reserved."""
        return next((seat for seat in self.loaded.seats if seat.user == self.user and keeps_seat(seat)), None)

    @property
    def seated(self) -> bool:
        """Return whether the reader plays at the table."""
        return self.own_seat is not None and self.own_seat.status == "seated"

    @property
    def free(self) -> int:
        """Return how many seats are neither taken nor reserved."""
        return self.loaded.game.meta.players[1] - len(self.loaded.seats)

    @property
    def joinable(self) -> bool:
        """Return whether the reader can join."""
        return (
            self.status == "lobby"
            and not self.seated
            and (self.own_seat is not None or (self.free > 0 and self.admitted))
        )

    @property
    def awaited(self) -> tuple[int, ...]:
        """Return the users who are awaited, in the order of their seats: for which of their seats, no list knows."""
        users = {user for user, listing in self.listings.items() if listing.awaited}
        return tuple(user for user in self.loaded.users() if self.status == "running" and user in users)

    @property
    def since(self) -> float:
        """Return since when users are awaited, else when something last changed, in a lobby when it was opened."""
        times = [self.listings[user].since for user in self.awaited]
        if self.status == "lobby" or not self.listings:
            return self.loaded.table.created
        return min(times) if times else max(listing.since for listing in self.listings.values())

    @property
    def sort_key(self) -> tuple[int, float]:
        """Return the sort key: tables that await the reader, tables to join, others, paused ones. Newest first."""
        if self.user in self.awaited:
            return 0, -self.since
        if self.joinable:
            return 1, -self.since
        return (3 if self.status == "paused" else 2), -self.since


async def tables_card(context: Context, request: Request, game: str | None, page: int) -> Card:
    """Return a page (from 0) of the server's tables that the reader may know of. `game`: only tables of this game."""
    words = context.translator.words(request.language)
    title = context.titles.get(game) if game is not None else None
    if game is not None and title is None:
        raise refused("no-game")
    facts = {} if title is None else {"title": title.game.meta.title}
    found = [listed for listed in await _listed(context, request) if game in (None, listed.loaded.table.game)]
    if not found:
        return Card((Text(words(say("tables-none-game" if facts else "tables-none", **facts))),), RUNNING)
    found.sort(key=lambda listed: listed.sort_key)
    pages = -(-len(found) // PAGE)
    page = min(max(page, 0), pages - 1)
    heading = words(say("tables-heading-game" if facts else "tables-heading", count=len(found), **facts))
    lines = [_line(context, listed, request.language) for listed in found[page * PAGE :][:PAGE]]
    button = ButtonMaker(words, request.guild or 0)
    return Card((Text(f"### {heading}"), *lines, *button.pager("tables", page, pages, game or ANY_GAME)), RUNNING)


async def _listed(context: Context, request: Request) -> list[Listed]:
    """Return the tables that are not over and that the reader may know of. Raises Refused in a direct message."""
    guild = request.guild
    if guild is None:
        raise refused("tables-in-server")
    async with context.store.read(guild) as tx:
        rows, joiners = await tx.tables_with_seats(OPEN), (await tx.guild_settings()).joiners
        lobbies = [table.id for table, _ in rows if table.status == "lobby"]
        removed = {lobby for lobby in lobbies if await was_removed(tx, lobby, request.user)}
    try:
        listings = await context.store.people.listed_in(guild)
    except StoreError:
        listings = {}  # then the list does not say who is awaited
    found: list[Listed] = []
    for table, seats in rows:
        title = context.titles.get(table.game)
        if title is None or TableId(guild, table.id) in context.runtime.unreadable:
            continue
        listed = Listed(LoadedTable(guild, table, seats, title), request.user, listings.get(table.id, {}))
        admitted = table.id not in removed and admits(request, listed.loaded, joiners)
        listed = replace(listed, admitted=admitted)
        if listed.own_seat is not None or sees(context, request, table.channel):
            found.append(listed)
    return found


def _line(context: Context, listed: Listed, language: str) -> Block:
    loaded, words = listed.loaded, listed.loaded.words(context, language)
    text = "\n".join(_told(listed, words))
    button = _button(listed, ButtonMaker.at(loaded, words))
    return Text(text) if button is None else Section(text, button)


def _told(listed: Listed, words: Words) -> Iterator[str]:
    """Yield the lines about a table: its name and channel; its status and since when; who plays."""
    table, meta = listed.loaded.table, listed.loaded.game.meta
    name = words(say("tables-name", table=listed.loaded.number(), title=meta.title, designer=meta.designer))
    link = link_to(listed.loaded.guild, table.channel)
    yield f"**[{name}]({link})** · <#{table.channel}>"
    since = say(f"tables-{_since(listed)}", since=f"<t:{int(listed.since)}:R>")
    access = term(table, ACCESS.id) if listed.status == "lobby" else "everyone"
    if access != "everyone":
        yield words(say("tables-access", access=say(f"term-access-{access}")))
    invited = [words(say("tables-invited"))] if listed.own_seat is not None and not listed.seated else []
    yield " · ".join((words(_state(listed, words)), words(since), *invited))
    yield cut(f"-# {', '.join(words(named(listed.loaded, seat)) for seat in listed.loaded.seats)}", MARKED)


def _state(listed: Listed, words: Words) -> Phrase:
    if listed.status == "lobby":
        return say("tables-lobby", free=max(listed.free, 0))
    if listed.awaited:
        who = ", ".join(words(_account(listed.loaded, user)) for user in listed.awaited)
        return say("tables-running-people", who=cut(who, NAMES))
    return say(f"tables-{listed.status}")


def _since(listed: Listed) -> str:
    if listed.status == "lobby":
        return "opened"
    return "since" if listed.awaited else "changed"


def _account(loaded: LoadedTable, user: int) -> Phrase:
    """Name the player of an account, or all who play by it at one screen."""
    first, *others = map(Who, loaded.seats_of(user))
    return say("tables-screen", who=first, others=tuple(others)) if others else say("seat-player", who=first)


def _button(listed: Listed, button: ButtonMaker) -> Button | None:
    """Return what the reader most likely wants at a table; None at a lobby where they can do nothing."""
    if listed.joinable:
        return button("join", "🙋", style="good")
    if listed.status == "lobby":
        return None
    if listed.seated:
        return button("act", "🎯", style="main")
    return button("look", "👀", "board", label=say("button-watch"))
