"""The colours and emblems of seats: what the players would like, settled when the game starts.

They are presentation. No rule and no record knows them. Each game has the first so many colours and emblems, one for
each seat it can have, as its box has; the players' wishes permute them.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.errors import StoreError
from bot.games.core.style import COLOURS, EMBLEMS
from bot.service.context import Context, log
from bot.service.records import Person, Seat


async def settled(context: Context, seats: Sequence[Seat], most: int) -> list[Seat]:
    """Return the seats of a game that starts, each with its colour and its emblem. `most`: the game's most players.

    In a rematch the seats keep those they had, as far as nobody wishes for them. Settings that cannot be read now are
    no wishes.
    """
    people = [await _person(context, seat) for seat in seats]
    had = [seat.colour for seat in seats], [seat.emblem for seat in seats]
    colours = resolved([person and person.colour for person in people], COLOURS[:most], had[0])
    emblems = resolved([person and person.emblem for person in people], EMBLEMS[:most], had[1])
    found = zip(seats, colours, emblems, strict=True)
    return [replace(seat, colour=colour, emblem=emblem) for seat, colour, emblem in found]


async def _person(context: Context, seat: Seat) -> Person | None:
    if seat.user is None or seat.guest:  # the wish is the keeper's
        return None
    try:
        return await context.store.people.person(seat.user)
    except StoreError as error:
        log.info("user %s begins with any colour: %s", seat.user, type(error).__name__)
        return None


def resolved(wishes: Sequence[str | None], offered: Sequence[str], had: Sequence[str | None] = ()) -> tuple[str, ...]:
    """Return what each seat gets of what is offered: the first seat that wishes for something gets it.

    The others get what they `had` before, else what is by default theirs, else the first that is left.
    """
    given: dict[int, str] = {}
    for seat, wish in (*enumerate(wishes), *enumerate(had)):
        if seat not in given and wish is not None and wish in offered and wish not in given.values():
            given[seat] = wish
    for seat in range(len(wishes)):
        if seat not in given:
            left = [one for one in offered if one not in given.values()]
            given[seat] = offered[seat] if offered[seat] in left else left[0]
    return tuple(given[seat] for seat in range(len(wishes)))
