"""The parts of a table in a transfer file (`transfer`), each with what may stand in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Any, Literal, TypeVar

from msgspec import Meta, Struct, field

from bot.games.core.actions import Action, Unreadable, build
from bot.games.core.contract import Game
from bot.games.core.lookahead import Lookahead, lookahead
from bot.games.core.phrase import Phrase, say
from bot.games.core.style import ColourName, EmblemName
from bot.games.history.log import Acted, Concluded, Rewound, Seated, TookBack
from bot.games.history.premoves import relevant_digest
from bot.service.names import clean
from bot.service.records import Note, Notice, PremoveQueue, Remark, Seat, StandIn, Why
from bot.service.tables.personal_limits import LONGEST, MOST_STEPS, has_room
from bot.service.tables.remark_texts import MOST as MOST_NUMBER
from bot.service.tables.remarks import LONGEST as LONGEST_REASON

S = TypeVar("S", bound=Struct)
Id = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]
Time = Annotated[float, Meta(ge=0, le=1e11)]
Word = Annotated[str, Meta(max_length=200)]
MOST_REMARKS = 2000
"""How many remarks a file holds at most, the newest: players pause, offer and resume without bound."""
SEARCH = ("computer", "host")
"""The sources from which a computer acts: in its turn, and when the host skips a seat."""


class Unfit(Exception):
    """A file that no table can be made of. `fault` is one of FAULTS; `detail` names what is wrong."""

    def __init__(self, fault: str, detail: object = "") -> None:
        super().__init__(fault)
        self.fault = fault
        # It comes from the file, and is shown in a terminal.
        self.detail = clean(str(detail), 120) if detail != "" else ""

    def phrase(self) -> Phrase:
        """Return the fault in words."""
        return say(f"transfer-fault-{self.fault}", detail=self.detail)


class Part(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part. Fields that are not declared here are refused."""


class Origin(Part, frozen=True, kw_only=True):
    """Where the table was."""

    guild: Id
    table: Annotated[int, Meta(ge=1, le=2**31 - 1)]


class MovedStandIn(Part, frozen=True, kw_only=True):
    """A computer that stands in."""

    level: Annotated[str, Meta(max_length=32)]
    since: Time
    why: Why


class MovedSeat(Part, frozen=True, kw_only=True):
    """A seat."""

    user: Id | None
    computer: Annotated[str, Meta(max_length=32)] | None
    name: Word
    status: Literal["seated", "left"]
    standin: MovedStandIn | None = None
    bank: Time | None = None
    colour: ColourName | None = None
    emblem: EmblemName | None = None
    guest: bool = False


class MovedEntry(Part, frozen=True, kw_only=True):
    """A log entry with who made it, from which source, when, and what it brought about."""

    number: int
    user: Id | None
    source: Annotated[str, Meta(pattern=r"^[a-z]{1,16}\Z")] = field(name="door")
    at: Time
    did: Acted | TookBack | Rewound | Concluded | Seated
    happened: tuple[Any, ...]


class MovedRemark(Part, frozen=True, kw_only=True):
    """Something that was done to the table from outside the game."""

    after: Annotated[int, Meta(ge=0)]
    at: Time
    user: Id | None
    name: Word
    phrase: Phrase
    reason: Annotated[str, Meta(max_length=LONGEST_REASON)]


class MovedNote(Part, frozen=True, kw_only=True):
    """A user's private note."""

    user: Id
    at: Time
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST)]
    guest: int | None = None


class MovedNotice(Part, frozen=True, kw_only=True):
    """A user's notice setting for this table."""

    user: Id
    notice: Notice


class MovedPremoves(Part, frozen=True, kw_only=True):
    """A player's premoves: actions, each its verb and nouns."""

    user: Id
    at: Time
    steps: Annotated[
        tuple[Annotated[tuple[Word, ...], Meta(min_length=1, max_length=20)], ...],
        Meta(min_length=1, max_length=MOST_STEPS),
    ]


def converted(source: Struct, kind: type[S], **other: Any) -> S:
    """Return a struct of another kind with the values of the fields that both have, and with these others."""
    shared = {name for name in kind.__struct_fields__ if name in source.__struct_fields__} - other.keys()
    return kind(**{name: getattr(source, name) for name in shared}, **other)


