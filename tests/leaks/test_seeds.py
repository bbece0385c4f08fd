"""A table's seed is found in any spelling, and its public hash is not taken for it."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256
from typing import Any

import msgspec
import pytest

from bot.games.core.chance import Chance, commitment
from bot.service.card import Text
from tests.leaks.seeds import shown

SEED = sha256(b"quotes ' and \" in it").digest()
SPELT = {
    "hexadecimal": SEED.hex(),
    "capitals": SEED.hex().upper(),
    "with spaces": SEED.hex(" "),
    "the first half": SEED.hex()[:32],
    "the last half": SEED.hex()[32:],
    "bytes": SEED,
    "as Python writes it": str(SEED),
    "base64": b64encode(SEED).decode(),
    "in JSON": msgspec.json.encode(Chance(SEED)),
    "a number": int.from_bytes(SEED, "big"),
    "a number in words": f"The number is {int.from_bytes(SEED, 'little')}.",
    "a number in hexadecimal": hex(int.from_bytes(SEED, "little")),
    "one byte after the other": list(SEED),
    "a state": Chance(SEED),
    "a state in a text": f"at {Chance(SEED)}",
    "bytes among bytes": b"PNG" + SEED + b"\0'\"",
}


@pytest.mark.parametrize("name", SPELT)
def test_a_seed_is_found_however_it_is_spelt(name: str) -> None:
    given: Any = SPELT[name]
    for found in (given, str(given), repr(given).encode(), [("card", given)], {"card": repr([given])}):
        assert shown(SEED, found), found
    assert not shown(sha256(SEED).digest(), given), "it is the seed of another table"


def test_what_everybody_may_know_of_a_seed_is_not_the_seed() -> None:
    assert not shown(SEED, [Text(f"Its seed has the SHA-256 {commitment(SEED)}."), sha256(SEED).digest(), 0, None, ""])
