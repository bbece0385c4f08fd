"""The strong computer's fast simulation follows the rules: both are played side by side."""

from __future__ import annotations

import contextlib
import random
from typing import Any

import pytest

from bot.games.core.actions import Action
from bot.games.core.contract import settle
from bot.games.core.dice import Dice
from bot.games.space_mission.actions import Take
from bot.games.space_mission.chart import pairs_here
from bot.games.space_mission.events import ToppedUp
from bot.games.space_mission.material import POINT_KINDS
from bot.games.space_mission.scoring import tiles_worth
from bot.games.space_mission.state import SpaceMissionState
from bot.games.space_mission.strong.light import play_on, promise, prospects
from bot.games.space_mission.strong.orbit import KIND, cards_of, gains, hand_of, orbit_of, worth
from bot.games.space_mission.strong.search import do
from bot.games.space_mission.strong.world import World, world_of
from tests.games.script import seed
from tests.games.space_mission.builders import GAME, RING, Table
from tests.games.space_mission.games import random_game


class Drawn(Dice):
    """Draws from a pile without order those very cards that the rules drew."""

    def __init__(self, world: World, cards: tuple[int, ...]) -> None:
        super().__init__(0)
        self.world, self.cards = world, list(cards)

    def below(self, n: int) -> int:
        return self.world.deck.index(self.cards.pop(0))


def told(world: World) -> dict[str, Any]:
    """All of a table but orders that do not matter, and how it is laid out in memory."""
    told = {name: getattr(world, name) for name in World.__slots__ if name not in ("orbit", "deck", "piles")}
    return told | {"deck": sorted(world.deck), "piles": [sorted(pile) for pile in world.piles]}


class AsksOfTiles(Exception):
    """Several tiles lie there: the rules ask which by an action of its own."""


def done(world: World, action: Action, ring: tuple[str, ...], drawn: tuple[int, ...]) -> None:
    """Do an action, but for the choice among several tiles that it may lead to."""
    seat, take = world.turn, World.take

    def take_if_single(self: World, seat: int, kind: int) -> None:
        place = self.place[seat]
        if not isinstance(action, Take) and len(self.piles[place]) + self.spaces[place] > 1:
            raise AsksOfTiles
        take(self, seat, kind)

    with pytest.MonkeyPatch.context() as patch, contextlib.suppress(AsksOfTiles):
        patch.setattr(World, "take", take_if_single)
        do(world, seat, action, {planet: place for place, planet in enumerate(ring)}, Drawn(world, drawn))


@pytest.mark.parametrize("end", ["space", "developed"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_quick_table_goes_by_the_rules(seats: int, end: str) -> None:
    for number in range(3):
        options = settle(GAME.meta.options, {"end": end})
        for moment in random_game(number * 10 + seats, seats, options):
            world, after = world_of(moment.before), moment.step.state
            drawn = next((event.drawn for event in moment.step.events if isinstance(event, ToppedUp)), ())
            done(world, moment.action, after.ring, drawn)
            assert told(world) == told(world_of(after)), moment.action
            expected = {result.seat: result.total for result in GAME.score(after).results}
            assert dict(enumerate(world.score())) == expected


def test_a_copy_is_a_table_of_its_own() -> None:
    world = world_of(random_state(3))
    before = told(world.copy())
    play_on(copy := world.copy(), 8, Dice(1))
    assert told(world) == before != told(copy)


def random_state(number: int) -> SpaceMissionState:
    moments = list(random_game(number))
    return moments[len(moments) // 2].before


def test_playout_ends_and_keeps_every_piece() -> None:
    for number in range(6):
        world = world_of(GAME.setup(2 + number % 4, settle(GAME.meta.options, {}), seed("thought", number)))
        play_on(world, 10_000, Dice(number))
        assert world.over
        hands = [card for hand in world.hand for card in cards_of(hand)]
        assert sorted([*world.deck, *world.discards, *hands]) == list(range(1, 61))
        kept = sum(map(len, world.piles)) + sum(map(sum, world.owned)) + sum(map(len, world.reserved))
        assert (kept, sum(world.spaces)) == (48, 16)
        assert prospects(world) == world.score()


def test_play_on_does_so_many_turns() -> None:
    world = world_of(Table(3).state)
    play_on(world, 4, Dice(0))
    assert (world.turn, world.action) == (1, 1)


def test_tiles_are_worth_what_the_rules_say() -> None:
    chance = random.Random(5)
    for _ in range(200):
        tiles = chance.choices(POINT_KINDS, k=chance.randrange(12))
        counts = [tiles.count(kind) for kind in POINT_KINDS]
        assert worth(counts) == tiles_worth(tiles)
        assert gains(counts) == [tiles_worth((*tiles, kind)) - tiles_worth(tiles) for kind in POINT_KINDS]


def test_pairs_are_found_where_the_rules_find_them() -> None:
    chance, orbit, found = random.Random(6), orbit_of(RING), 0
    for _ in range(60):
        hand = tuple(sorted(chance.sample(range(1, 61), 5)))
        for place, planet in enumerate(RING):
            pair = orbit.pair(place, hand_of(hand))
            ways = {way.cards for way in pairs_here(planet, hand)}
            assert (tuple(cards_of(pair)) in ways) if ways else pair == 0
            found += bool(pair)
    assert found > 20


def test_a_planet_promises_what_can_be_done_there() -> None:
    state = Table(2).hand(0, 19, 20).at(0, "freezer").scanned(0, "freezer").state
    world = world_of(state)
    hand = hand_of((19, 20))
    built, nothing = promise(world, 0, 0, hand), promise(world, 0, 0, hand_of((19,)))
    assert built > promise(world, 0, 0, hand_of((2,))) > nothing == 0


def test_every_kind_of_tile_has_its_number() -> None:
    assert list(KIND) == list(POINT_KINDS)