def seat_out(seat: Seat) -> MovedSeat:
    """Return a seat as a file holds it."""
    standin = None if seat.standin is None else converted(seat.standin, MovedStandIn)
    return converted(seat, MovedSeat, status="left" if seat.status == "left" else "seated", standin=standin)


def seat_in(number: int, seat: MovedSeat) -> Seat:
    """Return a seat as it is stored."""
    standin = None if seat.standin is None else converted(seat.standin, StandIn)
    return converted(seat, Seat, number=number, name=clean(seat.name), standin=standin)


def is_odd(entry: MovedEntry) -> bool:
    """Return whether no bot wrote this entry, although a record may hold it: a person does not search."""
    return isinstance(entry.did, Acted) and bool(entry.did.effort) and entry.source not in SEARCH


def notes_in(notes: Iterable[MovedNote], seats: Iterable[Seat]) -> tuple[Note, ...]:
    """Return the notes of seated users. Raises Unfit if one of them has more notes than allowed."""
    kept: dict[int, list[Note]] = {seat.user: [] for seat in seats if seat.user is not None}
    for note in notes:
        text, own = clean(note.text, LONGEST), kept.get(note.user)
        if own is None:
            continue
        if not has_room(own, text):
            raise Unfit("notes", len(own) + 1)
        own.append(converted(note, Note, table=0, text=text))
    return tuple(note for own in kept.values() for note in own)


def notices_in(notices: Iterable[MovedNotice], seats: Iterable[Seat]) -> dict[int, Notice]:
    """Return the notice settings of the seated users, and of no others."""
    seated = {seat.user for seat in seats if seat.status == "seated"}
    return {moved.user: moved.notice for moved in notices if moved.user in seated}


def plans_out(plans: Iterable[PremoveQueue]) -> tuple[MovedPremoves, ...]:
    """Return the plans that go on; the owners of stopped ones are notified here."""
    return tuple(converted(plan, MovedPremoves) for plan in plans if plan.stopped is None)


def plans_in(plans: Iterable[MovedPremoves], seats: Sequence[Seat], game: Game, state: Any) -> Iterator[PremoveQueue]:
    """Yield the premove queues to store: one for each seated user. What they know and could do is computed here; a
    queue that could not be made here has stopped. Raises ValueError for a step that is no action of the game.
    """
    ahead = lookahead(game)
    seated = {seat.user: seat.number for seat in seats if seat.status == "seated" and not seat.guest}
    for plan in plans:
        seat = seated.pop(plan.user, None)
        if ahead is None or seat is None or not game.to_move(state):
            continue
        view = game.view(state, seat)
        goes_on = _is_foreseen(ahead, view, seat, [_action(game, step) for step in plan.steps])
        yield PremoveQueue(
            table=0,
            user=plan.user,
            steps=plan.steps if goes_on else (),
            mark=relevant_digest(ahead, view, seat),
            stopped=None if goes_on else say("plan-stopped-somehow"),
            at=plan.at,
        )


def _action(game: Game, step: Sequence[str]) -> Action:
    try:
        return build(game.meta.verb_map(), step[0], step[1:])
    except Unreadable as error:
        raise ValueError(f"a plan with {' '.join(step)[:40]}") from error


def _is_foreseen(ahead: Lookahead, view: Any, seat: int, planned: Sequence[Action]) -> bool:
    """Return whether each step can be chosen after those before it, as the player's menu offers them."""
    return all(
        action in ahead.look_ahead(view, seat, tuple(planned[:place])).actions for place, action in enumerate(planned)
    )


def newest(remarks: Sequence[Remark]) -> Sequence[Remark]:
    """Return the remarks that move along: of too many the newest, after one that says how many stayed behind."""
    behind = len(remarks) - MOST_REMARKS
    if behind <= 0:
        return remarks
    last = remarks[behind]
    count = min(behind + 1, MOST_NUMBER)
    told = Remark(table=last.table, after=last.after, at=last.at, phrase=say("remark-left-behind", count=count))
    return (told, *remarks[behind + 1 :])
