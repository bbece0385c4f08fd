"""Why a seat cannot do some actions now: for each verb some are tried, and their refusals are grouped.

The player would read the same refusals after trying the actions. So they reveal nothing new.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
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


@dataclass
class Reason:
    """A refusal, and the verbs for which it was given. `alike`: every refusal of its kind reads the same; `helps`: at
    least what would make the action possible is the same for all.
    """

    refusal: Refusal
    verbs: list[Verb] = field(default_factory=list[Verb])
    alike: bool = True
    helps: bool = True


@dataclass(frozen=True)
class Possible:
    """Which actions of each verb are legal, and why others are not. A `closed` verb has no legal action."""

    open: tuple[tuple[Verb, tuple[Action, ...]], ...]
    closed: tuple[Reason, ...]
    others: tuple[Reason, ...]


def possible(loaded: LoadedTable, seat: int) -> Possible:
    """Return what a seat can do now, and why it cannot do anything else."""
    verbs = loaded.game.meta.verbs
    legal = loaded.legal(seat)
    actions = {verb.id: tuple(action for action in legal if verb_of(action) == verb.id) for verb in verbs}
    attempts = _Refusals(loaded, seat, legal, max(LEAST, TRIED // len(verbs)))
    closed: dict[tuple[str, str], Reason] = {}
    others: dict[tuple[str, str], Reason] = {}
    for verb in verbs:
        group = others if actions[verb.id] else closed
        if refusals := attempts.of(verb, actions[verb.id]):
            refusal = refusals[0]
            reason = group.setdefault((refusal.kind, refusal.rule), Reason(refusal))
            reason.verbs.append(verb)
            reason.alike = reason.alike and all(one == reason.refusal for one in refusals)
            reason.helps = reason.helps and all(one.remedy == reason.refusal.remedy for one in refusals)
    opened = tuple((verb, actions[verb.id]) for verb in verbs if actions[verb.id])
    return Possible(opened, tuple(closed.values()), tuple(others.values()))


class _Refusals:
    """Tries actions of a seat."""

    def __init__(self, loaded: LoadedTable, seat: int, legal: Sequence[Action], most: int) -> None:
        self._loaded, self._seat, self._most = loaded, seat, most
        self._view = loaded.view(seat)
        self._own = {*loaded.presenter.own_nouns(self._view)}
        self._usable = _things(noun for action in legal for noun in nouns(action)) | self._own

    def of(self, verb: Verb, legal: Sequence[Action]) -> list[Refusal]:
        """Return the refusals of the most frequent kind.

        `legal`: what the verb may do now. Then only what it is done with, and other pieces of the seat that belong to
        the same slot, are tried: it is no news that another player's card cannot be played. Without legal actions,
        things that can be used for something and the seat's own are tried first, then all others.
        """
        slots = [self._values(verb, slot) for slot in verb.slots]
        if legal:
            known = [self._familiar(values, of) for values, of in zip(slots, _slots(legal), strict=True)]
            return self._refused(verb, known, real=True)
        known = [[value for value in values if value in self._usable] or values for values in slots]
        return self._refused(verb, known) or self._refused(verb, slots)

    def _familiar(self, values: Sequence[str], legal: set[str]) -> list[str]:
        """Return the values that a slot has in `legal` actions, and the seat's own if some of them are."""
        wanted = legal | self._own if legal & self._own else legal
        return [value for value in values if value in wanted]

    def _values(self, verb: Verb, slot: Slot) -> list[str]:
        found = dict(self._loaded.presenter.vocabulary(self._view, verb.id, slot.id))
        return list(found) or [NONE]

    def _refused(self, verb: Verb, slots: Sequence[Sequence[str]], *, real: bool = False) -> list[Refusal]:
        """Return the refusals of the most frequent kind. `real`: of actions with things that exist."""
        found: dict[tuple[str, str], list[Refusal]] = {}
        for action in self._sampled(verb, [values[:VALUES] for values in slots]):
            refusal = self._loaded.game.why_illegal(self._loaded.state, self._seat, action)
            if refusal is not None and (refusal.exists or not real):
                found.setdefault((refusal.kind, refusal.rule), []).append(refusal)
        return max(found.values(), key=len, default=[])

    def _sampled(self, verb: Verb, slots: Sequence[Sequence[str]]) -> Iterator[Action]:
        """Yield actions with these values, evenly spread over all there are."""
        step = max(1, -(-prod(map(len, slots)) // self._most))
        for at, given in enumerate(product(*slots)):
            if at % step == 0:
                yield build({verb.id: verb}, verb.id, given)


def _things(given: Iterable[str]) -> set[str]:
    """Return the single things of nouns, each of which may name several."""
    return {thing for noun in given for thing in noun.split("+")}


def _slots(legal: Sequence[Action]) -> Iterator[set[str]]:
    """Yield for each slot of a verb the things that its legal actions name there."""
    return map(_things, zip(*map(nouns, legal), strict=True))
