"""How much each event matters to a returning player, and its short text for the recap.

Only public facts are told here, and the weight follows from the kind of event and from whose it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.core.events import Event
from bot.games.core.narration import USUAL
from bot.games.core.phrase import Phrase, say
from bot.games.space_missions import events as happened
from bot.games.space_missions.material import NONE
from bot.games.space_missions.speech import words

_WEIGHTS: dict[type[Event], int] = {
    happened.Ended: 9,
    happened.Rewarded: 9,
    happened.Landed: 8,
    happened.Awarded: 8,
    happened.EventTurned: 7,
    happened.AstronautHit: 6,
    happened.Cancelled: 6,
    happened.AutomaAnnounced: 6,
    happened.Announced: 5,
    happened.Consoled: 4,
    happened.Aborted: 4,
    happened.Developed: 4,
    happened.Launched: 3,
    happened.Played: 3,
    happened.Stayed: 3,
    happened.Suffered: 3,
    happened.BonusTaken: 3,
    happened.CameHome: 2,
    happened.Passed: 2,
    happened.AutomaShowed: 0,
    happened.StepBegan: 0,
    happened.PhaseBegan: 0,
    happened.YearEnded: 0,
    happened.Begun: 0,
}


def weight(event: Event, viewer: int | None) -> int:
    """Return how much an event matters to the viewer."""
    if isinstance(event, happened.CardDrawn) and event.card in (NONE, None):
        return 0
    return _WEIGHTS.get(type(event), USUAL)


def brief(event: Event, viewer: int | None) -> Phrase | None:
    """Say what the actor did in a few words; None for an event that the actor did not cause."""
    describer = _BRIEFS.get(type(event))
    return describer(event) if describer else None


def _plain(key: str) -> Callable[[Any], Phrase]:
    return lambda _event: say(key)


def _about(key: str, **facts: Callable[[Any], Any]) -> Callable[[Any], Phrase]:
    return lambda event: say(key, **{name: fact(event) for name, fact in facts.items()})


def _mission(event: Any) -> Phrase:
    return words.mission(event.mission)


def _technology(event: Any) -> Phrase:
    return words.technology(event.technology)


def _card(event: Any) -> Phrase:
    return words.specialist(event.card)


def _problem(event: Any) -> Phrase:
    return words.problem(event.card)


def _took(event: happened.Took) -> Phrase:
    return say("sms-brief-took", tokens=words.tokens(event.token, event.count))


def _landed(event: happened.Landed) -> Phrase:
    return say("sms-brief-landed" if event.success else "sms-brief-failed", mission=words.mission(event.mission))


_BRIEFS: dict[type[Event], Callable[[Any], Phrase]] = {
    happened.Played: _about("sms-brief-played", card=_card),
    happened.Copied: _about("sms-brief-copied", card=_card),
    happened.Passed: _plain("sms-brief-passed"),
    happened.Took: _took,
    happened.Developed: _about("sms-brief-developed", craft=lambda event: words.craft(event.craft, event.level)),
    happened.Idle: _plain("sms-brief-idle"),
    happened.Drew: _about("sms-brief-tested", technology=_technology),
    happened.Removed: _about("sms-brief-removed", technology=_technology, problem=_problem),
    happened.Spurned: _plain("sms-brief-spurned"),
    happened.Returned: _plain("sms-brief-returned"),
    happened.TookBack: _about("sms-brief-took-back", card=_card),
    happened.Announced: _about("sms-brief-announced", mission=_mission),
    happened.Stayed: _plain("sms-brief-stayed"),
    happened.Loaded: _plain("sms-brief-loaded"),
    happened.Prepared: _plain("sms-brief-loaded"),
    happened.Shuffled: _plain("sms-brief-shuffled"),
    happened.EventTurned: lambda event: say("sms-brief-event", event=say(f"sms-event-{event.event}")),
    happened.AutomaAnnounced: _about("sms-brief-automa", mission=_mission),
    happened.Awarded: _about("sms-brief-awarded", category=lambda event: words.category(event.category)),
    happened.Ended: _plain("sms-brief-ended"),
    happened.Launched: _about("sms-brief-launched", mission=_mission),
    happened.Cancelled: _about("sms-brief-cancelled", mission=_mission),
    happened.TokenLost: _plain("sms-brief-struck"),
    happened.Spared: _plain("sms-brief-spared"),
    happened.Sickened: _plain("sms-brief-injured"),
    happened.CardDrawn: _about("sms-brief-met", technology=_technology),
    happened.Solved: _about("sms-brief-solved", technology=_technology),
    happened.Suffered: _about("sms-brief-suffered", technology=_technology),
    happened.AstronautHit: lambda event: say("sms-brief-lost" if event.lost else "sms-brief-injured"),
    happened.Aborted: _plain("sms-brief-aborted"),
    happened.Landed: _landed,
    happened.Rewarded: _about("sms-brief-points", points=lambda event: event.points),
    happened.Consoled: _about("sms-brief-points", points=lambda event: event.points),
    happened.CameHome: _about("sms-brief-home", count=lambda event: event.count),
    happened.BonusTaken: _plain("sms-brief-bonus"),
    happened.Studied: _about("sms-brief-studied", technology=_technology),
    happened.Peeked: _plain("sms-brief-peeked"),
    happened.Surrendered: _plain("sms-brief-surrendered"),
}
