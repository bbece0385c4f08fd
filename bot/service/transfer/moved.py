"""The parts of a table in a transfer file (`transfer`), each with what may stand in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from bot.games.core.actions import Unreadable, build
from bot.games.core.contract import Game
from bot.games.core.foresight import fingerprint, foresight
from bot.games.core.log import Acted, Concluded, Rewound, Seated, TookBack
from bot.games.core.phrase import Phrase
from bot.service.records import Notice, Plan, Seat, StandIn
from bot.service.table.remarks import LONGEST

Id = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]
Time = Annotated[float, Meta(ge=0, le=1e11)]


class Part(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part; what is not named here does not belong there."""


class Origin(Part, frozen=True, kw_only=True):
    """Where the table was."""

    guild: Id
    table: Annotated[int, Meta(ge=1, le=2**31 - 1)]


class MovedSeat(Part, frozen=True, kw_only=True):
    """A seat."""

    user: Id | None
    computer: Annotated[str, Meta(max_length=32)] | None
    name: Annotated[str, Meta(max_length=200)]
    status: Literal["seated", "left"]
    standin: StandIn | None = None
    bank: Time | None = None


class MovedEntry(Part, frozen=True, kw_only=True):
    """A log entry with who made it, by which door, when, and what it brought about."""

    number: int
    user: Id | None
    door: Annotated[str, Meta(pattern="^[a-z]{1,16}$")]
    at: Time
    did: Acted | TookBack | Rewound | Concluded | Seated
    happened: tuple[Any, ...]


class MovedRemark(Part, frozen=True, kw_only=True):
    """Something that was done to the table from outside the game."""

    after: Annotated[int, Meta(ge=0)]
    at: Time
    user: Id | None
    name: Annotated[str, Meta(max_length=200)]
    phrase: Phrase
    reason: Annotated[str, Meta(max_length=LONGEST)]


class MovedNote(Part, frozen=True, kw_only=True):
    """What somebody noted for himself."""

    user: Id
    at: Time
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class MovedNotice(Part, frozen=True, kw_only=True):
    """How somebody wants to be called at this table."""

    user: Id
    notice: Notice


class MovedPlan(Part, frozen=True, kw_only=True):
    """What somebody intends to do: actions, each its verb and nouns."""

    user: Id
    at: Time
    steps: Annotated[tuple[Annotated[tuple[str, ...], Meta(min_length=1, max_length=20)], ...], Meta(min_length=1)]


def notices_in(notices: Iterable[MovedNotice], seats: Iterable[Seat]) -> dict[int, Notice]:
    """Return how those who sit there want to be called; others are not called."""
    seated = {seat.user for seat in seats if seat.status == "seated"}
    return {moved.user: moved.notice for moved in notices if moved.user in seated}


def plans_out(plans: Iterable[Plan]) -> tuple[MovedPlan, ...]:
    """Return the plans that go on; why others stopped was told here."""
    return tuple(MovedPlan(user=plan.user, at=plan.at, steps=plan.steps) for plan in plans if plan.stopped is None)


def plans_in(plans: Iterable[MovedPlan], seats: Sequence[Seat], game: Game, state: Any) -> Iterator[Plan]:
    """Yield the plans as they can be stored: of people who sit there, made of actions that the game has. What they
    know and could do is seen anew. Raises ValueError for any other step.
    """
    ahead, verbs = foresight(game), game.meta.verb_map()
    for plan in plans:
        seat = next((seat.number for seat in seats if seat.user == plan.user and seat.status == "seated"), None)
        if ahead is None or seat is None or not game.to_move(state):
            continue
        for step in plan.steps:
            try:
                build(verbs, step[0], step[1:])
            except Unreadable as error:
                raise ValueError(f"a plan with {' '.join(step)[:40]}") from error
        mark = fingerprint(ahead, game.view(state, seat), seat)
        yield Plan(table=0, user=plan.user, steps=plan.steps, mark=mark, at=plan.at)
