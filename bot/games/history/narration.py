"""Narrations: runs of events, such as a flight, that a channel reads line by line in one growing message; and recaps.

The lines are the public readings of the events (`Presenter.describe`), so a narration reveals no more than the log. It
is computed from the log alone.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cache
from itertools import groupby
from typing import Any, TypeAlias, TypeGuard

from msgspec import Struct

from bot.games.core.contract import Presenter
from bot.games.core.events import Event
from bot.games.core.narrator import LEADING, TIMES, USUAL, Affecting, NarrationLine, Narrator, Recapper
from bot.games.core.phrase import Phrase, Who, say

_PLACES = 1024
"""A narration's id is the number of its first log entry, times this, plus the place of its first event there."""


def is_narrator(presenter: object) -> TypeGuard[Narrator]:
    """Return whether a presenter is a `Narrator`."""
    return _is_narrator(type(presenter))


@cache  # a check against a protocol is slow
def _is_narrator(kind: type) -> bool:
    return issubclass(kind, Narrator)


def narrates_all(presenter: object) -> bool:
    """Return whether the presenter tells the whole game in narrations."""
    return is_narrator(presenter) and presenter.narrates_all()


def line_of(presenter: object, event: Event) -> NarrationLine | None:
    """Return the event's part in a narration; None if it has none or if the presenter tells no narrations."""
    return presenter.narration_line(event) if is_narrator(presenter) else None


class LoggedEvents(Struct, frozen=True):
    """The events of a log entry. `undone`: the entry was taken back."""

    number: int
    events: tuple[Event, ...]
    undone: bool = False


class Part(Struct, frozen=True):
    """An event of a narration, with the number of its log entry."""

    number: int
    event: Event
    undone: bool


class Narration(Struct, frozen=True):
    """A narration so far. Its `id` stays the same while it grows."""

    id: int
    parts: tuple[Part, ...]

    @property
    def begin(self) -> int:
        """Return the number of the log entry in which it began."""
        return begin_of(self.id)


def begin_of(narration: int) -> int:
    """Return the number of the log entry in which the narration of this id began."""
    return narration // _PLACES


def narrations(narrator: Narrator, log: Iterable[LoggedEvents]) -> tuple[Narration, ...]:
    """Return the narrations in a log, in the order in which they began.

    The log may begin later than the game. A narration that begins in it has the same id as in the whole log.
    """
    found: dict[int, list[Part]] = {}
    counting: dict[int, int | None] = {}
    undone: dict[int, int | None] = {}
    """The open narration of each thread: of entries that count, and of entries that were taken back."""
    for page in log:
        for place, event in enumerate(page.events):
            narration_line = narrator.narration_line(event)
            if narration_line is None:
                continue
            open_now = undone if page.undone else counting
            narration = open_now.get(narration_line.thread, counting.get(narration_line.thread))
            if narration_line.begins or narration is None:
                narration = page.number * _PLACES + place
            found.setdefault(narration, []).append(Part(page.number, event, page.undone))
            open_now[narration_line.thread] = None if narration_line.ends else narration
        if not page.undone:
            undone.clear()
    return tuple(Narration(narration, tuple(parts)) for narration, parts in found.items())


def begun_in(narrator: Narrator, page: LoggedEvents) -> set[int]:
    """Return the threads whose first event in this page begins a narration, and does not continue an earlier one."""
    first: dict[int, NarrationLine] = {}
    for line in map(narrator.narration_line, () if page.undone else page.events):
        if line is not None:
            first.setdefault(line.thread, line)
    return {thread for thread, line in first.items() if line.begins}


MOST = 6
"""Lines of a recap."""
Line: TypeAlias = tuple[Phrase, ...]
"""Sentences that stand in one line."""


def affected_by(presenter: object, view: Any, event: Event) -> Collection[int]:
    """Return the seats to which the event does something; none if the game does not say."""
    return presenter.affected(view, event) if _affects(presenter) else ()


def _affects(presenter: object) -> TypeGuard[Affecting]:
    return _is_affecting(type(presenter))


@cache  # a check against a protocol is slow
def _is_affecting(kind: type) -> bool:
    return issubclass(kind, Affecting)


def _recaps(presenter: object) -> TypeGuard[Recapper]:
    return _is_recapper(type(presenter))


@cache  # a check against a protocol is slow
def _is_recapper(kind: type) -> bool:
    return issubclass(kind, Recapper)


class Reading(Struct, frozen=True):
    """A viewer's reading of an event, with the seat that caused it (None: the table)."""

    seat: int | None
    told: Phrase
    weight: int = USUAL
    brief: Phrase | None = None


def matters(presenter: Presenter, event: Event, viewer: int | None) -> bool:
    """Return whether an event says more than the position shows by itself, such as whose turn it is."""
    return not _recaps(presenter) or presenter.weight(event, viewer) > 0


