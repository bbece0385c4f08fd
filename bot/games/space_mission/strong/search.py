"""Choosing by search: each sampled state becomes a quick table, on which the best candidates are played out."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bot.games.core.actions import Action
from bot.games.core.chance import Stream
from bot.games.core.contract import Step
from bot.games.core.dice import Dice
from bot.games.core.search import Advice, Candidate
from bot.games.space_mission.actions import Develop, Discover, Fly, Jump, Scan, Take, TopUp
from bot.games.space_mission.sample_state import sampler
from bot.games.space_mission.strong.light import play_on, prospects, take_best
from bot.games.space_mission.strong.orbit import KIND, hand_of
from bot.games.space_mission.strong.world import World, world_of
from bot.games.space_mission.turn_evaluator import at_a_steady_look
from bot.games.space_mission.view import SpaceMissionView

WIDTH = 8
"""So many actions are tried: those that promise most at a steady look."""
TOP_UPS = 3
"""So many of them may be top-ups, of which there are often 32."""
TURNS = 2
"""So many turns of every seat are played out."""


class Simulated(NamedTuple):
    """A quick table. `places`: the place of each planet in the ring. `luck`: seed of what the candidate draws."""

    world: World
    places: dict[str, int]
    luck: int


def promising(view: SpaceMissionView, legal: tuple[Action, ...], seat: int) -> list[Candidate]:
    """Return the actions worth trying, the best at a steady look first."""
    found: list[Candidate] = []
    top_ups = 0
    for action in sorted(legal, key=at_a_steady_look(view, seat), reverse=True):
        top_ups += isinstance(action, TopUp)
        if not isinstance(action, TopUp) or top_ups <= TOP_UPS:
            found.append(Candidate(action))
    return found[:WIDTH]


def _sampler(view: SpaceMissionView, seat: int) -> Callable[[Stream], Simulated]:
    prepared, places = sampler(view, seat), {planet.id: place for place, planet in enumerate(view.ring)}
    return lambda chance: Simulated(world_of(prepared.draw(chance)), places, chance.below(1 << 31))


def _applied(state: Simulated, seat: int, action: Action) -> Step:
    world = state.world.copy()
    do(world, seat, action, state.places, Dice(state.luck))
    return Step(state._replace(world=world), ())


def _played_on(state: Simulated, turns: int, dice: Dice) -> Simulated:
    play_on(state.world, turns, dice)
    return state


def do(table: World, seat: int, action: Action, places: dict[str, int], dice: Dice) -> None:
    """Do an action of the rules. Of the tile that it leads to the best is taken."""
    due = False
    match action:
        case TopUp(discard=discard):
            table.top_up(seat, hand_of(discard), dice)
        case Jump(card=card, planet=planet):
            table.jump(seat, card, places[planet])
        case Fly(planet=planet):
            table.fly(seat, places[planet])
        case Scan(card=card):
            due = table.scan(seat, card)
        case Develop(cards=cards):
            due = table.develop(seat, hand_of(cards))
        case Discover():
            due = table.discover(seat)
        case Take(tile=tile):
            table.take(seat, KIND[tile])
        case _:
            raise ValueError(f"{action} is no action of Space Mission")
    if due:
        take_best(table, seat)


ADVICE = Advice(
    _sampler,
    _applied,
    promising,
    lambda view: TURNS * view.seats,
    _played_on,
    lambda state: prospects(state.world),
)
