"""Hand-made views of Space Mission for texts: the usual ones, and the fullest possible."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.games.core.contract import Line, Result, Standing
from bot.games.core.phrase import say
from bot.games.space_mission.material import CARDS, PLANETS
from bot.games.space_mission.view import Move, Planet, Player, Reserved, Score, SpaceMissionView, Visit

NAMES = ("Anna", "Bert", "Cleo", "Dora", "Emil")
RING = ("freezer", "hazard", "green-heggar", "bluewell", "ruby-red", "thornwild", "caldera", "twin-rift")
CATEGORIES = ("gate", "stations", "minerals", "aliens", "matter", "water", "medals")
GAINS = (
    ("mineral-red", 5),
    ("mineral-purple", 3),
    ("mineral-green", 3),
    ("mineral-blue", 3),
    ("alien-brown", 1),
    ("alien-blue", 1),
    ("matter-green", 5),
    ("matter-blue", 2),
    ("water", 3),
    ("medal", 3),
)


def planet(planet_id: str, **facts: Any) -> Planet:
    """A planet without visits."""
    printed = PLANETS[planet_id]
    untouched: dict[str, Any] = {"left": 8, "space": None, "seen_by": (), "station": None, "ships": (), "reserved": ()}
    return Planet(planet_id, printed.jump, printed.scan, printed.landing, **(untouched | facts))


def player(seat: int, **facts: Any) -> Player:
    """A player who has not left the gate."""
    fresh: dict[str, Any] = {
        "planet": None,
        "probes": 0,
        "gate_points": 0,
        "stations": 0,
        "station_points": 0,
        "tile_count": 0,
        "card_count": 5,
        "last_turn": (),
    }
    return Player(seat, **(fresh | facts))


def start(viewer: int | None = 0, seats: int = 2, **facts: Any) -> SpaceMissionView:
    """The first turn of seat 0."""
    first: dict[str, Any] = {
        "viewer": viewer,
        "seats": seats,
        "to_move": (0,),
        "over": False,
        "edition": "Mission Control edition",
        "end": "space",
        "own_reserved": True,
        "notebook": "visits",
        "ring": tuple(map(planet, RING)),
        "players": tuple(map(player, range(seats))),
        "round": 1,
        "start": 0,
        "action": 1,
        "pending": None,
        "space_up": 0,
        "space_needed": {2: 6, 3: 8, 4: 10, 5: 12}[seats],
        "deck": 60 - 5 * seats,
        "discards": 0,
        "last_round": None,
        "stalled": False,
        "hand": () if viewer is None else tuple(CARDS[number] for number in (1, 17, 40, 53, 57)),
        "score": None if viewer is None else Score(tuple((name, 0) for name in CATEGORIES), 0, GAINS),
        "turn": 0,
    }
    return SpaceMissionView(**(first | facts))


def middle(viewer: int | None = 0) -> SpaceMissionView:
    """Seat 0 at Hazard, which it has scanned; Caldera is seat 2's; Bluewell shows space tiles; Ruby Red is empty."""
    own = ("mineral-red", "mineral-red", "water", "medal")
    mine = viewer == 0
    ring = (
        planet("freezer", left=7, seen_by=(1,), reserved=(Reserved(1, "water" if viewer == 1 else None),)),
        planet(
            "hazard",
            left=6,
            seen_by=(0, 1),
            ships=(0, 1),
            reserved=(Reserved(0, "medal" if mine else None), Reserved(1, "water" if viewer == 1 else None)),
            visit=Visit("scan", 2, ("water", "medal", "space", "space", "alien-blue", "water", "medal"), 1, (1,))
            if mine
            else None,
        ),
        planet("green-heggar"),
        planet("bluewell", left=2, space=2, station=0, seen_by=(0, 2)),
        planet("ruby-red", left=0, space=0, station=1, seen_by=(1,)),
        planet("thornwild", left=1, seen_by=(2,)),
        planet(
            "caldera",
            left=3,
            seen_by=(0, 2),
            station=2,
            ships=(2,),
            visit=Visit("discover", 3, ("space", "water", "water", "water"), 1, (2,), ("space", "water", "water"))
            if mine
            else None,
            changed=("ship", "station", "tiles", "reserved", "space") if mine else (),
        ),
        planet("twin-rift"),
    )
    hazard = (
        replace(CARDS[11], uses=("jump", "scan")),
        replace(CARDS[34], uses=("develop",)),
        replace(CARDS[60], uses=("jump", "develop")),
        CARDS[36],
    )
    return start(
        viewer,
        3,
        ring=ring,
        players=(
            player(
                0,
                planet="hazard",
                probes=3,
                gate_points=9,
                stations=1,
                station_points=3,
                tile_count=4,
                card_count=4,
                last_turn=(Move("jump", "hazard", (17,)), Move("scan", "hazard", (11,))),
                tiles=own if mine else None,
            ),
            player(
                1,
                planet="hazard",
                probes=1,
                gate_points=3,
                stations=1,
                station_points=3,
                tile_count=1,
                last_turn=(Move("top-up", None, (12, 40), 3), Move("top-up", None, (), 0)),
                tiles=("water",) if viewer == 1 else None,
            ),
            player(
                2,
                planet="caldera",
                probes=2,
                gate_points=6,
                stations=1,
                station_points=3,
                tile_count=2,
                last_turn=(Move("develop", "caldera", (38, 60)), Move("discover", "caldera", space=2)),
                tiles=("water", "medal") if viewer == 2 else None,
            ),
        ),
        round=5,
        start=2,
        action=2,
        space_up=2,
        deck=21,
        discards=25,
        hand=hazard if mine else start(viewer).hand,
        score=Score((("gate", 9), ("stations", 3), ("minerals", 4), ("water", 2), ("medals", 3)), 21, GAINS)
        if mine
        else start(viewer).score,
    )


