"""Each viewer's reading of what happened on the ground. What only one seat may know is added for it, or in the end.

Flights are told in `flown.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.core.events import Event
from bot.games.core.phrase import Phrase, Who, say
from bot.games.space_missions import events as happened
from bot.games.space_missions.speech import flown, words

Describer = Callable[[Any, int | None, bool], Phrase | None]


def describe(event: Event, viewer: int | None, over: bool) -> Phrase | None:
    """Return the viewer's reading of an event; None for a kind that is not known here."""
    public = flown.DESCRIBERS.get(type(event))
    if public is not None:
        return public(event)
    describer = _DESCRIBERS.get(type(event))
    return describer(event, viewer, over) if describer else None


def _begun(event: happened.Begun, viewer: int | None, over: bool) -> Phrase:
    return say(
        "sms-told-begun",
        who=tuple(map(words.who, event.sequence)),
        scored=words.categories(event.scored),
        media=tuple(map(words.mission, event.media)),
    )


def _phase_began(event: happened.PhaseBegan, viewer: int | None, over: bool) -> Phrase:
    return say(f"sms-told-phase-{event.phase}", year=str(event.year), who=tuple(map(words.who, event.sequence)))


def _played(event: happened.Played, viewer: int | None, over: bool) -> Phrase:
    card, does = words.specialist(event.card), words.acts(event.actions)
    return say("sms-told-played", who=Who(event.seat), card=card, does=does)


def _copied(event: happened.Copied, viewer: int | None, over: bool) -> Phrase:
    card, does = words.specialist(event.card), words.acts(event.actions)
    return say("sms-told-copied", who=Who(event.seat), card=card, does=does)


def _passed(event: happened.Passed, viewer: int | None, over: bool) -> Phrase:
    return say("sms-told-passed", who=Who(event.seat), place=event.place)


def _took(event: happened.Took, viewer: int | None, over: bool) -> Phrase:
    if not event.count:
        return say("sms-told-took-none", who=Who(event.seat), token=words.token(event.token))
    return say(f"sms-told-took-{event.why}", who=Who(event.seat), tokens=words.tokens(event.token, event.count))


def _developed(event: happened.Developed, viewer: int | None, over: bool) -> Phrase:
    told = say("sms-told-developed", who=Who(event.seat), craft=words.craft(event.craft, event.level))
    if event.shuffled is None:
        return told
    return say("sms-told-developed-shuffled", told=told, technology=words.technology(event.shuffled))


def _idle(event: happened.Idle, viewer: int | None, over: bool) -> Phrase:
    return say("sms-told-idle", who=Who(event.seat), does=words.acts((event.action,)))


def _drew(event: happened.Drew, viewer: int | None, over: bool) -> Phrase:
    told = say(
        "sms-told-drew",
        who=Who(event.seat),
        technology=words.technology(event.technology),
        count=len(event.cards),
    )
    if not _may_know(event.seat, viewer, over):
        return told
    return say("sms-told-known", told=told, what=words.problems(event.cards))


def _removed(event: happened.Removed, viewer: int | None, over: bool) -> Phrase:
    return say(
        "sms-told-removed",
        who=Who(event.seat),
        technology=words.technology(event.technology),
        problem=words.problem(event.card),
    )


def _returned(event: happened.Returned, viewer: int | None, over: bool) -> Phrase:
    told = say(
        "sms-told-returned",
        who=Who(event.seat),
        technology=words.technology(event.technology),
        count=len(event.cards),
    )
    if _may_know(event.seat, viewer, over):
        placed = tuple(
            say("sms-told-placed", problem=words.problem(card), place=place)
            for card, place in zip(event.cards, event.places, strict=False)
        )
        return say("sms-told-known", told=told, what=placed or words.problems(event.cards))
    return told if event.private else say("sms-told-known", told=told, what=words.problems(event.cards))


def _took_back(event: happened.TookBack, viewer: int | None, over: bool) -> Phrase:
    return say("sms-told-took-back", who=Who(event.seat), card=words.specialist(event.card))


def _announced(event: happened.Announced, viewer: int | None, over: bool) -> Phrase:
    return say(
        "sms-told-announced",
        who=Who(event.seat),
        mission=words.mission(event.mission),
        fleet=words.fleet(event.levels),
        count=event.payload_tokens,
    )


