"""What everything is worth, and who has won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from bot.games.core.contract import Line, Standing
from bot.games.core.phrase import Phrase, say
from bot.games.core.standing import ranked
from bot.games.space_mission.material import POINT_KINDS
from bot.games.space_mission.state import Pilot, SpaceMissionState
from bot.games.space_mission.view import Score

CATEGORIES = ("gate", "stations", "minerals", "aliens", "matter", "water", "medals")
GATE_PLACES = (9, 6, 3, 1, 0)
STATION = 3
MEDAL = 3
MATTER_PAIR = 7
MATTER_SINGLE = 2
WATER = (0, 2, 5, 9, 14)
_SPACE_NEEDED = {2: 6, 3: 8, 4: 10, 5: 12}
_MINERALS = tuple(kind for kind in POINT_KINDS if kind.startswith("mineral-"))
_ALIENS = tuple(kind for kind in POINT_KINDS if kind.startswith("alien-"))


def needed(seats: int) -> int:
    """Return how many space tiles must be turned up to end the game."""
    return _SPACE_NEEDED[seats]


def gate_place(probes: Sequence[int], seat: int) -> int:
    """Return the seat's place at the gate, from 1; those with as many probes share it and the next are skipped."""
    return 1 + sum(other > probes[seat] for other in probes)


def gate_points(probes: Sequence[int]) -> tuple[int, ...]:
    """Return each seat's points for the gate; a seat without a probe gets none."""
    return tuple(GATE_PLACES[gate_place(probes, seat) - 1] if count else 0 for seat, count in enumerate(probes))


def _set_points(held: Sequence[int]) -> int:
    """Minerals and aliens: how many there are, times the most of one colour."""
    return sum(held) * max(held)


def _matter_points(held: Sequence[int]) -> int:
    green, blue = held
    pairs = min(green, blue)
    return pairs * MATTER_PAIR + (green + blue - 2 * pairs) * MATTER_SINGLE


def _water_points(held: Sequence[int]) -> int:
    fours, rest = divmod(held[0], 4)
    return fours * WATER[4] + WATER[rest]


_TILE_POINTS: dict[str, tuple[tuple[str, ...], Callable[[Sequence[int]], int]]] = {
    "minerals": (_MINERALS, _set_points),
    "aliens": (_ALIENS, _set_points),
    "matter": (("matter-green", "matter-blue"), _matter_points),
    "water": (("water",), _water_points),
    "medals": (("medal",), lambda held: held[0] * MEDAL),
}
"""The kinds of point tiles in each category, and the points of so many of each, in the order of `CATEGORIES`."""


def tile_points(tiles: Sequence[str]) -> dict[str, int]:
    """Return the points of a set of point tiles by category, in the order of `CATEGORIES`."""
    return {category: worth(_count(tiles, kinds)) for category, (kinds, worth) in _TILE_POINTS.items()}


@lru_cache(maxsize=1 << 14)  # a search asks for the same sets again and again
def tiles_worth(tiles: tuple[str, ...]) -> int:
    """Return the points of a set of point tiles."""
    return sum(tile_points(tiles).values())


@lru_cache(maxsize=1 << 12)
def gains(tiles: tuple[str, ...]) -> Mapping[str, int]:
    """Return what one more tile of each kind would add to the points, in the order of kinds."""
    found: dict[str, int] = {}
    for kinds, worth in _TILE_POINTS.values():
        held = _count(tiles, kinds)
        before = worth(held)
        for place, kind in enumerate(kinds):
            held[place] += 1
            found[kind] = worth(held) - before
            held[place] -= 1
    return found


def _count(tiles: Sequence[str], kinds: Sequence[str]) -> list[int]:
    """Return how many tiles of each kind there are."""
    return [tiles.count(kind) for kind in kinds]


def stations_of(state: SpaceMissionState, seat: int) -> int:
    """Return how many planets the seat has developed."""
    return sum(site.station == seat for site in state.sites)


def points(state: SpaceMissionState, seat: int) -> dict[str, int]:
    """Return the seat's points by category as if the game ended now."""
    probes = [pilot.probes for pilot in state.pilots]
    return {
        "gate": gate_points(probes)[seat],
        "stations": stations_of(state, seat) * STATION,
        **tile_points(state.pilots[seat].tiles),
    }


def own_score(state: SpaceMissionState, seat: int) -> Score:
    """Return the seat's score so far, and what one more tile of each kind would add."""
    lines = points(state, seat)
    return Score(tuple(lines.items()), sum(lines.values()), tuple(gains(state.pilots[seat].tiles).items()))


def _group_detail(category: str, counts: Sequence[int]) -> Phrase | None:
    if not any(counts):
        return None
    return say(f"sm-score-{category}", count=sum(counts), most=max(counts))


def _details(state: SpaceMissionState, seat: int) -> dict[str, Phrase | None]:
    """Return how each line came about; None where there is nothing to count."""
    pilot: Pilot = state.pilots[seat]
    held = Counter(pilot.tiles)
    probes = [other.probes for other in state.pilots]
    green, blue = held["matter-green"], held["matter-blue"]
    pairs, stations = min(green, blue), stations_of(state, seat)
    singles = green + blue - 2 * pairs
    return {
        "gate": say("sm-score-gate", probes=pilot.probes, place=gate_place(probes, seat)) if pilot.probes else None,
        "stations": say("sm-score-stations", count=stations) if stations else None,
        "minerals": _group_detail("minerals", [held[kind] for kind in _MINERALS]),
        "aliens": _group_detail("aliens", [held[kind] for kind in _ALIENS]),
        "matter": say("sm-score-matter", pairs=pairs, singles=singles) if green + blue else None,
        "water": say("sm-score-water", count=held["water"]) if held["water"] else None,
        "medals": say("sm-score-medals", count=held["medal"]) if held["medal"] else None,
    }


def score(state: SpaceMissionState) -> Standing:
    """Return the standing as if the game ended now, best first; more stations win a tie, then it is shared."""
    seats = range(len(state.pilots))
    lines, stations = [_lines(state, seat) for seat in seats], [stations_of(state, seat) for seat in seats]
    return ranked(lines, stations, final=state.over is not None)


def _lines(state: SpaceMissionState, seat: int) -> tuple[Line, ...]:
    scored, details = points(state, seat), _details(state, seat)
    return tuple(Line(category, scored[category], details[category]) for category in CATEGORIES)
