"""Chance follows its published formula: unbiased, and stable for ever."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

import pytest

from bot.games.core.chance import Chance, commitment

SEED = bytes(range(32))


def by_hand(seed: bytes, epoch: int, draw: int, attempt: int) -> int:
    """Return the number behind a draw, as the module's text defines it."""
    counters = epoch.to_bytes(8, "big") + draw.to_bytes(8, "big") + attempt.to_bytes(4, "big")
    return int.from_bytes(sha256(seed + counters).digest()[:8], "big")


@pytest.mark.parametrize("epoch", [0, 1, 2**40])
def test_every_draw_is_the_published_formula(epoch: int) -> None:
    stream = Chance(SEED, epoch, 5).open()
    for draw, n in enumerate((1, 2, 3, 60, 2**16, 2**32 + 1, 2**63, 2**64), start=5):
        assert stream.below(n) == by_hand(SEED, epoch, draw, 0) % n
    assert stream.close() == Chance(SEED, epoch, 13)


def test_what_would_make_some_results_likelier_is_drawn_again() -> None:
    n = 2**63 + 1  # nearly every second number is refused
    stream, refused = Chance(SEED).open(), 0
    for draw in range(200):
        attempt = next(attempt for attempt in range(99) if by_hand(SEED, 0, draw, attempt) < n)
        refused += attempt
        assert stream.below(n) == by_hand(SEED, 0, draw, attempt)
    assert refused > 100
    assert stream.close().draws == 200, "a draw counts once, however often it was refused"


@pytest.mark.parametrize("n", [0, -1, 2**64 + 1])
def test_nothing_is_drawn_below_what_is_no_number_of_choices(n: int) -> None:
    with pytest.raises(ValueError, match="cannot draw below"):
        Chance(SEED).open().below(n)


@pytest.mark.guarantee("shuffles-fair")
def test_all_results_are_about_as_likely() -> None:
    stream = Chance(SEED).open()
    counts = Counter(stream.below(6) for _ in range(6000))
    assert set(counts) == set(range(6)) and all(850 < count < 1150 for count in counts.values())


@pytest.mark.guarantee("shuffles-fair")
def test_a_shuffle_keeps_every_item_and_is_fisher_and_yates() -> None:
    pile, stream = list(range(20)), Chance(SEED).open()
    for last in range(19, 0, -1):
        other = stream.below(last + 1)
        pile[last], pile[other] = pile[other], pile[last]
    assert Chance(SEED).open().shuffle(range(20)) == tuple(pile)
    assert sorted(pile) == list(range(20)) != pile


def test_known_results_never_change() -> None:
    """Written down once: old records verify for ever."""
    stream = Chance(SEED).open()
    assert [stream.below(60) for _ in range(8)] == [17, 30, 9, 30, 22, 40, 37, 17]
    assert Chance(SEED).open().shuffle(range(10)) == (8, 5, 2, 9, 0, 4, 6, 1, 3, 7)
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
