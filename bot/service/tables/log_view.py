"""The log as each viewer may read it: events described by the game's presenter, undone entries crossed out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from bot.games.core.chance import commitment
from bot.games.core.events import Event
from bot.games.core.phrase import Fact, Phrase, Who, say
from bot.games.history.log import Acted, AnyEntry, Concluded, Rewound, Seated, TookBack, decode_entry, decode_events
from bot.games.history.narration import Part, Reading, in_lines, matters, reading
from bot.service.records import Entry, Remark, Table
from bot.service.tables import remarks
from bot.service.tables.loaded import LoadedTable
from bot.text.translator import Words

Kind: TypeAlias = Literal["actions", "undo", "tools", "remarks"]
"""What a line of the log tells: what players did in the game, what was taken back and by what, what was done with the
tools of a host, and all else that happened to the table: votes, absences, changes of players.
"""


class LogLine(Struct, frozen=True):
    """A line of the log: after which entry it stands, what it tells, and the seats that did it or that it is about."""

    text: str
    number: int
    kind: Kind
    seats: frozenset[int] = frozenset()


def describe_events(
    loaded: LoadedTable,
    events: Iterable[Event],
    viewer: int | None,
    *,
    beside: bool = False,
    over: bool | None = None,
) -> list[Phrase]:
    """Return the descriptions of events for a viewer, in order, without those that the viewer may not know.

    `beside`: for a place beside the position, which shows whose turn it is. `over`: describe them as after the end
    (None: if the table is over).
    """
    if over is None:
        over = loaded.table.status == "over"
    if beside:
        events = (event for event in events if matters(loaded.presenter, event, viewer))
    readings = (loaded.presenter.describe(event, viewer, over) for event in events)
    return [reading for reading in readings if reading is not None]


def opening(loaded: LoadedTable, viewer: int | None, words: Words, *, over: bool | None = None) -> list[str]:
    """Return the log's first lines: the commitment to the shuffle, and what the setup brought about."""
    table = loaded.table
    first = loaded.game.setup(len(loaded.seats), table.options, table.seed)
    phrases = [committed(table), *describe_events(loaded, loaded.game.opening(first), viewer, over=over)]
    return [words(phrase) for phrase in phrases]


def committed(table: Table) -> Phrase:
    """Publish the seed's hash: from now on the shuffle cannot be changed unnoticed."""
    return say("fairness-start", commitment=commitment(table.seed))


def lines(
    loaded: LoadedTable,
    rows: Sequence[Entry],
    viewer: int | None,
    words: Words,
    said: Sequence[Remark] = (),
) -> list[LogLine]:
    """Return the log's lines for a viewer; lines of undone entries are crossed out.

    `said`: remarks, each put after the entry that it followed.
    """
    after: dict[int, list[LogLine]] = {}
    for remark in said:
        after.setdefault(remark.after, []).append(_of_remark(loaded, remark, words))
    found = after.get(0, [])
    for row in rows:
        found += [*_of_entry(loaded, row, viewer, words), *after.get(row.number, [])]
    return found


def _of_entry(loaded: LoadedTable, row: Entry, viewer: int | None, words: Words) -> Iterator[LogLine]:
    entry, undone = decode_entry(row.body), row.undone_by is not None
    if isinstance(entry, Acted):
        kind: Kind = "undo" if undone else "actions"
    else:
        kind = "undo" if isinstance(entry, TookBack | Rewound) else "remarks"
    seats = frozenset(() if row.seat is None else (row.seat,))
    for phrase in readings(loaded, entry, decode_events(loaded.game, row.events), viewer):
        text = words(phrase)
        yield LogLine(crossed_out(text) if undone else text, row.number, kind, seats)


def _of_remark(loaded: LoadedTable, remark: Remark, words: Words) -> LogLine:
    by = {seat.number for seat in loaded.seats if remark.user is not None and seat.user == remark.user}
    kind: Kind = "tools" if remark.phrase.key.startswith(TOOL) else "remarks"
    text = f"🛠️ {remarks.remark_text(remark, words)}"
    return LogLine(text, remark.after, kind, frozenset(by | set(_named(remark.phrase))))


TOOL = "did-"
"""How the sentences about the tools of a host begin (`remark_texts.SENTENCES`)."""


def _named(fact: Fact) -> Iterator[int]:
    """Yield the seats that a sentence names."""
    match fact:
        case Who():
            yield fact.seat
        case Phrase():
            for inner in fact.facts.values():
                yield from _named(inner)
        case tuple():
            for inner in fact:
                yield from _named(inner)
        case _:
            return


def crossed_out(text: str) -> str:
    """Return a line that was taken back."""
    return f"~~{text}~~"


def beside_board(loaded: LoadedTable, rows: Sequence[Entry], words: Words) -> list[str]:
    """Return what these entries brought, in lines as the table's narrations have them, without what the board shows."""
    found: list[str] = []
    parts: list[Part] = []
    for row in rows:
        undone = row.undone_by is not None
        if (own := of_the_host(decode_entry(row.body))) is not None:
            found += [*in_words(loaded, parts, words), crossed_out(words(own)) if undone else words(own)]
            parts = []
        events = decode_events(loaded.game, row.events)
        parts += [Part(row.number, event, undone) for event in events if matters(loaded.presenter, event, None)]
    return found + in_words(loaded, parts, words)


def in_words(loaded: LoadedTable, parts: Sequence[Part], words: Words) -> list[str]:
    """Return the lines of events as spectators read them; those that were taken back are crossed out."""
    lines = ((" ".join(map(words, line.told)), line.undone) for line in in_lines(loaded.presenter, parts))
    return [crossed_out(text) if undone else text for text, undone in lines]


def own_deed(loaded: LoadedTable, events: Iterable[Event], viewer: int | None) -> list[Reading]:
    """Return an action of the viewer, and behind it what it brought, as they may know it."""
    over = loaded.table.status == "over"
    told = (reading(loaded.presenter, event, viewer, viewer, over=over) for event in events)
    return [one for one in told if one is not None and one.weight > 0]


def readings(
    loaded: LoadedTable,
    entry: AnyEntry | None,
    events: Iterable[Event],
    viewer: int | None,
    beside: bool = False,
    *,
    over: bool | None = None,
) -> list[Phrase]:
    """Return the viewer's readings of an entry: what the host says of it, or what it brought about."""
    own = of_the_host(entry)
    return [own] if own else describe_events(loaded, events, viewer, beside=beside, over=over)


def of_the_host(entry: AnyEntry | None) -> Phrase | None:
    """Return what the host says of an entry that is no action; None for an action."""
    match entry:
        case TookBack():
            return say("log-took-back", who=Who(entry.seat))
        case Seated():
            kind = "log-seated-human" if entry.player == "human" else "log-seated-computer"
            return say(kind, who=Who(entry.seat))
        case Rewound():
            return say("log-rewound", number=entry.number)
        case Concluded():
            return say("log-concluded")
        case _:
            return None
