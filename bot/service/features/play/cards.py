"""The cards that one person alone sees: panel, hand, looks, log, text board, rules. Never sent to a channel."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from bot import limits
from bot.games.core import codec
from bot.games.core.actions import Action
from bot.games.core.events import Event
from bot.games.core.phrase import Phrase, say
from bot.games.history.narration import MOST, fold
from bot.service.card import Block, Button, Buttons, Card, Choice, Menu, PanelOf, Text, components
from bot.service.context import Context
from bot.service.features.learn import guide
from bot.service.features.looks.cards import (
    OVER,
    PAUSED,
    RECENT,
    RUNNING,
    ButtonMaker,
    Reader,
    caught_up,
    cut,
    exhibit,
    fitted,
    recent,
    room_beside,
    text_pages,
    title,
)
from bot.service.features.notes import actions as own_notes
from bot.service.features.play.board import paused
from bot.service.features.play.doors import doors
from bot.service.features.play.next_table import NextTable
from bot.service.features.play.panel import can_undo, controls, legend, next_menus
from bot.service.features.premoves import cards as premove_cards
from bot.service.features.settings.reminder_row import reminder_row
from bot.service.ports import Reading
from bot.service.records import Entry, Note, PremoveQueue
from bot.service.request import Request
from bot.service.tables import live_mode, log_view, seat_clocks
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.tx import TableTx
from bot.text.translator import Words


@dataclass(frozen=True)
class PanelData:
    """A player's private data at a table, and the newest entries of its log: all of them for a learner (`guide`).

    `live`: the table is in live mode; its players have seen what happened, and panels are short: only premoves are
    read.
    """

    live: bool = False
    plan: PremoveQueue | None = None
    notes: Sequence[Note] = ()
    recent: Sequence[Entry] = ()

    @classmethod
    async def read(cls, context: Context, loaded: LoadedTable, user: int) -> PanelData:
        """Read it in one round trip."""
        async with context.store.read(loaded.guild) as tx:
            if loaded.seat_of(user) is not None:
                cls.prefetch(context, tx, loaded.guild, loaded.table.id, user)
            return await cls.read_in(context, tx, loaded, user)

    @staticmethod
    def prefetch(context: Context, tx: Reading, guild: int, table: int, user: int, *, log: bool = True) -> None:
        """Let what is read for a player travel together, with the newest entries of the log unless `log` is False."""
        if context.settings.live > 0:
            tx.prefetch.timers(table)
        tx.prefetch.premove_queues(table)
        if not context.runtime.presence.is_live(guild, table):
            tx.prefetch.notes(table, user)
            if log:
                tx.prefetch.entries(table, last=RECENT)

    @classmethod
    async def after_entry(cls, context: Context, table: TableTx, user: int) -> PanelData | None:
        """Return it within the transaction of an entry, at a table known to be live: all of it was read for the entry.

        None at any other table: there it is read after the commit.
        """
        live = context.runtime.presence.is_live(table.loaded.guild, table.id)
        if not live or guide.is_given(table.loaded, table.loaded.seat_of(user)):
            return None
        return cls(live=True, plan=await table.tx.premove_queue(table.id, user))

    @classmethod
    async def read_in(
        cls, context: Context, tx: Reading, loaded: LoadedTable, user: int, newest: Sequence[Entry] | None = None
    ) -> PanelData:
        """Read it for a user; only whether the table is live for one who does not sit there.

        `newest`: the newest log entries, where they were read already.
        """
        table, seat = loaded.table.id, loaded.seat_of(user)
        live = context.settings.live > 0 and await live_mode.is_live(tx, table)
        if seat is None:
            return cls(live)
        plan = await tx.premove_queue(table, user)
        if guide.is_given(loaded, seat):
            return cls(False, plan, await tx.notes(table, user), await tx.entries(table))
        if live:
            return cls(live, plan)
        return cls(live, plan, await tx.notes(table, user), await recent(tx, loaded, seat, newest))


BRIEFLY = 4
"""Lines about what happened since the player's last turn, in a direct message."""
BROUGHT = 4
"""Lines of what an action brought beside itself; more are folded."""

NEWS = LEGEND = Text("")
"""Stand for the news and for the meaning of the mark where room is kept for them."""

OWN = 1200
"""Characters of private notes beside a recap."""


