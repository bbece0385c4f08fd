"""Every question gets a card: what was refused says what is possible, and what failed says how far it had come."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Literal

import msgspec

from bot import progress
from bot.errors import DamagedFile, DamagedRow, Refused, StoreError, StoreFull, Unreadable, WaitedTooLong
from bot.failure_log import RepeatedFailure
from bot.games.core.phrase import Phrase, say
from bot.limits import cut
from bot.progress import Operation, Progress
from bot.service import people
from bot.service.card import Buttons, Card, ScreenOf, Text
from bot.service.context import Context, log
from bot.service.features.looks.cards import RUNNING, ButtonMaker
from bot.service.features.looks.pages import chooser_card
from bot.service.features.play.cards import private_panel
from bot.service.messenger import Undeliverable
from bot.service.request import NO_BUTTON, Answer, AnswerFailed, Request
from bot.service.tables.loaded import note_damage
from bot.service.tables.lookup import SeveralTables, find, requested_table
from bot.service.tables.seating import WhoIsHere
from bot.text.translator import Words

REFUSED = 0xEF4444
MOST_OPEN = 2000
"""Requests that are open at a time. A thousand players may click in one moment; each more costs memory, and waits
longer than a player would.
"""
BEGINNING = 1000
"""The most characters that are quoted of an answer that could not be shown."""
_APOLOGIES = {Progress.NOTHING: "apology", Progress.PART: "apology-part", Progress.DONE: "apology-done"}
Work = Callable[[Request], Awaitable[Card]]
"""Does what was asked for. Its request names the language of the answer."""


Below = Literal["panel", "ways"]
"""What is shown below a refusal: the player's panel, or links to other cards."""


