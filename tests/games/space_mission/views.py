"""Views of Space Mission for texts: those of the sample pictures, changed by hand, and the fullest possible."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.games.core.contract import Line, Standing
from bot.games.core.phrase import say
from bot.games.space_mission.material import CARDS, PLANETS
from bot.games.space_mission.view import Move, Planet, Reserved, Score, SpaceMissionView, Visit
from tests.samples import space_mission as samples

NAMES = ("Anna", "Bert", "Cleo", "Dora", "Emil")
RING = ("freezer", "hazard", "green-heggar", "bluewell", "ruby-red", "thornwild", "caldera", "twin-rift")


def planet(planet_id: str, **facts: Any) -> Planet:
    """A planet without visits."""
    printed = PLANETS[planet_id]
    untouched: dict[str, Any] = {"left": 8, "space": None, "seen_by": (), "station": None, "ships": (), "reserved": ()}
    return Planet(planet_id, printed.jump, printed.scan, printed.landing, **(untouched | facts))


def start(viewer: int | None = 0, **facts: Any) -> SpaceMissionView:
    """The first turn of seat 0 of two."""
    first: dict[str, Any] = {"viewer": viewer, "edition": "Mission Control edition", "ring": tuple(map(planet, RING))}
    if viewer is not None:
        first["hand"] = tuple(CARDS[number] for number in (1, 17, 40, 53, 57))
        first["score"] = Score(tuple((name, 0) for name in samples.CATEGORIES), 0, SCORE.next)
    return replace(samples.beginning(2), **(first | facts))


_TABLE = samples.table(3).score
assert _TABLE is not None
SCORE = _TABLE
MINE = (
    planet(
        "hazard",
        left=6,
        seen_by=(0, 1),
        ships=(0, 1),
        reserved=(Reserved(0, "medal"), Reserved(1, None)),
        visit=Visit("scan", 2, ("water", "medal", "space", "space", "alien-blue", "water", "medal"), 1, (1,)),
    ),
    planet(
        "caldera",
        left=3,
        seen_by=(0, 2),
        station=2,
        ships=(2,),
        visit=Visit("discover", 3, ("space", "water", "water", "water"), 1, (2,), ("space", "water", "water")),
        changed=("ship", "station", "tiles", "reserved", "space"),
    ),
)
"""Two planets of `middle` as the first seat sees them."""


def unseen(world: Planet) -> Planet:
    """Return a planet as a spectator sees it."""
    reserved = tuple(Reserved(mark.seat, None) for mark in world.reserved)
    return replace(world, reserved=reserved, visit=None, changed=())


def middle(viewer: int | None = 0, **facts: Any) -> SpaceMissionView:
    """Seat 0 at Hazard, which it has scanned; Caldera is seat 2's; Bluewell shows space tiles; Ruby Red is empty."""
    view = samples.table(3, viewer)
    mine = viewer == 0
    hazard, caldera = MINE if mine else map(unseen, MINE)
    if viewer == 1:
        hazard = replace(hazard, reserved=(hazard.reserved[0], Reserved(1, "water")))
    ring = (
        planet("freezer", left=7, seen_by=(1,), reserved=(Reserved(1, "water" if viewer == 1 else None),)),
        hazard,
        planet("green-heggar"),
        planet("bluewell", left=2, space=2, station=0, seen_by=(0, 2)),
        planet("ruby-red", left=0, space=0, station=1, seen_by=(1,)),
        planet("thornwild", left=1, seen_by=(2,)),
        caldera,
        planet("twin-rift"),
    )
    turns = (
        (Move("jump", "hazard", (17,)), Move("scan", "hazard", (11,))),
        (Move("top-up", None, (12, 40), 3), Move("top-up", None, (), 0)),
        (Move("develop", "caldera", (38, 60)), Move("discover", "caldera", space=2)),
    )
    places = ("hazard", "hazard", "caldera")
    counts = [player.tile_count for player in view.players[:2]]
    players = tuple(
        replace(player, planet=place, last_turn=turn, tile_count=count)
        for player, place, turn, count in zip(view.players, places, turns, (*counts, 1), strict=True)
    )
    hand = (
        replace(CARDS[11], uses=("jump", "scan")),
        replace(CARDS[34], uses=("develop",)),
        replace(CARDS[60], uses=("jump", "develop")),
        CARDS[36],
    )
    usual: dict[str, Any] = {"edition": "Mission Control edition", "ring": ring, "players": players, "action": 2}
    return replace(view, **(usual | ({"hand": hand} if mine else {}) | facts))


def choosing(viewer: int | None = 0, did: str = "scan") -> SpaceMissionView:
    """Seat 0 looks at the pile of Hazard to choose a tile."""
    pile = ("mineral-red", "alien-blue", "matter-green", "water", "water", "space")
    return middle(viewer, pending=did, pile=pile if viewer == 0 else ())


