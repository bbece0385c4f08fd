"""Remarks: what was done to a table from outside the game, in its public log (`OpenTable.note`)."""

from __future__ import annotations

from bot.games.core.phrase import say
from bot.service.names import clean, shown
from bot.service.records import Remark
from bot.text.translator import Words

LONGEST = 200
"""Characters of a reason that are kept."""


def tidy(reason: str) -> str:
    """Return a reason in one line, without characters that turn the text around; "" if there is none."""
    return clean(reason, LONGEST) if reason.strip() else ""


def remark_text(remark: Remark, words: Words) -> str:
    """Return the remark as a line of the log."""
    line = words(remark.phrase)
    if remark.name:
        line = words(say("remark-by", what=line, who=shown(remark.name)))
    return words(say("remark-why", what=line, reason=shown(remark.reason))) if remark.reason else line
