"""Each viewer's reading of what happened, in full and, for a recap, in brief.

What only one seat may know is added for that seat, or when all is open. A recap tells only public facts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.core.events import Event
from bot.games.core.narration import USUAL
from bot.games.core.phrase import Phrase, Who, say
from bot.games.space_mission import events as happened
from bot.games.space_mission.speech import words


def describe(event: Event, viewer: int | None, over: bool) -> Phrase | None:
    """Return the viewer's reading of an event; None for a kind that is not known here."""
    describer = _DESCRIBERS.get(type(event))
    return describer(event, viewer, over) if describer else None


def _dealt(event: happened.Dealt, viewer: int | None, over: bool) -> Phrase:
    public = say("sm-told-dealt", planets=tuple(map(words.planet, event.ring)), who=Who(event.start))
    if over:
        hands = tuple(say("sm-told-hand", who=Who(seat), cards=hand) for seat, hand in enumerate(event.hands))
        return say("sm-told-dealt-open", public=public, hands=hands)
    if viewer is not None and viewer < len(event.hands):
        return say("sm-told-dealt-you", public=public, cards=words.cards(event.hands[viewer]))
    return public


def _topped_up(event: happened.ToppedUp, viewer: int | None, over: bool) -> Phrase:
    facts = {"who": Who(event.seat), "count": len(event.drawn)}
    if event.discarded:
        public = say("sm-told-top-up-discard", cards=words.cards(event.discarded), **facts)
    else:
        public = say("sm-told-top-up" if event.drawn else "sm-told-top-up-pass", **facts)
    if event.drawn and _may_know(event.seat, viewer, over):
        return say("sm-told-drawn", public=public, cards=words.cards(event.drawn))
    return public


def _reshuffled(event: happened.Reshuffled, viewer: int | None, over: bool) -> Phrase:
    return say("sm-told-reshuffled", count=event.cards)


def _jumped(event: happened.Jumped, viewer: int | None, over: bool) -> Phrase:
    return say(
        "sm-told-jumped",
        who=Who(event.seat),
        planet=words.planet(event.planet),
        number=event.card,
        jump=words.coordinate_of(event.card, "jump"),
        probes=event.probes,
    )


def _flew(event: happened.Flew, viewer: int | None, over: bool) -> Phrase:
    return say(
        "sm-told-flew", who=Who(event.seat), origin=words.planet(event.origin), planet=words.planet(event.planet)
    )


def _scanned(event: happened.Scanned, viewer: int | None, over: bool) -> Phrase:
    public = say(
        "sm-told-scanned" if event.seen else "sm-told-scanned-space",
        who=Who(event.seat),
        planet=words.planet(event.planet),
        number=event.card,
        scan=words.coordinate_of(event.card, "scan"),
    )
    return _with_pile(public, event, viewer, over)


def _developed(event: happened.Developed, viewer: int | None, over: bool) -> Phrase:
    public = say(
        "sm-told-developed",
        who=Who(event.seat),
        planet=words.planet(event.planet),
        cards=words.landing_cards(event.cards),
    )
    return _with_pile(public, event, viewer, over)


def _discovered(event: happened.Discovered, viewer: int | None, over: bool) -> Phrase:
    public = say("sm-told-discovered", who=Who(event.seat), planet=words.planet(event.planet))
    return _with_pile(public, event, viewer, over)


def _received(event: happened.Received, viewer: int | None, over: bool) -> Phrase:
    who, planet = Who(event.seat), words.planet(event.planet)
    if _may_know(event.seat, viewer, over):
        return say("sm-told-received-known", who=who, planet=planet, tiles=words.tiles(event.tiles))
    return say("sm-told-received", who=who, planet=planet, count=len(event.tiles))


def _took(event: happened.Took, viewer: int | None, over: bool) -> Phrase:
    key = "sm-told-reserved" if event.reserved else "sm-told-took"
    who, planet = Who(event.seat), words.planet(event.planet)
    if over or (viewer == event.seat and not event.sealed):
        return say(f"{key}-known", who=who, planet=planet, tile=words.tile(event.tile))
    return say(key, who=who, planet=planet)


def _space_revealed(event: happened.SpaceRevealed, viewer: int | None, over: bool) -> Phrase:
    return say(
        "sm-told-space",
        planet=words.planet(event.planet),
        count=event.tiles,
        total=event.total,
        needed=event.needed,
    )


def _last_round(event: happened.LastRound, viewer: int | None, over: bool) -> Phrase:
    if event.left:
        return say("sm-told-last-round", who=tuple(Who(seat) for seat in event.left))
    return say("sm-told-last-turn")


def _turn_passed(event: happened.TurnPassed, viewer: int | None, over: bool) -> Phrase:
    return say("sm-told-turn", who=Who(event.seat), round=event.round)


def _ended(event: happened.Ended, viewer: int | None, over: bool) -> Phrase:
    return say(f"sm-told-ended-{event.reason}")


def _with_pile(
    public: Phrase,
    event: happened.Scanned | happened.Developed | happened.Discovered,
    viewer: int | None,
    over: bool,
) -> Phrase:
    if event.seen and (over or (viewer == event.seat and not event.sealed)):
        return say("sm-told-seen", public=public, tiles=words.tiles(event.seen))
    return public


def _may_know(seat: int, viewer: int | None, over: bool) -> bool:
    return over or viewer == seat


_DESCRIBERS: dict[type[Event], Callable[[Any, int | None, bool], Phrase]] = {
    happened.Dealt: _dealt,
    happened.ToppedUp: _topped_up,
    happened.Reshuffled: _reshuffled,
    happened.Jumped: _jumped,
    happened.Flew: _flew,
    happened.Scanned: _scanned,
    happened.Developed: _developed,
    happened.Received: _received,
    happened.Discovered: _discovered,
    happened.Took: _took,
    happened.SpaceRevealed: _space_revealed,
    happened.LastRound: _last_round,
    happened.TurnPassed: _turn_passed,
    happened.Ended: _ended,
}


# -- recaps: what matters most, in a few words ------------------------------------------------------------------------


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


def _brief_topped_up(event: happened.ToppedUp) -> Phrase:
    return say("sm-brief-top-up", count=len(event.drawn))


def _brief_took(event: happened.Took) -> Phrase:
    return say("sm-brief-reserved" if event.reserved else "sm-brief-took")


def _brief_space_revealed(event: happened.SpaceRevealed) -> Phrase:
    return say("sm-brief-space", planet=words.planet(event.planet), count=event.tiles)


_BRIEFS: dict[type[Event], Callable[[Any], Phrase]] = {
    happened.ToppedUp: _brief_topped_up,
    happened.Reshuffled: lambda _event: say("sm-brief-reshuffled"),
    happened.Jumped: _on("sm-brief-jumped"),
    happened.Flew: _on("sm-brief-flew"),
    happened.Scanned: _on("sm-brief-scanned"),
    happened.Developed: _on("sm-brief-developed"),
    happened.Discovered: _on("sm-brief-discovered"),
    happened.Received: lambda _event: say("sm-brief-received"),
    happened.Took: _brief_took,
    happened.SpaceRevealed: _brief_space_revealed,
    happened.LastRound: lambda _event: say("sm-brief-end-near"),
    happened.Ended: lambda _event: say("sm-brief-ended"),
}
