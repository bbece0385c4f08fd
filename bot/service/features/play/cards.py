"""The cards that one person alone sees: panel, hand, looks, log, text board, rules. Never sent to a channel."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot import limits
from bot.games.core import codec
from bot.games.core.events import Event
from bot.games.core.phrase import Phrase, say
from bot.games.core.recap import MOST, fold, reading
from bot.service.card import Block, Button, Buttons, Card, Choice, Handle, Menu, PanelOf, Text, components
from bot.service.context import House
from bot.service.features.computers.advice import hint_door
from bot.service.features.looks.cards import Eyes, cut, exhibit, fitted, pages, room_beside, text_pages
from bot.service.features.looks.recap import caught_up, recent
from bot.service.features.notes import actions as own_notes
from bot.service.features.play.board import OVER, PAUSED, RUNNING, paused, title
from bot.service.features.play.next_table import Onward
from bot.service.features.play.panel import can_undo, controls, legend, next_menus
from bot.service.features.play.panel_data import Aside
from bot.service.features.premoves import cards as premove_cards
from bot.service.features.settings.reminder_row import reminder_row
from bot.service.ports import Reading
from bot.service.records import Entry
from bot.service.tables import log_view, seat_clocks
from bot.service.tables.loaded import Sitting
from bot.text.translator import Words

BRIEFLY = 4
"""Lines of what happened since one's last turn in a direct message."""
BROUGHT = 4
"""Lines of what an action brought beside itself; more are folded."""

NEWS = LEGEND = Text("")
"""Stand for the news and for the meaning of the mark where room is kept for them."""

OWN = 1200
"""Characters of one's own notes beside a recap."""