def choosing(viewer: int | None = 0, did: str = "scan") -> SpaceMissionView:
    """Seat 0 looks at the pile of Hazard to choose a tile."""
    pile = ("mineral-red", "alien-blue", "matter-green", "water", "water", "space")
    return replace(middle(viewer), pending=did, pile=pile if viewer == 0 else ())


def rulebook() -> SpaceMissionView:
    """The middle under the preset Rulebook: one's own reserved tiles are face down, no notebook."""
    view = middle()
    ring = tuple(
        replace(world, visit=None, reserved=tuple(Reserved(mark.seat, None) for mark in world.reserved))
        for world in view.ring
    )
    return replace(view, ring=ring, own_reserved=False, notebook="off")


def ended(viewer: int | None = 0) -> SpaceMissionView:
    """Over: seats 0 and 2 have as many points, and 0 more stations."""
    view = middle(viewer)
    lines = (
        Line("gate", 9, say("sm-score-gate", probes=3, place=1)),
        Line("stations", 3, say("sm-score-stations", count=1)),
        Line("minerals", 21, say("sm-score-minerals", count=7, most=3)),
        Line("aliens", 24, say("sm-score-aliens", count=6, most=4)),
        Line("matter", 9, say("sm-score-matter", pairs=1, singles=1)),
        Line("water", 19, say("sm-score-water", count=6)),
        Line("medals", 0),
    )
    results = (Result(0, lines, 85, 1, 2), Result(2, lines, 85, 2, 1), Result(1, lines[:3], 33, 3, 1))
    tiles = ("mineral-red", "water", "medal")
    return replace(
        view,
        over=True,
        over_by="space",
        to_move=(),
        last_round=(),
        space_up=8,
        hand=(),
        players=tuple(replace(one, tiles=tiles, lost=one.seat) for one in view.players),
        ring=tuple(
            replace(
                world,
                tiles=("water",) * world.left,
                reserved=tuple(Reserved(mark.seat, "medal") for mark in world.reserved),
            )
            for world in view.ring
        ),
        standing=Standing(results, final=True),
    )


