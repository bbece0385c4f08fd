"""What is to be told after a change: outgoing rows and timers, put down in the change's own transaction.

Rows say what is to be renewed; `dispatch` makes the content from the newest state when it sends. So a burst of
actions becomes one edit, and after an outage only the newest of each is sent.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from bot.games.core.phrase import Phrase
from bot.games.core.undo import open_entry
from bot.service.house import House
from bot.service.ports import Writing
from bot.service.records import Outgoing, Timer
from bot.service.sitting import Sitting


class TurnBody(Struct, frozen=True):
    """These seats are to be told that it is their turn."""

    seats: tuple[int, ...]


class HandBody(Struct, frozen=True):
    """The direct message of a seat is renewed; `fresh`: as a new message, which is the notice of the turn."""

    fresh: bool = False


class ShrinkBody(Struct, frozen=True):
    """A former board message becomes a two-line summary of what was done between these times."""

    channel: int
    message: int
    since: float
    until: float


class PlaceBody(Struct, frozen=True):
    """A message that is to go."""

    channel: int
    message: int


class ToldBody(Struct, frozen=True):
    """A word to one person (`target`), said by direct message."""

    phrase: Phrase


_encode = msgspec.json.Encoder().encode


async def put(
    house: House,
    tx: Writing,
    table: int,
    kind: str,
    *,
    target: int = 0,
    body: Struct | None = None,
    due: float | None = None,
) -> None:
    """Put an outgoing row; without `due` it is due now."""
    now = house.clock.now()
    await tx.put_outgoing(
        Outgoing(
            table=table,
            kind=kind,
            target=target,
            body=_encode(body) if body is not None else b"{}",
            due=now if due is None else due,
            created=now,
        )
    )


async def change(house: House, tx: Writing, before: Sitting, after: Sitting, actor: int | None) -> None:
    """Put down all that a change of a running table brings. `before` may be the lobby; `actor`: the acting seat."""
    table = after.table.id
    await _hands(house, tx, before, after)
    if after.table.status == "over":
        await _over(house, tx, after)
        return
    due = _announced_at(house, after, actor)
    await _computers(tx, after, due + house.manners.computer_pause)
    told = await _turn(house, tx, before, after, actor, due)
    if not (told and due <= house.clock.now()):
        await put(house, tx, table, "board")


def _announced_at(house: House, after: Sitting, actor: int | None) -> float:
    """Return when the next turn may be told: later, while the last action can still be taken back."""
    now = house.clock.now()
    if actor is None or actor in after.to_move() or after.computer_on(actor):
        return now
    return now + house.manners.hold if open_entry(after.game, after.position, actor) is not None else now


async def _turn(house: House, tx: Writing, before: Sitting, after: Sitting, actor: int | None, due: float) -> bool:
    """Put the one row that tells whose turn it is now; return whether somebody is to be told."""
    table = after.table.id
    waiting = {seat for seat in after.to_move() if after.computer_on(seat) is None}
    newly = waiting - set(before.to_move()) - {actor}
    pending = await tx.outgoing(table, "turn")
    if pending is not None:
        newly |= waiting & set(msgspec.json.decode(pending.body, type=TurnBody).seats)
    if newly:
        await put(house, tx, table, "turn", body=TurnBody(tuple(sorted(newly))), due=due)
    elif pending is not None:
        await tx.drop_outgoing(pending.id)
    return bool(newly)


async def _computers(tx: Writing, after: Sitting, due: float) -> None:
    """Wake the computers that owe a decision, and let the others sleep."""
    to_move = after.to_move()
    for seat in range(len(after.seats)):
        if after.computer_on(seat) is None:
            continue
        if seat in to_move:
            await tx.put_timer(Timer(table=after.table.id, kind="computer", target=seat, due=due))
        else:
            await tx.drop_timer(after.table.id, "computer", seat)


async def _hands(house: House, tx: Writing, before: Sitting, after: Sitting) -> None:
    """Renew the direct messages of those whose private looks or choices changed."""
    for person in after.people():
        if person.user is not None and _private(before, person.number) != _private(after, person.number):
            await refresh_hand(house, tx, after.table.id, person.user)


async def refresh_hand(house: House, tx: Writing, table: int, user: int, *, fresh: bool = False) -> None:
    """Put the row that renews a person's direct message; a row that makes a new one stays that."""
    pending = await tx.outgoing(table, "hand", user)
    if pending is not None:
        fresh = fresh or msgspec.json.decode(pending.body, type=HandBody).fresh
    await put(house, tx, table, "hand", target=user, body=HandBody(fresh))


def _private(sitting: Sitting, seat: int) -> object:
    if sitting.walk is None:
        return None
    view = sitting.view(seat)
    sent = tuple(sitting.speaker.text(view, look.id, None) for look in sitting.game.meta.looks if look.sent)
    return sent, sitting.decisions[seat] if seat in sitting.to_move() else None


async def _over(house: House, tx: Writing, after: Sitting) -> None:
    table = after.table.id
    for kind in ("board", "turn"):
        if (row := await tx.outgoing(table, kind)) is not None:
            await tx.drop_outgoing(row.id)
    for seat in after.seats:
        await tx.drop_timer(table, "computer", seat.number)
    for person in after.people():
        if person.user is not None:
            await refresh_hand(house, tx, table, person.user)
    await put(house, tx, table, "final")
    await put(house, tx, table, "index")