def last_tile(space_up: int) -> SpaceMissionView:
    """Seat 0 chooses the only point tile of a pile with two space tiles."""
    return replace(choosing(), pile=("water", "space", "space"), space_up=space_up)


def with_one_tile() -> tuple[Planet, ...]:
    """The ring of `middle`, but on Hazard, where seat 0 is, lie two space tiles and one other, as seat 0 knows."""
    visit = Visit("scan", 2, ("water", "medal", "space", "space"), 1, (1,))
    return tuple(replace(world, left=3, visit=visit) if world.id == "hazard" else world for world in middle().ring)


def rulebook() -> SpaceMissionView:
    """The middle under the preset Rulebook: one's own reserved tiles are face down, no notebook."""
    view = middle()
    return replace(view, ring=tuple(map(unseen, view.ring)), own_reserved=False, notebook="off")


def ended(viewer: int | None = 0) -> SpaceMissionView:
    """Over: the first two have as many points, and the first of them more stations."""
    view = middle(viewer)
    standing = samples.table(3, None, over=True).standing
    assert standing is not None
    first, second, third = standing.results
    lines = (
        Line("gate", 9, say("sm-score-gate", probes=3, place=1)),
        Line("stations", 3, say("sm-score-stations", count=1)),
        Line("minerals", 21, say("sm-score-minerals", count=7, most=3)),
        Line("aliens", 24, say("sm-score-aliens", count=6, most=4)),
        Line("matter", 9, say("sm-score-matter", pairs=1, singles=1)),
        Line("water", 19, say("sm-score-water", count=6)),
        Line("medals", 0),
    )
    best = [
        replace(one, lines=lines, total=85, rank=rank, tiebreak=3 - rank) for rank, one in enumerate((first, second), 1)
    ]
    ring = tuple(
        replace(
            world,
            tiles=("water",) * world.left,
            reserved=tuple(Reserved(mark.seat, "medal") for mark in world.reserved),
        )
        for world in view.ring
    )
    players = tuple(replace(one, tiles=("mineral-red", "water", "medal"), lost=one.seat) for one in view.players)
    facts: dict[str, Any] = {"over": True, "over_by": "space", "to_move": (), "last_round": (), "hand": ()}
    standing = Standing((*best, replace(third, rank=3)), final=True)
    return replace(view, **facts, space_up=8, players=players, ring=ring, standing=standing)


def fullest(**facts: Any) -> SpaceMissionView:
    """More than can lie on a table of five: everything on every planet, every line of the score."""
    view = samples.table(5)
    kinds = tuple(kind for kind, _ in SCORE.next)
    world = planet(
        "green-heggar",
        seen_by=(0, 1, 2, 3, 4),
        ships=(0, 1, 2, 3, 4),
        station=0,
        reserved=tuple(Reserved(seat, "mineral-purple" if seat == 0 else None) for seat in (0, 1, 2, 3, 4, 0)),
        visit=Visit("discover", 19, kinds, 8, (1, 2, 3, 4, 1, 2, 3, 4), kinds),
        changed=("ship", "station", "tiles", "reserved", "space"),
    )
    turn = (Move("top-up", None, (50, 51, 52, 53, 54), 5), Move("develop", "green-heggar", (57, 58)))
    most: dict[str, Any] = {"probes": 20, "gate_points": 9, "stations": 2, "station_points": 6, "tile_count": 15}
    players = tuple(
        replace(player, **most, planet="green-heggar", last_turn=turn, tiles=kinds * 2) for player in view.players
    )
    usual: dict[str, Any] = {
        "ring": (world,) * 8,
        "players": players,
        "round": 29,
        "last_round": (1, 2, 3, 4),
        "space_up": 12,
        "hand": tuple(replace(CARDS[number], uses=("jump", "scan", "develop")) for number in (11, 51, 52, 53, 60)),
        "pending": "scan",
        "pile": (*kinds, "space"),
        "score": Score(tuple((name, 88) for name in samples.CATEGORIES), 188, tuple((kind, 17) for kind in kinds)),
    }
    return replace(view, **(usual | facts))


def fullest_ended() -> SpaceMissionView:
    """The fullest position, over, and everybody has won."""
    standing = samples.table(5, over=True).standing
    assert standing is not None
    lines = tuple(Line(name, 88) for name in samples.CATEGORIES)
    results = tuple(replace(one, lines=lines, total=188, rank=1, tiebreak=2) for one in standing.results)
    facts: dict[str, Any] = {"over": True, "over_by": "developed", "to_move": (), "pending": None, "pile": ()}
    return fullest(**facts, standing=Standing(results, final=True))


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
        "last tile of a pile": last_tile(2),
        "last tile of the game": last_tile(6),
        "last tile of the game lies here": replace(middle(), ring=with_one_tile(), space_up=6),
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