class Answering:
    """Does what was asked for, and speaks when it cannot be done or shown."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._open = 0  # requests that have not ended
        self._refusals = RepeatedFailure(log, "there is no time for a request")

    async def answer(
        self,
        request: Request,
        work: Work,
        *,
        below: Below = "ways",
    ) -> Answer:
        """Do the work; turn every expected refusal into a card that says why and what is possible now.

        Whatever comes out, an answer or AnswerFailed, tells how far what was asked for is committed.

        `below`: what is shown below a refusal to a player of the running table: for a refused action the
        player's panel; for anything else the ways on, where the refusal takes the place of what was clicked.
        """
        if self._open >= MOST_OPEN:
            return self._turned_away(request)
        self._open += 1
        try:
            with progress.watched() as operation:
                await self._context.runtime.fair_queue.enter()
                return await self._answered(request, work, operation, below)
        finally:
            self._open -= 1
            if not self._open and self._refusals.count:
                self._refusals.over()

    def _turned_away(self, request: Request) -> Answer:
        """Return the answer while too many requests are open. It asks nothing of the store."""
        self._context.runtime.tally.answered("refused", 0.0)
        return Answer.of(self._busy(self._in_its_locale(request), Progress.NOTHING), Progress.NOTHING)

    def _busy(self, request: Request, progress: Progress) -> Card:
        """Return the card for a request for which there was no time."""
        self._refusals.failed(f"{self._open} are open")
        self._context.runtime.tally.refused("busy")
        return self._failed(request, progress, say("refused-busy"))

    async def _answered(self, request: Request, work: Work, operation: Operation, below: Below) -> Answer:
        began, tally = perf_counter(), self._context.runtime.tally
        try:
            card = await self._card(request, work, operation, below)
        except Exception as error:
            tally.answered("failed", perf_counter() - began)
            raise AnswerFailed(operation.progress) from error
        tally.answered(operation.outcome, perf_counter() - began)
        own = [seen for seen in operation.looked if isinstance(seen, ScreenOf) and seen.user == request.user]
        if own:
            card, at = msgspec.structs.replace(card, screen=own[-1]), own[-1]
            self._context.runtime.screens.note(at.guild, at.table, at.user, self._context.clock.now())
        return Answer.of(card, operation.progress)

    async def _card(self, request: Request, work: Work, operation: Operation, below: Below) -> Card:
        request = await self._addressed(request)
        try:
            return await work(request)
        except SeveralTables as several:
            return await chooser_card(self._context, several, request)
        except WhoIsHere as shared:
            operation.refused()
            return private_panel(self._context, request, shared.loaded).cover()
        except Unreadable as error:
            note_damage(self._context, error)
            operation.failed()
            return self._failed(request, operation.progress, *error.phrases)
        except Refused as error:
            log.info("refused %s", error.kind)
            self._context.runtime.tally.refused(error.kind)
            operation.refused()
            return await self._refusal(request, error, below)
        except WaitedTooLong:
            operation.refused()
            return self._busy(request, operation.progress)
        except (StoreError, Undeliverable) as error:
            _log(error)
            operation.failed()
            return self._failed(request, operation.progress, _why(error))

    async def language(self, request: Request) -> str:
        """Return the language for an answer."""
        return (await self._addressed(request)).language

    async def unheard(self, request: Request) -> Card:
        """Return the answer to a request that Discord did not confirm: nothing was done."""
        return self._failed(await self._addressed(request), Progress.NOTHING, say("refused-discord"))

    async def _addressed(self, request: Request) -> Request:
        try:
            return await people.addressed(self._context, request)
        except StoreError:
            return self._in_its_locale(request)

    def _in_its_locale(self, request: Request) -> Request:
        return msgspec.structs.replace(request, language=self._context.translator.settle(request.locale))

    def said(self, language: str, *phrases: Phrase) -> Card:
        """Return a card with these sentences."""
        words = self._context.translator.words(language)
        return Card((Text("\n".join(map(words, phrases))),), RUNNING)

    def _sorry(self, language: str, *phrases: Phrase) -> Card:
        return msgspec.structs.replace(self.said(language, *phrases), accent=REFUSED)

    def _failed(self, request: Request, progress: Progress, *phrases: Phrase) -> Card:
        """Return the card for a request that failed: what is committed, or else why it failed."""
        match progress:
            case Progress.DONE:
                card = self.said(request.language, say("done-unseen"))
            case Progress.PART:
                card = self._sorry(request.language, say("done-in-part"))
            case Progress.NOTHING:
                card = self._sorry(request.language, *phrases)
        if not request.clicked and progress is not Progress.DONE:
            return card
        return msgspec.structs.replace(card, blocks=(*card.blocks, self._onward(request)))

    def _onward(self, request: Request) -> Buttons:
        """Return buttons for a card that takes the place of a panel: they lead back to it."""
        words, at = self._context.translator.words(request.language), request.button_id
        tables = ButtonMaker(words)("my-tables", "📋")
        if not (request.clicked and at.table):
            return Buttons((tables,))
        return Buttons((ButtonMaker(words, at.guild, at.table)("act", "🎯", style="main"), tables))

    async def _refusal(
        self,
        request: Request,
        error: Refused,
        below: Below,
    ) -> Card:
        """Return the refusal, in the words of the table that it is about."""
        phrases = error.phrases
        try:
            pressed = request.button_id != NO_BUTTON
            if pressed:
                loaded = await requested_table(self._context, request)
            else:
                loaded = await find(self._context, request)
            words = loaded.words(self._context, request.language)
            notes = [f"🚫 {words(phrase)}" if n == 0 else words(phrase) for n, phrase in enumerate(phrases)]
            plays = loaded.replay is not None and loaded.sits(request.user)
            if not plays or loaded.table.status != "running" or (below == "ways" and not pressed):
                return Card((Text("\n".join(notes)),), REFUSED)
            private = private_panel(self._context, request, loaded)
            if below == "panel":
                return await private.panel(notes, rule=error.rule)
            whose = [private.heading()] if private.screen else []
            return Card((Text("\n".join((*whose, *notes))), private.ways()), REFUSED)
        except (Refused, SeveralTables, StoreError):
            return self._failed(request, Progress.NOTHING, *phrases)


def apology(words: Words, error_id: str, progress: Progress, lost: Card | None) -> Card:
    """Return what is said when something unexpected went wrong; of what is committed also how the answer began."""
    told = [Text(words(say(_APOLOGIES[progress], id=error_id)))]
    if lost is not None and progress:
        told += [Text(cut(block.text, BEGINNING)) for block in lost.blocks if isinstance(block, Text)][:1]
    return Card((*told, Buttons((ButtonMaker(words)("report", "🛟", error_id),))), REFUSED)


def _log(error: StoreError | Undeliverable) -> None:
    match error:
        case StoreError(of="people"):
            log.warning("what people have set: %s", error)  # the host was told by the store when it began
        case DamagedFile(of="guild"):
            log.error("guild %s is set aside: %s", error.guild, error)
        case DamagedRow():
            log.error("what was asked for cannot be read; `doctor` tells more: %s", error)
        case StoreFull():
            log.error("the disk is full")
        case StoreError():
            log.warning("the store refused: %s", error)
        case _:
            log.warning("Discord refused: %s %s", type(error).__name__, error)


def _why(error: StoreError | Undeliverable) -> Phrase:
    match error:
        case StoreFull():
            return say("refused-disk-full")
        case StoreError(of="people"):
            return say("refused-people")
        case DamagedFile(of="guild"):
            return say("refused-damaged")
        case DamagedRow():
            return say("refused-damaged-row")
        case StoreError():
            return say("refused-busy")
        case _:
            return say("refused-discord")