def _stayed(event: happened.Stayed, viewer: int | None, over: bool) -> Phrase:
    return say("sms-told-stayed" if event.able else "sms-told-stayed-unable", who=Who(event.seat))


def _loaded(event: happened.Loaded, viewer: int | None, over: bool) -> Phrase:
    tokens = words.tokens(event.token, event.count)
    return say("sms-told-loaded", who=Who(event.seat), tokens=tokens, craft=words.kind(event.craft))


def _shuffled(event: happened.Shuffled, viewer: int | None, over: bool) -> Phrase:
    names = tuple(map(words.technology, event.technologies))
    return say("sms-told-shuffled", who=Who(event.seat), technologies=names)


def _event_turned(event: happened.EventTurned, viewer: int | None, over: bool) -> Phrase:
    return say("sms-told-event", year=str(event.year), event=words.event(event.event))


def _bonus_taken(event: happened.BonusTaken, viewer: int | None, over: bool) -> Phrase:
    if event.bonus is None:
        return say("sms-told-no-bonus", who=Who(event.seat))
    return say("sms-told-bonus", who=Who(event.seat), bonus=words.bonus(event.bonus))


def _studied(event: happened.Studied, viewer: int | None, over: bool) -> Phrase:
    told = say("sms-told-studied", who=Who(event.seat), technology=words.technology(event.technology))
    if not _may_know(event.seat, viewer, over):
        return told
    return say("sms-told-from-top", told=told, what=words.in_turn(event.cards))


def _peeked(event: happened.Peeked, viewer: int | None, over: bool) -> Phrase:
    told = say("sms-told-peeked", who=Who(event.seat))
    if not _may_know(event.seat, viewer, over):
        return told
    return say("sms-told-known", told=told, what=words.event(event.event))


def _automa_showed(event: happened.AutomaShowed, viewer: int | None, over: bool) -> Phrase:
    return say("sms-told-automa-showed", card=words.specialist(event.card))


def _automa_announced(event: happened.AutomaAnnounced, viewer: int | None, over: bool) -> Phrase:
    return say(
        "sms-told-automa-announced",
        mission=words.mission(event.mission),
        symbol=say(f"sms-symbol-{event.symbol}"),
    )


def _surrendered(event: happened.Surrendered, viewer: int | None, over: bool) -> Phrase:
    return say("sms-told-surrendered", who=Who(event.seat), tokens=words.tokens(event.token, event.count))


def _awarded(event: happened.Awarded, viewer: int | None, over: bool) -> Phrase:
    return say(
        "sms-told-awarded",
        category=words.category(event.category),
        who=tuple(map(words.who, event.seats)),
        points=event.points,
        count=len(event.seats),
    )


def _ended(event: happened.Ended, viewer: int | None, over: bool) -> Phrase:
    return say(f"sms-told-ended-{event.reason}")


def _may_know(seat: int, viewer: int | None, over: bool) -> bool:
    return over or viewer == seat


_DESCRIBERS: dict[type[Event], Describer] = {
    happened.Begun: _begun,
    happened.PhaseBegan: _phase_began,
    happened.Played: _played,
    happened.Copied: _copied,
    happened.Passed: _passed,
    happened.Took: _took,
    happened.Developed: _developed,
    happened.Idle: _idle,
    happened.Drew: _drew,
    happened.Removed: _removed,
    happened.Spurned: lambda event, _viewer, _over: say("sms-told-spurned", who=Who(event.seat)),
    happened.Returned: _returned,
    happened.TookBack: _took_back,
    happened.Announced: _announced,
    happened.Stayed: _stayed,
    happened.Loaded: _loaded,
    happened.Prepared: lambda event, _viewer, _over: say("sms-told-prepared", who=Who(event.seat)),
    happened.Shuffled: _shuffled,
    happened.EventTurned: _event_turned,
    happened.BonusTaken: _bonus_taken,
    happened.Studied: _studied,
    happened.Peeked: _peeked,
    happened.AutomaShowed: _automa_showed,
    happened.AutomaAnnounced: _automa_announced,
    happened.Surrendered: _surrendered,
    happened.YearEnded: lambda event, _viewer, _over: say("sms-told-year-ended", year=str(event.year)),
    happened.Awarded: _awarded,
    happened.Ended: _ended,
}
