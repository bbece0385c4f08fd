"""The sentences of remarks: none but those that are written here, with facts of their kind.

All users at the table see a remark as it is, so a file from elsewhere (`transfer`) may neither choose
another of our sentences nor put into one what formats, links, mentions or turns the text. Our own pass through here,
too: one that is missing here cannot be written, and so every table can move.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TypeAlias

from bot.games.core.phrase import Fact, Phrase, Who, say
from bot.service.names import clean, plain, shown

Kind: TypeAlias = Callable[[Fact, int], Fact]
"""Returns a fact as it may be stored at a table with this number of seats. Raises ValueError for another kind."""

MOST = 100_000
_STAMP = re.compile(r"<t:\d{1,12}:f>")


class Strange(ValueError):
    """A sentence that no remark is made of."""


def retold(phrase: Phrase, seats: int) -> Phrase:
    """Return a remark's sentence as it may be kept. Raises Strange."""
    return _sentence(phrase, seats, SENTENCES)


def _sentence(phrase: Fact, seats: int, known: Mapping[str, Mapping[str, Kind]]) -> Phrase:
    kinds = known.get(phrase.key) if isinstance(phrase, Phrase) else None
    if kinds is None or not isinstance(phrase, Phrase) or phrase.facts.keys() != kinds.keys():
        raise Strange
    return Phrase(phrase.key, {name: kinds[name](fact, seats) for name, fact in phrase.facts.items()})


def _seat(fact: Fact, seats: int) -> Who:
    if not isinstance(fact, Who) or not 0 <= fact.seat < seats:
        raise Strange
    return fact


def _seats(fact: Fact, seats: int) -> Fact:
    if fact == say("host-nobody"):
        return fact
    if not isinstance(fact, tuple) or not 1 <= len(fact) <= seats:
        raise Strange
    return tuple(_seat(one, seats) for one in fact)


def _number(fact: Fact, _seats: int) -> int:
    if not isinstance(fact, int) or not 0 <= fact <= MOST:
        raise Strange
    return fact


def _time(fact: Fact, _seats: int) -> str:
    if not isinstance(fact, str) or not _STAMP.fullmatch(fact):
        raise Strange
    return fact


def _name(fact: Fact, _seats: int) -> str:
    if not isinstance(fact, str):
        raise Strange
    return shown(clean(plain(fact)))


def _question(fact: Fact, seats: int) -> Phrase:
    return _sentence(fact, seats, QUESTIONS)


QUESTIONS: Mapping[str, Mapping[str, Kind]] = {
    "ballot-cancel": {},
    "ballot-pause": {"until": _time},
    "ballot-rewind": {"who": _seats, "number": _number},
}
"""What players can vote on (`features.ballots.kinds`)."""
SENTENCES: Mapping[str, Mapping[str, Kind]] = {
    "did-cancel": {},
    "did-go-on": {},
    "did-hand-over": {"who": _seat},
    "did-offer": {"who": _seat},
    "did-pause": {},
    "did-rewind": {"turns": _number},
    "did-seat-computer": {"who": _seat},
    "did-skip": {"who": _seat},
    "rated-alone": {},
    "rated-guests": {},
    "rated-not-agreed": {"who": _seats},
    "remark-agreed": {"what": _question},
    "remark-asleep": {},
    "remark-back": {"who": _seat},
    "remark-declined": {"who": _seat, "what": _question},
    "remark-left-behind": {"count": _number},
    "remark-offered": {"who": _seat},
    "remark-out-of-time": {"who": _seat},
    "remark-resigned": {"who": _seat},
    "remark-too-late": {},
    "remark-took-over": {"who": _seat, "former": _name},
    "remark-vacation": {"who": _seat, "until": _time},
}
"""What a remark says."""
