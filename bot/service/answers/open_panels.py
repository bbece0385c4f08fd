"""Open panels: kept up to date while their interaction's token lasts.

A panel goes out of date when another player moves. Only its own interaction can edit it, for 15 minutes. The update is
best effort: one edit for all changes since the last one, never a new message. Open panels are kept in memory only. The
buttons of a panel that is no longer updated are refused as stale. Changes that another process makes are found by a
look at the servers' revisions, now and then.

At a screen that several players share (`tables.seating`) every private card counts as a panel: it is covered when its
seat leaves the screen, and before the token ends. Until then its interaction stays pending, so that the next process
covers it if this one ends before.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from logging import INFO

from msgspec.structs import replace as replace_fields

from bot.errors import Refused, StoreError
from bot.failure_log import RepeatedFailure
from bot.limits import TOKEN_SECONDS
from bot.service import people
from bot.service.answers.background import BackgroundWork
from bot.service.card import Card, PanelOf, ScreenOf
from bot.service.context import Context, log
from bot.service.features.play.actions import PanelData
from bot.service.features.play.cards import PrivatePanel, private_panel
from bot.service.interactions import Reply
from bot.service.messenger import Later, Undeliverable
from bot.service.places import is_direct
from bot.service.records import Entry
from bot.service.request import Request
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.lookup import load_table

MOST = 1024
"""The most panels that are updated: the newest ones."""
AT_ONCE = 4
"""The most panels that are updated at the same time."""
RECENT = 12
"""Log entries in which a panel looks for the action of its player: computers may have acted since."""
GAP = 3.0
"""The fewest seconds between two updates of a panel."""
MARGIN = 30.0
"""Seconds before a token ends in which it is not used any more."""
LOOK_EVERY = 3.0
"""Seconds between two looks for changes that another process has made."""
PATIENCE = 2.0
"""The most seconds that the answer to a click waits while an update of the clicked panel is being sent."""


@dataclass
class OpenPanel:
    """A panel that can still be updated. `of`: what it shows. `until`: when its token ends. `due`: no update before.

    `reply`: how it is edited. `stale`: its table may have changed.
    `held`: it was clicked, so it is not updated: the answer will replace it.
    `screen`: the seat at a shared screen whose secrets it may show. `ends`: it is to be covered, for its token ends.
    `revision`: of its server, when another process may have changed it last.
    """

    request: Request
    reply: Reply
    of: PanelOf
    until: float
    due: float
    screen: ScreenOf | None = None
    ends: bool = False
    stale: bool = True
    held: bool = False
    revision: int | None = None
    sending: asyncio.Lock = field(default_factory=asyncio.Lock)


class OpenPanels(BackgroundWork):
    """Updates the open panels, by the id of their message."""

    name = "open panels"

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self._panels: OrderedDict[int, OpenPanel] = OrderedDict()
        self._looked_at = context.clock.now()
        self._uncompared = RepeatedFailure(log, "open panels are not compared with the store", level=INFO)

    def hold(self, message: int) -> None:
        """Update a clicked message no more: the answer will replace it."""
        if (panel := self._panels.get(message)) is not None:
            panel.held = True

    async def wait_for_update(self, message: int) -> None:
        """Wait while an update of a clicked message is being sent: it could overwrite the answer."""
        panel = self._panels.get(message)
        if panel is None or not panel.sending.locked():
            return
        try:
            async with asyncio.timeout(PATIENCE), panel.sending:
                pass
        except TimeoutError:
            log.info("the update of a panel is slow; the answer to a click does not wait for it")

    async def cover(self, user: int) -> None:
        """Cover the cards of this user's shared screens whose seat is not there any more; wait for it, but not long."""
        self._is_work_due()  # marks the panels of changed tables
        own = [(message, panel) for message, panel in self._panels.items() if panel.request.user == user]
        due = [
            (message, panel) for message, panel in own if panel.screen is not None and panel.stale and not panel.held
        ]
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*(self._update(message, panel) for message, panel in due))
        except TimeoutError:
            log.info("the cards of a shared screen are covered slowly; the answer to a click does not wait for it")

    def keep(self, request: Request, message: int, card: Card | None) -> list[int]:
        """Keep this message up to date if its card is a panel. Return the interactions that are not pending any more.

        A clicked direct message about a server's table is left out: the outbox keeps the dm panel up to date. An
        ephemeral message is none, as the answer to a command; nor is what was clicked of a table in direct messages.
        """
        known = self._panels.pop(message, None)
        done = [] if message and card is not None and card.screen is not None else [request.interaction]
        if known is not None and known.screen is not None:
            done.append(known.request.interaction)
        shown = None if card is None else card.panel or _screen_panel(card)
        if card is not None and shown is not None and message:
            in_place = request.guild is None and request.clicked and not request.ephemeral
            kept_by_outbox = in_place and not is_direct(shown.guild) and known is None
            if not kept_by_outbox or card.screen is not None:
                now = self._context.clock.now()
                until = now + TOKEN_SECONDS - MARGIN
                reply = _reply(request, message)
                self._panels[message] = OpenPanel(request, reply, shown, until, now, card.screen)
        while len(self._panels) > MOST:
            self._panels.popitem(last=False)
        self._watch()
        return done

    def _is_work_due(self) -> bool:
        """Mark the panels of changed tables, drop panels whose token ends, and return whether one is due."""
        now, changed = self._context.clock.now(), self._context.runtime.watch.take()
        for message, panel in list(self._panels.items()):
            panel.stale = panel.stale or (panel.of.guild, panel.of.table) in changed
            if panel.until <= now and panel.screen is not None and not panel.ends:
                panel.stale = panel.ends = True
            elif panel.until <= now and not (panel.ends and now < panel.until + MARGIN):
                del self._panels[message]
        return self._is_look_due(now) or any(self._is_due(panel, now) for panel in self._panels.values())

    def _is_look_due(self, now: float) -> bool:
        shared = self._context.store.shared and bool(self._panels)
        return shared and not 0 <= now - self._looked_at < LOOK_EVERY

    async def _look_elsewhere(self, now: float) -> None:
        """Mark the panels of servers in which something was written: it may have been another process."""
        self._looked_at = now
        try:
            found = await self._context.store.revisions({panel.of.guild for panel in self._panels.values()})
        except StoreError as error:
            self._uncompared.failed(type(error).__name__)
            return
        self._uncompared.over()
        for panel in self._panels.values():
            newest = found.get(panel.of.guild, panel.revision)
            panel.stale, panel.revision = panel.stale or newest != panel.revision, newest

    def _is_due(self, panel: OpenPanel, now: float) -> bool:
        return panel.stale and not panel.held and (panel.due <= now or panel.screen is not None)

    def _watch(self) -> None:
        self._context.runtime.watch.only((panel.of.guild, panel.of.table) for panel in self._panels.values())

    async def _work(self) -> None:
        now, free = self._context.clock.now(), asyncio.Semaphore(AT_ONCE)
        if self._is_look_due(now):
            await self._look_elsewhere(now)

        async def one(message: int, panel: OpenPanel) -> None:
            async with free:
                await self._update(message, panel)

        due = [(message, panel) for message, panel in self._panels.items() if self._is_due(panel, now)]
        await asyncio.gather(*(one(message, panel) for message, panel in due))
        self._watch()

    async def _update(self, message: int, panel: OpenPanel) -> None:
        """Update a panel. Raises no error: after one the panel is tried again or dropped."""
        panel.stale = False
        try:
            await self._updated(message, panel)
        except asyncio.CancelledError:
            panel.stale = True
            raise
        except (Later, StoreError) as error:
            panel.stale, wait = True, error.after if isinstance(error, Later) else 0.0
            panel.due = self._context.clock.now() + max(wait, GAP)
        except (Undeliverable, Refused) as error:
            log.info("a panel is no longer updated: %s", type(error).__name__)
            self._drop(message, panel)
        except Exception:
            log.exception("a panel could not be updated (id %s)", secrets.token_hex(4))
            self._drop(message, panel)

    async def _updated(self, message: int, panel: OpenPanel) -> None:
        context, request = self._context, panel.request
        loaded = await load_table(context, panel.of.guild, panel.of.table)
        if not loaded.sits(request.user):
            self._drop(message, panel)
            return
        private = private_panel(context, await people.addressed(context, request), loaded)
        private.reader = replace(private.reader, waits=False)
        if (card := await self._card(panel, private)) is None:
            return
        async with panel.sending:
            late = context.clock.now() >= panel.until and not panel.ends
            if panel.held or self._panels.get(message) is not panel or late:
                return
            await context.messenger.answer(panel.reply, card)
        assert card.panel is not None
        if panel.screen is not None and card.screen is None:
            await context.store.pending.remove(request.interaction)
        panel.of, panel.due, panel.screen = card.panel, context.clock.now() + GAP, card.screen

    async def _card(self, panel: OpenPanel, private: PrivatePanel) -> Card | None:
        """Return what takes the place of an open panel, None if it may stay as it is."""
        loaded, screen = private.loaded, private.screen
        if panel.screen is not None and loaded.shares_screen(private.user) and (panel.ends or panel.screen != screen):
            return private.cover()
        if not panel.of.shown or private.state() == panel.of.shown:
            return None
        data = await PanelData.read(self._context, loaded, private.user)
        newest = data.recent or await self._newest(loaded)
        card = await private.panel(private.just_done(newest), onward=True, data=data)
        return replace_fields(card, screen=screen)

    async def _newest(self, loaded: LoadedTable) -> Sequence[Entry]:
        """Return the newest log entry, with those before it if a computer made it."""
        async with self._context.store.read(loaded.guild) as tx:
            rows = await tx.entries(loaded.table.id, last=1)
            seat = rows[-1].seat if rows else None
            by_computer = seat is not None and loaded.computer_on(seat) is not None
            return await tx.entries(loaded.table.id, last=RECENT) if by_computer else rows

    def _drop(self, message: int, panel: OpenPanel) -> None:
        if self._panels.get(message) is panel:
            del self._panels[message]


def _reply(request: Request, message: int) -> Reply:
    """Return how the answer to a request is edited. `message`: the answer's."""
    return replace_fields(request.reply, follow_up=message) if request.pressed else request.reply


def _screen_panel(card: Card) -> PanelOf | None:
    """Return what a card that is no panel shows of a shared screen: it stays as it is until it is covered."""
    return None if card.screen is None else PanelOf(card.screen.guild, card.screen.table, ())
