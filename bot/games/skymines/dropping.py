"""Dropping out of the Action phase (rules 9; rulings 1, 3, 5, 10, 55, 57).

Paragraphs that refusals cite:

    9 drop out  .1 a seat that has a resting deck takes one of them  .2 in the last round it takes the leftmost
                .3 the cards rest one by one, from the left  .4 each in another slot
                .5 only slots above action slots that are on  .6 the rest goes straight up if those slots are free
                .7 no choice with linked slots, in the last two rounds, and without a card
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial

from msgspec.structs import replace

from bot.games.core.actions import Action, Refusal, refuse
from bot.games.core.events import Event
from bot.games.core.pieces import put
from bot.games.skymines.actions import DropOut, Finish, Rest
from bot.games.skymines.change import owe, owe_instead, settled, with_player
from bot.games.skymines.events import Dropped, Rested
from bot.games.skymines.material import NOBODY, ROUNDS, SLOTS
from bot.games.skymines.planning import slots_on
from bot.games.skymines.speech import words
from bot.games.skymines.state import Due, SkyminesState

no = partial(refuse, "sk")
STRAIGHT, CHOOSE = "straight", "choose"


# -- dropping out -----------------------------------------------------------------------------------------------------


def options(state: SkyminesState, seat: int) -> tuple[Action, ...]:
    """Return the decks that the seat may take: any; in the last round the leftmost, as no choice matters (ruling 57).

    Dropping out is always possible, also while another action is (ruling 10). That all cards rest straight up is the
    usual way, so it takes no question of its own: a seat that wants another way says so with the deck.
    """
    decks = [slot for slot, deck in enumerate(state.players[seat].decks, 1) if deck]
    if state.round == ROUNDS:
        decks = decks[:1]
    return _options(tuple(decks) or (0,), _may_choose(state, seat))


@cache  # for each set of slots with decks
def _options(decks: tuple[int, ...], may_choose: bool) -> tuple[DropOut, ...]:
    ways = (STRAIGHT, CHOOSE) if may_choose else (STRAIGHT,)
    return tuple([DropOut(deck, way) for way in ways for deck in decks])


def _may_choose(state: SkyminesState, seat: int) -> bool:
    """Return whether a seat may choose where its cards rest; in rounds 6 and 7 it does not matter (ruling 57)."""
    return not state.variant.linked and state.round < ROUNDS - 1 and any(state.players[seat].area)


def why_not(state: SkyminesState, seat: int, action: DropOut) -> Refusal | None:
    """Return why the seat cannot take this deck or have its cards rest so, or None."""
    choices = options(state, seat)
    if action in choices:
        return None
    decks = tuple([choice.deck for choice in choices if isinstance(choice, DropOut) and choice.rest == STRAIGHT])
    if action.deck in decks:
        return no("no-way-to-rest", "9.7", {"choice": int(action.rest == CHOOSE)}, free=int(_may_choose(state, seat)))
    filled = action.deck in [slot for slot, deck in enumerate(state.players[seat].decks, 1) if deck]
    if filled:
        return no("deck-leftmost", "9.2", {"deck": action.deck}, deck=decks[0])
    takes = tuple(filter(None, decks))
    return no("no-deck", "9.1", {"deck": action.deck}, count=len(takes), decks=takes)


def do(state: SkyminesState, seat: int, action: DropOut, events: list[Event]) -> SkyminesState:
    """Return the state after the seat dropped out: a deck goes to its hand, then the used cards are to rest.

    The deck is taken first, so a used card rests for a round at least. The area counts for nothing any more (ruling 5);
    tiles go back to their spaces.
    """
    player = state.players[seat]
    slot = action.deck - 1
    taken = player.decks[slot] if action.deck else ()
    events.append(Dropped(seat, slot if action.deck else NOBODY, taken))
    state = with_player(
        state,
        seat,
        hand=(*player.hand, *taken),
        decks=put(player.decks, slot, ()) if action.deck else player.decks,
        used=(False,) * SLOTS,
        tiles=(),
        tiles_used=(),
        boosted="",
        dropped=True,
    )
    filled = tuple([slot for slot, card in enumerate(player.area) if card])
    if not filled:
        return state
    if action.rest == STRAIGHT:
        return _rested(state, seat, {slot: slot for slot in filled}, events)
    return owe(state, Due("rest", targets=filled))


# -- where the cards rest ---------------------------------------------------------------------------------------------


def rest_options(state: SkyminesState, seat: int) -> tuple[Action, ...]:
    """Return where the next card may rest: above a slot that is on, and where no other card was laid now (ruling 1).

    A slot that was switched on in this round counts (ruling 55). `Finish` lays the rest straight up.
    """
    due = state.pending[0]
    card = state.players[seat].area[due.targets[0]]
    rests = [Rest(card, slot + 1) for slot in _free(state, seat, due)]
    return (Finish(), *rests) if len(due.targets) > 1 and _straight(due) else tuple(rests)


def why_not_rest(state: SkyminesState, seat: int, action: Rest) -> Refusal | None:
    """Return why the card cannot rest there now, or None."""
    due = state.pending[0]
    card, slot = state.players[seat].area[due.targets[0]], action.slot - 1
    free = tuple([slot + 1 for slot in _free(state, seat, due)])
    if action.card != card:
        return no("rest-card", "9.3", {"card": words.card(action.card)}, card=words.card(card))
    if slot in due.excluded:
        return no("rest-taken", "9.4", {"slot": action.slot}, slots=free)
    return None if action.slot in free else no("rest-slot", "9.5", {"slot": action.slot}, slots=free)


def why_not_straight(state: SkyminesState, _seat: int, _action: Finish) -> Refusal | None:
    """Return why the remaining cards cannot all rest straight above their slots, or None."""
    due = state.pending[0]
    if len(due.targets) > 1 and _straight(due):
        return None
    return no("rest-straight", "9.6", {"count": len(due.targets)})


def do_rest(state: SkyminesState, seat: int, action: Rest, events: list[Event]) -> SkyminesState:
    """Return the state after a card was laid in a resting slot."""
    due, slot = state.pending[0], action.slot - 1
    state = _rested(state, seat, {due.targets[0]: slot}, events)
    left = due.targets[1:]
    if not left:
        return settled(state)
    return owe_instead(state, replace(due, targets=left, excluded=(*due.excluded, slot)))


def do_straight(state: SkyminesState, seat: int, _action: Finish, events: list[Event]) -> SkyminesState:
    """Return the state after all remaining cards were laid straight above their slots."""
    return _rested(settled(state), seat, {slot: slot for slot in state.pending[0].targets}, events)


def _free(state: SkyminesState, seat: int, due: Due) -> tuple[int, ...]:
    return tuple([slot for slot in slots_on(state.players[seat]) if slot not in due.excluded])


def _straight(due: Due) -> bool:
    """Return whether no card was laid above the slot of one that is left."""
    return not set(due.targets) & set(due.excluded)


def _rested(state: SkyminesState, seat: int, moves: Mapping[int, int], events: list[Event]) -> SkyminesState:
    """Return the state with cards moved from action slots to resting slots."""
    player = state.players[seat]
    area, decks, laid = list(player.area), list(player.decks), [""] * SLOTS
    for origin, slot in moves.items():
        laid[slot] = area[origin]
        decks[slot] = (*decks[slot], area[origin])
        area[origin] = ""
    events.append(Rested(seat, tuple(laid)))
    return with_player(state, seat, area=tuple(area), decks=tuple(decks))
