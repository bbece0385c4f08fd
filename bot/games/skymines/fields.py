"""The use of a field scientist or of its tile (rules 7, 12.2; track E1)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.core.actions import Action, Refusal
from bot.games.core.events import Event
from bot.games.skymines.actions import Field
from bot.games.skymines.cards import FIELD_TILE, Area, field_icons, turn_down
from bot.games.skymines.change import owe
from bot.games.skymines.events import UsedField
from bot.games.skymines.expansion import collectors
from bot.games.skymines.gains import dues
from bot.games.skymines.material import CARD, COMPANY_OF, Reward
from bot.games.skymines.refusals_of_cards import not_discarded, not_usable
from bot.games.skymines.state import SkyminesState
from bot.games.skymines.tracks import bonus

PER_SPACE = 2
"""Gas collectors for one further space on the tank track."""
MORE_COLLECTORS = (0, 1, 3)
"""What E1 adds to a company's collectors, by its level."""


def options(area: Area) -> tuple[Action, ...]:
    """Return the field scientists of an area that can be used."""
    return tuple([Field(card.id) for card in area.field])


def why_not(state: SkyminesState, seat: int, action: Field) -> Refusal | None:
    """Return why a field scientist cannot be used, or None."""
    return not_usable(state, seat, action.card, ("field",), "7.1")


def do(state: SkyminesState, seat: int, action: Field, events: list[Event]) -> SkyminesState:
    """Turn a field scientist down and use it: the tile counts the others that still lie face up."""
    return perform(turn_down(state, seat, (action.card,)), seat, action, events)


def perform_options(_state: SkyminesState, _seat: int, card: str) -> tuple[Action, ...]:
    """Return the use of a discarded field scientist (E2)."""
    return (Field(card),)


def perform_why_not(_state: SkyminesState, _seat: int, card: str, action: Field) -> Refusal | None:
    """Return why a discarded field scientist cannot be used so, or None."""
    return not_discarded(action.card, card)


def perform(state: SkyminesState, seat: int, action: Field, events: list[Event]) -> SkyminesState:
    """Use a field scientist that does not lie face up (any more). What it brings is due."""
    card, counted = CARD[action.card], 0
    helium = card.value
    if card.id == FIELD_TILE:
        helium += field_icons(state, seat)
    elif card.company:
        counted = collectors(state, COMPANY_OF[card.company]) + MORE_COLLECTORS[bonus(state, seat, "E1")]
        helium += counted // PER_SPACE
    events.append(UsedField(seat, card.id, helium, card.coin, counted))
    state = replace(state, deeds=replace(state.deeds, helium=helium))
    return owe(state, *dues(Reward(coin=card.coin, helium=helium)))
