"""The Moon: which sectors a company can enter, at which cost, and what they bring (rules 5; `moon.toml`).

A sector is within reach beside the station or beside any sector with an outpost of the company; no link back to the
station is needed. An enclave borders on one sector only, so it needs no rule of its own.
"""

from __future__ import annotations

from functools import cache, lru_cache

from bot.games.skymines.entry import Board, Entry
from bot.games.skymines.gains import total
from bot.games.skymines.geography import MOON
from bot.games.skymines.material import NOBODY, Reward

OUSTING = 1
"""Energy to enter a space on which another company's piece stands."""


def empty() -> Board:
    """Return the Moon without an outpost."""
    return ((NOBODY,),) * len(MOON.rewards)


def entries(board: Board, company: int) -> tuple[Entry, ...]:
    """Return all sectors within reach of a company, each across its cheapest border, by number."""
    own = tuple([sector for sector, holders in enumerate(board, 1) if company in holders])
    return tuple([_entry(to, line, board[to - 1][0]) for to, line in _reach(company, own)])


@lru_cache(maxsize=2048)
def _reach(company: int, own: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Return the sectors within reach of a company that has these, and the line of the cheapest border to each."""
    lines = dict(MOON.borders[company])
    for sector in own:
        for other, line in MOON.neighbours[sector]:
            lines[other] = min(line, lines.get(other, line))
    return tuple([(to, line) for to, line in sorted(lines.items()) if to not in own])


@cache
def _entry(sector: int, line: int, holder: int) -> Entry:
    return Entry(sector, sector, 0, line if holder == NOBODY else line + OUSTING, holder)


def reward(_board: Board, _company: int, targets: tuple[int, ...]) -> Reward:
    """Return the rewards of the structures in the entered sectors, as one (ruling 50)."""
    return total([MOON.rewards[sector] for sector in targets])


def collectors(board: Board, company: int) -> int:
    """Return the gas collectors in sectors with an outpost of a company."""
    return sum([MOON.gas[sector] for sector, holders in enumerate(board, 1) if company in holders])
