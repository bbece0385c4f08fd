"""Stories that are told in a channel: which ones a log holds, and which of them go on with its newest entry.

A row says which story is to be renewed; its lines are read from the log when it is sent (`story_card`).
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.core import codec
from bot.games.core.events import Event
from bot.games.core.narration import Narration, Page, is_narrator, narrations
from bot.service.context import Context
from bot.service.ports import Writing
from bot.service.records import Entry
from bot.service.runtime.narration_pace import NarrationId
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.outbox import STORY, show


async def follow(context: Context, tx: Writing, loaded: LoadedTable, number: int, events: Sequence[Event]) -> None:
    """Put a row for every story with which this newest entry goes on, or of which it took something back."""
    presenter = loaded.presenter
    if not is_narrator(presenter):
        return
    if events and not any(presenter.narration_line(event) is not None for event in events):
        return  # what takes something back brings no events of its own
    log = await tx.entries(loaded.table.id)
    taken_back = {entry.number for entry in log if entry.undone_by == number}
    now, pace = context.clock.now(), context.settings.pace
    for story in of(loaded, log):
        new = sum(part.number == number for part in story.parts)
        if not new and not any(part.number in taken_back for part in story.parts):
            continue
        spot = NarrationId(loaded.guild, loaded.table.id, story.id)
        if story.parts[0].number == number:
            context.runtime.narration_pace.begin(spot, now)
        context.runtime.narration_pace.expect(loaded.guild, loaded.table.id, new, now, pace)
        due = context.runtime.narration_pace.next(spot, now, pace)
        await show(context, tx, loaded.table.id, STORY, story.id, due=due)


def of(loaded: LoadedTable, log: Sequence[Entry]) -> tuple[Narration, ...]:
    """Return the narrations in a table's whole log; () for a game that tells none."""
    presenter = loaded.presenter
    if not is_narrator(presenter):
        return ()
    pages = (
        Page(entry.number, codec.decode_events(loaded.game, entry.events), entry.undone_by is not None) for entry in log
    )
    return narrations(presenter, pages)
