"""Positions of Skymines for tests: a table in its Action phase, and changes of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bot.games.core.pieces import put
from bot.games.skymines.change import with_player
from bot.games.skymines.geography import BOARDS
from bot.games.skymines.material import COMPANIES, DECK_LETTERS, SLOTS
from bot.games.skymines.setup import setup
from bot.games.skymines.state import SkyminesState

OPTIONS = {"board": "moon", "tracks": "default", "slots": "usual", "missions": "off", "luna": "off"}
SEED = bytes(32)


def first(seats: int = 2, options: Mapping[str, str] | None = None, seed: bytes = SEED) -> SkyminesState:
    """Return the first state of a table."""
    return setup(seats, {**OPTIONS, **(options or {})}, seed)


def table(
    seats: int = 2, board: str = "moon", options: Mapping[str, str] | None = None, **changes: Any
) -> SkyminesState:
    """Return a table in the Action phase of round 2: seat 0 begins, no card lies in an area, 10 CrypCoin each."""
    state = first(seats, {"board": board, **(options or {})})
    for seat in range(seats):
        state = with_player(state, seat, cash=10, offered=())
    state = replace(state, phase="actions", round=2, turn=0, first=0, starter=0, turns=1)
    return replace(state, **changes)


def holding(state: SkyminesState, seat: int, *cards: str) -> SkyminesState:
    """Return the state in which these cards, and no others, lie face up in a seat's area."""
    area = (*cards, *[""] * (SLOTS - len(cards)))
    hand = tuple([card for card in state.players[seat].hand if card not in cards])
    return with_player(state, seat, area=area, used=(False,) * SLOTS, hand=hand)


def at(state: SkyminesState, company: str, *targets: int) -> SkyminesState:
    """Return the state with outposts (shuttles on shuttle spaces) of a company on these targets, out of its station."""
    number = COMPANIES.index(company)
    board, station = state.board, state.stations[number]
    vacated = list(station.vacated)
    belt = BOARDS["belt"] if state.variant.board == "belt" else None
    for target in targets:
        spaces = board[target - 1]
        board = put(board, target - 1, put(spaces, spaces.index(-1), number))
        column = 1 if belt is not None and len(spaces) == 1 else 0 if vacated[0] < 4 else 2
        vacated[column] += 1
    moved = replace(station, vacated=(vacated[0], vacated[1], vacated[2]))
    return replace(state, board=board, stations=put(state.stations, number, moved))


def by_letter(cards: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Return display cards as the stack holds them."""
    return tuple([tuple([card for card in cards if card[0] == letter]) for letter in DECK_LETTERS])
