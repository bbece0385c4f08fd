"""What a mission needs aboard and what it can use: counted from the edition once, for rules, computers and texts.

A `FlightPlan` is one way to fly a mission that can be loaded at all. Nothing here reads a state: callers with stock,
levels and successes ask `announcements` and `room_left`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache

from msgspec import Struct

from bot.games.space_missions.actions import Announce, Load
from bot.games.space_missions.change import added, put
from bot.games.space_missions.material import (
    CATEGORIES,
    CRAFT,
    EDITION,
    ENHANCEMENTS,
    LEVELS,
    STOCK,
    TECHNOLOGY,
    Mission,
    craft_of,
)

CRAFT_AT = {craft: place for place, craft in enumerate(CRAFT)}
ENHANCEMENT_AT = {kind: place for place, kind in enumerate(ENHANCEMENTS)}
PAYLOAD_AT = ENHANCEMENT_AT["payload"]
TRAINING = "training"
Slots = tuple[tuple[int, ...], ...]
"""Tokens aboard, by `CRAFT` and `ENHANCEMENTS`."""
EMPTY: Slots = ((0,) * len(ENHANCEMENTS),) * len(CRAFT)
"""The slots of a flight with nothing aboard."""
_MANNED, _UNMANNED = CATEGORIES.index("manned"), CATEGORIES.index("unmanned")


class Room(Struct, frozen=True, gc=False):
    """Places for one kind of token on a craft of a plan. `uses`: cards drawn there that it may help with, 0 if none.

    `craft`, `kind` and `stock` are places in `CRAFT`, `ENHANCEMENTS` and `STOCK`; the room of training has `kind` -1.
    """

    token: str
    craft: int
    kind: int
    stock: int
    places: int
    uses: int
    load: Load

    def free(self, slots: Slots, training: int) -> int:
        """Return how many places are free when these tokens are aboard."""
        return self.places - (training if self.kind < 0 else slots[self.craft][self.kind])

    def filled(self, slots: Slots, training: int, count: int) -> tuple[Slots, int]:
        """Return the slots and the training with so many more tokens in this room."""
        if self.kind < 0:
            return slots, training + count
        return put(slots, self.craft, added(slots[self.craft], self.kind, count)), training


class FlightPlan(Struct, frozen=True, gc=False):
    """One way to fly a mission. `levels` by `CRAFT`, 0 for what stays; `payload`: payload enhancements it must have.

    `rooms`: places for tokens that the mission can use, in the order of `CRAFT` and `ENHANCEMENTS`, training last;
    `all_rooms`: with those for tokens that can only be given to an event in place of others.
    """

    announce: Announce
    mission: Mission
    levels: tuple[int, ...]
    fuel: int
    payload: int
    seats: int
    rooms: tuple[Room, ...]
    all_rooms: tuple[Room, ...]


def payload_craft(mission: Mission) -> str | None:
    """Return the craft whose level is chosen beside the rocket's: satellite, capsule, or None for the bare rocket."""
    if mission.satellite:
        return "satellite"
    return "capsule" if mission.capsule else None


def levels_of(mission: Mission, rocket: int, payload: int) -> tuple[int, ...]:
    """Return the levels by `CRAFT` of a mission flown with this level of rocket and of satellite or capsule."""
    satellite, capsule = (payload if mission.satellite else 0), (payload if mission.capsule else 0)
    return (rocket, satellite, capsule, int(mission.lunar_module))


def weight_of(levels: tuple[int, ...]) -> int:
    """Return the weight in tons of what the rocket carries."""
    return sum(craft_of(craft, level).weight for craft, level in zip(CRAFT[1:], levels[1:], strict=True) if level)


def payload_needed(mission: Mission, rocket: int, payload: int) -> int:
    """Return how many payload enhancements the weight asks for, whether or not the rocket has slots for them.

    A rocket that does not reach the orbit at all carries nothing there.
    """
    carried = craft_of("rocket", rocket).payload.get(mission.orbit, 0)
    return max(0, weight_of(levels_of(mission, rocket, payload)) - carried)


def payload_slots(rocket: int) -> int:
    """Return how many payload enhancements a level of rocket can take."""
    return craft_of("rocket", rocket).slots.get("payload", 0)


def reaches(mission: Mission, rocket: int) -> bool:
    """Return whether this level of rocket goes to the mission's orbit."""
    return mission.orbit in craft_of("rocket", rocket).payload


def meets_requirements(mission: Mission, bars: tuple[int, ...]) -> bool:
    """Return whether bars (by `CATEGORIES`) have the successes that the mission asks for before it."""
    manned, unmanned = bars[_MANNED] > 0, bars[_UNMANNED] > 0
    met = {"any": manned or unmanned, "manned": manned, "unmanned": unmanned}
    return all(met[asked] for asked in mission.requires)


