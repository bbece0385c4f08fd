"""Each viewer's reading of what happened, in full and, for a recap, in brief.

What only one seat may know is added for that seat, or when all is open. A recap tells only public facts.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.core.events import (
    Event,
    FactOf,
    PrivateSentence,
    Sentence,
    Sentences,
    added,
    each,
    field,
    instead,
    mask,
    sentence,
)
from bot.games.core.narrator import USUAL
from bot.games.core.phrase import Phrase, Who, say
from bot.games.core.zones import is_back
from bot.games.space_mission import events as happened
from bot.games.space_mission.speech import words

_WHO, _PLANET = field("seat", Who), field("planet", words.planet)


def _coordinate(colour: str) -> FactOf:
    return field("card", lambda card: words.coordinate_of(card, colour))


def _topped_up(event: happened.ToppedUp) -> Phrase:
    who, count = Who(event.seat), len(event.drawn)
    if event.discarded:
        return say("sm-told-top-up-discard", who=who, count=count, cards=words.cards(event.discarded))
    return say("sm-told-top-up" if event.drawn else "sm-told-top-up-pass", who=who, count=count)


def _last_round(event: happened.LastRound) -> Phrase:
    return say("sm-told-last-round", who=tuple(map(Who, event.left))) if event.left else say("sm-told-last-turn")


_PUBLIC: Mapping[type[Event], Sentence] = {
    happened.Dealt: sentence("sm-told-dealt", planets=each("ring", words.planet), who=field("start", Who)),
    happened.ToppedUp: _topped_up,
    happened.Reshuffled: sentence("sm-told-reshuffled", count=field("cards")),
    happened.Jumped: sentence(
        "sm-told-jumped",
        who=_WHO,
        planet=_PLANET,
        number=field("card"),
        jump=_coordinate("jump"),
        probes=field("probes"),
    ),
    happened.Flew: sentence("sm-told-flew", who=_WHO, origin=field("origin", words.planet), planet=_PLANET),
    happened.Scanned: sentence(
        lambda event: "sm-told-scanned" if event.seen else "sm-told-scanned-space",
        who=_WHO,
        planet=_PLANET,
        number=field("card"),
        scan=_coordinate("scan"),
    ),
    happened.Developed: sentence(
        "sm-told-developed", who=_WHO, planet=_PLANET, cards=field("cards", words.landing_cards)
    ),
    happened.Received: sentence("sm-told-received", who=_WHO, planet=_PLANET, count=field("tiles", len)),
    happened.Discovered: sentence("sm-told-discovered", who=_WHO, planet=_PLANET),
    happened.Took: sentence(
        lambda event: "sm-told-reserved" if event.reserved else "sm-told-took", who=_WHO, planet=_PLANET
    ),
    happened.SpaceRevealed: sentence(
        "sm-told-space", planet=_PLANET, count=field("tiles"), total=field("total"), needed=field("needed")
    ),
    happened.LastRound: _last_round,
    happened.TurnPassed: sentence("sm-told-turn", who=_WHO, round=field("round")),
    happened.Ended: sentence(lambda event: f"sm-told-ended-{event.reason}"),
}


def _dealt(event: happened.Dealt, public: Phrase) -> Phrase:
    known = [(seat, hand) for seat, hand in enumerate(event.hands) if not any(map(is_back, hand))]
    if len(known) < len(event.hands):
        return say("sm-told-dealt-you", public=public, cards=words.cards(known[0][1]))
    hands = tuple(say("sm-told-hand", who=Who(seat), cards=hand) for seat, hand in known)
    return say("sm-told-dealt-open", public=public, hands=hands)


_SEEN = added("sm-told-seen", "public", tiles=field("seen", words.tiles))
_PRIVATE: Mapping[type[Event], PrivateSentence] = {
    happened.Dealt: _dealt,
    happened.ToppedUp: added("sm-told-drawn", "public", cards=field("drawn", words.cards)),
    happened.Scanned: _SEEN,
    happened.Developed: _SEEN,
    happened.Discovered: _SEEN,
    happened.Received: instead("sm-told-received-known", who=_WHO, planet=_PLANET, tiles=field("tiles", words.tiles)),
    happened.Took: instead(
        lambda event: "sm-told-reserved-known" if event.reserved else "sm-told-took-known",
        who=_WHO,
        planet=_PLANET,
        tile=field("tile", words.tile),
    ),
}
describe = Sentences(_PUBLIC, _PRIVATE).describe


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
    write = _BRIEFS.get(type(event))
    return write(mask(event, None)) if write else None


_BRIEFS: Mapping[type[Event], Sentence] = {
    happened.ToppedUp: sentence("sm-brief-top-up", count=field("drawn", len)),
    happened.Reshuffled: sentence("sm-brief-reshuffled"),
    happened.Jumped: sentence("sm-brief-jumped", planet=_PLANET),
    happened.Flew: sentence("sm-brief-flew", planet=_PLANET),
    happened.Scanned: sentence("sm-brief-scanned", planet=_PLANET),
    happened.Developed: sentence("sm-brief-developed", planet=_PLANET),
    happened.Discovered: sentence("sm-brief-discovered", planet=_PLANET),
    happened.Received: sentence("sm-brief-received"),
    happened.Took: sentence(lambda event: "sm-brief-reserved" if event.reserved else "sm-brief-took"),
    happened.SpaceRevealed: sentence("sm-brief-space", planet=_PLANET, count=field("tiles")),
    happened.LastRound: sentence("sm-brief-end-near"),
    happened.Ended: sentence("sm-brief-ended"),
}


def affected(_view: object, event: Event) -> tuple[int, ...]:
    """Return the seat that gets its reserved tiles, because a station was built on their planet."""
    return (event.seat,) if isinstance(event, happened.Received) else ()
