"""What happened in flights, told so that a channel can cheer: all of it is public, and everybody reads the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.core.events import Event
from bot.games.core.narration import NarrationLine
from bot.games.core.phrase import Phrase, Who, say
from bot.games.space_missions import events as happened
from bot.games.space_missions.material import AUTOMA, LOST_ASTRONAUT
from bot.games.space_missions.speech import words


def narration_line(event: Event) -> NarrationLine | None:
    """Return the part of an event in the story of a seat's flight, from the launch to the points it brings."""
    seat = getattr(event, "seat", AUTOMA)
    if seat == AUTOMA or type(event) not in DESCRIBERS or isinstance(event, happened.Cancelled):
        return None
    return NarrationLine(seat, begins=isinstance(event, happened.Launched))


def _launched(event: happened.Launched) -> Phrase:
    return say("sms-told-launched", who=Who(event.seat), mission=words.mission(event.mission))


def _cancelled(event: happened.Cancelled) -> Phrase:
    return say("sms-told-cancelled", who=Who(event.seat), mission=words.mission(event.mission))


def _struck(event: happened.TokenLost) -> Phrase:
    return say(
        "sms-told-struck", who=Who(event.seat), tokens=words.tokens(event.token, 1), craft=words.kind(event.craft)
    )


def _step_began(event: happened.StepBegan) -> Phrase:
    key = "sms-told-step-last" if event.last else "sms-told-step"
    return say(key, who=Who(event.seat), step=event.step, craft=words.kind(event.craft))


def _card_drawn(event: happened.CardDrawn) -> Phrase:
    return say(f"sms-told-card-{event.card or 'empty'}", technology=words.technology(event.technology))


def _solved(event: happened.Solved) -> Phrase:
    key = "sms-told-downgraded" if event.downgraded else "sms-told-solved"
    return say(
        key,
        who=Who(event.seat),
        technology=words.technology(event.technology),
        tokens=words.tokens(event.token, 1),
    )


def _suffered(event: happened.Suffered) -> Phrase:
    return say(
        "sms-told-suffered",
        technology=words.technology(event.technology),
        problem=words.problem(event.card),
        effects=words.consequences(event.consequences),
    )


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


def _rewarded(event: happened.Rewarded) -> Phrase:
    return say(
        "sms-told-rewarded-first" if event.first else "sms-told-rewarded",
        who=words.who(event.seat),
        mission=words.mission(event.mission),
        points=event.points,
        bars=words.categories(event.bars),
    )


def _consoled(event: happened.Consoled) -> Phrase:
    return say("sms-told-consoled", who=Who(event.seat), mission=words.mission(event.mission), points=event.points)


DESCRIBERS: dict[type[Event], Callable[[Any], Phrase]] = {
    happened.Launched: _launched,
    happened.Cancelled: _cancelled,
    happened.TokenLost: _struck,
    happened.Spared: lambda event: say("sms-told-spared", who=Who(event.seat)),
    happened.Sickened: lambda event: say("sms-told-sickened", who=Who(event.seat)),
    happened.StepBegan: _step_began,
    happened.CardDrawn: _card_drawn,
    happened.Solved: _solved,
    happened.Suffered: _suffered,
    happened.AstronautHit: _harmed,
    happened.Aborted: _aborted,
    happened.Landed: _landed,
    happened.Rewarded: _rewarded,
    happened.Consoled: _consoled,
    happened.CameHome: lambda event: say("sms-told-home", who=words.who(event.seat), count=event.count),
}
