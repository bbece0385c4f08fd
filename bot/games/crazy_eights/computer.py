"""What an action is worth to a computer player, and why."""

from __future__ import annotations

from functools import partial

from bot.games.core.actions import Action, verb_of
from bot.games.core.levels import Levels
from bot.games.core.phrase import Phrase, say
from bot.games.core.playing_cards import suit_name, suit_of
from bot.games.crazy_eights.actions import Eight, Play
from bot.games.crazy_eights.rules import points
from bot.games.crazy_eights.view import CrazyEightsView

FOLLOWER = 2
"""What another card of the suit to follow is worth."""
DANGER = 2
"""With so few cards another hand is nearly empty, and eights are kept no longer."""
NOTHING = -100.0
"""What laying no card is worth."""


def suit_after(action: Play | Eight) -> str:
    """Return the suit to follow after the action."""
    return action.suit if isinstance(action, Eight) else suit_of(action.card)


def followers(view: CrazyEightsView, action: Play | Eight) -> int:
    """Return how many other cards of the viewer's hand have that suit."""
    return sum(suit_of(card) == suit_after(action) for card in view.hand if card != action.card)


def value(view: CrazyEightsView, seat: int, action: Action) -> float:
    """Prefer cards that count much and that the own hand can follow; keep eights while no other hand is small."""
    if not isinstance(action, Play | Eight):
        return NOTHING
    calm = all(len(hand) > DANGER for other, hand in enumerate(view.known.hands) if other != seat)
    shed = points([action.card])
    return (-shed if calm and isinstance(action, Eight) else shed) + FOLLOWER * followers(view, action)


def because(view: CrazyEightsView, _seat: int, action: Action) -> Phrase:
    """Say what speaks for the action."""
    if not isinstance(action, Play | Eight):
        return say("ce-because-wait")
    suit, count = suit_name(suit_after(action)), followers(view, action)
    return say(f"ce-because-{verb_of(action)}", points=points([action.card]), suit=suit, count=count)


LEVELS = Levels(judge=lambda view, seat: partial(value, view, seat), waver=160, because=because)
