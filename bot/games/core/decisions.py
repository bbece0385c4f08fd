"""Decision numbers: they tell which choice a click was meant for.

Every seat has its own. It changes only if that seat acted or its legal actions changed. So other seats' secret
simultaneous choices make no panel stale, and a number reveals nothing.
"""

from __future__ import annotations

from typing import Any

from bot.games.core.contract import Game
from bot.games.core.log import Acted, AnyEntry, Rewound, TookBack
from bot.games.core.replay import Replay


def first_decisions(seats: int) -> tuple[int, ...]:
    """Return everybody's number before the first entry."""
    return (0,) * seats


def decisions_of(game: Game, replay: Replay, seats: int) -> tuple[int, ...]:
    """Return the decision number of every seat after a whole log."""
    decisions = first_decisions(seats)
    for position in replay.positions[1:]:
        assert position.entry is not None
        decisions = decisions_after(game, position.before, position.state, position.number, position.entry, decisions)
    return decisions


def decisions_after(
    game: Game, before: Any, after: Any, number: int, entry: AnyEntry, previous: tuple[int, ...]
) -> tuple[int, ...]:
    """Return the decision number of every seat after an entry.

    `before` and `after` are the states around the entry of this `number`; `previous` the numbers until then. A
    seat gets the entry's number when it acted (or took back) itself or when its list of legal actions changed; after a
    rewind all get it, for what looks the same leads elsewhere.
    """
    if isinstance(entry, Rewound):
        return (number,) * len(previous)
    actor = entry.seat if isinstance(entry, Acted | TookBack) else None
    movers = {*game.to_move(before), *game.to_move(after)}  # nothing is legal for the others, before or after
    return tuple(
        number if seat == actor or (seat in movers and game.legal(before, seat) != game.legal(after, seat)) else old
        for seat, old in enumerate(previous)
    )
