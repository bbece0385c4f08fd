"""Space Mission behind the contract that the host knows."""

from __future__ import annotations

from typing import Any

from bot.games.core.contract import Meta, State
from bot.games.space_mission.absence import default
from bot.games.space_mission.apply import end_now
from bot.games.space_mission.check import check
from bot.games.space_mission.computer import LEVELS
from bot.games.space_mission.decisions import RULES, to_move
from bot.games.space_mission.events import SpaceMissionEvent
from bot.games.space_mission.hidden_setup import hidden_setup, opening
from bot.games.space_mission.lookahead import LOOKAHEAD, relevant_view
from bot.games.space_mission.meta import META
from bot.games.space_mission.projection import stalled, view
from bot.games.space_mission.scoring import score
from bot.games.space_mission.setup import setup
from bot.games.space_mission.state import SpaceMissionState
from bot.games.space_mission.zones import ZONES


class SpaceMission:
    """The rules of Space Mission: implements `core.contract.Game` and `core.lookahead.Lookahead`.

    Each rule lives in the file of its name.
    """

    meta: Meta = META
    state_type: type[State] = SpaceMissionState
    event_type: Any = SpaceMissionEvent

    setup = staticmethod(setup)
    opening = staticmethod(opening)
    to_move = staticmethod(to_move)
    legal = RULES.legal
    default = staticmethod(default)
    why_illegal = RULES.why_illegal
    apply = RULES.apply
    stalled = staticmethod(stalled)
    end_now = staticmethod(end_now)
    view = staticmethod(view)
    score = staticmethod(score)
    check = staticmethod(check)
    choose = LEVELS.choose
    explain = LEVELS.explain
    sample_state = staticmethod(ZONES.sample)
    redeal_hidden = staticmethod(ZONES.redeal)
    hidden_setup = staticmethod(hidden_setup)
    look_ahead = LOOKAHEAD.look_ahead
    relevant_view = staticmethod(relevant_view)
