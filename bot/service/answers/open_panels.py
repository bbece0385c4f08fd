"""Open panels: kept up to date while their interaction's token lasts.

A panel goes out of date when another player moves. Only its own interaction can edit it, for 15 minutes. The update is
best effort: one edit for all changes since the last one, never a new message, and nothing of it survives the process.
The buttons of a panel that is no longer updated are refused as stale.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from dataclasses import dataclass, field, replace

from bot.errors import Refused, StoreError
from bot.limits import TOKEN_SECONDS
from bot.service import people
from bot.service.answers.background import BackgroundWork
from bot.service.card import Card, PanelOf
from bot.service.context import Context, log
from bot.service.features.play import next_table
from bot.service.features.play.cards import PrivatePanel
from bot.service.messenger import Later, Undeliverable
from bot.service.request import Request
from bot.service.tables.lookup import load_table

MOST = 1024
"""The most panels that are updated: the newest ones."""
AT_ONCE = 4
"""Panels renewed at the same time."""
GAP = 3.0
"""Seconds between two renewals of a panel, at least."""
MARGIN = 30.0
"""A token is not used in its last seconds."""
PATIENCE = 2.0
"""Seconds that the answer to a click waits for a renewal of the clicked panel that is on its way."""


@dataclass
class OpenPanel:
    """A panel that stands. `of`: what it shows. `until`: when its token ends. `due`: not to be renewed before.

    `held`: it was clicked, and the answer to that takes its place.
    """

    request: Request
    of: PanelOf
    until: float
    due: float
    stale: bool = True
    held: bool = False
    sending: asyncio.Lock = field(default_factory=asyncio.Lock)


class OpenPanels(BackgroundWork):
    """Updates the open panels, by the id of their message."""

    name = "open panels"

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self._panels: OrderedDict[int, OpenPanel] = OrderedDict()

    def hold(self, message: int) -> None:
        """Let a message alone that was clicked: the answer takes its place."""
        if (panel := self._panels.get(message)) is not None:
            panel.held = True

    async def quiet(self, message: int) -> None:
        """Wait until no renewal of a message that was clicked is on its way: it would take the answer's place."""
        panel = self._panels.get(message)
        if panel is None or not panel.sending.locked():
            return
        try:
            async with asyncio.timeout(PATIENCE), panel.sending:
                pass
        except TimeoutError:
            log.info("the renewal of a panel is slow; its answer does not wait")

    def keep(self, request: Request, message: int, card: Card | None) -> None:
        """Renew the panel that was delivered as this message; what is no panel is let alone.

        A direct message that was clicked is none: it is renewed for good, by its own rows.
        """
        known = self._panels.pop(message, None)
        if card is not None and card.panel is not None and message:
            own = request.guild is not None or not request.clicked or known is not None
            if own:
                now = self._context.clock.now()
                self._panels[message] = OpenPanel(request, card.panel, now + TOKEN_SECONDS - MARGIN, now)
        while len(self._panels) > MOST:
            self._panels.popitem(last=False)
        self._watch()

    def _is_work_due(self) -> bool:
        """Mark the panels of changed tables, drop panels whose token ends, and return whether one is due."""
        now, changed = self._context.clock.now(), self._context.runtime.watch.take()
        for message, panel in list(self._panels.items()):
            panel.stale = panel.stale or (panel.of.guild, panel.of.table) in changed
            if panel.until <= now:
                del self._panels[message]
        return any(self._is_due(panel, now) for panel in self._panels.values())

    def _is_due(self, panel: OpenPanel, now: float) -> bool:
        return panel.stale and not panel.held and panel.due <= now

    def _watch(self) -> None:
        self._context.runtime.watch.only((panel.of.guild, panel.of.table) for panel in self._panels.values())

    async def _work(self) -> None:
        now, free = self._context.clock.now(), asyncio.Semaphore(AT_ONCE)

        async def one(message: int, panel: OpenPanel) -> None:
            async with free:
                await self._renew(message, panel)

        due = [(message, panel) for message, panel in self._panels.items() if self._is_due(panel, now)]
        await asyncio.gather(*(one(message, panel) for message, panel in due))
        self._watch()

    async def _renew(self, message: int, panel: OpenPanel) -> None:
        """Renew one; whatever it meets goes no further."""
        panel.stale = False
        try:
            await self._renewed(message, panel)
        except (Later, StoreError) as error:
            panel.stale, wait = True, error.after if isinstance(error, Later) else 0.0
            panel.due = self._context.clock.now() + max(wait, GAP)
        except (Undeliverable, Refused) as error:
            log.info("a panel is renewed no more: %s", type(error).__name__)
            self._let_go(message, panel)
        except Exception:
            log.exception("a panel could not be renewed (id %s)", secrets.token_hex(4))
            self._let_go(message, panel)

    async def _renewed(self, message: int, panel: OpenPanel) -> None:
        context, request = self._context, panel.request
        loaded = await load_table(context, panel.of.guild, panel.of.table)
        if loaded.seat_of(request.user) is None:
            self._let_go(message, panel)
            return
        private = PrivatePanel(context, loaded, request.user, await people.language_for(context, request))
        private.reader = replace(private.reader, waits=False)
        if private.state() == panel.of.shown:
            return
        async with context.store.read(loaded.guild) as tx:
            newest = await tx.entries(loaded.table.id, last=1)
        card = await private.panel(
            private.just_done(newest), other_table=await next_table.after(context, loaded, request.user)
        )
        async with panel.sending:
            if panel.held or self._panels.get(message) is not panel or context.clock.now() >= panel.until:
                return
            await context.messenger.answer(request.application, request.token, card)
        assert card.panel is not None
        panel.of, panel.due = card.panel, context.clock.now() + GAP

    def _let_go(self, message: int, panel: OpenPanel) -> None:
        if self._panels.get(message) is panel:
            del self._panels[message]
