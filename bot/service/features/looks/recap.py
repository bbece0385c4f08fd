"""What happened since a player's last turn, from their view: read from the log's newest entries that count."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.core import codec
from bot.games.core.log import Acted, TookBack, decode_entry
from bot.games.core.recap import Line, Reading, fold, reading
from bot.service.features.looks.cards import cut
from bot.service.ports import Reading as Stored
from bot.service.records import Entry
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.log_view import of_the_host
from bot.text.translator import Words

RECENT = 60
"""So many entries are read at first; all of them when the person's last turn is older."""
HOST_WEIGHT = 3
"""The weight of a changed player, a rewind and a vote in a recap."""
LINE = 240
"""Characters of a line; longer ones are cut."""


def caught_up(loaded: LoadedTable, recent: Sequence[Entry], seat: int, words: Words, most: int) -> list[str]:
    """Return at most so many lines of what happened since the seat's last turn; [] when nothing did.

    `recent`: what `recent` has read.
    """
    rows = since_last_turn(recent, seat, loaded.to_move())
    return folded(loaded, rows, seat, words, most, over=loaded.table.status == "over")


def folded(
    loaded: LoadedTable, rows: Sequence[Entry], viewer: int | None, words: Words, most: int, *, over: bool
) -> list[str]:
    """Return at most so many lines of what these entries brought, as the viewer may read them; `over`: all is open."""
    return [cut(_joined(line, words), LINE) for line in fold(_readings(loaded, rows, viewer, over), most)]


async def recent(tx: Stored, loaded: LoadedTable, seat: int, newest: Sequence[Entry] | None = None) -> list[Entry]:
    """Return the newest entries of a table's log as it was read, back to the seat's last turn at least.

    `newest`: the newest entries, `RECENT` of them at least, where they were read already.
    """
    rows = await tx.entries(loaded.table.id, last=RECENT) if newest is None else list(newest)
    if rows and rows[0].number > 1 and _Turns(rows, seat, loaded.to_move()).last is None:
        rows = await tx.entries(loaded.table.id)
    return [row for row in rows if row.number <= loaded.entries]


def since_last_turn(rows: Sequence[Entry], seat: int, to_move: Sequence[int]) -> list[Entry]:
    """Return the entries after the seat's last turn; what it has done in its present turn does not count.

    Where all are awaited at once again, the seat's newest action may have ended their common turn and shown what the
    others had chosen, so it is told too.
    """
    turns = _Turns(rows, seat, to_move)
    if turns.last is None:
        begin = 0
    else:
        shared = turns.last == turns.end - 1 and len(to_move) > 1 and seat in to_move
        begin = turns.last if shared else turns.last + 1
    return [*turns.counted[begin : turns.end], *(row for row in turns.counted[turns.end :] if not _acted(row))]


class _Turns:
    """Where a seat's turns lie among entries: `last` is the place of its last turn's end, None when it had none;
    its present turn begins at `end`.
    """

    def __init__(self, rows: Sequence[Entry], seat: int, to_move: Sequence[int]) -> None:
        self.counted = [row for row in rows if row.undone_by is None and not _taken_back(row)]
        actions = [place for place, row in enumerate(self.counted) if _acted(row)]
        self.end = len(self.counted)
        if tuple(to_move) == (seat,):
            while actions and self.counted[actions[-1]].seat == seat:
                self.end = actions.pop()
        self.last = next((place for place in reversed(actions) if self.counted[place].seat == seat), None)


def _taken_back(row: Entry) -> bool:
    return isinstance(decode_entry(row.body), TookBack)


def _acted(row: Entry) -> bool:
    return isinstance(decode_entry(row.body), Acted)


def _readings(loaded: LoadedTable, rows: Sequence[Entry], viewer: int | None, over: bool) -> Iterator[Reading]:
    for row in rows:
        if (own := of_the_host(decode_entry(row.body))) is not None:
            yield Reading(None, own, HOST_WEIGHT)
        for event in codec.decode_events(loaded.game, row.events):
            if (told := reading(loaded.presenter, event, row.seat, viewer, over=over)) is not None:
                yield told


def _joined(line: Line, words: Words) -> str:
    return " ".join(map(words, line))