class PrivatePanel:
    """Writes private cards of one table for one viewer in one language."""

    def __init__(self, context: Context, loaded: LoadedTable, user: int, language: str, *, nonce: int = 0) -> None:
        """`user`: for whom, seated or not. `nonce`: of a new message, in its buttons."""
        self.nonce = nonce
        self.user = user
        self.context = context
        self.loaded = loaded
        self.viewer = loaded.seat_of(user)
        self.language = language
        self.words: Words = loaded.words(context, language)
        self.reader = Reader(self.viewer, language, user, waits=True)
        self._button = ButtonMaker.at(loaded, self.words, nonce)

    async def panel(
        self,
        notes: Sequence[str] = (),
        *,
        place: str | None = None,
        other_table: NextTable | None = None,
        data: PanelData | None = None,
        rule: str = "",
    ) -> Card:
        """Return the panel: what happened just now (`notes`), the looks, the prompt, and all legal actions.

        `place` names server and channel in a direct message, which then shows all looks that are sent. `other_table`:
        the next table that awaits this player. `data`: what was read for the panel already. `rule`: the paragraph
        that the notes cite.
        """
        loaded, words = self.loaded, self.words
        data = await PanelData.read(self.context, loaded, self.user) if data is None else data
        over = loaded.table.status == "over"
        head = [f"### {words(title(loaded))}", *([place] if place else []), *self._own(data)]
        blocks: list[Block] = [Text("\n".join(head if over else [*head, *notes]))]
        reader = replace(self.reader, waits=self.reader.waits and place is None)
        for look in self._beside(sent=place is not None):
            blocks += await exhibit(self.context, loaded, reader, look)
        if over and notes:  # the ranking is what one looks for first
            blocks.append(Text("\n".join(notes)))
        news_at = len(blocks)
        blocks.append(Text("\n".join(self._situation())))
        guidance = await guide.guidance(self.context, loaded, self.viewer, data.recent)
        blocks += guidance.blocks(words)
        below = [self.ways(), *self._further(other_table, rule), *self._later(sent=place is not None)]
        blocks += [*self._open_now([*blocks, *below], guidance.marked), *below]
        if self.viewer in loaded.to_move() and not data.live:
            blocks[news_at:news_at] = self._news(blocks, data.recent, BRIEFLY if place else MOST)
        return Card(fitted(blocks), _accent(loaded), panel=self.shown())

    def shown(self) -> PanelOf:
        """Return what makes a card about the present choice go out of date: the panel takes its place then."""
        return PanelOf(self.loaded.guild, self.loaded.table.id, self.state())

    def state(self) -> tuple[object, ...]:
        """Return a value that changes when the panel goes out of date.

        While the player chooses, other players' actions do not count: an update would close an open menu.
        """
        loaded = self.loaded
        status = loaded.table.status, loaded.table.paused
        if self.viewer is None:
            return (*status, *self._situation())
        own = *status, loaded.sent(self.viewer), loaded.computer_on(self.viewer)
        if loaded.table.status == "running" and self.viewer in loaded.to_move():
            return (*own, loaded.decisions[self.viewer])
        return (*own, can_undo(loaded, self.viewer), *self._situation())

    def _open_now(self, besides: Sequence[Block], marked: Action | None) -> list[Block]:
        """Return what may be done now, folded as far as the room beside these blocks and the news demands.

        `marked`: what has the first button.
        """
        if self.viewer is None or self.loaded.table.status != "running":
            return []
        room = limits.COMPONENTS - components(Card((*besides, NEWS, LEGEND)))
        blocks = controls(self.context, self.loaded, self.viewer, self.language, room, marked)
        mark = legend(self.words, blocks)
        return blocks if mark is None else [*blocks, mark]

    def _further(self, other_table: NextTable | None, rule: str) -> list[Block]:
        """Return the links to other cards: those of `doors`, and the next table."""
        if self.viewer is None:
            return []
        row = doors(self.loaded, self.viewer, self.user, self.words, nonce=self.nonce, rule=rule)
        line: list[Block] = []
        if other_table is not None:
            row.append(other_table.button(self.words, self.nonce))
            line = [Text(other_table.line(self.words))]
        rows = [row[start : start + limits.ROW_BUTTONS] for start in range(0, len(row), limits.ROW_BUTTONS)]
        return [*line, *(Buttons(tuple(found)) for found in rows)]

    def _later(self, *, sent: bool) -> list[Block]:
        """Return the snooze buttons, for a direct message (`sent`) to an awaited player."""
        if not sent or self.user not in self.loaded.awaited():
            return []
        return [reminder_row(self.loaded, self.words, self.nonce)]

    def _own(self, data: PanelData) -> list[str]:
        """Return the player's private data at the table: notes (not in live mode) and premoves."""
        if self.viewer is None:
            return []
        noted = [] if data.live else own_notes.beside(data.notes)
        return noted + premove_cards.beside(self.loaded, data.plan, self.viewer, self.words)

    async def recap(self) -> Card:
        """Return what happened since this person's last turn, beside the board on which it is marked."""
        blocks: list[Block] = [Text(f"### {self.words(title(self.loaded))}")]
        blocks += await exhibit(self.context, self.loaded, self.reader, "board")
        async with self.context.store.read(self.loaded.guild) as tx:
            tx.prefetch.notes(self.loaded.table.id, self.user)
            news = await self._newest(tx, blocks) or [Text(self.words(say("recap-nothing")))]
            noted = own_notes.lines(await tx.notes(self.loaded.table.id, self.user))
        own = [Text(cut("\n".join((f"**{self.words(say('notes-heading'))}**", *noted)), OWN))] if noted else []
        return Card(fitted((*blocks, *news, *own, self.ways())), _accent(self.loaded))

    async def _newest(self, tx: Reading, besides: Sequence[Block]) -> list[Block]:
        """Return the same as `_news`, read here."""
        if self.viewer is None:
            return []
        return self._news(besides, await recent(tx, self.loaded, self.viewer), MOST)

    def _news(self, besides: Sequence[Block], recent: Sequence[Entry], most: int) -> list[Block]:
        """Return what happened since the player's last turn, as far as it fits beside these blocks."""
        if self.viewer is None:
            return []
        told = caught_up(self.loaded, recent, self.viewer, self.words, most)
        heading = f"**{self.words(say('recap-heading'))}**"
        room = room_beside(besides) - len(heading)
        shown: list[str] = []
        for line in told:
            room -= len(line) + len("\n- ")
            if room < 0:
                break
            shown.append(f"- {line}")
        return [Text("\n".join([heading, *shown]))] if shown else []

    def noted(self, events: Iterable[Event]) -> list[str]:
        """Return an action of this person and, in a few lines, what it brought, as they may know it."""
        seen = log_view.own_deed(self.loaded, events, self.viewer)
        if not seen:
            return []
        deed, *brought = seen
        lines = fold(brought, BROUGHT) if len(brought) > BROUGHT else [(one.told,) for one in brought]
        return [f"✅ {self.words(deed.told)}", *(f"- {' '.join(map(self.words, line))}" for line in lines)]

    def just_done(self, rows: Sequence[Entry]) -> list[str]:
        """Return what the newest entry of the log brought, when it is this person's own; else []."""
        if not rows or rows[-1].seat != self.viewer:
            return []
        return self.noted(codec.decode_events(self.loaded.game, rows[-1].events))

    async def step(self, verb: str, given: tuple[str, ...]) -> Card:
        """Return the menus for what is still to be chosen of a verb."""
        assert self.viewer is not None
        menus = next_menus(self.context, self.loaded, self.viewer, self.language, verb, given)
        heading = Text(f"### {self.words(title(self.loaded))}")
        return Card((heading, *menus, Buttons((self._button("act", "⬅️"),))), RUNNING, panel=self.shown())

    async def look(self, look: str, about: str | None) -> Card:
        """Return a look, with a menu of what else it may be about."""
        words, loaded = self.words, self.loaded
        subjects = loaded.presenter.subjects(loaded.view(self.viewer), look)
        prefix = loaded.game.meta.prefix
        blocks: list[Block] = [Text(f"### {words(title(loaded))}\n**{words(say(f'{prefix}-look-{look}'))}**")]
        blocks += await exhibit(self.context, loaded, self.reader, look, about)
        if look == "board" and loaded.table.status != "over":
            async with self.context.store.read(loaded.guild) as tx:
                blocks += await self._newest(tx, blocks)
        if subjects:
            choices = tuple(Choice(noun, cut(words(name), 100), chosen=noun == about) for noun, name in subjects[:25])
            blocks.append(Menu(self._button.id("look", look), words(say("look-about")), choices))
        blocks += self._navigation(look, about)
        return Card(fitted(blocks), _accent(loaded))

    def text(self, look: str, about: str | None, page: int) -> Card:
        """Return a page of the complete text of a look."""
        found = text_pages(self.context, self.loaded, self.reader, look, about)
        page = min(max(page, 0), len(found) - 1)
        prefix = self.loaded.game.meta.prefix
        heading = f"### {self.words(title(self.loaded))}\n**{self.words(say(f'{prefix}-look-{look}'))}**"
        turner = self._button.pager("text", page, len(found), look, about or "-")
        return Card(
            (Text(heading), Text(found[page] or "–"), *turner, *self._navigation(look, about)), _accent(self.loaded)
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
        heading = Text(f"### {self.words(title(self.loaded))}")
        return Card((heading, menu, again, self.ways("looks")), _accent(self.loaded))

    async def open(self) -> Card:
        """Return the panel of a table that was started, or where its lobby stands."""
        if self.loaded.replay is None:
            return self.plain(say("waits-in-lobby", channel=f"<#{self.loaded.table.channel}>"))
        return await self.panel()

    def plain(self, *phrases: Phrase) -> Card:
        """Return a few sentences and nothing else."""
        text = "\n".join([f"### {self.words(title(self.loaded))}", *map(self.words, phrases)])
        return Card((Text(text),), _accent(self.loaded))

    def notice(self, *phrases: Phrase) -> Card:
        """Return a few sentences with the ways on."""
        return Card((Text("\n".join(map(self.words, phrases))), self.ways()), _accent(self.loaded))

    def _beside(self, *, sent: bool) -> list[str]:
        """Return the looks above the buttons; in a direct message (`sent`) every look that is sent is among them."""
        if self.viewer is None:
            return []
        needed = list(self.loaded.presenter.companion_looks(self.loaded.view(self.viewer)))
        needed += guide.looks(self.loaded, self.viewer)
        running = self.loaded.table.status != "over"  # at the end all lies open, and what stands beside it says it
        also = [look.id for look in self.loaded.game.meta.looks if sent and look.sent and running]
        return list(dict.fromkeys(needed + also))

    def _situation(self) -> list[str]:
        loaded = self.loaded
        if loaded.table.status == "paused":
            return [self.words(paused(loaded))]
        view = loaded.view(self.viewer)
        headlines = self.words.lines(loaded.presenter.headline(view))
        if self.viewer is not None and (own := loaded.seats[self.viewer].standin) is not None:
            headlines.append(f"🤖 {self.words(say('standin-for-you', since=f'<t:{int(own.since)}:f>'))}")
        if self.viewer is not None:
            headlines += [f"⏳ {self.words(phrase)}" for phrase in seat_clocks.lines(self.context, loaded, self.viewer)]
        return [*headlines, f"**{self.words(loaded.presenter.prompt(view))}**"]

    def accent(self) -> int:
        """Return the accent colour of this table's cards."""
        return _accent(self.loaded)

    def ways(self, here: str = "") -> Buttons:
        """Return the row that leads on from any private card; `here` is where one is already."""
        row: list[Button] = []
        if self.viewer is not None and self.loaded.table.status == "running":
            row.append(self._button("act", "🎯"))
            if self.loaded.computer_on(self.viewer):
                row.append(self._button("come-back", "🪑"))
            if can_undo(self.loaded, self.viewer):
                row.append(self._button("undo", "↩️"))
        row += [
            self._button("look", "🗺️", "board", label=say("button-look-board")),
            self._button("looks", "🔭"),
            self._button("log", "📜"),
        ]
        return Buttons(tuple(button for button in row if button.button_id is None or button.button_id.verb != here))

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


def _accent(loaded: LoadedTable) -> int:
    return {"paused": PAUSED, "over": OVER}.get(loaded.table.status, RUNNING)


def private_panel(context: Context, request: Request, loaded: LoadedTable) -> PrivatePanel:
    """Return the writer of private cards for the person who asks."""
    return PrivatePanel(context, loaded, request.user, request.language)
