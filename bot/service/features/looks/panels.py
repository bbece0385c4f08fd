"""The private cards that show a look of a table: its picture, its text, and the choice of looks."""

from __future__ import annotations

from bot.games.core.phrase import say
from bot.service.card import Block, Buttons, Card, Choice, Menu, Text
from bot.service.context import Context
from bot.service.features.looks.cards import accent_of, exhibit, fitted, text_pages
from bot.service.features.looks.seat_marks import subject_choices
from bot.service.features.play.cards import PrivatePanel
from bot.service.request import Request
from bot.service.tables.loaded import LoadedTable


class LookPanel(PrivatePanel):
    """Writes the looks of one table for one viewer in one language."""

    async def look(self, look: str, about: str | None) -> Card:
        """Return a look, with a menu of what else it may be about."""
        words, loaded = self.words, self.loaded
        subjects = loaded.presenter.subjects(loaded.view(self.viewer), look)
        prefix = loaded.game.meta.prefix
        blocks: list[Block] = [Text(f"{self.heading()}\n**{words(say(f'{prefix}-look-{look}'))}**")]
        blocks += await exhibit(self.context, loaded, self.reader, look, about)
        if look == "board" and loaded.table.status != "over":
            async with self.context.store.read(loaded.guild) as tx:
                blocks += await self._newest(tx, blocks)
        if subjects:
            choices = subject_choices(loaded, look, [(noun, words(name)) for noun, name in subjects], about)
            blocks.append(Menu(self._button.id("look", look), words(say("look-about")), choices))
        blocks += self._navigation(look, about)
        return Card(fitted(blocks), accent_of(self.loaded))

    def text(self, look: str, about: str | None, page: int) -> Card:
        """Return a page of the complete text of a look."""
        found = text_pages(self.context, self.loaded, self.reader, look, about)
        page = min(max(page, 0), len(found) - 1)
        prefix = self.loaded.game.meta.prefix
        heading = f"{self.heading()}\n**{self.words(say(f'{prefix}-look-{look}'))}**"
        turner = self._button.pager("text", page, len(found), look, about or "-")
        return Card(
            (Text(heading), Text(found[page] or "–"), *turner, *self._navigation(look, about)), accent_of(self.loaded)
        )

    def looks(self) -> Card:
        """Return the menu of all looks."""
        meta = self.loaded.game.meta
        shown = [look for look in meta.looks if self.viewer is not None or not look.private]
        choices = tuple(Choice(look.id, self.words(say(f"{meta.prefix}-look-{look.id}"))) for look in shown)
        menu = Menu(self._button.id("looks"), self.words(say("look-choose")), choices)
        # Without the button to this very card: its menu has the same custom id.
        back = [self._button("recap", "🕰️")] if self.viewer is not None else []
        back += [self._button("note", "📝")] if self.viewer is not None else []
        again = Buttons((*back, self._button("replay", "⏯️"), self._button("film", "🎞️")))
        heading = Text(self.heading())
        return Card((heading, menu, again, self.ways("looks")), accent_of(self.loaded))

    def _navigation(self, look: str, about: str | None) -> list[Block]:
        as_text = self._button("text", "📖", look, about or "-", label=say("button-as-text"))
        return [Buttons((as_text, *self.ways().row[:4])), *self._share(look, about)]

    def _share(self, look: str, about: str | None) -> list[Block]:
        """Return the row with the button that shows a look to the channel, if this player may show it."""
        declared = self.loaded.game.meta.look(look)
        hidden = declared is None or (declared.private and self.loaded.table.status != "over")
        if self.viewer is None or hidden or self.loaded.direct:
            return []
        return [Buttons((self._button("share", "📣", "look", look, about or "-"),))]


def look_panel(context: Context, request: Request, loaded: LoadedTable) -> LookPanel:
    """Return the writer of looks for the person who asks."""
    return LookPanel(context, loaded, request.user, request.language, pictures=request.pictures)
