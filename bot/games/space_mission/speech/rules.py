"""The rules by topic. The words are ours; the facts are the game's."""

from __future__ import annotations

from bot.games.core.phrase import Phrase, say

PARAGRAPHS = {
    "summary": 11,
    "goal": 2,
    "turn": 4,
    "top-up": 2,
    "jump": 3,
    "fly": 2,
    "scan": 4,
    "develop": 6,
    "discover": 2,
    "space": 4,
    "end": 5,
    "scoring": 8,
    "edition": 3,
}
"""The summary and the topics with the number of their paragraphs, `sm-rules-<topic>-1` and on. Refusals cite them
(`refusals.py`)."""


def rules(topic: str) -> tuple[Phrase, ...]:
    """Return a topic's paragraphs; () for a topic that does not exist."""
    return tuple(say(f"sm-rules-{topic}-{number}") for number in range(1, PARAGRAPHS.get(topic, 0) + 1))
