"""The flight of a mission: announcing and loading it, the year's event, problems on the way."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from bot.games.core.actions import Action, Refusal
from bot.games.core.decision import all_listed, listed
from bot.games.core.events import Event
from bot.games.space_missions import announcing, event_phase, flying
from bot.games.space_missions import refusals_of_flights as no
from bot.games.space_missions.actions import (
    Announce,
    Cancel,
    Decline,
    Fill,
    Give,
    Hit,
    Launch,
    Load,
    Ready,
    Solve,
    Suffer,
)
from bot.games.space_missions.change import STOCK_AT
from bot.games.space_missions.event_losses import losses
from bot.games.space_missions.injuries import HEALTHY, INJURED, flight_of, struck
from bot.games.space_missions.loading import FLIGHT_PLANS, TRAINING, flight_plan_of, meets_requirements, payload_craft
from bot.games.space_missions.material import DEVELOPED, MISSIONS, TOKENS, Mission, mission_of
from bot.games.space_missions.problems import grade, helpers, solutions
from bot.games.space_missions.refusals import not_now
from bot.games.space_missions.state import Agency, SpaceMissionsState

# -- pending `announce`: which mission to fly this year, with which craft, or none -------------------------------------


_DECLINE_ANNOUNCE = (Decline(),)


def _announce_options(state: SpaceMissionsState, seat: int) -> tuple[Action, ...]:
    """Return every mission with every choice of levels that can be loaded, and to stay."""
    return announcing.open_to(state, seat) + _DECLINE_ANNOUNCE


def _why_not_announce(state: SpaceMissionsState, seat: int, action: Announce) -> Refusal:
    """Return the first requirement that is not met, in the order of the rules."""
    if not 1 <= action.mission <= MISSIONS:
        return no.no_mission(state)
    mission, agency = mission_of(action.mission), state.agencies[seat]
    refusal = _levels(mission, agency, action)
    if refusal is not None:
        return refusal
    if not meets_requirements(mission, agency.bars):
        return no.successes_missing(mission)
    payload, fuel = agency.stock[STOCK_AT["payload"]], agency.stock[STOCK_AT["fuel"]]
    if action not in FLIGHT_PLANS or FLIGHT_PLANS[action].payload > payload:
        return no.too_heavy(mission, action, payload)
    if FLIGHT_PLANS[action].fuel > fuel:
        return no.fuel_missing(action.rocket, fuel)
    return no.no_astronauts()


def _levels(mission: Mission, agency: Agency, action: Announce) -> Refusal | None:
    craft = payload_craft(mission)
    if craft is None and action.payload:
        return no.bare_rocket(mission)
    least = max(mission.satellite, mission.capsule)
    asked = [("rocket", action.rocket, mission.rocket)]
    asked += [(craft, action.payload, least)] if craft else []
    for name, level, needed in asked:
        if level < needed:
            return no.level_too_low(mission, name, level)
        reached = agency.levels[DEVELOPED.index(name)]
        if level > reached:
            return no.level_not_reached(name, level, reached)
    return None


ANNOUNCE = all_listed(
    _announce_options, _why_not_announce, {Announce: announcing.announced, Decline: announcing.stayed}
)


# -- pending `load`: which of one's tokens go aboard -------------------------------------------------------------------


_FILL, _READY = Fill(), Ready()


def _load_options(state: SpaceMissionsState, seat: int) -> tuple[Action, ...]:
    """Return every token with every free place for it, to load all that fits and helps, and to be ready."""
    return (*announcing.loads(state.agencies[seat]), _FILL, _READY)


def _why_not_load(state: SpaceMissionsState, seat: int, action: Load) -> Refusal:
    """Return why the token does not go there."""
    stock = state.agencies[seat].stock
    if not (action.token in STOCK_AT and stock[STOCK_AT[action.token]]):
        return no.not_held(state, action.token)
    return no.no_slot(state, action)


def _load(state: SpaceMissionsState, seat: int, action: Load, events: list[Event]) -> SpaceMissionsState:
    """Load a token."""
    flight = flight_of(state.agencies[seat])
    room = next(room for room in flight_plan_of(flight.mission, flight.levels).all_rooms if room.load == action)
    return announcing.load_one(state, seat, room, events)


LOAD = all_listed(_load_options, _why_not_load, {Load: _load, Fill: announcing.fill, Ready: announcing.ready})


# -- pending `launch`: whether to fly in spite of the year's event -----------------------------------------------------


_BOTH_LAUNCH = (Launch(), Cancel())


def _launch_options(state: SpaceMissionsState, seat: int) -> tuple[Action, ...]:
    """Return to launch and to cancel: both are open to everybody who has announced a mission."""
    return _BOTH_LAUNCH


def _why_not_launch(state: SpaceMissionsState, seat: int, action: Action) -> Refusal:
    """Return what is due; no action of these verbs is illegal."""
    return not_now(state)


LAUNCH = all_listed(_launch_options, _why_not_launch, {Launch: event_phase.launched, Cancel: event_phase.cancelled})


# -- pending `give`: which token the event takes -----------------------------------------------------------------------


@cache  # few tokens on few craft
def _gifts(choices: tuple[tuple[str, str], ...]) -> tuple[Action, ...]:
    return tuple([Give(token, craft) for token, craft in choices])


def _give_options(state: SpaceMissionsState, seat: int) -> tuple[Action, ...]:
    """Return every token that the event may take, craft by craft, the inspection token last."""
    return _gifts(losses(flight_of(state.agencies[seat]), state.past[-1]))


def _do_give(state: SpaceMissionsState, seat: int, action: Give, events: list[Event]) -> SpaceMissionsState:
    """Lose it."""
    return event_phase.given(state, seat, action.token, action.craft, events)


GIVE = listed(_give_options, no.not_to_give, _do_give, Give)


# -- pending `solve`: whether to spend a token on the problem that was drawn -------------------------------------------


_SOLVE, _SUFFER = {token: Solve(token) for token in TOKENS}, Suffer()


def _solve_options(state: SpaceMissionsState, seat: int) -> tuple[Action, ...]:
    """Return every token that helps now, backups first, and to suffer the problem."""
    return (*[_SOLVE[token] for token in helpers(flight_of(state.agencies[seat]))], _SUFFER)


def _why_not_solve(state: SpaceMissionsState, seat: int, action: Solve) -> Refusal:
    """Return why the token does not help here."""
    flight = flight_of(state.agencies[seat])
    drawn = flight.drawn[-1]
    if action.token not in solutions(drawn):
        return no.no_help(state, action.token, drawn, grade(drawn))
    if action.token == TRAINING and flight.training:
        return no.nobody_healthy(state)
    return no.not_aboard(state, action.token)


def _do_solve(state: SpaceMissionsState, seat: int, action: Solve | Suffer, events: list[Event]) -> SpaceMissionsState:
    """Spend the token or suffer the problem, and fly on."""
    if isinstance(action, Suffer):
        state = flying.suffered(state, seat, events)
    else:
        state = flying.spent(state, seat, action.token, events)
    return flying.go_on(replace(state, pending=""), events)


SOLVE = listed(_solve_options, _why_not_solve, _do_solve, Solve, Suffer)


# -- pending `injure` and `lose`: which astronaut is injured or lost ---------------------------------------------------


_BOTH_HIT = (Hit(HEALTHY), Hit(INJURED))


def _hit_options(state: SpaceMissionsState, seat: int) -> tuple[Action, ...]:
    """Return to strike a healthy one and an injured one: it is asked only when both are aboard."""
    return _BOTH_HIT


def _do_hit(state: SpaceMissionsState, seat: int, action: Hit, events: list[Event]) -> SpaceMissionsState:
    """Strike, and fly on."""
    return flying.go_on(replace(struck(state, seat, action.astronaut, events), pending=""), events)


HIT = listed(_hit_options, no.nobody_such, _do_hit, Hit)
