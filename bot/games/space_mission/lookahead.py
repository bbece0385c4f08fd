"""Lookahead in Space Mission: what a seat could do if it were its turn, from its view alone.

After a look at a face-down pile of several tiles the seat is predicted to choose among all kinds of tile. The last tile
of a pile and drawn cards cannot be predicted.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.games.core.lookahead import LookaheadResult, SampledLookahead
from bot.games.space_mission.chart import TAKES
from bot.games.space_mission.decisions import RULES
from bot.games.space_mission.projection import view as seen
from bot.games.space_mission.state import SpaceMissionState
from bot.games.space_mission.view import SpaceMissionView
from bot.games.space_mission.zones import ZONES


def relevant_view(view: SpaceMissionView, seat: int) -> Any:
    """Return the seat's hand, place and tiles, what each planet holds and which seats have seen it, and whether the
    end is near.

    Other seats' ships, cards and probes, and the draw pile, neither help nor hinder a plan.
    """
    me = view.players[seat]
    planets = [(p.id, p.left, p.space, p.station, p.seen_by, p.reserved) for p in view.ring]
    ends = (view.space_up, view.last_round is not None, view.over)
    return (me.planet, [card.number for card in view.hand], me.tiles, planets, ends)


def _due_ahead(state: SpaceMissionState, seat: int) -> SpaceMissionState | None:
    if state.over is not None:
        return None
    return state if state.turn == seat else replace(state, turn=seat, action=1, pending=None)


def _perhaps(before: SpaceMissionState, after: SpaceMissionState, seat: int) -> LookaheadResult | None:
    """Foresee a choice of any kind of tile, if the seat looks at a pile to choose one.

    Reserved tiles that the seat has not seen are not handed out in what it foresees.
    """
    if after.pending is None:
        return None
    view = seen(after if after.variant.own_reserved else before, seat)
    chooses = replace(view, pending=after.pending, pile=(), known=None)
    return LookaheadResult(chooses, tuple(TAKES.values()), certain=False)


LOOKAHEAD = SampledLookahead(RULES, ZONES, seen, _due_ahead, _perhaps)
