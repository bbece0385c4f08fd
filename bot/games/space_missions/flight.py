"""What a computer does with a mission on the launch pad and in flight: launch, give, solve, suffer, hit."""

from __future__ import annotations

from bot.games.space_missions.event_losses import aborts, losses, sickens
from bot.games.space_missions.flying import without
from bot.games.space_missions.loading import CRAFT_AT, ENHANCEMENT_AT, flight_plan_of
from bot.games.space_missions.material import MAJOR, TECHNOLOGIES, mission_of
from bot.games.space_missions.odds import CREW, Aboard, odds, outcomes
from bot.games.space_missions.outlook import Outlook
from bot.games.space_missions.problems import active_craft, grade
from bot.games.space_missions.state import Flight

KEPT = 0.2
"""What a token is worth that a cancelled mission keeps."""


def launch_worth(outlook: Outlook, flight: Flight, event: str) -> float:
    """Return what it is worth to launch in spite of the event."""
    if aborts(flight, event):
        return -1.0
    chosen = losses(flight, event)
    if chosen:
        flight = max((without(flight, *loss) for loss in chosen), key=lambda left: prospects(outlook, left))
    value = prospects(outlook, flight)
    return value - 0.8 if sickens(flight, event) else value


def cancel_worth(outlook: Outlook, flight: Flight) -> float:
    """Return what it is worth to call a mission off: what lies aboard is kept for next year."""
    tokens = sum(map(sum, flight.slots)) + flight.training + flight.fuel
    return KEPT * min(tokens, 8) if outlook.years_left else 0.0


def loss_worth(outlook: Outlook, flight: Flight, token: str, craft: str) -> float:
    """Return what a flight is worth without this token; the inspection is spent anyway."""
    return prospects(outlook, without(flight, token, craft))


def prospects(outlook: Outlook, flight: Flight) -> float:
    """Return what a flight that has not begun is worth as it is loaded."""
    plan = flight_plan_of(flight.mission, flight.levels)
    return outlook.flight_worth(plan, odds(plan.mission.number, outlook.mixes, aboard(flight)))


def aboard(flight: Flight) -> Aboard:
    """Return what lies on the launch pad and can help in flight: payload tokens cannot."""
    payload = ENHANCEMENT_AT["payload"]
    slots = tuple((*row[:payload], 0, *row[payload + 1 :]) for row in flight.slots)
    return Aboard(slots, flight.training, flight.crew)


def solving_worth(outlook: Outlook, flight: Flight, token: str) -> float:
    """Return what it is worth to spend a token on the card drawn last; 0 is to suffer it."""
    drawn = flight.drawn[-1]
    craft = active_craft(flight)
    if drawn.technology == "life-support":
        return _breathing_worth(outlook, flight)
    if token == "training":
        # Training helps everywhere, a backup on one craft alone: but the last backup there downgrades, too.
        return 1.0 if _left(flight, craft, drawn.technology) and _majors(outlook, drawn.technology) else 0.6
    return 0.8


def _breathing_worth(outlook: Outlook, flight: Flight) -> float:
    """Return whether a life-support backup is better spent now than kept for the re-entry."""
    backups = flight.slots[CRAFT_AT["capsule"]][ENHANCEMENT_AT["life-support-backup"]]
    grave = grade(flight.drawn[-1]) == MAJOR
    entries = _left(flight, "capsule", CREW[1])
    mix = outlook.remaining(CREW[1])
    needed = sum(
        chance * (2 * majors + minors)
        for chance, demand in outcomes(mix, (CRAFT_AT["capsule"],) * entries)
        for _, majors, minors in demand
    )
    saved = flight.healthy if grave else 1
    at_stake = 3 * min(1.0, max(0.0, needed - (backups - 1)))
    return saved * (1.2 if flight.healthy <= 1 or flight.training else 1.0) - at_stake


def _left(flight: Flight, craft: str, technology: str) -> int:
    """Return how often a technology is still to be drawn for a craft."""
    steps = mission_of(flight.mission).steps
    here = steps[flight.step - 1][1:][flight.symbol :]
    now = here.count(technology) if active_craft(flight) == craft else 0
    return now + sum(row.count(technology) for active, *row in steps[flight.step :] if active == craft)


def _majors(outlook: Outlook, technology: str) -> bool:
    return technology in TECHNOLOGIES and outlook.remaining(technology).majors > 0
