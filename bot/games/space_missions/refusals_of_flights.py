"""Refusals of announcing, flying and completing in words-to-be.

Paragraphs are those of the rules topics in `meta.rule_topics`, counted from 1:

    7 announce     .1 one of the eight missions  .2 with levels that were reached  .3 and that the mission asks for
                   .4 only craft that it asks for fly  .5 after the successes it asks for  .6 the rocket carries it all
                   .7 every fuel space is covered  .8 manned missions take astronauts from the supply
                   .9 tokens are loaded from the seat's stock  .10 on slots of a craft that the mission can use
    8 event        .1 the event takes one token that it shows, or the inspection token
    9 flight       .1 backups are spent from the active craft  .2 training needs a healthy astronaut
    10 technologies .1 each problem is solved or downgraded by tokens of its technology
    11 astronauts  .1 an injury or a loss strikes an astronaut aboard
    12 rewards     .1 after a failure a card drawn in the mission may leave the game
                   .2 drawn cards go back to any places
    13 bonuses     .1 one of the year's two  .2 that can be had  .3 a deck that has cards is looked through
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.core.actions import Refusal
from bot.games.core.phrase import Fact, Phrase, say
from bot.games.space_missions import names
from bot.games.space_missions.actions import Announce, Give, Hit, Load, Study
from bot.games.space_missions.announcing import loads, open_to
from bot.games.space_missions.bonuses import of_the_year, possible
from bot.games.space_missions.decks import deck_of, with_cards
from bot.games.space_missions.event_losses import losses
from bot.games.space_missions.flight_cards import kinds_lying
from bot.games.space_missions.injuries import flight_of
from bot.games.space_missions.loading import levels_of, payload_needed, payload_slots, weight_of
from bot.games.space_missions.material import CRAFT, MISSIONS, PROBLEMS, STOCK, TECHNOLOGIES, Mission, craft_of
from bot.games.space_missions.names import problem, technology, token
from bot.games.space_missions.problems import active_craft, helpers
from bot.games.space_missions.refusals import no
from bot.games.space_missions.state import FlightCard, SpaceMissionsState


def _typed(name: str, known: Iterable[str], kind: str) -> Phrase:
    """Name a thing; what was typed and is none stays unnamed."""
    return say(f"sms-{kind}-{name}" if name in known else f"sms-refusal-such-{kind}")


def _place_of(action: Load | Give) -> dict[str, Phrase]:
    """Return the facts of an action with a token on a craft, as it was typed."""
    return {"token": _typed(action.token, STOCK, "token"), "craft": _craft(action.craft)}


def _craft(craft: str) -> Phrase:
    return _typed(craft, CRAFT, "kind")


def _open_missions(state: SpaceMissionsState) -> dict[str, Fact]:
    """Return the facts of what can be announced now: the missions, and how many."""
    numbers = list(dict.fromkeys(action.mission for action in open_to(state, state.turn)))
    return {"missions": tuple([names.mission(number) for number in numbers]), "count": len(numbers)}


def no_mission(state: SpaceMissionsState) -> Refusal:
    """There is no mission of this number."""
    return no("no-mission", "7.1", {"count": MISSIONS}, **_open_missions(state))


def level_not_reached(craft: str, level: int, reached: int) -> Refusal:
    """The craft is not developed so far."""
    return no("level-not-reached", "7.2", {"craft": names.craft(craft, level)}, craft=names.craft(craft, reached))


def level_too_low(mission: Mission, craft: str, level: int) -> Refusal:
    """The mission asks for a higher level of the craft."""
    least = mission.rocket if craft == "rocket" else max(mission.satellite, mission.capsule)
    reason: dict[str, Fact] = {"mission": names.mission(mission.number), "craft": names.craft(craft, level)}
    return no("level-too-low", "7.3", reason, craft=names.craft(craft, least))


def bare_rocket(mission: Mission) -> Refusal:
    """The mission is flown by the rocket alone."""
    return no("bare-rocket", "7.4", {"mission": names.mission(mission.number)})


def successes_missing(mission: Mission) -> Refusal:
    """The mission asks for successes in other categories first."""
    asked = tuple([say(f"sms-requires-{one}") for one in mission.requires])
    return no("successes-missing", "7.5", {"mission": names.mission(mission.number)}, asked=asked)


def too_heavy(mission: Mission, action: Announce, held: int) -> Refusal:
    """The rocket does not carry the payload to the mission's orbit."""
    needed, slots = payload_needed(mission, action.rocket, action.payload), payload_slots(action.rocket)
    weight = weight_of(levels_of(mission, action.rocket, action.payload))
    reason: dict[str, Fact] = {
        "rocket": names.craft("rocket", action.rocket),
        "weight": weight,
        "carried": craft_of("rocket", action.rocket).payload.get(mission.orbit, 0),
        "orbit": say(f"sms-orbit-{mission.orbit}"),
    }
    return no("too-heavy", "7.6", reason, needed=needed, slots=slots, held=held, loadable=int(needed <= slots))


