"""What is done for a seat that does not choose: pass by topping up, or take the tile that adds most."""

from __future__ import annotations

from bot.games.core.actions import Action
from bot.games.space_mission.actions import Take, TopUp
from bot.games.space_mission.decisions import RULES, to_move
from bot.games.space_mission.scoring import tiles_worth
from bot.games.space_mission.state import SpaceMissionState


def default(state: SpaceMissionState, seat: int) -> Action | None:
    """Return the sensible action for an absent seat; None when it owes no decision."""
    if seat not in to_move(state):
        return None
    if state.pending is None:
        return TopUp(())
    tiles = state.pilots[seat].tiles
    takes = [action for action in RULES.legal(state, seat) if isinstance(action, Take)]
    return max(takes, key=lambda take: tiles_worth((*tiles, take.tile)))  # of equals the first
