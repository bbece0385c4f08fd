"""Why a seat cannot do some actions now: for each verb some are tried, and their refusals are grouped.

The player would read the same refusals after trying the actions. So they reveal nothing new.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product
from math import prod

from bot.games.core.actions import NONE, Action, Refusal, Slot, Verb, build, nouns, verb_of
from bot.service.tables.loaded import LoadedTable

TRIED = 240
"""The most actions that are tried, for all verbs together; each verb gets an equal share."""
LEAST = 3
"""The smallest share of a verb."""
VALUES = 12
"""The most values of a slot that are combined with those of the others."""
SHOWN = 2
"""The most reasons that are named for a verb."""


@dataclass
class Reason:
    """A refusal, and the verbs for which it was given. `alike`: every refusal of its kind reads the same."""

    refusal: Refusal
    verbs: list[Verb] = field(default_factory=list[Verb])
    alike: bool = True


@dataclass(frozen=True)
class Possible:
    """How many actions of each verb are legal, and why others are not. A `closed` verb has no legal action."""

    open: tuple[tuple[Verb, int], ...]
    closed: tuple[Reason, ...]
    others: tuple[Reason, ...]


def possible(loaded: LoadedTable, seat: int) -> Possible:
    """Return what a seat can do now, and why it cannot do anything else."""
    verbs = loaded.game.meta.verbs
    legal = loaded.legal(seat)
    counts = Counter(map(verb_of, legal))
    things = {thing for action in legal for noun in nouns(action) for thing in noun.split("+")}
    things.update(loaded.presenter.own_nouns(loaded.view(seat)))
    attempts = _Refusals(loaded, seat, things, max(LEAST, TRIED // len(verbs)))
    closed: dict[tuple[str, str], Reason] = {}
    others: dict[tuple[str, str], Reason] = {}
    for verb in verbs:
        group = others if counts[verb.id] else closed
        for refusal, alike in attempts.of(verb, closed=not counts[verb.id])[:SHOWN]:
            reason = group.setdefault((refusal.kind, refusal.rule), Reason(refusal))
            reason.verbs.append(verb)
            reason.alike = reason.alike and alike and reason.refusal == refusal
    opened = tuple((verb, counts[verb.id]) for verb in verbs if counts[verb.id])
    return Possible(opened, tuple(closed.values()), tuple(others.values()))


class _Refusals:
    """Tries actions of a seat. `things`: nouns that are in legal actions now, and those of the seat's own pieces."""

    def __init__(self, loaded: LoadedTable, seat: int, things: set[str], most: int) -> None:
        self._loaded, self._seat, self._things, self._most = loaded, seat, things, most
        self._view = loaded.view(seat)

    def of(self, verb: Verb, *, closed: bool) -> list[tuple[Refusal, bool]]:
        """Return a refusal of each kind, the most frequent first, and whether all of its kind say the same.

        Actions with the seat's own things, and those that can be used now, are tried first: it is no news that another
        player's card cannot be played. If none of them is refused, the others are tried for a `closed` verb.
        """
        slots = [self._values(verb, slot) for slot in verb.slots]
        known = [[value for value in values if value in self._things] or values for values in slots]
        return self._refused(verb, known) or (self._refused(verb, slots) if closed else [])

    def _values(self, verb: Verb, slot: Slot) -> list[str]:
        found = dict(self._loaded.presenter.vocabulary(self._view, verb.id, slot.id))
        return list(found) or [NONE]

    def _refused(self, verb: Verb, slots: Sequence[Sequence[str]]) -> list[tuple[Refusal, bool]]:
        found: dict[tuple[str, str], list[Refusal]] = {}
        for action in self._sampled(verb, [values[:VALUES] for values in slots]):
            refusal = self._loaded.game.why_illegal(self._loaded.state, self._seat, action)
            if refusal is not None:
                found.setdefault((refusal.kind, refusal.rule), []).append(refusal)
        ranked = sorted(found.values(), key=lambda refusals: -len(refusals))
        return [(refusals[0], all(one == refusals[0] for one in refusals)) for refusals in ranked]

    def _sampled(self, verb: Verb, slots: Sequence[Sequence[str]]) -> Iterator[Action]:
        """Yield actions with these values, evenly spread over all there are."""
        step = max(1, -(-prod(map(len, slots)) // self._most))
        for at, given in enumerate(product(*slots)):
            if at % step == 0:
                yield build({verb.id: verb}, verb.id, given)
