"""What more there is to know about an action: the line below its words (100 characters)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.core.actions import Action
from bot.games.core.phrase import Phrase, say
from bot.games.space_missions import actions as act
from bot.games.space_missions.loading import flight_plan_of
from bot.games.space_missions.material import (
    CRAFT,
    DEVELOPED,
    EDITION,
    LOST_ASTRONAUT,
    PLAYABLE,
    SPECIALISTS,
    STOCK,
    TECHNOLOGIES,
    TECHNOLOGY,
    craft_of,
    mission_of,
)
from bot.games.space_missions.problems import can_finish, consequences, grade, with_spent
from bot.games.space_missions.speech import words
from bot.games.space_missions.speech.control import left_in
from bot.games.space_missions.speech.labels import block, next_level
from bot.games.space_missions.speech.reach import usable
from bot.games.space_missions.view import Player, SpaceMissionsView


def hint(view: SpaceMissionsView, action: Action) -> Phrase | None:
    """Say more about the action; None where its label says all."""
    describer = _HINTS.get(type(action))
    return describer(view, action) if describer else None


def _specialist(view: SpaceMissionsView, action: act.Specialist) -> Phrase | None:
    one, does = words.actor(view), block(action.card, action.block)
    if one is None:
        return None
    if "pass" in does:
        return _passing(view, one, early=True)
    left = len(one.hand) - 1 + ("take-back" in does and bool(one.played))
    if left == 1 and "copy" in does and "spy" in view.copyable:
        return None  # the copied Spy may take a specialist back
    if left == 1:
        return say("sms-hint-specialist-last")
    if ("copy" in does and not view.copyable) or ("take-back" in does and not one.played):
        return say(f"sms-hint-nothing-to-{does[0]}")
    return _brought(does)


def _brought(actions: tuple[str, ...]) -> Phrase:
    """Say what the actions of a block are good for, each once."""
    return words.joined("sms-hint-both", (say(f"sms-hint-acts-{action}") for action in dict.fromkeys(actions)))


def _pass(view: SpaceMissionsView, _action: act.Pass) -> Phrase | None:
    one = words.actor(view)
    return _passing(view, one, early=False) if one else None


def _passing(view: SpaceMissionsView, one: Player, *, early: bool) -> Phrase:
    """Say what passing does to the order. `early`: by the action of that name."""
    automa = view.automa
    if automa is None:
        return say("sms-hint-pass-kept" if one.seat in view.upper else "sms-hint-pass")
    passed = early or len(SPECIALISTS) - len(one.hand) + automa.took_back < PLAYABLE
    if view.upper or (passed and not automa.took_back):
        return say("sms-hint-pass-alone-first")
    return say("sms-hint-pass-alone-second" if automa.took_back and not passed else "sms-hint-pass-alone-stays")


def _enhance(view: SpaceMissionsView, action: act.Enhance) -> Phrase:
    one = words.actor(view)
    own = one.stock[STOCK.index(action.kind)] if one else 0
    places = usable(one, action.kind) if one else 0
    return say("sms-hint-enhance" if own < places else "sms-hint-enhance-no-use", own=own, places=places)


def _develop(view: SpaceMissionsView, action: act.Develop) -> Phrase | None:
    level = next_level(view, action.craft)
    if action.craft not in DEVELOPED or level > len(EDITION.rockets):
        return None
    better = craft_of(action.craft, level)
    if action.craft == "rocket":
        orbits = tuple(say("sms-orbit-carries", orbit=say(f"sms-orbit-{o}"), tons=t) for o, t in better.payload.items())
        return say("sms-hint-develop-rocket", orbits=orbits)
    if action.craft == "capsule":
        return say("sms-hint-develop-capsule", seats=better.seats, weight=better.weight)
    return say("sms-hint-develop-satellite", weight=better.weight, slots=sum(better.slots.values()))


def _test(view: SpaceMissionsView, action: act.StartTest) -> Phrase | None:
    one, deck = words.actor(view), words.own_deck(view, action.technology)
    return say("sms-hint-test", cards=words.problems(left_in(view, one, deck))) if one and deck else None


def _announce(view: SpaceMissionsView, action: act.Announce) -> Phrase:
    mission, card = mission_of(action.mission), view.missions[action.mission - 1]
    return say(
        "sms-hint-announce",
        points=mission.later if card.done else mission.first,
        fuel=craft_of("rocket", action.rocket).fuel,
        technologies=words.technologies(mission.technologies),
        all=int(len(mission.technologies) == len(TECHNOLOGIES)),
    )


def _load(view: SpaceMissionsView, action: act.Load) -> Phrase | None:
    """Say of what cannot help that it is a shield alone."""
    one = words.actor(view)
    if one is None or one.flight is None:
        return None
    useful = {room.load for room in flight_plan_of(one.flight.mission, one.flight.levels).rooms}
    return None if action in useful else say("sms-hint-load-shield")


def _decline(view: SpaceMissionsView, action: act.Decline) -> Phrase | None:
    return say("sms-hint-stay") if view.pending == "announce" else None


def _launch(view: SpaceMissionsView, action: act.Launch) -> Phrase | None:
    return say("sms-hint-launch", event=say(f"sms-event-{view.event}")) if view.event else None


def _cancel(view: SpaceMissionsView, _action: act.Cancel) -> Phrase:
    one = words.actor(view)
    return say("sms-hint-cancel", inspection=int(one is not None and one.flight is not None and one.flight.inspection))


def _solve(view: SpaceMissionsView, action: act.Solve) -> Phrase | None:
    drawn, one = words.last_drawn(view), words.actor(view)
    if drawn is None or one is None or one.flight is None:
        return None
    left = one.flight.training
    if action.token != "training":
        active = mission_of(one.flight.mission).steps[drawn.step - 1][0]
        kinds = STOCK.index(action.token)
        left = one.flight.slots[CRAFT.index(active)][kinds] if kinds < len(one.flight.slots[0]) else 0
    if not can_finish(one.flight, action.token):
        effects = consequences(with_spent(drawn, action.token), one.flight.crew)
        return say("sms-hint-downgrade-only", effects=words.consequences(effects))
    if grade(drawn) == "major":
        return say(
            "sms-hint-downgrade", left=left, solve=words.either(map(words.token, TECHNOLOGY[drawn.technology].solve))
        )
    return say("sms-hint-solve", left=left)


def _hit(view: SpaceMissionsView, action: act.Hit) -> Phrase:
    if view.pending == "lose" or action.astronaut == "injured":
        return say("sms-hint-lost", points=-LOST_ASTRONAUT)
    return say("sms-hint-injured")


def _bonus(view: SpaceMissionsView, action: act.Bonus) -> Phrase | None:
    return say("sms-hint-bonus-place", place=len(view.upper) + 1) if action.bonus == "sequence-first-free" else None


_HINTS: dict[type[Action], Callable[[SpaceMissionsView, Any], Phrase | None]] = {
    act.Specialist: _specialist,
    act.Pass: _pass,
    act.Enhance: _enhance,
    act.Develop: _develop,
    act.StartTest: _test,
    act.Draw: lambda _view, _action: say("sms-hint-draw"),
    act.Remove: lambda _view, _action: say("sms-hint-remove"),
    act.Put: lambda _view, _action: say("sms-hint-put"),
    act.PutBack: lambda _view, _action: say("sms-hint-put-back"),
    act.Copy: lambda _view, action: _brought(block(action.card, action.block)),
    act.TakeBack: lambda _view, _action: say("sms-hint-take-back"),
    act.Announce: _announce,
    act.Load: _load,
    act.Fill: lambda _view, _action: say("sms-hint-fill"),
    act.Ready: lambda _view, _action: say("sms-hint-ready"),
    act.Launch: _launch,
    act.Cancel: _cancel,
    act.Solve: _solve,
    act.Hit: _hit,
    act.Bonus: _bonus,
    act.Study: _test,
    act.Decline: _decline,
}
