"""Pending `take-back`: which of one's own played specialists comes back into the hand."""

from __future__ import annotations

from bot.games.core.actions import Action, Refusal
from bot.games.core.events import Event
from bot.games.space_missions import copying
from bot.games.space_missions import refusals as no
from bot.games.space_missions.actions import TakeBack
from bot.games.space_missions.material import SPECIALISTS
from bot.games.space_missions.state import SpaceMissionsState
from bot.games.space_missions.turn import proceed

ACTIONS: tuple[type[Action], ...] = (TakeBack,)
_TAKE_BACK = {card: TakeBack(card) for card in SPECIALISTS}


def legal(state: SpaceMissionsState, seat: int) -> tuple[Action, ...]:
    """Return an action for each played specialist but the Spy."""
    return tuple([_TAKE_BACK[card] for card in copying.returnable(state, seat)])


def why(state: SpaceMissionsState, seat: int, action: TakeBack) -> Refusal:
    """Return why this specialist does not come back."""
    cards = copying.returnable(state, seat)
    if action.card == copying.COPYIST:
        return no.spy_stays(cards)
    return no.not_played(action.card, cards)


def do(state: SpaceMissionsState, seat: int, action: TakeBack, events: list[Event]) -> SpaceMissionsState:
    """Take it back and go on."""
    return proceed(copying.take_back(state, seat, action.card, events), events)
