"""What a seat decides in its turns of the year, but for tests: specialists, their blocks, and craft."""

from __future__ import annotations

from functools import cache
from itertools import compress

from msgspec.structs import replace

from bot.games.core.actions import Action, Refusal
from bot.games.core.decision import listed
from bot.games.core.events import Event
from bot.games.space_missions import copying, developing
from bot.games.space_missions import refusals as no
from bot.games.space_missions.actions import Copy, Develop, Enhance, Pass, Specialist, TakeBack
from bot.games.space_missions.change import put, without
from bot.games.space_missions.copying import blocks_to_copy, visible
from bot.games.space_missions.events import Copied, Played
from bot.games.space_missions.material import DEVELOPED, EDITION, ENHANCEMENTS, SPECIALISTS
from bot.games.space_missions.sequence import begin_year
from bot.games.space_missions.state import SpaceMissionsState
from bot.games.space_missions.supply import take
from bot.games.space_missions.turn import passes, proceed, use

# -- pending `enhancement`: which enhancement to take, as an action or, before the first year, as a handicap -----------


_ENHANCE = tuple([Enhance(kind) for kind in ENHANCEMENTS])
HANDICAPPED = (1, 3)
"""Places on the sequence bar, from 0, whose seats begin with an enhancement of their choice."""


def _enhancement_options(state: SpaceMissionsState, seat: int) -> tuple[Action, ...]:
    """Return an action for each kind that the supply has."""
    return tuple(compress(_ENHANCE, state.supply))


def _why_not_enhancement(state: SpaceMissionsState, seat: int, action: Enhance) -> Refusal:
    """Return why this kind cannot be taken."""
    if action.kind in ENHANCEMENTS:
        return no.none_left(state, action.kind)
    return no.no_enhancement()


def _do_enhancement(state: SpaceMissionsState, seat: int, action: Enhance, events: list[Event]) -> SpaceMissionsState:
    """Take the token and go on."""
    if state.phase != "handicap":
        return proceed(take(state, seat, action.kind, 1, "action", events), events)
    state = take(state, seat, action.kind, 1, "handicap", events)
    place = state.sequence.index(seat)
    later = [state.sequence[other] for other in HANDICAPPED if place < other < len(state.sequence)]
    return replace(state, turn=later[0]) if later else begin_year(state, events)


ENHANCEMENT = listed(_enhancement_options, _why_not_enhancement, _do_enhancement, Enhance)


# -- pending `specialist`: play one for one of its blocks, or pass -----------------------------------------------------


@cache  # 64 hands
def _of_hand(hand: tuple[str, ...]) -> tuple[Action, ...]:
    plays = [Specialist(card, block) for card in hand for block in range(1, len(EDITION.specialists[card]) + 1)]
    return (*plays, Pass())


def _specialist_options(state: SpaceMissionsState, seat: int) -> tuple[Action, ...]:
    """Return every block of every specialist in hand, and to pass."""
    return _of_hand(state.agencies[seat].hand)


def _why_not_specialist(state: SpaceMissionsState, seat: int, action: Specialist) -> Refusal:
    """Return why the specialist cannot be played like that."""
    if action.card not in state.agencies[seat].hand:
        return no.not_in_hand(state, action.card)
    return no.no_block(action.card, "3.2")


def _do_specialist(
    state: SpaceMissionsState, seat: int, action: Specialist | Pass, events: list[Event]
) -> SpaceMissionsState:
    """Play it and do its actions, or pass."""
    if isinstance(action, Pass):
        return passes(state, seat, events)
    agency, card = state.agencies[seat], action.card
    block = EDITION.specialists[card][action.block - 1]
    events.append(Played(seat, card, action.block, block))
    agency = replace(agency, hand=without(agency.hand, card), played=(*agency.played, card))
    return use(replace(state, pending="", agencies=put(state.agencies, seat, agency)), block, events)


SPECIALIST = listed(_specialist_options, _why_not_specialist, _do_specialist, Specialist, Pass)


# -- pending `copy`: which block of which visible specialist the Spy uses ----------------------------------------------


@cache  # sets of visible cards: at most 42 with four seats
def _of_cards(cards: tuple[str, ...]) -> tuple[Action, ...]:
    return tuple(Copy(card, block) for card in cards for block in blocks_to_copy(card))


def _copy_options(state: SpaceMissionsState, seat: int) -> tuple[Action, ...]:
    """Return every block of every visible specialist but the Spy's own `copy`."""
    return _of_cards(visible(state, seat))


def _why_not_copy(state: SpaceMissionsState, seat: int, action: Copy) -> Refusal:
    """Return why this block cannot be copied."""
    cards = visible(state, seat)
    if action.card not in cards:
        return no.not_visible(action.card, cards)
    if 1 <= action.block <= len(EDITION.specialists[action.card]):
        return no.copied_copy(action.card, blocks_to_copy(action.card))
    return no.no_block(action.card, "3.2")


def _do_copy(state: SpaceMissionsState, seat: int, action: Copy, events: list[Event]) -> SpaceMissionsState:
    """Use the block as if it were the seat's own."""
    block = EDITION.specialists[action.card][action.block - 1]
    events.append(Copied(seat, action.card, action.block, block))
    return use(replace(state, pending="", block=()), (*block, *state.block), events)


COPY = listed(_copy_options, _why_not_copy, _do_copy, Copy)


# -- pending `take-back`: which of one's own played specialists comes back into the hand -------------------------------


_TAKE_BACK = {card: TakeBack(card) for card in SPECIALISTS}


def _take_back_options(state: SpaceMissionsState, seat: int) -> tuple[Action, ...]:
    """Return an action for each played specialist but the Spy."""
    return tuple([_TAKE_BACK[card] for card in copying.returnable(state, seat)])


def _why_not_take_back(state: SpaceMissionsState, seat: int, action: TakeBack) -> Refusal:
    """Return why this specialist does not come back."""
    cards = copying.returnable(state, seat)
    if action.card == copying.COPYIST:
        return no.spy_stays(cards)
    return no.not_played(action.card, cards)


def _do_take_back(state: SpaceMissionsState, seat: int, action: TakeBack, events: list[Event]) -> SpaceMissionsState:
    """Take it back and go on."""
    return proceed(copying.take_back(state, seat, action.card, events), events)


TAKE_BACK = listed(_take_back_options, _why_not_take_back, _do_take_back, TakeBack)


# -- pending `develop`: which craft ------------------------------------------------------------------------------------


_DEVELOP = {craft: Develop(craft) for craft in DEVELOPED}


def _develop_options(state: SpaceMissionsState, seat: int) -> tuple[Action, ...]:
    """Return an action for each craft with a level to come."""
    return tuple([_DEVELOP[craft] for craft in developing.developable(state, seat)])


def _why_not_develop(state: SpaceMissionsState, seat: int, action: Develop) -> Refusal:
    """Return why this craft is not developed."""
    if action.craft in DEVELOPED:
        return no.developed(state, action.craft)
    return no.no_levels(state)


def _do_develop(state: SpaceMissionsState, seat: int, action: Develop, events: list[Event]) -> SpaceMissionsState:
    """Develop it and go on."""
    return proceed(developing.develop(state, seat, action.craft, events), events)


DEVELOP = listed(_develop_options, _why_not_develop, _do_develop, Develop)
