"""Tables of several servers in one list: each with its server, its channel, and since when it waits."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from bot import limits
from bot.errors import StoreError
from bot.games.core.phrase import Phrase, say
from bot.limits import cut
from bot.service.card import Choice
from bot.service.context import Context
from bot.service.names import plain
from bot.service.places import link as link_to
from bot.service.places import place_name
from bot.service.ports.table_index import ListedTable
from bot.service.records import TableId
from bot.service.tables.index import listing_of, since_of
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.lookup import describe
from bot.text.translator import Words

SERVER, CHANNEL = 30, 24
"""Characters of a server's and a channel's name."""
UNITS = (("days", 86_400), ("hours", 3600), ("minutes", 60))


def line(context: Context, listed: ListedTable, loaded: LoadedTable, user: int, language: str) -> str:
    """Return a table of a list, for a user who has a seat there: which it is and where; since when, and for whom."""
    words, table, listing = loaded.words(context, language), loaded.table, listed.listing
    assert listing is not None
    name, prompt = describe(context, listed), None
    if table.status == "running":  # the prompt says whose turn it is, to the player "your turn"
        name = say("table-running", title=loaded.game.meta.title, table=loaded.number())
        prompt = loaded.presenter.prompt(loaded.view(loaded.viewer_of(user)))
    assert name is not None
    link = link_to(loaded.guild, table.channel)
    since = say("my-tables-since", since=f"<t:{int(listing.since)}:R>")
    where = " · ".join((f"**[{words(name)}]({link})**", *_where(listed, f"<#{table.channel}>", words)))
    return f"{where}\n{' · '.join((words(since), *([words(prompt)] if prompt else [])))}"


def choices(context: Context, tables: Iterable[ListedTable], words: Words) -> tuple[Choice, ...]:
    """Return tables as choices of a menu. Tables of which too little is known are left out."""
    found = (choice_of(context, listed, words) for listed in tables)
    return tuple(choice for choice in found if choice is not None)[: limits.MENU_CHOICES]


def choice_of(context: Context, listed: ListedTable, words: Words) -> Choice | None:
    """Return a table as a line of a menu: which it is, and below that where, and since when it waits.

    None if too little is known of the table.
    """
    what, listing = describe(context, listed, label=True), listed.listing
    if what is None or listing is None:
        return None
    channel = context.messenger.channel_name(listing.channel) or ""
    where = [plain(part) for part in _where(listed, channel and f"#{cut(channel, CHANNEL)}", words)]
    waits = words(_how_long(context.clock.now() - listing.since))
    hint, label = " · ".join(filter(None, (*where, waits))), cut(words(what), limits.CHOICE_TEXT)
    return Choice(f"{listed.id.guild}/{listed.id.table}", label, cut(hint, limits.CHOICE_TEXT))


def _where(listed: ListedTable, channel: str, words: Words) -> list[str]:
    """Return where a table stands: server and channel, or the user's direct messages."""
    name = place_name(listed.id.guild, cut(listed.server, SERVER))
    return [name, channel] if isinstance(name, str) else [words(name)]


async def listed_tables(context: Context, loaded_tables: Sequence[LoadedTable], user: int) -> list[ListedTable]:
    """Return these tables as lists show them to a user. Each server's file is read once."""
    by_guild: defaultdict[int, list[LoadedTable]] = defaultdict(list)
    for loaded in loaded_tables:
        by_guild[loaded.guild].append(loaded)
    found: dict[TableId, ListedTable] = {}
    for guild, there in by_guild.items():
        server, since = "?", {loaded.table.id: loaded.table.created for loaded in there}
        try:
            async with context.store.read(guild) as tx:
                server = (await tx.info()).name or "?"
                for loaded in there:
                    newest = await tx.entries(loaded.table.id, last=1)
                    since[loaded.table.id] = await since_of(tx, loaded, user, newest)
        except StoreError:
            pass  # it could be read a moment ago: its tables are listed all the same
        for loaded in there:
            table_id = TableId(guild, loaded.table.id)
            found[table_id] = ListedTable(table_id, server, listing_of(loaded, user, since[loaded.table.id]))
    return [found[loaded.table_id] for loaded in loaded_tables]


def _how_long(seconds: float) -> Phrase:
    for unit, size in UNITS:
        if seconds >= size:
            return say(f"table-for-{unit}", count=int(seconds // size))
    return say("table-for-now")