def helps(token: str, technology: str) -> bool:
    """Return whether a token solves this technology's minor problems or downgrades its major ones."""
    facts = TECHNOLOGY[technology]
    return token in facts.solve or token == facts.downgrade


def _rooms(mission: Mission, levels: tuple[int, ...]) -> Iterator[Room]:
    """Yield every place on what flies; but for payload enhancements, of which just those go aboard that are needed."""
    uses = Counter(
        (CRAFT_AT[active], token)
        for active, *technologies in mission.steps
        for technology in technologies
        for token in ENHANCEMENTS
        if helps(token, technology)
    )
    for craft, (name, level) in enumerate(zip(CRAFT, levels, strict=True)):
        slots = craft_of(name, level).slots if level else {}
        for kind, token in enumerate(ENHANCEMENTS):
            if token in slots and kind != PAYLOAD_AT:
                yield Room(token, craft, kind, STOCK.index(token), slots[token], uses[craft, token], Load(token, name))
    for_crew = sum(helps(TRAINING, technology) for _, *technologies in mission.steps for technology in technologies)
    if mission.manned:
        places = craft_of("capsule", levels[CRAFT_AT["capsule"]]).training
        at = STOCK.index(TRAINING)
        yield Room(TRAINING, CRAFT_AT["capsule"], -1, at, places, for_crew, Load(TRAINING, "capsule"))


def _plans() -> Iterator[FlightPlan]:
    for mission in EDITION.missions:
        least = max(mission.satellite, mission.capsule)
        for rocket in range(mission.rocket, len(LEVELS["rocket"]) + 1):
            for payload in range(least, len(LEVELS["capsule"]) + 1) if least else (0,):
                levels, needed = levels_of(mission, rocket, payload), payload_needed(mission, rocket, payload)
                if reaches(mission, rocket) and needed <= payload_slots(rocket):
                    rooms = tuple(_rooms(mission, levels))
                    yield FlightPlan(
                        Announce(mission.number, rocket, payload),
                        mission,
                        levels,
                        craft_of("rocket", rocket).fuel,
                        needed,
                        craft_of("capsule", payload).seats if mission.manned else 0,
                        tuple(room for room in rooms if room.uses),
                        rooms,
                    )


FLIGHT_PLANS = {plan.announce: plan for plan in _plans()}
"""Every announcement that could ever be loaded, in the order of missions, then levels."""
_BY_LEVELS = {(plan.mission.number, plan.levels): plan for plan in FLIGHT_PLANS.values()}


def flight_plan_of(mission: int, levels: tuple[int, ...]) -> FlightPlan:
    """Return the plan by which a mission with these levels (by `CRAFT`) flies."""
    return _BY_LEVELS[mission, levels]


@cache
def announcements(
    levels: tuple[int, ...], fuel: int, payload: int, manned: bool, unmanned: bool, astronauts: bool
) -> tuple[Announce, ...]:
    """Return what can be announced, by mission, then levels.

    `levels` by `DEVELOPED`; `fuel` and `payload` tokens in stock; whether there are successes in manned and unmanned
    missions; whether the supply has an astronaut.
    """
    rocket, satellite, capsule = levels
    counts = {"manned": int(manned), "unmanned": int(unmanned)}
    bars = tuple([counts.get(category, 0) for category in CATEGORIES])
    return tuple(
        plan.announce
        for plan in FLIGHT_PLANS.values()
        if plan.levels[0] <= rocket
        and plan.levels[1] <= satellite
        and plan.levels[2] <= capsule
        and plan.fuel <= fuel
        and plan.payload <= payload
        and (astronauts or not plan.seats)
        and meets_requirements(plan.mission, bars)
    )


def room_left(plan: FlightPlan, slots: Slots, training: int) -> tuple[tuple[Room, int], ...]:
    """Return the rooms of a plan that are not full, each with its free places; `slots` and `training` are aboard."""
    return tuple([(room, free) for room in plan.rooms if (free := room.free(slots, training)) > 0])


def best_fill(plan: FlightPlan, slots: Slots, training: int, stock: Mapping[str, int]) -> tuple[tuple[Room, int], ...]:
    """Return how to load all of a stock (tokens by kind) that fits and helps: rooms with the tokens to be placed.

    A scarce kind goes, one by one, where the most draws are left for each token aboard; of equals the earlier craft.
    """
    placed: Counter[Room] = Counter()
    left = dict(room_left(plan, slots, training))
    for token, held in stock.items():
        rooms = [room for room in left if room.token == token]
        for _ in range(held):
            open_rooms = [room for room in rooms if placed[room] < left[room]]
            if not open_rooms:
                break
            aboard = {room: room.places - left[room] + placed[room] for room in open_rooms}
            placed[max(open_rooms, key=lambda room, aboard=aboard: room.uses / (aboard[room] + 1))] += 1
    return tuple((room, placed[room]) for room in plan.rooms if placed[room])
