"""Fast chance for simulated games: repeatable, even, and with all that a stream does."""

from __future__ import annotations

from bot.games.core.chance import Chance
from bot.games.core.dice import Dice, seed_of


def test_the_same_dice_fall_alike() -> None:
    assert [Dice(4).below(100) for _ in range(3)] == [Dice(4).below(100)] * 3
    one, other = Dice(1), Dice(2)
    assert [one.below(6) for _ in range(30)] != [other.below(6) for _ in range(30)]


def test_every_number_comes_as_often() -> None:
    dice, counts = Dice(7), [0] * 6
    for _ in range(6000):
        counts[dice.below(6)] += 1
    assert max(counts) < 1200 and min(counts) > 800


def test_shuffling_and_picking_keep_to_what_is_there() -> None:
    assert sorted(Dice(9).shuffle(range(30))) == list(range(30))
    assert Dice(3).pick("abc") in "abc"


def test_a_seed_follows_from_the_chance() -> None:
    one, other = Chance(bytes(32)), Chance(bytes([1] * 32))
    assert seed_of(one.open()) == seed_of(one.open()) != seed_of(other.open())
