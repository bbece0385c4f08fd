"""A button or menu that was used: what each of the functions behind them is given."""

from __future__ import annotations

from dataclasses import dataclass

from bot.errors import refused
from bot.service.card import Card, Handle
from bot.service.context import House
from bot.service.features.play import next_table
from bot.service.features.play.cards import Private
from bot.service.request import Ask
from bot.service.tables.loaded import Sitting
from bot.service.tables.log import Author, Written
from bot.service.tables.lookup import sitting_at


@dataclass(frozen=True)
class Press:
    """A button or menu that was used, by whom, and what was chosen."""

    house: House
    ask: Ask
    handle: Handle
    values: tuple[str, ...]
    language: str

    @property
    def noun(self) -> str | None:
        """Return the one thing meant: what was chosen in a menu, else the handle's last noun."""
        if self.values:
            return self.values[0]
        return self.handle.nouns[-1] if self.handle.nouns else None

    @property
    def author(self) -> Author:
        """Return who acts, for the log."""
        return Author(self.ask.user, self.ask.door, self.ask.interaction)

    def numbered(self, place: int) -> int:
        """Return the handle's noun in this place, a number. Raises Refused when it is none."""
        nouns = self.handle.nouns
        found = number(nouns[place]) if place < len(nouns) else None
        if found is None:
            raise refused("not-readable")
        return found

    def person(self) -> int:
        """Return the user chosen in a menu of people; a value is an id, a space and a name. Raises Refused."""
        user = number(self.values[0].partition(" ")[0]) if self.values else None
        if user is None:
            raise refused("not-readable")
        return user

    async def sitting(self) -> Sitting:
        """Read the table."""
        return await sitting_at(self.house, self.handle.guild, self.handle.table)

    def private(self, sitting: Sitting) -> Private:
        """Return the writer of private cards for this person's eyes."""
        return Private(self.house, sitting, self.ask.user, self.language)


async def panel_after(press: Press, written: Written) -> Card:
    """Return the panel after an entry, with what the person may know of what it brought."""
    private = press.private(written.sitting)
    onward = await next_table.after(press.house, written.sitting, press.ask.user)
    return await private.panel(private.noted(written.events), onward=onward)


def number(text: str) -> int | None:
    """Read a number as our own handles and menus write it; None for anything else."""
    # People's ids have 19 digits by now; what no row of the store can hold is none of ours.
    fits = text.isascii() and text.isdigit() and len(text) < 20
    return int(text) if fits and int(text) < 2**63 else None
