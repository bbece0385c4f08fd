"""Choosing by playing out: which action leads to the best tables, on the mean of many that fit the view.

In each round every action that is left is tried on the same tables, drawn again by `sample_state`, with the same dice:
luck does the same to each. Then the worse half is dropped (sequential halving), so that most of the effort
goes into telling the best from the second best. Seeing nothing but the view, it is honest.
"""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import Struct

from bot.games.core.actions import Action
from bot.games.core.chance import Stream
from bot.games.space_mission.actions import Develop, Discover, Fly, Jump, Scan, Take, TopUp
from bot.games.space_mission.sample_state import sample_state
from bot.games.space_mission.strong.dice import Dice, seed_of
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


class Outcome(Struct, frozen=True):
    """What came of an action: by how many points one was ahead of the best of the others, on the mean of `tables`."""

    action: Action
    ahead: float
    tables: int


@dataclass
class _Candidate:
    action: Action
    total: float = 0.0
    tables: int = 0

    @property
    def mean(self) -> float:
        return self.total / self.tables if self.tables else 0.0


def search(
    view: SpaceMissionView, legal: tuple[Action, ...], seat: int, effort: int, chance: Stream
) -> tuple[Outcome, ...]:
    """Return what came of each action that was tried, the best first.

    `effort`: how often a table is played on. Each action is tried once at least, those that remain once a round.
    """
    candidates = [_Candidate(action) for action in promising(view, legal, seat)]
    places = {planet.id: place for place, planet in enumerate(view.ring)}
    dice, left, rounds = Dice(seed_of(chance)), candidates, (len(candidates) - 1).bit_length()
    while len(left) > 1:
        for _ in range(max(1, effort // (rounds * len(left)))):
            table, luck = world_of(sample_state(view, seat, dice)), dice.below(1 << 31)
            for candidate in left:
                candidate.total += _ahead(table.copy(), seat, candidate.action, places, Dice(luck))
                candidate.tables += 1
        left.sort(key=lambda candidate: -candidate.mean)
        left = left[: (len(left) + 1) // 2]
    candidates.sort(key=lambda candidate: (-candidate.tables, -candidate.mean))
    return tuple(Outcome(candidate.action, candidate.mean, candidate.tables) for candidate in candidates)


def promising(view: SpaceMissionView, legal: tuple[Action, ...], seat: int) -> list[Action]:
    """Return the actions worth trying, the best at a steady look first."""
    found: list[Action] = []
    top_ups = 0
    for action in sorted(legal, key=at_a_steady_look(view, seat), reverse=True):
        top_ups += isinstance(action, TopUp)
        if not isinstance(action, TopUp) or top_ups <= TOP_UPS:
            found.append(action)
    return found[:WIDTH]


def _ahead(table: World, seat: int, action: Action, places: dict[str, int], dice: Dice) -> float:
    """Do the action, play on, and return by how many points one is ahead then."""
    do(table, seat, action, places, dice)
    play_on(table, TURNS * table.seats, dice)
    worth = prospects(table)
    own = worth.pop(seat)
    return own - max(worth)


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
