"""What the people of a table can agree on by a ballot: the question in words, when it may be asked, what is done."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import msgspec
from msgspec import Struct

from bot.errors import refused
from bot.games.core.phrase import Phrase, say
from bot.service.context import House
from bot.service.features.lifecycle import actions as lifecycle
from bot.service.features.undo import ballot as undo_ballot
from bot.service.ports import Writing
from bot.service.records import Ballot
from bot.service.tables.loaded import ACTIVE, Sitting, not_played

LONGEST_PAUSE = 366 * 86400.0


@dataclass(frozen=True)
class Measure:
    """`question`: what is asked, as an action ("Cancel the game"). `allow` raises Refused when it may not be asked
    now (with this body). `carry_out` does it within the transaction of the last answer and returns the table after it;
    it is called for what was allowed at first, so it must bear whatever has happened at the table since.
    """

    question: Callable[[Sitting, Ballot], Phrase]
    allow: Callable[[House, Sitting, bytes], None]
    carry_out: Callable[[House, Writing, Sitting, Ballot], Awaitable[Sitting]]


class PauseBody(Struct, frozen=True):
    """Until when the table is to pause."""

    until: float


def _may_cancel(house: House, sitting: Sitting, body: bytes) -> None:
    if sitting.table.status not in ACTIVE:
        raise not_played(sitting.table)


async def _cancel(house: House, tx: Writing, sitting: Sitting, ballot: Ballot) -> Sitting:
    after = await lifecycle.call_off(house, tx, sitting)
    await lifecycle.tell(house, tx, sitting, "told-called-off")
    return after


def _may_pause(house: House, sitting: Sitting, body: bytes) -> None:
    _may_cancel(house, sitting, body)
    if sitting.table.status == "paused":
        raise refused("paused")
    until = msgspec.json.decode(body, type=PauseBody).until
    if not house.clock.now() < until <= house.clock.now() + LONGEST_PAUSE:
        raise refused("pause-until")


async def _pause(house: House, tx: Writing, sitting: Sitting, ballot: Ballot) -> Sitting:
    until = msgspec.json.decode(ballot.body, type=PauseBody).until
    if sitting.table.status != "running" or until <= house.clock.now():
        return sitting
    return await lifecycle.pause_until(house, tx, sitting, "agreed", until)


def _pause_in_words(sitting: Sitting, ballot: Ballot) -> Phrase:
    until = msgspec.json.decode(ballot.body, type=PauseBody).until
    return say("ballot-pause", until=f"<t:{int(until)}:f>")


MEASURES: dict[str, Measure] = {
    "cancel": Measure(lambda sitting, ballot: say("ballot-cancel"), _may_cancel, _cancel),
    "pause": Measure(_pause_in_words, _may_pause, _pause),
    "rewind": Measure(undo_ballot.question, undo_ballot.allow, undo_ballot.carry_out),
}
