"""Questions to all who sit at a table: it is done when everybody agrees, and not when one declines.

Those vote who play themselves; whoever is away and has a computer on his seat holds nobody up, unless one alone would
decide over him. What is done is a `measures.Measure`.
"""

from __future__ import annotations

import msgspec

from bot.errors import refused
from bot.games.core.phrase import Phrase, Who, say
from bot.service.context import House
from bot.service.features.ballots.kinds import MEASURES
from bot.service.features.seats import standins
from bot.service.ports import Writing
from bot.service.records import Ballot, Timer
from bot.service.request import Ask
from bot.service.tables import remarks
from bot.service.tables.loaded import ACTIVE, Sitting, load
from bot.service.tables.outbox import put, take_down
from bot.service.tables.tx import TableTx

LASTS = 7 * 86400.0
"""Seconds after which a question without all answers lapses."""

changed = msgspec.structs.replace


async def call(
    house: House, ask: Ask, guild: int, table: int, kind: str, body: bytes = b"{}"
) -> tuple[Sitting, Ballot]:
    """Ask everybody, in the asker's name, who agrees by this; with nobody else to ask it is done at once.

    Raises Refused: strangers, what the measure does not allow now, another question of the kind that is still open.
    """
    measure = MEASURES[kind]
    async with house.store.write(guild) as tx:
        sitting = await load(house, tx, guild, table)
        seat = sitting.seat_number(ask.user)
        measure.allow(house, sitting, body)
        for ballot in await tx.open_ballots(table):
            if (ballot.kind, ballot.seat, ballot.body) == (kind, seat, body):
                return sitting, ballot  # he asks the same once more: he had no answer
            if ballot.kind == kind:
                raise refused("ballot-open")
        now = house.clock.now()
        new = Ballot(table=table, kind=kind, seat=seat, at=now, until=now + LASTS, body=body, agreed=(seat,))
        ballot = await tx.add_ballot(new)
        await tx.put_timer(Timer(table=table, kind="ballot", target=ballot.id, due=ballot.until))
        sitting, ballot = await _counted(house, tx, sitting, ballot)
    house.kick()
    return sitting, ballot


async def answer(house: House, ask: Ask, guild: int, table: int, number: int, *, agree: bool) -> tuple[Sitting, Ballot]:
    """Agree or decline. To agree twice is to agree once. Raises Refused for strangers and when it is decided."""
    async with house.store.write(guild) as tx:
        sitting = await load(house, tx, guild, table)
        seat = sitting.seat_number(ask.user)
        ballot = await tx.ballot(table, number)
        if agree and ballot is not None and ballot.outcome == "carried" and seat in ballot.agreed:
            return sitting, ballot
        if ballot is None or ballot.outcome is not None or sitting.table.status not in ACTIVE:
            raise refused("ballot-decided")
        if agree:
            agreed = tuple(sorted({*ballot.agreed, seat}))
            sitting, ballot = await _counted(house, tx, sitting, changed(ballot, agreed=agreed))
        else:
            ballot = await _decided(house, tx, changed(ballot, outcome="declined"))
            question = MEASURES[ballot.kind].question(sitting, ballot)
            await remarks.note(house, tx, sitting, say("remark-declined", what=question, who=Who(seat)))
    house.kick()
    return sitting, ballot


async def revise(house: House, tx: Writing, sitting: Sitting) -> Sitting:
    """Count all open questions again, after somebody took or left a seat: whoever sits there now has not answered."""
    for ballot in await tx.open_ballots(sitting.table.id):
        if sitting.table.status not in ACTIVE:
            await _decided(house, tx, changed(ballot, outcome="lapsed"))
        else:
            await _ask_anew(house, tx, sitting, ballot)
            sitting, _ = await _counted(house, tx, sitting, ballot)
    return sitting


async def _ask_anew(house: House, tx: Writing, sitting: Sitting, ballot: Ballot) -> None:
    """Let the question be posted anew where somebody is asked only now who is away: an edit would not call him."""
    stands = await tx.posted(ballot.table, "ballot", ballot.id)
    if stands is not None and any(sitting.computer_on(seat) is not None for seat in missing(sitting, ballot)):
        await take_down(house, tx, stands)


async def withdraw_answer(house: House, tx: Writing, table: int, seat: int) -> None:
    """Take back what was answered for a seat: somebody else sits there from now on."""
    for ballot in await tx.open_ballots(table):
        await tx.save_ballot(changed(ballot, agreed=tuple(other for other in ballot.agreed if other != seat)))


async def look_again(table: TableTx, timer: Timer) -> None:
    """End a question that was not answered by everybody in its time; before that, count it again (`standins`)."""
    house, tx = table.house, table.tx
    ballot = await tx.ballot(table.id, timer.target)
    if ballot is None or ballot.outcome is not None:
        return
    if ballot.until <= house.clock.now() or table.sitting.table.status not in ACTIVE:
        await _decided(house, tx, changed(ballot, outcome="lapsed"))
        return
    await table.set_timer(timer.kind, ballot.until, timer.target)
    await _ask_anew(house, tx, table.sitting, ballot)
    table.sitting, _ = await _counted(house, tx, table.sitting, ballot)


def voters(sitting: Sitting) -> tuple[int, ...]:
    """Return the seats that are asked: those who play themselves.

    Nobody decides alone over somebody who is only away: then those are asked, too, for whom a computer plays.
    """
    here = tuple(person.number for person in sitting.people() if sitting.computer_on(person.number) is None)
    if len(here) > 1:
        return here
    return tuple(person.number for person in sitting.people() if standins.is_expected(sitting, person))


def missing(sitting: Sitting, ballot: Ballot) -> tuple[int, ...]:
    """Return the seats whose answer is missing."""
    return tuple(seat for seat in voters(sitting) if seat not in ballot.agreed)


def stands(sitting: Sitting, ballot: Ballot) -> Phrase:
    """Say what became of a question, or how many answers are missing."""
    if ballot.outcome:
        return say(f"ballot-now-{ballot.outcome}")
    return say("ballot-counted", missing=len(missing(sitting, ballot)))


async def _counted(house: House, tx: Writing, sitting: Sitting, ballot: Ballot) -> tuple[Sitting, Ballot]:
    """Write down who agreed; when nobody's answer is missing do what was asked for."""
    if missing(sitting, ballot) or not ballot.agreed:
        await tx.save_ballot(ballot)
        await put(house, tx, ballot.table, "ballot", target=ballot.id)
        return sitting, ballot
    measure = MEASURES[ballot.kind]
    ballot = await _decided(house, tx, changed(ballot, outcome="carried"))
    await remarks.note(house, tx, sitting, say("remark-agreed", what=measure.question(sitting, ballot)))
    return await measure.carry_out(house, tx, sitting, ballot), ballot


async def _decided(house: House, tx: Writing, ballot: Ballot) -> Ballot:
    await tx.save_ballot(ballot)
    await tx.drop_timer(ballot.table, "ballot", ballot.id)
    await put(house, tx, ballot.table, "ballot", target=ballot.id)
    return ballot
