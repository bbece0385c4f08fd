"""The whole text board: all that the viewer may know, in the order in which one asks for it."""

from __future__ import annotations

from bot.games.core.phrase import Phrase, say
from bot.games.space_mission.speech.hand import hand, pile, tiles
from bot.games.space_mission.speech.planets import ring
from bot.games.space_mission.speech.players import players
from bot.games.space_mission.speech.prompt import end_meter, headline, prompt
from bot.games.space_mission.speech.scores import own, ranking
from bot.games.space_mission.view import SpaceMissionView


def board(view: SpaceMissionView) -> tuple[Phrase, ...]:
    """Say the table; to a seat also its pile, hand, tiles and score; at the end the ranking."""
    lines = [say("sm-text-game", round=view.round, prompt=prompt(view)), *headline(view), end_meter(view)]
    if view.over and view.standing:
        lines += ranking(view)
    if view.pile:
        lines += pile(view)
    lines += [*ring(view), *players(view), say("sm-text-deck", deck=view.deck, discards=view.discards)]
    if view.viewer is not None and not view.over:
        lines += [*hand(view), *tiles(view), *own(view)]
    return tuple(lines)
