"""Tables of several servers in one list: each with its server, its channel, and since when it stands as it does."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot import limits
from bot.errors import StoreError
from bot.games.core.phrase import Phrase, say
from bot.limits import cut
from bot.service.card import Choice
from bot.service.context import Context
from bot.service.names import plain, shown
from bot.service.ports.table_index import ListedTable
from bot.service.records import TableId
from bot.service.tables.index import since_of
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.lookup import describe, describe_listed
from bot.text.translator import Words

SERVER, CHANNEL = 30, 24
"""Characters of a server's and a channel's name."""
UNITS = (("days", 86_400), ("hours", 3600), ("minutes", 60))


@dataclass(frozen=True)
class Listed:
    """A table with what tells it from others: its server's name, its channel's, and since when it waits."""

    loaded: LoadedTable
    server: str
    channel: str
    since: float

    def line(self, user: int, words: Words) -> str:
        """Return the table as a line of a message, for a user who sits there."""
        loaded, table = self.loaded, self.loaded.table
        told: list[Phrase | str] = [shown(cut(self.server, SERVER)), f"<#{table.channel}>"]
        told.append(say("my-tables-since", since=f"<t:{int(self.since)}:R>"))
        if table.status == "running":  # it says whose turn it is; the seat to move reads "your turn"
            name = say("table-running", title=loaded.game.meta.title, table=table.id)
            told.append(loaded.presenter.prompt(loaded.view(loaded.seat_of(user))))
        else:
            name = describe(loaded, user)
        link = f"https://discord.com/channels/{loaded.guild}/{table.channel}"
        facts = (fact if isinstance(fact, str) else words(fact) for fact in told)
        return f"- [{words(name)}]({link}) · {' · '.join(facts)}"

    def choice(self, user: int, words: Words, now: float) -> Choice:
        """Return the table as a line of a menu."""
        loaded = self.loaded
        table = TableId(loaded.guild, loaded.table.id)
        return _choice(table, describe(loaded, user), (self.server, self.channel), now - self.since, words)


def choice_of(context: Context, listed: ListedTable, words: Words) -> Choice | None:
    """Return a table as a line of a menu, as the index tells it; None where that tells too little."""
    what, listing = describe_listed(context, listed), listed.listing
    if what is None or listing is None:
        return None
    channel = context.messenger.channel_name(listing.channel) or ""
    return _choice(listed.id, what, (listed.server or "?", channel), context.clock.now() - listing.since, words)


def _choice(table: TableId, what: Phrase, place: tuple[str, str], seconds: float, words: Words) -> Choice:
    server, channel = place
    where = (cut(plain(server), SERVER), channel and f"#{cut(channel, CHANNEL)}")
    hint = " · ".join(filter(None, (*where, words(_how_long(seconds)))))
    label = cut(words(what), limits.CHOICE_TEXT)
    return Choice(f"{table.guild}/{table.table}", label, cut(hint, limits.CHOICE_TEXT))


async def listed(context: Context, loaded_tables: Sequence[LoadedTable], user: int) -> list[Listed]:
    """Return these tables with what tells them apart; a server's file is read once."""
    by_guild: defaultdict[int, list[LoadedTable]] = defaultdict(list)
    for loaded in loaded_tables:
        by_guild[loaded.guild].append(loaded)
    found: dict[tuple[int, int], Listed] = {}
    for guild, there in by_guild.items():
        for each in there:
            channel = context.messenger.channel_name(each.table.channel) or ""
            found[guild, each.table.id] = Listed(each, "?", channel, each.table.created)
        try:
            async with context.store.read(guild) as tx:
                server = (await tx.info()).name or "?"
                for each in there:
                    known = found[guild, each.table.id]
                    since = await since_of(tx, each, user, await tx.entries(each.table.id, last=1))
                    found[guild, each.table.id] = replace(known, server=server, since=since)
        except StoreError:
            pass  # it could be read a moment ago: its tables are listed all the same
    return [found[loaded.guild, loaded.table.id] for loaded in loaded_tables]


def _how_long(seconds: float) -> Phrase:
    for unit, size in UNITS:
        if seconds >= size:
            return say(f"table-for-{unit}", count=int(seconds // size))
    return say("table-for-now")
