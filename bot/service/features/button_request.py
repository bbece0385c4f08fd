"""A button or menu that was used: what each of the functions behind them is given."""

from __future__ import annotations

from dataclasses import dataclass

from bot.errors import refused
from bot.service.card import ButtonId, Card
from bot.service.context import Context
from bot.service.features.play import next_table
from bot.service.features.play.cards import PrivatePanel
from bot.service.request import Request
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.log import Actor, Written
from bot.service.tables.lookup import load_table


@dataclass(frozen=True)
class Press:
    """A button or menu that was used, by whom, and what was chosen."""

    context: Context
    request: Request
    button_id: ButtonId
    values: tuple[str, ...]
    language: str

    @property
    def noun(self) -> str | None:
        """Return the one thing meant: what was chosen in a menu, else the handle's last noun."""
        if self.values:
            return self.values[0]
        return self.button_id.nouns[-1] if self.button_id.nouns else None

    @property
    def actor(self) -> Actor:
        """Return who acts, for the log."""
        return Actor(self.request.user, self.request.source, self.request.interaction)

    def numbered(self, place: int) -> int:
        """Return the handle's noun in this place, a number. Raises Refused when it is none."""
        nouns = self.button_id.nouns
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

    async def loaded(self) -> LoadedTable:
        """Read the table."""
        return await load_table(self.context, self.button_id.guild, self.button_id.table)

    def private(self, loaded: LoadedTable) -> PrivatePanel:
        """Return the writer of private cards for this person's eyes."""
        return PrivatePanel(self.context, loaded, self.request.user, self.language)


async def panel_after(press: Press, written: Written) -> Card:
    """Return the panel after an entry, with what the person may know of what it brought."""
    private = press.private(written.loaded)
    onward = await next_table.after(press.context, written.loaded, press.request.user)
    return await private.panel(private.noted(written.events), onward=onward)


def number(text: str) -> int | None:
    """Read a number as our own handles and menus write it; None for anything else."""
    # People's ids have 19 digits by now; what no row of the store can hold is none of ours.
    fits = text.isascii() and text.isdigit() and len(text) < 20
    return int(text) if fits and int(text) < 2**63 else None
