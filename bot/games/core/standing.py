"""A standing from the lines of all seats."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.core.contract import Line, Result, Standing


def ranked(lines: Sequence[tuple[Line, ...]], tiebreaks: Sequence[int], *, final: bool) -> Standing:
    """Return the standing, best first; of equals the lower seat is named first. Both sequences are by seat."""
    keys = [(sum(line.points for line in own), tiebreak) for own, tiebreak in zip(lines, tiebreaks, strict=True)]
    results = [
        Result(seat, own, key[0], 1 + sum(other > key for other in keys), key[1])
        for seat, (own, key) in enumerate(zip(lines, keys, strict=True))
    ]
    return Standing(tuple(sorted(results, key=lambda result: result.rank)), final)
