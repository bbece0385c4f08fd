"""What the year's event does to a mission on the launch pad. Reads a public `Flight`, for rules and everybody else."""

from __future__ import annotations

from bot.games.space_missions.material import CRAFT, EVENTS, EventCard, mission_of
from bot.games.space_missions.problems import aboard
from bot.games.space_missions.state import Flight

INSPECTION, INSPECTED = "inspection", "rocket"
"""The inspection token, and the craft it lies on."""


def strikes(flight: Flight, event: EventCard) -> bool:
    """Return whether the event asks for a token of this mission: it uses a technology shown, or nothing protects."""
    if event.kind in ("none", "unprotected-loss"):
        return event.kind == "unprotected-loss"
    used = mission_of(flight.mission).technologies
    return any(technology in used for technology in event.technologies)


def losses(flight: Flight, event: str) -> tuple[tuple[str, str], ...]:
    """Return what the event can take, each as (token, craft): one of them is lost, the owner chooses which.

    The inspection token protects against technical problems and backup failures. () when there is nothing to lose,
    or when the event does not concern the mission.
    """
    card = EVENTS[event]
    if not strikes(flight, card):
        return ()
    found = [
        (token, craft)
        for token in card.tokens
        for craft, level in zip(CRAFT, flight.levels, strict=True)
        if level and (token != "training" or craft == "capsule") and aboard(flight, token, craft)
    ]
    if flight.inspection and card.kind != "unprotected-loss":
        found.append((INSPECTION, INSPECTED))
    return tuple(found)


def aborts(flight: Flight, event: str) -> bool:
    """Return whether the event aborts the mission if it is launched: a technical problem and nothing to give."""
    card = EVENTS[event]
    return card.kind == "technical-problem" and strikes(flight, card) and not losses(flight, event)


def sickens(flight: Flight, event: str) -> bool:
    """Return whether space sickness injures an astronaut; it hits every manned mission."""
    return EVENTS[event].space_sickness and flight.crew > 0
