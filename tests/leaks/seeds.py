"""Whether a text holds a table's seed, in any spelling: with it, all future cards are known.

Two tables compared with each other cannot tell: a seed that both have looks the same at both.
"""

from __future__ import annotations

from base64 import b32encode, b64encode, urlsafe_b64encode
from collections.abc import Iterator
from functools import cache

ENOUGH = 20
"""So many letters of a spelling, from its start or its end, are no chance; a seed cut short tells as well."""

AROUND = 100
"""How many letters before and after are quoted."""


def shown(seed: bytes, given: object) -> str:
    """Return where any spelling of the seed stands in the plain form of what is given, texts and bytes alike, or ""."""
    told = _told(given)
    found = next((told.find(spelling) for spelling in _spellings(seed) if spelling in told), None)
    return "" if found is None else told[max(0, found - AROUND) : found + AROUND]


@cache
def _spellings(seed: bytes) -> frozenset[str]:
    """Return what to look for: starts and ends of all plain forms of a seed, as they stand after `_told`."""
    forms = [_told(form)[1:-1] for form in _forms(seed)]
    return frozenset(part for form in forms for part in (form[:ENOUGH], form[-ENOUGH:]))


def _forms(seed: bytes) -> Iterator[str]:
    yield seed.hex()
    yield seed.hex(" ")
    yield _told(seed)[2:-1]
    for encoded in (b64encode(seed), urlsafe_b64encode(seed), b32encode(seed)):
        yield encoded.decode().rstrip("=")
    for order in ("big", "little"):
        yield str(int.from_bytes(seed, order))
        yield f"{int.from_bytes(seed, order):x}"
    yield ", ".join(map(str, seed))
    yield ",".join(map(str, seed))


def _told(given: object) -> str:
    """Return all of it as one text. Small letters only, and no backslashes: a text within a text has more of them."""
    return repr(given).replace("\\", "").lower()
