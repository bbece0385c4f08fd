"""Where things stand on the board: on a narrow board, which is higher, and on a wide one."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.space_missions.view import SpaceMissionsView
from renderers.panels import Box, cell

EDGE, GAP = 16, 12
CARD_HIGH = 214
_CARDS = 8
TIMELINE_HIGH, PHASES_HIGH, TURN_HIGH, SUPPLY_HIGH = 112, 44, 64, 66
ORDER_ROW = 78
HEAD_HIGH, ROW_HIGH = 52, 66


class BoardLayout(NamedTuple):
    """The board's boxes, each (left, top, right, bottom); `missions` in the order of their numbers."""

    size: tuple[int, int]
    timeline: Box
    phases: Box
    turn: Box
    missions: tuple[Box, ...]
    event: Box
    sequence: Box
    supply: Box
    players: Box
    dials: tuple[int, int, int]
    """Where the first dial's column begins, how wide each is, and how large its dial."""


def plan(view: SpaceMissionsView, narrow: bool) -> BoardLayout:
    """Lay out the board; all boards of a table are of one size, so that they make a film."""
    width, columns = (900, 3) if narrow else (1200, 4)
    right = width - EDGE
    timeline = (EDGE, EDGE, right, EDGE + TIMELINE_HIGH)
    phases = _below(timeline, PHASES_HIGH)
    turn = _below(phases, TURN_HIGH)
    top = turn[3] + GAP
    boxes = [cell(i, columns, width, top, CARD_HIGH, GAP, EDGE) for i in range(_CARDS + int(narrow))]
    under = boxes[-1][3] + GAP
    if narrow:
        sequence, event = (EDGE, under, right, under + ORDER_ROW), boxes[-1]
    else:
        half = (width - GAP) // 2
        sequence = (EDGE, under, half, under + 2 * ORDER_ROW)
        event = (half + GAP, under, right, under + 2 * ORDER_ROW)
    supply = _below((EDGE, under, right, sequence[3]), SUPPLY_HIGH)
    participants = len(view.players) + (view.automa is not None)
    players = _below(supply, HEAD_HIGH + ROW_HIGH * participants + 6)
    dials = (350, 104, 54) if narrow else (430, 142, 56)
    return BoardLayout(
        (width, players[3] + EDGE), timeline, phases, turn, tuple(boxes[:_CARDS]), event, sequence, supply,
        players, dials,
    )  # fmt: skip


def _below(box: Box, high: int) -> Box:
    return (box[0], box[3] + GAP, box[2], box[3] + GAP + high)
