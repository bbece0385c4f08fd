"""The action of a card that was discarded on E2, alone (rules 11.9; rulings 34 and 62).

No card of the action area is used with it. The track bonuses that last apply, and for a research scientist the area
still meets the requirements of plans. The second bonus of E2 leaves it open whether the action is performed.

Paragraphs that refusals cite:

    11 tracks  .9 the action of the discarded card, alone
"""

from __future__ import annotations

from functools import partial

from bot.games.core.actions import Action, Refusal, refuse
from bot.games.core.decision import ActionRule, Decision
from bot.games.core.events import Event
from bot.games.skymines import energy_action, fields, research, resources
from bot.games.skymines.actions import Energy, Field, Finish, Resources, Upload
from bot.games.skymines.cards import energy_alone
from bot.games.skymines.change import settled
from bot.games.skymines.events import Declined
from bot.games.skymines.material import CARD, RESOURCES
from bot.games.skymines.speech import words
from bot.games.skymines.state import SkyminesState
from bot.games.skymines.track_spaces import PERFORMANCE

no = partial(refuse, "sk")


def options(state: SkyminesState, seat: int) -> tuple[Action, ...]:
    """Return the ways to perform the discarded card, and with the second bonus not to."""
    due = state.pending[0]
    ways = _ways(state, seat, due.card)
    return ways if due.space == PERFORMANCE[0] else (*ways, Finish())


def _ways(state: SkyminesState, seat: int, card: str) -> tuple[Action, ...]:
    kind = CARD[card].kind
    if kind in RESOURCES:
        return resources.perform_options(state, seat, card)
    if kind == "energy":
        return energy_action.choices(state, energy_alone(state, seat, card))
    return (research if kind == "research" else fields).perform_options(state, seat, card)


def why_not(state: SkyminesState, seat: int, action: Action) -> Refusal | None:
    """Return why the card cannot be performed so, or None."""
    card = state.pending[0].card
    kind = CARD[card].kind
    match action:
        case Resources() if kind in RESOURCES:
            return resources.perform_why_not(state, seat, card, action)
        case Energy() if kind == "energy":
            return energy_action.why_not_with(state, energy_alone(state, seat, card), action)
        case Upload() if kind == "research":
            return research.perform_why_not(state, seat, card, action)
        case Field() if kind == "field":
            return fields.perform_why_not(state, seat, card, action)
        case _:
            return no("other-card", "11.9", {"card": words.card(card)}, card=words.card(card))


def do(state: SkyminesState, seat: int, action: Action, events: list[Event]) -> SkyminesState:
    """Return the state after the card was performed."""
    card, state = state.pending[0].card, settled(state)
    match action:
        case Resources():
            return resources.perform(state, seat, action, events)
        case Energy():
            return energy_action.use(state, seat, energy_alone(state, seat, card), action, events)
        case Upload():
            return research.perform(state, seat, action, events)
        case Field():
            return fields.perform(state, seat, action, events)
        case _:
            raise AssertionError(f"{action} performs no card")


def why_not_finish(state: SkyminesState, _seat: int, _action: Finish) -> Refusal | None:
    """Return why the card must be performed: with the first bonus that was the choice."""
    due = state.pending[0]
    return no("perform-due", "11.7", {"card": words.card(due.card)}) if due.space == PERFORMANCE[0] else None


def do_finish(state: SkyminesState, seat: int, _action: Finish, events: list[Event]) -> SkyminesState:
    """Return the state without the action of the card."""
    events.append(Declined(seat, "perform"))
    return settled(state)


PERFORM = Decision(
    options,
    {
        **{kind: ActionRule(why_not, do) for kind in (Resources, Energy, Upload, Field)},
        Finish: ActionRule(why_not_finish, do_finish),
    },
)
"""What a seat decides when the action of its discarded card is due."""
