"""A standing from the lines of all seats."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.games.core.contract import Line, Result, Standing
from bot.games.core.phrase import Phrase


def ranked(
    lines: Sequence[tuple[Line, ...]],
    tiebreaks: Sequence[int] | None = None,
    *,
    final: bool,
    stranger: Phrase | None = None,
) -> Standing:
    """Return the standing, best first; of equals the lower seat is named first. Both sequences are by seat.

    `stranger`: the name of an opponent that has no seat, whose lines are the last.
    """
    totals = [sum(line.points for line in own) for own in lines]
    keys = list(zip(totals, tiebreaks or (0,) * len(lines), strict=True))
    results = [
        Result(seat, lines[seat], key[0], 1 + sum(other > key for other in keys), key[1])
        for seat, key in enumerate(keys)
    ]
    if stranger is not None:
        results[-1] = replace(results[-1], seat=None, name=stranger)
    return Standing(tuple(sorted(results, key=lambda result: result.rank)), final)
