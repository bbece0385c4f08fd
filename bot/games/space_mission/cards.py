"""Top-up: the only way to new cards."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.space_mission.actions import TopUp
from bot.games.space_mission.draft import Draft
from bot.games.space_mission.events import Reshuffled, ToppedUp
from bot.games.space_mission.material import HAND
from bot.games.space_mission.view import Move


def top_up(draft: Draft, seat: int, action: TopUp) -> None:
    """Discard, then draw up to five; without either it is the way to pass."""
    pilot = draft.pilots[seat]
    kept = tuple([card for card in pilot.hand if card not in action.discard])
    draft.discards += action.discard
    drawn = _draw(draft, HAND - len(kept))
    if drawn:
        draft.learn(seat)
    move = Move("top-up", None, action.discard, len(drawn))
    draft.set_pilot(seat, replace(pilot, hand=tuple(sorted(kept + drawn)), last_turn=draft.moves(seat, move)))
    # A reshuffle has been told by now: it is what made the rest of these cards come.
    draft.events.append(ToppedUp(seat, action.discard, drawn))


def _draw(draft: Draft, count: int) -> tuple[int, ...]:
    drawn, draft.deck = draft.deck[:count], draft.deck[count:]
    if not draft.deck:  # used up, even if nothing more is due: the new draw pile is laid ready at once
        _reshuffle(draft)
        missing = count - len(drawn)
        drawn, draft.deck = drawn + draft.deck[:missing], draft.deck[missing:]
    return drawn


def _reshuffle(draft: Draft) -> None:
    stream = draft.chance.open()
    cycle = max(draft.cycles) + 1
    cycles = list(draft.cycles)
    for card in draft.discards:
        cycles[card - 1] = cycle
    draft.cycles = tuple(cycles)
    draft.deck, draft.discards = stream.shuffle(draft.discards), ()
    draft.chance = stream.close()
    draft.events.append(Reshuffled(len(draft.deck)))


def play(hand: tuple[int, ...], *cards: int) -> tuple[int, ...]:
    """Return the hand without the cards that are played."""
    return tuple([card for card in hand if card not in cards])
