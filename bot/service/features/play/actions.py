"""Playing: act, take back, end by vote. Each is one transaction; refusals change nothing."""

from __future__ import annotations

from collections.abc import Callable

from bot import progress
from bot.errors import Refused, refused
from bot.games.core import codec
from bot.games.core.actions import Action
from bot.games.core.contract import IllegalAction
from bot.games.core.log import VOTE, Concluded, TookBack, acted
from bot.games.core.phrase import say
from bot.games.core.undo import open_entry
from bot.service.context import House
from bot.service.features.seats import standins
from bot.service.ports import Reading
from bot.service.tables import log
from bot.service.tables.loaded import Sitting, load, not_played
from bot.service.tables.log import Author, Written


async def act(
    house: House, guild: int, table: int, action: Action, author: Author, *, decision: int | None = None
) -> Written:
    """Do an action for the author's seat. `decision`: the number it was offered for; None when typed by hand.

    Raises Refused: strangers, a table that does not run, a stale choice, or what the rules forbid.
    """
    return await act_as_read(house, guild, table, lambda _sitting, _seat: action, author, decision=decision)


async def act_as_read(
    house: House,
    guild: int,
    table: int,
    read: Callable[[Sitting, int], Action],
    author: Author,
    *,
    decision: int | None = None,
) -> Written:
    """Do the same with an action that is read at the table as it is then, for the author's seat."""
    async with house.store.write(guild) as tx:
        _expect(tx, author)
        sitting = await load(house, tx, guild, table)
        if (repeated := await _repeated(tx, sitting, author)) is not None:
            return repeated
        seat = _running_seat(sitting, author)
        if decision is not None and decision != sitting.decisions[seat]:
            raise refused("stale")
        action = read(sitting, seat)
        refusal = sitting.game.refuse(sitting.state, seat, action)
        if refusal is not None:
            raise illegal(IllegalAction(refusal))
        sitting = await standins.take_back(house, tx, sitting, seat, author)
        written = await log.write(house, tx, sitting, acted(seat, action), author)
    house.kick()
    return written


async def undo(house: House, guild: int, table: int, author: Author) -> Written:
    """Take the author's last action back. Raises Refused when it cannot be."""
    async with house.store.write(guild) as tx:
        _expect(tx, author)
        sitting = await load(house, tx, guild, table)
        if (repeated := await _repeated(tx, sitting, author)) is not None:
            return repeated
        seat = _running_seat(sitting, author)
        number = None if sitting.computer_on(seat) else open_entry(sitting.game, sitting.position, seat)
        if number is None:
            raise refused("nothing-to-undo")
        written = await log.write(house, tx, sitting, TookBack(seat, number), author)
    house.kick()
    return written


async def vote_end(house: House, guild: int, table: int, author: Author) -> tuple[Sitting, int]:
    """Vote to end a table where nothing moves any more; return how many votes are still missing."""
    async with house.store.write(guild) as tx:
        sitting = await load(house, tx, guild, table)
        seat = _running_seat(sitting, author)
        if not sitting.game.stalled(sitting.state):
            raise refused("not-stalled")
        await tx.say_once(table, f"vote:{round_of_votes(sitting)}:{seat}")
        missing = [
            person.number
            for person in sitting.people()
            if not await tx.said(table, f"vote:{round_of_votes(sitting)}:{person.number}")
        ]
        if not missing:
            sitting = (await log.write(house, tx, sitting, Concluded(VOTE), author)).sitting
    house.kick()
    return sitting, len(missing)


def round_of_votes(sitting: Sitting) -> str:
    """Return the quiet time in which votes count: what any seat learned since makes them void, as does a rewind."""
    state = sitting.state
    return "-".join(map(str, (*state.knowledge, *(("e", state.chance.epoch) if state.chance.epoch else ()))))


def illegal(error: IllegalAction) -> Refused:
    """Turn a refusal of the rules into one of the host's."""
    refusal = error.refusal
    return Refused(refusal.kind, refusal.reason, refusal.remedy, say("rule-cited", rule=refusal.rule))


def _running_seat(sitting: Sitting, author: Author) -> int:
    assert author.user is not None
    seat = sitting.seat_number(author.user)
    if sitting.table.status == "paused":
        raise refused("paused")
    if sitting.table.status != "running":
        raise not_played(sitting.table)
    return seat


async def again(house: House, sitting: Sitting, author: Author) -> Written | None:
    """Return the outcome once more when this interaction made an entry already."""
    async with house.store.read(sitting.guild) as tx:
        found = await _repeated(tx, sitting, author)
    if found is not None:
        progress.done()  # by the first delivery
    return found


def _expect(tx: Reading, author: Author) -> None:
    if author.interaction is not None:
        tx.soon.entry_of(author.interaction)


async def _repeated(tx: Reading, sitting: Sitting, author: Author) -> Written | None:
    """Return the outcome again when this interaction made an entry already."""
    if author.interaction is None:
        return None
    found = await tx.entry_of(author.interaction)
    if found is None or found[0] != sitting.table.id:
        return None
    events = codec.decode_events(sitting.game, found[1].events)
    return Written(sitting, events, repeated=True)
