"""Hand-written pairs, which share no error with view and `sample_state`. Every kind of secret has one."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from random import Random

import pytest

from bot.games.history.log import encode
from tests.conformance.games import names
from tests.fuzz.twins import Twins, check
from tests.leaks.declared import differences, kind, secrets_of, title_of
from tests.leaks.lockstep import Lockstep
from tests.leaks.pairs import Pair
from tests.leaks.twin_services import mirror
from tests.soaking import share
from tests.toys import TOYS


def pairs_of(game: str) -> dict[str, Pair]:
    """Return the game's pairs: `PAIRS` of tests/games/<game>/pairs.py."""
    module = "tests.toys.pairs" if game in TOYS else f"tests.games.{game.replace('-', '_')}.pairs"
    return import_module(module).PAIRS[game]


EVERY = [pytest.param(game, pair, id=f"{game}: {name}") for game in names() for name, pair in pairs_of(game).items()]


@pytest.mark.guarantee("pairs-by-hand")
@pytest.mark.parametrize(("game", "pair"), EVERY)
def test_what_is_not_known_makes_no_difference(game: str, pair: Pair) -> None:
    title = title_of(game)
    assert encode(pair.one) != encode(pair.other)
    for state in (pair.one, pair.other):
        title.game.check(state)
    for viewer in pair.viewers:
        check(Twins(title, viewer, pair.one, pair.other), (), Random(1))


@pytest.mark.guarantee("pairs-by-hand")
@pytest.mark.parametrize("game", names())
async def test_what_is_not_known_makes_no_difference_at_any_door(game: str) -> None:
    random = Random(game)
    async with mirror() as mirrored:
        for pair in share([*pairs_of(game).values()], 8):
            viewer = random.choice(pair.viewers)
            await mirrored.begin(Twins(title_of(game), viewer, pair.one, pair.other), pair.options, game)
            await Lockstep(mirrored, random, ()).replay(1)
            await mirrored.clear()


@pytest.mark.guarantee("pairs-by-hand")
@pytest.mark.parametrize("game", names())
def test_there_is_a_pair_for_every_kind_of_secret(game: str) -> None:
    kinds = {kind(way) for pair in pairs_of(game).values() for way in _ways(game, pair)}
    paired = {found for pair in pairs_of(game).values() for found in _kinds_that_differ(game, pair)}
    assert paired == kinds


def _ways(game: str, pair: Pair) -> Iterator[tuple[str | int, ...]]:
    for viewer in (None, *range(len(pair.one.knowledge))):
        yield from secrets_of(game).of_state(pair.one, viewer)


def _kinds_that_differ(game: str, pair: Pair) -> Iterator[tuple[str, ...]]:
    ways = list(_ways(game, pair))
    for way in differences(pair.one, pair.other):
        yield from (kind(secret) for secret in ways if way[: len(secret)] == secret)


KNOWN = [(game, name) for game in names() for name, pair in pairs_of(game).items() if pair.knower is not None]


@pytest.mark.parametrize(("game", "name"), [found for found in KNOWN if not found[1].startswith("the coming")])
def test_the_pairs_differ_for_viewers_who_know(game: str, name: str) -> None:
    pair, rules = pairs_of(game)[name], title_of(game).game
    assert encode(rules.view(pair.one, pair.knower)) != encode(rules.view(pair.other, pair.knower))