def fuel_missing(rocket: int, held: int) -> Refusal:
    """Not every fuel space of the rocket can be covered."""
    fuel = craft_of("rocket", rocket).fuel
    reason = {"rocket": names.craft("rocket", rocket), "fuel": fuel, "held": held}
    return no("fuel-missing", "7.7", reason, missing=fuel - held)


def no_astronauts() -> Refusal:
    """The supply has no astronaut left."""
    return no("no-astronauts", "7.8")


def not_held(state: SpaceMissionsState, kind: str) -> Refusal:
    """The seat has no such token left."""
    return no("not-held", "7.9", {"token": _typed(kind, STOCK, "token")}, **_loadable(state))


def no_slot(state: SpaceMissionsState, action: Load) -> Refusal:
    """The token has no place on this craft, or none that is free."""
    return no("no-slot", "7.10", _place_of(action), **_loadable(state))


def _loadable(state: SpaceMissionsState) -> dict[str, Fact]:
    rooms = loads(state.agencies[state.turn])
    return {"places": tuple([_place(load.token, load.craft) for load in rooms]), "count": len(rooms)}


def _place(kind: str, craft: str) -> Phrase:
    return say("sms-refusal-place", token=token(kind), craft=_craft(craft))


def not_to_give(state: SpaceMissionsState, _seat: int, action: Give) -> Refusal:
    """The event does not take this."""
    choices = losses(flight_of(state.agencies[state.turn]), state.past[-1])
    return no("not-to-give", "8.1", _place_of(action), places=tuple([_place(*choice) for choice in choices]))


def not_aboard(state: SpaceMissionsState, kind: str) -> Refusal:
    """The token would help, but none of it is on the active craft."""
    craft = _craft("capsule" if kind == "training" else active_craft(flight_of(state.agencies[state.turn])))
    return no("not-aboard", "9.1", {"token": token(kind), "craft": craft}, **_helping(state))


def nobody_healthy(state: SpaceMissionsState) -> Refusal:
    """Training needs a healthy astronaut."""
    return no("nobody-healthy", "9.2", None, **_helping(state))


def no_help(state: SpaceMissionsState, kind: str, drawn: FlightCard, grade: str) -> Refusal:
    """The token does not help against this problem."""
    reason: dict[str, Fact] = {
        "token": _typed(kind, STOCK, "token"),
        "problem": problem(grade),
        "technology": technology(drawn.technology),
    }
    return no("no-help", "10.1", reason, **_helping(state))


def _helping(state: SpaceMissionsState) -> dict[str, Fact]:
    return {"tokens": tuple(map(token, helpers(flight_of(state.agencies[state.turn]))))}


def nobody_such(state: SpaceMissionsState, _seat: int, _action: Hit) -> Refusal:
    """Healthy and injured astronauts are aboard, and no others."""
    flight = flight_of(state.agencies[state.turn])
    return no("nobody-such", "11.1", healthy=flight.healthy, injured=flight.injured)


def not_lying(state: SpaceMissionsState, deck: str, card: str, rule: str) -> Refusal:
    """No such card was drawn in the mission and still lies there."""
    reason: dict[str, Fact] = {
        "technology": _typed(deck, TECHNOLOGIES, "technology"),
        "card": _typed(card, PROBLEMS, "problem"),
    }
    return no("not-lying", rule, reason, cards=_lying(state))


def _lying(state: SpaceMissionsState) -> tuple[Phrase, ...]:
    left = kinds_lying(flight_of(state.agencies[state.turn]))
    return tuple([say("sms-refusal-card", technology=technology(name), card=problem(kind)) for name, kind in left])


def no_place_there(state: SpaceMissionsState, deck: str) -> Refusal:
    """The deck has no such place."""
    return no("no-place", "12.2", count=len(deck_of(state, state.turn, deck).cards) + 1)


def no_bonus(state: SpaceMissionsState) -> Refusal:
    """This is not one of the year's two bonuses."""
    return no("no-bonus", "13.1", {"year": str(state.year)}, **_bonuses(state))


def bonus_out_of_reach(state: SpaceMissionsState, bonus: str) -> Refusal:
    """The bonus brings nothing now."""
    return no("bonus-out-of-reach", "13.2", {"why": say(f"sms-refusal-no-{bonus}")}, **_bonuses(state))


def _bonuses(state: SpaceMissionsState) -> dict[str, Fact]:
    return {"bonuses": tuple([say(f"sms-bonus-{bonus}") for bonus in possible(state, state.turn)])}


def of_this_year(state: SpaceMissionsState, bonus: str) -> bool:
    """Return whether the bonus is one of the year's two."""
    return bonus in of_the_year(state.variant.bonuses, state.year)


def nothing_to_study(state: SpaceMissionsState, _seat: int, action: Study) -> Refusal:
    """There is no such deck, or it is empty."""
    left = with_cards(state.agencies[state.turn])
    typed = _typed(action.technology, TECHNOLOGIES, "technology")
    return no("nothing-to-study", "13.4", {"technology": typed}, technologies=tuple(map(technology, left)))


def bonus_is_for_removing(state: SpaceMissionsState) -> Refusal:
    """Who chose the bonus of removing a card removes one."""
    return no("bonus-is-for-removing", "13.1", cards=_lying(state))
