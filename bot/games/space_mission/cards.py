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
    drawn, state = _draw(replace(state, discards=state.discards + action.discard), HAND - len(kept), events)
    # A reshuffle has been told by now: it is what made the rest of these cards come.
    events.append(ToppedUp(seat, action.discard, drawn))
    move = Move("top-up", None, action.discard, len(drawn))
    filled = replace(pilot, hand=tuple(sorted(kept + drawn)), last_turn=moves(state, pilot, move))
    knowledge = learned(state, seat) if drawn else state.knowledge
    return replace(state, pilots=put(state.pilots, seat, filled), knowledge=knowledge)


def _draw(state: SpaceMissionState, count: int, events: list[Event]) -> tuple[tuple[int, ...], SpaceMissionState]:
    drawn, deck = state.deck[:count], state.deck[count:]
    if deck:
        return drawn, replace(state, deck=deck)
    # Used up, even if nothing more is due: the new draw pile is laid ready at once.
    state = _reshuffled(state)
    events.append(Reshuffled(len(state.deck)))
    missing = count - len(drawn)
    return drawn + state.deck[:missing], replace(state, deck=state.deck[missing:])


def _reshuffled(state: SpaceMissionState) -> SpaceMissionState:
    stream = state.chance.open()
    deck = stream.shuffle(state.discards)
    cycle = max(state.cycles) + 1
    shuffled = set(state.discards)
    cycles = tuple(cycle if card in shuffled else before for card, before in enumerate(state.cycles, start=1))
    return replace(state, deck=deck, discards=(), cycles=cycles, chance=stream.close())
