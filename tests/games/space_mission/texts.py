"""What the texts of Space Mission are tried with."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from msgspec.structs import replace

from bot.games.core.actions import Action
from bot.games.core.events import Event
from bot.games.space_mission import scoring
from bot.games.space_mission.actions import Develop, Discover, Fly, Jump, Scan, Take, TopUp
from bot.games.space_mission.events import (
    Dealt,
    Developed,
    Discovered,
    Ended,
    Flew,
    Jumped,
    LastRound,
    Received,
    Reshuffled,
    Scanned,
    SpaceRevealed,
    Took,
    ToppedUp,
    TurnPassed,
)
from bot.games.space_mission.material import CARDS, PLANETS, POINT_KINDS, TILE_KINDS
from bot.games.space_mission.view import Score, SpaceMissionView
from tests.conformance.texts import Texts
from tests.games.space_mission.builders import refusals
from tests.games.space_mission.refusals import REFUSED
from tests.games.space_mission.views import NAMES, RING, every, middle, planet


def _worlds() -> Iterator[SpaceMissionView]:
    """Each planet of the box with its longest states, seat 0 on it."""
    for planet_id, (left, space, station, seen) in product(
        PLANETS, ((8, None, None, ()), (1, None, None, (0,)), (8, None, 0, (0,)), (4, 4, None, (0,)), (0, 0, 0, ()))
    ):
        view = middle()
        world = planet(planet_id, left=left, space=space, station=station, seen_by=seen)
        world = replace(world, reserved=view.ring[1].reserved * 3)
        others = tuple(other for other in view.ring if other.id != planet_id)[:7]
        me = replace(view.players[0], planet=planet_id)
        yield replace(view, ring=(world, *others), players=(me, *view.players[1:]))


def _anything(view: SpaceMissionView) -> Iterator[Action]:
    """Actions of every verb, possible or not, with the longest nouns."""
    yield Discover()
    for world in view.ring:
        yield Jump(60, world.id)
        yield Fly(world.id)
    yield from (Scan(number) for number in (1, 50))
    yield Develop((57, 58))
    yield from (TopUp(cards) for size in range(6) for cards in combinations((53, 54, 55, 56, 57), size))
    yield from map(Take, POINT_KINDS)


def _tried() -> Iterator[SpaceMissionView]:
    for view in _worlds():
        for pending, deck in product((None, "scan", "discover"), (40, 1, 0)):
            here = replace(view, pending=pending, deck=deck, hand=tuple(CARDS[n] for n in (53, 54, 55, 56, 57)))
            yield replace(here, score=Score((), 0, tuple((kind, 17) for kind in POINT_KINDS)))


HANDS = ((1, 2, 3, 4, 5), (17, 18, 19, 20, 21))
PILE = ("water", "water", "medal", "space")
EVENTS: tuple[Event, ...] = (
    ToppedUp(0, (), (40,)),
    ToppedUp(0, (), ()),
    ToppedUp(0, (12, 60), (40, 41, 42)),
    Reshuffled(31),
    Jumped(0, 17, None, "hazard", 1),
    Flew(1, "hazard", "freezer"),
    Scanned(0, 11, "hazard", PILE),
    Scanned(0, 53, "hazard", ()),
    Developed(0, (34, 60), "hazard", PILE),
    Received(1, "hazard", ("water", "medal")),
    Discovered(0, "caldera", PILE),
    Took(0, "caldera", "water", reserved=False),
    Took(0, "hazard", "medal", reserved=True),
    SpaceRevealed("hazard", 2, 5, 8),
    SpaceRevealed("hazard", 1, 5, 0),
    LastRound((1, 2)),
    LastRound(()),
    TurnPassed(2, 4),
    Ended("space"),
    Ended("developed"),
    Ended("vote"),
)
SECRET: tuple[tuple[Event, Event], ...] = (
    (Dealt(RING, HANDS, 1), Dealt(RING, ((6, 7, 8, 9, 10), HANDS[1]), 1)),
    (ToppedUp(0, (), (40,)), ToppedUp(0, (), (41,))),
    (Scanned(0, 11, "hazard", PILE), Scanned(0, 11, "hazard", ("medal",))),
    (Developed(0, (34, 60), "hazard", ("medal",)), Developed(0, (34, 60), "hazard", PILE)),
    (Discovered(0, "caldera", ("alien-brown", "alien-brown")), Discovered(0, "caldera", PILE)),
    (Received(0, "hazard", ("water", "medal")), Received(0, "hazard", ("water", "water"))),
    (Took(0, "caldera", "water", reserved=False), Took(0, "caldera", "medal", reserved=False)),
    (Took(0, "hazard", "medal", reserved=True), Took(0, "hazard", "water", reserved=True)),
)
SEALED: tuple[Event, ...] = (
    Scanned(0, 11, "hazard", PILE, sealed=True),
    Developed(0, (34, 60), "hazard", PILE, sealed=True),
    Discovered(0, "caldera", PILE, sealed=True),
    Took(0, "hazard", "medal", reserved=True, sealed=True),
)
VALUES = (
    ("middle", "jump", "card", "11"),
    ("middle", "jump", "card", "49"),
    ("middle", "jump", "planet", "caldera"),
    ("middle", "scan", "card", "11"),
    ("middle", "develop", "cards", "34+60"),
    ("middle", "top-up", "discard", "11+34+36"),
    ("start", "top-up", "discard", "-"),
    ("choosing", "take", "tile", "water"),
    ("middle", "jump", "card", "99"),
    ("middle", "jump", "card", "x"),
    ("middle", "top-up", "discard", "11+x"),
    ("middle", "take", "tile", "gold"),
    ("middle", "dance", "partner", "0"),
    *(("middle", verb, slot, "60") for verb, slot in (("scan", "card"), ("develop", "cards"), ("top-up", "discard"))),
)
LOOKS = (
    ("start", "board", None),
    ("middle", "board", None),
    ("choosing", "board", None),
    ("ended", "board", None),
    ("middle", "hand", None),
    ("no way for a card", "hand", None),
    ("middle", "tiles", None),
    ("rulebook", "tiles", None),
    ("middle", "planet", "hazard"),
    ("rulebook", "planet", "hazard"),
    ("several tiles taken", "planet", "hazard"),
    ("choosing", "pile", None),
    ("middle", "score", None),
    ("middle seen by a spectator", "score", None),
    ("ended", "score", None),
)
CHOICES: tuple[tuple[str, Action], ...] = (
    ("middle", Jump(17, "freezer")),
    ("middle", Fly("green-heggar")),
    ("middle", Fly("hazard")),
    ("middle", Fly("bluewell")),
    ("middle", Scan(11)),
    ("middle", Develop((34, 60))),
    ("middle", TopUp(())),
    ("middle", TopUp((34, 36))),
    ("start", TopUp(())),
    ("choosing for a station", Take("water")),
    ("choosing", Take("water")),
    ("choosing seen by a spectator", Take("water")),
    ("middle", Discover()),
)
TEXTS = Texts(
    names=NAMES,
    views=every(),
    tried=_tried,
    actions=_anything,
    events=EVENTS,
    secret=SECRET,
    sealed=SEALED,
    keys=(
        *(f"sm-planet-{planet}" for planet in PLANETS),
        *(f"sm-tile{many}-{kind}" for kind in TILE_KINDS for many in ("", "s")),
    ),
    categories=scoring.CATEGORIES,
    credits=("Matt Worden", "Schmidt Spiele"),
    odd=r"\bnone\b",
    looks=LOOKS,
    choices=CHOICES,
    values=VALUES,
    refusals=lambda: refusals(REFUSED),
)
