"""Each viewer's reading of what happened on the ground. What only one seat may know is added for it, or in the end.

Flights are told in `flown.py`.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.core.events import Event, Sentence, Sentences, added, each, field, sentence
from bot.games.core.phrase import Phrase, Who, say
from bot.games.space_missions import events as happened
from bot.games.space_missions.event_losses import INSPECTION
from bot.games.space_missions.speech import flown, words
from bot.games.space_missions.speech.facts import MISSION, POINTS, PROBLEM, TECHNOLOGY, THE_SPECIALIST, WHO

_YEAR, _ACTIONS = field("year", str), field("actions", words.acts)
_SEQUENCE = each("sequence", words.who)


def _tokens(event: happened.Took | happened.Loaded | happened.Surrendered) -> Phrase:
    return words.tokens(event.token, event.count)


def _took(event: happened.Took) -> Phrase:
    if not event.count and event.token == INSPECTION:  # the supply has one for each player
        return say("sms-told-took-second", who=Who(event.seat))
    if not event.count:
        return say("sms-told-took-none", who=Who(event.seat), token=words.token(event.token))
    return say(f"sms-told-took-{event.why}", who=Who(event.seat), tokens=_tokens(event))


def _developed(event: happened.Developed) -> Phrase:
    told = say("sms-told-developed", who=Who(event.seat), craft=words.craft(event.craft, event.level))
    if event.shuffled is None:
        return told
    return say("sms-told-developed-shuffled", told=told, technology=words.technology(event.shuffled))


_went_back = sentence("sms-told-returned", who=WHO, technology=TECHNOLOGY, count=field("cards", len))


def _returned(event: happened.Returned) -> Phrase:
    told = _went_back(event)
    return told if event.private else say("sms-told-known", told=told, what=words.cards(event.cards))


def _bonus_taken(event: happened.BonusTaken) -> Phrase:
    if event.bonus is None:
        return say("sms-told-no-bonus", who=Who(event.seat))
    return say("sms-told-bonus", who=Who(event.seat), bonus=words.bonus(event.bonus))


_PUBLIC: Mapping[type[Event], Sentence] = {
    **flown.SENTENCES,
    happened.Begun: sentence(
        "sms-told-begun", who=_SEQUENCE, scored=field("scored", words.categories), media=each("media", words.mission)
    ),
    happened.PhaseBegan: sentence(lambda event: f"sms-told-phase-{event.phase}", year=_YEAR, who=_SEQUENCE),
    happened.Played: sentence("sms-told-played", who=WHO, card=THE_SPECIALIST, does=_ACTIONS),
    happened.Copied: sentence("sms-told-copied", who=WHO, card=THE_SPECIALIST, does=_ACTIONS),
    happened.Passed: sentence("sms-told-passed", who=WHO, place=field("place")),
    happened.Took: _took,
    happened.Developed: _developed,
    happened.Idle: sentence("sms-told-idle", who=WHO, does=lambda event: words.acts((event.action,))),
    happened.Drew: sentence("sms-told-drew", who=WHO, technology=TECHNOLOGY, count=field("cards", len)),
    happened.Removed: sentence("sms-told-removed", who=WHO, technology=TECHNOLOGY, problem=PROBLEM),
    happened.Spurned: sentence("sms-told-spurned", who=WHO),
    happened.Returned: _returned,
    happened.TookBack: sentence("sms-told-took-back", who=WHO, card=THE_SPECIALIST),
    happened.Announced: sentence(
        "sms-told-announced",
        who=WHO,
        mission=MISSION,
        fleet=field("levels", words.fleet),
        count=field("payload_tokens"),
    ),
    happened.Stayed: sentence(lambda event: "sms-told-stayed" if event.able else "sms-told-stayed-unable", who=WHO),
    happened.Loaded: sentence("sms-told-loaded", who=WHO, tokens=_tokens, craft=field("craft", words.kind)),
    happened.Prepared: sentence("sms-told-prepared", who=WHO),
    happened.Shuffled: sentence("sms-told-shuffled", who=WHO, technologies=each("technologies", words.technology)),
    happened.EventTurned: sentence("sms-told-event", year=_YEAR, event=field("event", words.event)),
    happened.BonusTaken: _bonus_taken,
    happened.Studied: sentence("sms-told-studied", who=WHO, technology=TECHNOLOGY),
    happened.Peeked: sentence("sms-told-peeked", who=WHO),
    happened.AutomaShowed: sentence("sms-told-automa-showed", card=THE_SPECIALIST),
    happened.AutomaAnnounced: sentence(
        "sms-told-automa-announced", mission=MISSION, symbol=lambda event: say(f"sms-symbol-{event.symbol}")
    ),
    happened.Surrendered: sentence("sms-told-surrendered", who=WHO, tokens=_tokens),
    happened.YearEnded: sentence("sms-told-year-ended", year=_YEAR),
    happened.Awarded: sentence(
        "sms-told-awarded",
        category=field("category", words.category),
        who=each("seats", words.who),
        points=POINTS,
        count=field("seats", len),
    ),
    happened.Ended: sentence(lambda event: f"sms-told-ended-{event.reason}"),
}


def _returned_known(event: happened.Returned, _public: Phrase) -> Phrase:
    placed = tuple(
        say("sms-told-placed", problem=words.problem(card), place=place)
        for card, place in zip(event.cards, event.places, strict=False)
    )
    return say("sms-told-known", told=_went_back(event), what=placed or words.cards(event.cards))


describe = Sentences(
    _PUBLIC,
    {
        happened.Drew: added("sms-told-known", "told", what=field("cards", words.cards)),
        happened.Returned: _returned_known,
        happened.Studied: added("sms-told-from-top", "told", what=field("cards", words.in_turn)),
        happened.Peeked: added("sms-told-known", "told", what=field("event", words.event)),
    },
).describe
