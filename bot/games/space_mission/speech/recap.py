"""How much each event matters to a returning player, and its short text for the recap.

Only public facts are told here, and the weight follows from the kind of event and from whose it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.core.events import Event
from bot.games.core.phrase import Phrase, say
from bot.games.core.recap import USUAL
from bot.games.space_mission import events as happened
from bot.games.space_mission.speech import words

MINE = 6
"""Of one's own reserved tiles that were handed out."""
_WEIGHTS: dict[type[Event], int] = {
    happened.Developed: 9,
    happened.SpaceRevealed: 8,
    happened.LastRound: 7,
    happened.Ended: 7,
    happened.Jumped: 4,
    happened.Flew: 4,
    happened.Scanned: 3,
    happened.Took: 3,
    happened.Received: 2,
    happened.Discovered: 2,
    happened.TurnPassed: 0,
    happened.Dealt: 0,
}


def weight(event: Event, viewer: int | None) -> int:
    """Return how much an event matters to the viewer."""
    if isinstance(event, happened.Received) and event.seat == viewer:
        return MINE
    return _WEIGHTS.get(type(event), USUAL)


def brief(event: Event, viewer: int | None) -> Phrase | None:
    """Say what the actor did in a few words; None for an event that the actor did not cause."""
    describer = _BRIEFS.get(type(event))
    return describer(event) if describer else None


def _on(key: str) -> Callable[[Any], Phrase]:
    return lambda event: say(key, planet=words.planet(event.planet))


def _topped_up(event: happened.ToppedUp) -> Phrase:
    return say("sm-brief-top-up", count=len(event.drawn))


def _took(event: happened.Took) -> Phrase:
    return say("sm-brief-reserved" if event.reserved else "sm-brief-took")


def _space_revealed(event: happened.SpaceRevealed) -> Phrase:
    return say("sm-brief-space", planet=words.planet(event.planet), count=event.tiles)


_BRIEFS: dict[type[Event], Callable[[Any], Phrase]] = {
    happened.ToppedUp: _topped_up,
    happened.Reshuffled: lambda _event: say("sm-brief-reshuffled"),
    happened.Jumped: _on("sm-brief-jumped"),
    happened.Flew: _on("sm-brief-flew"),
    happened.Scanned: _on("sm-brief-scanned"),
    happened.Developed: _on("sm-brief-developed"),
    happened.Discovered: _on("sm-brief-discovered"),
    happened.Received: lambda _event: say("sm-brief-received"),
    happened.Took: _took,
    happened.SpaceRevealed: _space_revealed,
    happened.LastRound: lambda _event: say("sm-brief-end-near"),
    happened.Ended: lambda _event: say("sm-brief-ended"),
}
