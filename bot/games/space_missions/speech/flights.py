"""The text of the flights of the year: what flies, what is aboard, every card drawn."""

from __future__ import annotations

from bot.games.core.phrase import Phrase, say
from bot.games.space_missions.material import mission_of
from bot.games.space_missions.speech import words
from bot.games.space_missions.view import Flight, FlightCard, Player, SpaceMissionsView


def flights(view: SpaceMissionsView) -> tuple[Phrase, ...]:
    """Say every flight of the year, or that there is none."""
    lines = [line for one in view.players if one.flight for line in flight(view, one, one.flight)]
    if view.automa and view.automa.mission:
        lines.append(say("sms-text-automa-flies", mission=words.mission(view.automa.mission)))
    return tuple(lines) or (say("sms-text-no-flight"),)


def flight(view: SpaceMissionsView, one: Player, flown: Flight) -> tuple[Phrase, ...]:
    """Say one flight."""
    lines = [
        say(
            "sms-text-flight",
            who=words.person(view, one.seat),
            mission=words.mission(flown.mission),
            fleet=words.fleet(flown.levels),
            state=state(flown),
        ),
        say("sms-text-aboard", tokens=words.aboard(flown)),
    ]
    if mission_of(flown.mission).manned:
        lines.append(say("sms-text-crew", crew=words.crew(flown)))
    for step in range(1, flown.step + 1):
        drawn = tuple(_drawn(card) for card in flown.drawn if card.step == step)
        if drawn:
            lines.append(say("sms-text-drawn", step=step, cards=drawn))
    return tuple(lines)


def state(flown: Flight) -> Phrase:
    """Say how far a flight is."""
    steps = len(mission_of(flown.mission).steps)
    if flown.failed is not None:
        key = "sms-flight-failed" if flown.over else "sms-flight-aborted"
        return say(key, step=flown.failed)
    if flown.over:
        return say("sms-flight-landed")
    if flown.step:
        return say("sms-flight-step", step=flown.step, steps=steps)
    return say("sms-flight-launched" if flown.launched else "sms-flight-waiting")


def _drawn(card: FlightCard) -> Phrase:
    told = say("sms-drawn", technology=words.technology(card.technology), problem=words.problem(card.card))
    if card.spent:
        told = say("sms-drawn-spent", card=told, tokens=tuple(map(words.token, card.spent)))
    if card.suffered:
        told = say("sms-drawn-suffered", card=told, effects=words.consequences(card.suffered))
    return told
