"""How likely a mission succeeds with what is aboard, and how its crew comes home: for computers and their reasons.

A deck is a `Mix`: how many major, minor and harmless cards it may be expected to hold, broken numbers where its fifth
card or a test's outcome is not known. Cards of one deck are drawn without putting back. Of a major problem a backup
makes a minor one; where training helps, it covers whatever backups do not. Order within a craft is left aside.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from bot.games.space_missions.loading import CRAFT_AT, ENHANCEMENT_AT
from bot.games.space_missions.material import DECK, EXTRAS, MAJOR, MINOR, NONE, TECHNOLOGIES, TECHNOLOGY, mission_of

FATAL = frozenset(one.id for one in TECHNOLOGY.values() if "lose-all" in one.major and "abort" in one.minor)
"""Technologies in which a major problem that is not downgraded kills the crew and ends the mission."""
CREW = ("life-support", "re-entry")
"""Technologies whose problems harm the crew and do not stop the mission."""
_LIFE_SUPPORT, _RE_ENTRY = map(TECHNOLOGIES.index, CREW)
_RARE = 0.001
_SHARED = ENHANCEMENT_AT["life-support-backup"]
_CAPSULE = CRAFT_AT["capsule"]


class Mix(NamedTuple):
    """What a deck may be expected to hold."""

    majors: float
    minors: float
    nones: float


FRESH = Mix(
    DECK.count(MAJOR),
    DECK.count(MINOR) + EXTRAS.count(MINOR) / len(EXTRAS),
    DECK.count(NONE) + EXTRAS.count(NONE) / len(EXTRAS),
)
"""A deck of which nothing is known, at the start."""


class Aboard(NamedTuple):
    """What lies on the launch pad: tokens by `CRAFT` and `ENHANCEMENTS`, training, healthy astronauts."""

    slots: tuple[tuple[int, ...], ...]
    training: int
    crew: int


class Odds(NamedTuple):
    """What a flight may be expected to bring: chance of success, the step of a failure weighed by its chance, healthy
    astronauts home and astronauts lost."""

    success: float
    consolation: float
    healthy: float
    lost: float


@lru_cache(maxsize=1 << 14)
def outcomes(mix: Mix, crafts: tuple[int, ...]) -> tuple[tuple[float, tuple[tuple[int, int, int], ...]], ...]:
    """Return what drawing once for each of these craft may bring: chances, and (craft, majors, minors) where any."""
    found: dict[tuple[tuple[int, int, int], ...], float] = {}
    for chance, demand in _drawn(mix, crafts):
        merged: dict[int, tuple[int, int]] = {}
        for craft, card in demand:
            majors, minors = merged.get(craft, (0, 0))
            merged[craft] = (majors + (card == MAJOR), minors + (card == MINOR))
        key = tuple((craft, *merged[craft]) for craft in sorted(merged))
        found[key] = found.get(key, 0.0) + chance
    return tuple((chance, demand) for demand, chance in found.items() if chance > _RARE)


def _drawn(mix: Mix, crafts: tuple[int, ...]) -> Iterator[tuple[float, tuple[tuple[int, str], ...]]]:
    total = sum(mix)
    if not crafts or total <= 0:
        yield 1.0, ()
        return
    for place, card in enumerate((MAJOR, MINOR, NONE)):
        chance = mix[place] / total
        if chance > 0:
            left = Mix(*(max(0.0, count - (at == place)) for at, count in enumerate(mix)))
            for then, demand in _drawn(left, crafts[1:]):
                yield chance * then, demand if card == NONE else ((crafts[0], card), *demand)


class _Need(NamedTuple):
    """Draws of one technology in a mission: the craft of each, and where its backups are counted.

    `kept`: craft on which another technology asks for the same backups later.
    """

    technology: int
    crafts: tuple[int, ...]
    kind: int
    trained: bool
    fatal: bool
    kept: tuple[int, ...] = ()


@cache
def _needs(mission: int) -> tuple[_Need, ...]:
    """Return the draws that can stop a mission, by technology."""
    steps = mission_of(mission).steps
    needs = [
        _Need(
            TECHNOLOGIES.index(technology),
            tuple(CRAFT_AT[craft] for craft, *row in steps for drawn in row if drawn == technology),
            ENHANCEMENT_AT[TECHNOLOGY[technology].downgrade],
            "training" in TECHNOLOGY[technology].solve,
            technology in FATAL,
        )
        for technology in mission_of(mission).technologies
        if technology not in CREW
    ]
    return tuple(
        need._replace(kept=tuple(craft for later in needs[at:] if later.kind == need.kind for craft in later.crafts))
        for at, need in enumerate(needs, start=1)
    )


@cache
def _middle(mission: int) -> float:
    """Return the step in which a failure is to be expected."""
    steps = mission_of(mission).steps
    places = [step for step, (_, *row) in enumerate(steps, 1) for drawn in row if drawn not in CREW]
    return 0.85 * sum(places) / len(places)


@cache
def _injury_risks(mission: int) -> tuple[int, int]:
    """Return how often a mission draws of life support and of re-entry."""
    drawn = [technology for _, *row in mission_of(mission).steps for technology in row]
    return drawn.count("life-support"), drawn.count("re-entry")


def odds(mission: int, mixes: tuple[Mix, ...], aboard: Aboard) -> Odds:
    """Return what flying a mission may be expected to bring; `mixes` by `TECHNOLOGIES`."""
    return _odds(mission, tuple(mixes[at] for at in _technologies(mission)), aboard)


@cache
def _technologies(mission: int) -> tuple[int, ...]:
    return tuple(TECHNOLOGIES.index(technology) for technology in mission_of(mission).technologies)


@lru_cache(maxsize=1 << 16)
def _odds(number: int, used: tuple[Mix, ...], aboard: Aboard) -> Odds:
    mixes = dict(zip(_technologies(number), used, strict=True))
    solved, fatal = _solved(number, mixes, aboard)
    if not mission_of(number).manned:
        return Odds(solved, (1 - solved) * _middle(number), 0.0, 0.0)
    life, re_entry = _injury_risks(number)
    alive, healthy, lost = _crew(
        mixes.get(_LIFE_SUPPORT, FRESH),
        life,
        mixes[_RE_ENTRY],
        re_entry,
        aboard.slots[_CAPSULE][_SHARED],
        aboard.crew,
    )
    success = solved * alive
    return Odds(
        success, (1 - success) * _middle(number), (1 - fatal) * healthy, fatal * aboard.crew + (1 - fatal) * lost
    )


def _solved(mission: int, mixes: Mapping[int, Mix], aboard: Aboard) -> tuple[float, float]:
    """Return the chance that all problems that could stop a mission are solved, and that the whole crew is lost."""
    states: dict[tuple[tuple[tuple[int, ...], ...], int], float] = {(aboard.slots, aboard.training): 1.0}
    fatal = 0.0
    for need in _needs(mission):
        after: dict[tuple[tuple[tuple[int, ...], ...], int], float] = {}
        for chance, demand in outcomes(mixes[need.technology], need.crafts):
            for (slots, training), before in states.items():
                left = _spent(slots, training, need, demand)
                if left is None:
                    if need.fatal and any(majors > slots[craft][need.kind] for craft, majors, _ in demand):
                        fatal += before * chance
                else:
                    after[left] = after.get(left, 0.0) + before * chance
        states = after
    return sum(states.values()), fatal


def _spent(
    slots: tuple[tuple[int, ...], ...], training: int, need: _Need, demand: tuple[tuple[int, int, int], ...]
) -> tuple[tuple[tuple[int, ...], ...], int] | None:
    """Return the tokens left after these problems, None when they do not suffice."""
    kind = need.kind
    for craft, majors, minors in demand:
        row = slots[craft]
        backups = row[kind] - majors
        if backups < 0:
            return None
        open_problems = majors + minors
        used = min(backups, open_problems)
        if open_problems > used:
            if not need.trained or training < open_problems - used:
                return None
            training -= open_problems - used
        if craft in need.kept:  # a backup that no later step needs makes no difference
            row = (*row[:kind], backups - used, *row[kind + 1 :])
            slots = (*slots[:craft], row, *slots[craft + 1 :])
    return slots, training


@lru_cache(maxsize=1 << 13)
def _crew(life: Mix, lives: int, re_entry: Mix, entries: int, backups: int, crew: int) -> tuple[float, float, float]:
    """Return the chance that an astronaut comes home, and how many come home healthy and are lost."""
    alive = healthy = lost = 0.0
    for chance, entry in outcomes(re_entry, (_CAPSULE,) * entries):
        for also, breath in outcomes(life, (_CAPSULE,) * lives):
            left, well, gone = _harmed(breath, entry, backups, crew)
            both = chance * also
            alive += both * (left > 0)
            healthy += both * well
            lost += both * gone
    return alive, healthy, lost


def _harmed(
    breath: tuple[tuple[int, int, int], ...], entry: tuple[tuple[int, int, int], ...], backups: int, crew: int
) -> tuple[int, int, int]:
    """Return how many of a crew are left, are healthy and are lost; backups are kept for the re-entry."""
    losses, backups = _struck(entry, backups, crew)
    injuries, _ = _struck(breath, backups, crew)
    losses += max(0, injuries - crew)
    injured = min(crew, injuries)
    left = max(0, crew - losses)
    return left, min(left, crew - injured), crew - left


def _struck(demand: tuple[tuple[int, int, int], ...], backups: int, crew: int) -> tuple[int, int]:
    """Return how many of a crew the problems strike that backups do not solve, and the backups left."""
    majors, minors = demand[0][1:] if demand else (0, 0)
    struck = 0
    for _ in range(majors):
        struck += 0 if backups >= 2 else 1 if backups else crew
        backups = max(0, backups - 2)
    return struck + max(0, minors - backups), max(0, backups - minors)
