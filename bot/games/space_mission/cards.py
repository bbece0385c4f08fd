"""Top-up: the only way to new cards."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.core.events import Event
from bot.games.space_mission.actions import TopUp
from bot.games.space_mission.change import learned, moves, put, without
from bot.games.space_mission.events import Reshuffled, ToppedUp
from bot.games.space_mission.material import HAND
from bot.games.space_mission.state import SpaceMissionState
from bot.games.space_mission.view import Move


def top_up(state: SpaceMissionState, seat: int, action: TopUp, events: list[Event]) -> SpaceMissionState:
    """Discard, then draw up to five; without either it is the way to pass."""
    pilot = state.pilots[seat]
    kept = without(pilot.hand, action.discard)
    count, discards = HAND - len(kept), state.discards + action.discard
    drawn, deck = state.deck[:count], state.deck[count:]
    if not deck:  # used up, even if nothing more is due: the new draw pile is laid ready at once
        state, deck = _reshuffled(state, discards, events)
        discards, missing = (), count - len(drawn)
        drawn, deck = drawn + deck[:missing], deck[missing:]
    events.append(ToppedUp(seat, action.discard, drawn))
    move = Move("top-up", None, action.discard, len(drawn))
    filled = replace(pilot, hand=tuple(sorted(kept + drawn)), last_turn=moves(state, pilot, move))
    knowledge = learned(state, seat) if drawn else state.knowledge
    pilots = put(state.pilots, seat, filled)
    return replace(state, pilots=pilots, deck=deck, discards=discards, knowledge=knowledge)


def _reshuffled(
    state: SpaceMissionState, discards: tuple[int, ...], events: list[Event]
) -> tuple[SpaceMissionState, tuple[int, ...]]:
    """Shuffle the discard pile; return the state after the draws, and the new draw pile."""
    stream = state.chance.open()
    deck = stream.shuffle(discards)
    events.append(Reshuffled(len(deck)))
    cycle, shuffled = max(state.cycles) + 1, set(deck)
    cycles = tuple(cycle if card in shuffled else before for card, before in enumerate(state.cycles, start=1))
    return replace(state, cycles=cycles, chance=stream.close()), deck
