"""The cards that one person alone sees: panel, hand, looks, log, text board, rules. Never sent to a channel."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from msgspec.structs import replace as replace_fields

from bot import limits
from bot.games.core.events import Event
from bot.games.core.phrase import Phrase, Who, say
from bot.games.history.log import decode_events
from bot.games.history.narration import MOST, fold
from bot.service.card import Block, Button, Buttons, Card, Image, PanelOf, ScreenOf, Text, size
from bot.service.context import Context
from bot.service.features.game_end.cards import ways_on
from bot.service.features.hot_seat.cards import pass_card
from bot.service.features.learn import guide
from bot.service.features.looks.cards import (
    BOARD,
    RUNNING,
    ButtonMaker,
    Reader,
    accent_of,
    bold,
    caught_up,
    cut,
    exhibit,
    fitted,
    panel_door,
    recent,
    room_beside,
    title,
)
from bot.service.features.notes import actions as own_notes
from bot.service.features.play import next_table
from bot.service.features.play.actions import PanelData, can_undo
from bot.service.features.play.board import paused
from bot.service.features.play.button_hints import with_hints
from bot.service.features.play.grouping import ALONE, DIRECT, Marked, legend
from bot.service.features.play.panel import Now, controls, doors, next_menus
from bot.service.features.premoves import cards as premove_cards
from bot.service.features.reminders.actions import reminder_row
from bot.service.ports import Reading
from bot.service.records import Entry
from bot.service.request import Request
from bot.service.tables import log_view, seat_clocks
from bot.service.tables.loaded import LoadedTable
from bot.text.translator import Words

BRIEFLY = 4
"""Lines about what happened since the player's last turn, in a direct message."""
BROUGHT = 4
"""Lines of what an action brought beside itself; more are folded."""

DONE = "✅ "
"""Stands before what the player has just done."""
NEWS = LEGEND = Text("")
"""Stand for the news and for the meaning of the mark where room is kept for them."""

OWN = 1200
"""Characters of private notes beside a recap."""


