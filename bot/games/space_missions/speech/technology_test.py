"""The text of a test under way."""

from __future__ import annotations

from bot.games.core.phrase import Phrase, say
from bot.games.space_missions.material import TECHNOLOGIES
from bot.games.space_missions.speech import words
from bot.games.space_missions.speech.control import effects
from bot.games.space_missions.view import SpaceMissionsView

RETURNING = ("remove", "remove-bonus", "return")
"""The choices that are made while cards of a flight go back into their decks."""


def technology_test(view: SpaceMissionsView) -> tuple[Phrase, ...]:
    """Say the cards that the viewer drew in a test; of another player's test only their number.

    After a flight, say which of its cards go back.
    """
    running = words.running(view)
    if running is None or not running.technology:
        return (coming_back(view),)
    head = say(f"sms-text-trial-{running.action}", technology=words.technology(running.technology), count=running.count)
    if not running.drawn:
        return (head,)
    return (head, say("sms-text-trial-cards", cards=words.problems(running.drawn)), effects(running.technology))


def coming_back(view: SpaceMissionsView) -> Phrase:
    """Say which cards of a flight go back into their decks; that no test is under way, if none do."""
    one = words.player(view, view.turn)
    if one is None or one.flight is None or view.pending not in RETURNING:
        return say("sms-text-no-trial")
    out = [card for place, card in enumerate(one.flight.drawn) if place not in one.flight.returned]
    found = tuple(
        say("sms-alt-deck", technology=words.technology(name), cards=words.problems(cards))
        for name in TECHNOLOGIES
        if (cards := tuple(card.card for card in out if card.technology == name))
    )
    return say("sms-alt-cards-out", cards=found or say(words.NOTHING))
