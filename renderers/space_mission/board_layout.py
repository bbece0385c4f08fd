"""Where things stand on the board: on a narrow board, which is higher, and on a wide one."""

from __future__ import annotations

from typing import NamedTuple


class BoardLayout(NamedTuple):
    """The board's size; where the planets stand, clockwise from the upper left (the path joins the last to the first);
    the gate's middle and size (None: as it was drawn); the first of its rows, or None for the middle of it.
    """

    width: int
    height: int
    places: tuple[tuple[int, int], ...]
    middle: tuple[int, int]
    gate: int | None = None
    rows_from: int | None = None


WIDE = BoardLayout(
    1200, 1360,
    ((426, 152), (774, 152), (1034, 472), (1034, 806), (774, 1166), (426, 1166), (166, 806), (166, 472)),
    (600, 652),
)  # fmt: skip
NARROW = BoardLayout(
    900, 1178,
    ((156, 350), (447, 350), (738, 350), (738, 672), (738, 994), (447, 994), (156, 994), (156, 672)),
    (448, 648), 228, 674,
)  # fmt: skip
"""Planets in three rows, the gate in the midst of them; height without what is written below."""
