"""Shuffles are fair in every game, and anybody can check them with a record alone."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache, partial
from hashlib import sha256
from importlib import import_module
from itertools import combinations
from random import Random

import pytest

from bot.games.core.chance import Chance
from bot.games.core.contract import Title
from bot.games.history.record import encode_record
from tests.conformance.draw_sites import Site, again, met, watched
from tests.conformance.fair import Places, Shuffles, link, score
from tests.conformance.games import Case, names, some_cases
from tests.conformance.play import gone_back, seed_of
from tests.leaks.declared import title_of
from tests.selfplay.play import play
from tests.toys import TOYS

DEALS = 600
"""Enough to find a bad shuffle, as is tested below; the long form finds smaller faults as well."""
MANY_DEALS = 3000
HOW_MANY = pytest.mark.parametrize("count", [DEALS, pytest.param(MANY_DEALS, marks=pytest.mark.slow)])
OFF = 4.5
"""Standard deviations. The seeds are fixed, so what passes today passes for ever."""

FEW = 16
"""Deals that show whether a shuffle moves anything at all."""


def shuffles_of(game: str) -> Callable[[bytes, int], Shuffles]:
    """Return what tells every shuffle of a game: `SHUFFLES` of tests/games/<game>/shuffles.py."""
    module = "tests.toys.shuffles" if game in TOYS else f"tests.games.{game.replace('-', '_')}.shuffles"
    return import_module(module).SHUFFLES[game]


@cache
def deals(game: str, count: int) -> dict[str, list[Places]]:
    """Return the outcomes of every shuffle of a game at its fullest table, so many of each."""
    seats = title_of(game).game.meta.players[1]
    found: dict[str, list[Places]] = {}
    for number in range(count):
        for name, places in shuffles_of(game)(seed_of("fair", number), seats).items():
            found.setdefault(name, []).append(places)
    return found


@pytest.mark.guarantee("shuffles-fair")
@HOW_MANY
@pytest.mark.parametrize("game", names())
def test_every_shuffle_puts_everything_everywhere_alike(game: str, count: int) -> None:
    for name, outcomes in deals(game, count).items():
        assert abs(score(outcomes)) < OFF, name


@pytest.mark.guarantee("shuffles-fair")
@HOW_MANY
@pytest.mark.parametrize("game", names())
def test_no_shuffle_tells_of_another(game: str, count: int) -> None:
    dealt = deals(game, count)
    for one, other in combinations(dealt, 2):
        assert abs(link(dealt[one], dealt[other])) < OFF, (one, other)


@cache
def drawn_in(game: str) -> frozenset[Site]:
    """Return where a game draws in random games that went back in time, at tables of all sorts."""
    found: set[Site] = set()
    for case in some_cases():
        if case.game == game:
            found |= met(case.title.game, partial(again, case, gone_back(case)))
    return frozenset(found)


def unnoticed(game: str, told: Callable[[bytes, int], Shuffles]) -> set[Site]:
    """Return where a game could leave everything as it was, and what is told of its shuffles would not show it."""
    title = title_of(game)
    before = _off(title, told)

    def shows(still: Site) -> bool:
        with watched(title.game, still.__ne__):
            return any(off > OFF > before[name] for name, off in _off(title, told).items())

    return {site for site in drawn_in(game) if not shows(site)}


def _off(title: Title, told: Callable[[bytes, int], Shuffles]) -> dict[str, float]:
    outcomes = [told(seed_of("still", number), title.game.meta.players[1]) for number in range(FEW)]
    return {name: abs(score([places[name] for places in outcomes])) for name in outcomes[0]}


@pytest.mark.parametrize("game", names())
def test_no_shuffle_of_a_game_is_left_out(game: str) -> None:
    assert unnoticed(game, shuffles_of(game)) == set()


@pytest.mark.parametrize("game", names())
def test_a_shuffle_that_is_left_out_is_found(game: str) -> None:
    def without(seed: bytes, seats: int) -> Shuffles:
        every = shuffles_of(game)(seed, seats)
        return {name: places for name, places in every.items() if not name.startswith("dealt anew")}

    missing = unnoticed(game, without)
    assert missing
    assert all("redeal" in f"{site.module} {site.function}" for site in missing)


def _sattolo(random: Random) -> list[int]:
    """Nothing ever stays where it was."""
    pile = list(range(8))
    for last in range(7, 0, -1):
        other = random.randrange(last)
        pile[last], pile[other] = pile[other], pile[last]
    return pile


def _naive(random: Random) -> list[int]:
    """Every place is exchanged with any: some orders come of more ways than others."""
    pile = list(range(8))
    for place in range(8):
        other = random.randrange(8)
        pile[place], pile[other] = pile[other], pile[place]
    return pile


def _cut(random: Random) -> list[int]:
    """Half of the pile stays below."""
    top = list(range(4))
    random.shuffle(top)
    return [*top, *range(4, 8)]


def _even(random: Random) -> list[int]:
    return random.sample(range(8), 8)


@pytest.mark.guarantee("shuffles-fair")
@pytest.mark.parametrize(("shuffle", "fair"), [(_sattolo, False), (_naive, False), (_cut, False), (_even, True)])
def test_a_bad_shuffle_is_found(shuffle: Callable[[Random], list[int]], fair: bool) -> None:
    random = Random(3)
    outcomes = [[(item,) for item in shuffle(random)] for _ in range(DEALS)]
    assert (abs(score(outcomes)) < OFF) == fair


def test_shuffles_that_hang_together_are_found() -> None:
    random = Random(4)
    one = [[(item,) for item in _even(random)] for _ in range(DEALS)]
    other = [[(item,) for item in _even(random)] for _ in range(DEALS)]
    linked = [[(places[0][0] % 3,)] if random.random() < 0.3 else [(random.randrange(3),)] for places in one]
    assert abs(link(one, other)) < OFF < link(one, linked)


# -- by the record alone ----------------------------------------------------------------------------------------------


def published(seed: bytes, draw: int, below: int) -> int:
    """Return a draw as the record's text says it is made; written again here, with nothing of ours."""
    attempt = 0
    while True:
        counters = (0).to_bytes(8, "big") + draw.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        number = int.from_bytes(sha256(seed + counters).digest()[:8], "big")
        if number < 2**64 - 2**64 % below:
            return number % below
        attempt += 1