class Private:
    """Writes private cards of one table for one viewer in one language."""

    def __init__(self, house: House, sitting: Sitting, user: int, language: str, *, mark: int = 0) -> None:
        """`user`: for whom, seated or not. `mark`: the outgoing row's id, on a message that is sent anew."""
        self.mark = mark
        self.user = user
        self.house = house
        self.sitting = sitting
        self.viewer = sitting.seat_of(user)
        self.language = language
        self.words: Words = sitting.words(house, language)
        self.eyes = Eyes(self.viewer, language, user, waits=True)

    async def panel(self, notes: Sequence[str] = (), *, place: str | None = None, onward: Onward | None = None) -> Card:
        """Return the panel: what happened just now (`notes`), the looks it takes, what is asked, and all that is open.

        `place` names server and channel in a direct message, which bears all looks that are sent. `onward`: where
        this person is awaited next.
        """
        sitting, words = self.sitting, self.words
        aside = await Aside.read(self.house, sitting, self.user)
        over = sitting.table.status == "over"
        head = [f"### {words(title(sitting))}", *([place] if place else []), *self._own(aside)]
        blocks: list[Block] = [Text("\n".join(head if over else [*head, *notes]))]
        eyes = replace(self.eyes, waits=self.eyes.waits and place is None)
        for look in self._beside(sent=place is not None):
            blocks += await exhibit(self.house, sitting, eyes, look)
        if over and notes:  # the ranking is what one looks for first
            blocks.append(Text("\n".join(notes)))
        news_at = len(blocks)
        blocks.append(Text("\n".join(self._situation())))
        below = [self.ways(), *self._further(onward), *self._later(sent=place is not None)]
        blocks += [*self._open_now([*blocks, *below]), *below]
        if self.viewer in sitting.to_move() and not aside.live:
            blocks[news_at:news_at] = self._news(blocks, aside.recent, BRIEFLY if place else MOST)
        shown = PanelOf(sitting.guild, sitting.table.id, self.state())
        return Card(fitted(blocks), _accent(sitting), panel=shown)

    def state(self) -> tuple[object, ...]:
        """Return what makes a panel out of date when it changes.

        While somebody chooses, what others do beside that does not: a menu that is open would close.
        """
        sitting = self.sitting
        status = sitting.table.status, sitting.table.paused
        if self.viewer is None:
            return (*status, *self._situation())
        own = *status, sitting.sent(self.viewer), sitting.computer_on(self.viewer)
        if sitting.table.status == "running" and self.viewer in sitting.to_move():
            return (*own, sitting.decisions[self.viewer])
        return (*own, can_undo(sitting, self.viewer), *self._situation())

    def _open_now(self, besides: Sequence[Block]) -> list[Block]:
        """Return what may be done now, folded as far as the room beside these blocks and the news demands."""
        if self.viewer is None or self.sitting.table.status != "running":
            return []
        room = limits.COMPONENTS - components(Card((*besides, NEWS, LEGEND)))
        blocks = controls(self.house, self.sitting, self.viewer, self.language, room)
        mark = legend(self.words, blocks)
        return blocks if mark is None else [*blocks, mark]

    def _further(self, onward: Onward | None) -> list[Block]:
        """Return what leads further than this table's present: a hint, one's plan, and the next table."""
        if self.viewer is None:
            return []
        hint = hint_door(self.sitting, self.user, self.words, self.mark)
        row = [*hint, *premove_cards.door(self.sitting, self.words, self.mark)]
        if onward is not None:
            return [Text(onward.line(self.words)), Buttons((*row, onward.door(self.words, self.mark)))]
        return [Buttons(tuple(row))] if row else []

    def _later(self, *, sent: bool) -> list[Block]:
        """Return the ways to be reminded later, in a direct message (`sent`) to whoever is awaited."""
        if not sent or self.user not in self.sitting.awaited():
            return []
        return [reminder_row(self.sitting, self.words, self.mark)]

    def _own(self, aside: Aside) -> list[str]:
        """Return what this person keeps for himself at the table: notes (not while it is live), and his plan."""
        if self.viewer is None:
            return []
        noted = [] if aside.live else own_notes.beside(aside.notes)
        return noted + premove_cards.beside(self.sitting, aside.plan, self.viewer, self.words)

    async def recap(self) -> Card:
        """Return what happened since this person's last turn, beside the board on which it is marked."""
        blocks: list[Block] = [Text(f"### {self.words(title(self.sitting))}")]
        blocks += await exhibit(self.house, self.sitting, self.eyes, "board")
        async with self.house.store.read(self.sitting.guild) as tx:
            tx.soon.notes(self.sitting.table.id, self.user)
            news = await self._newest(tx, blocks) or [Text(self.words(say("recap-nothing")))]
            noted = own_notes.lines(await tx.notes(self.sitting.table.id, self.user))
        own = [Text(cut("\n".join((f"**{self.words(say('notes-heading'))}**", *noted)), OWN))] if noted else []
        return Card(fitted((*blocks, *news, *own, self.ways())), _accent(self.sitting))

    async def _newest(self, tx: Reading, besides: Sequence[Block]) -> list[Block]:
        """Return the same as `_news`, read here."""
        if self.viewer is None:
            return []
        return self._news(besides, await recent(tx, self.sitting, self.viewer), MOST)

    def _news(self, besides: Sequence[Block], recent: Sequence[Entry], most: int) -> list[Block]:
        """Return what happened since one's last turn, as far as it fits beside these blocks; [] when nothing did."""
        if self.viewer is None:
            return []
        told = caught_up(self.sitting, recent, self.viewer, self.words, most)
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
        sitting = self.sitting
        over = sitting.table.status == "over"
        told = [reading(sitting.speaker, event, self.viewer, self.viewer, over=over) for event in events]
        seen = [one for one in told if one is not None and one.weight > 0]
        if not seen:
            return []
        deed, *brought = seen
        lines = fold(brought, BROUGHT) if len(brought) > BROUGHT else [(one.told,) for one in brought]
        return [f"✅ {self.words(deed.told)}", *(f"- {' '.join(map(self.words, line))}" for line in lines)]

    def just_done(self, rows: Sequence[Entry]) -> list[str]:
        """Return what the newest entry of the log brought, when it is this person's own; else []."""
        if not rows or rows[-1].seat != self.viewer:
            return []
        return self.noted(codec.decode_events(self.sitting.game, rows[-1].events))

    async def step(self, verb: str, given: tuple[str, ...]) -> Card:
        """Return the menus for what is still to be chosen of a verb."""
        assert self.viewer is not None
        menus = next_menus(self.house, self.sitting, self.viewer, self.language, verb, given)
        heading = Text(f"### {self.words(title(self.sitting))}")
        return Card((heading, *menus, Buttons((self._door("act", "⬅️"),))), RUNNING)

    async def look(self, look: str, about: str | None) -> Card:
        """Return a look, with a menu of what else it may be about."""
        words, sitting = self.words, self.sitting
        subjects = sitting.speaker.subjects(sitting.view(self.viewer), look)
        prefix = sitting.game.meta.prefix
        blocks: list[Block] = [Text(f"### {words(title(sitting))}\n**{words(say(f'{prefix}-look-{look}'))}**")]
        blocks += await exhibit(self.house, sitting, self.eyes, look, about)
        if look == "board" and sitting.table.status != "over":
            async with self.house.store.read(sitting.guild) as tx:
                blocks += await self._newest(tx, blocks)
        if subjects:
            choices = tuple(Choice(noun, cut(words(name), 100), chosen=noun == about) for noun, name in subjects[:25])
            blocks.append(Menu(self._handle("look", look), words(say("look-about")), choices))
        blocks += self._navigation(look, about)
        return Card(fitted(blocks), _accent(sitting))

    def text(self, look: str, about: str | None, page: int) -> Card:
        """Return a page of the complete text of a look."""
        found = text_pages(self.house, self.sitting, self.eyes, look, about)
        page = min(max(page, 0), len(found) - 1)
        prefix = self.sitting.game.meta.prefix
        heading = f"### {self.words(title(self.sitting))}\n**{self.words(say(f'{prefix}-look-{look}'))}**"
        turner = self._pager("text", page, len(found), look, about or "-")
        return Card(
            (Text(heading), Text(found[page] or "–"), *turner, *self._navigation(look, about)), _accent(self.sitting)
        )

    async def log(self, tx: Reading, page: int | None) -> Card:
        """Return a page of the log, the newest by default."""
        found = log_view.opening(self.sitting, self.viewer, self.words) if self.sitting.walk else []
        table = self.sitting.table.id
        rows, said = await tx.entries(table), await tx.remarks(table)
        found += log_view.lines(self.sitting, rows, self.viewer, self.words, said)
        leaves = pages(found or [self.words(say("log-empty"))])
        page = len(leaves) - 1 if page is None else min(max(page, 0), len(leaves) - 1)
        heading = f"### {self.words(title(self.sitting))}\n**{self.words(say('button-log'))}**"
        turner = self._pager("log", page, len(leaves))
        return Card((Text(heading), Text(leaves[page]), *turner, self.ways()), _accent(self.sitting))

    def looks(self) -> Card:
        """Return the menu of all looks."""
        meta = self.sitting.game.meta
        shown = [look for look in meta.looks if self.viewer is not None or not look.private]
        choices = tuple(Choice(look.id, self.words(say(f"{meta.prefix}-look-{look.id}"))) for look in shown)
        menu = Menu(self._handle("looks"), self.words(say("look-choose")), choices)
        # Without the door to this very card: its menu bears that handle already.
        back = [self._door("recap", "🕰️")] if self.viewer is not None else []
        back += [self._door("note", "📝")] if self.viewer is not None else []
        again = Buttons((*back, self._door("replay", "⏯️"), self._door("film", "🎞️")))
        heading = Text(f"### {self.words(title(self.sitting))}")
        return Card((heading, menu, again, self.ways("looks")), _accent(self.sitting))

    async def open(self) -> Card:
        """Return the panel of a table that was started, or where its lobby stands."""
        if self.sitting.walk is None:
            return self.plain(say("waits-in-lobby", channel=f"<#{self.sitting.table.channel}>"))
        return await self.panel()

    def plain(self, *phrases: Phrase) -> Card:
        """Return a few sentences and nothing else."""
        text = "\n".join([f"### {self.words(title(self.sitting))}", *map(self.words, phrases)])
        return Card((Text(text),), _accent(self.sitting))

    def notice(self, *phrases: Phrase) -> Card:
        """Return a few sentences with the ways on."""
        return Card((Text("\n".join(map(self.words, phrases))), self.ways()), _accent(self.sitting))

    def _beside(self, *, sent: bool) -> list[str]:
        """Return the looks above the buttons; in a direct message (`sent`) every look that is sent is among them."""
        if self.viewer is None:
            return []
        needed = list(self.sitting.speaker.beside(self.sitting.view(self.viewer)))
        running = self.sitting.table.status != "over"  # at the end all lies open, and what stands beside it says it
        also = [look.id for look in self.sitting.game.meta.looks if sent and look.sent and running]
        return list(dict.fromkeys(needed + also))

    def _situation(self) -> list[str]:
        sitting = self.sitting
        if sitting.table.status == "paused":
            return [self.words(paused(sitting))]
        view = sitting.view(self.viewer)
        headlines = self.words.lines(sitting.speaker.headline(view))
        if self.viewer is not None and (own := sitting.seats[self.viewer].standin) is not None:
            headlines.append(f"🤖 {self.words(say('standin-for-you', since=f'<t:{int(own.since)}:f>'))}")
        if self.viewer is not None:
            headlines += [f"⏳ {self.words(phrase)}" for phrase in seat_clocks.lines(self.house, sitting, self.viewer)]
        return [*headlines, f"**{self.words(sitting.speaker.prompt(view))}**"]

    def _handle(self, verb: str, *nouns: str) -> Handle:
        return Handle(self.sitting.guild, self.sitting.table.id, verb, nouns, self.mark)

    def _door(self, verb: str, emoji: str, *nouns: str) -> Button:
        return Button(self.words(say(f"button-{'-'.join((verb, *nouns))}")), self._handle(verb, *nouns), emoji)

    def ways(self, here: str = "") -> Buttons:
        """Return the row that leads on from any private card; `here` is where one is already."""
        row: list[Button] = []
        if self.viewer is not None and self.sitting.table.status == "running":
            row.append(self._door("act", "🎯"))
            if self.sitting.computer_on(self.viewer):
                row.append(self._door("come-back", "🪑"))
            if can_undo(self.sitting, self.viewer):
                row.append(self._door("undo", "↩️"))
        row += [self._door("look", "🗺️", "board"), self._door("looks", "🔭"), self._door("log", "📜")]
        return Buttons(tuple(button for button in row if button.handle is None or button.handle.verb != here))

    def _navigation(self, look: str, about: str | None) -> list[Block]:
        as_text = Button(self.words(say("button-as-text")), self._handle("text", look, about or "-"), "📖")
        return [Buttons((as_text, *self.ways().row[:4]))]

    def _pager(self, verb: str, page: int, count: int, *nouns: str) -> list[Block]:
        if count < 2:
            return []
        back = Button(
            self.words(say("button-back")), self._handle(verb, *nouns, str(page - 1)), "◀️", disabled=page == 0
        )
        on = Button(
            self.words(say("button-on", page=page + 1, count=count)),
            self._handle(verb, *nouns, str(page + 1)),
            "▶️",
            disabled=page + 1 == count,
        )
        return [Buttons((back, on))]


def _accent(sitting: Sitting) -> int:
    return {"paused": PAUSED, "over": OVER}.get(sitting.table.status, RUNNING)
