"""Answers that did not arrive: each is tried again as long as its interaction can be answered.

They are those that a former process left, and those that Discord did not take when they were ready. What was asked
for is not done again: only its answer is brought once more. Until it arrives the note of it stays in the store, so
that the next process knows of it too.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from bot.errors import StoreError
from bot.limits import TOKEN_SECONDS
from bot.service.answers import recovery
from bot.service.answers.background import BackgroundWork
from bot.service.card import Card
from bot.service.context import Context, log
from bot.service.messenger import Gone, Later, Undeliverable
from bot.service.ports.table_index import ListedTable
from bot.service.records import PendingInteraction

FIRST, MOST = 5.0, 60.0
"""Seconds between two tries, at first and at most."""
WHOLE = 64
"""The most answers that are kept as they were made; others are made again from the newest state."""
AT_ONCE = 8
"""Answers tried at the same time."""
SWEEP = 60.0
"""Seconds between two looks for notes that are too old to be answered."""


@dataclass
class Answer:
    """An answer that is owed. `card`: as it was made; without one it is made again. `clicked`: see `Request`."""

    row: PendingInteraction
    why: str
    due: float
    card: Card | None = None
    clicked: int = 0
    tries: int = 0


class Late(BackgroundWork):
    """Delivers late answers. What is left when it stops is stored, and the next process delivers it."""

    name = "late answers"

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self._answers: dict[int, Answer] = {}
        self._swept = context.clock.now()

    @property
    def waiting(self) -> int:
        """How many answers are owed."""
        return len(self._answers)

    async def recover(self) -> None:
        """Take up what a former process left, and begin to answer it. Raises StoreError."""
        for row in await self._context.store.pending.rows():
            self._answers.setdefault(row.interaction, Answer(row, "restarted", self._context.clock.now()))
        self.wake()

    def keep(self, row: PendingInteraction, card: Card | None, clicked: int = 0) -> None:
        """Bring this answer later. With `clicked` it takes the place of that message."""
        whole = sum(answer.card is not None for answer in self._answers.values()) < WHOLE
        due = self._context.clock.now() + FIRST
        self._answers[row.interaction] = Answer(row, "late", due, card if whole else None, clicked)
        log.warning("the answer to %s was not taken; it is tried again", row.interaction)

    async def superseded(self, clicked: int) -> None:
        """Drop answers whose message is clicked again: it will show the answer to that click."""
        for answer in [answer for answer in self._answers.values() if clicked and answer.clicked == clicked]:
            await self._over(answer)

    def let_go(self, interaction: int) -> None:
        """Bring nothing for this one any more: it is being answered, or was."""
        self._answers.pop(interaction, None)

    def _is_work_due(self) -> bool:
        now = self._context.clock.now()
        return any(answer.due <= now for answer in self._answers.values()) or now >= self._swept + SWEEP

    async def _work(self) -> None:
        now, free = self._context.clock.now(), asyncio.Semaphore(AT_ONCE)

        async def one(answer: Answer) -> None:
            async with free:
                if self._is_owed(answer):
                    await self._one(answer)

        await asyncio.gather(*(one(answer) for answer in list(self._answers.values()) if answer.due <= now))
        if now >= self._swept + SWEEP:
            self._swept = now
            with _told("old notes of questions were not removed"):
                await self._context.store.pending.drop_older(now - TOKEN_SECONDS)

    async def _one(self, answer: Answer) -> None:
        """Try this one. Whatever it meets is told in the log and goes no further: others are tried beside it."""
        try:
            await self._answer(answer)
        except Exception:
            log.exception("the answer to %s could not be brought", answer.row.interaction)
            await self._over(answer)

    async def _answer(self, answer: Answer) -> None:
        context, row = self._context, answer.row
        age = context.clock.now() - row.at
        if age >= TOKEN_SECONDS:
            log.info("the answer to %s can be given no more: it was asked %d s ago", row.interaction, age)
            await self._over(answer)
            return
        tables = await recovery.tables_of(context, row)
        try:
            if not await self._brought(answer, tables):
                return
        except Later as later:
            wait = max(later.after, min(FIRST * 2**answer.tries, MOST))
            answer.due = min(context.clock.now() + wait, row.at + TOKEN_SECONDS)
            answer.tries += 1
            return
        except Undeliverable as error:
            log.info("the answer to %s did not arrive: %s", row.interaction, type(error).__name__)
        else:
            log.info("the answer to %s arrived after all, %d s after it was asked", row.interaction, age)
            await recovery.renew_dms(context, row, tables)
        await self._over(answer)

    async def _brought(self, answer: Answer, tables: list[ListedTable]) -> bool:
        """Deliver it; return False if it was dropped meanwhile. Raises Undeliverable's kinds."""
        row, messenger = answer.row, self._context.messenger
        card = answer.card or await recovery.choices(self._context, row, tables, answer.why)
        if not self._is_owed(answer):
            return False
        try:
            await messenger.answer(row.application, row.token, card)
        except (Later, Gone):
            raise
        except Undeliverable as error:
            log.info(
                "the answer to %s was refused (%s); it goes as one sentence", row.interaction, type(error).__name__
            )
            await messenger.answer(row.application, row.token, await recovery.plain(self._context, row, answer.why))
        return True

    def _is_owed(self, answer: Answer) -> bool:
        return self._answers.get(answer.row.interaction) is answer

    async def _over(self, answer: Answer) -> None:
        """Forget the pending interaction, unless it was handed over: then another task answers it."""
        if not self._is_owed(answer):
            return
        interaction = answer.row.interaction
        del self._answers[interaction]
        with _told(f"the note of {interaction} could not be struck out"):
            await self._context.store.pending.remove(interaction)


@contextmanager
def _told(what: str) -> Iterator[None]:
    """Log any error in the block and swallow it: no caller waits for the task that retries."""
    try:
        yield
    except StoreError as error:
        log.warning("%s: %s", what, error)
    except Exception:
        log.exception("%s (id %s)", what, secrets.token_hex(4))
