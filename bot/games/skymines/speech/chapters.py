"""The lists behind paragraphs of the rules: what the edition prints on tracks and majority spaces."""

from __future__ import annotations

from bot.games.core.phrase import Phrase, say
from bot.games.skymines.material import MAJORITY, TRACK
from bot.games.skymines.speech import words


def listed(topic: str) -> tuple[Phrase, ...]:
    """Return the list of a topic; () if it has none."""
    if topic == "tracks":
        return tuple(map(_track, TRACK))
    return tuple(map(_space, MAJORITY)) if topic == "spaces" else ()


def _track(name: str) -> Phrase:
    first, second = (say(f"sk-bonus-{name.lower()}-{half}") for half in (1, 2))
    return say("sk-rules-line-track", track=name, first=first, second=second)


def _space(name: str) -> Phrase:
    return say("sk-rules-line-space", space=words.space(name), tiers=words.tiers(name))
