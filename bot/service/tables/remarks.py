"""Noting in a table's public log what was done to it from outside the game: what, by whom and why."""

from __future__ import annotations

from bot.games.core.phrase import Phrase, say
from bot.service.context import Context
from bot.service.names import clean, shown
from bot.service.ports import Writing
from bot.service.records import Remark
from bot.service.request import Request
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.outbox import tell
from bot.service.tables.remark_texts import retold
from bot.text.translator import Words

LONGEST = 200
"""Characters of a reason that are kept."""


def tidy(reason: str) -> str:
    """Return a reason in one line, without anything that turns the text around; "" when there is none."""
    return clean(reason, LONGEST) if reason.strip() else ""


async def note(
    context: Context,
    tx: Writing,
    loaded: LoadedTable,
    phrase: Phrase,
    *,
    by: Request | None = None,
    reason: str = "",
    named: int | None = None,
) -> None:
    """Put a remark into the table's log. `by` None: the bot did it, by a rule of the table.

    `named`: then the user whose name stands in the phrase, so that it can be anonymised. Raises remark_texts.Strange (a
    bug) for a phrase that no remark has.
    """
    await tx.remark(
        Remark(
            table=loaded.table.id,
            after=loaded.entries,
            at=context.clock.now(),
            user=by.user if by else named,
            name=clean(by.name) if by else "",
            phrase=retold(phrase, len(loaded.seats)),
            reason=tidy(reason),
        )
    )


async def intervene(
    context: Context, tx: Writing, loaded: LoadedTable, phrase: Phrase, *, by: Request | None = None, reason: str = ""
) -> None:
    """Put a remark into the log and say it to everybody at the table but who did it, by direct message."""
    await note(context, tx, loaded, phrase, by=by, reason=reason)
    table = loaded.table
    facts = {"title": loaded.game.meta.title, "table": table.id, "what": phrase}
    if by is not None:
        facts |= {"who": shown(clean(by.name)), "reason": shown(tidy(reason))}
    told = say("told-vote" if by is None else "told-tool" if tidy(reason) else "told-by", **facts)
    for person in loaded.people():
        if person.user is not None and (by is None or person.user != by.user):
            await tell(context, tx, table.id, person.user, told, about=by.user if by else 0)


def told(remark: Remark, words: Words) -> str:
    """Return the remark as a line of the log."""
    line = words(remark.phrase)
    if remark.name:
        line = words(say("remark-by", what=line, who=shown(remark.name)))
    return words(say("remark-why", what=line, reason=shown(remark.reason))) if remark.reason else line
