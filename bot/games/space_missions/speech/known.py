"""What a player knows of the cards of their decks, of the events, and of the Automa's cards."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.core.phrase import Phrase, say
from bot.games.core.reference import Kind, counted
from bot.games.space_missions.material import PROBLEMS, TECHNOLOGIES
from bot.games.space_missions.speech import words
from bot.games.space_missions.view import SpaceMissionsView
from bot.games.space_missions.zones import AUTOMA_CARD, DECK_SUPPLIES, EVENT, SPECIALIST, ZONES


def _kinds(seat: int) -> Iterator[Kind]:
    """Yield each technology deck of a seat, and below it its kinds of cards; then the common cards."""
    for technology, supply in zip(TECHNOLOGIES, DECK_SUPPLIES[seat], strict=True):
        yield Kind(say(f"sms-technology-{technology}"), (supply,))
        for problem in PROBLEMS:
            yield Kind(say(f"sms-known-{problem}"), (supply,), problem.__eq__, part=True)
    yield Kind(say("sms-known-events"), (EVENT,))
    yield Kind(say("sms-known-specialists"), (SPECIALIST,))
    yield Kind(say("sms-known-automa"), (AUTOMA_CARD,))


def known(view: SpaceMissionsView) -> tuple[Phrase, ...]:
    """Return the counts, and the events of former years."""
    if view.known is None or view.viewer is None:
        return (say("game-known-about"),)
    past = tuple(map(words.event, view.known.past))
    events = say("sms-known-past", events=past, count=len(past))
    return (say("game-known-about"), *counted(ZONES, view, _kinds(view.viewer)), events)
