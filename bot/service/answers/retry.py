"""Answers that were not delivered: each is tried again while its interaction's token lasts.

They are those that another process left when it ended, and those that Discord did not accept. The request is not done
again: only its answer is sent again. Until it is delivered, the pending interaction stays in the store, so that the
next process knows of it, too.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from bot.errors import StoreError
from bot.failure_log import RepeatedFailure
from bot.limits import TOKEN_SECONDS
from bot.service.answers import recovery
from bot.service.answers.background import BackgroundWork
from bot.service.card import Card
from bot.service.context import Context, log
from bot.service.interactions import PendingInteraction
from bot.service.messenger import Gone, Later, Undeliverable
from bot.service.ports.table_index import ListedTable

FIRST, MOST = 5.0, 60.0
"""Seconds between two tries, at first and at most."""
WHOLE = 64
"""The most answers whose cards are kept; the cards of others are made again from the newest state."""
AT_ONCE = 8
"""The most answers that are tried at the same time."""
DELETE_EVERY = 60.0
"""Seconds between two deletions of pending interactions that are too old to be answered."""


LOOK_EVERY = 5.0
"""Seconds between two looks for interactions that another process has left."""
REPEATS = 60.0
"""Seconds after which no second delivery of an interaction comes that was answered."""


@dataclass
class Answer:
    """An answer to deliver. `card`: None if it is to be made again. `clicked`: see `Request`."""

    row: PendingInteraction
    why: str
    due: float
    card: Card | None = None
    clicked: int = 0
    tries: int = 0


class Late(BackgroundWork):
    """Delivers late answers. Those that are left when it stops are stored, and the next process delivers them."""

    name = "late answers"

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self._answers: dict[int, Answer] = {}
        self._deleted_at = context.clock.now()
        self._unread = RepeatedFailure(log, "what other processes left is not answered yet")
        self._looked_at: float | None = None  # None until it is to answer what other processes left

    @property
    def waiting(self) -> int:
        """How many answers are to be delivered."""
        return len(self._answers)

    async def recover(self) -> None:
        """Read the interactions that ended processes left, and begin to answer them. Raises StoreError.

        From then on it does so again and again: another process may end while this one runs.
        """
        self._looked_at = self._context.clock.now()
        for row in await self._context.store.pending.abandoned():
            self._answers.setdefault(row.interaction, Answer(row, "restarted", self._context.clock.now()))
        self.wake()

    def keep(self, row: PendingInteraction, card: Card | None, clicked: int = 0) -> None:
        """Deliver this answer later. With `clicked` it replaces that message."""
        whole = sum(answer.card is not None for answer in self._answers.values()) < WHOLE
        due = self._context.clock.now() + FIRST
        self._answers[row.interaction] = Answer(row, "late", due, card if whole else None, clicked)
        log.warning("the answer to %s was not accepted; it is tried again", row.interaction)

    async def superseded(self, clicked: int) -> None:
        """Drop answers whose message is clicked again: it will show the answer to that click."""
        for answer in [answer for answer in self._answers.values() if clicked and answer.clicked == clicked]:
            await self._finish(answer)

    def withdraw(self, interaction: int) -> None:
        """Deliver nothing for this interaction any more: it is being answered, or was."""
        self._answers.pop(interaction, None)

    def _is_work_due(self) -> bool:
        now = self._context.clock.now()
        late = any(answer.due <= now for answer in self._answers.values())
        return late or self._is_look_due(now) or now >= self._deleted_at + DELETE_EVERY

    def _is_look_due(self, now: float) -> bool:
        return self._looked_at is not None and now >= self._looked_at + LOOK_EVERY

    async def _work(self) -> None:
        now, free = self._context.clock.now(), asyncio.Semaphore(AT_ONCE)
        if self._is_look_due(now):
            await self._look()

        async def one(answer: Answer) -> None:
            async with free:
                if self._is_pending(answer):
                    await self._one(answer)

        await asyncio.gather(*(one(answer) for answer in list(self._answers.values()) if answer.due <= now))
        if now >= self._deleted_at + DELETE_EVERY:
            self._deleted_at = now
            with _logged("old pending interactions were not deleted"):
                await self._context.store.pending.drop_older(now - TOKEN_SECONDS, now - REPEATS)

    async def _look(self) -> None:
        """Begin to answer what other processes have left since the last look."""
        try:
            await self.recover()
        except StoreError as error:
            self._unread.failed(error)
        else:
            self._unread.over()

    async def _one(self, answer: Answer) -> None:
        """Try this answer. Logs errors and raises nothing, because other answers are tried at the same time."""
        try:
            await self._answer(answer)
        except Exception:
            log.exception("the answer to %s could not be delivered", answer.row.interaction)
            await self._finish(answer)

    async def _answer(self, answer: Answer) -> None:
        context, row = self._context, answer.row
        age = context.clock.now() - row.at
        if age >= TOKEN_SECONDS:
            log.info("it is too late to answer %s: it was asked %d s ago", row.interaction, age)
            await self._finish(answer)
            return
        tables = await recovery.tables_of(context, row)
        try:
            if not await self._delivered(answer, tables):
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
        await self._finish(answer)

    async def _delivered(self, answer: Answer, tables: list[ListedTable]) -> bool:
        """Deliver it; return False if it was withdrawn meanwhile. Raises Undeliverable and its kinds."""
        row, messenger = answer.row, self._context.messenger
        card = answer.card
        if card is None or card.screen is not None:  # a card of a shared screen could not be covered later
            card = await recovery.choices(self._context, row, tables, answer.why)
        if not self._is_pending(answer):
            return False
        try:
            await messenger.answer(row.reply, card)
        except (Later, Gone):
            raise
        except Undeliverable as error:
            log.info(
                "the answer to %s was refused (%s); it goes as one sentence", row.interaction, type(error).__name__
            )
            await messenger.answer(row.reply, await recovery.plain(self._context, row, answer.why))
        return True

    def _is_pending(self, answer: Answer) -> bool:
        return self._answers.get(answer.row.interaction) is answer

    async def _finish(self, answer: Answer) -> None:
        """Delete the pending interaction, unless the answer was withdrawn: then another task answers it."""
        if not self._is_pending(answer):
            return
        interaction = answer.row.interaction
        del self._answers[interaction]
        with _logged(f"pending interaction {interaction} could not be deleted"):
            await self._context.store.pending.remove(interaction)


@contextmanager
def _logged(what: str) -> Iterator[None]:
    """Log any error in the block and do not raise it: no caller waits for the task that retries."""
    try:
        yield
    except StoreError as error:
        log.warning("%s: %s", what, error)
    except Exception:
        log.exception("%s (id %s)", what, secrets.token_hex(4))
