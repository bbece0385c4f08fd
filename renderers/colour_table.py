"""The palette of a game's pictures, from the pairs of colours that meet on them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from renderers.palette import Colour, mix, on_grid
from renderers.theme import toned

_STEPS = (0.0, 1.0, 0.25, 0.5, 0.75)
"""Edges are smoothed in these steps of cover (`paint.in_steps`)."""
_HELD = 256


def colour_table(*groups: Sequence[tuple[Colour, Colour]]) -> bytes:
    """Return the palette, as it is painted now: the colours of all pairs, and the steps of the edges between them.

    Colours come first: if there are too many, the last steps are left to their neighbours. The groups are only for
    the reader, such as writing and lines.
    """
    pairs = [pair for group in groups for pair in group]
    found = list(dict.fromkeys((*_mixed(pairs, _STEPS[:2]), *_mixed(pairs, _STEPS[2:]))))[:_HELD]
    found += [found[0]] * (_HELD - len(found))
    return bytes(channel for colour in found for channel in colour)


def _mixed(pairs: Iterable[tuple[Colour, Colour]], shares: Sequence[float]) -> Iterable[Colour]:
    return (on_grid(*mix(toned(a), toned(b), share)) for a, b in pairs for share in shares)
