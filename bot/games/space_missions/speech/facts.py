"""Facts of events that several sentences share, each made of one field."""

from __future__ import annotations

from bot.games.core.events import field
from bot.games.core.phrase import Who, say
from bot.games.space_missions.speech import words

WHO = field("seat", Who)
PARTICIPANT = field("seat", words.who)
"""A seat that can be `AUTOMA`."""
MISSION = field("mission", words.mission)
TECHNOLOGY = field("technology", words.technology)
SPECIALIST = field("card", words.specialist)
THE_SPECIALIST = field("card", lambda card: say(f"sms-the-{card}"))
"""A specialist as the object of a sentence."""
PROBLEM = field("card", words.problem)
POINTS = field("points")
