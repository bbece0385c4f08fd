"""Space Missions behind the contract that the host knows."""

from __future__ import annotations

from functools import partial
from typing import Any

from bot.games.core.contract import Meta, State
from bot.games.space_missions.absence import default
from bot.games.space_missions.check import check
from bot.games.space_missions.computer import LEVELS
from bot.games.space_missions.events import SpaceMissionsEvent
from bot.games.space_missions.hidden_setup import hidden_setup
from bot.games.space_missions.lookahead import LOOKAHEAD, relevant_view
from bot.games.space_missions.meta import META, META_1
from bot.games.space_missions.projection import stalled, view
from bot.games.space_missions.rules import RULES, end_now, to_move
from bot.games.space_missions.scoring import score
from bot.games.space_missions.setup import opening, setup
from bot.games.space_missions.state import SpaceMissionsState
from bot.games.space_missions.zones import ZONES


class SpaceMissions:
    """The rules of Space Missions: implements `core.contract.Game`; looks ahead besides.

    Each rule lives in the file of its name (`core.lookahead.Lookahead`).
    """

    meta: Meta = META
    state_type: type[State] = SpaceMissionsState
    event_type: Any = SpaceMissionsEvent

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


class SpaceMissions1(SpaceMissions):
    """Version 1 of the rules: the owner chose whom a single injury strikes, and the table had fewer options."""

    meta: Meta = META_1

    setup = staticmethod(partial(setup, rules=META_1.rules_version))
