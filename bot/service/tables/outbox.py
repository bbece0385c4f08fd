"""The bodies of outgoing rows, and the marks by which a message is known as the one that a row asked for."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from bot.games.core.phrase import Phrase
from bot.service.context import Context
from bot.service.ports import Writing
from bot.service.records import OutboxMessage, Posted

Why = Literal["turn", "remind", "last", "plan"]
"""Why somebody is called: his turn, a reminder of it, because he is the last one missing, or his plan has stopped."""
MARKS = 1 << 40
"""Marks begin here, so that none is ever a decision number of the same message."""


class Body(Struct, frozen=True, kw_only=True):
    """What a row says beside its kind.

    `mark` is 0 for the mark of the row itself; otherwise that of the row it took the place of, whose message may
    stand already. `token`: what the row's own mark is made of, drawn when it is put. Marks stand in messages that
    everybody sees, and the row's number would count what others are told. `by`: the process that put it
    (`Context.run_id`).
    """

    mark: int = 0
    token: int = 0
    by: int = 0


class PostBody(Body, frozen=True):
    """The board is posted anew and mentions these users, as far as it is their turn.

    `last`: it is the last one who is missing.
    """

    users: tuple[int, ...] = ()
    last: bool = False


class HandBody(Body, frozen=True):
    """The direct message of a person is renewed; `fresh`: as a new message, which is the notice of the turn.

    `why`: what a new one says beside the turn.
    """

    fresh: bool = False
    why: Why = "turn"


class CallBody(Body, frozen=True):
    """A person is called in the channel by a message of its own; `table`: in front of the whole table.

    `hushed`: he is named, not mentioned.
    """

    table: bool = False
    since: float = 0.0
    hushed: bool = False


class ClosedBody(Body, frozen=True):
    """Somebody takes no direct messages; `notice`: the one that did not arrive was the notice of his turn.

    `passing`: Discord put it off too often, which says nothing about what he takes.
    """

    notice: bool = False
    passing: bool = False


class ShrinkBody(Body, frozen=True):
    """A former board message becomes a short summary of what was done between these times."""

    channel: int
    message: int
    since: float
    until: float


class PlaceBody(Body, frozen=True):
    """A message that is to go."""

    channel: int
    message: int


class StrayBody(Body, frozen=True):
    """A message that may stand although nobody knows of it: in a channel, or among the messages with a user."""

    stray: int
    channel: int = 0
    user: int = 0


class Word(Struct, frozen=True):
    """A word to one person.

    `about`: the user whose name stands in it as the fact `who` (and his words as `reason`), 0 for nobody's.
    `marks`: those of messages that may have said it already.
    """

    phrase: Phrase
    about: int = 0
    marks: tuple[int, ...] = ()


class ToldBody(Body, frozen=True):
    """Words to one person (`target`), said in this order by one direct message.

    `phrase`, `about`: the one word of a row that a former version put.
    """

    words: tuple[Word, ...] = ()
    phrase: Phrase | None = None
    about: int = 0


TOLD = "told"
TOGETHER = 8
"""So many words one message says at most, the newest: when Discord was gone for long, the oldest matter least."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Body).decode


IN_CHANNEL = ("ballot", "board", "call", "closed", "final", "lobby", "post", "story", "together", "vacancy")
"""Rows that may make a message in the channel of a table that goes on in another."""
WHEN_BACK = 1e13
"""Due when the bot is back in the server: a time that no clock comes to."""


def mark_of(row: OutboxMessage) -> int:
    """Return the mark that the row's message bears in its handles: the row's own, or the one it took over."""
    return _decode(row.body).mark or own_mark(row)


def own_mark(row: OutboxMessage) -> int:
    """Return the mark for a message that the row only renews: not one by which another message is looked for."""
    return MARKS + (_decode(row.body).token or row.id)


def took_over(row: OutboxMessage) -> bool:
    """Return whether the row took the place of one that may have been sent."""
    return _decode(row.body).mark != 0


