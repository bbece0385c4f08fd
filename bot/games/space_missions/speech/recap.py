"""How much each event matters to a returning player, and its short text for the recap.

Only public facts are told here, and the weight follows from the kind of event and from whose it is.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.core.events import Event, Sentence, field, mask, sentence
from bot.games.core.narrator import TIMES, USUAL
from bot.games.core.phrase import Phrase, say
from bot.games.space_missions import events as happened
from bot.games.space_missions.material import NONE
from bot.games.space_missions.speech import words
from bot.games.space_missions.speech.facts import MISSION, POINTS, PROBLEM, TECHNOLOGY, THE_SPECIALIST

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
    write = _BRIEFS.get(type(event))
    return write(mask(event, None)) if write else None


def _once(_event: Event) -> int:
    return 1


_BRIEFS: Mapping[type[Event], Sentence] = {
    happened.Played: sentence("sms-brief-played", card=THE_SPECIALIST),
    happened.Copied: sentence("sms-brief-copied", card=THE_SPECIALIST),
    happened.Passed: sentence("sms-brief-passed", place=field("place")),
    happened.Took: sentence("sms-brief-took", tokens=lambda event: words.tokens(event.token, event.count)),
    happened.Developed: sentence("sms-brief-developed", craft=lambda event: words.craft(event.craft, event.level)),
    happened.Idle: sentence("sms-brief-idle"),
    happened.Drew: sentence("sms-brief-tested", technology=TECHNOLOGY),
    happened.Removed: sentence("sms-brief-removed", technology=TECHNOLOGY, problem=PROBLEM, **{TIMES: _once}),
    happened.Spurned: sentence("sms-brief-spurned"),
    happened.Returned: sentence("sms-brief-returned"),
    happened.TookBack: sentence("sms-brief-took-back", card=THE_SPECIALIST),
    happened.Announced: sentence("sms-brief-announced", mission=MISSION),
    happened.Stayed: sentence("sms-brief-stayed"),
    happened.Loaded: sentence("sms-brief-loaded"),
    happened.Prepared: sentence("sms-brief-loaded"),
    happened.Shuffled: sentence("sms-brief-shuffled"),
    happened.EventTurned: sentence("sms-brief-event", event=lambda event: say(f"sms-event-{event.event}")),
    happened.AutomaAnnounced: sentence("sms-brief-automa", mission=MISSION),
    happened.Awarded: sentence("sms-brief-awarded", category=field("category", words.category)),
    happened.Ended: sentence("sms-brief-ended"),
    happened.Launched: sentence("sms-brief-launched", mission=MISSION),
    happened.Cancelled: sentence("sms-brief-cancelled", mission=MISSION),
    happened.TokenLost: sentence("sms-brief-struck"),
    happened.Spared: sentence("sms-brief-spared"),
    happened.Sickened: sentence("sms-brief-injured"),
    happened.CardDrawn: sentence("sms-brief-met", technology=TECHNOLOGY),
    happened.Solved: sentence("sms-brief-solved", technology=TECHNOLOGY),
    happened.Suffered: sentence("sms-brief-suffered", technology=TECHNOLOGY),
    happened.AstronautHit: sentence(lambda event: "sms-brief-lost" if event.lost else "sms-brief-injured"),
    happened.Aborted: sentence("sms-brief-aborted"),
    happened.Landed: sentence(
        lambda event: "sms-brief-landed" if event.success else "sms-brief-failed", mission=MISSION
    ),
    happened.Rewarded: sentence("sms-brief-points", points=POINTS),
    happened.Consoled: sentence("sms-brief-points", points=POINTS),
    happened.CameHome: sentence("sms-brief-home", count=field("count")),
    happened.BonusTaken: sentence("sms-brief-bonus"),
    happened.Studied: sentence("sms-brief-studied", technology=TECHNOLOGY),
    happened.Peeked: sentence("sms-brief-peeked"),
    happened.Surrendered: sentence("sms-brief-surrendered"),
}
