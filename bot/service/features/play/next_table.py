"""The next table where somebody is awaited, on any server, the longest waiting first. It is named to him alone, after
his move, and nothing makes him go there.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.errors import StoreError
from bot.games.core.phrase import say
from bot.service.card import Button, Handle
from bot.service.context import House, log
from bot.service.features.looks.cards import cut
from bot.service.names import shown
from bot.service.ports import Reading
from bot.service.tables.loaded import Sitting
from bot.service.tables.lookup import mine_anywhere
from bot.text.translator import Words

LABEL = 80


@dataclass(frozen=True)
class Onward:
    """A table that awaits somebody since a time, and the name of its server."""

    sitting: Sitting
    since: float
    server: str

    def line(self, words: Words) -> str:
        """Say which table it is, with a link."""
        table = self.sitting.table
        what = say("table-running", title=self.sitting.game.meta.title, table=table.id)
        link = f"https://discord.com/channels/{self.sitting.guild}/{table.channel}"
        since = f"<t:{int(self.since)}:f>"
        return f"➡️ {words(say('next-line', what=what, link=link, server=shown(self.server) or '?', since=since))}"

    def door(self, words: Words, mark: int = 0) -> Button:
        """Return the button that opens one's panel there."""
        label = cut(words(say("button-next", title=self.sitting.game.meta.title, table=self.sitting.table.id)), LABEL)
        return Button(label, Handle(self.sitting.guild, self.sitting.table.id, "act", (), mark), "➡️")


async def after(house: House, sitting: Sitting, user: int) -> Onward | None:
    """Return where else somebody is awaited who is done at this table; None where he is not done, or nowhere else.

    He may be awaited here again meanwhile, where computers are quick: the answer has its own way to that.
    """
    if user in sitting.awaited():
        return None
    try:
        return await longest_waiting(house, user, but=(sitting.guild, sitting.table.id))
    except StoreError as error:
        log.warning("the next table of somebody could not be looked for: %s", type(error).__name__)
        return None


async def longest_waiting(house: House, user: int, *, but: tuple[int, int] | None = None) -> Onward | None:
    """Return the table that has been waiting for this user for the longest time, `but` for one (server and number).

    Raises StoreError.
    """
    found: list[Onward] = []
    for sitting in await mine_anywhere(house, user):
        if user in sitting.awaited() and (sitting.guild, sitting.table.id) != but:
            async with house.store.read(sitting.guild) as tx:
                found.append(Onward(sitting, await since_of(tx, sitting, user), (await tx.info()).name))
    return min(found, key=lambda onward: onward.since, default=None)


async def since_of(tx: Reading, sitting: Sitting, user: int) -> float:
    """Return since when this user has had the choice that is his now: from the entry that his decision has its number
    of. What others have chosen in secret since then does not show in it.
    """
    number = sitting.decisions[sitting.seat_number(user)]
    rows = await tx.entries(sitting.table.id, since=number - 1) if number else []
    return rows[0].at if rows else sitting.table.created
