"""Computer players. They see their view and nothing else.

`steady` plans the year: a mission that its craft, tokens and decks can reach, and what brings it nearer; it counts the
cards of its decks before it launches. `easy` has the same eyes and a wavering hand. `strong` plays what promises most
on in thought, again and again, in states that fit what it knows (`advice`); its effort is in units of
`advice.DECISIONS`.
"""

from __future__ import annotations

from bot.games.core.levels import Judge, Levels
from bot.games.space_missions.advice import searched
from bot.games.space_missions.judgement import Judgement, considered
from bot.games.space_missions.speech.labels import label
from bot.games.space_missions.view import SpaceMissionsView
from bot.games.space_missions.why import because


def _judge(view: SpaceMissionsView, seat: int) -> Judge:
    return Judgement(view, seat).worth


LEVELS = Levels(
    judge=_judge,
    waver=2,
    whim=8,
    considered=lambda _view, _seat, legal: considered(legal),
    search=searched,
    because=because,
    label=label,
    searched="sms-why-strong",
)
