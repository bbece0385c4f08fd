"""What is new on the planets since a seat's last turn: read off the others' last turns, which everybody has seen."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.space_mission.state import SpaceMissionState
from bot.games.space_mission.view import Move

NEWS = ("ship", "station", "tiles", "reserved", "space")
"""What can be new on a planet, in the order of telling."""


def changed(state: SpaceMissionState, planet: str, viewer: int) -> tuple[str, ...]:
    """Return what others did on a planet since the viewer's last turn."""
    happened = {news for _, move in moves_since(state, viewer) if move.planet == planet for news in _news(move)}
    return tuple(news for news in NEWS if news in happened)


def probed(state: SpaceMissionState, seat: int, viewer: int) -> bool:
    """Return whether another seat has put a probe on the gate since the viewer's last turn."""
    return any(who == seat and move.verb == "jump" for who, move in moves_since(state, viewer))


def moves_since(state: SpaceMissionState, viewer: int) -> Iterator[tuple[int, Move]]:
    """Yield (seat, move) of the others since the viewer's last turn: each of them has had one turn at most."""
    seats = len(state.pilots)
    turns = (state.turn - viewer) % seats or seats
    for step in range(1, turns + 1):
        seat = (viewer + step) % seats
        begun = seat != state.turn or state.action == 2 or state.pending is not None
        if seat != viewer and begun:  # before its first action a seat's last turn is still the one before
            yield from ((seat, move) for move in state.pilots[seat].last_turn)


def _news(move: Move) -> Iterator[str]:
    if move.verb in ("jump", "fly"):
        yield "ship"
    if move.verb == "develop":
        yield "station"
    if move.took:
        yield "tiles"
        if move.verb == "scan":
            yield "reserved"
    if move.space:
        yield "space"
