"""The text of a test under way."""

from __future__ import annotations

from bot.games.core.phrase import Phrase, say
from bot.games.space_missions.speech import words
from bot.games.space_missions.speech.control import effects
from bot.games.space_missions.view import SpaceMissionsView


def technology_test(view: SpaceMissionsView) -> tuple[Phrase, ...]:
    """Say the cards that the viewer drew in a test; of another player's test only their number."""
    running = words.running(view)
    if running is None or not running.technology:
        return (say("sms-text-no-trial"),)
    head = say(f"sms-text-trial-{running.action}", technology=words.technology(running.technology), count=running.count)
    if not running.drawn:
        return (head,)
    return (head, say("sms-text-trial-cards", cards=words.problems(running.drawn)), effects(running.technology))
