"""What is due after a marker was placed on a track's bonus space: halves, a discarded card, the pile, moves.

Paragraphs that refusals cite:

    11 tracks  .1 a marker stays at the end of its track  .5 E2: an action or a card of the pile
               .7 A2 and E2: one of the two halves  .8 a reward for any track moves one marker, D2 those of other tracks
"""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from bot.games.core.actions import Action, Refusal, refuse
from bot.games.core.decision import ActionRule, Decision
from bot.games.core.events import Event
from bot.games.skymines.actions import Advance, Finish, Half, Recover
from bot.games.skymines.change import owe, paid, settled, with_player
from bot.games.skymines.events import Declined, HalfTaken, Recovered, TrackChosen
from bot.games.skymines.gains import gain
from bot.games.skymines.material import COMPANIES, COMPANY_OF
from bot.games.skymines.speech import words
from bot.games.skymines.state import Due, SkyminesState
from bot.games.skymines.track_spaces import (
    PERFORM,
    RECOVER,
    RECOVERY_PRICE,
    RESEARCH_HALVES,
    can_recover,
    performable,
    without_track,
)
from bot.games.skymines.tracks import barrier_ahead, farthest

no = partial(refuse, "sk")


# -- halves -----------------------------------------------------------------------------------------------------------


def half_options(state: SkyminesState, seat: int) -> tuple[Action, ...]:
    """Return the halves that bring something: of A2 both, of E2 the action of the card and a card of the pile."""
    card = state.pending[0].card
    if not card:
        return (Half(1), Half(2))
    return (
        *([Half(PERFORM)] if performable(card) else []),
        *([Half(RECOVER)] if can_recover(state, seat) else []),
    )


def why_not_half(state: SkyminesState, seat: int, action: Half) -> Refusal | None:
    """Return why the half cannot be taken, or None."""
    if action in half_options(state, seat):
        return None
    due = state.pending[0]
    if due.card and action.half == PERFORM:
        return no("not-performed", "11.5", {"card": words.card(due.card)}, price=RECOVERY_PRICE)
    if due.card and action.half == RECOVER:
        return _no_recovery(state, seat)
    return no("no-half", "11.7", {"half": action.half})


def _no_recovery(state: SkyminesState, seat: int) -> Refusal:
    missing = RECOVERY_PRICE - state.players[seat].cash
    return no("no-recovery", "11.5", {"price": RECOVERY_PRICE}, missing=missing)


def do_half(state: SkyminesState, seat: int, action: Half, events: list[Event]) -> SkyminesState:
    """Return the state in which one half is due."""
    due, state = state.pending[0], settled(state)
    if not due.card:
        return gain(state, seat, RESEARCH_HALVES[action.half - 1], "space", events)
    events.append(HalfTaken(seat, action.half))
    return owe(state, Due("perform" if action.half == PERFORM else "recover", card=due.card, space=due.space))


HALF = Decision(half_options, {Half: ActionRule(why_not_half, do_half)})


# -- a card of the discard pile ---------------------------------------------------------------------------------------


def recover_options(state: SkyminesState, seat: int) -> tuple[Action, ...]:
    """Return the cards that may be bought, the one just discarded too (ruling 48); or none is."""
    if not can_recover(state, seat):
        return ()
    return (*[Recover(card) for card in state.discard], Finish())


def why_not_recover(state: SkyminesState, seat: int, action: Recover) -> Refusal | None:
    """Return why a card cannot be taken from the discard pile, or None."""
    if not can_recover(state, seat):
        return _no_recovery(state, seat)
    if action.card in state.discard:
        return None
    return no("not-discarded", "11.5", {"card": words.card(action.card)}, cards=words.brief(state.discard))


def do_recover(state: SkyminesState, seat: int, action: Recover, events: list[Event]) -> SkyminesState:
    """Return the state after a card of the discard pile was bought."""
    events.append(Recovered(seat, action.card, RECOVERY_PRICE))
    state = paid(settled(state), seat, RECOVERY_PRICE)
    state = _without(state, action.card)
    return with_player(state, seat, hand=(*state.players[seat].hand, action.card))


def finish_recover(state: SkyminesState, seat: int, _action: Finish, events: list[Event]) -> SkyminesState:
    """Return the state without a card of the discard pile."""
    events.append(Declined(seat, "recover"))
    return settled(state)


def _without(state: SkyminesState, card: str) -> SkyminesState:
    return replace(state, discard=tuple([other for other in state.discard if other != card]))


RECOVERY = Decision(
    recover_options,
    {
        Recover: ActionRule(why_not_recover, do_recover),
        Finish: ActionRule(lambda _state, _seat, _action: None, finish_recover),
    },
)


# -- a track of choice ------------------------------------------------------------------------------------------------


def track_options(state: SkyminesState, seat: int) -> tuple[Action, ...]:
    """Return the tracks on which the spaces can be moved: one of them, as far as possible (rulings 13 and 51).

    A barrier ahead that can be paid does not exclude a track; a track where nothing can move is not offered.
    """
    due = state.pending[0]
    return tuple([Advance(COMPANIES[company], due.amount) for company in _movable(state, seat, due)])


def why_not_track(state: SkyminesState, seat: int, action: Advance) -> Refusal | None:
    """Return why the spaces cannot be moved so, or None."""
    due, company = state.pending[0], COMPANY_OF.get(action.company)
    movable = _movable(state, seat, due)
    if company is not None and company in movable and action.steps == due.amount:
        return None
    names = words.companies(movable)
    if company is None:
        return no("no-track", "11.6")
    if company in due.excluded:
        return no("track-excluded", "11.8", {"company": words.company(company)}, companies=names)
    if company not in movable:
        return no("track-blocked", "11.1", {"company": words.company(company)}, companies=names)
    return no("other-steps", "11.8", {"steps": action.steps}, count=due.amount)


def do_track(state: SkyminesState, seat: int, action: Advance, events: list[Event]) -> SkyminesState:
    """Return the state in which the move on the chosen track is due; the other moves of D2 go to other tracks."""
    due, company = state.pending[0], COMPANY_OF[action.company]
    state = settled(state)
    if barrier_ahead(state, seat, company):  # else a move follows, which tells of the choice
        events.append(TrackChosen(seat, company, due.amount))
    if due.space:
        state = without_track(state, company, due.space)
    return owe(state, Due("move", due.amount, company))


def _movable(state: SkyminesState, seat: int, due: Due) -> list[int]:
    companies = [company for company in range(len(COMPANIES)) if company not in due.excluded]
    return [company for company in companies if farthest(state, seat, company, 1)]


TRACKS = Decision(track_options, {Advance: ActionRule(why_not_track, do_track)})
"""What a seat decides when it may move on one track of its choice."""
