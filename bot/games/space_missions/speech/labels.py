"""What an action does here: the words on a button (80 characters)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.core.actions import Action
from bot.games.core.events import FactOf, field, sentence
from bot.games.core.phrase import Phrase, say
from bot.games.space_missions import actions as act
from bot.games.space_missions.loading import levels_of, payload_needed
from bot.games.space_missions.material import CRAFT, DEVELOPED, EDITION, ENHANCEMENTS, STOCK, craft_of, mission_of
from bot.games.space_missions.problems import can_finish, consequences, grade, with_spent
from bot.games.space_missions.speech import words
from bot.games.space_missions.speech.facts import PROBLEM, SPECIALIST, TECHNOLOGY
from bot.games.space_missions.speech.reach import usable
from bot.games.space_missions.view import Flight, SpaceMissionsView


def label(view: SpaceMissionsView, action: Action) -> Phrase:
    """Say what the action does here."""
    return _LABELS[type(action)](view, action)


def block(card: str, number: int) -> tuple[str, ...]:
    """Return the actions of a specialist's block, () when it has none of this number."""
    blocks = EDITION.specialists.get(card, ())
    return blocks[number - 1] if 1 <= number <= len(blocks) else ()


def left(view: SpaceMissionsView, token: str) -> int:
    """Return how many tokens of a kind the supply holds."""
    return view.supply[STOCK.index(token)]


def room(flight: Flight, token: str, craft: str) -> tuple[int, int]:
    """Return how many places for a token there are on a craft of this flight, and how many are taken."""
    level = flight.levels[CRAFT.index(craft)]
    if not level:
        return 0, 0
    if token == "training":
        return craft_of("capsule", level).training, flight.training
    taken = flight.slots[CRAFT.index(craft)][ENHANCEMENTS.index(token)]
    return craft_of(craft, level).slots.get(token, 0), taken


def next_level(view: SpaceMissionsView, craft: str) -> int:
    """Return the level that a development of this craft leads to."""
    one = words.actor(view)
    return one.levels[DEVELOPED.index(craft)] + 1 if one else 2


def _use(view: SpaceMissionsView, action: act.Specialist | act.Copy) -> Phrase:
    """Say what the block does. A second inspection is never taken."""
    one, actions = words.actor(view), block(action.card, action.block)
    has = one is not None and one.stock[STOCK.index("inspection")]
    held = ["inspection-held" if has and each == "inspection" else each for each in actions]
    return say("sms-label-specialist", card=words.specialist(action.card), does=words.acts(held))


def _said(key: str, **facts: FactOf) -> Callable[[SpaceMissionsView, Any], Phrase]:
    """Return what says an action by its own nouns alone."""
    write = sentence(key, **facts)
    return lambda _view, action: write(action)


def _pass(view: SpaceMissionsView, action: act.Pass) -> Phrase:
    if view.automa is not None:
        return say("sms-label-pass-alone")
    one = words.actor(view)
    # Whom a bonus put into the upper row stands there already.
    before = view.upper.index(one.seat) if one and one.seat in view.upper else len(view.upper)
    return say("sms-label-pass", place=before + 1)


def _enhance(view: SpaceMissionsView, action: act.Enhance) -> Phrase:
    one = words.actor(view)
    no_use = one is not None and one.stock[STOCK.index(action.kind)] >= usable(one, action.kind)
    return say(
        "sms-label-enhance", token=words.token(action.kind), left=left(view, action.kind), useful=int(not no_use)
    )


def _develop(view: SpaceMissionsView, action: act.Develop) -> Phrase:
    return say("sms-label-develop", craft=words.craft(action.craft, next_level(view, action.craft)))


def _test(view: SpaceMissionsView, action: act.StartTest) -> Phrase:
    deck = words.own_deck(view, action.technology)
    return say("sms-label-test", technology=words.technology(action.technology), count=deck.cards if deck else 0)


def _announce(view: SpaceMissionsView, action: act.Announce) -> Phrase:
    mission = mission_of(action.mission)
    fleet = words.fleet(levels_of(mission, action.rocket, action.payload))
    needed = payload_needed(mission, action.rocket, action.payload)
    return say("sms-label-announce", mission=words.mission(action.mission), fleet=fleet, count=needed)


def _load(view: SpaceMissionsView, action: act.Load) -> Phrase:
    one = words.actor(view)
    places, taken = room(one.flight, action.token, action.craft) if one and one.flight else (1, 0)
    return say(
        "sms-label-load",
        token=words.token(action.token),
        craft=words.kind(action.craft),
        taken=taken,
        places=places,
    )


def _own_mission(key: str) -> Callable[[SpaceMissionsView, Action], Phrase]:
    def told(view: SpaceMissionsView, action: Action) -> Phrase:
        one = words.actor(view)
        return say(key, mission=words.mission(one.flight.mission) if one and one.flight else say("sms-a-mission"))

    return told


def _solve(view: SpaceMissionsView, action: act.Solve) -> Phrase:
    drawn, one = words.last_drawn(view), words.actor(view)
    if drawn is None or one is None or one.flight is None or grade(drawn) != "major":
        return say("sms-label-solve", token=words.token(action.token))
    if can_finish(one.flight, action.token):
        return say("sms-label-downgrade", token=words.token(action.token))
    effects = consequences(with_spent(drawn, action.token), one.flight.crew)
    return say("sms-label-downgrade-only", token=words.token(action.token), effects=words.consequences(effects))


def _suffer(view: SpaceMissionsView, action: act.Suffer) -> Phrase:
    drawn, one = words.last_drawn(view), words.actor(view)
    crew = one.flight.crew if one and one.flight else 0
    return say("sms-label-suffer", effects=words.consequences(consequences(drawn, crew) if drawn else ()))


def _hit(view: SpaceMissionsView, action: act.Hit) -> Phrase:
    lost = view.pending == "lose"
    return say("sms-label-lose" if lost else "sms-label-injure", astronaut=say(f"sms-astronaut-{action.astronaut}"))


def _decline(view: SpaceMissionsView, action: act.Decline) -> Phrase:
    return say(f"sms-label-decline-{view.pending}" if view.pending in _DECLINED else "sms-label-decline")


_DECLINED = {"announce", "remove", "remove-bonus", "bonus", "study"}
_LABELS: dict[type[Action], Callable[[SpaceMissionsView, Any], Phrase]] = {
    act.Specialist: _use,
    act.Pass: _pass,
    act.Enhance: _enhance,
    act.Develop: _develop,
    act.StartTest: _test,
    act.Draw: _said("sms-label-draw"),
    act.Remove: _said("sms-label-remove", technology=TECHNOLOGY, problem=PROBLEM),
    act.Put: _said("sms-label-put", technology=TECHNOLOGY, problem=PROBLEM, place=field("place")),
    act.PutBack: _said("sms-label-put-back"),
    act.Copy: _use,
    act.TakeBack: _said("sms-label-take-back", card=SPECIALIST),
    act.Announce: _announce,
    act.Load: _load,
    act.Fill: _said("sms-label-fill"),
    act.Ready: _said("sms-label-ready"),
    act.Launch: _own_mission("sms-label-launch"),
    act.Cancel: _own_mission("sms-label-cancel"),
    act.Give: _said("sms-label-give", token=field("token", words.token), craft=field("craft", words.kind)),
    act.Solve: _solve,
    act.Suffer: _suffer,
    act.Hit: _hit,
    act.Bonus: _said("sms-label-bonus", bonus=field("bonus", words.bonus)),
    act.Study: _said("sms-label-study", technology=TECHNOLOGY),
    act.Decline: _decline,
}
