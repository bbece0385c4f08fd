"""Two actions a turn, then the next seat; when the last turn is done the game is over."""

from __future__ import annotations

from bot.games.space_mission.draft import Draft
from bot.games.space_mission.ending import finish
from bot.games.space_mission.events import TurnPassed


def end_action(draft: Draft, seat: int) -> None:
    """Go on to the second action, or to the next seat."""
    if draft.action == 1:
        draft.action = 2
    elif draft.turns_left == 0:
        finish(draft, draft.base.variant.end)
    else:
        _pass_on(draft, seat)


def _pass_on(draft: Draft, seat: int) -> None:
    draft.action = 1
    draft.turn = (seat + 1) % len(draft.pilots)
    if draft.turn == draft.base.start:
        draft.round += 1
    if draft.turns_left is not None:
        draft.turns_left -= 1
    draft.events.append(TurnPassed(draft.turn, draft.round))
