"""What happened in flights, told so that a channel can cheer: all of it is public, and everybody reads the same."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.core.events import Event, Sentence, field, sentence
from bot.games.core.narrator import NarrationLine
from bot.games.core.phrase import Phrase, Who, say
from bot.games.space_missions import events as happened
from bot.games.space_missions.event_losses import INSPECTION
from bot.games.space_missions.material import AUTOMA, LOST_ASTRONAUT
from bot.games.space_missions.speech import words
from bot.games.space_missions.speech.facts import MISSION, PARTICIPANT, POINTS, PROBLEM, TECHNOLOGY, WHO

_CRAFT, _STEP = field("craft", words.kind), field("step")


def narration_line(event: Event) -> NarrationLine | None:
    """Return the part of an event in the story of a seat's flight, from the launch to the points it brings."""
    seat = getattr(event, "seat", AUTOMA)
    if seat == AUTOMA or type(event) not in SENTENCES or isinstance(event, happened.Cancelled):
        return None
    return NarrationLine(seat, begins=isinstance(event, happened.Launched))


def narrates_all() -> bool:
    """Return that only flights are told so."""
    return False


def _token(event: happened.TokenLost | happened.Solved) -> Phrase:
    return words.tokens(event.token, 1)


def _harmed(event: happened.AstronautHit) -> Phrase:
    if event.lost:
        return say("sms-told-lost", who=Who(event.seat), points=-LOST_ASTRONAUT)
    return say("sms-told-injured", who=Who(event.seat))


def _aborted(event: happened.Aborted) -> Phrase:
    if not event.step:
        return say("sms-told-aborted-event", who=Who(event.seat))
    return say("sms-told-aborted-home" if event.home else "sms-told-aborted", who=Who(event.seat), step=event.step)


def _landed(event: happened.Landed) -> Phrase:
    mission = words.mission(event.mission)
    if event.success:
        return say("sms-told-landed", who=Who(event.seat), mission=mission)
    return say("sms-told-failed", who=Who(event.seat), mission=mission, step=event.step)


SENTENCES: Mapping[type[Event], Sentence] = {
    happened.Launched: sentence("sms-told-launched", who=WHO, mission=MISSION),
    happened.Cancelled: sentence(
        lambda event: "sms-told-cancelled-inspection" if event.inspection else "sms-told-cancelled",
        who=WHO,
        mission=MISSION,
    ),
    happened.TokenLost: sentence(
        lambda event: "sms-told-struck-inspection" if event.token == INSPECTION else "sms-told-struck",
        who=WHO,
        tokens=_token,
        craft=_CRAFT,
    ),
    happened.Spared: sentence("sms-told-spared", who=WHO),
    happened.Sickened: sentence("sms-told-sickened", who=WHO),
    happened.StepBegan: sentence(
        lambda event: "sms-told-step-last" if event.last else "sms-told-step", who=WHO, step=_STEP, craft=_CRAFT
    ),
    happened.CardDrawn: sentence(
        lambda event: f"sms-told-card-{event.card or 'empty'}", who=WHO, technology=TECHNOLOGY
    ),
    happened.Solved: sentence(
        lambda event: "sms-told-downgraded" if event.downgraded else "sms-told-solved",
        who=WHO,
        technology=TECHNOLOGY,
        tokens=_token,
    ),
    happened.Suffered: sentence(
        "sms-told-suffered",
        who=WHO,
        technology=TECHNOLOGY,
        problem=PROBLEM,
        effects=field("consequences", words.consequences),
    ),
    happened.AstronautHit: _harmed,
    happened.Aborted: _aborted,
    happened.Landed: _landed,
    happened.Rewarded: sentence(
        lambda event: "sms-told-rewarded-first" if event.first else "sms-told-rewarded",
        who=PARTICIPANT,
        mission=MISSION,
        points=POINTS,
        bars=field("bars", words.categories),
    ),
    happened.Consoled: sentence("sms-told-consoled", who=WHO, mission=MISSION, points=POINTS),
    happened.CameHome: sentence("sms-told-home", who=PARTICIPANT, count=field("count")),
}