def shuffled(seed: bytes, draw: int, pile: list[int]) -> list[int]:
    """Shuffle from the last place to the first, from this draw on."""
    for last in range(len(pile) - 1, 0, -1):
        other = published(seed, draw, last + 1)
        pile[last], pile[other] = pile[other], pile[last]
        draw += 1
    return pile


@pytest.mark.guarantee("record-proves")
@pytest.mark.parametrize("game", names())
def test_the_record_alone_proves_the_seed(game: str) -> None:
    title = title_of(game)
    case = Case(game, title.game.meta.players[1], tuple((each.id, each.default) for each in title.game.meta.options))
    written = encode_record(play(title.game, case.seats, seed_of("alone", game), ("easy",), case.options))
    record = json.loads(written)
    assert sha256(bytes.fromhex(record["seed"])).hexdigest() == record["commitment"]


@pytest.mark.guarantee("record-proves")
def test_the_record_of_space_mission_alone_proves_its_deck() -> None:
    """Planets take 11 draws, tiles 63, then the 60 cards are shuffled: hands from the top, then the draw pile."""
    game = title_of("space-mission").game
    options = {option.id: option.default for option in game.meta.options}
    record = json.loads(encode_record(play(game, 4, seed_of("alone"), ("easy",), options)))
    cards = shuffled(bytes.fromhex(record["seed"]), 11 + 63, list(range(1, 61)))
    assert record["deal"]["hands"] == [sorted(cards[seat * 5 : seat * 5 + 5]) for seat in range(4)]
    assert record["deal"]["deck"] == cards[20:]


def test_both_ways_to_draw_are_the_same() -> None:
    seed = seed_of("draws")
    stream = Chance(seed).open()
    assert [stream.below(below) for below in range(1, 200)] == [published(seed, n - 1, n) for n in range(1, 200)]
