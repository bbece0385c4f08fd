"""What things of the game are called, in refusals as in every other text."""

from __future__ import annotations

from bot.games.core.phrase import Phrase, say
from bot.games.space_missions.material import UNKNOWN


def mission(number: int) -> Phrase:
    """Name a mission with its number: "#5 Crew in Orbit"."""
    return say("sms-mission", number=number, name=say(f"sms-mission-{number}"))


def technology(name: str) -> Phrase:
    """Name a technology."""
    return say(f"sms-technology-{name}")


def kind(craft: str) -> Phrase:
    """Name a kind of craft."""
    return say(f"sms-kind-{craft}")


def craft(name: str, level: int) -> Phrase:
    """Name a craft with its level: "rocket 2"; the lunar module has none."""
    return say(f"sms-craft-{name}", level=level)


def token(name: str) -> Phrase:
    """Name a kind of token."""
    return say(f"sms-token-{name}")


def problem(card: str) -> Phrase:
    """Name a mission control card."""
    return say("sms-problem-unknown" if card == UNKNOWN else f"sms-problem-{card}")
