"""What a viewer knows of each kind of piece: how many are theirs, how many they see, how many they cannot place.

It is counted from the viewer's masked state by the zones of the game (`Zones.tally`), so it holds nothing that the view
does not hold. A game names the kinds that are worth counting.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable
from typing import Any, NamedTuple

from bot.games.core.phrase import Phrase, say
from bot.games.core.zones import Tally, Zones


class Kind(NamedTuple):
    """A kind of piece: its name, the supplies in which it is found, and which pieces are of the kind.

    `part`: it is a part of the kind before it, such as a colour, and only named if something is known of it.
    """

    name: Phrase
    supplies: Collection[str]
    includes: Callable[[Any], bool] = lambda _piece: True
    part: bool = False


def in_short(_view: Any) -> Phrase:
    """Return what stands for the counts in a short paragraph: they have no picture that an alt text would describe."""
    return say("game-known-about")


def counted(zones: Zones[Any], view: Any, kinds: Iterable[Kind]) -> tuple[Phrase, ...]:
    """Return a line for each kind of which there are pieces; () for a view without a masked state."""
    known = getattr(view, "known", None)
    if known is None:
        return ()
    tally = zones.tally(known, view.viewer)
    lines = (_line(kind, tally) for kind in kinds)
    return tuple(line for line in lines if line is not None)


def _line(kind: Kind, tally: Tally) -> Phrase | None:
    mine, seen, unknown = (_count(kind, pieces) for pieces in tally)
    total = mine + seen + unknown
    if not total or (kind.part and total == unknown):
        return None
    return say(
        "game-known-part" if kind.part else "game-known",
        kind=kind.name,
        total=total,
        mine=mine,
        seen=seen,
        unknown=unknown,
    )


def _count(kind: Kind, pieces: Counter[tuple[str, Any]]) -> int:
    return sum(count for (supply, piece), count in pieces.items() if supply in kind.supplies and kind.includes(piece))