def fullest() -> SpaceMissionView:
    """More than can lie on a table of five: everything on every planet, every line of the score."""
    kinds = tuple(kind for kind, _ in GAINS)
    world = planet(
        "green-heggar",
        left=8,
        seen_by=(0, 1, 2, 3, 4),
        ships=(0, 1, 2, 3, 4),
        station=0,
        reserved=tuple(Reserved(seat, "mineral-purple" if seat == 0 else None) for seat in (0, 1, 2, 3, 4, 0)),
        visit=Visit("discover", 19, kinds, 8, (1, 2, 3, 4, 1, 2, 3, 4), kinds),
        changed=("ship", "station", "tiles", "reserved", "space"),
    )
    seats = tuple(
        player(
            seat,
            planet="green-heggar",
            probes=20,
            gate_points=9,
            stations=2,
            station_points=6,
            tile_count=15,
            last_turn=(Move("top-up", None, (50, 51, 52, 53, 54), 5), Move("develop", "green-heggar", (57, 58))),
            tiles=kinds * 2,
        )
        for seat in range(5)
    )
    lines = tuple((name, 88) for name in CATEGORIES)
    return start(
        0,
        5,
        ring=(world,) * 8,
        players=seats,
        round=29,
        last_round=(1, 2, 3, 4),
        space_up=12,
        deck=10,
        discards=40,
        hand=tuple(replace(CARDS[number], uses=("jump", "scan", "develop")) for number in (11, 51, 52, 53, 60)),
        pending="scan",
        pile=(*kinds, "space"),
        score=Score(lines, 188, tuple((kind, 17) for kind in kinds)),
    )


def fullest_ended() -> SpaceMissionView:
    """The fullest position, over, and everybody has won."""
    lines = tuple(Line(name, 88) for name in CATEGORIES)
    results = tuple(Result(seat, lines, 188, 1, 2) for seat in range(5))
    view = replace(fullest(), over=True, over_by="developed", to_move=(), pending=None, pile=())
    return replace(view, standing=Standing(results, final=True))


def every() -> dict[str, SpaceMissionView]:
    """All samples by name."""
    return {
        "start": start(),
        "start seen by seat 1": start(1),
        "start seen by a spectator": start(None),
        "middle": middle(),
        "middle seen by seat 1": middle(1),
        "middle seen by a spectator": middle(None),
        "choosing": choosing(),
        "choosing for a station": choosing(did="develop"),
        "choosing by discovery": choosing(did="discover"),
        "choosing seen by seat 2": choosing(2),
        "choosing seen by a spectator": choosing(None, "develop"),
        "rulebook": rulebook(),
        "last round": replace(middle(), last_round=(1, 2), space_up=9, space_needed=8),
        "last turn": replace(middle(), last_round=(), space_up=8),
        "near the end": replace(middle(), space_up=6),
        "one to the end": replace(middle(), space_up=7),
        "all developed but one": replace(
            middle(),
            end="developed",
            ring=(*(planet(w.id, station=1) for w in middle().ring[:-1]), planet("twin-rift")),
        ),
        "stalled": replace(middle(), stalled=True),
        "ended": ended(),
        "ended seen by a spectator": ended(None),
        "ended by vote": replace(ended(), over_by="vote"),
        "shared victory": replace(ended(), standing=_shared(ended())),
        "no way for a card": replace(start(), ring=tuple(world for world in start().ring if world.jump != 1)),
        "several tiles taken": start(ring=(planet("hazard", visit=Visit("scan", 2, ("water",), 2, (1, 1), None)),)),
        "fullest": fullest(),
        "fullest ended": fullest_ended(),
    }


def _shared(view: SpaceMissionView) -> Standing:
    assert view.standing is not None
    return replace(view.standing, results=tuple(replace(one, rank=1, total=50) for one in view.standing.results))
