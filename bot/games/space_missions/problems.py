"""Problems drawn in flight: how grave they still are, which tokens aboard help, and what happens otherwise.

Everything here reads a public `Flight`, so that rules, computers, texts and pictures share it.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.space_missions.loading import CRAFT_AT, ENHANCEMENT_AT, TRAINING
from bot.games.space_missions.material import MAJOR, MINOR, NONE, TECHNOLOGY, mission_of
from bot.games.space_missions.state import Flight, FlightCard

ABORT, MISSION_OVER = "abort", "mission-over"
INJURE, LOSE = "injure", "lose"
SINGLE = "injure-1"


def grade(drawn: FlightCard) -> str:
    """Return how grave a drawn card still is after the tokens spent on it: `major`, `minor` or `none`."""
    if drawn.card == MAJOR:
        return (MAJOR, MINOR, NONE)[len(drawn.spent)]
    return MINOR if drawn.card == MINOR and not drawn.spent else NONE


def active_craft(flight: Flight) -> str:
    """Return the craft whose backups may be spent in the present step, which must be 1 or more."""
    return mission_of(flight.mission).steps[flight.step - 1][0]


def aboard(flight: Flight, token: str, craft: str) -> int:
    """Return how many tokens of a kind lie on a craft: an enhancement, or training on the capsule."""
    if token == TRAINING:
        return flight.training
    return flight.slots[CRAFT_AT[craft]][ENHANCEMENT_AT[token]]


def solutions(drawn: FlightCard) -> tuple[str, ...]:
    """Return the tokens that help against a drawn card as grave as it is now; () when it is no problem any more."""
    facts = TECHNOLOGY[drawn.technology]
    return {MAJOR: (facts.downgrade,), MINOR: facts.solve, NONE: ()}[grade(drawn)]


def helpers(flight: Flight) -> tuple[str, ...]:
    """Return the tokens that may be spent on the card drawn last, () when it is no open problem.

    Backups of the active craft; training as long as an astronaut is healthy. Backups come first.
    """
    if not flight.drawn:
        return ()
    slots = flight.slots[CRAFT_AT[active_craft(flight)]]
    return tuple(
        [
            token
            for token in solutions(flight.drawn[-1])
            if (flight.training and flight.healthy if token == TRAINING else slots[ENHANCEMENT_AT[token]])
        ]
    )


def with_spent(drawn: FlightCard, token: str) -> FlightCard:
    """Return a drawn card with one more token spent on it."""
    return replace(drawn, spent=(*drawn.spent, token))


def can_finish(flight: Flight, token: str) -> bool:
    """Return whether the tokens aboard solve the problem drawn last once this one has been spent on it."""
    after = with_spent(flight.drawn[-1], token)
    if grade(after) == NONE:
        return True
    craft = active_craft(flight)
    return any(
        aboard(flight, other, craft) > (other == token) and (other != TRAINING or flight.healthy > 0)
        for other in solutions(after)
    )


def consequences(drawn: FlightCard, crew: int) -> tuple[str, ...]:
    """Return what a drawn card does to a crew of this size, and to the mission, if nothing more is spent on it."""
    facts = TECHNOLOGY[drawn.technology]
    printed = {MAJOR: facts.major, MINOR: facts.minor, NONE: ()}[grade(drawn)]
    return concerning(printed, crew)


def concerning(consequences: tuple[str, ...], crew: int) -> tuple[str, ...]:
    """Return those consequences that concern a mission with a crew of this size: without one, the mission alone."""
    return consequences if crew else tuple([one for one in consequences if one in (ABORT, MISSION_OVER)])


def in_turn(consequences: tuple[str, ...], crew: int) -> tuple[str, ...]:
    """Return consequences one by one for a crew of this size: each injury and each loss, then an abort or the end.

    An unmanned craft has no injuries or losses: it can only abort or be over.
    """
    queue: list[str] = []
    for consequence in consequences:
        queue += _IN_TURN[consequence](crew) if consequence in _IN_TURN else [consequence]
    return tuple(queue)


_IN_TURN = {
    SINGLE: lambda crew: [INJURE] * min(1, crew),
    "injure-crew-size": lambda crew: [INJURE] * crew,
    "lose-1": lambda crew: [LOSE] * min(1, crew),
    "lose-2": lambda crew: [LOSE] * min(2, crew),
    "lose-all": lambda crew: [LOSE] * crew,
}


def jumps_home(flight: Flight) -> bool:
    """Return whether a failure now leads to the last step: the craft is manned, and that step is not played yet."""
    last = len(mission_of(flight.mission).steps)
    return flight.crew > 0 and not flight.aborted and flight.step < last


def succeeded(flight: Flight) -> bool:
    """Return whether a flight that is over was a success: it never failed, and if it was manned, a crew is home."""
    return flight.failed is None and (flight.crew > 0 or not mission_of(flight.mission).manned)
