"""Votes of the players of a table: a ballot passes when all agree, and fails when one declines.

Players vote who play themselves. Absent players whose seat a computer plays do not delay a vote, unless otherwise one
player alone would decide for them. What is done is a `kinds.Measure`.
"""

from __future__ import annotations

import msgspec

from bot.errors import refused
from bot.games.core.phrase import Phrase, Who, say
from bot.service.bodies import Fresh
from bot.service.context import Context
from bot.service.features.ballots.kinds import MEASURES
from bot.service.features.seats import standins
from bot.service.records import Ballot, Timer
from bot.service.request import Request
from bot.service.tables.loaded import ACTIVE, LoadedTable
from bot.service.tables.outbox import BALLOT
from bot.service.tables.tx import TableTx, open_requested

LASTS = 7 * 86400.0
"""Seconds after which a ballot without all votes lapses."""

changed = msgspec.structs.replace


async def call(context: Context, request: Request, kind: str, body: bytes = b"{}") -> tuple[LoadedTable, Ballot]:
    """Open a ballot among all players in this player's name; without other voters it passes at once.

    Raises Refused for users without a seat, if the measure is not allowed now, and if a ballot of the kind is open.
    """
    measure = MEASURES[kind]
    async with open_requested(context, request) as table:
        seat = table.loaded.account_seat(request.user)
        measure.allow(context, table.loaded, body)
        for ballot in await table.tx.open_ballots(table.id):
            if (ballot.kind, ballot.seat, ballot.body) == (kind, seat, body):
                return table.loaded, ballot  # the player asks the same once more: they had no answer
            if ballot.kind == kind:
                raise refused("ballot-open")
        now, agreed = context.clock.now(), table.loaded.seats_of(request.user)
        new = Ballot(table=table.id, kind=kind, seat=seat, at=now, until=now + LASTS, body=body, agreed=agreed)
        ballot = await table.tx.add_ballot(new)
        await table.set_timer("ballot", ballot.until, ballot.id)
        ballot = await _counted(table, ballot)
        return table.loaded, ballot


async def answer(context: Context, request: Request, number: int, *, agree: bool) -> tuple[LoadedTable, Ballot]:
    """Agree or decline. Agreeing twice counts once. Raises Refused for users without a seat, and if it is decided."""
    async with open_requested(context, request) as table:
        loaded = table.loaded
        seat, seats = loaded.account_seat(request.user), loaded.seats_of(request.user)
        ballot = await table.tx.ballot(table.id, number)
        if agree and ballot is not None and ballot.outcome == "carried" and seat in ballot.agreed:
            return loaded, ballot
        if ballot is None or ballot.outcome is not None or loaded.table.status not in ACTIVE:
            raise refused("ballot-decided")
        if agree:
            ballot = await _counted(table, changed(ballot, agreed=tuple(sorted({*ballot.agreed, *seats}))))
        else:
            ballot = await _decided(table, changed(ballot, outcome="declined"))
            question = MEASURES[ballot.kind].question(loaded, ballot)
            await table.note(say("remark-declined", what=question, who=Who(seat)))
        return table.loaded, ballot


async def revise(table: TableTx) -> None:
    """Count all open ballots again, after a player took or left a seat: the new player has not voted."""
    for ballot in await table.tx.open_ballots(table.id):
        await _count_again(table, ballot)


async def _count_again(table: TableTx, ballot: Ballot) -> None:
    """Count the votes with the present voters. Post the ballot again if an absent player is asked only now: an edit
    would not notify them.
    """
    loaded = table.loaded
    if loaded.table.status not in ACTIVE:
        await _decided(table, changed(ballot, outcome="lapsed"))
        return
    stands = await table.tx.posted(ballot.table, "ballot", ballot.id)
    if stands is not None and any(loaded.computer_on(seat) is not None for seat in missing(loaded, ballot)):
        await table.show(BALLOT, ballot.id, fresh=Fresh())
    await _counted(table, ballot)


async def withdraw_answer(table: TableTx, seat: int) -> None:
    """Delete the votes of a seat: another player sits there from now on."""
    for ballot in await table.tx.open_ballots(table.id):
        agreed = tuple(other for other in ballot.agreed if other != seat)
        await table.tx.save_ballot(changed(ballot, agreed=agreed))


async def check(table: TableTx, timer: Timer) -> None:
    """End a ballot whose time is over; before that, count it again, because its voters have changed (`standins`)."""
    ballot = await table.tx.ballot(table.id, timer.target)
    if ballot is None or ballot.outcome is not None:
        return
    if ballot.until <= table.context.clock.now():
        await _decided(table, changed(ballot, outcome="lapsed"))
        return
    await table.set_timer(timer.kind, ballot.until, timer.target)
    await _count_again(table, ballot)


def voters(loaded: LoadedTable) -> tuple[int, ...]:
    """Return the seats that vote: those whose players play themselves.

    If only one were left, absent players whose seat a computer plays vote too: no player decides alone for them.
    """
    here = tuple(person.number for person in loaded.people() if loaded.computer_on(person.number) is None)
    if len(here) > 1:
        return here
    return tuple(person.number for person in loaded.people() if standins.is_expected(loaded, person))


def missing(loaded: LoadedTable, ballot: Ballot) -> tuple[int, ...]:
    """Return the seats whose vote is missing."""
    return tuple(seat for seat in voters(loaded) if seat not in ballot.agreed)


def state_text(loaded: LoadedTable, ballot: Ballot) -> Phrase:
    """Return the text that says how a ballot was decided, or how many votes are missing."""
    if ballot.outcome:
        return say(f"ballot-now-{ballot.outcome}")
    return say("ballot-counted", missing=len(missing(loaded, ballot)))


async def _counted(table: TableTx, ballot: Ballot) -> Ballot:
    """Store a vote; when no vote is missing, carry the measure out."""
    if missing(table.loaded, ballot) or not ballot.agreed:
        await table.tx.save_ballot(ballot)
        await table.show(BALLOT, ballot.id)
        return ballot
    measure = MEASURES[ballot.kind]
    ballot = await _decided(table, changed(ballot, outcome="carried"))
    await table.note(say("remark-agreed", what=measure.question(table.loaded, ballot)))
    await measure.carry_out(table, ballot)
    return ballot


async def _decided(table: TableTx, ballot: Ballot) -> Ballot:
    await table.tx.save_ballot(ballot)
    await table.drop_timer("ballot", ballot.id)
    await table.show(BALLOT, ballot.id)
    return ballot
