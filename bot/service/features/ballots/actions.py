"""Questions to all who sit at a table: it is done when everybody agrees, and not when one declines.

Those vote who play themselves; whoever is away and has a computer on his seat holds nobody up, unless one alone would
decide over him. What is done is a `measures.Measure`.
"""

from __future__ import annotations

import msgspec

from bot.errors import refused
from bot.games.core.phrase import Phrase, Who, say
from bot.service.context import Context
from bot.service.features.ballots.kinds import MEASURES
from bot.service.features.seats import standins
from bot.service.ports import Writing
from bot.service.records import Ballot, Timer
from bot.service.request import Request
from bot.service.tables import remarks
from bot.service.tables.loaded import ACTIVE, LoadedTable, load
from bot.service.tables.outbox import put, take_down
from bot.service.tables.tx import TableTx

LASTS = 7 * 86400.0
"""Seconds after which a question without all answers lapses."""

changed = msgspec.structs.replace


async def call(
    context: Context, request: Request, guild: int, table: int, kind: str, body: bytes = b"{}"
) -> tuple[LoadedTable, Ballot]:
    """Ask everybody, in the asker's name, who agrees by this; with nobody else to ask it is done at once.

    Raises Refused: strangers, what the measure does not allow now, another question of the kind that is still open.
    """
    measure = MEASURES[kind]
    async with context.store.write(guild) as tx:
        loaded = await load(context, tx, guild, table)
        seat = loaded.seat_number(request.user)
        measure.allow(context, loaded, body)
        for ballot in await tx.open_ballots(table):
            if (ballot.kind, ballot.seat, ballot.body) == (kind, seat, body):
                return loaded, ballot  # he asks the same once more: he had no answer
            if ballot.kind == kind:
                raise refused("ballot-open")
        now = context.clock.now()
        new = Ballot(table=table, kind=kind, seat=seat, at=now, until=now + LASTS, body=body, agreed=(seat,))
        ballot = await tx.add_ballot(new)
        await tx.put_timer(Timer(table=table, kind="ballot", target=ballot.id, due=ballot.until))
        loaded, ballot = await _counted(context, tx, loaded, ballot)
    return loaded, ballot


async def answer(
    context: Context, request: Request, guild: int, table: int, number: int, *, agree: bool
) -> tuple[LoadedTable, Ballot]:
    """Agree or decline. To agree twice is to agree once. Raises Refused for strangers and when it is decided."""
    async with context.store.write(guild) as tx:
        loaded = await load(context, tx, guild, table)
        seat = loaded.seat_number(request.user)
        ballot = await tx.ballot(table, number)
        if agree and ballot is not None and ballot.outcome == "carried" and seat in ballot.agreed:
            return loaded, ballot
        if ballot is None or ballot.outcome is not None or loaded.table.status not in ACTIVE:
            raise refused("ballot-decided")
        if agree:
            agreed = tuple(sorted({*ballot.agreed, seat}))
            loaded, ballot = await _counted(context, tx, loaded, changed(ballot, agreed=agreed))
        else:
            ballot = await _decided(context, tx, changed(ballot, outcome="declined"))
            question = MEASURES[ballot.kind].question(loaded, ballot)
            await remarks.note(context, tx, loaded, say("remark-declined", what=question, who=Who(seat)))
    return loaded, ballot


async def revise(context: Context, tx: Writing, loaded: LoadedTable) -> LoadedTable:
    """Count all open questions again, after somebody took or left a seat: whoever sits there now has not answered."""
    for ballot in await tx.open_ballots(loaded.table.id):
        if loaded.table.status not in ACTIVE:
            await _decided(context, tx, changed(ballot, outcome="lapsed"))
        else:
            await _ask_anew(context, tx, loaded, ballot)
            loaded, _ = await _counted(context, tx, loaded, ballot)
    return loaded


async def _ask_anew(context: Context, tx: Writing, loaded: LoadedTable, ballot: Ballot) -> None:
    """Let the question be posted anew where somebody is asked only now who is away: an edit would not call him."""
    stands = await tx.posted(ballot.table, "ballot", ballot.id)
    if stands is not None and any(loaded.computer_on(seat) is not None for seat in missing(loaded, ballot)):
        await take_down(context, tx, stands)


async def withdraw_answer(context: Context, tx: Writing, table: int, seat: int) -> None:
    """Take back what was answered for a seat: somebody else sits there from now on."""
    for ballot in await tx.open_ballots(table):
        await tx.save_ballot(changed(ballot, agreed=tuple(other for other in ballot.agreed if other != seat)))


async def look_again(table: TableTx, timer: Timer) -> None:
    """End a question that was not answered by everybody in its time; before that, count it again (`standins`)."""
    context, tx = table.context, table.tx
    ballot = await tx.ballot(table.id, timer.target)
    if ballot is None or ballot.outcome is not None:
        return
    if ballot.until <= context.clock.now() or table.loaded.table.status not in ACTIVE:
        await _decided(context, tx, changed(ballot, outcome="lapsed"))
        return
    await table.set_timer(timer.kind, ballot.until, timer.target)
    await _ask_anew(context, tx, table.loaded, ballot)
    table.loaded, _ = await _counted(context, tx, table.loaded, ballot)


def voters(loaded: LoadedTable) -> tuple[int, ...]:
    """Return the seats that are asked: those who play themselves.

    Nobody decides alone over somebody who is only away: then those are asked, too, for whom a computer plays.
    """
    here = tuple(person.number for person in loaded.people() if loaded.computer_on(person.number) is None)
    if len(here) > 1:
        return here
    return tuple(person.number for person in loaded.people() if standins.is_expected(loaded, person))


def missing(loaded: LoadedTable, ballot: Ballot) -> tuple[int, ...]:
    """Return the seats whose answer is missing."""
    return tuple(seat for seat in voters(loaded) if seat not in ballot.agreed)


def stands(loaded: LoadedTable, ballot: Ballot) -> Phrase:
    """Say what became of a question, or how many answers are missing."""
    if ballot.outcome:
        return say(f"ballot-now-{ballot.outcome}")
    return say("ballot-counted", missing=len(missing(loaded, ballot)))


async def _counted(context: Context, tx: Writing, loaded: LoadedTable, ballot: Ballot) -> tuple[LoadedTable, Ballot]:
    """Write down who agreed; when nobody's answer is missing do what was asked for."""
    if missing(loaded, ballot) or not ballot.agreed:
        await tx.save_ballot(ballot)
        await put(context, tx, ballot.table, "ballot", target=ballot.id)
        return loaded, ballot
    measure = MEASURES[ballot.kind]
    ballot = await _decided(context, tx, changed(ballot, outcome="carried"))
    await remarks.note(context, tx, loaded, say("remark-agreed", what=measure.question(loaded, ballot)))
    return await measure.carry_out(context, tx, loaded, ballot), ballot


async def _decided(context: Context, tx: Writing, ballot: Ballot) -> Ballot:
    await tx.save_ballot(ballot)
    await tx.drop_timer(ballot.table, "ballot", ballot.id)
    await put(context, tx, ballot.table, "ballot", target=ballot.id)
    return ballot