def is_of(row: OutboxMessage, run_id: int) -> bool:
    """Return whether this process put the row. Times do not tell: the clock may have been set since."""
    return _decode(row.body).by == run_id


def may_have_left(row: OutboxMessage, now: float) -> bool:
    """Return whether the row may have been sent, or be on its way."""
    return row.due <= now or row.attempts > 0


async def give_up(context: Context, tx: Writing, row: OutboxMessage | None, *, channel: int = 0, user: int = 0) -> None:
    """Put down that the message of a row that is not wanted any more is to be looked for, and taken away."""
    if row is not None and may_have_left(row, context.clock.now()):
        body = StrayBody(mark_of(row), channel, user)
        await put_over(context, tx, row.table, "stray", None, target=body.stray, body=body)


async def put(
    context: Context,
    tx: Writing,
    table: int,
    kind: str,
    *,
    target: int = 0,
    body: Body | None = None,
    due: float | None = None,
    anew: bool = False,
) -> None:
    """Put an outgoing row; without `due` it is due now. It takes the place of an unsent one of the same name.

    That one may be on its way, so the new row takes its mark over and its message is looked for; not so with
    `anew`, for a row that is about something new.
    """
    pending = None if anew else await tx.outgoing(table, kind, target)
    await put_over(context, tx, table, kind, pending, target=target, body=body, due=due)


def words_of(row: OutboxMessage) -> tuple[Word, ...]:
    """Return what a row says to its person."""
    body = msgspec.json.decode(row.body, type=ToldBody)
    return body.words if body.phrase is None else (Word(body.phrase, body.about), *body.words)


def with_word(pending: OutboxMessage | None, word: Word, now: float) -> ToldBody:
    """Return the body that says this after what an unsent row says; that may be on its way, or stand already."""
    if pending is None:
        return ToldBody((word,))
    before = words_of(pending)
    if may_have_left(pending, now):
        mark = mark_of(pending)
        before = tuple(msgspec.structs.replace(one, marks=(*one.marks, mark)) for one in before)
    return ToldBody((*before, word)[-TOGETHER:])


async def put_told(
    context: Context, tx: Writing, table: int, user: int, phrase: Phrase, *, about: int = 0, due: float | None = None
) -> None:
    """Put a word to one person, due now without `due`. What he was not told yet comes with it, the earlier counts."""
    now = context.clock.now()
    pending = await tx.outgoing(table, TOLD, user)
    due = now if due is None else due
    due = due if pending is None else min(due, pending.due)
    body = with_word(pending, Word(phrase, about), now)
    await put_over(context, tx, table, TOLD, None, target=user, body=body, due=due)


async def put_removal(context: Context, tx: Writing, table: int, channel: int, message: int) -> None:
    """Put the row by which a message goes."""
    await put(context, tx, table, "delete", target=message, body=PlaceBody(channel, message))


async def take_down(context: Context, tx: Writing, stands: Posted) -> None:
    """Let a message that stands go, and be known no more."""
    await put_removal(context, tx, stands.table, stands.channel, stands.message)
    await tx.drop_posted(stands.table, stands.role, stands.owner)


async def put_over(
    context: Context,
    tx: Writing,
    table: int,
    kind: str,
    pending: OutboxMessage | None,
    *,
    target: int = 0,
    body: Body | None = None,
    due: float | None = None,
) -> None:
    """Put an outgoing row over the unsent one of the same name, as `put` does, where that was read already."""
    now = context.clock.now()
    body = msgspec.structs.replace(body or Body(), token=context.token(), by=context.run_id)
    if pending is not None and may_have_left(pending, now):
        body = msgspec.structs.replace(body, mark=mark_of(pending))
    await tx.put_outgoing(
        OutboxMessage(
            table=table,
            kind=kind,
            target=target,
            body=_encode(body),
            due=now if due is None else due,
            created=now,
        )
    )
