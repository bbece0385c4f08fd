"""Noting in a table's public log what was done to it from outside the game: what, by whom and why."""

from __future__ import annotations

from bot.games.core.phrase import Phrase, say
from bot.service.door import Ask
from bot.service.house import House
from bot.service.names import clean, shown
from bot.service.ports import Writing
from bot.service.records import Remark
from bot.service.sitting import Sitting
from bot.text.translator import Words

LONGEST = 200
"""Characters of a reason that are kept."""


async def note(
    house: House, tx: Writing, sitting: Sitting, phrase: Phrase, *, by: Ask | None = None, reason: str = ""
) -> None:
    """Put a remark into the table's log. `by` None: the host did it by itself, by a rule of the table."""
    await tx.remark(
        Remark(
            table=sitting.table.id,
            after=sitting.entries,
            at=house.clock.now(),
            user=by.user if by else None,
            name=clean(by.name) if by else "",
            phrase=phrase,
            reason=" ".join(reason.split())[:LONGEST],
        )
    )


def told(remark: Remark, words: Words) -> str:
    """Return the remark as a line of the log."""
    line = words(remark.phrase)
    if remark.name:
        line = words(say("remark-by", what=line, who=shown(remark.name)))
    return words(say("remark-why", what=line, reason=shown(remark.reason))) if remark.reason else line