class PrivatePanel:
    """Writes private cards of one table for one viewer in one language."""

    def __init__(
        self, context: Context, loaded: LoadedTable, user: int, language: str, *, pictures: str = "", nonce: int = 0
    ) -> None:
        """`user`: for whom, seated or not. `pictures`: as `Reader.pictures`. `nonce`: of a new message, in buttons."""
        self.nonce = nonce
        self.user = user
        self.context = context
        self.loaded = loaded
        self.viewer = loaded.viewer_of(user)  # at a shared screen that nobody has taken a spectator
        self.lesson = loaded.lesson_for(self.viewer)
        self.language = language
        self.words: Words = loaded.words(context, language)
        self.reader = Reader(self.viewer, language, user, pictures, waits=True)
        self._button = ButtonMaker.at(loaded, self.words, nonce)

    @property
    def screen(self) -> ScreenOf | None:
        """Return the seat whose secrets these cards may show at a screen that several players share; else None."""
        if self.viewer is None or not self.loaded.shares_screen(self.user):
            return None
        return ScreenOf(self.loaded.guild, self.loaded.table.id, self.user, self.viewer)

    def heading(self) -> str:
        """Return the first line of a card: the table, and at a shared screen below it whose card it is."""
        whose = f"\n👋 **{self.words(say('screen-of', who=Who(self.screen.seat)))}**" if self.screen else ""
        return f"### {self.words(title(self.loaded))}{whose}"

    async def panel(
        self,
        notes: Sequence[str] = (),
        *,
        place: str | None = None,
        onward: bool = False,
        data: PanelData | None = None,
        rule: str = "",
        alone: bool = False,
    ) -> Card:
        """Return the panel: what happened just now (`notes`), the looks, the prompt, and all legal actions.

        `place` names server and channel in a direct message, which then shows all looks that are sent. `onward`: name
        the next table that awaits this player, if they are done here. `data`: what was read for the panel already.
        `rule`: the paragraph that the notes cite. `alone`: as for `guide.guidance`.
        """
        if self.loaded.needs_pass(self.user):
            return self.cover(notes, place=place)
        data = await PanelData.read(self.context, self.loaded, self.user) if data is None else data
        head = [self.heading(), *([place] if place else []), *self._own(data)]
        if self.loaded.table.status == "over":
            return await self._over(data, head, notes, sent=place is not None)
        if (guided := await self._guided(data, alone=alone)) is not None:
            return await self._guided_panel(guided, data, head, notes, place=place, rule=rule)
        blocks: list[Block] = [Text("\n".join([*head, *notes]))]
        blocks += await self._looks(None, sent=place is not None)
        news_at = len(blocks)
        blocks.append(Text("\n".join(self._situation())))
        ways = self.ways("act" if place is None and self.viewer in self.loaded.to_move() else "")
        below = [ways, *await self._further(rule, onward=onward), *self._later(sent=place is not None)]
        blocks += [*self._open_now([*blocks, *below], None), *below]
        if self.viewer in self.loaded.to_move() and not data.live:
            blocks[news_at:news_at] = self._news(blocks, data.recent, BRIEFLY if place else MOST, notes)
        return Card(fitted(blocks), accent_of(self.loaded), panel=self.shown())

    async def _over(self, data: PanelData, head: Sequence[str], notes: Sequence[str], *, sent: bool) -> Card:
        """Return what a panel says after the end: the last turns, who has won, and the ways on. The ranking stands on
        the final card in the channel, and in a direct message (`sent`).
        """
        blocks: list[Block] = [Text("\n".join(head)), *(await self._looks(None, sent=True) if sent else [])]
        blocks += [Text("\n".join(notes))] if notes else []
        ways = ways_on(self.loaded, self.words, self.nonce, brief=not sent)
        won = Text("\n".join(self._situation()))
        news = self._news((*blocks, won), data.recent, BRIEFLY, notes)
        return Card(fitted((*blocks, *news, won, ways)), accent_of(self.loaded), panel=self.shown())

    async def _guided_panel(
        self,
        guided: guide.Guidance,
        data: PanelData,
        head: Sequence[str],
        notes: Sequence[str],
        *,
        place: str | None,
        rule: str,
    ) -> Card:
        """Return a learner's panel: first what happened, then the looks, then the step's text right above the choices.

        A phone shows the end of the newest message. At the end of the guided part nothing is asked.
        """
        asked = [] if guided.phase == guide.OVER else self._situation()
        parts = ((*head, *asked, *notes), self.words.lines(guided.told))  # the second does not belong to the last note
        blocks: list[Block] = [Text("\n".join(part)) for part in parts if part]
        blocks += await self._looks(guided, sent=place is not None)
        blocks += guided.block(self.words)
        links = [self.ways(), *await self._further(rule, onward=False)]
        below = [*guided.links(links, self._button, self.loaded.table.game), *self._later(sent=place is not None)]
        if guided.phase != guide.OVER:
            blocks += self._open_now([*blocks, *below], guided.marked, ALONE if guided.phase == guide.ALONE else DIRECT)
        blocks += below
        told_before = bool(data.recent) and data.recent[-1].seat == self.viewer
        if self.viewer in self.loaded.to_move() and not told_before:
            acted = any(row.seat == self.viewer for row in data.recent)
            key = "recap-heading" if acted else "recap-first"
            blocks[1:1] = self._news(blocks, data.recent, guide.NEWS, notes, key)
        return Card(fitted(blocks), accent_of(self.loaded), panel=self.shown())

    async def _guided(self, data: PanelData, *, alone: bool) -> guide.Guidance | None:
        """Return what the lesson says, for the learner of one."""
        if self.lesson is None:
            return None
        return await guide.guidance(self.context, self.loaded, self.lesson, data.recent, alone=alone)

    async def _looks(self, guided: guide.Guidance | None, *, sent: bool) -> list[Block]:
        """Return the looks of the panel, as `_beside`. In a direct message (`sent`) nobody waits for the pictures."""
        reader = replace(self.reader, waits=self.reader.waits and not sent)
        blocks: list[Block] = []
        for look in self._beside(guided, sent=sent):
            shown = await exhibit(self.context, self.loaded, reader, look)
            drawn = all(isinstance(block, Image) for block in shown)
            blocks += shown if drawn or guided is None or look not in guided.pictures else []
        return blocks

    def cover(self, notes: Sequence[str] = (), *, place: str | None = None) -> Card:
        """Return the card that stands in the place of the panel until a player of this account takes the screen.

        `notes` must tell no secret; `place` as for a panel.
        """
        head = [f"### {self.words(title(self.loaded))}", *([place] if place else []), *notes]
        later = self._later(sent=place is not None)
        card = pass_card(self.loaded, self.user, self.words, self._button, head)
        return replace_fields(card, blocks=(*card.blocks, *later), accent=accent_of(self.loaded), panel=self.shown())

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
            return (*status, *loaded.to_move(), *self._situation())
        own = *status, loaded.sent(self.viewer), loaded.computer_on(self.viewer)
        if loaded.table.status == "running" and self.viewer in loaded.to_move():
            return (*own, loaded.decisions[self.viewer])
        return (*own, can_undo(loaded, self.viewer), *self._situation())

    def _open_now(self, besides: Sequence[Block], marked: Marked | None, direct: int = DIRECT) -> list[Block]:
        """Return what may be done now, folded as far as the room beside these blocks and the news demands.

        `marked`: what has the first button. `direct`: the most buttons of one tap.
        """
        if self.viewer is None or self.loaded.table.status != "running":
            return []
        room = limits.COMPONENTS - 1 - size((*besides, NEWS, LEGEND))
        blocks = controls(self.context, self.loaded, self.viewer, self.language, room, marked, direct)
        mark = legend(self.words, blocks) if blocks else None
        return blocks if mark is None else [*blocks, mark]

    async def _further(self, rule: str, *, onward: bool) -> list[Block]:
        """Return the links to other cards: those of `doors`, and the next table."""
        if self.viewer is None:
            return []
        row = doors(self.loaded, self.viewer, self.user, self.words, nonce=self.nonce, rule=rule)
        line: list[Block] = []
        if onward and self.user not in self.loaded.awaited():
            other = await next_table.after(self.context, self.loaded, self.user)
            row += [other.button(self.words, self.nonce)] if other is not None else []
            line += [Text(other.line(self.words))] if other is not None else []
        rows = [row[start : start + limits.ROW_BUTTONS] for start in range(0, len(row), limits.ROW_BUTTONS)]
        return [*line, *(Buttons(tuple(found)) for found in rows)]

    def _later(self, *, sent: bool) -> list[Block]:
        """Return the snooze buttons, for a direct message (`sent`) to an awaited player."""
        if not sent or self.user not in self.loaded.awaited():
            return []
        return [reminder_row(self.loaded, self.words, self.nonce)]

    def _own(self, data: PanelData) -> list[str]:
        """Return the player's private data at the table: notes (not in live mode) and premoves."""
        noted = own_notes.beside(data.notes) if data.notes and not data.live else []
        if self.viewer is None or data.plan is None:
            return noted
        return noted + premove_cards.beside(self.loaded, data.plan, self.viewer, self.words)

    async def recap(self) -> Card:
        """Return what happened since this person's last turn, beside the board on which it is marked."""
        blocks: list[Block] = [Text(self.heading())]
        blocks += await exhibit(self.context, self.loaded, self.reader, "board")
        async with self.context.store.read(self.loaded.guild) as tx:
            tx.prefetch.notes(self.loaded.table.id, self.user)
            news = await self._newest(tx, blocks) or [Text(self.words(say("recap-nothing")))]
            noted = own_notes.lines(await own_notes.read(tx, self.loaded, self.user))
        own = [Text(cut("\n".join((f"**{self.words(say('notes-heading'))}**", *noted)), OWN))] if noted else []
        return Card(fitted((*blocks, *news, *own, self.ways())), accent_of(self.loaded))

    async def _newest(self, tx: Reading, besides: Sequence[Block]) -> list[Block]:
        """Return the same as `_news`, read here."""
        if self.viewer is None:
            return []
        return self._news(besides, await recent(tx, self.loaded, self.viewer), MOST)

    def _news(
        self,
        besides: Sequence[Block],
        rows: Sequence[Entry],
        most: int,
        notes: Sequence[str] = (),
        heading_key: str = "recap-heading",
    ) -> list[Block]:
        """Return what happened since the player's last turn, without `notes`, as far as it fits beside these blocks."""
        if self.viewer is None:
            return []
        said = {line.removeprefix(DONE).removeprefix("- ") for line in notes}
        told = [line for line in caught_up(self.loaded, rows, self.viewer, self.words, most) if line not in said]
        heading = f"**{self.words(say(heading_key))}**"
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
        lines = fold(brought, BROUGHT)
        return [f"{DONE}{self.words(deed.told)}", *(f"- {' '.join(map(self.words, line))}" for line in lines)]

    def noted_all(self, steps: Iterable[Iterable[Event]], stopped: Phrase | None) -> list[str]:
        """Return the same of several actions that were done at once, and why the rest was left out (`stopped`)."""
        told = [line for events in steps for line in self.noted(events)]
        return told if stopped is None else [*told, f"⏹️ {self.words(stopped)}"]

    def just_done(self, rows: Sequence[Entry]) -> list[str]:
        """Return what this person's action brought, if none but computers have acted since; else []."""
        by_people = (row for row in reversed(rows) if row.seat is None or self.loaded.computer_on(row.seat) is None)
        newest = next(by_people, None)
        if newest is None or newest.seat != self.viewer:
            return []
        return self.noted(decode_events(self.loaded.game, newest.events))

    async def step(self, verb: str, given: tuple[str, ...]) -> Card:
        """Return the menus for what is still to be chosen of a verb."""
        assert self.viewer is not None
        menus = next_menus(self.context, self.loaded, self.viewer, self.language, verb, given)
        heading = Text(self.heading())
        return Card((heading, *menus, Buttons((self._back("⬅️", guide.ALONE),))), RUNNING, panel=self.shown())

    async def sequences(self) -> Card:
        """Return the menus of sequences, where the panel shows only a button for them."""
        assert self.viewer is not None
        menus = Now(self.loaded, self.viewer, self.words).sequences()
        mark = legend(self.words, menus)
        head, ways = Text("\n".join((self.heading(), *self._situation()))), Buttons((self._back("⬅️", guide.ALONE),))
        return Card((head, *menus, *([mark] if mark is not None else []), ways), RUNNING, panel=self.shown())

    async def others(self) -> Card:
        """Return all that a learner may do at a step, beside the looks that help with it."""
        above = [Text("\n".join((self.heading(), *self._situation()))), *await self._looks(None, sent=False)]
        ways = Buttons((self._back("⬅️", guide.ALONE),))
        now = with_hints(self.loaded, self.viewer, self.words, self._open_now([*above, ways], None, ALONE))
        return Card(fitted((*above, *now, ways)), RUNNING, panel=self.shown())

    async def open(self) -> Card:
        """Return the panel of a table that was started, or where its lobby stands."""
        if self.loaded.replay is None:
            return self.plain(say("waits-in-lobby", channel=f"<#{self.loaded.table.channel}>"))
        return await self.panel()

    def plain(self, *phrases: Phrase) -> Card:
        """Return a few sentences and nothing else."""
        text = "\n".join([f"### {self.words(title(self.loaded))}", *map(self.words, phrases)])
        return Card((Text(text),), accent_of(self.loaded))

    def notice(self, *phrases: Phrase) -> Card:
        """Return a few sentences with the ways on."""
        return Card((Text("\n".join(map(self.words, phrases))), self.ways()), accent_of(self.loaded))

    def _beside(self, guided: guide.Guidance | None, *, sent: bool) -> list[str]:
        """Return the looks of the panel: those that the lesson speaks of, or those that help, and what is `sent`."""
        if self.viewer is None:
            return []
        if guided is not None:
            return [*guided.looks, *guided.pictures]
        needed = self.loaded.presenter.companion_looks(self.loaded.view(self.viewer))
        running = self.loaded.table.status != "over"  # at the end all lies open, and the score says it
        also = [look.id for look in self.loaded.game.meta.looks if sent and look.sent and running]
        board = [BOARD] if running and self.loaded.began_privately and not sent else []  # the channel has none yet
        return list(dict.fromkeys([*board, *needed, *also]))

    def _situation(self) -> list[str]:
        loaded = self.loaded
        if loaded.table.status == "paused":
            return [self.words(paused(loaded))]
        view = loaded.view(self.viewer)
        headlines = self.words.lines(loaded.presenter.headline(view))
        if self.viewer is not None:
            if (own := loaded.seats[self.viewer].standin) is not None:
                headlines.append(f"🤖 {self.words(say('standin-for-you', since=f'<t:{int(own.since)}:f>'))}")
            headlines += [f"⏳ {self.words(phrase)}" for phrase in seat_clocks.lines(self.context, loaded, self.viewer)]
        return [*headlines, bold(self.words(loaded.presenter.prompt(view)))]

    def _back(self, emoji: str, *guided: str) -> Button:
        """Return the button that leads from another card to the panel."""
        return panel_door(self.loaded, self.viewer, self.words, self.nonce, emoji, *guided)

    def ways(self, here: str = "") -> Buttons:
        """Return the row that leads on from any private card; `here` is where one is already."""
        row: list[Button] = []
        if self.loaded.needs_pass(self.user):
            row.append(self._back("🎯"))
        elif self.viewer is not None and self.loaded.table.status == "running":
            row.append(self._back("🎯"))
            if self.loaded.computer_on(self.viewer):
                row.append(self._button("come-back", "🪑"))
            if can_undo(self.loaded, self.viewer):
                row.append(self._button("undo", "↩️"))
        row.append(self._button("look", "🗺️", "board", label=say("button-look-board")))
        row += [self._button("looks", "🔭"), self._button("log", "📜")]
        return Buttons(tuple(button for button in row if button.button_id is None or button.button_id.verb != here))


def private_panel(context: Context, request: Request, loaded: LoadedTable) -> PrivatePanel:
    """Return the writer of private cards for the person who asks."""
    return PrivatePanel(context, loaded, request.user, request.language, pictures=request.pictures)
