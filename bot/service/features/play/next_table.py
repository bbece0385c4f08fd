"""The next table where somebody is awaited, on any server, the longest waiting first. It is named to him alone, after
his move, and nothing makes him go there.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.errors import StoreError
from bot.games.core.phrase import say
from bot.service.card import Button, ButtonId
from bot.service.context import Context, log
from bot.service.features.looks.cards import cut
from bot.service.names import shown
from bot.service.ports import Reading
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.lookup import mine_anywhere
from bot.text.translator import Words

LABEL = 80


@dataclass(frozen=True)
class NextTable:
    """A table that awaits somebody since a time, and the name of its server."""

    loaded: LoadedTable
    since: float
    server: str

    def line(self, words: Words) -> str:
        """Say which table it is, with a link."""
        table = self.loaded.table
        what = say("table-running", title=self.loaded.game.meta.title, table=table.id)
        link = f"https://discord.com/channels/{self.loaded.guild}/{table.channel}"
        since = f"<t:{int(self.since)}:f>"
        return f"➡️ {words(say('next-line', what=what, link=link, server=shown(self.server) or '?', since=since))}"

    def button(self, words: Words, mark: int = 0) -> Button:
        """Return the button that opens one's panel there."""
        label = cut(words(say("button-next", title=self.loaded.game.meta.title, table=self.loaded.table.id)), LABEL)
        return Button(label, ButtonId(self.loaded.guild, self.loaded.table.id, "act", (), mark), "➡️")


async def after(context: Context, loaded: LoadedTable, user: int) -> NextTable | None:
    """Return where else somebody is awaited who is done at this table; None where he is not done, or nowhere else.

    He may be awaited here again meanwhile, where computers are quick: the answer has its own way to that.
    """
    if user in loaded.awaited():
        return None
    try:
        return await longest_waiting(context, user, but=(loaded.guild, loaded.table.id))
    except StoreError as error:
        log.warning("the next table of somebody could not be looked for: %s", type(error).__name__)
        return None


async def longest_waiting(context: Context, user: int, *, but: tuple[int, int] | None = None) -> NextTable | None:
    """Return the table that has been waiting for this user for the longest time, `but` for one (server and number).

    Raises StoreError.
    """
    found: list[NextTable] = []
    for loaded in await mine_anywhere(context, user):
        if user in loaded.awaited() and (loaded.guild, loaded.table.id) != but:
            async with context.store.read(loaded.guild) as tx:
                found.append(NextTable(loaded, await since_of(tx, loaded, user), (await tx.info()).name))
    return min(found, key=lambda onward: onward.since, default=None)


async def since_of(tx: Reading, loaded: LoadedTable, user: int) -> float:
    """Return since when this user has had the choice that is his now: from the entry that his decision has its number
    of. What others have chosen in secret since then does not show in it.
    """
    number = loaded.decisions[loaded.seat_number(user)]
    rows = await tx.entries(loaded.table.id, since=number - 1) if number else []
    return rows[0].at if rows else loaded.table.created