def reading(presenter: Presenter, event: Event, seat: int | None, viewer: int | None, *, over: bool) -> Reading | None:
    """Return the viewer's reading of an event; None if the viewer may not read it.

    `seat`: who acted. If the event has a field `seat`, the reading belongs to that seat, or to the table if it is
    negative. Without the field it belongs to the actor if the event has a short form, else to the table.
    """
    told = presenter.describe(event, viewer, over)
    if told is None:
        return None
    own: int | None = getattr(event, "seat", None)
    if own is not None:
        seat = own if own >= 0 else None
    if not _recaps(presenter):
        return Reading(seat, told)
    brief = presenter.brief(event, viewer)
    return Reading(seat if own is not None or brief is not None else None, told, presenter.weight(event, viewer), brief)


class StoryLine(Struct, frozen=True):
    """A line of a narration, as the table reads it. `undone`: all of it was taken back."""

    told: Line
    undone: bool = False


def in_lines(presenter: Presenter, parts: Iterable[Part]) -> tuple[StoryLine, ...]:
    """Return the lines of these parts as spectators read them while the game goes on.

    Several events in one line are grouped by player and told in short (`_folded`). Those that were taken back are left
    out, unless all were.
    """
    groups: list[list[Part]] = []
    for part in parts:
        narration_line = line_of(presenter, part.event)
        if groups and narration_line is not None and narration_line.joins:
            groups[-1].append(part)
        else:
            groups.append([part])
    lines = (_story_line(presenter, group) for group in groups)
    return tuple(line for line in lines if line.told)


def _story_line(presenter: Presenter, group: Sequence[Part]) -> StoryLine:
    kept = [part for part in group if not part.undone]
    found = (reading(presenter, part.event, None, None, over=False) for part in kept or group)
    readings = [one for one in found if one is not None]
    if len(readings) == 1:
        return StoryLine((readings[0].told,), undone=not kept)
    seats = dict.fromkeys(one.seat for one in readings)
    told = (phrase for seat in seats for phrase in _folded([one for one in readings if one.seat == seat]))
    return StoryLine(tuple(told), undone=not kept)


def fold(readings: Iterable[Reading], most: int = MOST) -> tuple[Line, ...]:
    """Return at most `most` lines; () when nothing happened. Readings without weight are left out.

    Few readings get a line each; equal ones in a row get one. Of many, the weightiest get lines of their own, and then
    each player has one line with all the rest. Lines come in the order in which what they tell first happened.
    """
    kept = [reading for reading in readings if reading.weight > 0]
    if len(kept) <= most:
        return tuple((told,) for told in _merged(reading.told for reading in kept))
    seats = list(dict.fromkeys(reading.seat for reading in kept))
    leading = _newest([reading for reading in kept if reading.weight >= LEADING], max(1, most - len(seats)))
    rest = [reading for reading in kept if not any(reading is other for other in leading)]
    groups = [[reading for reading in rest if reading.seat == seat] for seat in seats]
    places = {id(reading): place for place, reading in enumerate(kept)}
    lines = [(places[id(reading)], (reading.told,)) for reading in leading]
    lines += [(places[id(group[0])], _folded(group)) for group in groups if group]
    if len(lines) <= most:
        return _by_place(lines)
    return (*_by_place(lines[: most - 1]), (say("recap-more", count=_told_in(groups, len(lines), most - 1)),))


def _by_place(lines: Iterable[tuple[int, Line]]) -> tuple[Line, ...]:
    """Return lines in the order of the places of what they tell."""
    return tuple(line for _, line in sorted(lines, key=lambda one: one[0]))


def _newest(weighty: Sequence[Reading], room: int) -> list[Reading]:
    """Return the readings with the most weight; of equal weight the newest, still in order."""
    places = sorted(range(len(weighty)), key=lambda place: (-weighty[place].weight, -place))[:room]
    return [weighty[place] for place in sorted(places)]


def _folded(group: Sequence[Reading]) -> Line:
    """Return the line of one player: one short sentence if each reading has a short form, else every sentence."""
    briefs = [reading.brief for reading in group]
    seat = group[0].seat
    if seat is None or None in briefs:
        return tuple(reading.told for reading in group)
    did: list[Phrase] = []
    for brief in briefs:
        if brief is not None and brief not in did:
            did.append(brief)
    counted = tuple(_times(brief, briefs.count(brief)) for brief in did)
    return (say("recap-folded", who=Who(seat), did=counted),)


def _times(brief: Phrase, count: int) -> Phrase:
    """Return a short form that says how often it was done, if its text can say that."""
    return Phrase(brief.key, {**brief.facts, TIMES: count}) if TIMES in brief.facts else brief


def _merged(told: Iterable[Phrase]) -> Iterator[Phrase]:
    """Yield each sentence once that comes several times in a row, with how often it comes."""
    for phrase, alike in groupby(told):
        count = len([*alike])
        yield phrase if count == 1 else say("recap-times", told=phrase, count=count)


def _told_in(groups: Sequence[Sequence[Reading]], lines: int, kept: int) -> int:
    """Return how many readings the lines after the first `kept` hold; folded lines are the last ones."""
    full = [group for group in groups if group]
    dropped = lines - kept
    return sum(len(group) for group in full[-dropped:])
