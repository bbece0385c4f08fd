"""The whole text board: all that the viewer may know, in the order in which one asks for it."""

from __future__ import annotations

from bot.games.core.phrase import Phrase, say
from bot.games.space_missions.material import YEARS
from bot.games.space_missions.speech import words
from bot.games.space_missions.speech.control import control
from bot.games.space_missions.speech.flights import flights
from bot.games.space_missions.speech.hand import hand
from bot.games.space_missions.speech.missions import missions
from bot.games.space_missions.speech.players import players
from bot.games.space_missions.speech.prompt import headline, offered, prompt
from bot.games.space_missions.speech.scores import ranking, scored
from bot.games.space_missions.speech.technology_test import technology_test
from bot.games.space_missions.view import SpaceMissionsView


def board(view: SpaceMissionsView) -> tuple[Phrase, ...]:
    """Say the table; to a seat also its specialists and control board; at the end the ranking."""
    lines = [
        say("sms-text-game", year=str(view.year), phase=say(f"sms-phase-{view.phase}"), prompt=prompt(view)),
        *headline(view),
    ]
    if view.over and view.standing:
        lines += ranking(view)
    else:
        lines += [*order(view), *events(view)]
    if any(one.flight for one in view.players):
        lines += flights(view)
    if words.running(view):
        lines += technology_test(view)
    lines += [*missions(view), *bonuses(view), *players(view), *scored(view), supply(view)]
    if view.viewer is not None and not view.over:
        lines += [*hand(view), *control(view)]
    return tuple(lines)


def order(view: SpaceMissionsView) -> tuple[Phrase, ...]:
    """Say the sequence bar: who acts in which order now, and in which order they passed."""
    lines = (say("sms-text-order", who=words.people(view, view.sequence)),)
    return (*lines, say("sms-text-upper", who=words.people(view, view.upper))) if view.upper else lines


def events(view: SpaceMissionsView) -> tuple[Phrase, ...]:
    """Say the event of the year, what was, and what the viewer knows of the next one."""
    lines = [
        say("sms-text-event", event=words.event(view.event))
        if view.event
        else say("sms-text-event-hidden", count=view.events_left)
    ]
    if view.peeked:
        lines.append(say("sms-text-peeked", who=words.people(view, view.peeked)))
    if view.next_event:
        lines.append(say("sms-text-next-event", event=words.event(view.next_event)))
    if view.past:
        lines.append(say("sms-text-past-events", events=tuple(say(f"sms-event-{name}") for name in view.past)))
    return tuple(lines)


def bonuses(view: SpaceMissionsView) -> tuple[Phrase, ...]:
    """Say the mission bonuses of this year and of those to come."""
    fixed, tile = map(words.bonus, offered(view))
    lines = [say("sms-text-bonuses", fixed=fixed, tile=tile)]
    later = range(YEARS.index(view.year) + 1, len(YEARS))
    if later:
        listed = tuple(say("sms-bonus-of", year=str(YEARS[at]), bonus=words.bonus(view.bonuses[at])) for at in later)
        lines.append(say("sms-text-bonuses-later", bonuses=listed))
    return tuple(lines)


def supply(view: SpaceMissionsView) -> Phrase:
    """Say what can still be taken."""
    return say("sms-text-supply", tokens=words.stock(view.supply), astronauts=view.astronauts)
