"""The next table where a player is awaited, on any server, the longest waiting first.

It is named to that player alone, after their move, and nothing makes them go there. The index of users' tables names
it, so that no other server's file is opened. What the index says may be one step behind: the table itself is asked
when it is opened.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.errors import StoreError, Unreadable
from bot.games.core.phrase import Phrase, say
from bot.service.card import Button, ButtonId
from bot.service.context import Context, log
from bot.service.features.looks.cards import cut
from bot.service.places import link as link_to
from bot.service.places import place_name
from bot.service.records import TableId
from bot.service.tables.loaded import LoadedTable, note_damage
from bot.service.tables.lookup import load_table
from bot.service.tables.terms import numbered
from bot.text.translator import Words

LABEL = 80


@dataclass(frozen=True)
class NextTable:
    """A table that awaits a player since a time, its channel, its game's title and the name of its server.

    `prefix`: that of the game's texts. `name`: the one that the host chose, or "".
    """

    id: TableId
    channel: int
    title: str
    server: str
    since: float
    prefix: str
    name: str

    def _number(self, *, label: bool) -> Phrase:
        return numbered(self.prefix, self.id.guild, self.id.table, self.name, label=label)

    def line(self, words: Words) -> str:
        """Say which table it is, with a link."""
        what = say("table-running", title=self.title, table=self._number(label=False))
        link = link_to(self.id.guild, self.channel)
        since = f"<t:{int(self.since)}:f>"
        server = place_name(self.id.guild, self.server)
        return f"➡️ {words(say('next-line', what=what, link=link, server=server, since=since))}"

    def button(self, words: Words, nonce: int = 0) -> Button:
        """Return the button that opens the player's panel there."""
        label = cut(words(say("button-next", title=self.title, table=self._number(label=True))), LABEL)
        return Button(label, ButtonId(self.id.guild, self.id.table, "act", nonce=nonce), "➡️")


async def after(context: Context, loaded: LoadedTable, user: int) -> NextTable | None:
    """Return where else a player is awaited who is done at this table; None if nowhere.

    They may be awaited here again meanwhile, where computers are quick: the answer has its own way to that.
    """
    here = loaded.table_id
    try:
        return next((found for found in await waiting(context, user) if found.id != here), None)
    except StoreError as error:
        log.warning("the next table of a player could not be looked for: %s", type(error).__name__)
        return None


async def waiting(context: Context, user: int) -> list[NextTable]:
    """Return the tables that await a player, the longest waiting first. Raises StoreError."""
    found: list[NextTable] = []
    for listed in await context.store.people.listed(user):
        listing = listed.listing
        if listing is None or not listing.awaited or listed.id in context.runtime.unreadable:
            continue
        if (title := context.titles.get(listing.game)) is not None:
            meta = title.game.meta
            found.append(
                NextTable(
                    listed.id, listing.channel, meta.title, listed.server, listing.since, meta.prefix, listing.name
                )
            )
    return sorted(found, key=lambda one: one.since)


async def opened(context: Context, user: int) -> tuple[NextTable, LoadedTable] | None:
    """Return the table that has waited longest for this user, read from its file; None if none waits."""
    for found in await waiting(context, user):
        try:
            loaded = await load_table(context, found.id.guild, found.id.table)
            if user in loaded.awaited():
                return found, loaded
        except Unreadable as error:
            note_damage(context, error)
        except Exception as error:
            log.warning("guild %s table %s passed over: %s", found.id.guild, found.id.table, type(error).__name__)
    return None
